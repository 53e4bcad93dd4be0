"""The HTTP interface: games, tables, replays, the pages for people and the description of it all.

Moves are made over sockets alone. It asks the hub, and never changes a match.
"""
