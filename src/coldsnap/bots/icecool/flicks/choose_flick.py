"""Choosing a flick: try guesses, vary the best, then repeat the best with the errors of one's own hand.

What a flick is worth is the mean over its own errors, so that a safe shot beats a lucky one. The number of trials makes
the choice repeatable; a clock can cut it short after any batch.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from coldsnap.bots.icecool.flicks.flick_trials import Seen, Trial
from coldsnap.bots.icecool.flicks.hand import Hand, erring
from coldsnap.core.flick import Flick
from coldsnap.core.rng import Rng
from coldsnap.games.icecool.state.cards import Task

BATCH: Final = 32
"""Flicks that are tried at once."""
HASTE: Final = 8
"""Flicks that are tried between two looks at the clock, where there is one."""
GUESSES: Final = 0.45
VARIED: Final = 0.2
"""Parts of all trials for guesses and for variations of the best; the rest repeats the best with errors."""
WIDE: Final = Hand(yaw=25, power=0.08, side=18, height=8)
"""How far variations are from what they vary."""
LEISURE: Final = 2.0
"""Seconds from which nobody has to look at the clock often."""
FEW: Final = 16
"""Trials up to which there are none to spare for variations."""
FINALISTS: Final = 6
"""Flicks that are repeated at most."""


@dataclass(slots=True)
class Tried:
    """A flick and what came of it and of its repeats with errors."""

    flick: Flick
    seen: list[Seen] = field(default_factory=list)

    @property
    def worth(self) -> float:
        """The mean over its repeats."""
        return sum(seen.worth for seen in self.seen) / len(self.seen)

    def chance(self, task: Task) -> float:
        """How often a task was fulfilled."""
        return sum(task in seen.tasks for seen in self.seen) / len(self.seen)


class Clock:
    """Says when to stop: never without a limit. A batch that would not end in time is not begun."""

    def __init__(self, seconds: float | None) -> None:
        self._limit = seconds
        self.batch = BATCH if seconds is None or seconds > LEISURE else HASTE
        self._began = self._last = monotonic()
        self._longest = 0.0

    def is_up(self) -> bool:
        """Whether another batch would take too long; call it between batches."""
        if self._limit is None:
            return False
        now = monotonic()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now - self._began + self._longest > self._limit


Value = Callable[[Tried], float]


class Search:
    """One search for a flick. `error` is the whole error of the hand at this table."""

    def __init__(self, trial: Trial, error: Hand, rng: Rng, clock: Clock, value: Value) -> None:
        self._trial, self._error, self._clock, self._value = trial, error, clock, value
        self._rng = rng
        self._up = False

    def best(self, guesses: Sequence[Flick], simulations: int) -> Tried:
        """The best flick found; the first guess, with nothing tried, where there is no time at all."""
        first = max(round(GUESSES * simulations), min(simulations, 2))
        tried = self._try([Tried(flick) for flick in guesses[:first]])
        varied = max(round(VARIED * simulations), first - len(tried)) if simulations > FEW else 0
        top = self._sorted(tried)[:FINALISTS]
        tried += self._try([Tried(self._vary(top[n % len(top)].flick)) for n in range(varied)] if top else [])
        self._repeat(self._sorted(tried)[: self._finalists(simulations)], simulations - len(tried))
        return self._sorted(tried)[0] if tried else Tried(guesses[0], [self._trial.nothing])

    def _finalists(self, simulations: int) -> int:
        return min(max(simulations // 12, 2), FINALISTS)

    def _repeat(self, finalists: list[Tried], count: int) -> None:
        """Try the finalists again with errors, in rounds; after each round the worse half is left."""
        left = count
        while left > 0 and finalists and not self._up:
            each = max(min(left // (2 * len(finalists)), 8), 1)
            again = [tried for tried in finalists for _ in range(each)][:left]
            seen = self._see([self._err(tried.flick) for tried in again])
            for tried, found in zip(again, seen, strict=False):
                tried.seen.append(found)
            left -= len(again)
            finalists = self._sorted(finalists)[: max(len(finalists) // 2, 2)]

    def _try(self, wanted: list[Tried]) -> list[Tried]:
        """Those of the wanted that there was time for."""
        seen = self._see([tried.flick for tried in wanted])
        for tried, found in zip(wanted, seen, strict=False):
            tried.seen.append(found)
        return wanted[: len(seen)]

    def _see(self, flicks: Sequence[Flick]) -> list[Seen]:
        """What comes of flicks, batch by batch, as long as there is time."""
        seen: list[Seen] = []
        batch = self._clock.batch
        for first in range(0, len(flicks), batch):
            self._up = self._up or self._clock.is_up()
            if self._up:
                break
            seen += self._trial.all(flicks[first : first + batch])
        return seen

    def _sorted(self, tried: list[Tried]) -> list[Tried]:
        return sorted(tried, key=self._value, reverse=True)

    def _vary(self, flick: Flick) -> Flick:
        found, self._rng = erring(WIDE, flick, self._rng)
        return found

    def _err(self, flick: Flick) -> Flick:
        found, self._rng = erring(self._error, flick, self._rng)
        return found
