"""ICECOOL for people: pictures of the school and of what happened in it."""
