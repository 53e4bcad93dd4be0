"""What is let in, how much of it, and how a request is refused: checked before anybody looks at what is asked for.

It knows settings and the wire, and no table.
"""
