"""IceToids for the eye: as text and as a picture."""
