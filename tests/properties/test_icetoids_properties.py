"""What holds for every game of IceToids, whatever is played."""

from collections import Counter
from typing import Any, cast, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from coldsnap.core.choices import Offer, OneOf, Over, Turn
from coldsnap.core.codec import decode, digest, encode
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import decode_entry, decode_header
from coldsnap.core.rng import rng_from
from coldsnap.games.icetoids.actions import ACTIONS
from coldsnap.games.icetoids.events import IceToidsEvent, TileTurned
from coldsnap.games.icetoids.state import CAPS, IceToidsOptions, IceToidsState
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.icetoids.words import COLOURS
from coldsnap.match.replay import fold, verify
from coldsnap.match.table import Table
from strategies import ICETOIDS, advance, options, seeds, tables

CELLS = [f"{file}{rank}" for rank in "1234" for file in "abcd"]


def view_of(table: Table) -> IceToidsView:
    return cast(IceToidsView, table.view(None))


def offer_of(table: Table) -> Offer | None:
    return table.status.offers[0] if isinstance(table.status, Turn) else None


@given(tables())
def test_every_offered_choice_is_accepted(table: Table) -> None:
    offer = offer_of(table)
    for choice in offer.choices if offer else ():
        assert offer is not None
        assert isinstance(choice, OneOf)
        assert choice.accepts(choice.action)
        after = ICETOIDS.apply(table.state, Move(offer.seat, choice.action))
        assert after.events
        assert after.state != table.state
    if offer is not None:
        assert offer.choices
        ICETOIDS.apply(table.state, Move(NATURE, offer.lapse))


@given(tables())
def test_every_other_action_is_refused_with_a_rule_and_the_state_is_untouched(table: Table) -> None:
    state, before = table.state, digest(table.state)
    offer = offer_of(table)
    offered = {choice.action for choice in offer.choices} if offer else set()
    seat = offer.seat if offer else 0
    for action in ACTIONS:
        if action not in offered:
            with pytest.raises(Rejected) as refused:
                ICETOIDS.apply(state, Move(seat, action))
            assert refused.value.code == "over" or (refused.value.rule or "").startswith("TOIDS-")
    assert len(ACTIONS) == len(set(ACTIONS)) == 201
    assert digest(state) == before


@given(tables())
def test_every_other_seat_is_refused_everything_and_nature_too(table: Table) -> None:
    offer = offer_of(table)
    for seat in (NATURE, *range(4)):
        if offer is None or seat != offer.seat:
            for action in ACTIONS[::7]:
                with pytest.raises(Rejected):
                    table.submit(seat, action)


@given(tables())
def test_the_table_refuses_what_is_not_offered_and_stays_as_it_was(table: Table) -> None:
    before = table.record
    offer = offer_of(table)
    offered = {choice.action for choice in offer.choices} if offer else set()
    for action in ACTIONS[::5]:
        if action not in offered:
            with pytest.raises(Rejected):
                table.submit(offer.seat if offer else 0, action)
    assert table.record == before


@given(tables())
def test_pieces_and_tiles_are_conserved_and_an_occupied_tile_is_face_up(table: Table) -> None:
    for ply in range(1, table.ply + 1):
        view = cast(IceToidsView, ICETOIDS.view(fold_state(table, ply), None))
        assert Counter(pyramid.seat for pyramid in view.pyramids) == dict.fromkeys(range(view.seats), 3)
        shown = [tile for tile in view.tiles if tile is not None]
        assert len(shown) + sum(kind.count for kind in view.bag) == 16
        for pyramid in view.pyramids:
            assert pyramid.cell is None or view.tiles[CELLS.index(pyramid.cell)] is not None
        for colour in COLOURS:
            hidden = sum(kind.count for kind in view.bag if colour in kind.tile.icons)
            known = sum(colour in tile.icons for tile in shown)
            assert known <= 3
            assert known + hidden == 3


def fold_state(table: Table, ply: int) -> IceToidsState:
    return cast(IceToidsState, table._positions[ply - 1].state)


@given(tables())
def test_a_decision_turns_at_most_one_tile_and_a_turn_too(table: Table) -> None:
    turned_in_turn = 0
    for before, entry in zip(range(1, table.ply), table.entries[1:], strict=False):
        was = cast(IceToidsView, ICETOIDS.view(fold_state(table, before), None))
        turned = sum(isinstance(event, TileTurned) for event in entry.events)
        turned_in_turn = turned if was.phase == "playing" else turned_in_turn + turned
        assert turned_in_turn <= 1
        if was.phase == "orienting":
            assert turned == 0


@given(tables())
def test_a_tile_that_lies_open_never_changes_again(table: Table) -> None:
    laid: dict[int, object] = {}
    for ply in range(1, table.ply + 1):
        view = cast(IceToidsView, ICETOIDS.view(fold_state(table, ply), None))
        for cell, tile in enumerate(view.tiles):
            if tile is not None and CELLS[cell] != view.pending and view.outcome != "cap":
                assert laid.setdefault(cell, tile) == tile


@settings(max_examples=12)
@given(st.sampled_from([2, 3, 4]), options(), seeds, st.integers(0, 2**32))
def test_every_match_ends_by_the_cap(seats: int, chosen: IceToidsOptions, seed: str, number: int) -> None:
    table = Table.start(ICETOIDS, seats, chosen, seed)
    rng = rng_from(str(number))
    while isinstance(table.status, Turn):
        pick, rng = rng.below(8 * 60)
        advance(table, pick)
        assert table.ply - 1 <= CAPS[seats]
    assert isinstance(table.status, Over)
    assert sorted(seat for group in table.status.ranking for seat in group) == list(range(seats))
    assert view_of(table).phase == "over"
    assert verify(ICETOIDS, table.record).whole


