"""Bots: they see views and choices, never states."""
