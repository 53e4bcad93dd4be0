"""A position of ICECOOL for a terminal. Colour only helps: numbers and signs say everything without it."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from coldsnap.games.icecool.view import IceCoolView
from coldsnap.render.icecool import telling
from coldsnap.render.icecool.grid import COLUMNS
from coldsnap.render.icecool.plan import plan
from coldsnap.render.icecool.signs import Signs, signs
from coldsnap.render.words import Words

WIDTH: Final = COLUMNS
"""No line is wider."""
_NAME: Final = 20
"""Cells of a player's name in the list of players."""
_INDENT: Final = 6


def board(view: IceCoolView, *, names: Sequence[str] = (), words: Words, unicode: bool = True) -> Text:
    """The whole position: the school and all that stands in it, whose turn it is and why, and every player."""
    shown = signs(unicode=unicode)
    turn = f"{telling.round_line(view, words)} {telling.turn_line(view, names, words)}".strip()
    said = [turn, *telling.state_lines(view, names, words)]
    lines = [*plan(view, words, shown), Text()]
    for index, sentence in enumerate(said):
        lines += [Text(part, style="" if index else "bold") for part in _wrapped(shown.text(sentence), WIDTH)]
    for seat in range(view.seats):
        lines += _seat(view, seat, names, words, shown)
    return Text("\n").join(lines)


def legend(words: Words, *, unicode: bool = True) -> str:
    """What the signs of the board mean."""
    shown = signs(unicode=unicode)
    said = {
        "penguin": shown.penguin(0).plain,
        "circle": "(  )",
        "token": shown.token(1).plain,
        "fish": shown.fish,
        "door": "1-3",
        "line": shown.dot * 4,
        "walrus": "W w",
        "guard": "G",
    }
    symbols = " ".join(shown.penguin(seat).plain for seat in range(len(shown.players)))
    padded = {name: sign.ljust(_INDENT) for name, sign in said.items()}
    return shown.text(words.say("icecool-board-legend", **padded, symbols=symbols))


def _seat(view: IceCoolView, seat: int, names: Sequence[str], words: Words, shown: Signs) -> list[Text]:
    """A player: sign, name, role and standing, then the cards."""
    parts = [words.name(seat, names), *telling.standing(view, seat, words), *telling.holding(view, seat, words)]
    parts = [shown.text(part) for part in parts]
    wrapped = _flowed([_fitted(parts[0]), *parts[1:]], shown.text(" · "), WIDTH - _INDENT)
    mark = shown.marker if seat == telling.in_turn(view) else " "
    first = Text.assemble(f"{mark} ", shown.penguin(seat), "  ", wrapped[0])
    return [first, *(Text(" " * _INDENT + line) for line in wrapped[1:])]


def _fitted(name: str) -> str:
    return name if cell_len(name) <= _NAME else set_cell_size(name, _NAME - 1).rstrip() + "."


def _wrapped(sentence: str, width: int) -> list[str]:
    """A sentence on as many lines as it needs; a word that is too long for a line is cut."""
    return _flowed([set_cell_size(word, min(cell_len(word), width)) for word in sentence.split()], " ", width)


def _flowed(parts: Sequence[str], separator: str, width: int) -> list[str]:
    """Parts one after the other on as few lines as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1] + separator + part) <= width:
            lines[-1] += separator + part
        else:
            lines += [part] if cell_len(part) <= width else _wrapped(part, width)
    return lines
