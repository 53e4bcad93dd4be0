"""Bots for ICECOOL: here what they decide, in the rooms below what they decide it by.

`thinking_bot` tries flicks in its head (`mind`), `aiming_bot` plans straight ones. An import points only downwards:
the bots, `flicks` (which flick), `value` (what a position is worth), `routes` (ways through the school).
"""
