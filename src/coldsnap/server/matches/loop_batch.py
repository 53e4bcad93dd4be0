"""Batches of what comes up in one turn of the event loop."""

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from coldsnap.server.logs import log

T = TypeVar("T")

AT_ONCE: Final = 32
"""How many are seen to together, at most. If all were, those who are told first would wait for those who are told last,
and then the server for all of them: both sides would work in turns.
"""


class LoopBatch(Generic[T]):
    """Hands over what was added in this turn of the event loop, together, behind all that is to be done already.

    A turn hears many moves and tells of many: one callback sees to all of them, and each stage's code is run for all
    of them while the processor has it at hand.
    """

    def __init__(self, see_to: Callable[[list[T]], None]) -> None:
        self._see_to = see_to
        self._items: list[T] = []

    def add(self, item: T) -> None:
        """Let this be seen to at the end of the turn."""
        if not self._items:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._items.append(item)

    def _hand_over(self) -> None:
        items, self._items = self._items[:AT_ONCE], self._items[AT_ONCE:]
        if self._items:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._see_to(items)


def each(stage: Callable[[T], bool | None], items: list[T], failed: Callable[[T], None]) -> list[T]:
    """Take all items through a stage; those for which it is not False. One that fails keeps no other from it."""
    passed = []
    for item in items:
        try:
            if stage(item) is not False:
                passed.append(item)
        except Exception:  # noqa: BLE001 - a fault of ours ends one conversation, not the server
            log.exception("stage-failed")
            failed(item)
    return passed
