"""The border of the server: it checks hosts, origins, tokens and credits of a request before any handler sees it.

It knows settings and the wire, and no table.
"""
