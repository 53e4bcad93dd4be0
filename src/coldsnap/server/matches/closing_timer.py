"""When a question closes by itself that may have nothing to choose (TURN-14).

Its time tells no secret: what is offered is nothing to this module. How a question closes is chosen beforehand, for all
questions alike, and whoever wants to think can keep any of them open.
"""

from collections.abc import Callable
from typing import Final

from coldsnap.wire.messages import Closes, Closing

AWAY_S: Final = 20.0
"""Seconds where nobody looks at the seat's cards: a connection that was lost has come back by then, if it does."""
BOT_S: Final = 0.5
"""Seconds after which bots answer such a question, whatever they hold: all of them have decided by then."""


class ClosingTimer:
    """The time of one question. `closing_of` tells how its seat wants it; None if nobody there looks at its cards.

    It runs anew when that changes, and `tell` hears of it: the seat, and when its question closes.
    `soon_s` are the seconds of a moment. `now` gives seconds of a clock that never goes back.
    """

    def __init__(
        self,
        now: Callable[[], float],
        closing_of: Callable[[int], Closing | None],
        tell: Callable[[int, Closes], None],
        soon_s: float,
    ) -> None:
        self._seconds = {"never": None, "soon": soon_s, "at-once": 0.0, None: AWAY_S}
        self._now = now
        self._closing_of = closing_of
        self._tell = tell
        self._seat: int | None = None
        self._ply = 0
        self._held = False
        self._closing: Closing | None = None
        self._since: float | None = None

    def ask(self, seat: int | None, ply: int) -> None:
        """There is a new question for this seat after `ply` entries; None: there is none that closes.

        Who waits goes on to wait.
        """
        self._held = self._held and seat == self._seat
        self._seat, self._ply, self._since = seat, ply, None

    def hold(self) -> None:
        """The seat wants to think."""
        self._held = True

    @property
    def seat(self) -> int | None:
        """The seat that is asked."""
        return self._seat

    @property
    def left_ms(self) -> int | None:
        """The milliseconds that its seat has been told of, as far as they are left; None if nothing closes in them."""
        runs = self._seat is not None and self._since is not None and self._closing_of(self._seat) == self._closing
        due = self.due_in() if runs else None
        return None if due is None else round(1000 * due)

    def due_in(self) -> float | None:
        """Seconds until the question closes, by its seat's wish; None: it does not. Time runs from the first call."""
        if self._seat is None:
            return None
        closing = self._closing_of(self._seat)
        seconds = None if self._held and closing is not None else self._seconds[closing]
        if self._since is None or closing != self._closing:
            self._since, self._closing = self._now(), closing
            if seconds:
                self._tell(self._seat, Closes(self._ply, round(1000 * seconds)))
        return None if seconds is None else max(0.0, self._since + seconds - self._now())
