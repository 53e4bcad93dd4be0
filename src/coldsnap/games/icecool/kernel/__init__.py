"""What runs a match: it asks the modules at each rule point, in the order of TURN-13, and knows none of them by name.

`game` is the `Game` that all others see, `presets` has the editions, `notation` is how moves are written and typed.
Everything else of ICECOOL may be imported here.
"""
