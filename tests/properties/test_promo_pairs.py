"""Any two promos go together: matches with both are played to the end, and nothing is lost or told differently."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

import pytest

from coldsnap.arena.speed.rules_speed import bots_match, invented_match
from coldsnap.core.choices import Over
from coldsnap.core.codec import digest
from coldsnap.core.values import Event
from coldsnap.games.icecool.modules import PROMOS
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.state.cards import NOT_IN_DECKS, cards_in
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import CardsHeld
from coldsnap.games.icecool.state.state import IceCoolState
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


def again(table: Table) -> Iterator[tuple[IceCoolState, tuple[Event, ...]]]:
    """Every state of a match that is played again from its record, and what is told on the way."""
    after = table.game.setup(table.header.seats, table.header.options, table.header.seed)
    for entry in (None, *table.entries[1:]):
        after = table.game.apply(after.state, entry.move) if entry is not None else after
        assert isinstance(after.state, IceCoolState)
        yield after.state, after.events


def assert_whole(table: Table) -> None:
    """The match is over, its record gives the same match again, and no card was lost or made."""
    assert isinstance(table.status, Over)
    deck, held = sorted(cards_in(options_of(table).deck)), None
    for entry, (state, told) in zip(table.entries, again(table), strict=True):
        assert told == entry.events
        if state.get(CardsHeld) is not held:
            held = state.get(CardsHeld)
            cards = [*held.pile, *(card for hand in held.hands for card in (*hand.up, *hand.down))]
            assert sorted(card for card in cards if card not in NOT_IN_DECKS) == deck
    assert digest(state) == table.entries[-1].digest


def options_of(table: Table) -> IceCoolOptions:
    assert isinstance(table.header.options, IceCoolOptions)
    return table.header.options


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
