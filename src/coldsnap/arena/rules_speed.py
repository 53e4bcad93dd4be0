"""Measurements of ICECOOL's rules on one core, with facts that are made up, so that no physics is in them."""

import time
from collections.abc import Callable
from typing import Final

from coldsnap.arena.engines import engine_name, simulator
from coldsnap.arena.make_believe import MakeBelieve
from coldsnap.bots.driver import decide
from coldsnap.bots.icecool.aiming import AimingBot
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate, Turn
from coldsnap.core.game import Game, Move
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Options
from coldsnap.games.icecool.board import build
from coldsnap.games.icecool.options import IceCoolOptions
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


def bots_match(seed: str) -> Table:
    """A whole match with real physics, recorded, of bots that aim without it: their thinking is not measured here."""
    game = game_named(GAME)
    bots = [AimingBot() for _ in range(SEATS)]
    table = Table.start(game, SEATS, game.resolve({}), rng_from(seed).seed, engine=engine_name(game))
    while not isinstance(table.status, Over):
        if isinstance(table.status, Turn):
            seat = table.status.offers[0].seat
            decide(table, seat, bots[seat], rng_from(f"{seed} {seat}"), Budget())
        settle(table, simulator())
    return table


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

    `match_seconds` is a whole match of four bots with physics.
    """
    tables = [invented_match(GAME, SEATS, f"bench {number}") for number in range(3)]
    game, options = tables[0].game, tables[0].header.options
    matches = [[entry.move for entry in table.entries[1:]] for table in tables]
    seeds = [table.header.seed for table in tables]
    return {
        "plies_per_s": _rate(seconds, matches, lambda index: _alone(game, options, seeds[index], matches[index])),
        "plies_per_s_digest": _rate(seconds, matches, lambda i: _recorded(game, options, seeds[i], matches[i])),
        "match_seconds": match_seconds(),
    }


def _alone(game: Game, options: Options, seed: str, moves: list[Move]) -> None:
    state = game.setup(SEATS, options, seed).state
    for move in moves:
        game.status(state)
        state = game.apply(state, move).state


def _recorded(game: Game, options: Options, seed: str, moves: list[Move]) -> None:
    table = Table.start(game, SEATS, options, seed)
    for move in moves:
        table.submit(move.seat, move.action)


def _rate(seconds: float, matches: list[list[Move]], job: Callable[[int], None]) -> float:
    """Plies a second, the best of some rounds; the matches are played in turn until a round's time is up."""
    job(0)
    best = 0.0
    for _ in range(ROUNDS):
        began, plies, number = time.process_time(), 0, 0
        while (spent := time.process_time() - began) < seconds / ROUNDS:
            job(number % len(matches))
            plies += len(matches[number % len(matches)])
            number += 1
        best = max(best, plies / spent)
    return best
