"""A board in metres, ready for rules, physics and pictures: rooms, walls, doors and fixed spots."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeVar

from msgspec.structs import replace

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.geometry import Opening, Path, border, contains, distance_to, frame, openings
from coldsnap.core.ids import Name
from coldsnap.core.scene import Body, Disc, Gate, Point, Rect, Scene, Wall, Zone
from coldsnap.core.values import Value
from coldsnap.games.icecool.board.layout import Layout, SpotKind, layout, metres, parse, point, rect
from coldsnap.games.icecool.board.validate import check
from coldsnap.games.icecool.board.walls import gate, junctions, walls


class NotOnBoard(ColdsnapError):
    """A room, door or spot that this board does not have."""


class Room(Value, frozen=True):
    """A room. `outer`: its box's outer faces; `floor`: between its inner wall faces; `line`: the printed line."""

    id: Name
    name: Name
    outer: Rect
    floor: Rect
    line: Rect

    @property
    def line_path(self) -> Path:
        """The line as a path on which a penguin can be placed (TURN-4)."""
        return border(self.line)


class Door(Value, frozen=True):
    """A doorway. `rooms`: the one on side -1 of its wall, then the one on side +1, as in `Crossed.frm` and `to`.

    `frame` is the part of the wall's plan that it opens.
    """

    id: Name
    rooms: tuple[Name, Name]
    fish: bool
    at: Point
    gate: Gate
    frame: Rect


class Spot(Value, frozen=True):
    """A fixed place of the floor. Its disc serves as the outline of a zone."""

    id: Name
    kind: SpotKind
    room: Name
    disc: Disc

    @property
    def at(self) -> Point:
        """Its middle."""
        return Point(self.disc.x, self.disc.y)


class Junction(Value, frozen=True):
    """A T where three boxes meet; the Platform can be laid on it by someone in one of these rooms (ART-5)."""

    id: Name
    at: Point
    rooms: tuple[Name, Name, Name]


_Thing = TypeVar("_Thing", Room, Door, Spot)


class Board(Value, frozen=True):
    """A school. `clips` are the white fish that hold it together: scenery.

    `gates` are those of all doors that are open, `openings` the same with their frames; `boards` the outer rectangles
    of all boxes: a penguin in none of them is out (TURN-7); `solids` the plan of the walls with the doorways cut out:
    where no penguin can stand.
    """

    name: Name
    rooms: tuple[Room, ...]
    walls: tuple[Wall, ...]
    doors: tuple[Door, ...]
    spots: tuple[Spot, ...]
    junctions: tuple[Junction, ...]
    clips: tuple[Point, ...]
    gates: tuple[Gate, ...]
    openings: tuple[Opening, ...]
    boards: tuple[Rect, ...]
    solids: tuple[Rect, ...]

    @property
    def fish_doors(self) -> tuple[Door, ...]:
        """The doors with a fish symbol."""
        return tuple(door for door in self.doors if door.fish)

    def room(self, name: str) -> Room:
        """The room with that id."""
        return _named(self.rooms, name, "room")

    def door(self, name: str) -> Door:
        """The door with that id."""
        return _named(self.doors, name, "door")

    def spot(self, name: str) -> Spot:
        """The spot with that id."""
        return _named(self.spots, name, "spot")

    def spots_of(self, kind: SpotKind) -> tuple[Spot, ...]:
        """All spots of a kind, in the order of the file."""
        return tuple(spot for spot in self.spots if spot.kind == kind)

    def corners_of(self, room: str) -> tuple[Spot, ...]:
        """The corners of a room for honeycombs: one lies in some of them when a round begins (PAW-1, PAW-2)."""
        return tuple(spot for spot in self.spots if spot.room == room and spot.kind in ("honeycomb", "corner"))

    def wall_of(self, door: Door) -> Wall:
        """The wall that a door is in."""
        return next(wall for wall in self.walls if wall.id == door.gate.wall)

    def room_of(self, at: Point) -> str | None:
        """The id of the room whose box a point is in; None outside all boxes.

        In a wall the nearer floor decides, and on the middle line of a wall the room that comes first.
        """
        boxes = [room for room in self.rooms if contains(room.outer, at)]
        return min(boxes, key=lambda room: distance_to(room.floor, at)).id if boxes else None


@cache
def board(name: str) -> Board:
    """A board that comes with the program. Raises BadLayout and says which there are."""
    return build(layout(name))


