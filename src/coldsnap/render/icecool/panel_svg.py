"""The panel beside the school: the round, whose turn it is and why, and a plate for each player."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size

from coldsnap.games.icecool.state.slices import CardsSeen, Race
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import look, promos_svg, telling
from coldsnap.render.icecool.cards_svg import fish_taken, hand, id_cards, medal
from coldsnap.render.icecool.markup import el, group, placed, text
from coldsnap.render.words import Words

COLUMN: Final = 330.0
"""Width of the panel for each column of plates."""
_HEAD: Final = 84.0
"""The least height of what stands over the plates."""
_PLATE: Final = 132.0
_FISH: Final = 98.0
_SMALL: Final = 66.0
"""Heights of a plate with cards, of one with fish alone, and of one without either."""
_GOLD: Final = "#E0A800"
_CROWN: Final = "M-13,4L-15,-8L-7,-2L0,-11L7,-2L15,-8L13,4Z"
_GAP: Final = 10.0
_LETTER: Final = 0.62
"""The width of a letter of an ordinary font, in parts of its size."""
_DARK: Final = "#2B3A4A"
_GREY: Final = "#5E7286"


def columns(view: IceCoolView) -> int:
    """How many columns of plates there are."""
    return 1 if view.seats <= 4 else 2


def panel(view: IceCoolView, names: Sequence[str], words: Words, height: float) -> Iterator[str]:
    """The panel, from its own upper left corner."""
    wide = columns(view)
    rows = -(-view.seats // wide)
    lines = _lines(view, names, words, COLUMN * wide - 2 * _GAP)
    head = max(_HEAD, lines[-1].y + 18.0)
    full = _full(view)
    high = min(full, (height - head) / rows - _GAP)
    scale = high / full
    drawn = (text(line.said, y=line.y, font_size=line.size, fill=line.colour, class_=line.kind) for line in lines)
    yield group(drawn, font_family=look.FONT, font_weight="600", class_="head")
    for seat in range(view.seats):
        yield group(
            _plate(view, seat, names, words, (COLUMN - 2 * _GAP) / scale),
            transform=placed((COLUMN * (seat // rows), head + (seat % rows) * (high + _GAP)), 0.0, scale),
            class_="player",
            data_seat=str(seat),
        )


class _Line(NamedTuple):
    """A line of the panel's head."""

    said: str
    y: float
    size: float
    colour: str
    kind: str


def _lines(view: IceCoolView, names: Sequence[str], words: Words, width: float) -> list[_Line]:
    """The round, whose turn it is, and what else there is to know."""
    said = [(telling.round_line(view, words), 14.0, _GREY, "round")]
    said.append((telling.turn_line(view, names, words), 17.0, _DARK, "turn"))
    said += [(line, 14.0, _GREY, "said") for line in telling.state_lines(view, names, words)]
    lines, y = [], 0.0
    for sentence, size, colour, kind in said:
        for part in _wrapped(sentence, width, size):
            y += size * 1.3
            lines.append(_Line(part, y, size, colour, kind))
        y += 3.0
    return lines


def _full(view: IceCoolView) -> float:
    """The height of a plate: less where there are neither IDs nor cards."""
    if view.catchers or view.find(CardsSeen):
        return _PLATE
    return _FISH if view.find(Race) else _SMALL


def _plate(view: IceCoolView, seat: int, names: Sequence[str], words: Words, width: float) -> Iterator[str]:
    """A player: symbol, name, role and place; IDs and fish; cards."""
    yield from _ground(view, seat, width)
    mine = telling.penguins(view, seat)
    size = 19.0 if len(mine) == 1 else 13.0
    for index, number in enumerate(mine):
        yield group([medal(number, size)], transform=placed((32, 33 + 27 * (index - (len(mine) - 1) / 2))))
    yield group(_title(view, seat, names, words, width), font_family=look.FONT, font_weight="600")
    yield group([id_cards(telling.ids(view, seat))], transform=placed((14, 63)), class_="ids")
    taken = telling.taken(view, seat)
    if taken is not None:
        yield group([fish_taken(seat, *taken)], transform=placed((width - 31.0 * taken[1] - 10, 63)), class_="fish")
    held = telling.hand(view, seat)
    if held is not None:
        yield group([hand(held, width - 28)], transform=placed((14, 90)), class_="hand")


def _ground(view: IceCoolView, seat: int, width: float) -> Iterator[str]:
    """The plate itself: framed in colour with an arrow for whoever is in turn, in gold with a crown for a winner."""
    active, won = seat == telling.in_turn(view), view.ending is not None and seat in view.ending.ranking[0]
    colour, high = look.PLAYERS[seat].colour, _full(view)
    edge: dict[str, str | float] = {"stroke": "#C3D5E2", "stroke_width": 1.2, "fill_opacity": 0.82}
    if active or won:
        edge = {"stroke": colour if active else _GOLD, "stroke_width": 3.5}
    yield el("rect", x=3, y=4, width=width, height=high, rx=16, fill=look.SHADE, opacity=0.1)
    yield el("rect", width=width, height=high, rx=16, fill="#FFFFFF", **edge)
    if active:
        yield el("path", d="M-15,22L1,33L-15,44Z", fill=colour, class_="in-turn")
    if won and view.seats > 1:
        crown = el("path", d=_CROWN, fill="#F7C948", stroke="#8A6A00", stroke_width=1.4, stroke_linejoin="round")
        yield group([crown], transform=placed((32, 6)), class_="crown")


def _title(view: IceCoolView, seat: int, names: Sequence[str], words: Words, width: float) -> Iterator[str]:
    team, points = telling.team(view, seat), telling.points(view, seat)
    role = telling.role(view, seat, words)
    if team is not None:
        role = words.say("icecool-board-team", team=team + 1)
    right = width - 12.0
    left = right
    if role is not None:
        catcher = seat in view.catchers
        left = right - _length(role, 12.0) - 18.0
        fill, colour = (_DARK, "#FFFFFF") if catcher else ("#E4F0F8", "#31506B")
        yield _badge(role, left, 12.0, right - left, fill, colour, "role")
    yield text(_fitted(words.name(seat, names), left - 70.0, 17.0), x=62, y=29, font_size=17, fill=_DARK)
    where = [telling.place(view, seat, words), telling.artifact(view, seat, words)]
    yield text(" · ".join(part for part in where if part), x=62, y=48, font_size=12.5, fill=_GREY, class_="place")
    if points is not None:
        said = words.say("icecool-board-points", points=points)
        wide = _length(said, 12.0) + 18.0
        yield _badge(said, right - wide, 37.0, wide, "#F7C948", "#4A3600", "points")
        right -= wide
    yield from promos_svg.held(view, seat, right)


def _badge(said: str, x: float, y: float, width: float, fill: str, colour: str, kind: str) -> str:
    return group(
        [
            el("rect", x=x, y=y, width=width, height=21, rx=10.5, fill=fill),
            text(said, x=x + width / 2, y=y + 14.8, font_size=12, fill=colour, text_anchor="middle"),
        ],
        class_=kind,
    )


def _length(said: str, size: float) -> float:
    return cell_len(said) * size * _LETTER


def _fitted(name: str, width: float, size: float) -> str:
    cells = int(width / (size * _LETTER))
    return name if cell_len(name) <= cells else set_cell_size(name, cells - 1).rstrip() + "…"


def _wrapped(sentence: str, width: float, size: float) -> list[str]:
    """A sentence on as many lines as it needs, about as wide as wanted."""
    lines: list[str] = []
    for word in sentence.split():
        if lines and _length(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [_fitted(line, width, size) for line in lines]
