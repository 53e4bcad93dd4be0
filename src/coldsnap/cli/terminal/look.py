"""How a match is shown in the terminal: the language, the console, and boards and sentences that fit its window."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from rich.console import Console

from coldsnap.arena.entrants import short_name
from coldsnap.bots.external_output import Show
from coldsnap.core.values import View
from coldsnap.render.faces import Face, Shown
from coldsnap.render.listeners import Topic
from coldsnap.render.window import Window, needed_for
from coldsnap.render.words import Words

_BESIDE_BOARD: Final = 3
"""Lines that stay free for what may be typed, and for the prompt."""


@dataclass(slots=True)
class Look:
    """How a match is shown: language, console, the style of the pieces, and whether bots in files are heard."""

    words: Words
    console: Console
    pieces: str = "pyramids"
    unicode: bool = True
    bot_output: bool = False

    @property
    def show_lines(self) -> Show | None:
        """Prints what bots in files print, if that is wanted."""
        return self._print_line if self.bot_output else None

    def _print_line(self, name: str, line: str) -> None:
        self.console.print(f"  {short_name(name)}: {line}")

    def say(self, message: str, **details: str | float) -> None:
        """Print a message of the Fluent files."""
        self.tell(self.words.say(message, **details))

    def tell(self, text: str) -> None:
        """Print sentences, broken between words only: not at the spaces that hold French signs to their words."""
        self.console.print("\n".join(_wrapped(line, self.console.width) for line in text.split("\n")))

    def print_whole(self, text: str) -> None:
        """Print a line that is to be copied: it stays one line, however long it is."""
        self.console.print(text, soft_wrap=True)

    @property
    def window(self) -> Window | None:
        """The part of the terminal that a board may take; None where nobody scrolls: in a file or a pipe."""
        console = self.console
        return Window(console.width, console.height - _BESIDE_BOARD) if console.is_terminal else None

    def show(self, face: Face, view: View, names: Sequence[str]) -> None:
        """Draw a position. What a small window cannot show is never cut off in silence."""
        window = self.window
        board = face.board(view, Shown(self.words, names, self.pieces, self.unicode, window))
        self.console.print()
        if window is None or window.holds(board):
            self.console.print(board, soft_wrap=True)
            return
        self.console.print(board, no_wrap=True, overflow="crop")
        columns, lines = needed_for(board)
        self.say("cli-window-small", columns=columns, lines=lines + _BESIDE_BOARD)

    def answer(self, face: Face, view: View, topic: Topic, names: Sequence[str], seat: int | None) -> None:
        """Say what there is to say of a topic, a sentence a line; `seat` is who looks."""
        for line in face.told(view, topic, names, self.words, seat):
            self.tell(f"  {line}")

    def wait(self, message: str, name: str) -> None:
        """Say a message and wait for Enter."""
        self.console.input(self.words.say(message, name=name) + " ")


def _wrapped(line: str, width: int) -> str:
    """A line on as many lines as it needs, all of them indented as it is."""
    indent = " " * (len(line) - len(line.lstrip(" ")))
    return fill(line, width, subsequent_indent=indent, break_on_hyphens=False) if len(line) > width else line
