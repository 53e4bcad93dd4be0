"""What each command takes, its page of help, and what is said when it is called wrongly.

`command_frame` makes a command when it is called; `shared.run` then loads the module of `cli.commands` that does the
work. Nothing here may load a game, an engine or a server, and nothing of `commands` or `terminal`: help has to be fast.
"""
