"""The physics by numbers: what a flick feels like, named trick shots, the generated parts of docs/physics.md.

Imports no other room of the arena.
"""
