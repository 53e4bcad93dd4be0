"""What stands and hangs in the school, drawn into its picture: penguins, other pieces, fish tokens, names of doors."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from coldsnap.core.geometry import hull
from coldsnap.core.scene import Body, Point
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import Board, Door
from coldsnap.games.icecool.state.slices import Token
from coldsnap.games.icecool.state.state import number_of
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import look, promos_svg
from coldsnap.render.icecool.flick_svg import figure, heading
from coldsnap.render.icecool.markup import Spot, disc, el, group, on, placed, text
from coldsnap.render.icecool.signs import ink

MOVED: Final = 0.002
"""Metres that a body must have moved for its old place to be shown."""
_FISH: Final = 16.0
"""Millimetres that a fish token is high."""
_NEAR: Final = 28.0
"""Millimetres from a piece at which a token does not hide it."""
_TUSKS: Final = "M-2.6,1.5V6.5M2.6,1.5V6.5"


def bodies(view: IceCoolView) -> Iterator[str]:
    """Every piece where it stands; the one that will be flicked glows."""
    glowing = view.turn.body if view.turn and view.stage in ("before", "window") and not view.asked else None
    for body in view.bodies:
        if body.id == glowing:
            yield _glow(body)
        yield _piece(body)


def ghosts(view: IceCoolView) -> Iterator[str]:
    """Faint, where pieces stood when the last flick began."""
    now = {body.id: body.pose for body in view.bodies}
    for body in view.start:
        if body.id in now and math.dist((body.pose.x, body.pose.y), (now[body.id].x, now[body.id].y)) > MOVED:
            yield _ghost(body)


def _at(body: Body) -> Spot:
    return on(Point(body.pose.x, body.pose.y))


def _colour(body: Body) -> str:
    seat = number_of(body.id)
    return look.PLAYERS[seat].colour if seat is not None else look.OTHERS.get(body.shape, look.INK)


def _piece(body: Body) -> str:
    seat = number_of(body.id)
    if body.shape == "walrus":
        return group([_walrus(body)], class_="piece walrus", data_body=body.id)
    player = None if seat is None else look.PLAYERS[seat]
    drawn = [_flippers(body), figure(body, _at(body), heading(body.pose), player)]
    features = promos_svg.face(body)
    if features:
        drawn.append(group(features, transform=placed(_at(body), heading(body.pose)), class_=body.shape))
    return group(drawn, class_="piece", data_body=body.id)


def _flippers(body: Body) -> str:
    """Two flippers that look out from under a round body, swept back."""
    radius = shape(body.shape).footprint_radius * 1000.0
    flipper = f"M{0.35 * radius:.2f},{0.8 * radius:.2f}Q{-0.2 * radius:.2f},{1.5 * radius:.2f} {-0.85 * radius:.2f},"
    flipper += f"{1.25 * radius:.2f}L{-0.5 * radius:.2f},{0.7 * radius:.2f}Z"
    drawn = [el("path", d=flipper), el("path", d=flipper, transform="scale(1 -1)")]
    looks = {"fill": _colour(body), "stroke": "#FFFFFF", "stroke_width": "1.4", "stroke_linejoin": "round"}
    return group(drawn, transform=placed(_at(body), heading(body.pose)), **looks)


def _glow(body: Body) -> str:
    """A ring of light round a piece."""
    radius = shape(body.shape).footprint_radius * 1000.0 + 7.0
    rings = [
        disc((0, 0), radius, fill="#FFF3B0", fill_opacity=0.75, stroke="#FFFFFF", stroke_width=3),
        disc((0, 0), radius, fill="none", stroke=_colour(body), stroke_width=2, stroke_dasharray="7 4"),
    ]
    return group(rings, transform=placed(_at(body)), class_="glow")


def _ghost(body: Body) -> str:
    seat, radius, colour = number_of(body.id), shape(body.shape).footprint_radius * 1000.0, _colour(body)
    parts = [
        disc((0, 0), radius, fill="#FFFFFF", fill_opacity=0.35, stroke="#FFFFFF", stroke_width=3.4),
        disc((0, 0), radius, fill="none", stroke=colour, stroke_width=1.6, stroke_dasharray="4 3"),
    ]
    if seat is not None:
        sign = el("path", d=look.PLAYERS[seat].symbol, fill=colour, transform=placed((0, 0), 0.0, 0.7))
        parts.append(group([sign], opacity=0.5))
    return group(parts, transform=placed(_at(body)), class_="ghost", data_body=body.id, opacity=0.8)


def _walrus(body: Body) -> str:
    """A walrus from its base to its head: round when it stands, long when it lies."""
    discs = [(on(Point(part.x, part.y)), part.radius * 1000.0) for part in hull(body)]
    (base, _), (head, size) = discs[0], discs[-1]
    skin = look.OTHERS["walrus"]
    parts = [el("title", escape(body.id))]
    parts += [disc((x + 3, y + 3), radius, fill=look.SHADE, opacity=0.3) for (x, y), radius in discs]
    parts += [disc(at, radius + 1.3, fill="#FFFFFF") for at, radius in discs]
    shades = (skin, "#9C7A63", "#B4937B")
    parts += [disc(at, radius, fill=shade) for (at, radius), shade in zip(discs, shades, strict=True)]
    lies = math.dist(base, head) > size
    turn = math.degrees(math.atan2(head[1] - base[1], head[0] - base[0])) - 90.0 if lies else 0.0
    face = [
        el("path", d=_TUSKS, stroke="#FFFFFF", stroke_width=2, stroke_linecap="round"),
        el("path", d="M-4.5,1Q0,-2.5 4.5,1Q0,4 -4.5,1Z", fill="#E7D3C1"),
        disc((-2.4, -2.4), 0.9, fill=look.INK),
        disc((2.4, -2.4), 0.9, fill=look.INK),
    ]
    return group([*parts, group(face, transform=placed(head, turn))])


def tokens(board: Board, hung: Sequence[Token], standing: Sequence[Body], emerald: str | None = None) -> Iterator[str]:
    """The fish of every door, side by side across its lintel; beside a piece in the doorway if there is room.

    `emerald` is the door on which the emerald fish hangs: the last of its row.
    """
    for door in board.doors:
        seats: list[int | None] = [token.seat for token in hung if token.door == door.id]
        seats += [None] if door.id == emerald else []
        width = (door.gate.hi - door.gate.lo) * 1000.0
        step = min(_FISH + 3.0, width / max(1, len(seats)))
        spare = (width - step * len(seats)) / 2
        rows = [_row(board, door, len(seats), step, shift) for shift in (0.0, spare, -spare)]
        row = max(rows, key=lambda spots: min(_NEAR, *(math.dist(s, _at(b)) for s in spots for b in standing), _NEAR))
        for seat, at in zip(seats, row, strict=True):
            yield _token(door, seat, at, 90.0 if board.wall_of(door).along_x else 0.0, min(1.0, step / _FISH))


def _row(board: Board, door: Door, count: int, step: float, shift: float) -> list[Spot]:
    """Places for so many tokens along a door."""
    x, y = on(door.at)
    asides = [shift + (index - (count - 1) / 2) * step for index in range(count)]
    return [(x + aside, y) if board.wall_of(door).along_x else (x, y - aside) for aside in asides]


def _token(door: Door, seat: int | None, at: Spot, turn: float, scale: float) -> str:
    """A seat's fish, or the emerald one."""
    player = look.EMERALD if seat is None else look.PLAYERS[seat]
    whose = {"class_": "emerald"} if seat is None else {"class_": "token", "data_seat": str(seat)}
    fish = token_fish(player)
    return group(
        [
            group([el("path", d=look.FISH, fill=look.SHADE, opacity=0.3)], transform=placed((2.5, 3), turn, scale)),
            group([fish], transform=placed((0, 0), turn, scale)),
            _upright(player, turn, scale),
        ],
        transform=placed(at),
        data_door=door.id,
        **whose,
    )


