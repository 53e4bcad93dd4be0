"""Can this board be played on? Each rule is one generator of faults; a fault names the culprit."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.geometry import distance, inside
from coldsnap.core.placement import CLEARANCE
from coldsnap.core.scene import Disc, Rect
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.layout import BadLayout, Layout, SpotPlan, metres, point, rect
from coldsnap.games.icecool.board.walls import Run, crowded, runs, shared

START_ROOM: Final = "1"
"""The Classroom: the red circle is in it (TURN-2)."""
CATCHER_ROOM: Final = "2"
"""The Kitchen: the Catcher is placed in it (SETUP-6)."""
FISH_DOORS: Final = 3
PIECES: Final = re.compile(r"p[0-9]+|guard-.*|trap")
"""Names of penguins, guards and the Trap: a piece that stands or lies on a spot is called like the spot."""


def check(layout: Layout) -> None:
    """Raise BadLayout with the first fault, if there is one."""
    for fault in faults(layout):
        raise BadLayout("board", board=layout.name, cause=fault)


def faults(layout: Layout) -> Iterator[ColdsnapError]:
    """What is wrong, worst first. A rule relies on the rules before it: read on only if it yields nothing."""
    for rule in (_ids, _sizes, _rooms, _walls, _doors, _door_pairs, _reach, _fish, _spots, _circle, _clips, _drills):
        yield from rule(layout)


def _ids(layout: Layout) -> Iterator[ColdsnapError]:
    for kind in ("rooms", "doors", "spots"):
        for name, count in Counter(thing.id for thing in getattr(layout, kind)).items():
            if count > 1:
                yield ColdsnapError("board-id-twice", kind=kind, count=count, name=name)
    for spot in layout.spots:
        if PIECES.fullmatch(spot.id):
            yield ColdsnapError("board-spot-name", spot=spot.id)
    barriers = {run.id for run in runs(room.box for room in layout.rooms)}
    for door in layout.doors:
        if door.id in barriers:
            yield ColdsnapError("board-door-name", door=door.id)
    known = {room.id for room in layout.rooms}
    for needed in (START_ROOM, CATCHER_ROOM):
        if needed not in known:
            yield ColdsnapError("board-no-room", room=needed)
    for door in layout.doors:
        for room in door.rooms:
            if room not in known:
                yield ColdsnapError("board-door-nowhere", door=door.id, room=room)
    for spot in layout.spots:
        if spot.room not in known:
            yield ColdsnapError("board-spot-nowhere", spot=spot.id, room=spot.room)


def _sizes(layout: Layout) -> Iterator[ColdsnapError]:
    reach = shape("penguin").footprint_radius + CLEARANCE
    if layout.walls.lintel > layout.walls.height:
        yield ColdsnapError("board-lintel")
    for room in layout.rooms:
        if min(room.box[2] - room.box[0], room.box[3] - room.box[1]) <= layout.walls.thickness:
            yield ColdsnapError("board-no-floor", room=room.id)
        elif not _within(rect(room.line), rect(room.box, layout.walls.thickness / 2)):
            yield ColdsnapError("board-line-off", room=room.id)
        elif not _within(rect(room.line), rect(room.box, layout.walls.thickness / 2 + 1000 * reach)):
            yield ColdsnapError("board-line-close", room=room.id)


def _rooms(layout: Layout) -> Iterator[ColdsnapError]:
    for a, b in combinations(layout.rooms, 2):
        if a.box[0] < b.box[2] and b.box[0] < a.box[2] and a.box[1] < b.box[3] and b.box[1] < a.box[3]:
            yield ColdsnapError("board-rooms-overlap", room=a.id, other=b.id)


def _walls(layout: Layout) -> Iterator[ColdsnapError]:
    pair = crowded(layout)
    if pair is not None:
        yield ColdsnapError("board-walls-crowded", wall=pair[0], other=pair[1])


def _doors(layout: Layout) -> Iterator[ColdsnapError]:
    box = {room.id: room.box for room in layout.rooms}
    for door in layout.doors:
        first, second = door.rooms
        run = None if first == second else shared(box[first], box[second])
        if run is None:
            yield ColdsnapError("board-door-no-wall", door=door.id, room=first, other=second)
            continue
        along, off = run.place(door.at)
        margin = (door.width + layout.walls.thickness) / 2
        if off != 0.0:
            yield ColdsnapError("board-door-off", door=door.id, off=f"{abs(off):g}", room=first, other=second)
        elif not run.lo + margin <= along <= run.hi - margin:
            yield ColdsnapError("board-door-corner", door=door.id, room=first, other=second)


def _door_pairs(layout: Layout) -> Iterator[ColdsnapError]:
    borders = runs(room.box for room in layout.rooms)
    for a, b in combinations(layout.doors, 2):
        wall = next(run for run in borders if run.holds(a.at))
        if wall.holds(b.at) and abs(wall.place(a.at)[0] - wall.place(b.at)[0]) < (a.width + b.width) / 2:
            yield ColdsnapError("board-doors-overlap", door=a.id, other=b.id)


def _reach(layout: Layout) -> Iterator[ColdsnapError]:
    reached, grown = {START_ROOM}, True
    while grown:
        nearby = {room for door in layout.doors if not reached.isdisjoint(door.rooms) for room in door.rooms}
        grown = not nearby <= reached
        reached |= nearby
    for room in layout.rooms:
        if room.id not in reached:
            yield ColdsnapError("board-no-way", start=START_ROOM, room=room.id)


def _fish(layout: Layout) -> Iterator[ColdsnapError]:
    count = sum(door.fish for door in layout.doors)
    if count != FISH_DOORS:
        yield ColdsnapError("board-fish", wanted=FISH_DOORS, found=count)


def _spots(layout: Layout) -> Iterator[ColdsnapError]:
    """A penguin must be able to stand on each spot, and on two at once without touching the other."""
    penguin = shape("penguin").footprint_radius
    floor = {room.id: rect(room.box, layout.walls.thickness / 2) for room in layout.rooms}
    for spot in layout.spots:
        reach = max(penguin + CLEARANCE, metres(spot.radius))
        if not inside(_disc(spot, reach), floor[spot.room]):
            yield ColdsnapError("board-spot-off", spot=spot.id, room=spot.room)
    for a, b in combinations(layout.spots, 2):
        if distance(point(a.at), point(b.at)) < 2 * penguin + CLEARANCE:
            yield ColdsnapError("board-spots-near", spot=a.id, other=b.id)


def _circle(layout: Layout) -> Iterator[ColdsnapError]:
    kinds = Counter(spot.kind for spot in layout.spots)
    if kinds["circle"] != 1 or kinds["dot"] > 1:
        yield ColdsnapError("board-circles")
    if kinds["portal"] not in (0, 2):
        yield ColdsnapError("board-portals")
    line = next(rect(room.line) for room in layout.rooms if room.id == START_ROOM)
    for spot in layout.spots:
        if spot.kind == "circle" and (spot.room != START_ROOM or not inside(_disc(spot, metres(spot.radius)), line)):
            yield ColdsnapError("board-circle-off", room=START_ROOM)


def _clips(layout: Layout) -> Iterator[ColdsnapError]:
    box = {room.id: room.box for room in layout.rooms}
    borders: list[Run] = [run for a, b in combinations(box.values(), 2) if (run := shared(a, b))]
    for clip in layout.clips:
        if not any(run.holds(clip) for run in borders):
            yield ColdsnapError("board-clip-off", x=f"{clip[0]:g}", y=f"{clip[1]:g}")


def _drills(layout: Layout) -> Iterator[ColdsnapError]:
    doors, rooms = {door.id for door in layout.doors}, {room.id for room in layout.rooms}
    reach = shape("penguin").footprint_radius + CLEARANCE
    for drill in layout.drills:
        if (drill.door is not None and drill.door not in doors) or (drill.over is not None and drill.over not in rooms):
            yield ColdsnapError("board-drill-nowhere", drill=drill.id)
        places = [point(at) for at in (drill.at, *drill.guards)]
        for at in places:
            floors = (rect(room.box, layout.walls.thickness / 2) for room in layout.rooms)
            if not any(inside(Disc(at.x, at.y, reach), floor) for floor in floors):
                yield ColdsnapError("board-drill-place", drill=drill.id, x=f"{1000 * at.x:g}", y=f"{1000 * at.y:g}")
        if any(distance(a, b) < 2 * reach for a, b in combinations(places, 2)):
            yield ColdsnapError("board-drill-crowded", drill=drill.id)


def _disc(spot: SpotPlan, radius: float) -> Disc:
    at = point(spot.at)
    return Disc(at.x, at.y, radius)


def _within(part: Rect, whole: Rect) -> bool:
    return part.x0 >= whole.x0 and part.y0 >= whole.y0 and part.x1 <= whole.x1 and part.y1 <= whole.y1
