"""Rule families of promos: each comes to the table with an option. CONTRIBUTING.md shows how one is added.

A file is one family. It imports the rule points and the vocabulary, and no other family.
"""
