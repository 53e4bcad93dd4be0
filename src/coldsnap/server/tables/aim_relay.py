"""The relay of aims: what a mover shows of a flick before it is flicked. Passed on now and then, never stored.

Only what has a range can be aimed. A choice among several may be a secret until it is made: a card, say.
"""

from collections.abc import Callable
from typing import Final

from coldsnap.core.choices import Ranged
from coldsnap.core.values import Action
from coldsnap.match.table import Table

AIM_S: Final = 0.09
"""Seconds between two aims that are passed on: ten a second, with a little for jitter."""


class AimRelay:
    """Which aims of a table are passed on. `now` gives seconds of a clock that never goes back."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._next = 0.0

    def take(self, table: Table, seat: int, action: Action) -> bool:
        """Whether to pass this on: the seat has to decide, it is in a range that is offered, and it is time again."""
        now = self._now()
        if now < self._next or not _is_aimed(table, seat, action):
            return False
        self._next = now + AIM_S
        return True


def _is_aimed(table: Table, seat: int, action: Action) -> bool:
    return any(isinstance(choice, Ranged) and choice.accepts(action) for choice in table.choices(seat))
