"""The board as a picture: paper tiles in a wooden tray on a snowy table. No script, no font, no file from outside."""

from collections.abc import Sequence
from math import ceil
from typing import Final
from xml.sax.saxutils import escape

from rich.cells import cell_len, set_cell_size

from coldsnap.games.icetoids.tiles import Tile
from coldsnap.games.icetoids.view import IceToidsView, Pyramid
from coldsnap.games.icetoids.words import CELL_NAMES, COLOURS, WAYS, Way
from coldsnap.render.icetoids.palette import on_symbols, paint
from coldsnap.render.icetoids.scenery import HEIGHT, RIM, WIDTH, centre, labels, table
from coldsnap.render.icetoids.shapes import FONT, HALF, STEP, TILE, TURN, defs, pyramid
from coldsnap.render.icetoids.text import turn_line
from coldsnap.render.words import Words

_CORNERS: Final = ((-1, -1), (1, 1), (1, -1), (-1, 1))


def svg(view: IceToidsView, *, names: Sequence[str] = (), words: Words | None = None) -> str:
    """The picture of a position, as a document of its own."""
    words = words or Words()
    turn = escape(turn_line(view, names, words))
    head = f"xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' role='img'"
    parts = [
        f"<svg {head} aria-labelledby='it-title it-desc'>",
        f"<title id='it-title'>{escape(words.say('icetoids-svg-title', ply=view.ply))}</title>",
        f"<desc id='it-desc'>{escape(_described(view, names, words))}</desc>",
        defs(),
        table(),
        labels(),
        *(_home(view, seat) for seat in range(view.seats)),
        *(_tile(view, index) for index in range(len(CELL_NAMES))),
        *(_plate(view, seat, names, words) for seat in range(view.seats)),
        f"<text x='{WIDTH // 2}' y='{HEIGHT - 20}' font-size='17' fill='#34495E' {FONT}>{turn}</text>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _described(view: IceToidsView, names: Sequence[str], words: Words) -> str:
    pieces = []
    for piece in view.pyramids:
        colour = words.say(f"colour-{COLOURS[piece.seat]}")
        if piece.cell is None:
            pieces.append(words.say("icetoids-svg-waiting", colour=colour))
        else:
            facing = words.say(f"facing-{piece.facing}")
            pieces.append(words.say("icetoids-svg-on", colour=colour, cell=piece.cell, facing=facing))
    return words.say(
        "icetoids-svg-desc",
        turn=turn_line(view, names, words),
        hidden=sum(tile is None for tile in view.tiles),
        pieces="; ".join(pieces) + ".",
    )


def _home(view: IceToidsView, seat: int) -> str:
    """A mat beside the tray, a gate on its rim, and the pyramids that wait there and point at their tile."""
    home = view.homes[seat]
    if home is None:
        return ""
    look, (x, y), (dx, dy) = paint(seat), centre(home.cell), STEP[home.side]
    near = HALF + RIM + 8
    mat = (
        f"<g transform='translate({x} {y}) rotate({TURN[home.side]})'>"
        f"<rect x='-56' y='{-near - 74}' width='112' height='74' rx='12' fill='{look.light}' opacity='.35'/>"
        f"<rect x='-56' y='{-near - 74}' width='112' height='74' rx='12' fill='none' stroke='{look.base}' "
        "stroke-width='2.5' stroke-dasharray='7 5'/>"
        f"<rect x='-40' y='{-HALF - 12}' width='80' height='8' rx='4' fill='{look.base}' stroke='{look.dark}'/></g>"
    )
    far = near + 56
    sign = f"<use href='#it-{COLOURS[seat]}' transform='translate({x + far * dx} {y + far * dy}) scale(.6)'/>"
    waiting = [piece for piece in view.pyramids if piece.seat == seat and piece.cell is None]
    inward: Way = WAYS[(WAYS.index(home.side) + 2) % 4]
    pieces = ""
    for index, piece in enumerate(waiting):
        aside, away = 35 * (index - (len(waiting) - 1) / 2), near + 23
        # `aside` runs along the edge, `away` from it.
        place = f"translate({x + away * dx + aside * dy:g} {y + away * dy + aside * dx:g}) scale(.8)"
        pieces += _piece(piece, place, inward)
    return f"<g class='home' data-seat='{seat}' data-cell='{home.cell}'>{mat}{sign}{pieces}</g>"


def _piece(piece: Pyramid, place: str, facing: Way | None = None) -> str:
    shown = pyramid(COLOURS[piece.seat], facing or piece.facing)
    return (
        f"<g class='piece' data-seat='{piece.seat}' data-cell='{piece.cell or 'off'}' "
        f"data-facing='{piece.facing if piece.cell else 'waiting'}' transform='{place}'>{shown}</g>"
    )


def _tile(view: IceToidsView, index: int) -> str:
    cell, tile = CELL_NAMES[index], view.tiles[index]
    x, y = centre(cell)
    start = f"<g class='tile' data-cell='{cell}' transform='translate({x} {y})'>"
    if tile is None:
        return f"{start}<use href='#it-back'/></g>"
    pieces = [piece for piece in view.pyramids if piece.cell == cell]
    ring = "" if cell != view.pending else _PENDING
    pale = 0.3 if pieces else 1
    return (
        f"{start}<use href='#it-face'/>{_arrows(tile)}{_symbols(tile, pale)}{ring}"
        f"{_stack(pieces, _places(tile, len(pieces)))}{_corners(tile)}</g>"
    )


_PENDING: Final = (
    f"<rect class='pending' x='{-HALF - 3}' y='{-HALF - 3}' width='{TILE + 6}' height='{TILE + 6}' rx='13' fill='none' "
    "stroke='#FFFFFF' stroke-width='9' opacity='.75'/>"
    f"<rect x='{-HALF - 3}' y='{-HALF - 3}' width='{TILE + 6}' height='{TILE + 6}' rx='13' fill='none' "
    "stroke='#E0A800' stroke-width='4.5' stroke-dasharray='16 7'/>"
)


def _arrows(tile: Tile) -> str:
    if not tile.arrows:
        return ""
    drawn = "".join(f"<use href='#it-arrow' transform='rotate({TURN[way]})'/>" for way in tile.arrows)
    hub = "<circle r='13'/>"
    return (
        "<g class='arrows'><g transform='translate(1.5 2.5)' fill='#2C4257' stroke='#2C4257' opacity='.28'>"
        f"{drawn}{hub}</g><g fill='#6A8CAB' stroke='#6A8CAB'>{drawn}{hub}</g>"
        "<circle r='6' fill='#FFFDF6' opacity='.85'/></g>"
    )


def _symbols(tile: Tile, opacity: float) -> str:
    """Large in the middle; pale when pieces stand on them."""
    spots = {1: ((0, 0, 1.45),), 2: ((-26, 0, 1.05), (26, 0, 1.05))}.get(
        len(tile.icons), tuple((24 * dx, 24 * dy, 0.85) for dx, dy in _CORNERS)
    )
    drawn = "".join(
        f"<use href='#it-{icon}' transform='translate({x} {y}) scale({scale})'/>"
        for icon, (x, y, scale) in zip(tile.icons, spots, strict=False)
    )
    return f"<g class='symbols' opacity='{opacity}'>{drawn}</g>" if drawn else ""


def _corners(tile: Tile) -> str:
    """The symbols once more, small, where pieces do not hide them."""
    icons = tile.icons * 2 if len(tile.icons) == 1 else tile.icons
    return "".join(
        f"<use href='#it-{icon}' transform='translate({45 * dx} {45 * dy}) scale(.42)'/>"
        for icon, (dx, dy) in zip(icons, _CORNERS, strict=False)
    )


_Place = tuple[float, float, float]
"""Where a piece stands on its tile, and its scale."""


def _places(tile: Tile, count: int) -> list[_Place]:
    """Places for all pieces of a tile, smaller the more there are; a few leave the arrows free."""
    if tile.arrows and count < 5:
        return [(0, 0, 0.85)] if count == 1 else [(32 * dx, 32 * dy, 0.78) for dx, dy in _CORNERS[:count]]
    columns = 1 if count < 2 else 2 if count < 5 else 3 if count < 10 else 4
    rows = ceil(count / columns)
    wide, high = min(54, 108 / columns), min(54, 90 / max(1, rows))
    scale = min(1.3 if count == 1 else 1, wide / 42, high / 44)
    places = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        places.append(((column - (in_row - 1) / 2) * wide, (row - (rows - 1) / 2) * high, scale))
    return places


def _stack(pieces: list[Pyramid], places: list[_Place]) -> str:
    return "".join(
        _piece(piece, f"translate({x:.4g} {y:.4g}) scale({scale:.3g})")
        for piece, (x, y, scale) in zip(pieces, places, strict=True)
    )


def _plate(view: IceToidsView, seat: int, names: Sequence[str], words: Words) -> str:
    """A player's name, and a snowball for each own symbol that is taken."""
    look, width = paint(seat), (WIDTH - 48) / view.seats
    x, y = 24 + seat * width, HEIGHT - 98
    active = seat == view.actor and view.phase != "over"
    ready = on_symbols(view, seat)
    balls = "".join(
        f"<circle cx='{56 + 15 * index}' cy='35' r='5' fill='{look.base if index < ready else '#FFFFFF'}' "
        f"stroke='{look.dark}' stroke-width='1.4'/>"
        for index in range(3)
    )
    border = f"stroke='{look.base}' stroke-width='3.5'" if active else "stroke='#B9CFDF' stroke-width='1.5'"
    name = _fitted(words.name(seat, names), int((width - 68) / 9.5))
    return (
        f"<g class='player' data-seat='{seat}' transform='translate({x:g} {y})'>"
        f"<rect x='5' width='{width - 10:g}' height='48' rx='14' fill='#FFFFFF' opacity='{'1' if active else '.72'}' "
        f"{border}/><use href='#it-{COLOURS[seat]}' transform='translate(28 24) scale(.75)'/>"
        f"<text x='50' y='21' font-size='15' fill='#2C3E50' {FONT.replace('middle', 'start')}>{escape(name)}</text>"
        f"{balls}</g>"
    )


def _fitted(name: str, cells: int) -> str:
    return name if cell_len(name) <= cells else set_cell_size(name, cells - 1).rstrip() + "…"
