"""IceToids: hidden tiles, pointing pyramids, pushing, a race to three own symbols."""
