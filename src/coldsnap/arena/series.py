"""Games of bots against bots. What comes out depends on the seeds alone, never on the number of processes.

(Thinking times do depend on the machine; and a budget in seconds makes the moves depend on it too.)
"""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter

from coldsnap.arena.engines import engine_name, simulator
from coldsnap.arena.results import GameResult, SeriesResult
from coldsnap.bots.driver import Fault, decide
from coldsnap.bots.levels import level_names, make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Offer, Over, Ranged, Simulate
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.rng import rng_from
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table

OnResult = Callable[[int, int], None]
"""Told after every game: how many are done, and how many there are."""


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


def run_series(series: Series, jobs: int = 1, on_result: OnResult | None = None) -> SeriesResult:
    """Play all games of a series in `jobs` processes. Raises ColdsnapError before the first game if it cannot."""
    _check(series, jobs)
    found: list[GameResult] = []
    for result in _played(series, jobs):
        found.append(result)
        if on_result is not None:
            on_result(len(found), series.games)
    return SeriesResult(series.line_up, tuple(sorted(found, key=lambda game: game.number)))


def ladder(game: str, games: int, *, seed: str = "ladder", names: Iterable[str] = ()) -> tuple[Series, ...]:
    """Two-player series of every level against the one below it, strongest first; `names` are from weak to strong."""
    order = tuple(names) or level_names(game)
    pairs = zip(order[1:], order, strict=False)
    return tuple(Series(game, pair, games, f"{seed} {' '.join(pair)}") for pair in reversed(list(pairs)))


def one_among(game: str, bot: str, others: str, seats: int, games: int, *, seed: str = "table") -> Series:
    """One bot among others of another level: does it win more than the even share of games?"""
    return Series(game, (bot, *(others,) * (seats - 1)), games, f"{seed} {seats}")


def play_game(series: Series, number: int) -> GameResult:
    """Play one game of a series to its end. Equal for equal arguments, but for the thinking times."""
    game = game_named(series.game)
    names = series.seated(number)
    bots = [make_bot(series.game, name, simulator) for name in names]
    base = rng_from(series.seed).split(f"game {number}")
    secrets = [base.split(f"bot {seat}") for seat in range(len(names))]
    options, seed = game.resolve(series.options), base.split("match").seed
    table = Table.start(game, len(names), options, seed, names=names, engine=engine_name(game))
    seconds: list[list[float]] = [[] for _ in names]
    faults: list[Fault] = []
    while not isinstance(table.status, Over):
        if isinstance(table.status, Simulate):
            settle(table, simulator())
            continue
        offer = table.status.offers[0]
        began = perf_counter()
        decide(table, offer.seat, bots[offer.seat], secrets[offer.seat], series.budget, on_fault=faults.append)
        if _has_choice(offer):
            seconds[offer.seat].append(perf_counter() - began)
    best = table.status.ranking[0]
    winner = best[0] if len(best) == 1 else None
    return GameResult(number, names, winner, table.ply - 1, len(faults), tuple(map(tuple, seconds)))


def _has_choice(offer: Offer) -> bool:
    """Whether there is something to think about."""
    return len(offer.choices) > 1 or isinstance(offer.choices[0], Ranged)


def _check(series: Series, jobs: int) -> None:
    game = game_named(series.game)
    for name in series.line_up:
        make_bot(series.game, name, simulator)
    game.resolve(series.options)
    if len(series.line_up) not in game.info.seats:
        seats = ", ".join(map(str, game.info.seats))
        raise ColdsnapError(f"{series.game} is for {seats} players, not {len(series.line_up)}")
    if series.games < 1 or jobs < 1:
        raise ColdsnapError("at least one game and one process are needed")


def _played(series: Series, jobs: int) -> Iterator[GameResult]:
    """The games as they end, in any order."""
    tasks = [(series, number) for number in range(series.games)]
    if jobs == 1:
        yield from map(_task, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, series.games)) as pool:
        yield from pool.imap_unordered(_task, tasks)


def _task(task: tuple[Series, int]) -> GameResult:
    return play_game(*task)
