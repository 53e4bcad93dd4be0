"""Bots with every promo that goes together: each kind plays to the end, without a fault, and the same again."""

from collections.abc import Sequence

import pytest

from coldsnap.bots.driver import Fault, decide
from coldsnap.bots.icecool.aiming_bot import AimingBot
from coldsnap.bots.levels import level_names, make_bot
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Bot, Budget
from coldsnap.core.choices import Over, Simulate
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Impulse, Scene
from coldsnap.games.icecool.state.events import RoundEnded
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Outcome, Simulator, Trajectory

LITTLE = Budget(simulations=8)
"""Little thought: whole matches must be quick here."""
SIMULATOR = MujocoSimulator()
FOUR = ["pebble", "rookie", "captain", "orca"]
EVERYWHERE = ("walruses", "portals", "blocked_door")
WITH_BEAR = (*EVERYWHERE, "pawclaw", "emerald", "artifacts")
WITH_EMPEROR = (*EVERYWHERE, "emperor", "emerald", "artifacts")
MIXES = [
    ("icecool2", 4, WITH_BEAR),
    ("icecool2", 4, WITH_EMPEROR),
    ("icecool", 2, WITH_BEAR),
    ("icecool-both", 6, (*EVERYWHERE, "pawclaw", "emerald")),
    ("icecool-race", 3, (*EVERYWHERE, "pawclaw")),
]


class Frozen:
    """A simulator in which nothing ever moves: the longest matches that there are."""

    engine = "frozen 1"

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        del scene, impulse
        return Trajectory((), ())

    def search(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Outcome]:
        del threads
        return [self.run(scene, impulse) for impulse in impulses]


def bot(game: str, name: str, simulator: Simulator) -> Bot:
    kinds = {"random": RandomBot, "aiming": AimingBot}
    return kinds[name]() if name in kinds else make_bot(game, name, lambda: simulator)


def played(
    game_id: str, names: Sequence[str], promos: Sequence[str], simulator: Simulator = SIMULATOR
) -> tuple[Table, list[Fault]]:
    """A match of bots that think little to its end, and what went wrong with them."""
    game, secret = game_named(game_id), rng_from("promos")
    bots = [bot(game_id, name, simulator) for name in names]
    options = game.resolve(dict.fromkeys(promos, "yes"))
    table = Table.start(game, len(names), options, secret.split("match").seed)
    faults: list[Fault] = []
    while not isinstance(table.status, Over):
        if isinstance(table.status, Simulate):
            settle(table, simulator)
        else:
            seat = table.status.offers[0].seat
            decide(table, seat, bots[seat], secret.split(f"bot {seat}"), LITTLE, on_fault=faults.append)
    return table, faults


@pytest.mark.parametrize(("game", "seats", "promos"), MIXES)
def test_four_levels_play_everything_to_the_end(game: str, seats: int, promos: tuple[str, ...]) -> None:
    names = [FOUR[seat % len(FOUR)] for seat in range(seats)]
    assert set(names) <= set(level_names(game))
    table, faults = played(game, names, promos)
    assert faults == []
    ends = [event.why for entry in table.entries for event in entry.events if isinstance(event, RoundEnded)]
    assert ends
    assert "cap" not in ends


@pytest.mark.parametrize(
    ("name", "game", "seats", "promos"),
    [
        *((name, *mix) for mix in MIXES for name in ("random", "aiming")),
        ("chick", "icecool", 2, WITH_BEAR),
        ("chick", "icecool2", 2, WITH_EMPEROR),
        ("chick", "icecool-race", 3, (*EVERYWHERE, "pawclaw")),
    ],
)
def test_every_kind_of_bot_comes_to_an_end_even_where_nothing_moves(
    name: str, game: str, seats: int, promos: tuple[str, ...]
) -> None:
    _, faults = played(game, [name] * seats, promos, Frozen())
    assert faults == []


@pytest.mark.parametrize(("game", "promos"), [("icecool2", WITH_BEAR), ("icecool2", WITH_EMPEROR)])
def test_bots_without_much_sense_finish_with_real_physics(game: str, promos: tuple[str, ...]) -> None:
    _, faults = played(game, ["aiming", "random", "aiming"], promos)
    assert faults == []


def test_a_seed_repeats_a_match_with_everything_on() -> None:
    first, second = (played("icecool2", ["captain", "rookie"], WITH_BEAR)[0].entries for _ in range(2))
    assert first == second
