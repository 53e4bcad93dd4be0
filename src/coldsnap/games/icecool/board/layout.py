"""A board as its file has it: millimetres, plain lists. What it means is worked out in walls.py and board.py."""

from functools import cache
from importlib import resources
from typing import Annotated, ClassVar, Final, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from coldsnap.core.codec import require_finite
from coldsnap.core.errors import BadOption, BadValue, ColdsnapError
from coldsnap.core.foreign_text import read_toml
from coldsnap.core.ids import Name
from coldsnap.core.scene import Point, Rect, rounded
from coldsnap.core.values import Value

Mm = Annotated[float, Meta(ge=-5000.0, le=5000.0)]
Size = Annotated[float, Meta(gt=0.0, le=1000.0)]
At = tuple[Mm, Mm]
Box = tuple[Mm, Mm, Mm, Mm]
"""x0, y0, x1, y1: lower left and upper right corner."""

SpotKind = Literal["circle", "dot", "walrus", "honeycomb", "portal", "corner"]

MIRRORED: Final = "-mirrored"
_FOLDER: Final = "coldsnap.games.icecool"
"""The package with the folder of the boards."""
FILES: Final = ("school", "double-school")
NAMES: Final = tuple(name + suffix for name in FILES for suffix in ("", MIRRORED))
"""The boards that come with the program."""


class BadLayout(BadOption):
    """A board that does not exist, cannot be read, or cannot be played on. The message is one line."""


class WallPlan(Value, frozen=True):
    """How every wall is made. `lintel` is the height of the openings."""

    thickness: Size
    height: Size
    lintel: Size


class RoomPlan(Value, frozen=True):
    """A room: the outer faces of its box and the line printed on its floor. `name` is a key for words, not a word."""

    id: Name
    name: Name
    box: Box
    line: Box

    def __post_init__(self) -> None:
        for x0, y0, x1, y1 in (self.box, self.line):
            if x0 >= x1 or y0 >= y1:
                raise BadValue("room-box", room=self.id)


class DoorPlan(Value, frozen=True):
    """An opening in the wall between two rooms; `at` is its middle, on their common border."""

    id: Name
    rooms: tuple[Name, Name]
    at: At
    width: Size
    fish: bool = False


class SpotPlan(Value, frozen=True):
    """A fixed place of the floor: the red circle, the hockey dot, where promo pieces lie or stand.

    A honeycomb can come to any `corner` and to any `honeycomb`: these are the corners in which one lies at first.
    """

    id: Name
    kind: SpotKind
    room: Name
    at: At
    radius: Size


class DrillPlan(Value, frozen=True):
    """A practice shot: from where, past which standing guards, and through which door or over into which room."""

    id: Name
    at: At
    door: Name | None = None
    over: Name | None = None
    guards: Annotated[tuple[At, ...], Meta(max_length=10)] = ()

    def __post_init__(self) -> None:
        if (self.door is None) == (self.over is None):
            raise BadValue("drill-way", drill=self.id)


class Layout(Value, frozen=True, cache_hash=True):
    """A whole board. `source` says what it rests on and what is assumed.

    It is looked through for what is no number when it is made, and not each time that a state with it is stored.
    """

    born_finite: ClassVar[bool] = True

    name: Name
    source: Annotated[str, Meta(min_length=1, max_length=500)]
    walls: WallPlan
    rooms: Annotated[tuple[RoomPlan, ...], Meta(min_length=2, max_length=20)]
    doors: Annotated[tuple[DoorPlan, ...], Meta(min_length=1, max_length=60)]
    spots: Annotated[tuple[SpotPlan, ...], Meta(max_length=100)] = ()
    clips: Annotated[tuple[At, ...], Meta(max_length=60)] = ()
    drills: Annotated[tuple[DrillPlan, ...], Meta(max_length=20)] = ()

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            require_finite(getattr(self, name), name)

    def mirrored(self) -> Self:
        """The same board seen in a mirror, left for right, in the same place; twice is the board itself.

        Coordinates are kept to the hundredth of a millimetre, as every stored length is.
        """
        turn = min(room.box[0] for room in self.rooms) + max(room.box[2] for room in self.rooms)

        def at(point: At) -> At:
            return round(turn - point[0], 2), point[1]

        def box(of: Box) -> Box:
            return round(turn - of[2], 2), of[1], round(turn - of[0], 2), of[3]

        return replace(
            self,
            name=self.name.removesuffix(MIRRORED) if self.name.endswith(MIRRORED) else self.name + MIRRORED,
            rooms=tuple(replace(room, box=box(room.box), line=box(room.line)) for room in self.rooms),
            doors=tuple(replace(door, at=at(door.at)) for door in self.doors),
            spots=tuple(replace(spot, at=at(spot.at)) for spot in self.spots),
            clips=tuple(at(clip) for clip in self.clips),
            drills=tuple(replace(d, at=at(d.at), guards=tuple(at(guard) for guard in d.guards)) for d in self.drills),
        )


def parse(content: bytes) -> Layout:
    """A layout from the content of a TOML file. Reads it only: `validate.check` says whether it can be played on."""
    try:
        found: Layout = read_toml(Layout, content)
    except ColdsnapError as fault:
        raise BadLayout("not-a-board", cause=fault) from fault
    return found


@cache
def layout(name: str) -> Layout:
    """A layout that comes with the program. Raises BadLayout and says which there are."""
    if name not in NAMES:
        raise BadLayout("no-board", name=name, known=NAMES)
    if name.endswith(MIRRORED):
        return layout(name.removesuffix(MIRRORED)).mirrored()
    return parse(resources.files(_FOLDER).joinpath("layouts", f"{name}.toml").read_bytes())


def metres(length: float) -> float:
    """Millimetres of a file as the metres of a scene."""
    return rounded(length / 1000.0)


def point(at: At) -> Point:
    """A place of a file as a point of a scene."""
    return Point(metres(at[0]), metres(at[1]))


def rect(box: Box, inset: float = 0.0) -> Rect:
    """A box of a file as a rectangle of a scene, each side moved in by `inset` millimetres."""
    x0, y0, x1, y1 = box
    return Rect(metres(x0 + inset), metres(y0 + inset), metres(x1 - inset), metres(y1 - inset))
