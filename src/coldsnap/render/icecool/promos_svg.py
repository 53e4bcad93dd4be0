"""Pieces of the promos as pictures: honeycombs and snowflakes, on the floor and in front of who holds them."""

from collections.abc import Iterator
from typing import Final

from coldsnap.core.scene import Body
from coldsnap.games.icecool.modules.promos.pawclaw import Honeycombs
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import look, telling
from coldsnap.render.icecool.markup import disc, el, group, on, placed, points, text

_HEXAGON: Final = ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))
_WAX: Final = "#B97A12"
_ICE: Final = "#2E6F9E"
_FLAKE: Final = "M0,-8V8M-7,-4L7,4M-7,4L7,-4M-2.2,-6.8L0,-4.6L2.2,-6.8M-2.2,6.8L0,4.6L2.2,6.8"
_PLANK: Final = 9.0
"""How much thicker than its wall (millimetres) the block in a door is drawn."""
_CROSS: Final = "M-4.5,-4.5L4.5,4.5M-4.5,4.5L4.5,-4.5"
_HELD: Final = 44.0
"""The width of a sign with its number."""


def hexagon(radius: float) -> str:
    """The corners of a honeycomb about the origin."""
    return points((radius * x, radius * y) for x, y in _HEXAGON)


def honeycomb(radius: float) -> list[str]:
    """A honeycomb about the origin."""
    return [
        el("polygon", points=hexagon(radius), fill="#F6B73C", stroke=_WAX, stroke_width=1.3),
        el("polygon", points=hexagon(radius * 0.5), fill="#FFE2A0", stroke=_WAX, stroke_width=0.8),
    ]


def snowflake() -> list[str]:
    """A snowflake about the origin."""
    return [el("path", d=_FLAKE, fill="none", stroke=_ICE, stroke_width=1.8, stroke_linecap="round")]


def on_floor(view: IceCoolView) -> Iterator[str]:
    """The honeycombs that lie, and the names of the corners to which one can be sent."""
    combs, board = view.find(Honeycombs), telling.board_of(view)
    for name in combs.lying if combs else ():
        spot = board.spot(name)
        drawn = honeycomb(spot.disc.radius * 1000.0)
        yield group(drawn, transform=placed(on(spot.at)), class_="honeycomb", data_spot=name)
    for spot in telling.corners_to_name(view):
        ring = el("polygon", points=hexagon(spot.disc.radius * 1000.0), fill="#FFFFFF", fill_opacity=0.5)
        edge = group([ring], stroke=_WAX, stroke_dasharray="2.5 2")
        label = text(spot.id.rpartition("-")[2], y=3, font_size=8, text_anchor="middle", fill=look.INK)
        yield group([edge, label], transform=placed(on(spot.at)), class_="corner", data_spot=spot.id)


def blocks(view: IceCoolView) -> Iterator[str]:
    """A plank across every door that is shut."""
    board = telling.board_of(view)
    for name in view.shut:
        door = board.door(name)
        wide, high = (door.frame.x1 - door.frame.x0) * 1000.0, (door.frame.y1 - door.frame.y0) * 1000.0
        wide, high = (wide, high + _PLANK) if board.wall_of(door).along_x else (wide + _PLANK, high)
        drawn = [
            el("rect", x=-wide / 2, y=-high / 2, width=wide, height=high, rx=3, fill="#C0392B", stroke="#FFFFFF"),
            el("path", d=_CROSS, fill="none", stroke="#FFFFFF", stroke_width=3.2, stroke_linecap="round"),
        ]
        yield group(drawn, transform=placed(on(door.at)), class_="block", data_door=name)


def held(view: IceCoolView, seat: int, right: float) -> Iterator[str]:
    """What a player has gathered, each kind with its number, from the right edge to the left."""
    drawings = {"honeycombs": honeycomb(9.0), "snowflakes": snowflake()}
    if telling.holds_emerald(view, seat):
        stone = el("path", d=look.EMERALD.symbol, fill="#FFFFFF", transform=placed((-2.5, 0), 0.0, 0.45))
        yield group(
            [look.fish(look.EMERALD.colour, "#FFFFFF"), stone], transform=placed((right - 22.0, 47.5)), class_="emerald"
        )
        right -= _HELD
    for index, (what, count) in enumerate(telling.treasures(view, seat).items()):
        number = text(f"× {count}", x=13, y=4.5, font_size=13, fill=look.INK, font_weight="600")
        yield group(
            [*drawings[what], group([number], font_family=look.FONT)],
            transform=placed((right - _HELD * (index + 1) + 10.0, 47.5)),
            class_=what,
        )


def face(body: Body) -> list[str]:
    """What makes Pawclaw a bear and the Emperor an emperor, seen from above; he looks to the right."""
    return {"pawclaw": _BEAR, "emperor": _CROWN}.get(body.shape, [])


_CHEEKS: Final = ("M2,-14Q12,-13 13,-5Q7,-9 2,-14Z", "M2,14Q12,13 13,5Q7,9 2,14Z")
_BEAR: Final = [
    *(disc((-4, y), 6.0, fill="#F4F1EA", stroke="#B9B2A3", stroke_width=1.4) for y in (-15, 15)),
    *(disc((-3.4, y), 2.6, fill="#E8B9A6") for y in (-15, 15)),
    el("ellipse", cx=12, cy=0, rx=8, ry=6.5, fill="#FFFFFF", stroke="#B9B2A3", stroke_width=1.2),
    el("ellipse", cx=17.5, cy=0, rx=2.6, ry=3.4, fill=look.INK),
    *(disc((7, y), 1.7, fill=look.INK) for y in (-6.5, 6.5)),
]
_CROWN: Final = [
    *(
        el("path", d=patch, fill="#F2A93B")
        for patch in ("M2,-14Q12,-13 13,-5Q7,-9 2,-14Z", "M2,14Q12,13 13,5Q7,9 2,14Z")
    ),
    el("path", d="M-9,-7L-3,-4L2,-8L2,8L-3,4L-9,7L-7,0Z", fill="#F7C948", stroke="#8A6A00", stroke_width=1.2),
]
