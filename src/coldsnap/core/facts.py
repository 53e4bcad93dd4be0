"""What physics reports of one flick, in the order of time. No fact knows a seat, a colour or a fish."""

from typing import Literal

from coldsnap.core.ids import Name
from coldsnap.core.scene import Point, Pose, Seconds, Speed
from coldsnap.core.values import Tagged


class Touched(Tagged, frozen=True, tag="fact-touched"):
    """Two bodies began to touch; `speed` is how fast they closed in."""

    t: Seconds
    a: Name
    b: Name
    speed: Speed


class HitWall(Tagged, frozen=True, tag="fact-hit-wall"):
    """A body began to touch a wall, at `speed` towards it; `gate` if it touched that gate's frame or lintel.

    `wall` may also be the plug of a gate that is shut, or a slab that was hit at its side or from below.
    """

    t: Seconds
    body: Name
    wall: Name
    speed: Speed
    gate: Name | None = None


class Crossed(Tagged, frozen=True, tag="fact-crossed"):
    """The whole hull, seen from above, has changed side of a wall or gate.

    `since` is when the hull came over the barrier, `t` when it had left it on the other side; `at` is where its middle
    was over the barrier's middle line. `began_in`: a part of the hull was in that gate's frame when the flick began.
    The fact does not say whether the passage counts, nor which room it led to: `at` and `to` do.
    """

    t: Seconds
    since: Seconds
    body: Name
    barrier: Name
    frm: Literal[-1, 1]
    to: Literal[-1, 1]
    how: Literal["through", "over"]
    at: Point
    began_in: bool = False


class Toppled(Tagged, frozen=True, tag="fact-toppled"):
    """A body tilted past 45 degrees for the first time in this flick."""

    t: Seconds
    body: Name


class Entered(Tagged, frozen=True, tag="fact-entered"):
    """A body came over a zone in the zone's sense of `when`."""

    t: Seconds
    body: Name
    zone: Name


class Left(Tagged, frozen=True, tag="fact-left"):
    """A body's base centre left the boards."""

    t: Seconds
    body: Name


class Rested(Tagged, frozen=True, tag="fact-rested"):
    """A body that had moved came to rest. The pose is canonical; upright if it stands on the floor by itself."""

    t: Seconds
    body: Name
    pose: Pose


Fact = Touched | HitWall | Crossed | Toppled | Entered | Left | Rested
