"""Tables by link: any game of the registry, online, from one process.

An import points only downwards: `run` and `app`, then `http` and `sockets`, `services`, `tables`, `matches`, `workers`,
`edge`, and at the bottom `metrics`, `settings`, `limits` and `logs`.
"""
