"""Colours, patterns and small drawings of the paper school: everything that is the same on every board."""

from typing import Final, NamedTuple

from coldsnap.render.icecool.markup import el, group

INK: Final = "#2B3A4A"
KRAFT: Final = "#B5854E"
KRAFT_EDGE: Final = "#7E5A30"
CORE: Final = "#F0DDBB"
LINE: Final = "#EE7623"
RED: Final = "#D7263D"
SHADE: Final = "#1E3550"
FONT: Final = "Fredoka, 'Baloo 2', 'Trebuchet MS', 'DejaVu Sans', sans-serif"

SILLS: Final = ("#E4572E", "#17BEBB", "#9C528B", "#FFC914", "#76B041", "#4C6FBF", "#D17BA8")
"""Colours of the dots by which doors are matched, in the order of the doors."""


class RoomLook(NamedTuple):
    """The floor of a room: its colour, the ink of what is printed on it, and the id of its pattern."""

    floor: str
    ink: str
    pattern: str


ROOMS: Final = {
    "classroom": RoomLook("#C6D6E5", "#3F5F7F", "ic-planks"),
    "kitchen": RoomLook("#FBDCC6", "#A5582B", "ic-tiles"),
    "gym": RoomLook("#CBEBDB", "#2F7A5C", "ic-boards"),
    "lab": RoomLook("#DFD4F1", "#6A4C9C", "ic-hexagons"),
    "game-room": RoomLook("#FBE9AC", "#9A7410", "ic-dots"),
    "library": RoomLook("#E9D8BF", "#7A5527", "ic-planks"),
    "canteen": RoomLook("#F9D3D6", "#A23B52", "ic-tiles"),
    "pool": RoomLook("#C3E7F2", "#22708C", "ic-boards"),
    "music-room": RoomLook("#F3D3EA", "#8F3F7C", "ic-hexagons"),
    "nap-room": RoomLook("#D5DDF6", "#47599E", "ic-dots"),
}
PLAIN: Final = RoomLook("#E4EAEE", "#51606E", "ic-dots")
"""A room that is none of these."""


class Player(NamedTuple):
    """A player's colour, and the symbol that says the same to whoever cannot tell colours (a path of radius 10)."""

    colour: str
    symbol: str


PLAYERS: Final = (
    Player("#0072B2", "M0,-8A8,8 0 1 1 0,8A8,8 0 1 1 0,-8Z"),
    Player("#D55E00", "M0,-9.5L8.6,6.5H-8.6Z"),
    Player("#009E73", "M-7,-7H7V7H-7Z"),
    Player("#F0C808", "M0,-10L2.9,-3.6 9.8,-2.9 4.6,1.8 6.1,8.6 0,5.1 -6.1,8.6 -4.6,1.8 -9.8,-2.9 -2.9,-3.6Z"),
    Player("#8E5EA2", "M0,-10L7.5,0 0,10 -7.5,0Z"),
    Player("#56B4E9", "M-10,1Q-5,-9 0,1T10,1V7Q5,-3 0,7T-10,7Z"),
    Player("#CC79A7", "M0,9C-13,0 -8,-10 0,-4C8,-10 13,0 0,9Z"),
    Player("#4A4A4A", "M-3,-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z"),
)

EMERALD: Final = Player("#0B7A4B", "M-5,-8H5L9,-2L0,9L-9,-2Z")
"""The emerald fish, with a cut stone for its symbol."""

OTHERS: Final = {"walrus": "#8A6A55", "pawclaw": "#F4F1EA", "emperor": "#2B3A4A"}
"""Colours of bodies that belong to nobody, by shape."""

FISH: Final = "M-13,0C-7,-8 5,-8 9,-1L15,-6C14,-2 14,2 15,6L9,1C5,8 -7,8 -13,0Z"
"""A fish 28 long that looks to the left."""


def fish(fill: str, edge: str) -> str:
    """A fish about the origin."""
    return el("path", d=FISH, fill=fill, stroke=edge, stroke_width=1.1, stroke_linejoin="round") + el(
        "circle", cx=-8, cy=-1.3, r=1.1, fill=edge
    )


def definitions() -> str:
    """Patterns, lights and blurs, for the head of the picture."""
    table = el("stop", offset="0", stop_color="#F7FAFC") + el("stop", offset="1", stop_color="#D3E4F0")
    sun = (
        el("stop", offset="0", stop_color="#FFF6DC", stop_opacity="0.42")
        + el("stop", offset="0.5", stop_color="#FFFFFF", stop_opacity="0.06")
        + el("stop", offset="1", stop_color="#1E3550", stop_opacity="0.12")
    )
    gloss = el("stop", offset="0", stop_color="#FFFFFF", stop_opacity="0.55") + el(
        "stop", offset="0.6", stop_color="#FFFFFF", stop_opacity="0"
    )
    return el(
        "defs",
        el("radialGradient", table, id="ic-table", cx="0.4", cy="0.35", r="0.8"),
        el("linearGradient", sun, id="ic-sun", x1="0", y1="0", x2="1", y2="1"),
        el("radialGradient", gloss, id="ic-gloss", cx="0.34", cy="0.3", r="0.7"),
        el("filter", el("feGaussianBlur", stdDeviation="2.2"), id="ic-soft"),
        *_patterns(),
    )


def _patterns() -> list[str]:
    planks = "M0,0H96M0,16H96M0,32H96M20,0V16M68,16V32"
    boards = "M0,0H120M0,9H120M0,18H120M30,0V9M90,9V18"
    cell = "M0,0V7.5L13,15M0,7.5L-13,15M13,15V30L0,37.5L-13,30V15M0,37.5V45M26,0V7.5L13,15M13,30L26,37.5V45"
    tiles = el("path", d="M0,0H26V26H0Z", fill="none") + el("path", d="M0,0H13V13H0ZM13,13H26V26H13Z", fill="#E9A77C")
    dots = group(el("circle", cx=x, cy=y, r=2.1) for x, y in ((6, 6), (18, 18)))
    return [
        _pattern("ic-planks", 96, 32, el("path", d=planks, fill="none", stroke="#5C7FA0", stroke_width=0.9), 0.42),
        _pattern("ic-tiles", 26, 26, tiles, 0.22),
        _pattern("ic-boards", 120, 18, el("path", d=boards, fill="none", stroke="#58A588", stroke_width=0.7), 0.3),
        _pattern("ic-hexagons", 26, 45, el("path", d=cell, fill="none", stroke="#8467B8", stroke_width=1), 0.32),
        _pattern("ic-dots", 24, 24, el("g", dots, fill="#E2B634"), 0.3),
    ]


def _pattern(name: str, width: float, height: float, drawing: str, opacity: float) -> str:
    return el(
        "pattern",
        el("g", drawing, opacity=opacity),
        id=name,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )
