"""What a series of games came to: counts, shares with their uncertainty, lengths and thinking times."""

import math
from dataclasses import dataclass
from typing import Final

_Z95: Final = 1.959963984540054
"""The normal deviate that leaves 2.5 % on either side."""

Row = tuple[str, ...]
"""A row of a table, ready to be shown."""

HEADINGS: Final[Row] = ("bot", "against", "games", "won", "lost", "drawn", "share", "95 %", "even", "plies")
"""What stands in each column of `SeriesResult.rows`. Share: of the decided games; even: if all were as strong."""

TIMES_HEADINGS: Final[Row] = ("bot", "moves", "mean ms", "p95 ms", "max ms")
"""What stands in each column of `SeriesResult.times`."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game. `bots` are by seat; `winner` is a seat, or None in a draw; `faults` counts moves played by NATURE.

    `seconds` are the thinking times of each seat, of the moves in which there was something to choose. They alone
    depend on the machine.
    """

    number: int
    bots: tuple[str, ...]
    winner: int | None
    plies: int
    faults: int
    seconds: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """How one bot did in a series. `lost`: another bot won. `even` is the share of wins if all were as strong."""

    bot: str
    won: int
    lost: int
    drawn: int
    even: float

    @property
    def decided(self) -> int:
        """Games that had a winner."""
        return self.won + self.lost

    @property
    def share(self) -> float:
        """Won, of the decided ones; 0 if there are none."""
        return self.won / self.decided if self.decided else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.won, self.decided)


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long a bot thought about a move, in seconds of the clock. It depends on machine and load."""

    bot: str
    moves: int
    mean: float
    p95: float
    longest: float


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """All games of a series, in order of their numbers."""

    line_up: tuple[str, ...]
    games: tuple[GameResult, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the line-up, each once."""
        return tuple(dict.fromkeys(self.line_up))

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return sum(game.winner is None for game in self.games)

    @property
    def faults(self) -> int:
        """Moves that NATURE had to play because a bot failed. Anything but 0 is a defect of a bot."""
        return sum(game.faults for game in self.games)

    @property
    def mean_plies(self) -> float:
        """The mean length of a game in plies."""
        return sum(game.plies for game in self.games) / len(self.games) if self.games else 0.0

    def tally(self, bot: str) -> Tally:
        """How a bot did. One that has several seats wins if any of them does."""
        won = sum(game.winner is not None and game.bots[game.winner] == bot for game in self.games)
        lost = len(self.games) - self.draws - won
        return Tally(bot, won, lost, self.draws, self.line_up.count(bot) / len(self.line_up))

    def thinking_time(self, bot: str) -> ThinkingTime:
        """How long a bot thought about a move, over all its seats."""
        times = sorted(
            second
            for game in self.games
            for name, seconds in zip(game.bots, game.seconds, strict=True)
            if name == bot
            for second in seconds
        )
        if not times:
            return ThinkingTime(bot, 0, 0.0, 0.0, 0.0)
        return ThinkingTime(bot, len(times), sum(times) / len(times), percentile(times, 0.95), times[-1])

    @property
    def rows(self) -> tuple[Row, ...]:
        """A row for every bot, under HEADINGS."""
        return tuple(self._row(self.tally(bot)) for bot in self.bots)

    @property
    def times(self) -> tuple[Row, ...]:
        """A row for every bot, under TIMES_HEADINGS."""
        found = (self.thinking_time(bot) for bot in self.bots)
        return tuple((t.bot, str(t.moves), _ms(t.mean), _ms(t.p95), _ms(t.longest)) for t in found)

    def _row(self, tally: Tally) -> Row:
        others = list(self.line_up)
        others.remove(tally.bot)
        low, high = tally.interval
        return (
            tally.bot,
            ", ".join(others),
            str(len(self.games)),
            str(tally.won),
            str(tally.lost),
            str(tally.drawn),
            _percent(tally.share),
            f"{_percent(low)} to {_percent(high)}",
            _percent(tally.even),
            f"{self.mean_plies:.0f}",
        )


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: unlike the usual one it holds for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, _Z95 * _Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = _Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(ordered: list[float], part: float) -> float:
    """The smallest of the values that at least this part of them does not exceed."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f}"
