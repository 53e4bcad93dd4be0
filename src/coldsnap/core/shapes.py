"""Shapes of bodies as spheres, from shapes.toml. Sizes only: no mass, friction, colour or mesh."""

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated

from msgspec import Meta

from coldsnap.core.codec import convert
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.ids import Name
from coldsnap.core.scene import Metres, rounded
from coldsnap.core.values import Value

Size = Annotated[float, Meta(gt=0.0, le=1.0)]


class UnknownShape(ColdsnapError):
    """A shape that shapes.toml does not have."""


class Sphere(Value, frozen=True):
    """A ball of a body: its centre relative to the body's origin, in the body's axes, and its radius (metres)."""

    z: Metres
    radius: Size
    x: Metres = 0.0
    y: Metres = 0.0


class Shape(Value, frozen=True):
    """What a body looks like to geometry and physics.

    The body stands on its first sphere. `rest_height` is the height of its origin over the floor when it stands
    (metres). `source` says where the sizes come from, or that they are assumed and why.
    """

    source: Annotated[str, Meta(min_length=1)]
    rest_height: Size
    spheres: Annotated[tuple[Sphere, ...], Meta(min_length=1)]

    @property
    def footprint_radius(self) -> float:
        """Radius of the disc round the origin that holds the upright body seen from above (metres)."""
        return rounded(max(math.sqrt(ball.x * ball.x + ball.y * ball.y) + ball.radius for ball in self.spheres))

    @property
    def height(self) -> float:
        """How high the top of the standing body is over the floor (metres)."""
        return rounded(self.rest_height + max(ball.z + ball.radius for ball in self.spheres))


@cache
def shapes() -> Mapping[str, Shape]:
    """All shapes by name, in the order of shapes.toml. Read once."""
    text = files("coldsnap.core").joinpath("shapes.toml").read_text(encoding="utf-8")
    found: dict[str, Shape] = convert(dict[Name, Shape], tomllib.loads(text))
    return found


@cache
def footprint_radius(name: str) -> float:
    """The footprint radius of the shape of that name (metres), worked out once."""
    return shape(name).footprint_radius


@cache
def reach(name: str) -> float:
    """How far a body of that shape reaches from its origin, however it is turned (metres); worked out once."""
    balls = shape(name).spheres
    return max(math.sqrt(ball.x * ball.x + ball.y * ball.y + ball.z * ball.z) + ball.radius for ball in balls)


def shape(name: str) -> Shape:
    """The shape of that name. Raises UnknownShape and says which there are."""
    try:
        return shapes()[name]
    except KeyError:
        raise UnknownShape("no-shape", name=name, known=tuple(shapes())) from None
