"""What may be taken back: never past a reveal, and past another seat's move only with its consent."""

import pytest

from coldsnap.core.choices import Turn
from coldsnap.core.codec import digest
from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import TakeBack
from coldsnap.games.icetoids.actions import ChooseHome, Enter, Orient, Point
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.match.take_back import last_ply_before, live_plies
from coldsnap.physics.scripted import Scripted
from icetoids_positions import GAME, SEED
from marble_game import MarbleGame, Shoot, Stay, through

HOMES = (ChooseHome("a2", "west"), ChooseHome("d3", "east"))


def begun(*, plies: int = 0) -> tuple[Table, int, int]:
    """A table with homes chosen, the first seat to play, and the other."""
    table = Table.start(GAME, 2, GAME.resolve({}), SEED)
    first = actor(table)
    for action in HOMES[:plies]:
        table.submit(actor(table), action)
    return table, first, 1 - first


def actor(table: Table) -> int:
    assert isinstance(table.status, Turn)
    return table.status.offers[0].seat


def refused(table: Table, seat: int, to_ply: int, *, agreed: tuple[int, ...] = ()) -> str:
    before = (table.record, digest(table.state))
    with pytest.raises(Rejected) as caught:
        table.take_back(seat, to_ply, agreed=agreed)
    assert (table.record, digest(table.state)) == before
    return caught.value.code


def test_ones_own_last_move_can_be_taken_back() -> None:
    table, first, _ = begun(plies=1)
    table.take_back(first, 0)
    assert digest(table.state) == table.entries[0].digest
    assert actor(table) == first


def test_a_take_back_is_an_entry_without_events() -> None:
    table, first, _ = begun(plies=1)
    entry = table.take_back(first, 0)
    assert (entry.ply, entry.move.seat, entry.move.action, entry.events) == (2, first, TakeBack(0), ())


def test_past_another_seats_move_its_consent_is_needed() -> None:
    table, first, second = begun(plies=2)
    assert refused(table, first, 0) == "take-back-past-another"
    assert refused(table, first, 0, agreed=(first,)) == "take-back-past-another"
    table.take_back(first, 0, agreed=(second,))
    assert actor(table) == first


def test_one_cannot_take_back_the_move_of_another_alone() -> None:
    table, first, second = begun(plies=1)
    assert refused(table, second, 0) == "take-back-past-another"
    table.take_back(second, 0, agreed=(first,))


def test_nothing_can_be_taken_back_past_a_reveal_even_if_all_agree() -> None:
    table, first, second = begun(plies=2)
    table.submit(first, Enter())
    assert refused(table, first, 2) == "take-back-past-reveal"
    assert refused(table, first, 0, agreed=(0, 1)) == "take-back-past-reveal"
    table.submit(first, Orient("north"))
    assert refused(table, first, 2) == "take-back-past-reveal"
    table.take_back(first, 3)
    assert actor(table) == first
    assert second != first


def test_what_was_laid_after_a_reveal_can_be_laid_again() -> None:
    table, first, _ = begun(plies=2)
    table.submit(first, Enter())
    waiting = digest(table.state)
    table.submit(first, table.choices(first)[0].action)
    table.take_back(first, 3)
    assert digest(table.state) == waiting


@pytest.mark.parametrize("to_ply", [1, 2, 50])
def test_one_cannot_go_back_to_now_or_to_the_future(to_ply: int) -> None:
    table, first, _ = begun(plies=1)
    assert refused(table, first, to_ply) == "nothing-to-take-back"


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    table, first, _ = begun()
    assert refused(table, first, 0) == "nothing-to-take-back"


def test_one_cannot_go_back_to_a_ply_that_was_taken_back() -> None:
    table, first, _ = begun(plies=1)
    table.take_back(first, 0)
    table.submit(first, ChooseHome("a3", "west"))
    assert refused(table, first, 1) == "nothing-to-take-back"


