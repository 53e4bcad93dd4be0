"""Who is away from a table, since when, and how long the host has to wait before acting for them.

A connection breaks in a lift or a tunnel; a few seconds of that are no reason to lose a turn.
"""

from collections.abc import Callable
from typing import Final

SECOND: Final = 1000
"""Milliseconds."""


class Absence:
    """The seats of a table that nobody holds just now. `now` gives seconds of a clock that never goes back.

    An absence begins when the seat's last connection is lost. Of who has not come yet, it begins with the match or when
    a server that was started again has found the table; before the match nobody waits for them.
    """

    def __init__(self, grace_s: int, now: Callable[[], float]) -> None:
        self._grace_s = grace_s
        self._now = now
        self._here: frozenset[int] = frozenset()
        self._lost: dict[int, float] = {}
        self._begun: float | None = None

    def begin(self) -> None:
        """The match begins, or goes on."""
        self._begun = self._now()

    def update(self, here: frozenset[int]) -> None:
        """These seats are held by somebody who is connected, and no others."""
        self._lost |= dict.fromkeys(self._here - here, self._now())
        self._here = here

    def away_ms(self, seat: int) -> int | None:
        """For how many milliseconds nobody has been there; None while somebody is, or nobody is waited for yet."""
        since = self._lost.get(seat, self._begun)
        return None if seat in self._here or since is None else max(0, round(SECOND * (self._now() - since)))

    def grace_ms(self, seat: int) -> int:
        """How many milliseconds the host still has to wait before acting for this seat."""
        away = self.away_ms(seat)
        return 0 if away is None else max(0, SECOND * self._grace_s - away)
