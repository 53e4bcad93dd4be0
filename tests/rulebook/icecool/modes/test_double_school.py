"""MANY-4: our double school for more than four players."""

import pytest

from coldsnap.games.icecool.board.board import Board, board
from coldsnap.games.icecool.board.layout import Layout, layout
from coldsnap.games.icecool.board.places import place_of
from coldsnap.games.registry import GAMES
from icecool_match import CIRCLE, Match
from marks import rule

NAME = "double-school"
WIDTH = 1200.0
SHARED = WIDTH / 2


def twin(room: str) -> str:
    """The room of the right half that is the mirror image of a room of the left one."""
    return str(int(room) + 5)


def mirrored(at: tuple[float, float]) -> tuple[float, float]:
    return WIDTH - at[0], at[1]


@rule("MANY-4")
def test_the_left_half_is_the_school() -> None:
    double, single = layout(NAME), layout("school")
    assert double.walls == single.walls
    assert double.rooms[:5] == single.rooms
    within = {door.id: (door.rooms, door.at, door.width) for door in double.doors}
    assert {door.id: (door.rooms, door.at, door.width) for door in single.doors}.items() <= within.items()


@rule("MANY-4")
def test_the_right_half_is_its_mirror_image_with_names_of_its_own() -> None:
    double, single = layout(NAME), layout("school")
    for room, there in zip(single.rooms, double.rooms[5:], strict=True):
        x0, y0, x1, y1 = room.box
        assert (there.id, there.box) == (twin(room.id), (WIDTH - x1, y0, WIDTH - x0, y1))
        x0, y0, x1, y1 = room.line
        assert there.line == (WIDTH - x1, y0, WIDTH - x0, y1)
    doors = {door.rooms: door for door in double.doors}
    for door in single.doors:
        there_door = doors[twin(door.rooms[0]), twin(door.rooms[1])]
        assert (there_door.at, there_door.width) == (mirrored(door.at), door.width)
    assert len({room.name for room in double.rooms}) == 10


@rule("MANY-4")
def test_two_doors_in_the_shared_wall_lead_from_half_to_half_and_no_other_way_does() -> None:
    double = layout(NAME)
    between = [door for door in double.doors if door.at[0] == SHARED]
    assert [door.rooms for door in between] == [("1", "6"), ("3", "8")]
    assert len(double.doors) == 2 * len(layout("school").doors) + 2


def steps(of: Board, start: str, goal: tuple[str, str]) -> int:
    """Through how many doors one has to go until one has passed a certain one."""
    reached, count = {start}, 1
    while not reached & set(goal):
        reached |= {room for door in of.doors if reached & set(door.rooms) for room in door.rooms}
        count += 1
    return count


@rule("MANY-4")
@pytest.mark.parametrize("name", [NAME, f"{NAME}-mirrored"])
def test_the_three_doors_with_fish_are_spread_over_both_halves(name: str) -> None:
    double = board(name)
    assert [door.id for door in double.fish_doors] == ["2-4", "3-8", "7-9"]
    assert sorted(door.at.x for door in double.fish_doors) == [0.105, 0.6, 1.095]
    assert not any(set(a.rooms) & set(b.rooms) for a in double.fish_doors for b in double.fish_doors if a != b)
    assert [steps(double, "1", door.rooms) for door in double.fish_doors] == [2, 2, 3]


@rule("MANY-4")
def test_eight_corners_at_which_three_boxes_meet_can_carry_a_platform() -> None:
    rooms = [junction.rooms for junction in board(NAME).junctions]
    left = [junction.rooms for junction in board("school").junctions]
    assert rooms[:4] == left
    assert sorted(rooms[4:]) == sorted((twin(a), twin(b), twin(c)) for a, b, c in left)


@rule("MANY-4")
def test_every_promo_has_its_places() -> None:
    double = board(NAME)
    assert [len(double.spots_of(kind)) for kind in ("circle", "dot", "walrus", "portal", "honeycomb")] == [
        *(1, 1, 3, 2, 4)
    ]
    assert [spot.room for spot in double.spots_of("portal")] == ["4", "9"]
    assert {spot.at.x > SHARED / 1000 for spot in double.spots_of("walrus")} == {False, True}
    assert {(spot.at.x, spot.at.y) for spot in double.spots_of("honeycomb")} == {
        *((0.025, 0.025), (0.025, 0.575), (1.175, 0.025), (1.175, 0.575))
    }


@rule("MANY-4")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_every_table_can_choose_it_and_start_on_its_red_circle(game: str) -> None:
    values = next(spec.values for spec in GAMES[game].info.options if spec.name == "layout")
    assert {NAME, f"{NAME}-mirrored"} <= set(values)
    match = Match(game, layout=NAME)
    match.lapse()
    assert match.at("p1") == CIRCLE
    assert match.board.room_of(place_of(match.state.bodies[0])) == "2"


@rule("MANY-4")
def test_its_file_says_that_it_is_ours_and_what_is_assumed() -> None:
    source = layout(NAME).source
    assert isinstance(layout(NAME), Layout)
    assert "our own" in source
    assert "assumed" in source
