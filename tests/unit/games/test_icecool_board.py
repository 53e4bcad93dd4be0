from collections.abc import Callable
from importlib import resources
from itertools import combinations

import pytest
from msgspec.structs import replace

from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.geometry import distance, inside
from coldsnap.core.placement import nearest_free
from coldsnap.core.scene import Body, Disc, Point, Pose, Rect, Zone
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import NotOnBoard, board, board_from, build, scene
from coldsnap.games.icecool.board.layout import NAMES, BadLayout, Layout, layout, parse
from coldsnap.physics.check import check_scene
from coldsnap.physics.errors import SceneRefused
from coldsnap.render.texts import Texts
from sentences import refuses

FILE = resources.files("coldsnap.games.icecool").joinpath("layouts", "school.toml").read_bytes()
SCHOOL = layout("school")
SCHOOLS = ("school", "school-mirrored")
"""The board of the box and its mirror image; `NAMES` are all boards, and a new one comes into their tests by itself."""


def penguin(name: str, at: Point) -> Body:
    return Body(name, "penguin", Pose(at.x, at.y, shape("penguin").rest_height))


def middle(of: Rect) -> Point:
    return Point((of.x0 + of.x1) / 2, (of.y0 + of.y1) / 2)


def with_room(room_id: str, **changes: object) -> Layout:
    rooms = tuple(replace(room, **changes) if room.id == room_id else room for room in SCHOOL.rooms)
    return replace(SCHOOL, rooms=rooms)


def with_door(door_id: str, **changes: object) -> Layout:
    doors = tuple(replace(door, **changes) if door.id == door_id else door for door in SCHOOL.doors)
    return replace(SCHOOL, doors=doors)


def with_spot(spot_id: str, **changes: object) -> Layout:
    spots = tuple(replace(spot, **changes) if spot.id == spot_id else spot for spot in SCHOOL.spots)
    return replace(SCHOOL, spots=spots)


@pytest.mark.parametrize("name", SCHOOLS)
def test_the_school_has_five_rooms_seven_doors_and_three_fish(name: str) -> None:
    school = board(name)
    assert [(room.id, room.name) for room in school.rooms] == [
        ("1", "classroom"),
        ("2", "kitchen"),
        ("3", "gym"),
        ("4", "lab"),
        ("5", "game-room"),
    ]
    assert len(school.doors) == 7
    assert [door.id for door in school.fish_doors] == ["1-3", "2-4", "3-5"]
    assert sum("5" in door.rooms for door in school.doors) == 3
    assert len(school.walls) == 8  # four sides of the square, and one long wall of each outer room


def test_sizes_are_those_that_were_measured() -> None:
    school = board("school")
    assert {(wall.thickness, wall.height) for wall in school.walls} == {(0.005, 0.068)}
    assert {(round(gate.hi - gate.lo, 5), gate.lintel) for gate in school.gates} == {(0.066, 0.060)}
    assert school.room("1").floor == Rect(0.2125, 0.0025, 0.5975, 0.2075)
    assert school.spot("circle").disc == Disc(0.405, 0.105, 0.02)


@pytest.mark.parametrize("name", NAMES)
def test_walls_are_whole_and_meet_without_lying_on_each_other(name: str) -> None:
    school = board(name)
    for a, b in combinations((wall.slab for wall in school.walls), 2):
        wide, high = min(a.x1, b.x1) - max(a.x0, b.x0), min(a.y1, b.y1) - max(a.y0, b.y0)
        if wide > 1e-9 and high > 1e-9:  # only where an end runs into another wall, out of any penguin's reach
            assert max(wide, high) <= 0.005 + 1e-9
    for floor, slab in ((room.floor, wall.slab) for room in school.rooms for wall in school.walls):
        wide, high = min(floor.x1, slab.x1) - max(floor.x0, slab.x0), min(floor.y1, slab.y1) - max(floor.y0, slab.y0)
        assert min(wide, high) < 1e-9  # a wall takes nothing of a floor