def board_from(content: bytes) -> Board:
    """A board from the content of a layout file of one's own. Raises BadLayout with what is wrong."""
    return build(parse(content))


@lru_cache(maxsize=64)
def build(of: Layout) -> Board:
    """The board of a layout, which is checked first. Raises BadLayout with what is wrong."""
    check(of)
    half = of.walls.thickness / 2
    rooms = tuple(Room(r.id, r.name, rect(r.box), rect(r.box, half), rect(r.line)) for r in of.rooms)
    doors, slabs = _doors(of), walls(of)
    gates = tuple(door.gate for door in doors)
    return Board(
        name=of.name,
        rooms=rooms,
        walls=slabs,
        doors=doors,
        spots=tuple(
            Spot(s.id, s.kind, s.room, Disc(metres(s.at[0]), metres(s.at[1]), metres(s.radius))) for s in of.spots
        ),
        junctions=tuple(
            Junction("-".join(rooms), point(at), (rooms[0], rooms[1], rooms[2])) for at, rooms in junctions(of)
        ),
        clips=tuple(point(clip) for clip in of.clips),
        gates=gates,
        openings=openings(gates, slabs),
        boards=tuple(room.outer for room in rooms),
        solids=_solids(slabs, gates),
    )


@lru_cache(maxsize=64)
def with_doors_shut(of: Layout, shut: tuple[str, ...]) -> Board:
    """The board of a layout on which nobody gets through some doors. The doors are still there, to hang tokens on."""
    whole = build(of)
    gates = tuple(opening for opening in whole.gates if opening.id not in shut)
    return replace(whole, gates=gates, openings=openings(gates, whole.walls), solids=_solids(whole.walls, gates))


def scene(of: Board, bodies: Iterable[Body], zones: Iterable[Zone] = ()) -> Scene:
    """The world that physics sees: this board with these bodies on it. Doors that are shut are gates with a plug."""
    gates = tuple(door.gate for door in of.doors)
    filled = tuple(_plug(of.wall_of(door), door.gate) for door in of.doors if door.gate not in of.gates)
    return Scene(tuple(bodies), of.walls + filled, gates, tuple(zones), of.boards)


def plug_id(door: str) -> str:
    """The id of the wall that shuts a door, as `HitWall.wall` names it (BLOCK-1)."""
    return f"plug-{door}"


def _plug(wall: Wall, gate: Gate) -> Wall:
    """A wall that fills a doorway up to its lintel."""
    a, b = (
        (Point(gate.lo, wall.a.y), Point(gate.hi, wall.a.y))
        if wall.along_x
        else (Point(wall.a.x, gate.lo), Point(wall.a.x, gate.hi))
    )
    return Wall(plug_id(gate.id), a, b, wall.thickness, gate.lintel)


def _doors(of: Layout) -> tuple[Door, ...]:
    middle = {room.id: (room.box[0] + room.box[2], room.box[1] + room.box[3]) for room in of.rooms}
    slabs = {wall.id: wall for wall in walls(of)}
    found = []
    for door in of.doors:
        opening = gate(of, door)
        across = 1 if slabs[opening.wall].along_x else 0
        low, high = sorted(door.rooms, key=lambda room: middle[room][across])
        opened = frame(opening, slabs[opening.wall])
        found.append(Door(door.id, (low, high), door.fish, point(door.at), opening, opened))
    return tuple(found)


def _solids(walls: tuple[Wall, ...], gates: tuple[Gate, ...]) -> tuple[Rect, ...]:
    found: list[Rect] = []
    for wall in walls:
        slab = wall.slab
        start, end = (slab.x0, slab.x1) if wall.along_x else (slab.y0, slab.y1)
        for opening in sorted((each for each in gates if each.wall == wall.id), key=lambda each: each.lo):
            found.append(_part(wall, start, opening.lo))
            start = opening.hi
        found.append(_part(wall, start, end))
    return tuple(found)


def _part(wall: Wall, start: float, end: float) -> Rect:
    """The piece of a wall's slab from one place to another along it."""
    slab = wall.slab
    return Rect(start, slab.y0, end, slab.y1) if wall.along_x else Rect(slab.x0, start, slab.x1, end)


def _named(things: tuple[_Thing, ...], name: str, kind: str) -> _Thing:
    found = next((thing for thing in things if thing.id == name), None)
    if found is None:
        raise NotOnBoard("not-on-board", kind=kind, name=name, known=tuple(thing.id for thing in things))
    return found
