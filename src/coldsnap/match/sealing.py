"""The seal of a match: shown when it begins, it proves when it is over that nobody exchanged the seed meanwhile.

The seed of a match on a server is 128 random bits, so a plain hash of it can neither be turned around nor be tried out,
and nobody finds a second seed with the same one. A seed that somebody chose (on a local table) has no such protection.
"""

import hashlib


def seal_of(seed: str) -> str:
    """The seal of a seed: SHA-256, in hexadecimal, of `coldsnap seed ` and the seed as it stands in the record."""
    return hashlib.sha256(f"coldsnap seed {seed}".encode()).hexdigest()
