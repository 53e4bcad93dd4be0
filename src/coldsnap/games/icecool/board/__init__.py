"""The school: from a file in millimetres to rooms, walls and doors in metres, and the places where bodies may stand.

The files of the boards that come with the program are in `layouts`, beside this folder. Only the core is imported.
"""
