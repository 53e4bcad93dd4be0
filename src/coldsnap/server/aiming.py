"""Aims: what a mover shows of a flick before it is flicked. Passed on now and then, never stored, never final."""

import time
from typing import Final

from coldsnap.core.values import Action
from coldsnap.match.table import Table

AIM_S: Final = 0.09
"""Seconds between two aims that are passed on: ten a second, with a little for jitter."""


class Aims:
    """Which aims of a table are passed on."""

    def __init__(self) -> None:
        self._passed_at = 0.0

    def take(self, table: Table, seat: int, action: Action) -> bool:
        """Whether to pass this on: the seat has to decide, it is something that is offered, and it is time again."""
        now = time.monotonic()
        if now - self._passed_at < AIM_S or not any(choice.accepts(action) for choice in table.choices(seat)):
            return False
        self._passed_at = now
        return True
