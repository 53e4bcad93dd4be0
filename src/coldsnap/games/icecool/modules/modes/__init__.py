"""Rule families of modes: how many play and for what. Two players, five to eight, tournament, race, practice.

A file is one family. It imports the rule points and the vocabulary, and no other family.
"""
