"""Perft: how many lines of play there are from fixed positions, kept in a table and counted twice.

A line is a sequence of decisions with every outcome of chance as a branch of its own. Pointings off the board count;
repetition does not. The flat core counts all depths, the reference as deep as its patience goes.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

import reference_icetoids as reference
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.state import IceToidsState
from coldsnap.games.icetoids.tiles import kinds
from icetoids_lockstep import world_of
from icetoids_positions import Play, new_game, position, started
from reference_icetoids import Face, World

TABLE: Final = Path(__file__).with_name("icetoids_perft.toml")
ROWS: Final[list[dict[str, Any]]] = tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]
PATIENCE: Final = 1500


def start_of(row: dict[str, Any]) -> Play:
    options = {"repetition": "off", **row.get("options", {})}
    if row["start"] == "setup":
        return new_game(row["seats"], **options)
    if row["start"] == "homes":
        return started(row["seats"], **options)
    pieces: dict[str, Any] = {
        colour: tuple(row[colour]) for colour in ("red", "yellow", "blue", "green") if colour in row
    }
    return position(row["start"], **pieces, seats=row["seats"], turn=row["turn"], **options)


def flat_perft(pos: bytearray, faces: tuple[tuple[int, int], ...], depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for code in flat.legal(pos) + flat.pointless(pos):
        after = bytearray(pos)
        flat.play(after, code)
        if after[flat.PHASE] != flat.REVEALING:
            count += flat_perft(after, faces, depth - 1)
            continue
        for kind, (arrows, icons) in enumerate(faces):
            if after[flat.BAG + kind]:
                shown = bytearray(after)
                flat.reveal(shown, kind, arrows, icons)
                count += flat_perft(shown, faces, depth - 1)
    return count


def reference_perft(world: World, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for decision in reference.decisions(world):
        drawn: list[Face | None] = [None]
        if reference.reveals(world, decision):
            drawn = list({face.kind(): face for face in world.bag}.values())
        for face in drawn:
            count += reference_perft(reference.play(world, decision, face), depth - 1)
    return count


def test_the_table_has_positions_for_every_number_of_players_and_both_tile_sets() -> None:
    assert len(ROWS) >= 8
    assert {row["seats"] for row in ROWS} == {2, 3, 4}
    assert {row.get("options", {}).get("tiles", "singles12") for row in ROWS} == {"singles12", "pairs6"}
    assert all(len(row["lines"]) >= 3 for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_the_flat_core_counts_the_lines_of_the_table(row: dict[str, Any]) -> None:
    state = start_of(row).state
    assert isinstance(state, IceToidsState)
    faces = tuple(face for face, _ in kinds(state.options.tiles))
    depths = range(1, len(row["lines"]) + 1)
    assert [flat_perft(bytearray(state.position), faces, depth) for depth in depths] == row["lines"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_the_reference_counts_the_lines_of_the_table(row: dict[str, Any]) -> None:
    depths = [depth for depth, lines in enumerate(row["lines"], start=1) if lines <= PATIENCE]
    assert len(depths) >= 2
    world = world_of(start_of(row).view)
    assert [reference_perft(world, depth) for depth in depths] == [row["lines"][depth - 1] for depth in depths]