@pytest.mark.parametrize("name", NAMES)
def test_a_door_names_the_room_on_each_side_of_its_wall(name: str) -> None:
    school = board(name)
    for door in school.doors:
        dx, dy = (0.0, 0.02) if school.wall_of(door).along_x else (0.02, 0.0)
        sides = [school.room_of(Point(door.at.x + sign * dx, door.at.y + sign * dy)) for sign in (-1, 1)]
        assert tuple(sides) == door.rooms


@pytest.mark.parametrize("name", NAMES)
def test_every_room_can_be_reached_through_doors(name: str) -> None:
    rooms = {room.id for room in board(name).rooms}
    reached = {min(rooms)}
    for _ in rooms:
        reached |= {room for door in board(name).doors if reached & set(door.rooms) for room in door.rooms}
    assert reached == rooms


@pytest.mark.parametrize("name", NAMES)
def test_physics_accepts_the_school_with_a_penguin_in_the_middle_of_each_room(name: str) -> None:
    school = board(name)
    bodies = [penguin(f"in-{room.id}", middle(room.floor)) for room in school.rooms]
    spot = school.spots[0]
    world = scene(school, bodies, [Zone(spot.id, spot.disc)])
    check_scene(world)
    assert len(world.boards) == len(school.rooms)
    assert world.zones[0].id == spot.id


def test_physics_accepts_a_penguin_in_a_doorway_and_refuses_one_in_a_wall() -> None:
    school = board("school")
    check_scene(scene(school, [penguin("a", school.door("1-3").at)]))
    with refuses(SceneRefused, match="is in wall y210"):
        check_scene(scene(school, [penguin("a", Point(0.43, 0.21))]))


@pytest.mark.parametrize("name", NAMES)
def test_a_penguin_fits_on_every_spot_and_every_line(name: str) -> None:
    school = board(name)
    for spot in school.spots:
        check_scene(scene(school, [penguin(spot.id, spot.at)]))
    slabs = tuple(wall.slab for wall in school.walls)
    for room in school.rooms:
        assert nearest_free(Point(room.line.x0, room.line.y0), room.line_path, 0.0175, (), 0.001, slabs)
    for a, b in combinations(school.spots, 2):
        assert distance(a.at, b.at) >= 0.036


def test_the_mirror_image_has_everything_left_for_right() -> None:
    mirrored = board("school-mirrored")
    for room in board("school").rooms:
        there = mirrored.room(room.id).floor
        assert (there.x0, there.x1) == pytest.approx((0.6 - room.floor.x1, 0.6 - room.floor.x0))
    assert mirrored.door("1-4").rooms == ("1", "4")
    assert board("school").door("1-4").rooms == ("4", "1")


def test_mirrored_twice_a_layout_is_itself() -> None:
    odd = with_room("5", line=(242.51, 242.5, 357.3, 357.5))
    for of in (SCHOOL, odd):
        assert of.mirrored() != of
        assert of.mirrored().mirrored() == of
    assert SCHOOL.mirrored() == layout("school-mirrored")


def test_a_layout_by_content_survives_json() -> None:
    assert decode(Layout, encode(SCHOOL)) == SCHOOL


def test_three_boxes_meet_at_the_corners_of_the_game_room() -> None:
    junctions = board("school").junctions
    assert {(j.at.x, j.at.y) for j in junctions} == {(0.21, 0.21), (0.21, 0.39), (0.39, 0.21), (0.39, 0.39)}
    assert [j.rooms for j in junctions] == [("1", "4", "5"), ("2", "4", "5"), ("1", "3", "5"), ("2", "3", "5")]


def test_the_line_is_thirty_millimetres_from_each_wall_and_holds_the_circle() -> None:
    school = board("school")
    for room in school.rooms:
        assert room.line.x0 - room.floor.x0 == pytest.approx(0.03)
        assert room.floor.y1 - room.line.y1 == pytest.approx(0.03)
        assert room.line_path[0] == room.line_path[-1] == Point(room.line.x0, room.line.y0)
    assert inside(school.spot("circle").disc, school.room("1").line)


