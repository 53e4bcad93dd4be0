"""Physics and bots in processes of their own, which have the engine warm.

`main`, `jobs` are what runs there, the rest is the server's hold on them. They know jobs, and no table.
"""
