"""What things are worth to a bot: a position, a decision, cards and promos, all in cards (`prices.toml` has numbers).

Imports `routes`, because what a seat may still get depends on how many turns it needs.
"""
