"""Strangers who abuse a server, and what that does to others: attacks in a process of their own, honest neighbours.

Everybody has an address of their own (127.x.y.z, which are all this computer's on Linux), as they would on the net: so
the server's limits stay at their defaults, and an attacker pays with credits of its own.
"""
