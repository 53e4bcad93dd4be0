"""How long a table waits until a flick has been seen, before a bot's next one is shown or a question closes."""

from collections.abc import Callable, Collection
from typing import Final, Protocol

PAUSE_S: Final = 1.2
"""Seconds after the length of a flick for those who do not say when they have seen it; and before a clock runs."""

NOW_S: Final = 0.001
"""What is due within so many seconds is due now: timers are no more exact."""


class Looker(Protocol):
    """Somebody at the table. `shows`: they say what they have seen, and have `seen` so many entries."""

    seats: frozenset[int]
    shows: bool
    seen: int


class ShowWait:
    """Waits for the slowest of those who play here; only where none of them is there, for those who watch.

    How fast flicks are shown is everybody's own choice: a table learns of it by how soon they have been seen.
    Nobody is waited for more than `longest_s` seconds beyond the length of a flick. `now` gives seconds of a clock that
    never goes back.
    """

    def __init__(self, now: Callable[[], float], lookers: Callable[[], Collection[Looker]], longest_s: float) -> None:
        self._now = now
        self._lookers = lookers
        self._longest_s = longest_s
        self._ply = 0
        self.shown_at = 0.0
        """When the last flick has been shown as it was, by the clock of `now`."""
        self._longest_at = 0.0

    def begin(self, ply: int, show_ms: int) -> None:
        """A flick is shown, that is the entry before `ply` and takes so many milliseconds."""
        self._ply = ply
        self.shown_at = self._now() + show_ms / 1000 + PAUSE_S
        self._longest_at = self._now() + show_ms / 1000 + self._longest_s

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._lookers())

    @property
    def left(self) -> float:
        """Seconds to wait at the most, unless somebody says that they have seen it; 0 if all have."""
        lookers = self._lookers()
        awaited = [looker for looker in lookers if looker.seats] or lookers
        behind = [self._until(looker) - self._now() for looker in awaited if looker.seen < self._ply]
        longest = max(behind, default=0.0)
        return longest if longest >= NOW_S else 0.0

    def _until(self, looker: Looker) -> float:
        return self._longest_at if looker.shows else self.shown_at
