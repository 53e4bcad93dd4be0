"""What physics sees: bodies, walls, gates and zones, and one impulse. Metres, radians, seconds.

Poses are rounded to 10 micrometres and quaternions to 1e-5, with `+ 0.0` against minus zero, so that JSON gives
back exactly the same bits.
"""

from typing import Annotated, Literal, Self

from msgspec import Meta

from coldsnap.core.ids import Name
from coldsnap.core.values import Tagged, Value

Metres = Annotated[float, Meta(ge=-100.0, le=100.0)]
Length = Annotated[float, Meta(ge=0.0, le=100.0)]
Unit = Annotated[float, Meta(ge=-1.0, le=1.0)]
Radians = Annotated[float, Meta(ge=-10.0, le=10.0)]
Speed = Annotated[float, Meta(ge=0.0, le=100.0)]
Seconds = Annotated[float, Meta(ge=0.0, le=600.0)]


def rounded(value: float, digits: int = 5) -> float:
    """A coordinate as it is stored: 1e-5 by default, never minus zero."""
    return round(value, digits) + 0.0


class Pose(Value, frozen=True):
    """Where a body is and how it is turned; the origin of a penguin is the centre of its base sphere."""

    x: Metres
    y: Metres
    z: Metres
    qw: Unit = 1.0
    qx: Unit = 0.0
    qy: Unit = 0.0
    qz: Unit = 0.0

    def canonical(self) -> Self:
        """The pose as it is stored and as every flick starts from it. Of q and -q, which turn alike, one is kept."""
        sign = -1.0 if self.qw < 0.0 else 1.0
        turn = (rounded(sign * part) for part in (self.qw, self.qx, self.qy, self.qz))
        return type(self)(rounded(self.x), rounded(self.y), rounded(self.z), *turn)


class Body(Value, frozen=True):
    """A thing that can move. `shape` is an entry of shapes.toml."""

    id: Name
    shape: Name
    pose: Pose


class Point(Value, frozen=True):
    """A point of the plan."""

    x: Metres
    y: Metres


class Rect(Tagged, frozen=True, tag="rect"):
    """An axis-parallel rectangle of the plan. Its maker keeps `x0 <= x1` and `y0 <= y1`."""

    x0: Metres
    y0: Metres
    x1: Metres
    y1: Metres

    def __post_init__(self) -> None:
        if self.x0 > self.x1 or self.y0 > self.y1:
            raise ValueError("a rectangle's first corner is its lower left one")


class Wall(Value, frozen=True):
    """An upright slab on the middle line from `a` to `b`, axis-parallel; standing on the floor, `height` high."""

    id: Name
    a: Point
    b: Point
    thickness: Length
    height: Length

    def __post_init__(self) -> None:
        if (self.a.x == self.b.x) == (self.a.y == self.b.y):
            raise ValueError("a wall is parallel to one axis and longer than nothing")

    @property
    def along_x(self) -> bool:
        """Whether the wall runs in the direction of x."""
        return self.a.y == self.b.y

    @property
    def slab(self) -> Rect:
        """The wall's plan."""
        half = self.thickness / 2
        (x0, x1), (y0, y1) = sorted((self.a.x, self.b.x)), sorted((self.a.y, self.b.y))
        return Rect(x0, y0 - half, x1, y1 + half) if self.along_x else Rect(x0 - half, y0, x1 + half, y1)


class Slab(Value, frozen=True):
    """A raised solid plate, `thickness` thick, to stand on: what lies above its `top` is as over the floor."""

    id: Name
    outline: Rect
    top: Length
    thickness: Length


class Gate(Value, frozen=True):
    """An opening in a named wall, from `lo` to `hi` along the wall's axis (in world coordinates).

    It is open from the floor up to `lintel`; from there the lintel reaches the wall's height. A wall of its own that
    fills it, a plug, shuts it: see `geometry.plugs`.
    """

    id: Name
    wall: Name
    lo: Metres
    hi: Metres
    lintel: Length

    def __post_init__(self) -> None:
        if self.lo >= self.hi:
            raise ValueError("a gate is open from lo up to hi")


class Disc(Tagged, frozen=True, tag="disc"):
    """A disc of the plan: a footprint, a red circle."""

    x: Metres
    y: Metres
    radius: Length


Outline = Rect | Disc


class Zone(Value, frozen=True):
    """A part of the floor that is watched: entered when any part, or the whole footprint, is over it."""

    id: Name
    outline: Outline
    when: Literal["any", "whole"] = "any"


class Scene(Value, frozen=True):
    """A world at rest, without rules. `boards` are the parts of the plan that belong to it; none means all of it."""

    bodies: tuple[Body, ...]
    walls: tuple[Wall, ...] = ()
    gates: tuple[Gate, ...] = ()
    zones: tuple[Zone, ...] = ()
    boards: tuple[Rect, ...] = ()
    slabs: tuple[Slab, ...] = ()


class Impulse(Value, frozen=True):
    """Where the finger lands and how. One model gives straight, curve and jump.

    `yaw` counter-clockwise from +x; `speed` is what a centred hit gives (m/s); `side` -1 (left) to 1 (right) of
    the back; `height` 0 (at the centre of mass) to 1 (top of the head).
    """

    body: Name
    yaw: Radians
    speed: Speed
    side: Unit
    height: Annotated[float, Meta(ge=0.0, le=1.0)]
