"""A client of the wire for Python: links, the connection that comes back by itself, and what it hears.

It knows the wire and the games, and nothing of the server.
"""
