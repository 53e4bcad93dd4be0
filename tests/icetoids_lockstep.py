"""Translates between the program's IceToids and the reference, in names alone, so that tests can compare them."""

from dataclasses import replace
from typing import Any, cast

import reference_icetoids as reference
from coldsnap.core.values import Action, Event
from coldsnap.games.icetoids.actions import ChooseHome, Enter, MovePiece, Orient, Point
from coldsnap.games.icetoids.events import TileTurned
from coldsnap.games.icetoids.state import IceToidsOptions
from coldsnap.games.icetoids.tiles import Tile
from coldsnap.games.icetoids.view import IceToidsView, Pyramid
from icetoids_positions import CELLS
from reference_icetoids import Decision, Face, Piece, Rules, World


def _pointing(pyramid: Pyramid) -> str | None:
    """Where a pyramid on the board points; the reference does not say how those that wait lie."""
    return None if pyramid.cell is None or pyramid.facing == "upright" else pyramid.facing


def action_of(decision: Decision) -> Action:
    """The typed action of a decision of the reference."""
    way = cast(Any, decision.way)
    if decision.kind == "home":
        return ChooseHome(cast(str, decision.cell), way)
    if decision.kind == "enter":
        return Enter(decision.push)
    if decision.kind == "orient":
        return Orient(way)
    piece = cast(int, decision.piece)
    return Point(piece, way) if decision.kind == "point" else MovePiece(piece, way, decision.push)


def face_of(tile: Tile | TileTurned) -> Face:
    return Face(frozenset(tile.arrows), frozenset(tile.icons))


def shown_by(events: tuple[Event, ...]) -> Face | None:
    """The tile that these events turned over, as it fell."""
    return next((face_of(event) for event in events if isinstance(event, TileTurned)), None)


def world_of(view: IceToidsView) -> World:
    """The reference's world of a view in which no tile is being oriented, without any history."""
    assert view.phase in ("choosing", "playing")
    bag = tuple(face_of(kind.tile) for kind in view.bag for _ in range(kind.count))
    return replace(
        reference.begin(view.seats, view.turn, bag, rules_of(view.options)),
        open={cell: face_of(tile) for cell, tile in zip(CELLS, view.tiles, strict=True) if tile is not None},
        pieces=tuple(Piece(p.seat, p.cell, _pointing(p)) for p in view.pyramids),
        homes={seat: (home.cell, home.side) for seat, home in enumerate(view.homes) if home},
        plies=view.ply,
    )


def rules_of(options: IceToidsOptions) -> Rules:
    return Rules(options.orienter, options.entering_pushes, options.repetition)


def summary_of_view(view: IceToidsView) -> dict[str, object]:
    """What a view says, in the reference's words."""
    return {
        "turn": view.turn,
        "actor": view.actor if view.outcome == "open" else view.turn,
        "pending": view.pending,
        "choosing": view.phase == "choosing",
        "over": view.phase == "over",
        "open": {cell: face_of(tile) for cell, tile in zip(CELLS, view.tiles, strict=True) if tile is not None},
        "pieces": [(p.seat, p.cell, _pointing(p)) for p in view.pyramids],
        "homes": {seat: (home.cell, home.side) for seat, home in enumerate(view.homes) if home},
        "bag": sorted(kind.count for kind in view.bag if kind.count),
        "hidden": {face_of(kind.tile).kind(): kind.count for kind in view.bag if kind.count},
        "plies": view.ply,
        "result": None if view.outcome == "open" else view.outcome,
        "winner": view.winner,
        "repeated": view.repeated if view.phase == "playing" else None,
    }


def summary_of_world(world: World) -> dict[str, object]:
    """The same of a world."""
    kinds: dict[object, int] = {}
    for face in world.bag:
        kinds[face.kind()] = kinds.get(face.kind(), 0) + 1
    playing = not world.result and not world.choosing and not world.orienting
    orienting = world.orienting if not world.result else None
    return {
        "turn": world.turn,
        "actor": orienting[0] if orienting else world.turn,
        "pending": orienting[1] if orienting else None,
        "choosing": world.choosing,
        "over": world.result is not None,
        "open": world.open,
        "pieces": [(piece.owner, piece.cell, piece.way) for piece in world.pieces],
        "homes": world.homes,
        "bag": sorted(kinds.values()),
        "hidden": kinds,
        "plies": world.plies,
        "result": world.result,
        "winner": world.winner,
        "repeated": world.history.count(world.position()) if playing else None,
    }
