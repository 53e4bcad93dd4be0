"""Folds of a record: the table at any ply, and the first place where a record and the rules part."""

import pytest
from msgspec import structs

from coldsnap.core.choices import Turn
from coldsnap.core.codec import digest
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Begin, Entry, Record, Resolved, TakeBack
from coldsnap.core.values import Action
from coldsnap.games.icetoids.actions import ChooseHome, Enter, Lapse, MovePiece, Point
from coldsnap.games.icetoids.events import HomeChosen, Lapsed
from coldsnap.match.replay import Difference, fold, verify
from coldsnap.match.table import Table
from coldsnap.render.words import Words
from icetoids_positions import GAME, SEED
from marble_game import MarbleGame
from sentences import refuses, sentence


@pytest.fixture
def table() -> Table:
    """Homes, some moves, a lapse, a pointing that is taken back."""
    table = Table.start(GAME, 2, GAME.resolve({}), SEED)
    for number in range(9):
        assert isinstance(table.status, Turn)
        (offer,) = table.status.offers
        if number == 6:
            table.submit(NATURE, offer.lapse)
        else:
            table.submit(offer.seat, offer.choices[number % len(offer.choices)].action, at=100 * number)
    assert isinstance(table.status, Turn)
    (offer,) = table.status.offers
    table.submit(offer.seat, next(choice.action for choice in offer.choices if isinstance(choice.action, Point)))
    table.take_back(offer.seat, table.ply - 2)
    return table


def with_entry(record: Record, ply: int, **changes: object) -> Record:
    entries = list(record.entries)
    entries[ply] = structs.replace(entries[ply], **changes)
    return Record(record.header, tuple(entries))


def first_difference(record: Record) -> Difference:
    verdict = verify(GAME, record)
    assert verdict.difference is not None
    assert not verdict.whole
    return verdict.difference


def test_a_true_record_is_whole(table: Table) -> None:
    verdict = verify(GAME, table.record)
    assert verdict.whole
    assert verdict.table.record == table.record
    assert verdict.table.state == table.state


def test_the_table_can_be_folded_at_any_ply(table: Table) -> None:
    for ply in range(1, table.ply + 1):
        folded = fold(GAME, table.record, ply)
        assert folded.ply == ply
        assert digest(folded.state) == table.entries[ply - 1].digest
        assert folded.view(0) == table.view(0, ply)
    assert fold(GAME, table.record).record == table.record


@pytest.mark.parametrize("ply", [0, -1, 13, 1000])
def test_a_ply_that_is_not_there_is_refused(table: Table, ply: int) -> None:
    assert table.ply == 12
    with refuses(ColdsnapError, match="plies 1 to 12"):
        fold(GAME, table.record, ply)


def test_a_folded_table_can_be_played_on(table: Table) -> None:
    folded = fold(GAME, table.record, 5)
    assert isinstance(folded.status, Turn)
    (offer,) = folded.status.offers
    folded.submit(offer.seat, offer.choices[0].action)
    assert folded.ply == 6


@pytest.mark.parametrize("ply", [0, 3, 11])
def test_an_edited_digest_is_named(table: Table, ply: int) -> None:
    found = first_difference(with_entry(table.record, ply, digest="0" * 32))
    assert (found.ply, found.what) == (ply, "digest")
    assert "0" * 32 in sentence(found.cause)
    assert table.entries[ply].digest in sentence(found.cause)


@pytest.mark.parametrize(
    "events",
    [(), (HomeChosen(seat=0, cell="d4", side="north"),), (Lapsed(seat=0), Lapsed(seat=1))],
    ids=["none", "another", "too many"],
)
def test_edited_events_are_named(table: Table, events: tuple[HomeChosen | Lapsed, ...]) -> None:
    found = first_difference(with_entry(table.record, 1, events=events))
    assert (found.ply, found.what) == (1, "events")


def test_an_event_too_many_at_the_end_is_counted(table: Table) -> None:
    told = table.entries[1].events
    found = first_difference(with_entry(table.record, 1, events=(*told, Lapsed(seat=0))))
    assert sentence(found.cause) == "2 events are told, the rules give 1"


def test_an_illegal_move_is_named_with_its_rule(table: Table) -> None:
    seat = table.entries[3].move.seat
    found = first_difference(with_entry(table.record, 3, move=Move(seat, MovePiece(0, "north"))))
    assert (found.ply, found.what) == (3, "refused")
    assert "TOIDS-4" in sentence(found.cause)
    assert Words("en").error(found.cause).startswith("the move is refused: That pyramid waits")
    assert Words("fr").error(found.cause).endswith(" [TOIDS-4]")


