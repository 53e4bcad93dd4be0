"""How fast things are on one core: the rules, the physics, the bots. What `coldsnap bench` runs; it prints nothing.

Imports `physics` for its flicks, and nothing of the series of games.
"""
