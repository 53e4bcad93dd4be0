"""The games: pure rules, none of which knows physics, a server or a screen."""
