"""The Platform (ART-5): a slab on a T of walls, and a body that stands on it. Sizes are in platform.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from coldsnap.core.codec import convert
from coldsnap.core.scene import Body, Pose, Rect, Slab, rounded
from coldsnap.core.shapes import shape
from coldsnap.core.values import Value
from coldsnap.games.icecool.board.board import Board, Junction
from coldsnap.games.icecool.board.layout import Size, metres

STANDS: Final = 0.0015
"""Metres between a body's foot and the slab up to which it stands on it."""
PLATFORM: Final = "platform"
"""The slab's id, as `HitWall.wall` names it."""


class Plate(Value, frozen=True):
    """All of platform.toml, in millimetres."""

    width: Size
    thickness: Size


@cache
def plate() -> Plate:
    """The Platform's sizes. Read once."""
    data = files(__package__).joinpath("platform.toml").read_text(encoding="utf-8")
    found: Plate = convert(Plate, tomllib.loads(data))
    return found


def platform(of: Board, junction: Junction) -> Slab:
    """The Platform on the walls that meet at a junction."""
    half, thickness = metres(plate().width / 2), metres(plate().thickness)
    at, height = junction.at, max(wall.height for wall in of.walls)
    outline = Rect(rounded(at.x - half), rounded(at.y - half), rounded(at.x + half), rounded(at.y + half))
    return Slab(PLATFORM, outline, rounded(height + thickness), thickness)


def standing_on(slab: Slab, name: str, form: str) -> Body:
    """A body upright in the middle of a slab."""
    x, y = (slab.outline.x0 + slab.outline.x1) / 2, (slab.outline.y0 + slab.outline.y1) / 2
    return Body(name, form, Pose(rounded(x), rounded(y), rounded(slab.top + shape(form).rest_height)))


def is_on(slab: Slab, body: Body) -> bool:
    """Whether a body at rest stands on a slab: its base's middle is over it, and the base touches it."""
    x, y, foot = body.pose.x, body.pose.y, body.pose.z - shape(body.shape).rest_height
    of = slab.outline
    return of.x0 <= x <= of.x1 and of.y0 <= y <= of.y1 and abs(foot - slab.top) <= STANDS
