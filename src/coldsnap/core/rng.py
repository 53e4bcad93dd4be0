"""Chance that travels in the state: counter-based, the same on every machine, never `random`."""

import hashlib
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from coldsnap.core.ids import SeedHex
from coldsnap.core.values import Value

_WORD = 1 << 64


class Rng(Value, frozen=True):
    """A 128-bit seed and how many words were drawn from it. Drawing gives the value and the next Rng."""

    seed: SeedHex
    counter: Annotated[int, Meta(ge=0, le=10**12)] = 0

    def word(self) -> tuple[int, "Rng"]:
        """64 even bits."""
        block = hashlib.blake2b(self.counter.to_bytes(8, "big"), digest_size=8, key=bytes.fromhex(self.seed)).digest()
        return int.from_bytes(block, "big"), Rng(self.seed, self.counter + 1)

    def below(self, bound: int) -> tuple[int, "Rng"]:
        """An even draw from 0 to `bound` - 1; words that would favour small results are thrown away."""
        if not 0 < bound < _WORD:
            raise ValueError(f"cannot draw below {bound}")
        limit = _WORD - _WORD % bound
        value, rest = self.word()
        while value >= limit:
            value, rest = rest.word()
        return value % bound, rest

    def weighted(self, weights: Sequence[int]) -> tuple[int, "Rng"]:
        """An index, drawn in proportion to its weight."""
        draw, rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if draw < weight:
                return index, rest
            draw -= weight
        raise AssertionError("the draw is below the sum of the weights")

    def split(self, label: str) -> "Rng":
        """Another, independent source, named by a label; this one is not advanced."""
        key = bytes.fromhex(self.seed)
        text = f"{self.counter}/{label}".encode()
        return Rng(hashlib.blake2b(text, digest_size=16, key=key).hexdigest())


def rng_from(text: str) -> Rng:
    """A source named by any text: what a person types as a seed."""
    return Rng(hashlib.blake2b(text.encode(), digest_size=16).hexdigest())
