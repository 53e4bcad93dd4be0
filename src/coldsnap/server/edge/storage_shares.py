"""Shares of the storage: how many bytes the tables that one address has made may store in a day."""

import time
from collections.abc import Callable
from typing import Final

from coldsnap.core.errors import Rejected
from coldsnap.server.edge.admission import SPARE, CreditBuckets

DAY_S: Final = 24 * 3600.0


class StorageShares:
    """What is left of each maker's share. A maker is an address as it is stored with a table.

    A share that is used up comes back little by little, all of it in a day. A server that is started anew counts anew.
    """

    def __init__(self, bytes_a_day: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = CreditBuckets(bytes_a_day, bytes_a_day / DAY_S, spare=SPARE)

    def check(self, maker: str) -> None:
        """Refuse a maker who has nothing left. Raises Rejected."""
        if not self._left.spend(maker, 0, self._clock()):
            raise Rejected("too-much-stored")

    def take(self, maker: str, size: int) -> None:
        """Count what is stored, even if it is more than what is left: the next will be refused."""
        self._left.charge(maker, size, self._clock())
