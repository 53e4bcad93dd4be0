"""Aims: what a mover shows of a flick before it is flicked. Passed on now and then, never stored, never final.

Only what has a range can be aimed. A choice among several may be a secret until it is made: a card, say.
"""

import time
from typing import Final

from coldsnap.core.choices import Ranged
from coldsnap.core.values import Action
from coldsnap.match.table import Table

AIM_S: Final = 0.09
"""Seconds between two aims that are passed on: ten a second, with a little for jitter."""


class Aims:
    """Which aims of a table are passed on."""

    def __init__(self) -> None:
        self._passed_at = 0.0

    def take(self, table: Table, seat: int, action: Action) -> bool:
        """Whether to pass this on: the seat has to decide, it is in a range that is offered, and it is time again."""
        now = time.monotonic()
        if now - self._passed_at < AIM_S or not _is_aimed(table, seat, action):
            return False
        self._passed_at = now
        return True


def _is_aimed(table: Table, seat: int, action: Action) -> bool:
    return any(isinstance(choice, Ranged) and choice.accepts(action) for choice in table.choices(seat))
