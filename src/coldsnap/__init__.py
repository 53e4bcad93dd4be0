"""Coldsnap: the digital table for two ice games."""
