"""A running match: the one path of a move (judged, stored, committed, told), bots, physics and the clock.

It knows the store, the workers and the rules' `Table`; it knows no person, socket or message.
"""