def token_fish(player: look.Player) -> str:
    """A player's fish without its symbol, about the origin; it looks to the left."""
    return el("path", d=look.FISH, fill=player.colour, stroke="#FFFFFF", stroke_width=1.5, stroke_linejoin="round")


def _upright(player: look.Player, turn: float, scale: float) -> str:
    """A player's symbol on the belly of a fish that is turned."""
    angle = math.radians(turn)
    belly = (-2.5 * scale * math.cos(angle), -2.5 * scale * math.sin(angle))
    return el("path", d=player.symbol, fill=ink(player.colour), transform=placed(belly, 0.0, 0.45 * scale))


def door_names(board: Board) -> Iterator[str]:
    """The id of each door, on the wall beside it."""
    for door in board.doors:
        x, y = on(door.at)
        beside = (door.gate.hi - door.gate.lo) * 500.0 + 15.0
        at = (x + beside, y) if board.wall_of(door).along_x else (x, y + beside - 2.0)
        width = 8.0 + 5.4 * len(door.id)
        plate = el("rect", x=-width / 2, y=-6, width=width, height=12, rx=6, fill="#FFFDF6", stroke=look.KRAFT_EDGE)
        label = text(door.id, y=3.2, font_size=9, text_anchor="middle", fill=look.INK)
        yield group([plate, label], transform=placed(at), class_="door-name", font_family=look.FONT, font_weight="600")