def test_a_legal_move_that_was_not_played_is_named_by_what_it_did(table: Table) -> None:
    seat = table.entries[1].move.seat
    found = first_difference(with_entry(table.record, 1, move=Move(seat, ChooseHome("d4", "north"))))
    assert (found.ply, found.what) == (1, "events")


def test_a_move_by_another_seat_is_refused(table: Table) -> None:
    move = table.entries[1].move
    found = first_difference(with_entry(table.record, 1, move=Move(1 - move.seat, move.action)))
    assert (found.ply, found.what) == (1, "refused")


def test_an_entry_with_another_number_is_named(table: Table) -> None:
    entries = table.record.entries
    found = first_difference(Record(table.header, entries[:2] + entries[3:]))
    assert (found.ply, found.what) == (2, "ply")


def test_another_seed_parts_at_the_first_draw_that_differs(table: Table) -> None:
    header = structs.replace(table.header, seed="f" * 32)
    assert first_difference(Record(header, table.record.entries)).ply == 0


def test_the_verdict_has_the_table_as_far_as_the_record_is_true(table: Table) -> None:
    verdict = verify(GAME, with_entry(table.record, 5, digest="0" * 32))
    assert verdict.table.ply == 5
    assert verdict.table.record.entries == table.record.entries[:5]


def test_a_fold_of_a_false_record_says_where(table: Table) -> None:
    false = with_entry(table.record, 5, digest="0" * 32)
    with refuses(ColdsnapError, match="at ply 5"):
        fold(GAME, false)
    assert fold(GAME, false, 5).ply == 5


def test_times_may_differ(table: Table) -> None:
    assert verify(GAME, with_entry(table.record, 4, at=999_999, charged=3)).whole


def test_a_record_of_another_version_says_so_and_is_folded_as_far_as_it_agrees(table: Table) -> None:
    header = structs.replace(table.header, version=7)
    assert verify(GAME, Record(header, table.record.entries)).other_version == 7
    edited = with_entry(Record(header, table.record.entries), 4, digest="0" * 32)
    verdict = verify(GAME, edited)
    assert (verdict.other_version, verdict.table.ply) == (7, 4)
    assert verify(GAME, table.record).other_version is None


def test_a_record_of_another_format_or_game_is_not_judged(table: Table) -> None:
    with refuses(ColdsnapError, match="format 2"):
        verify(GAME, Record(structs.replace(table.header, format=2), table.record.entries))
    with refuses(ColdsnapError, match="'icetoids', not of 'marble'"):
        verify(MarbleGame(), table.record)


@pytest.mark.parametrize(
    "move",
    [
        Move(0, Enter()),
        Move(0, ChooseHome("a2", "west")),
        Move(NATURE, Lapse(0)),
        Move(NATURE, Resolved((), ())),
        Move(0, TakeBack(0)),
        Move(NATURE, TakeBack(0)),
        Move(0, Begin()),
    ],
    ids=lambda move: f"{move.seat} {type(move.action).__name__}",
)
def test_a_record_that_does_not_begin_at_the_beginning_is_refused_at_ply_0(table: Table, move: Move) -> None:
    found = first_difference(with_entry(table.record, 0, move=move))
    assert (found.ply, found.what) == (0, "refused")


def test_a_record_for_too_many_seats_is_refused_at_ply_0(table: Table) -> None:
    header = structs.replace(table.header, seats=7)
    found = first_difference(Record(header, table.record.entries))
    assert (found.ply, found.what) == (0, "refused")


@pytest.mark.parametrize("action", [TakeBack(50), Enter(11), Begin()])
def test_a_foreign_move_anywhere_is_a_refusal_and_no_crash(table: Table, action: Action) -> None:
    for ply in range(1, table.ply):
        found = first_difference(with_entry(table.record, ply, move=Move(table.entries[ply].move.seat, action)))
        assert found.ply <= ply
        assert found.what in ("refused", "events", "digest")


def test_an_entry_is_compared_with_what_the_rules_make_of_it_here(table: Table) -> None:
    swapped = list(table.record.entries)
    swapped[1] = Entry(1, 0, 0, swapped[2].move, swapped[2].events, swapped[2].digest)
    assert first_difference(Record(table.header, tuple(swapped))).ply == 1
