"""What rule families are made of: the points at which a module may speak, and the rules that several modules ask.

`module` is the list of rule points, `promo` makes a module a table option, `typed` says how its actions are typed. No
module is imported here, only `state`, `board` and the core.
"""
