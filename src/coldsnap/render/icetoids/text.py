"""The board for a terminal. Colour only helps: letters and signs say everything without it."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from coldsnap.games.icetoids.tiles import Tile
from coldsnap.games.icetoids.view import Home, IceToidsView, Pyramid
from coldsnap.games.icetoids.words import CELL_NAMES, COLOURS, FACINGS, WAYS, Colour
from coldsnap.render.icetoids.glyphs import LIGHT_LINES, Glyphs, across, glyphs, upright
from coldsnap.render.icetoids.palette import PAINTS, on_symbols, paint
from coldsnap.render.window import Window
from coldsnap.render.words import Words

WIDTH: Final = 78
"""No line is wider."""
_TILE: Final = 13
_PENDING: Final = "bold #F0C808"
_MARGIN: Final = 7
"""Room for a home and its three waiting pyramids, and a space."""


def board(
    view: IceToidsView,
    *,
    names: Sequence[str] = (),
    words: Words,
    pieces: str = "pyramids",
    unicode: bool = True,
    window: Window | None = None,
) -> Text:
    """The whole position: tiles, pyramids, homes, whose turn it is, and what is still face down.

    Where that is more than a window holds, a compact board says the same on fewer lines.
    """
    signs = glyphs(pieces, unicode=unicode)
    whole = _fitted([*_grid(view, signs), Text(), *_below(view, names, words, signs)])
    if window is None or window.holds(whole):
        return whole
    return _fitted([*_grid(view, signs, compact=True), *_below(view, names, words, signs, compact=True)])


def _fitted(lines: list[Text]) -> Text:
    for line in lines:
        line.rstrip()
        line.truncate(WIDTH, overflow="ellipsis")
    return Text("\n").join(lines)


def legend(words: Words, *, pieces: str = "pyramids", unicode: bool = True) -> str:
    """What the signs of the board mean."""
    signs = glyphs(pieces, unicode=unicode)
    shown = {
        "arrows": signs.arrows,
        "symbol": "(R)",
        "hidden": signs.hatch + "?" + signs.hatch,
        "upright": "R" + signs.facings[4],
        "lying": "R" + signs.facings[1],
        "home": f"{signs.home}R {signs.facings[1] * 3}",
    }
    return words.say("icetoids-legend", **{name: sign.ljust(_MARGIN) for name, sign in shown.items()})


def turn_line(view: IceToidsView, names: Sequence[str], words: Words) -> str:
    """Who has to do what now, in a sentence."""
    colour = words.say(f"colour-{COLOURS[view.actor]}")
    return words.say(
        f"icetoids-board-turn-{view.phase}",
        name=words.name(view.actor, names),
        colour=colour,
        cell=view.pending or "",
    )


def _grid(view: IceToidsView, signs: Glyphs, *, compact: bool = False) -> list[Text]:
    heavy = None
    if view.pending is not None:
        rank, file = divmod(CELL_NAMES.index(view.pending), 4)
        heavy = (3 - rank, file)
    lines = [_spread(_beside(view, 3, "north", signs))]
    for row in range(4):
        lines.append(_ruled(across(signs, row, _TILE, heavy)))
        lines += _row(view, row, signs, heavy, compact=compact)
    lines.append(_ruled(across(signs, 4, _TILE, heavy)))
    south, files = _beside(view, 0, "south", signs), [Text(file, style="dim") for file in "abcd"]
    if compact:
        return [*lines, _spread([Text.assemble(file, " ", home) for file, home in zip(files, south, strict=True)])]
    return [*lines, _spread(south), _spread(files)]


def _ruled(line: str) -> Text:
    ruled = Text(" " * (_MARGIN + 2) + line, style="dim")
    ruled.highlight_regex(f"[^ {LIGHT_LINES}]+", _PENDING)
    return ruled


def _wall(signs: Glyphs, row: int, edge: int, heavy: tuple[int, int] | None) -> Text:
    sign = upright(signs, row, edge, heavy)
    return Text(sign, style="dim" if sign in LIGHT_LINES else _PENDING)


def _row(
    view: IceToidsView, row: int, signs: Glyphs, heavy: tuple[int, int] | None, *, compact: bool = False
) -> list[Text]:
    rank = 3 - row
    cells = CELL_NAMES[4 * rank : 4 * rank + 4]
    stacks = [_pieces([piece for piece in view.pyramids if piece.cell == cell], signs) for cell in cells]
    height = max(1, *(len(stack) for stack in stacks))
    tiles = [
        _tile(view.tiles[4 * rank + file], stack + [Text()] * (height - len(stack)), signs, compact=compact)
        for file, stack in enumerate(stacks)
    ]
    lines = []
    for index in range(len(tiles[0])):
        beside = index == (0 if compact else 1)
        line = _padded(_home(view, cells[0], "west", signs) if beside else Text(), _MARGIN, "right")
        line.append(f" {rank + 1}" if beside else "  ", style="dim")
        for file in range(4):
            line.append_text(_wall(signs, row, file, heavy)).append_text(tiles[file][index])
        line.append_text(_wall(signs, row, 4, heavy))
        lines.append(line.append(" ").append_text(_home(view, cells[3], "east", signs) if beside else Text()))
    return lines


def _tile(tile: Tile | None, stack: list[Text], signs: Glyphs, *, compact: bool = False) -> list[Text]:
    """The lines of one tile: arrow north, symbols between arrows west and east, pieces, arrow south.

    A compact tile has all arrows on the line of the symbols.
    """
    if tile is None:
        hatch = Text(signs.hatch * _TILE, style="dim")
        middle = Text(signs.hatch * 5 + " ? ".center(_TILE - 10) + signs.hatch * 5, style="dim")
        return [middle, *(hatch for _ in stack)] if compact else [hatch, middle, *(hatch for _ in stack), hatch]
    north, east, south, west = (
        Text(sign if way in tile.arrows else " ", style="bold") for way, sign in zip(WAYS, signs.arrows, strict=True)
    )
    pieces = [_padded(line, _TILE) for line in stack]
    symbols = _padded(_symbols(tile.icons), _TILE - 4)
    if compact:
        return [Text.assemble(west, north, symbols, south, east), *pieces]
    across_tile = Text.assemble(west, " ", symbols, " ", east)
    return [_padded(north, _TILE), across_tile, *pieces, _padded(south, _TILE)]


def _symbols(icons: Iterable[Colour]) -> Text:
    letters = Text(" ").join(Text(PAINTS[icon].letter, style=f"bold {PAINTS[icon].line}") for icon in icons)
    return Text.assemble("(", letters, ")") if letters else Text()


def _pieces(pieces: list[Pyramid], signs: Glyphs) -> list[Text]:
    """Pieces on one tile: a letter for the colour, then a sign for each piece. At most two lines."""
    lines: list[Text] = []
    for seat in sorted({piece.seat for piece in pieces}):
        facings = sorted(FACINGS.index(piece.facing) for piece in pieces if piece.seat == seat)
        group = _chip(seat, paint(seat).letter + "".join(signs.facings[facing] for facing in facings))
        if lines and len(lines[-1]) + 1 + len(group) <= _TILE:
            lines[-1].append(" ").append_text(group)
        else:
            lines.append(Text().append_text(group))
    return lines


def _chip(seat: int, text: str) -> Text:
    return Text(text, style=f"bold {paint(seat).ink} on {paint(seat).base}")


def _home(view: IceToidsView, cell: str, side: str, signs: Glyphs) -> Text:
    """The home on one side of a tile, with the pyramids that wait there and point at it."""
    for seat, home in enumerate(view.homes):
        if home is not None and (home.cell, home.side) == (cell, side):
            waiting = sum(piece.seat == seat and piece.cell is None for piece in view.pyramids)
            inward = signs.facings[(WAYS.index(home.side) + 2) % 4]
            return _chip(seat, f"{signs.home}{paint(seat).letter} {inward * waiting}".rstrip())
    return Text()


def _beside(view: IceToidsView, rank: int, side: str, signs: Glyphs) -> list[Text]:
    return [_home(view, cell, side, signs) for cell in CELL_NAMES[4 * rank : 4 * rank + 4]]


def _spread(items: list[Text]) -> Text:
    """One item above or below each file."""
    line = Text(" " * (_MARGIN + 3))
    for item in items:
        line.append_text(_padded(item, _TILE)).append(" ")
    return line


def _padded(text: Text, width: int, align: str = "center") -> Text:
    space = width - cell_len(text.plain)
    left = space if align == "right" else space // 2
    return Text.assemble(" " * left, text, " " * (space - left))


def _below(
    view: IceToidsView, names: Sequence[str], words: Words, signs: Glyphs, *, compact: bool = False
) -> list[Text]:
    """Whose turn it is, the players, and what is still face down: nobody knows where, everybody knows what."""
    players = [_seat_line(view, seat, names, words, signs, compact=compact) for seat in range(view.seats)]
    left = [bag for bag in view.bag if bag.count]
    title = Text(words.say("icetoids-board-bag", count=sum(bag.count for bag in left)))
    bag = [Text.assemble("  ", _bag(item.count, item.tile, words, signs)) for item in left]
    lines = [Text(turn_line(view, names, words), style="bold")]
    if compact:
        return [*lines, *_flowed(players), *_flowed([title, *bag])]
    return [*lines, *players, title, *_flowed(bag)]


def _seat_line(
    view: IceToidsView, seat: int, names: Sequence[str], words: Words, signs: Glyphs, *, compact: bool = False
) -> Text:
    in_turn = seat == view.actor and view.phase != "over"
    start = Text.assemble(f"{signs.marker} " if in_turn else "  ", _chip(seat, f" {paint(seat).letter} "), " ")
    name = words.capital(words.name(seat, names))
    said = _standing(view, seat, name, words, compact=compact)
    if not compact:
        return start.append(said)
    room = WIDTH // 2 - cell_len(start.plain)
    if cell_len(said) > room:  # two players share a line: a long name gives way, never what stands behind it
        short = Text(name)
        short.truncate(max(1, cell_len(name) - cell_len(said) + room), overflow="ellipsis")
        said = _standing(view, seat, short.plain, words, compact=True)
    return start.append(said + " " * (room - cell_len(said)))


def _standing(view: IceToidsView, seat: int, name: str, words: Words, *, compact: bool) -> str:
    """A player's home and symbols; a compact board leaves out who waits, because the pyramids stand there."""
    home: Home | None = view.homes[seat]
    if home is None:
        return words.say("icetoids-board-seat-new", name=name)
    waiting = sum(piece.seat == seat and piece.cell is None for piece in view.pyramids)
    message = "icetoids-board-seat-compact" if compact else "icetoids-board-seat"
    return words.say(message, name=name, home=home.cell, ready=on_symbols(view, seat), waiting=waiting)


def _bag(count: int, tile: Tile, words: Words, signs: Glyphs) -> Text:
    """How many tiles of one kind are still face down."""
    arrows = "".join(signs.arrows[WAYS.index(way)] for way in tile.arrows)
    look = Text.assemble(arrows, _symbols(tile.icons)) if tile != Tile() else Text()
    return Text.assemble(f"{count}{signs.times}", look or words.say("icetoids-board-blank"))


def _flowed(items: list[Text]) -> list[Text]:
    """Items one after the other on as few lines as they need."""
    lines: list[Text] = []
    for item in items:
        if lines and cell_len(lines[-1].plain) + cell_len(item.plain) <= WIDTH:
            lines[-1].append_text(item)
        else:
            lines.append(item.copy())
    return lines
