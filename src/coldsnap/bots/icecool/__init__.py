"""Bots for ICECOOL."""
