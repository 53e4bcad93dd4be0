"""The vocabulary that every layer speaks: values, choices, facts, the Game protocol, records and their codec.

Only the standard library and msgspec are known here; nothing here reads a clock or a socket, nor a file
beyond the package's own data.
"""
