"""Who begins: chance in a first match, and in each rematch the next one, whatever the first host had named."""

import pytest
from msgspec.structs import replace

from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.server.tables.beginning import begun, who_began
from coldsnap.server.tables.wishes import begins_in, grace_of, kept, options_of, rotated
from coldsnap.store.matches import MatchRow, SeatRow
from coldsnap.wire.new_table import NewTable, SeatWish


def row(game: str, seats: int, **options: str) -> MatchRow:
    wanted = NewTable(game, (SeatWish("person"),) * seats, options, grace_s=33)
    rows = tuple(SeatRow(seat, "person", "", None, None) for seat in range(seats))
    tokens = ("host", "watch", "invite")
    return MatchRow(
        "table-1", game, False, "none", False, False, 1, 1, *tokens, None, None, rows, "", None, kept(wanted)
    )


def match_of(found: MatchRow) -> Table:
    game = GAMES[found.game]
    options = game.resolve(options_of(found))
    return begun(game, len(found.seats), options, names=(), engine="made-up", first=begins_in(found))


def rematch_of(found: MatchRow, match: Table) -> MatchRow:
    return replace(found, options=rotated(found, who_began(match)))


@pytest.mark.parametrize(("game", "seats"), [("icetoids", 3), ("icecool2", 4), ("icecool2", 2), ("icecool-both", 8)])
def test_in_every_rematch_the_next_seat_begins(game: str, seats: int) -> None:
    found = row(game, seats)
    match = match_of(found)
    first = who_began(match)
    assert first is not None
    for step in range(1, seats + 1):
        found = rematch_of(found, match)
        match = match_of(found)
        assert who_began(match) == (first + step) % seats


def test_a_catcher_who_was_named_was_so_for_one_match_and_all_other_wishes_stay() -> None:
    found = row("icecool2", 3, first_catcher="3", tremor="off")
    assert who_began(match_of(found)) == 2
    again = rematch_of(found, match_of(found))
    assert who_began(match_of(again)) == 0
    assert (options_of(again), grace_of(again)) == ({"tremor": "off"}, 33)


def test_a_race_has_nobody_who_begins_by_chance() -> None:
    found = row("icecool-race", 2)
    assert who_began(match_of(found)) is None
    assert rotated(found, None) == found.options


def test_every_match_has_a_seed_of_its_own() -> None:
    found = row("icetoids", 2)
    assert len({match_of(found).header.seed for _ in range(5)}) == 5