def test_nature_takes_nothing_back() -> None:
    table, _, _ = begun(plies=1)
    with pytest.raises(Rejected):
        table.take_back(NATURE, 0)
    with pytest.raises(Rejected):
        table.take_back(NATURE, 0, agreed=(0, 1))


@pytest.mark.parametrize("seat", [2, 7])
def test_a_seat_that_is_not_at_the_table_takes_nothing_back(seat: int) -> None:
    table, _, _ = begun(plies=1)
    assert refused(table, seat, 0, agreed=(0, 1)) == "no-such-seat"


def test_a_move_that_was_itself_taken_back_needs_no_consent() -> None:
    table, first, second = begun(plies=1)
    table.submit(second, ChooseHome("d3", "east"))
    table.take_back(second, 1)
    # Only first's own move stands: nothing of second's would be lost.
    table.take_back(first, 0)
    assert actor(table) == first


def test_two_moves_can_be_taken_back_one_after_the_other() -> None:
    table, first, second = begun(plies=2)
    table.take_back(second, 1)
    assert actor(table) == second
    table.take_back(first, 0, agreed=(second,))
    assert actor(table) == first
    for action in HOMES:
        table.submit(actor(table), action)
    assert actor(table) == first


def test_live_plies_leave_out_what_was_undone() -> None:
    table, first, _ = begun(plies=1)
    assert live_plies(table.entries) == [0, 1]
    table.take_back(first, 0)
    assert live_plies(table.entries) == [0, 2]
    table.submit(first, ChooseHome("a3", "west"))
    assert live_plies(table.entries) == [0, 2, 3]
    table.take_back(first, 0)
    assert live_plies(table.entries) == [0, 4]


def test_the_ply_to_go_back_to_is_the_one_before_ones_own_last_move_that_stands() -> None:
    table, first, second = begun()
    assert last_ply_before(table.entries, {first}) is None
    table.submit(first, HOMES[0])
    assert last_ply_before(table.entries, {first}) == 0
    table.take_back(first, 0)
    assert last_ply_before(table.entries, {first}) is None
    table.submit(first, HOMES[0])
    table.submit(second, HOMES[1])
    assert last_ply_before(table.entries, {first}) == 2
    assert last_ply_before(table.entries, {second}) == 3
    before = digest(table._positions[2].state)
    table.take_back(first, 2, agreed=(second,))
    assert digest(table.state) == before


def test_pointing_reveals_nothing_so_it_can_be_taken_back() -> None:
    table, first, second = begun(plies=2)
    for seat in (first, second):
        table.submit(seat, Enter())
        table.submit(seat, table.choices(seat)[0].action)
    ply = table.ply
    table.submit(first, Point(0, "north"))
    table.take_back(first, ply - 1)
    assert actor(table) == first


@pytest.mark.parametrize("practice", [True, False])
def test_in_practice_anything_can_be_taken_back_at_any_time(practice: bool) -> None:
    game = MarbleGame(practice=practice)
    table = Table.start(game, 2, game.resolve({}), SEED)
    table.submit(0, Shoot(0, 500))
    settle(table, Scripted([through(0)]))
    table.submit(NATURE, Stay(1))
    if practice:
        table.take_back(0, 0)
        assert actor(table) == 0
    else:
        assert refused(table, 0, 0) in ("take-back-past-reveal", "take-back-past-another")


def test_nothing_is_taken_back_once_the_match_is_over() -> None:
    """By then the seed may be known, so going back would be looking at the next tiles."""
    table, _, _ = begun(plies=2)
    while isinstance(table.status, Turn):
        table.submit(NATURE, table.status.offers[0].lapse)
    last = table.ply - 2
    assert refused(table, 0, last, agreed=(0, 1)) == "over"


def test_there_is_nothing_to_take_back_twice() -> None:
    table, first, second = begun(plies=1)
    table.take_back(first, 0)
    assert refused(table, first, 0) == refused(table, second, 0) == "nothing-to-take-back"


def test_a_ply_that_nobody_chose_is_passed_over() -> None:
    table, first, second = begun(plies=2)
    assert last_ply_before(table.entries, {first, second}, {2}) == 0
