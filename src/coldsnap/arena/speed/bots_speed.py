"""How fast ICECOOL's bots think: flicks with facts and judgement beside a naive loop, thinking times, a whole match."""

import time
from collections.abc import Callable
from typing import Final, cast

from msgspec.structs import replace

from coldsnap.arena.engines import simulator
from coldsnap.arena.physics.sample_flicks import school
from coldsnap.arena.speed.physics_speed import naive
from coldsnap.bots.driver import decide
from coldsnap.bots.icecool.flicks.flick_proposals import proposals
from coldsnap.bots.icecool.flicks.flick_trials import Trial
from coldsnap.bots.icecool.flicks.targets import aims_from
from coldsnap.bots.icecool.routes.turns_needed import reach_on
from coldsnap.bots.icecool.value.position_value import Judge
from coldsnap.bots.levels import DEFAULT, level_names, make_bot
from coldsnap.core.choices import Over, Ranged, Turn
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Scene
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table

GAME: Final = "icecool2"
SEATS: Final = 4
SOME: Final = 32
"""Flicks of one measurement."""
SPREAD: Final = 0.03
FLICKS: Final = 24
"""Decisions of a level whose thinking is timed."""


def measure_bots(rounds: int, on_round: Callable[[int, int], object] = max) -> dict[str, float]:
    """The numbers of `coldsnap bench bots`.

    Candidates and the naive loop are the same flicks of the same scene, per second of processor time, the best of some
    interleaved rounds. A match is timed by the clock; thinking by processor time, 95 of 100 decisions are faster.
    """
    trial, scene, flicks = _candidates()
    impulses = [impulse_of(flick, "p1") for flick in flicks]
    best = {"candidates_per_cpu_s": float("inf"), "naive_flicks_per_cpu_s": float("inf")}
    for number in range(rounds):
        best["candidates_per_cpu_s"] = min(best["candidates_per_cpu_s"], _timed(lambda: trial.all(flicks)))
        slow = _timed(lambda: [naive(scene, impulse) for impulse in impulses])
        best["naive_flicks_per_cpu_s"] = min(best["naive_flicks_per_cpu_s"], slow)
        on_round(number + 1, rounds)
    found = {name: len(flicks) / seconds for name, seconds in best.items()}
    found["candidates_ratio"] = found["candidates_per_cpu_s"] / found["naive_flicks_per_cpu_s"]
    found["match_seconds"] = _match_seconds()
    return found | {f"think_p95_s_{level}": think_p95(level) for level in level_names(GAME)}


def think_p95(level: str, flicks: int = FLICKS) -> float:
    """Seconds of processor time that a level thinks about a flick; 95 of 100 are shorter."""
    spent: list[float] = []
    number = 0
    while len(spent) < flicks:
        _played(level, f"think {number}", spent, flicks)
        number += 1
    return sorted(spent)[min(int(0.95 * len(spent)), len(spent) - 1)]


def _candidates() -> tuple[Trial, Scene, list[Flick]]:
    """Flicks as a bot proposes them, with four penguins in the school."""
    game = game_named("icecool")
    table = Table.start(game, SEATS, game.resolve({"first_catcher": "1"}), rng_from("bench").seed)
    decide(table, 0, make_bot("icecool", DEFAULT, simulator), rng_from("bench"))
    state = replace(cast(IceCoolState, table.state), bodies=school(SEATS).bodies)
    layout = cast(IceCoolOptions, table.header.options).layout
    judge = Judge(reach_on(layout, SPREAD), 1, state.round)
    trial = Trial(game, simulator(), judge, state, FlickPenguin("p1", 0, 500))
    return trial, trial.scene, proposals(judge.reach, aims_from(judge, state, "p1"))[:SOME]


def _match_seconds(matches: int = 2) -> float:
    """The longest of some whole matches of four bots of the middle level, by the clock."""
    spent = []
    for number in range(matches):
        began = time.perf_counter()
        _played(DEFAULT, f"match {number}", [], None)
        spent.append(time.perf_counter() - began)
    return max(spent)


def _played(level: str, seed: str, spent: list[float], flicks: int | None) -> None:
    """A match of one level, to its end or until so many flicks have been timed."""
    game = game_named(GAME)
    bots = [make_bot(GAME, level, simulator) for _ in range(SEATS)]
    table = Table.start(game, SEATS, game.resolve({}), rng_from(seed).seed)
    while not isinstance(table.status, Over) and (flicks is None or len(spent) < flicks):
        if isinstance(table.status, Turn):
            offer = table.status.offers[0]
            began = time.process_time()
            decide(table, offer.seat, bots[offer.seat], rng_from(f"{seed} {offer.seat}"))
            if any(isinstance(each, Ranged) and isinstance(each.action, FlickPenguin) for each in offer.choices):
                spent.append(time.process_time() - began)
        settle(table, simulator())


def _timed(job: Callable[[], object]) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    job()
    return time.process_time() - began
