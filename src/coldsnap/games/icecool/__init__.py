"""ICECOOL and ICECOOL2: penguins flicked through a school of five boxes.

An import points only downwards: `kernel` (a match), `modules` (one rule family a file), `rule_points` (what modules are
made of), `state` (what a match knows), `board` (the school). `layouts` has the files of the boards.
"""
