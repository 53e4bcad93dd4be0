"""Measurements of ICECOOL's rules on one core, with facts that are made up, so that no physics is in them."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from coldsnap.arena.engines import engine_name, simulator
from coldsnap.arena.speed.made_up_physics import MakeBelieve
from coldsnap.bots.driver import decide
from coldsnap.bots.icecool.aiming_bot import AimingBot
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate, Turn
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table

GAME: Final = "icecool2"
SEATS: Final = 4
ROUNDS: Final = 5
"""How often each rate is measured; the best counts, because other programs only ever slow one down."""


def invented_match(game_id: str, seats: int, seed: str, **wanted: object) -> Table:
    """A whole match of random choices and made-up facts."""
    game = game_named(game_id)
    options = game.resolve(wanted)
    assert isinstance(options, IceCoolOptions)  # noqa: S101 - only ICECOOL's games have a school to make facts of
    nature = MakeBelieve(build(options.layout), rng_from(f"{seed} nature"))
    bot, rng = RandomBot(), rng_from(f"{seed} bots")
    table = Table.start(game, seats, options, rng_from(seed).seed)
    while not isinstance(table.status, Over):
        if isinstance(table.status, Simulate):
            table.submit(NATURE, nature.answer(table.status))
            continue
        offer = table.status.offers[0]
        action = bot.choose(table.view(offer.seat), offer.choices, rng.split(str(table.ply)), Budget())
        table.submit(offer.seat, action)
    return table


def bots_match(seed: str, game_id: str = GAME, seats: int = SEATS, **wanted: object) -> Table:
    """A whole match with real physics, recorded, of bots that aim without it: their thinking is not measured here."""
    game = game_named(game_id)
    bots = [AimingBot() for _ in range(seats)]
    table = Table.start(game, seats, game.resolve(wanted), rng_from(seed).seed, engine=engine_name(game))
    while not isinstance(table.status, Over):
        if isinstance(table.status, Turn):
            seat = table.status.offers[0].seat
            decide(table, seat, bots[seat], rng_from(f"{seed} {seat}"), Budget())
        settle(table, simulator())
    return table


def everything_on(game_id: str) -> dict[str, str]:
    """The options that switch on as many promos as go together; of two that do not, the first."""
    chosen: dict[str, str] = {}
    for spec in game_named(game_id).info.options:
        if spec.promo and not any(chosen.get(other) == value for other, value in spec.against):
            chosen[spec.name] = "yes"
    return chosen


def match_seconds(matches: int = 5) -> float:
    """The longest of some matches among bots with physics, in seconds by the clock; the engine is warm."""
    bots_match("warm")
    spent = []
    for number in range(matches):
        began = time.perf_counter()
        bots_match(f"match {number}")
        spent.append(time.perf_counter() - began)
    return max(spent)


def measure_rules(seconds: float) -> dict[str, float]:
    """Plies a second of processor time, with record and digest and without; every ply asks for the status too.

    `plies_all_on_per_s` is of matches with every promo that goes together, `all_on_ratio` that beside the plain rate;
    `match_seconds` is a whole match of four bots with physics.
    """
    plain = [invented_match(GAME, SEATS, f"bench {number}") for number in range(3)]
    full = [invented_match(GAME, SEATS, f"bench {number}", **everything_on(GAME)) for number in range(3)]
    alone, all_on = _rate(seconds, plain, _alone), _rate(seconds, full, _alone)
    return {
        "plies_per_s": alone,
        "plies_per_s_digest": _rate(seconds, plain, _recorded),
        "plies_all_on_per_s": all_on,
        "all_on_ratio": all_on / alone,
        "match_seconds": match_seconds(),
    }


def _alone(played: Table) -> None:
    state = played.game.setup(played.header.seats, played.header.options, played.header.seed).state
    for entry in played.entries[1:]:
        played.game.status(state)
        state = played.game.apply(state, entry.move).state


def _recorded(played: Table) -> None:
    header = played.header
    table = Table.start(played.game, header.seats, header.options, header.seed)
    for entry in played.entries[1:]:
        table.submit(entry.move.seat, entry.move.action)


def _rate(seconds: float, matches: Sequence[Table], job: Callable[[Table], None]) -> float:
    """Plies a second, the best of some rounds; the matches are played anew in turn until a round's time is up."""
    job(matches[0])
    best = 0.0
    for _ in range(ROUNDS):
        began, plies, number = time.process_time(), 0, 0
        while (spent := time.process_time() - began) < seconds / ROUNDS:
            played = matches[number % len(matches)]
            job(played)
            plies += len(played.entries) - 1
            number += 1
        best = max(best, plies / spent)
    return best
