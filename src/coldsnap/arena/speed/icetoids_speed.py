"""Measurements of IceToids on one core. Rates are per second of processor time; they print nothing."""

import multiprocessing
import random
import resource
import sys
import time
from collections.abc import Callable
from typing import Final

from coldsnap.bots.driver import sensible
from coldsnap.bots.icetoids.evaluate import Evaluator
from coldsnap.bots.icetoids.root import root_of
from coldsnap.bots.icetoids.search import CALIBRATED, Search, Tuning
from coldsnap.core.choices import Offer, Turn
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.rng import rng_from
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.tiles import kinds, preset
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table

_CAP: Final = 500
"""Plies after which a random play-out in the flat core is broken off: it has no repetition rule."""

_SEARCH: Final = 10_000
"""Simulations of the search whose memory is measured."""


def measure_icetoids(seconds: float) -> dict[str, float]:
    """The four numbers of `coldsnap bench icetoids`, each measured for about `seconds`."""
    memory = measure_in_fresh_process(search_memory_mb)
    return {
        "flat_plies_per_s": rate(flat_playout, seconds),
        "table_plies_per_s": rate(table_playout, seconds),
        "search_sims_per_s": rate(search_move, seconds),
        "search_rss_mb": memory,
    }


def rate(job: Callable[[random.Random], int], seconds: float) -> float:
    """How many units a job makes in a second of processor time; it is run until `seconds` have passed."""
    rand = random.Random(1)  # noqa: S311 - a play-out needs speed, not secrecy
    job(rand)
    began, units = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        units += job(rand)
    return units / spent


def flat_playout(rand: random.Random) -> int:
    """One random two-player game in the flat core; the number of plies."""
    bag = kinds(preset("singles12"))
    draws = range(len(bag))
    pos = flat.begin(2, 0, [count for _, count in bag], entering_pushes=True, mover_orients=False)
    plies = 0
    while pos[flat.PHASE] != flat.ENDED and plies < _CAP:
        codes = flat.legal(pos)
        flat.play(pos, codes[int(rand.random() * len(codes))])
        if pos[flat.PHASE] == flat.REVEALING:
            kind = rand.choices(draws, pos[flat.BAG : flat.BAG + len(bag)])[0]
            flat.reveal(pos, kind, *bag[kind][0])
        plies += 1
    return plies


def table_playout(rand: random.Random) -> int:
    """One random two-player game through Table, with its record and digests; the number of plies."""
    game = game_named("icetoids")
    table = Table.start(game, 2, game.resolve({}), rng_from(str(rand.random())).seed)
    while isinstance(table.status, Turn):
        offer = table.status.offers[0]
        table.submit(offer.seat, rand.choice(offer.choices).action)
    return table.ply


def search_move(rand: random.Random, simulations: int = 1000) -> int:
    """One decision of the searching bot in the middle of a game; the number of simulations that it made.

    It may make fewer than it is asked for: it stops when the rest could not change its answer.
    """
    game = game_named("icetoids")
    table = Table.start(game, 2, game.resolve({}), rng_from(str(rand.random())).seed)
    for _ in range(20):
        offer = _offer(table)
        table.submit(offer.seat, rand.choice(sensible(offer.choices)).action)
    offer = _offer(table)
    root = root_of(table.view(offer.seat), offer.choices, rng_from("bench"))
    search = Search(root, Evaluator(CALIBRATED), Tuning())
    search.run(simulations)
    return search.done


def _offer(table: Table) -> Offer:
    if not isinstance(table.status, Turn):
        raise ColdsnapError("a random game ended within twenty plies")
    return table.status.offers[0]


def search_memory_mb() -> float:
    """The largest memory that this process has had (MiB), after one search of at least 10,000 simulations."""
    # Of twice as many it makes at least half: no lead can be safe before.
    search_move(random.Random(1), 2 * _SEARCH)  # noqa: S311 - a play-out needs speed, not secrecy
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / (1024 * 1024 if sys.platform == "darwin" else 1024)


def measure_in_fresh_process(job: Callable[[], float]) -> float:
    """The answer of a job in a process that has done nothing else."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(job)
