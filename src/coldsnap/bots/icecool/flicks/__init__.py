"""How a bot finds its flick: what to aim at, which flicks to try, the trials in its head, and the hand that errs.

Characters are data in `hands.toml`. Imports `value`, which judges where a flick has led, and `routes`.
"""
