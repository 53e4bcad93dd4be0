"""Games of bots against bots, one at a time. What comes out depends on the seeds alone.

(Thinking times do depend on the machine; and a budget in seconds makes the moves depend on it too.)
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter

from coldsnap.arena.engines import engine_name, simulator
from coldsnap.arena.entrants import bot_named, short_name
from coldsnap.arena.results import GameResult
from coldsnap.bots.driver import Fault, decide
from coldsnap.bots.external_output import Show
from coldsnap.bots.levels import level_names
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Offer, Over, Ranged, Simulate
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Record
from coldsnap.core.rng import rng_from
from coldsnap.core.sent_error import SentError, sent
from coldsnap.games.icecool.state.events import GameEnded
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table


@dataclass(frozen=True, slots=True)
class Series:
    """Games between the bots of a line-up, one for each seat. From game to game everybody moves on by one seat.

    `options` are names, as a command line gives them. `seed` is any text; every game has its own seeds from it.
    """

    game: str
    line_up: tuple[str, ...]
    games: int
    seed: str = "arena"
    options: Mapping[str, object] = field(default_factory=dict)
    budget: Budget = Budget()  # noqa: RUF009 - frozen

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game; games count from 0."""
        turn = number % len(self.line_up)
        return self.line_up[-turn:] + self.line_up[:-turn] if turn else self.line_up

    @property
    def shown(self) -> tuple[str, ...]:
        """The line-up by the names that tables and records have."""
        return tuple(map(short_name, self.line_up))

    def check(self) -> None:
        """Raise ColdsnapError if these games cannot be played."""
        game = game_named(self.game)
        game.resolve(self.options)
        if len(self.line_up) not in game.info.seats:
            seats = ", ".join(map(str, game.info.seats))
            raise ColdsnapError("arena-seats", game=self.game, seats=seats, found=len(self.line_up))
        if self.games < 1:
            raise ColdsnapError("arena-no-games")
        if len(set(self.line_up)) != len(set(self.shown)):
            raise ColdsnapError("arena-one-name", bots=self.line_up)
        for name in dict.fromkeys(self.line_up):
            bot_named(self.game, name)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and its record."""

    result: GameResult
    record: Record


def ladder(
    game: str, games: int, *, seats: int = 2, seed: str = "ladder", names: Iterable[str] = ()
) -> tuple[Series, ...]:
    """Series of every level against the one below it, strongest first; `names` are from weak to strong.

    With four seats the two take turns round the table, so that each has two. Raises ColdsnapError.
    """
    game_named(game)
    if seats % 2:
        raise ColdsnapError("ladder-odd", seats=seats)
    order = tuple(names) or level_names(game)
    if len(order) < 2:
        raise ColdsnapError("ladder-alone")
    pairs = zip(order[1:], order, strict=False)
    return tuple(Series(game, pair * (seats // 2), games, f"{seed} {' '.join(pair)}") for pair in reversed(list(pairs)))


def one_among(game: str, bot: str, others: str, seats: int, games: int, *, seed: str = "table") -> Series:
    """One bot among others of another level: does it win more than the even share of games?"""
    return Series(game, (bot, *(others,) * (seats - 1)), games, f"{seed} {seats}")


def play_game(
    series: Series, number: int, show: Show | None = None, on_fault: Callable[[Fault], None] | None = None
) -> Played:
    """Play one game of a series to its end. Equal for equal arguments, but for the thinking times.

    `show` is told what bots in files print, `on_fault` every fault as it happens; what it raises ends the game.
    """
    game = game_named(series.game)
    names = series.seated(number)
    bots = [bot_named(series.game, name, show) for name in names]
    base = rng_from(series.seed).split(f"game {number}")
    secrets = [base.split(f"bot {seat}") for seat in range(len(names))]
    options, seed = game.resolve(series.options), base.split("match").seed
    shown = tuple(map(short_name, names))
    table = Table.start(game, len(names), options, seed, names=shown, engine=engine_name(game))
    seconds: list[list[float]] = [[] for _ in names]
    faults: list[Fault] = []

    def note(fault: Fault) -> None:
        faults.append(fault)
        if on_fault is not None:
            on_fault(fault)

    while not isinstance(table.status, Over):
        if isinstance(table.status, Simulate):
            settle(table, simulator())
            continue
        offer = table.status.offers[0]
        began = perf_counter()
        decide(table, offer.seat, bots[offer.seat], secrets[offer.seat], series.budget, on_fault=note)
        if _has_choice(offer):
            seconds[offer.seat].append(round(perf_counter() - began, 6))
    times = tuple(map(tuple, seconds))
    ranking = table.status.ranking
    result = GameResult(number, shown, ranking, table.ply - 1, len(faults), times, points_of(table), *_first(faults))
    return Played(result, table.record)


def points_of(table: Table) -> tuple[int, ...]:
    """The points of the seats at the end, as the last event tells them; none in a game without points."""
    ends = (event for event in table.entries[-1].events if isinstance(event, GameEnded))
    return next((end.points for end in ends), ())


def _first(faults: list[Fault]) -> tuple[SentError | None, str]:
    """What the first fault was, and the end of its traceback."""
    return (sent(faults[0].cause), faults[0].cause.trace) if faults else (None, "")


def _has_choice(offer: Offer) -> bool:
    """Whether there is something to think about."""
    return len(offer.choices) > 1 or isinstance(offer.choices[0], Ranged)
