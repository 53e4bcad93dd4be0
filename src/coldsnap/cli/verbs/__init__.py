"""What each command takes. Nothing here is slow to load: help needs no more than this."""
