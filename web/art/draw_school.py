"""Draws the still picture of the school that the front page shows before, or instead of, the live one.

Also writes the plan that the live one is built from. Run from the project's folder:
`.venv/bin/python web/art/draw_school.py`
"""

import json
import math
from collections.abc import Iterator
from pathlib import Path
from tomllib import loads
from typing import Final

FRONT: Final = Path("web/src/screens/front")
LAYOUT: Final = loads(Path("src/coldsnap/games/icecool/layouts/school.toml").read_text("utf-8"))
SIZE: Final = 600
HALF: Final = LAYOUT["walls"]["thickness"] / 2
HIGH: Final = LAYOUT["walls"]["height"]
LINTEL: Final = LAYOUT["walls"]["lintel"]
YAW: Final = math.radians(31)
PITCH: Final = math.radians(50)
PIECE: Final = 105
"""Walls are painted in pieces of this length, so that what is nearer covers what is farther."""

FLOORS: Final = {"1": "#c8d9e8", "2": "#fcdcc6", "3": "#cfeedd", "4": "#ded8f3", "5": "#fdecb4"}
PRINTS: Final = {"1": "#b4c9db", "2": "#f4c3a2", "3": "#a8dcc2", "4": "#c6bce6", "5": "#f3d980"}
SEATS: Final = ("#0072b2", "#d55e00", "#009e73", "#f0c808")
PENGUINS: Final = ((408, 112, 0), (150, 470, 1), (492, 360, 2), (112, 250, 3))

Point = tuple[float, float, float]


def flat(point: Point) -> tuple[float, float]:
    """Where a point of the school is in the picture."""
    x, y, z = point[0] - SIZE / 2, point[1] - SIZE / 2, point[2]
    across = x * math.cos(YAW) - y * math.sin(YAW)
    away = x * math.sin(YAW) + y * math.cos(YAW)
    return across, -away * math.sin(PITCH) - z * math.cos(PITCH)


def depth(x: float, y: float) -> float:
    """How far away a place on the floor is."""
    return x * math.sin(YAW) + y * math.cos(YAW)


