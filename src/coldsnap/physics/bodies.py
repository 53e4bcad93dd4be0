"""Masses and surfaces, from bodies.toml. Sizes are in core/shapes.toml."""

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated

from msgspec import Meta

from coldsnap.core.codec import convert
from coldsnap.core.shapes import UnknownShape
from coldsnap.core.values import Value

Positive = Annotated[float, Meta(gt=0.0, le=1e6)]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]


class Finger(Value, frozen=True):
    """The finger that flicks: its effective mass (kg) and where it can land (shares of the body's size)."""

    source: str
    mass: Positive
    reach: Share
    top: Share
    curve: Positive


class Surfaces(Value, frozen=True):
    """Friction and restitution of floor, walls and bodies."""

    source: str
    floor_slide: Share
    floor_spin: Share
    floor_roll: Share
    floor_restitution: Share
    wall_friction: Share
    wall_restitution: Share
    body_restitution: Share
    stiffness: Positive
    wall_stiffness: Positive


def damping(stiffness: float, restitution: float) -> float:
    """The damping (1/s) that gives a bouncy contact of this stiffness (1/s^2) this restitution."""
    loss = -math.log(restitution)
    return 2 * loss / math.sqrt(math.pi**2 + loss**2) * math.sqrt(stiffness)


class Matter(Value, frozen=True):
    """A body's mass and how it is spread: kg and metres."""

    source: str
    mass: Positive
    com: Annotated[float, Meta(ge=-1.0, le=1.0)]
    gyration: Positive
    spin_gyration: Positive


class Stuff(Value, frozen=True):
    """All of bodies.toml."""

    finger: Finger
    surfaces: Surfaces
    matter: Mapping[str, Matter]


@cache
def stuff() -> Stuff:
    """Everything that physics knows of materials. Read once."""
    data = tomllib.loads(files("coldsnap.physics").joinpath("bodies.toml").read_text(encoding="utf-8"))
    finger, surfaces = data.pop("finger"), data.pop("surfaces")
    found: Stuff = convert(Stuff, {"finger": finger, "surfaces": surfaces, "matter": data})
    return found


def matter(shape: str) -> Matter:
    """The matter of a shape. Raises UnknownShape."""
    known = stuff().matter
    if shape not in known:
        raise UnknownShape("no-matter", shape=shape, known=tuple(known))
    return known[shape]
