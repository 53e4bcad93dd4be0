"""One device at one table: frames in and out, the conversation from Hello to the close, the queue of what is sent.

It hands messages to a table and knows no rule of it.
"""
