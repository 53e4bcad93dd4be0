"""Storage: records as JSON Lines files, boards of one's own, and the matches of a server in one SQLite file."""
