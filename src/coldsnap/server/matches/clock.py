"""The clock of a table: so much for each decision, and a bank for what takes longer.

What a decision took is in its entry (`charged`), so banks survive a crash. The clock of a decision in progress runs
only while its player is connected, and starts no earlier than the last flick has been shown.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry


@dataclass(slots=True)
class Clock:
    """One running decision. Times are milliseconds; `now` gives seconds of a clock that never goes back."""

    turn_ms: int
    bank_ms: int
    now: Callable[[], float]
    _seat: int | None = None
    _used: float = 0.0
    _since: float | None = None
    _from: float = 0.0

    def ask(self, seat: int | None, not_before: float) -> None:
        """A new decision waits for this seat (None: for nobody's); it costs nothing before `not_before`."""
        self._seat, self._used, self._since, self._from = seat, 0.0, None, not_before

    def run(self, *, here: bool) -> None:
        """Let the clock run if the player is here, else stop it."""
        if here and self._since is None:
            self._since = max(self.now(), self._from)
        elif not here and self._since is not None:
            self._used += max(0.0, self.now() - self._since)
            self._since = None

    @property
    def seat(self) -> int | None:
        """The seat whose decision is timed."""
        return self._seat

    @property
    def used_ms(self) -> int:
        """The milliseconds that the decision has taken so far."""
        running = 0.0 if self._since is None else max(0.0, self.now() - self._since)
        return int(1000 * (self._used + running))

    @property
    def runs(self) -> bool:
        """Whether it runs, or will when the last flick has been shown; it stands while its player is away."""
        return self._since is not None

    @property
    def waits_ms(self) -> int:
        """The milliseconds for which it still costs nothing, because the last flick is being shown."""
        return max(0, round(1000 * ((self._from if self._since is None else self._since) - self.now())))

    @property
    def turn_left_ms(self) -> int:
        """The milliseconds left of the decision's own time, before the bank is touched."""
        return max(0, self.turn_ms - self.used_ms)

    def bank_left_ms(self, bank_ms: int) -> int:
        """The milliseconds left of a bank that held so much when the decision began."""
        return max(0, bank_ms - max(0, self.used_ms - self.turn_ms))

    def left_ms(self, bank_ms: int) -> int | None:
        """The milliseconds left of turn and bank; None while the clock stands."""
        return None if self._since is None else self.turn_ms + bank_ms - self.used_ms

    def due_in(self, bank_ms: int) -> float | None:
        """Seconds until the time is up; None while the clock stands."""
        left = self.left_ms(bank_ms)
        if left is None:
            return None
        waiting = max(0.0, (self._since or 0.0) - self.now())
        return max(0.0, left / 1000) + waiting


@dataclass(slots=True)
class Banks:
    """The milliseconds left in each seat's bank, as a fold of the entries."""

    turn_ms: int
    bank_ms: int
    _spent: dict[int, int] = field(default_factory=dict)

    def add(self, entries: Sequence[Entry]) -> None:
        """Take entries into account."""
        for entry in entries:
            seat = entry.move.seat if entry.move.seat != NATURE else getattr(entry.move.action, "seat", None)
            if seat is not None and entry.charged > self.turn_ms:
                self._spent[seat] = self._spent.get(seat, 0) + entry.charged - self.turn_ms

    def left(self, seat: int) -> int:
        """Milliseconds in the bank of a seat."""
        return max(0, self.bank_ms - self._spent.get(seat, 0))
