"""Who came to rest in a door is told with the flick, by the geometry of the rules: no client works it out."""

import json
from collections.abc import Sequence

import pytest

from coldsnap.core.codec import encode
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry, Resolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Body
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.server.tables.projection import stuck_of, update_for
from coldsnap.wire.packing import unpack
from icecool_match import Mm, point, raised

DOOR_1_3: Mm = (495, 210)


def drilled(*rest: Body) -> tuple[Table, Entry]:
    """A try of the straight drill, at the end of which these bodies rest; then everything is put back."""
    game = GAMES["icecool-practice"]
    table = Table.start(game, 1, game.resolve({"drill": "straight", "layout": "school"}), rng_from("stuck").seed)
    table.submit(0, FlickPenguin("p0", 900, 500))
    return table, table.submit(NATURE, Resolved((), rest))


def told(table: Table, entry: Entry) -> Sequence[object]:
    found: Sequence[object] = json.loads(unpack(update_for(table, entry, None)))["stuck"]
    return found


@pytest.mark.parametrize(
    ("at", "held"),
    [(DOOR_1_3, True), ((495, 230), False), ((495, 229.99), True), ((495, 190.01), True), ((495, 190), False)],
)
def test_who_rests_in_a_door_is_told_though_a_drill_puts_everything_back(at: Mm, held: bool) -> None:
    table, entry = drilled(standing("p0", "penguin", point(at)))
    assert told(table, entry) == ([{"body": "p0", "gate": "1-3"}] if held else [])
    seen = json.loads(encode(table.view(0)))["bodies"]
    assert (seen[-1]["id"], seen[-1]["pose"]["y"] < 0.19) == ("p0", True), "it is back before the door"


def test_one_on_the_lintel_is_not_in_the_door() -> None:
    assert told(*drilled(raised(0, DOOR_1_3, 68 + 17.45))) == []


def test_only_the_answer_of_physics_tells_of_anybody() -> None:
    table, entry = drilled(standing("p0", "penguin", point(DOOR_1_3)))
    assert [bool(stuck_of(table, each)) for each in table.entries] == [each is entry for each in table.entries]


def test_it_is_told_of_old_entries_too_when_the_match_has_gone_on() -> None:
    table, entry = drilled(standing("p0", "penguin", point(DOOR_1_3)))
    for _ in range(10):
        table.submit(0, FlickPenguin("p0", 900, 500))
        table.submit(NATURE, Resolved((), ()))
    assert told(table, entry) == [{"body": "p0", "gate": "1-3"}]
    assert told(table, table.entries[-1]) == []
