"""What a series of games came to: counts, shares with their uncertainty, lengths and thinking times."""

import math
from dataclasses import dataclass
from typing import Final

from coldsnap.core.sent_error import SentError

Z95: Final = 1.959963984540054
"""The normal deviate that leaves 2.5 % on either side."""

Row = tuple[str | tuple[str, str], ...]
"""A row of a table: texts that are ready to be shown, and ranges from one text to another."""

Headings = tuple[str, ...]
"""Columns of a table. Each is the end of a Fluent message id behind `arena-column-`."""

HEADINGS: Final[Headings] = ("bot", "against", "games", "won", "lost", "drawn", "share", "range", "even", "plies")
"""What stands in each column of `SeriesResult.rows`. Share: of all games, a draw as a part of a win; even: if all were
as strong."""

POINTS_HEADINGS: Final[Headings] = (*("bot", "against", "tables"), *HEADINGS[3:8], "points", "plies")
"""The same for games with points. Points: of a bot's seats and of all others, a table."""

TIMES_HEADINGS: Final[Headings] = ("bot", "moves", "mean", "often", "longest")
"""What stands in each column of `SeriesResult.times`."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game. `bots` and `points` are by seat (no points in games without); `faults` counts moves played by NATURE.

    `ranking` holds groups of equal seats, best first. `seconds` are the thinking times of each seat, of the moves in
    which there was something to choose. They alone depend on the machine. `failed` is what the first fault was, `trace`
    the end of its traceback.
    """

    number: int
    bots: tuple[str, ...]
    ranking: tuple[tuple[int, ...], ...]
    plies: int
    faults: int
    seconds: tuple[tuple[float, ...], ...]
    points: tuple[int, ...] = ()
    failed: SentError | None = None
    trace: str = ""

    @property
    def winner(self) -> str | None:
        """The bot that won this table; None in a draw."""
        return next(iter(self.best)) if len(self.best) == 1 else None

    @property
    def best(self) -> set[str]:
        """The bot that won this table, or those that drew it: all others have lost.

        Bots with two or more seats each are the best by the sum of their seats' points, if the game has points. All
        others are if one of the best seats is theirs.
        """
        return self._most_points() if self._teams else {self.bots[seat] for seat in self.ranking[0]}

    def points_of(self, bot: str) -> int:
        """The sum of the points of a bot's seats."""
        return sum(points for name, points in zip(self.bots, self.points, strict=True) if name == bot)

    @property
    def _teams(self) -> bool:
        """Whether points can be summed: bots with as many seats as each other, and more than one."""
        counts = {self.bots.count(bot) for bot in self.bots}
        return bool(self.points) and len(counts) == 1 and counts != {1}

    def _most_points(self) -> set[str]:
        sums = {bot: self.points_of(bot) for bot in self.bots}
        return {bot for bot, points in sums.items() if points == max(sums.values())}


@dataclass(frozen=True, slots=True)
class Tally:
    """How one bot did in a series. `drawn`: it was best together with others; `lost`: others were.

    `score` is its wins, and of every draw its part: half if two drew. `even` is the share if all were as strong.
    """

    bot: str
    won: int
    lost: int
    drawn: int
    score: float
    even: float

    @property
    def games(self) -> int:
        """All games."""
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        """The score, of all games; 0 if there are none."""
        return self.score / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence; a little wider than need be where games are drawn."""
        return wilson(self.score, self.games)


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
    def faults(self) -> int:
        """Moves that NATURE had to play because a bot failed. Anything but 0 is a defect of a bot."""
        return sum(game.faults for game in self.games)

    @property
    def mean_plies(self) -> float:
        """The mean length of a game in plies."""
        return sum(game.plies for game in self.games) / len(self.games) if self.games else 0.0

    def tally(self, bot: str) -> Tally:
        """How a bot did; `GameResult.best` says what it is to win with several seats."""
        parts = [1 / len(game.best) for game in self.games if bot in game.best]
        won, drawn = parts.count(1), len(parts) - parts.count(1)
        even = self.line_up.count(bot) / len(self.line_up)
        return Tally(bot, won, len(self.games) - len(parts), drawn, sum(parts), even)

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
    def has_points(self) -> bool:
        """Whether this is a game with points."""
        return any(game.points for game in self.games)

    @property
    def headings(self) -> Headings:
        """What stands in each column of `rows`."""
        return POINTS_HEADINGS if self.has_points else HEADINGS

    @property
    def rows(self) -> tuple[Row, ...]:
        """A row for every bot."""
        row = self._points_row if self.has_points else self._row
        return tuple(row(self.tally(bot)) for bot in self.bots)

    @property
    def times(self) -> tuple[Row, ...]:
        """A row for every bot, under TIMES_HEADINGS."""
        found = (self.thinking_time(bot) for bot in self.bots)
        return tuple((t.bot, str(t.moves), _ms(t.mean), _ms(t.p95), _ms(t.longest)) for t in found)

    def _row(self, tally: Tally) -> Row:
        return (*self._counts(tally), _percent(tally.even), f"{self.mean_plies:.0f}")

    def _points_row(self, tally: Tally) -> Row:
        own = sum(game.points_of(tally.bot) for game in self.games) / tally.games
        every = sum(sum(game.points) for game in self.games) / tally.games
        return (*self._counts(tally), f"{own:.1f} : {every - own:.1f}", f"{self.mean_plies:.0f}")

    def _counts(self, tally: Tally) -> Row:
        others = [bot for bot in self.line_up if bot != tally.bot] or self.line_up[1:]
        counts = map(str, (tally.games, tally.won, tally.lost, tally.drawn))
        return tally.bot, ", ".join(others), *counts, _percent(tally.share), _interval(tally.interval)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: unlike the usual one it holds for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(ordered: list[float], part: float) -> float:
    """The smallest of the values that at least this part of them does not exceed."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


def _interval(bounds: tuple[float, float]) -> tuple[str, str]:
    return _percent(bounds[0]), _percent(bounds[1])


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f}"
