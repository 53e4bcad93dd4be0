"""Bots against bots: matches, tables of results."""
