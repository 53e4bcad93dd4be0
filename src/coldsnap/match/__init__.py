"""A match without input or output: the authority over moves, and folds of the log."""
