"""A position of ICECOOL for a terminal. Colour only helps: numbers and signs say everything without it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import telling
from coldsnap.render.icecool.grid import COLUMNS, ROWS
from coldsnap.render.icecool.plan import plan
from coldsnap.render.icecool.signs import Signs, signs
from coldsnap.render.window import Window, needed_for
from coldsnap.render.words import Words

WIDTH: Final = COLUMNS
"""No line is wider."""
_NAME: Final = 20
"""Cells of a player's name in the list of players."""
_SHORT: Final = 10
"""Cells of a player's name in a paragraph of players."""
_INDENT: Final = 6
_SIGN: Final = 3
"""Cells of a penguin's sign with the space behind it."""
_FEWEST: Final = 17
"""Rows of the smallest school in which doors, fish and penguins can still be told apart."""
_TIGHT: Final = 15
"""Rows of the smallest double school: with fewer, its small rooms have no inside."""
_MANY: Final = 5
"""From so many players on, the list of players may be one paragraph."""
_BETWEEN: Final = 2
_BESIDE: Final = 26
"""Cells between the school and the words beside it, and the fewest that those need."""


def board(
    view: IceCoolView, *, names: Sequence[str] = (), words: Words, unicode: bool = True, window: Window | None = None
) -> Text:
    """The whole position: the school and all that stands in it, whose turn it is and why, and every player.

    Where that is more than a window holds, the school is drawn smaller, and the words stand beside it.
    """
    shown = signs(unicode=unicode)
    said = _Said(view, names, words, shown)
    whole = Text("\n").join([*plan(view, words, shown), Text(), *said.lines(WIDTH)])
    if window is None or window.holds(whole):
        return whole
    tried = [part for rows in range(ROWS, _FEWEST - 1, -1) for part in _compact(said, rows, window.columns)]
    if view.seats >= _MANY:
        tried += [_tight(said, rows, window.columns) for rows in range(ROWS, _TIGHT - 1, -1)]
    return next((part for part in tried if window.holds(part)), min(tried, key=lambda part: needed_for(part).lines))


def _compact(said: "_Said", rows: int, columns: int) -> Iterator[Text]:
    """The position with so many rows for the school: the words below it, and beside it if there is room."""
    school = plan(said.view, said.words, said.signs, rows)
    yield Text("\n").join([*school, *said.lines(min(columns, WIDTH))])
    wide = max(cell_len(line.plain) for line in school) + _BETWEEN
    if columns - wide >= _BESIDE:
        beside = said.lines(min(columns - wide, WIDTH))
        pairs = zip_longest(school, beside, fillvalue=Text())
        yield Text("\n").join(_aside(line, wide, text) for line, text in pairs)


def _tight(said: "_Said", rows: int, columns: int) -> Text:
    """The position with so many rows for the school, and the players one after the other."""
    school = plan(said.view, said.words, said.signs, rows)
    return Text("\n").join([*school, *said.paragraph(min(columns, WIDTH))])


def _aside(line: Text, column: int, text: Text) -> Text:
    """A line, and a text from a column on."""
    return Text.assemble(line, " " * (column - cell_len(line.plain)), text) if text.plain else line


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
        "pawclaw": "P",
        "honeycomb": shown.honeycomb,
        "emperor": "E",
        "emerald": shown.emerald().plain,
        "portal": "{  }",
        "shut": f"{shown.shut}1-3{shown.shut}",
    }
    things = {"trap": f">{shown.penguin(0).plain}<", "teleport": f"[{shown.penguin(1).plain}]"}
    things["platform"] = f"={shown.penguin(2).plain}="
    symbols = " ".join(shown.penguin(seat).plain for seat in range(len(shown.players)))
    padded = {name: sign.ljust(_INDENT) for name, sign in said.items()}
    artifacts = words.say(
        "icecool-board-legend-artifacts", **{name: sign.ljust(_INDENT) for name, sign in things.items()}
    )
    return shown.text(f"{words.say('icecool-board-legend', **padded, symbols=symbols)}\n{artifacts}")


