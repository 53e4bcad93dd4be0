"""Shares of the storage: how many bytes the tables that one address has made may store in a day."""

import time
from collections.abc import Callable
from typing import Final

from coldsnap.core.errors import Rejected
from coldsnap.server.edge.admission import SPARE, CreditBuckets

DAY_S: Final = 24 * 3600.0
PORTION: Final = 4096
"""Bytes that a match stores before they are taken from the share."""


class StorageShares:
    """What is left of each maker's share. A maker is an address as it is stored with a table.

    A share that is used up comes back little by little, all of it in a day. A server that is started anew counts anew.
    """

    def __init__(self, bytes_a_day: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = CreditBuckets(bytes_a_day, bytes_a_day / DAY_S, spare=SPARE)
        self._empty: set[str] = set()
        """Makers who had nothing left when something was taken; each has stored a whole share."""

    def check(self, maker: str) -> None:
        """Refuse a maker who has nothing left. Raises Rejected."""
        if maker in self._empty:
            if not self._left.spend(maker, 0, self._clock()):
                raise Rejected("too-much-stored")
            self._empty.remove(maker)

    def take(self, maker: str, size: int) -> None:
        """Count what is stored, even if it is more than what is left: the next will be refused."""
        now = self._clock()
        self._left.charge(maker, size, now)
        if not self._left.spend(maker, 0, now):
            self._empty.add(maker)

    def account(self, maker: str) -> "Account":
        """What one match of a maker stores is counted by this."""
        return Account(self, maker)


class Account:
    """Counts what one match stores, and takes it from the share in portions: a move costs an addition, no more."""

    __slots__ = ("_maker", "_owed", "_shares")

    def __init__(self, shares: StorageShares, maker: str) -> None:
        self._shares = shares
        self._maker = maker
        self._owed = 0

    def check(self) -> None:
        """Refuse what would be stored if nothing is left. Raises Rejected."""
        self._shares.check(self._maker)

    def take(self, size: int) -> None:
        """Count what is stored."""
        self._owed += size
        if self._owed >= PORTION:
            self._shares.take(self._maker, self._owed)
            self._owed = 0
