"""Bots against bots: series of games, kept games, results and ratings; `report` makes a page of them.

`speed` measures the rules, the physics and the bots; `physics` says what the physics is like. Neither knows a series.
"""
