"""Any two promos go together: matches with both are played to the end, and nothing is lost or told differently."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

import pytest

from coldsnap.arena.rules_speed import bots_match, invented_match
from coldsnap.core.choices import Over
from coldsnap.core.record import Record
from coldsnap.games.icecool.cards import BLANK, cards_in
from coldsnap.games.icecool.modules import PROMOS
from coldsnap.games.icecool.promo import Promo
from coldsnap.games.icecool.slices import CardsHeld
from coldsnap.games.icecool.state import IceCoolState
from coldsnap.match.replay import verify
from coldsnap.match.table import Table

INVENTED: Final = 20
"""Matches of a pair with facts that are made up."""
SIMULATED: Final = 3
"""Matches of a pair with real physics."""


def clash(one: Promo, other: Promo) -> bool:
    return (other.name, "yes") in one.against or (one.name, "yes") in other.against


PAIRS: Final = [(one, other) for one, other in combinations(PROMOS, 2) if not clash(one, other)]
every_pair = pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair[0].name}-{pair[1].name}")


def table_for(pair: tuple[Promo, Promo], number: int) -> tuple[str, int, dict[str, str]]:
    """Another edition and number of players for each match of a pair."""
    seats = [count for count in (2, 3, 4) if all(count in promo.seats for promo in pair)]
    wanted = {promo.name: "yes" for promo in pair}
    return ("icecool", "icecool2")[number % 2], seats[number % len(seats)], wanted


def states(table: Table) -> Iterator[IceCoolState]:
    for ply in range(table.ply):
        state = table._positions[ply].state
        assert isinstance(state, IceCoolState)
        yield state


def assert_whole(table: Table) -> None:
    """The match is over, its record gives the same match again, and no card was lost or made."""
    assert isinstance(table.status, Over)
    verdict = verify(table.game, Record(table.header, tuple(table.entries)))
    assert verdict.whole, verdict.difference
    for state in states(table):
        held = state.get(CardsHeld)
        cards = [*held.pile, *(card for hand in held.hands for card in (*hand.up, *hand.down))]
        assert sorted(card for card in cards if card not in (BLANK, "emerald")) == sorted(cards_in(state.options.deck))


@every_pair
def test_two_promos_go_together_with_facts_that_are_made_up(pair: tuple[Promo, Promo]) -> None:
    for number in range(INVENTED):
        game, seats, wanted = table_for(pair, number)
        assert_whole(invented_match(game, seats, f"pair {number}", **wanted))


@every_pair
def test_two_promos_go_together_with_real_physics(pair: tuple[Promo, Promo]) -> None:
    for number in range(SIMULATED):
        game, seats, wanted = table_for(pair, number)
        assert_whole(bots_match(f"pair {number}", game, seats, **wanted))


@cache
def against() -> frozenset[tuple[str, str]]:
    return frozenset((promo.name, other) for promo in PROMOS for other, value in promo.against if value == "yes")


def test_promos_that_do_not_go_together_say_so_on_both_sides() -> None:
    names = {promo.name for promo in PROMOS}
    promos = {(one, other) for one, other in against() if other in names}
    assert promos == {(other, one) for one, other in promos}