@pytest.mark.parametrize(
    ("at", "room"),
    [
        ((0.405, 0.105), "1"),
        ((0.212, 0.3), "5"),
        ((0.208, 0.3), "4"),
        ((0.21, 0.3), "4"),
        ((0.0, 0.6), "2"),
        ((-0.001, 0.3), None),
        ((0.3, 0.602), None),
    ],
)
def test_a_point_is_in_the_room_whose_box_it_is_in(at: tuple[float, float], room: str | None) -> None:
    assert board("school").room_of(Point(*at)) == room


def test_promos_have_their_places() -> None:
    school = board("school")
    assert [spot.room for spot in school.spots_of("walrus")] == ["3", "4", "5"]
    assert [spot.room for spot in school.spots_of("portal")] == ["3", "4"]
    assert [spot.room for spot in school.spots_of("honeycomb")] == ["1", "2", "3", "4"]
    assert [spot.room for spot in school.spots_of("dot")] == ["5"]
    assert len(school.clips) == 4


@pytest.mark.parametrize("name", NAMES)
def test_every_room_has_four_corners_for_honeycombs_and_four_honeycombs_lie_in_corners(name: str) -> None:
    school = board(name)
    for room in school.rooms:
        corners = school.corners_of(room.id)
        assert {(spot.at.x > middle(room.floor).x, spot.at.y > middle(room.floor).y) for spot in corners} == {
            (right, upper) for right in (False, True) for upper in (False, True)
        }
        for spot in corners:
            away = (abs(spot.at.x - middle(room.floor).x), abs(spot.at.y - middle(room.floor).y))
            sides = ((room.floor.x1 - room.floor.x0) / 2, (room.floor.y1 - room.floor.y0) / 2)
            assert away == pytest.approx((sides[0] - 0.0225, sides[1] - 0.0225))
    assert len(school.spots_of("honeycomb")) == 4
    assert len(school.spots_of("corner")) == 4 * len(school.rooms) - 4


def test_unknown_names_are_refused_with_those_that_exist() -> None:
    with refuses(ColdsnapError, match=r"no board 'igloo'; there is school, school-mirrored"):
        board("igloo")
    with refuses(NotOnBoard, match=r"no room '6'; there is 1, 2, 3, 4, 5"):
        board("school").room("6")
    with refuses(NotOnBoard, match="no door '2-5'"):
        board("school").door("2-5")
    with refuses(NotOnBoard, match="no spot 'x'; there is circle"):
        board("school").spot("x")


def test_a_layout_of_ones_own_is_read_and_checked() -> None:
    assert board_from(FILE) == board("school")
    with refuses(BadLayout, match="3 doors carry fish, here it is 2"):
        board_from(FILE.replace(b"fish = true", b"fish = false", 1))


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        (b"\xff", "not a layout: this is not TOML$"),
        (b"name = ", "not a layout: this is not TOML$"),
        (b'name = "school"\nwalls = here', "not a layout: this is not TOML: look at line 2"),
        (b"a = " + b"[" * 5000, "not a layout: "),
        (FILE.replace(b'name = "school"', b'name = "school"\ncolour = "red"'), "“colour” is not known here"),
        (
            FILE.replace(b"thickness = 5", b'thickness = "5"'),
            r"a number is needed.* \(at walls.thickness\)",
        ),
        (FILE.replace(b"thickness = 5", b"thickness = nan"), "the number has to be more than 0 "),
        (
            FILE.replace(b"[210, 0, 600, 210]", b"[nan, 0, 600, 210]"),
            r"too small: -5000 at least \(at rooms\[0\].box\[0\]\)",
        ),
        (FILE.replace(b"[210, 0, 600, 210]", b"[600, 0, 210, 210]"), "room 1: a box is its lower left corner"),
    ],
)
def test_what_is_not_a_layout_is_refused_in_one_line(content: bytes, cause: str) -> None:
    with refuses(BadLayout, match=cause) as caught:
        parse(content)
    assert "\n" not in str(caught.value)


