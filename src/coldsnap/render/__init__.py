"""Views for people: text, pictures and words. Never reads a state."""
