"""What a match knows and says: the state, what each rule family keeps in it, actions, events, views, options, cards.

`evolve` is how the kernel's own part of the state follows from events. Only `board` and the core are imported.
"""
