"""Load on a running server, and what it is measured by: moves, late answers, processor time, memory.

It starts servers as processes and speaks to them over the wire; it imports nothing of the server.
"""
