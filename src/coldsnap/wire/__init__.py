"""What a client and a server say to each other: messages, bodies of HTTP requests, packing, and the schema of it all.

Types and their encoding alone: no socket and no table. Both sides import it; it imports games and the core.
"""