@given(tables())
def test_a_record_replays_to_equal_digests_and_verifies(table: Table) -> None:
    verdict = verify(ICETOIDS, table.record)
    assert verdict.whole
    assert verdict.other_version is None
    assert digest(verdict.table.state) == digest(table.state) == table.entries[-1].digest
    assert fold(ICETOIDS, table.record).record == table.record


@given(tables())
def test_json_gives_every_value_back(table: Table) -> None:
    types = ICETOIDS.types
    assert decode(types.state, encode(table.state)) == table.state
    assert decode(types.view, encode(table.view(0))) == table.view(0)
    assert decode_header(encode(table.header), types) == table.header
    for entry in table.entries:
        assert decode_entry(encode(entry), types) == entry
        assert encode(decode_entry(encode(entry), types)) == encode(entry)
    offer = offer_of(table)
    for choice in offer.choices if offer else ():
        assert decode(types.action, encode(choice.action)) == choice.action


# Two worlds: nobody can tell a state from another one that was imagined from its view.


@given(tables(), st.text(max_size=5), st.text(max_size=5))
def test_states_imagined_from_a_view_give_byte_identical_frames(table: Table, one: str, other: str) -> None:
    frames = {
        b"".join(frame(state, seat) for seat in (None, *range(table.header.seats)))
        for state in (table.state, *(ICETOIDS.imagine(table.view(0), rng_from(text)) for text in (one, other)))
    }
    assert len(frames) == 1


def frame(state: Any, seat: int | None) -> bytes:
    """Everything that is serialised for a seat: its view, and its offer if it has one."""
    status = ICETOIDS.status(state)
    offer = status.offer(seat) if isinstance(status, Turn) and seat is not None else status
    return encode(ICETOIDS.view(state, seat)) + encode(offer)


@given(tables(), st.text(max_size=5))
def test_the_view_of_an_imagined_state_is_the_view(table: Table, text: str) -> None:
    for seat in (None, *range(table.header.seats)):
        view = table.view(seat)
        assert ICETOIDS.view(ICETOIDS.imagine(view, rng_from(text)), seat) == view


@given(tables(), st.text(max_size=5))
def test_another_chance_changes_nothing_but_the_face_of_the_tile_that_is_turned_over(table: Table, text: str) -> None:
    offer = offer_of(table)
    other = ICETOIDS.imagine(table.view(0), rng_from(text))
    for choice in offer.choices if offer else ():
        assert offer is not None
        here = ICETOIDS.apply(table.state, Move(offer.seat, choice.action))
        there = ICETOIDS.apply(other, Move(offer.seat, choice.action))
        assert [type(event) for event in here.events] == [type(event) for event in there.events]
        if any(isinstance(event, TileTurned) for event in here.events):
            assert [blank(event) for event in here.events] == [blank(event) for event in there.events]
        else:
            assert encode(here.events) == encode(there.events)
            assert frame(here.state, 0) == frame(there.state, 0)


def blank(event: Any) -> Any:
    return structs.replace(event, arrows=(), icons=()) if isinstance(event, TileTurned) else event


@given(tables())
def test_seed_and_chance_are_in_no_view_offer_event_or_refusal(table: Table) -> None:
    secrets = [table.header.seed.encode(), cast(IceToidsState, table.state).rng.seed.encode()]
    shown = [frame(table.state, seat) for seat in (None, 0, 1)] + [encode(entry.events) for entry in table.entries]
    with pytest.raises(Rejected) as refused:
        table.submit(5, ACTIONS[0])
    shown.append(str(refused.value).encode())
    for secret in secrets:
        assert all(secret not in text for text in shown)


@given(tables())
def test_the_bag_is_public_and_is_exactly_what_does_not_lie_open(table: Table) -> None:
    view = view_of(table)
    fresh = cast(IceToidsView, ICETOIDS.view(fold_state(table, 1), None))
    for before, now in zip(fresh.bag, view.bag, strict=True):
        shown = sum(tile is not None and alike(tile, now.tile) for tile in view.tiles)
        assert before.count - now.count == shown


def alike(tile: Any, other: Any) -> bool:
    ways = ["north", "east", "south", "west"]
    rotations = [{ways[(ways.index(way) + quarters) % 4] for way in tile.arrows} for quarters in range(4)]
    return set(other.arrows) in rotations and set(tile.icons) == set(other.icons)


@given(tables())
def test_status_and_view_are_functions_of_the_state_alone(table: Table) -> None:
    again = decode(ICETOIDS.types.state, encode(table.state))
    assert encode(ICETOIDS.status(again)) == encode(table.status)
    assert encode(ICETOIDS.view(again, 0)) == encode(table.view(0))
    assert msgspec.json.decode(encode(table.view(1)))["kind"] == "icetoids-view"


def test_the_matches_that_are_drawn_here_see_every_phase_and_nearly_every_event() -> None:
    phases, happened = set[str](), set[str]()

    @settings(derandomize=True)  # what is counted is drawn alike in every run
    @given(tables())
    def look(table: Table) -> None:
        phases.add(view_of(table).phase)
        happened.update(type(event).__name__ for entry in table.entries for event in entry.events)

    look()
    assert phases == {"choosing", "playing", "orienting", "over"}
    rare = {"Drawn"}
    assert {kind.__name__ for kind in get_args(IceToidsEvent)} - rare <= happened
