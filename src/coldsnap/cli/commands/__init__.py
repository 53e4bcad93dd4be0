"""The work of each command, in the file of its name; each is loaded only when its command is called.

`records` has `replay`, `verify` and `render`; `join` has `host` as well. What they print goes through `terminal`; what
they take is declared in `arguments`. Both may be imported here, and everything below the command line.
"""
