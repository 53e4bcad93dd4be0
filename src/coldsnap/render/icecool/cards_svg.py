"""Cards, ID cards and small signs for the panel beside the school. Each is drawn from its upper left corner."""

from collections.abc import Sequence
from typing import Final

from coldsnap.games.icecool.state.cards import EMERALD, POINTS, Card
from coldsnap.render.icecool import look
from coldsnap.render.icecool.markup import Spot, disc, el, group, placed, text
from coldsnap.render.icecool.pieces_svg import token_fish
from coldsnap.render.icecool.signs import ink
from coldsnap.render.icecool.telling import Shown

WIDTH: Final = 25.0
HEIGHT: Final = 34.0
_BACK: Final = "#2E6F9E"
_VALUES: Final = {1: "#2A7FB8", 2: "#3B8C5A", 3: "#B8473D"}
_FLAKE: Final = "M0,-7V7M-6.1,-3.5L6.1,3.5M-6.1,3.5L6.1,-3.5M-2,-6L0,-4L2,-6M-2,6L0,4L2,6"
_TASKS: Final = {
    "1-jump": "M-6,4Q0,-9 6,4M6,4L2.6,3M6,4L6.8,0.4M0,4.4V-0.4",
    "1-doors": "M-6,4.5V-4H-1.5V4.5M1.5,4.5V-4H6V4.5",
    "1-bounce": "M-6,-3.5L0,4L5.5,-3M5.5,-3L1.9,-2.4M5.5,-3L5.4,0.8M-3.5,5H3.5",
}
"""The sign of each task: over a wall, two doors, off a wall."""


def hand(shown: Shown, width: float) -> str:
    """A hand in a row: face-down cards, known ones with their face in a dark frame, then those face up."""
    faces = [face(card, hidden=True) for card in shown.known] if shown.known else [back() for _ in range(shown.down)]
    down = [group([card], class_="card down") for card in faces]
    up = [group([face(card)], class_="card up", data_card=card) for card in shown.up]
    gap = 10.0 if down and up else 0.0
    count = len(down) + len(up)
    step = min(WIDTH + 3.0, (width - WIDTH - gap) / max(1, count - 1))
    lefts = [step * index + (gap if index >= len(down) else 0.0) for index in range(count)]
    cards = [group([card], transform=placed((x, 0))) for card, x in zip([*down, *up], lefts, strict=True)]
    if len(down) > 1 and not shown.known:
        cards.insert(len(down), _count(len(down), (lefts[len(down) - 1] + WIDTH - 3, HEIGHT - 4)))
    return group(cards)


def _count(number: int, at: Spot) -> str:
    """How many cards lie face down, on the last of them."""
    look_of = {"font_size": "11", "font_weight": "700", "font_family": look.FONT, "text_anchor": "middle"}
    plate = disc((0, 0), 8, fill="#FFFFFF", stroke=_BACK, stroke_width=1.4)
    return group([plate, text(str(number), y=4, fill=_BACK, **look_of)], transform=placed(at), class_="count")


def back() -> str:
    """The back of a fish card: a snowflake."""
    flake = el("path", d=_FLAKE, fill="none", stroke="#CFE6F5", stroke_width=1.3, stroke_linecap="round")
    return _sheet(_BACK, "#FFFFFF") + group([flake], transform=placed((WIDTH / 2, HEIGHT / 2)))


def face(card: Card, *, hidden: bool = False) -> str:
    """The face of a card: its value and as many fish, or its task; `hidden` from the others in a dark frame."""
    value = POINTS[card]
    colour = look.EMERALD.colour if card == EMERALD else _VALUES[value]
    parts = [
        _sheet("#FFFDF6", _BACK if hidden else "#B9A98C"),
        text(str(value), x=4, y=14, font_size=13, fill=colour, font_family=look.FONT, font_weight="700"),
    ]
    if hidden:
        frame = el("rect", x=1.2, y=1.2, width=WIDTH - 2.4, height=HEIGHT - 2.4, rx=3, fill="none")
        parts.append(group([frame], stroke=_BACK, stroke_width=2.4))
    if card in _TASKS:
        sign = el("path", d=_TASKS[card], fill="none", stroke=colour, stroke_width=1.5, stroke_linecap="round")
        parts.append(group([sign], transform=placed((WIDTH / 2, 24)), class_="task"))
    elif card == EMERALD:
        parts.append(el("path", d=look.EMERALD.symbol, fill=colour, transform=placed((WIDTH / 2, 24), 0.0, 0.8)))
    elif card != "blank":
        parts += [_fish(colour, (WIDTH / 2, 30 - 5.5 * index)) for index in range(value)]
    return "".join(parts)


def _fish(colour: str, at: Spot) -> str:
    return group([el("path", d=look.FISH, fill=colour)], transform=placed(at, 0.0, 0.42))


def _sheet(fill: str, edge: str) -> str:
    return el("rect", width=WIDTH, height=HEIGHT, rx=4, fill=fill, stroke=edge, stroke_width=1)


def id_cards(owners: Sequence[int]) -> str:
    """The ID cards that a player holds, each in its owner's colour and with its symbol."""
    return group(group([_id_card(owner)], transform=placed((30.0 * at, 0))) for at, owner in enumerate(owners))


def _id_card(owner: int) -> str:
    player = look.PLAYERS[owner]
    return group(
        [
            el("rect", width=26, height=18, rx=3, fill="#FFFDF6", stroke=player.colour, stroke_width=1.6),
            el("rect", x=0, y=0, width=26, height=4.5, rx=2, fill=player.colour),
            el("path", d=player.symbol, fill=player.colour, transform=placed((7.5, 11.4), 0.0, 0.5)),
            el("path", d="M14.5,9.5H22M14.5,13H20", stroke="#8795A3", stroke_width=1.3, stroke_linecap="round"),
        ],
        class_="id-card",
        data_seat=str(owner),
    )


def fish_taken(seat: int, taken: int, of: int) -> str:
    """A player's tokens in a row: full if they are taken, empty while they hang."""
    player = look.PLAYERS[seat]
    parts = []
    for index in range(of):
        full = token_fish(player) + el(
            "path", d=player.symbol, fill=ink(player.colour), transform=placed((-2.5, 0), 0.0, 0.42)
        )
        empty = el(
            "path", d=look.FISH, fill="#FFFFFF", stroke=player.colour, stroke_width=1.2, stroke_dasharray="2.5 2"
        )
        drawn = group([full if index < taken else empty], class_="taken" if index < taken else "not-taken")
        parts.append(group([drawn], transform=placed((13.0 + 31.0 * index, 9))))
    return group(parts)


def medal(seat: int, size: float) -> str:
    """A player's symbol on a disc of its colour, about the origin."""
    player = look.PLAYERS[seat]
    sign = el("path", d=player.symbol, fill=ink(player.colour), transform=placed((0, 0), 0.0, size / 17.0))
    return disc((0, 0), size, fill=player.colour, stroke="#FFFFFF", stroke_width=2) + sign
