"""From motion to facts. Each sensor looks at every step and says in its docstring what it does not detect.

Sensors are geometry on recorded poses, not callbacks of the engine: so they can be tested on hand-made paths, and any
engine's motion can be sensed. Where contacts are concerned they agree with the engine step by step.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import numpy as np

from coldsnap.core.facts import Entered, Fact, Left, Rested, Toppled
from coldsnap.core.scene import Disc, Outline, Pose
from coldsnap.physics.contacts import hits, touches
from coldsnap.physics.crossings import crossings
from coldsnap.physics.recording import Flags, Path, Recording, last_change, starts
from coldsnap.physics.rest import rests

FALLEN: Final = 0.5**0.5
"""Cosine of the tilt at which a body has toppled: 45 degrees."""
ON_FLOOR: Final = 0.003
"""Metres above the floor up to which a body is over a zone; higher, it flies over it."""


def sense(recording: Recording) -> tuple[Fact, ...]:
    """All facts of a flick in the order of time; at equal times in the order of the sensors and of the bodies."""
    found: list[Fact] = [*touches(recording), *hits(recording), *crossings(recording)]
    ends = rests(recording)
    for path in recording.moved:
        found += _topples(recording, path)
        found += _entries(recording, path)
        found += _exits(recording, path)
        found.append(_rest(recording, path, ends[path.body.id]))
    return tuple(sorted(found, key=lambda fact: fact.t))


def _topples(recording: Recording, path: Path) -> Iterator[Toppled]:
    """The first tilt past 45 degrees. Does not see whether the body rights itself, nor a second fall."""
    fallen = np.flatnonzero(path.axis[:, 2] < FALLEN)
    if fallen.size:
        yield Toppled(recording.time(fallen[0]), path.body.id)


def _entries(recording: Recording, path: Path) -> Iterator[Entered]:
    """Arrivals on zones, as often as the body comes from outside.

    Does not see a body that begins over the zone until it has left it, nor one that only flies over.
    """
    on_floor = path.low[:, 2] < ON_FLOOR
    for zone in recording.scene.zones:
        over = _inside(zone.outline, path) if zone.when == "whole" else _overlapping(zone.outline, path)
        edges = [*starts(over), len(over)]
        for begin, end in pairwise(edges):
            landed = np.flatnonzero((over & on_floor)[begin:end])
            if landed.size:
                yield Entered(recording.time(begin + int(landed[0])), path.body.id, zone.id)


def _exits(recording: Recording, path: Path) -> Iterator[Left]:
    """The base centre leaving all boards, as often as it happens. Does not see where the body ends."""
    boards = recording.scene.boards
    if not boards:
        return
    x, y = path.places.T[:2]
    (x0, x1), (y0, y1) = (x.min(), x.max()), (y.min(), y.max())
    out = np.ones(len(x), dtype=bool)
    for board in boards:
        if board.x0 <= x0 and x1 <= board.x1 and board.y0 <= y0 and y1 <= board.y1:
            return
        if board.x0 <= x1 and x0 <= board.x1 and board.y0 <= y1 and y0 <= board.y1:
            out &= (x < board.x0) | (x > board.x1) | (y < board.y0) | (y > board.y1)
    for row in starts(out):
        yield Left(recording.time(row), path.body.id)


def _rest(recording: Recording, path: Path, end: Pose) -> Rested:
    """The end of a body's motion. Does not see that it lay still in between."""
    return Rested(recording.time(last_change(path.poses)), path.body.id, end)


def _overlapping(outline: Outline, path: Path) -> Flags:
    """Whether any sphere's disc reaches over the outline, step by step."""
    x, y = path.centres[:, :, 0], path.centres[:, :, 1]
    if isinstance(outline, Disc):
        gap = np.hypot(x - outline.x, y - outline.y) - outline.radius
    else:
        gap = np.hypot(x - np.clip(x, outline.x0, outline.x1), y - np.clip(y, outline.y0, outline.y1))
    reached: Flags = np.any(gap < path.radii, axis=1)
    return reached


def _inside(outline: Outline, path: Path) -> Flags:
    """Whether every sphere's disc is wholly over the outline, step by step."""
    if isinstance(outline, Disc):
        x, y = path.centres[:, :, 0], path.centres[:, :, 1]
        within: Flags = np.all(np.hypot(x - outline.x, y - outline.y) + path.radii <= outline.radius, axis=1)
        return within
    low, high = path.low, path.high
    held: Flags = (
        (low[:, 0] >= outline.x0) & (high[:, 0] <= outline.x1) & (low[:, 1] >= outline.y0) & (high[:, 1] <= outline.y1)
    )
    return held
