"""A world without rules: a scene and an impulse go in, facts come out."""