def number(value: float) -> str:
    """A number as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def path(points: list[Point], *, closed: bool = True) -> str:
    """The outline of some points as SVG writes it."""
    flats = [flat(point) for point in points]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in flats) + ("z" if closed else "")


def shape(points: list[Point], fill: str, more: str = "") -> str:
    """A filled outline."""
    return f'<path d="{path(points)}" fill="{fill}"{more}/>'


def rectangle(x0: float, y0: float, x1: float, y1: float, z: float = 0) -> list[Point]:
    """A rectangle that lies flat."""
    return [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]


def ring(x: float, y: float, radius: float, z: float = 0) -> list[Point]:
    """A circle that lies flat."""
    turns = [index * math.tau / 24 for index in range(24)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn), z) for turn in turns]


# --- floors ---


def floors() -> Iterator[str]:
    """The floors with what is printed on them."""
    for room in LAYOUT["rooms"]:
        yield shape(rectangle(*room["box"]), FLOORS[room["id"]])
        yield f'<path d="{print_of(room)}" fill="none" stroke="{PRINTS[room["id"]]}" stroke-width="1.4"/>'
        line = rectangle(*room["line"])
        yield f'<path d="{path(line)}" fill="none" stroke="#f08a3c" stroke-width="3" stroke-linejoin="round"/>'
    yield shape(ring(405, 105, 30), "#d7402f", ' opacity=".22"')
    yield f'<path d="{path(ring(405, 105, 26))}" fill="none" stroke="#cf3a2a" stroke-width="4"/>'
    yield shape(rectangle(258, 268, 342, 332, 6), "#f7fbff", ' stroke="#4b90c4" stroke-width="4"')
    yield f'<path d="{path([(300, 268, 6), (300, 332, 6)], closed=False)}" stroke="#cf3a2a" stroke-width="2"/>'
    yield shape(ring(300, 300, 5, 6), "#cf3a2a")


def print_of(room: dict) -> str:  # type: ignore[type-arg]
    """What is printed on a floor: planks, tiles, a court, rows."""
    x0, y0, x1, y1 = room["box"]
    if room["id"] == "3":
        middle = (y0 + y1) / 2
        court = path(rectangle(x0 + 48, y0 + 48, x1 - 48, y1 - 48)) + path(ring((x0 + x1) / 2, middle, 38))
        return court + path([(x0 + 48, middle, 0), (x1 - 48, middle, 0)], closed=False)
    step = {"1": 26, "2": 35, "4": 35, "5": 30}[room["id"]]
    rows = [path([(x0, y, 0), (x1, y, 0)], closed=False) for y in range(y0 + step, y1, step)]
    if room["id"] == "1":
        return "".join(rows)
    return "".join(rows + [path([(x, y0, 0), (x, y1, 0)], closed=False) for x in range(x0 + step, x1, step)])


# --- walls ---

LINES: Final = (
    ("x", 0, 0, 600),
    ("x", 210, 0, 390),
    ("x", 390, 210, 600),
    ("x", 600, 0, 600),
    ("y", 0, 0, 600),
    ("y", 210, 210, 600),
    ("y", 390, 0, 390),
    ("y", 600, 0, 600),
)
"""Every wall: along which axis it is constant, where, from, to."""


def gaps(axis: str, at: float, start: float, end: float) -> list[tuple[float, float]]:
    """The openings of a wall, from and to."""
    along = 1 if axis == "x" else 0
    found = [door for door in LAYOUT["doors"] if door["at"][1 - along] == at and start < door["at"][along] < end]
    return sorted((door["at"][along] - door["width"] / 2, door["at"][along] + door["width"] / 2) for door in found)


def pieces(start: float, end: float) -> Iterator[tuple[float, float]]:
    """A stretch of wall in parts of about the same length."""
    count = max(1, round((end - start) / PIECE))
    for index in range(count):
        yield start + (end - start) * index / count, start + (end - start) * (index + 1) / count


def solids() -> Iterator[tuple[float, str]]:
    """Pieces of walls with their depth."""
    for axis, at, start, end in LINES:
        here = start
        for low, high in [*gaps(axis, at, start, end), (end, end)]:
            for part in pieces(here, low):
                yield block(axis, at, *part, 0)
            if high > low:
                yield block(axis, at, low, high, LINTEL)
            here = high


def block(axis: str, at: float, start: float, end: float, bottom: float) -> tuple[float, str]:
    """A part of a wall: two sides, the cut top and its core; with its depth."""
    a0, a1 = at - HALF, at + HALF
    x0, x1, y0, y1 = (a0, a1, start, end) if axis == "x" else (start, end, a0, a1)
    south = [(x0, y0, bottom), (x1, y0, bottom), (x1, y0, HIGH), (x0, y0, HIGH)]
    west = [(x0, y0, bottom), (x0, y1, bottom), (x0, y1, HIGH), (x0, y0, HIGH)]
    top = rectangle(x0, y0, x1, y1, HIGH)
    outer = at == 0
    light, dark = ("#ddb98f", "#c99f70") if outer else ("#fbf3e8", "#ebdcc8")
    see = ' opacity=".93"' if not outer else ""
    art = shape(south, light, see) + shape(west, dark, see) + shape(top, "#b9854f")
    core = [(x0, (y0 + y1) / 2, HIGH), (x1, (y0 + y1) / 2, HIGH)]
    if axis == "x":
        core = [((x0 + x1) / 2, y0, HIGH), ((x0 + x1) / 2, y1, HIGH)]
    art += f'<path d="{path(core, closed=False)}" stroke="#e9cda6" stroke-width="1.3"/>'
    return depth((x0 + x1) / 2, (y0 + y1) / 2), art


# --- pieces ---


def fish(x: float, y: float, colours: tuple[str, ...]) -> tuple[float, str]:
    """The fish that hang on a door."""
    art = ""
    for index, colour in enumerate(colours):
        px, py = flat((x, y, 52))
        px += (index - (len(colours) - 1) / 2) * 17
        art += f'<path d="M{number(px)} {number(py)}m0-9q8 9 0 20-8-11 0-20zm-5 24 5-6 5 6z" fill="{colour}"/>'
    return depth(x, y) - 6, art


def penguin(x: float, y: float, seat: int) -> tuple[float, str]:
    """A penguin of a seat."""
    px, py = flat((x, y, 0))
    art = (
        f'<ellipse cx="{number(px + 6)}" cy="{number(py - 1)}" rx="27" ry="13" fill="#1d3b52" opacity=".25"/>'
        f'<use href="#p" x="{number(px)}" y="{number(py)}"/>'
        f'<path transform="translate({number(px)} {number(py)})" fill="{SEATS[seat]}" '
        'd="M-18-41q18 9 36 0 3 4 1 8-19 9-38 0-2-4 1-8zM8-36l9-3 3 17-9 2z"/>'
    )
    return depth(x, y), art


BODY: Final = (
    '<g id="p"><path d="M-10 3q-7 0-8 4h13zM10 3q7 0 8 4H5z" fill="#f08a1d"/>'
    '<path d="M0-68c13 0 19 11 21 32 2 24-6 41-21 41s-23-17-21-41c2-21 8-32 21-32z" fill="#24384a"/>'
    '<path d="M0-36c11 0 15 9 15 20 0 13-6 19-15 19s-15-6-15-19c0-11 4-20 15-20z" fill="#fff"/>'
    '<path d="M-10-58q5-4 10 0 5-4 10 0 3 7-1 11-5 3-9 1-4 2-9-1-4-4-1-11z" fill="#fff"/>'
    '<circle cx="-5" cy="-53" r="2.700" fill="#14222e"/><circle cx="5" cy="-53" r="2.700" fill="#14222e"/>'
    '<path d="M-6-48q6-3 12 0-2 5-6 7-4-2-6-7z" fill="#f7a02b"/></g>'
).replace(".700", ".7")


def picture() -> str:
    """The whole picture."""
    things = [*solids(), *(penguin(*each) for each in PENGUINS)]
    things += [fish(*door["at"], SEATS[1:]) for door in LAYOUT["doors"] if door.get("fish")]
    things.sort(key=lambda thing: -thing[0])
    shadow = shape([(x + 22, y - 26, 0) for x, y, _ in rectangle(-4, -4, 604, 604)], "#6f93ad", ' opacity=".3"')
    parts = [shadow, *floors(), *(art for _, art in things)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-440 -400 880 760">'
        f"<defs>{BODY}</defs>{''.join(parts)}</svg>\n"
    )


def plan() -> str:
    """What is drawn of the layout, and where penguins stand on the front page."""
    kept = {name: LAYOUT[name] for name in ("name", "walls", "rooms", "doors", "clips")}
    kept["spots"] = [spot for spot in LAYOUT["spots"] if spot["kind"] in {"circle", "dot"}]
    return json.dumps({"layout": kept, "penguins": PENGUINS}) + "\n"


if __name__ == "__main__":
    (FRONT / "school.svg").write_text(picture(), "utf-8")
    (FRONT / "school.json").write_text(plan(), "utf-8")
