"""Modules that stand side by side can change places: where their order matters, a ruling says so."""

from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

from coldsnap.arena.speed.rules_speed import invented_match
from coldsnap.core.game import Transition
from coldsnap.games.icecool.kernel.kit import kit_of
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.match.table import Table

Preset = tuple[str, int, dict[str, str]]
RULED: Final[dict[tuple[str, str], Preset]] = {
    # SETUP-6: tokens before the Catcher.
    ("tokens", "catcher_placement"): ("icecool", 3, {}),
    # SETUP-6: the door is shut before artifacts are picked.
    ("blocked_door", "artifacts"): ("icecool2", 4, {"blocked_door": "yes", "artifacts": "yes"}),
    # PAW-2: honeycombs lie when the emerald fish hangs.
    ("emerald_fish", "pawclaw"): ("icecool2", 4, {"emerald": "yes", "pawclaw": "yes"}),
    # PAW-1: the honeycomb goes to its corner before anybody is brought back.
    ("pawclaw", "returns"): ("icecool2", 3, {"pawclaw": "yes"}),
    # TWO-1: a Catcher that is out is returned first.
    ("returns", "two_players"): ("icecool2", 2, {}),
    # TURN-13: the move to the circle (step 5) before repeats (step 9).
    ("two_players", "circle"): ("icecool2", 2, {}),
    # WAL-1: they stand before the next player, who may be put on the circle.
    ("walruses", "circle"): ("icecool2", 4, {"walruses": "yes"}),
    # TURN-13: who is moved to the circle (step 5) before portals (6), the blocked door (7) and repeats (9).
    ("two_players", "portals"): ("icecool2", 2, {"portals": "yes"}),
    ("two_players", "blocked_door"): ("icecool2", 2, {"blocked_door": "yes"}),
    ("portals", "blocked_door"): ("icecool2", 4, {"portals": "yes", "blocked_door": "yes"}),
    ("portals", "circle"): ("icecool2", 4, {"portals": "yes"}),
    ("blocked_door", "circle"): ("icecool2", 4, {"blocked_door": "yes"}),
    # TURN-13: extra turns (step 10) are given last.
    ("portals", "walruses"): ("icecool2", 4, {"portals": "yes", "walruses": "yes"}),
    ("blocked_door", "walruses"): ("icecool2", 4, {"blocked_door": "yes", "walruses": "yes"}),
    # TURN-13: a task (step 2) is over before the cards of the round's end are drawn.
    ("tasks", "cards"): ("icecool2", 4, {}),
    # TURN-13: a task (step 2) is judged before the Sundial is offered (step 3).
    ("tasks", "sundial"): ("icecool2", 4, {"artifacts": "yes"}),
    # TURN-13: trap flicks (step 8) come before it is looked who has left the Teleport.
    ("trap", "teleport"): ("icecool2", 4, {"artifacts": "yes"}),
    # SETUP-7: a drill puts everything back; nobody is asked where a penguin comes down from a wall.
    ("drills", "returns"): ("icecool-practice", 1, {"drill": "jump"}),
    # TURN-13: what went out comes back (step 5) before an extra turn is given (step 10).
    ("returns", "walruses"): ("icecool-race", 3, {"walruses": "yes"}),
}
"""Neighbours whose order matters, each by the ruling above it, and a preset in which that shows."""

ALL_BUT_BEAR_AND_EMPEROR: Final = dict.fromkeys(("emerald", "portals", "blocked_door", "walruses"), "yes")
"""Every promo for any number of players that goes with every other; the bear and the Emperor stay apart (EMP-1)."""

