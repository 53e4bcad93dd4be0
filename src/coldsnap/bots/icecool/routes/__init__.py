"""Ways through the school by geometry alone: straight flicks, the doors on the way, and how many turns they take.

Knows the rules of ICECOOL and no other room of the bots.
"""
