"""The tables of a server: who sits where, who is connected, what each may know, what each may ask for.

A table's match is played one floor below, in `matches`; nothing here knows a socket.
"""
