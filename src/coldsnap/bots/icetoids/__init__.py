"""Bots for IceToids: an evaluation, a greedy bot and a search, all on the flat core."""
