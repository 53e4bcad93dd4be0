"""Bodies and the paths of a flick, drawn into the picture of a board."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, pairwise
from typing import Final

from coldsnap.core.facts import Fact
from coldsnap.core.scene import Body, Point, Pose, Scene
from coldsnap.core.shapes import shape
from coldsnap.core.shots import rest_of
from coldsnap.render.icecool import look
from coldsnap.render.icecool.markup import Spot, disc, el, group, on, placed, points

FlickPath = tuple[str, Sequence[tuple[float, float, float]]]
"""A body's id and its places (x, y, z) in metres, at even times from the flick on."""

AIRBORNE: Final = 0.004
"""Metres over its lowest place from which a body is drawn as flying."""
DOTS: Final = 13.0
"""Millimetres from dot to dot of a path."""
START_SIZE: Final = 17.5
STROKE: Final = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def penguins(scene: Scene | None, paths: Sequence[FlickPath], facts: Sequence[Fact]) -> Iterator[str]:
    """The bodies of a scene, those that moved at the end of their path."""
    ends = {name: places[-1] for name, places in paths if places}
    for body in scene.bodies if scene else ():
        at = on(Point(ends[body.id][0], ends[body.id][1])) if body.id in ends else _at(body)
        pose = rest_of(facts, body.id) or body.pose
        yield figure(body, at, heading(pose), _player(scene, body.id))


def heading(pose: Pose) -> float:
    """The degrees, clockwise as SVG counts them, by which a body is turned from the direction of x."""
    return -math.degrees(math.atan2(2 * (pose.qw * pose.qz + pose.qx * pose.qy), 1 - 2 * (pose.qy**2 + pose.qz**2)))


def flights(scene: Scene | None, paths: Sequence[FlickPath]) -> Iterator[str]:
    """The paths, each in its body's colour."""
    for name, places in paths:
        if places:
            yield group(_path(places, _colour(scene, name)), class_="path")


def _at(body: Body) -> Spot:
    return on(Point(body.pose.x, body.pose.y))


def _player(scene: Scene | None, name: str) -> look.Player | None:
    """The colour of a penguin is its number among the penguins; other bodies have none."""
    names = [body.id for body in scene.bodies if body.shape == "penguin"] if scene else []
    return look.PLAYERS[names.index(name) % len(look.PLAYERS)] if name in names else None


def _colour(scene: Scene | None, name: str) -> str:
    player = _player(scene, name)
    if player:
        return player.colour
    kinds = [body.shape for body in scene.bodies if body.id == name] if scene else []
    return look.OTHERS.get(kinds[0], look.INK) if kinds else look.INK


def figure(body: Body, at: Spot, turn: float, player: look.Player | None) -> str:
    """A disc of the body's true size that looks where its x axis points."""
    radius = shape(body.shape).footprint_radius * 1000.0
    colour = player.colour if player else look.OTHERS.get(body.shape, look.INK)
    beak = f"M{0.62 * radius:.2f},{-0.3 * radius:.2f}L{1.2 * radius:.2f},0L{0.62 * radius:.2f},{0.3 * radius:.2f}Z"
    parts = [
        el("title", escape(body.id)),
        disc((4, 4), radius, fill=look.SHADE, opacity=0.35, filter="url(#ic-soft)"),
        disc((0, 0), radius, fill=colour, stroke="#FFFFFF", stroke_width=1.6),
        group(
            [
                el("path", d=beak, fill="#FF9F1C", stroke="#FFFFFF", stroke_width=1, stroke_linejoin="round"),
                disc((0, 0), radius * 0.64, fill="#FFFFFF"),
            ],
            transform=placed((0, 0), turn),
        ),
        disc((0, 0), radius, fill="url(#ic-gloss)"),
    ]
    if player:
        parts.append(el("path", d=player.symbol, fill=colour, transform=placed((0, 0), 0.0, radius * 0.042)))
    return group(parts, transform=placed(at), class_="body")


def _path(places: Sequence[tuple[float, float, float]], colour: str) -> Iterator[str]:
    """A line with dots that grow stronger; where the body flies, they are larger and throw a shadow aside."""
    ground = min(z for _, _, z in places)
    lifted = [(on(Point(x, y)), (z - ground) * 1000.0) for x, y, z in places]
    for flies, part in groupby(pairwise(lifted), key=lambda pair: max(pair[0][1], pair[1][1]) > AIRBORNE * 1000.0):
        pairs = list(part)
        way = [pairs[0][0], *(end for _, end in pairs)]
        if flies:
            below = points((x + lift * 0.4, y + lift * 0.4) for (x, y), lift in way)
            yield el("polyline", points=below, **STROKE, stroke=look.SHADE, stroke_width=5, opacity=0.3)
        line = points(spot for spot, _ in way)
        yield el("polyline", points=line, **STROKE, stroke="#FFFFFF", stroke_width=4.6, opacity=0.75)
        yield el("polyline", points=line, **STROKE, stroke=colour, stroke_width=1.3, opacity=0.6)
    dots = list(_beads(lifted))
    for number, (at, lift) in enumerate(dots, start=1):
        strength = 0.2 + 0.8 * number / len(dots)
        yield disc(at, 2.6 + min(lift, 80.0) * 0.055, fill=colour, opacity=strength)
    yield disc(lifted[0][0], START_SIZE, fill="none", stroke="#FFFFFF", stroke_width=4, opacity=0.6)
    yield disc(lifted[0][0], START_SIZE, fill="none", stroke=colour, stroke_width=2, stroke_dasharray="5 3.2")
    yield disc(lifted[-1][0], 6, fill=colour, stroke="#FFFFFF", stroke_width=1.5)


def _beads(lifted: Sequence[tuple[Spot, float]]) -> Iterator[tuple[Spot, float]]:
    """Places of a path at equal distances along it."""
    left = DOTS
    for (a, lift), (b, _) in pairwise(lifted):
        length = math.dist(a, b)
        while length > 0.0 and left <= length:
            share = left / length
            yield (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), lift
            left += DOTS
        left -= length