PRESETS: Final[tuple[Preset, ...]] = (
    ("icecool2", 4, {"walruses": "yes"}),
    ("icecool2", 2, {"walruses": "yes"}),
    ("icecool2", 4, {"emerald": "yes", "portals": "yes", "blocked_door": "yes", "walruses": "yes"}),
    ("icecool", 2, {"emerald": "yes", "portals": "yes"}),
    ("icecool", 3, {"emerald": "yes", "blocked_door": "yes"}),
    ("icecool2", 3, {"pawclaw": "yes"}),
    ("icecool2", 2, {"pawclaw": "yes", "walruses": "yes"}),
    ("icecool2", 4, {"emperor": "yes"}),
    ("icecool", 2, {"emperor": "yes"}),
    ("icecool2", 4, {"artifacts": "yes", "walruses": "yes"}),
    ("icecool2", 2, {"artifacts": "yes"}),
    ("icecool", 3, {}),
    ("icecool2", 3, {"scoring": "tournament"}),
    ("icecool", 2, {"round_end": "instant"}),
    ("icecool-both", 6, {"walruses": "yes"}),
    ("icecool-race", 3, {"walruses": "yes"}),
    ("icecool-practice", 1, {"drill": "jump"}),
    ("icecool2", 4, {**ALL_BUT_BEAR_AND_EMPEROR, "artifacts": "yes", "pawclaw": "yes"}),
    ("icecool2", 3, {**ALL_BUT_BEAR_AND_EMPEROR, "artifacts": "yes", "emperor": "yes"}),
    ("icecool-both", 6, {**ALL_BUT_BEAR_AND_EMPEROR, "pawclaw": "yes"}),
)
SEEDS: Final = 2


def pairs(table: Table) -> list[tuple[str, str]]:
    options = table.header.options
    assert isinstance(options, IceCoolOptions)
    return list(zip(options.modules, options.modules[1:], strict=False))


@cache
def played(table: Table) -> tuple[IceCoolState, ...]:
    """Every state of a match. A table keeps few of them and plays up to the others anew: so once is enough."""
    states = []
    for ply in range(table.ply):
        state = table._positions[ply].state
        assert isinstance(state, IceCoolState)
        states.append(state)
    return tuple(states)


def parts(table: Table, pair: tuple[str, str]) -> int | None:
    """The ply at which the match goes another way when two neighbours change places; None if it never does."""
    options = table.header.options
    assert isinstance(options, IceCoolOptions)
    at = options.modules.index(pair[0])
    swapped = (*options.modules[:at], pair[1], pair[0], *options.modules[at + 2 :])
    after = table.game.setup(table.header.seats, replace(options, modules=swapped), table.header.seed)
    for ply, entry in enumerate(table.entries):
        if ply:
            after = table.game.apply(after.state, entry.move)
        if not same(after, Transition(played(table)[ply], entry.events), options):
            return ply
    return None


def same(one: Transition, other: Transition, options: IceCoolOptions) -> bool:
    assert isinstance(one.state, IceCoolState)
    past = one.state.past and replace(one.state.past, options=options)
    return one.events == other.events and replace(one.state, options=options, past=past) == other.state


@pytest.mark.parametrize(("game", "seats", "wanted"), PRESETS, ids=[f"{game}-{seats}" for game, seats, _ in PRESETS])
def test_swapping_neighbouring_modules_changes_nothing_unless_a_ruling_says_so(
    game: str, seats: int, wanted: dict[str, str]
) -> None:
    for seed in range(SEEDS):
        table = invented_match(game, seats, f"order {seed}", **wanted)
        for pair in pairs(table):
            if pair not in RULED:
                assert parts(table, pair) is None, f"{pair} change the match"


@pytest.mark.parametrize("pair", RULED, ids=["-".join(pair) for pair in RULED])
def test_where_a_ruling_gives_an_order_it_is_needed(pair: tuple[str, str]) -> None:
    game, seats, wanted = RULED[pair]
    tables = (invented_match(game, seats, f"ruled {seed}", **wanted) for seed in range(30))
    assert any(parts(table, pair) is not None for table in tables)


@pytest.mark.parametrize(("game", "seats", "wanted"), PRESETS, ids=[f"{game}-{seats}" for game, seats, _ in PRESETS])
def test_a_module_has_nothing_to_say_to_events_that_it_does_not_hear(
    game: str, seats: int, wanted: dict[str, str]
) -> None:
    table = invented_match(game, seats, "hearing", **wanted)
    for state, entry in zip(played(table), table.entries, strict=True):
        kit = kit_of(state.options, state.seats)
        for event in entry.events:
            for module in kit.modules:
                if type(event) not in module.hears:
                    assert not module.on_event(state, event)
            for keeper, piece in zip(kit.keepers, state.slices, strict=True):
                if type(event) not in keeper.hears:
                    assert keeper.evolve(piece, event) is piece
