"""The wire between clients and a server: messages, bodies of HTTP requests, packing, and the schema of it all.

Types and their encoding alone: no socket and no table. Both sides import it; it imports games and the core.
"""