FAULTS: dict[str, tuple[Callable[[], Layout], str]] = {
    "room id twice": (lambda: with_room("4", id="3"), "2 rooms have the id 3"),
    "door id twice": (lambda: with_door("1-4", id="1-3"), "2 doors have the id 1-3"),
    "spot id twice": (lambda: with_spot("dot", id="circle"), "2 spots have the id circle"),
    "no kitchen": (lambda: with_room("2", id="6"), "there is no room 2"),
    "door to nowhere": (lambda: with_door("1-3", rooms=("1", "9")), "door 1-3 leads to room 9, which there is not"),
    "spot nowhere": (lambda: with_spot("dot", room="9"), "spot dot is in room 9, which there is not"),
    "high lintel": (lambda: replace(SCHOOL, walls=replace(SCHOOL.walls, lintel=70)), "lintel is above the walls"),
    "no floor": (lambda: with_room("5", box=(300, 300, 304, 390)), "room 5 has no floor between its walls"),
    "line in wall": (lambda: with_room("5", line=(211, 240, 350, 350)), "the line of room 5 is not on its floor"),
    "rooms overlap": (lambda: with_room("5", box=(200, 210, 390, 390)), "rooms 4 and 5 overlap"),
    "thin gap": (lambda: with_room("5", box=(210, 213, 390, 390)), "y210:210-600 and y213:210-390 run into each"),
    "no common wall": (lambda: with_door("1-3", rooms=("1", "2")), "door 1-3: rooms 1 and 2 have no wall in common"),
    "one room": (lambda: with_door("1-3", rooms=("1", "1")), "door 1-3: rooms 1 and 1 have no wall in common"),
    "off the wall": (lambda: with_door("1-3", at=(495, 212)), "door 1-3 is 2 mm off the wall between rooms 1 and 3"),
    "into a corner": (lambda: with_door("1-5", at=(244, 210)), "door 1-5 reaches into a corner"),
    "beyond its wall": (lambda: with_door("1-5", at=(495, 210)), "door 1-5 reaches into a corner or beyond the wall"),
    "no way": (
        lambda: replace(SCHOOL, doors=tuple(door for door in SCHOOL.doors if "2" not in door.rooms)),
        "no way through doors leads from room 1 to room 2",
    ),
    "four fish": (lambda: with_door("1-4", fish=True), "3 doors carry fish, here it is 4"),
    "spot in wall": (lambda: with_spot("honeycomb-1", at=(582, 25)), "honeycomb-1 is not in room 1 or too near a wall"),
    "spot elsewhere": (lambda: with_spot("dot", at=(105, 300)), "spot dot is not in room 5"),
    "wide spot": (lambda: with_spot("honeycomb-1", radius=30), "spot honeycomb-1 is not in room 1"),
    "spots too near": (lambda: with_spot("walrus-5", at=(300, 335)), "dot and walrus-5 are too near each other"),
    "no circle": (lambda: with_spot("circle", kind="walrus"), "there is one red circle"),
    "one portal": (lambda: with_spot("portal-3", kind="walrus"), "portals come in a pair or not at all"),
    "circle over line": (lambda: with_spot("circle", at=(260, 105)), "circle is not inside the line of room 1"),
    "circle elsewhere": (
        lambda: with_spot("circle", room="2", at=(195, 495)),
        "circle is not inside the line of room 1",
    ),
    "loose clip": (lambda: replace(SCHOOL, clips=((0, 300),)), "clip at 0, 300 is on no wall between two rooms"),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_board_that_cannot_be_played_on_is_refused_with_the_reason(fault: str) -> None:
    make, reason = FAULTS[fault]
    with refuses(BadLayout, match=f"^layout school: .*{reason}") as caught:
        build(make())
    assert Texts("fr").error(caught.value).startswith("plateau school\u00a0: ")


def test_two_doors_of_one_wall_must_not_overlap() -> None:
    second = replace(SCHOOL.doors[0], id="1-3b", at=(460, 210), fish=False)
    with refuses(BadLayout, match="doors 1-3 and 1-3b overlap"):
        build(replace(SCHOOL, doors=(*SCHOOL.doors, second)))
    beside = replace(second, at=(429, 210))
    assert len(build(replace(SCHOOL, doors=(*SCHOOL.doors, beside))).doors) == 8