@dataclass(frozen=True, slots=True)
class _Said:
    """What is told in words about a position, at any width."""

    view: IceCoolView
    names: Sequence[str]
    words: Words
    signs: Signs

    def lines(self, width: int) -> list[Text]:
        """Whose turn it is and why, what else matters, and every player on lines of their own."""
        return self._news(width) + [line for seat in range(self.view.seats) for line in self._seat(seat, width)]

    def paragraph(self, width: int) -> list[Text]:
        """The same with all players in one paragraph, their names short, and no role but the Catcher's."""
        lines = [Text()]
        for piece in (piece for seat in range(self.view.seats) for piece in self._pieces(seat)):
            longer = Text.assemble(lines[-1], " " if lines[-1].plain else "", piece)
            if cell_len(longer.plain) <= width:
                lines[-1] = longer
            else:
                lines.append(piece)
        return self._news(width) + lines

    def _pieces(self, seat: int) -> Iterator[Text]:
        """What is said of a player in a paragraph, in pieces between which a line may end."""
        view, words, signs = self.view, self.words, self.signs
        told = [*telling.standing(view, seat, words), *telling.holding(view, seat, words)]
        if telling.role(view, seat, words) and seat not in view.catchers:
            told = told[1:]
        name = _fitted(words.capital(words.name(seat, self.names)), _SHORT)
        mark = signs.marker if seat == telling.in_turn(view) else ""
        end = ";" if seat + 1 < view.seats else "."
        yield Text.assemble(mark, signs.penguin(seat), " ", signs.text(name))
        yield from (Text(word) for word in signs.text(", ".join(told) + end).split(" "))

    def _news(self, width: int) -> list[Text]:
        """Whose turn it is and why, and what else matters."""
        turn = f"{telling.round_line(self.view, self.words)} {telling.turn_line(self.view, self.names, self.words)}"
        sentences = [turn.strip(), *telling.state_lines(self.view, self.names, self.words)]
        lines = []
        for index, sentence in enumerate(sentences):
            parts = _wrapped(self.signs.text(sentence), width)
            lines += [Text(part, style="" if index else "bold") for part in parts]
        return lines

    def _seat(self, seat: int, width: int) -> list[Text]:
        """A player: sign, name, role and standing, then the cards."""
        view, words, signs = self.view, self.words, self.signs
        parts = [
            words.capital(words.name(seat, self.names)),
            *telling.standing(view, seat, words),
            *telling.holding(view, seat, words),
        ]
        parts = [signs.text(part) for part in parts]
        indent = _INDENT + _SIGN * (len(view.owners) > view.seats)
        wrapped = _flowed([_fitted(parts[0], _NAME), *parts[1:]], signs.text(" · "), width - indent)
        mark = signs.marker if seat == telling.in_turn(view) else " "
        pieces = Text(" ").join([signs.penguin(number) for number in telling.penguins(view, seat)])
        first = Text.assemble(f"{mark} ", pieces, " " * (indent - 2 - len(pieces)), wrapped[0])
        return [first, *(Text(" " * indent + line) for line in wrapped[1:])]


def _fitted(name: str, width: int) -> str:
    return name if cell_len(name) <= width else set_cell_size(name, width - 1).rstrip() + "."


def _wrapped(sentence: str, width: int) -> list[str]:
    """A sentence on as many lines as it needs; a word that is too long for a line is cut."""
    words = [word for word in sentence.split(" ") if word]  # never at a space that holds French signs to their words
    return _flowed([set_cell_size(word, min(cell_len(word), width)) for word in words], " ", width)


def _flowed(parts: Sequence[str], separator: str, width: int) -> list[str]:
    """Parts one after the other on as few lines as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1] + separator + part) <= width:
            lines[-1] += separator + part
        else:
            lines += [part] if cell_len(part) <= width else _wrapped(part, width)
    return lines
