"""Rule families of the base games: turns, flicks, catching, fish, cards, the line and the circle.

A file is one family. It imports the rule points and the vocabulary, and no other family.
"""
