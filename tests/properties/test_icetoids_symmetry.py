"""IceToids on a board turned by 90 degrees is the same game, and pieces of one colour are alike."""

from itertools import permutations
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from coldsnap.core.choices import OneOf, Turn
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icetoids.actions import Enter, Orient
from coldsnap.games.icetoids.state import IceToidsOptions
from coldsnap.games.icetoids.tiles import Tile
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.match.table import Table
from strategies import ICETOIDS, lively, options, seeds, tables

FILES, WAYS = "abcd", ("north", "east", "south", "west")
CELLS = [f"{file}{rank}" for rank in "1234" for file in FILES]


def turn_cell(cell: Any) -> Any:
    """A cell of the board turned clockwise: what was north is east."""
    if cell is None:
        return None
    file, rank = FILES.index(cell[0]), int(cell[1]) - 1
    return f"{FILES[rank]}{4 - file}"


def turn_way(way: Any) -> Any:
    return way if way == "upright" else WAYS[(WAYS.index(way) + 1) % 4]


def turn_tile(tile: Tile | None) -> Any:
    if tile is None:
        return None
    turned = {turn_way(way) for way in tile.arrows}
    return Tile(tuple(cast(Any, way) for way in WAYS if way in turned), tile.icons)


def turn_action(action: Any) -> Any:
    if isinstance(action, Enter):
        return action
    changed = {"way": turn_way(action.way)} if hasattr(action, "way") else {}
    if hasattr(action, "cell"):
        changed = {"cell": turn_cell(action.cell), "side": turn_way(action.side)}
    return structs.replace(action, **changed)


def turn_view(view: IceToidsView) -> IceToidsView:
    """The view of the turned board, but for the keys of history and the tile that has not been laid yet."""
    tiles: list[Any] = [None] * 16
    for cell, tile in zip(CELLS, view.tiles, strict=True):
        tiles[CELLS.index(turn_cell(cell))] = tile if cell == view.pending else turn_tile(tile)
    return structs.replace(
        view,
        pending=turn_cell(view.pending),
        homes=tuple(
            home and structs.replace(home, cell=turn_cell(home.cell), side=turn_way(home.side)) for home in view.homes
        ),
        tiles=tuple(tiles),
        pyramids=tuple(structs.replace(p, cell=turn_cell(p.cell), facing=turn_way(p.facing)) for p in view.pyramids),
        seen=b"",
    )


def seen_apart(table: Table) -> IceToidsView:
    return structs.replace(cast(IceToidsView, table.view(None)), seen=b"")


def test_four_quarter_turns_are_none_and_one_is_not() -> None:
    for cell in CELLS:
        assert turn_cell(turn_cell(turn_cell(turn_cell(cell)))) == cell != turn_cell(cell)
    assert (turn_cell("a1"), turn_cell("b4"), turn_cell("d4")) == ("a4", "d3", "d1")


def laid_alike(table: Table, turned: Table, action: Orient) -> Action:
    """The orientation on the turned board that lays the tile as this one does, turned."""
    (offer,) = cast(Turn, turned.status).offers
    cell = cast(IceToidsView, table.view(None)).pending
    after = ICETOIDS.view(ICETOIDS.apply(table.state, Move(offer.seat, action)).state, None)
    wanted = turn_tile(cast(IceToidsView, after).tiles[CELLS.index(cast(str, cell))])
    found = []
    for choice in offer.choices:
        there = ICETOIDS.view(ICETOIDS.apply(turned.state, Move(offer.seat, choice.action)).state, None)
        if cast(IceToidsView, there).tiles[CELLS.index(turn_cell(cell))] == wanted:
            found.append(choice.action)
    assert len(found) == 1
    return found[0]


@given(st.sampled_from([2, 3, 4]), options(), seeds, st.integers(0, 2**32))
def test_a_game_on_the_turned_board_is_the_turned_game(
    seats: int, chosen: IceToidsOptions, seed: str, number: int
) -> None:
    table, turned = (Table.start(ICETOIDS, seats, chosen, seed) for _ in range(2))
    rng = rng_from(str(number))
    for _ in range(50):
        if not isinstance(table.status, Turn):
            break
        (here,), (there,) = table.status.offers, cast(Turn, turned.status).offers
        assert here.seat == there.seat
        orienting = isinstance(here.choices[0].action, Orient)
        if orienting:
            assert len(here.choices) == len(there.choices)
        else:
            offered = {(turn_action(c.action), c.quiet) for c in here.choices if isinstance(c, OneOf)}
            assert offered == {(c.action, c.quiet) for c in there.choices if isinstance(c, OneOf)}
        draw, rng = rng.below(600)
        playing = cast(IceToidsView, table.view(None)).phase == "playing"
        if playing and draw % 20 == 0:
            table.submit(NATURE, here.lapse)
            turned.submit(NATURE, there.lapse)
        else:
            pool = lively(here.choices) if draw % 2 else [choice.action for choice in here.choices]
            action = pool[draw % len(pool)]
            other = laid_alike(table, turned, cast(Orient, action)) if orienting else turn_action(action)
            table.submit(here.seat, action)
            turned.submit(there.seat, other)
        assert turn_view(seen_apart(table)) == seen_apart(turned)


@given(tables(), st.sampled_from(list(permutations(range(3)))), st.integers(0, 3))
def test_pieces_of_one_colour_are_alike(table: Table, order: tuple[int, ...], seat: int) -> None:
    view = cast(IceToidsView, table.view(None))
    first = 3 * (seat % view.seats)
    mixed = [view.pyramids[first + own] for own in order]
    other = structs.replace(view, pyramids=(*view.pyramids[:first], *mixed, *view.pyramids[first + 3 :]))
    state = ICETOIDS.imagine(other, rng_from("the same"))
    assert cast(IceToidsView, ICETOIDS.view(state, None)).repeated == view.repeated
    if view.phase == "playing" and view.options.repetition != "off":
        assert view.repeated >= 1, "the position on the table has been counted"
    here, there = table.status, ICETOIDS.status(state)
    if isinstance(here, Turn) and isinstance(there, Turn):
        assert len(here.offers[0].choices) == len(there.offers[0].choices)
        assert boards(table.state, here) == boards(state, there)
    else:
        assert here == there


def boards(state: Any, status: Turn) -> set[Any]:
    """The different boards to which the choices lead, pieces of one colour alike, chance left out."""
    (offer,) = status.offers
    found = set()
    for choice in offer.choices:
        view = cast(IceToidsView, ICETOIDS.view(ICETOIDS.apply(state, Move(offer.seat, choice.action)).state, None))
        stands = sorted((p.seat, p.cell or "", p.facing) for p in view.pyramids)
        tiles = view.tiles if view.pending is None else ()
        found.add((tuple(stands), tiles, view.homes, view.turn, view.actor, view.pending))
    assert len(found) == len(offer.choices), "of choices that lead to equal boards only one is offered"
    return found
