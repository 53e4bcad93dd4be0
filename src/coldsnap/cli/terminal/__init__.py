"""A match in the terminal: the console, who sits where, what is typed, what is shown, where it is saved.

At one keyboard: `match_loop` asks for a move, `typed_commands` has what can be typed beside moves, `session` judges,
stores and tells. At a server's table: `online_session` and `online_commands`. Knows no command of the shell.
"""
