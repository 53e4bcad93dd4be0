"""One match at one terminal: what is stored, shown and told. Every entry is stored before it is shown."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from textwrap import fill
from typing import Final

from rich.console import Console

from coldsnap.arena.engines import simulator
from coldsnap.arena.entrants import short_name
from coldsnap.bots.external_output import Show
from coldsnap.cli.seats import Player, shown_names
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry
from coldsnap.core.secrets import redact
from coldsnap.core.values import Action, View
from coldsnap.match.settle import answer
from coldsnap.match.table import Table
from coldsnap.render.faces import Face, Shown, face_of
from coldsnap.render.window import Window, needed_for
from coldsnap.render.words import Words
from coldsnap.store.files import RecordFile

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
        self.console.print("\n".join(_folded(line, self.console.width) for line in text.split("\n")))

    def print_whole(self, text: str) -> None:
        """Print a line that is to be copied: it stays one line, however long it is."""
        self.console.print(text, soft_wrap=True)

    @property
    def window(self) -> Window | None:
        """What a board may take of the terminal; None where nobody scrolls: in a file or a pipe."""
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

    def wait(self, message: str, name: str) -> None:
        """Say a message and wait for Enter."""
        self.console.input(self.words.say(message, name=name) + " ")


@dataclass
class Session:
    """A running match. `bots_secret` feeds the bots' own chance, never the match's.

    `thinking` is how much a bot may think: by the clock, unless a match is to come out the same on every machine.
    `forced` are the plies of this session in which nobody had a choice: it makes no sense to take them back.
    `explained` are the kinds of moves of which an example was shown.
    """

    table: Table
    players: tuple[Player, ...]
    file: RecordFile
    look: Look
    bots_secret: str
    thinking: Budget
    resumed: bool = False
    forced: set[int] = field(default_factory=set)
    explained: set[type[Action]] = field(default_factory=set)
    _started: float = field(default_factory=time.monotonic)
    _before: int = 0

    def __post_init__(self) -> None:
        self._before = self.table.entries[-1].at if self.resumed else 0

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return shown_names([player.recorded for player in self.players], self.look.words)

    @property
    def face(self) -> Face:
        """How this game is drawn and typed."""
        return face_of(self.table.header.game)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who sit at this terminal."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    @property
    def eyes(self) -> int | None:
        """Whose secrets may be on the screen: those of the only person here; with several, nobody's."""
        return self.people[0] if len(self.people) == 1 else None

    def guards(self, seat: int) -> bool:
        """Whether a seat knows something that others who look at the same screen may not know."""
        told = (event for entry in self.table.entries for event in entry.events)
        return len(self.people) > 1 and any(redact(event, seat) != redact(event, None) for event in told)

    @contextmanager
    def curtain(self, seat: int) -> Iterator[None]:
        """Behind it a seat sees what is its own: others are asked to look away, and nothing stays on the screen."""
        if not self.guards(seat):
            yield
            return
        self.look.wait("cli-hand-show", self.names[seat])
        with self.look.console.screen(hide_cursor=False):
            yield
            self.look.wait("cli-hand-hide", self.names[seat])

    def play(self, seat: int, action: Action) -> None:
        """Judge, store, play, tell. Raises Rejected and changes nothing if the move is refused."""
        now = self._before + int((time.monotonic() - self._started) * 1000)
        step = self.table.prepare(seat, action, at=now)
        self.file.append(step.entry)
        self.table.commit(step)
        self.tell(step.entry)

    def settle(self) -> None:
        """Let physics answer as long as a flick waits for it; its answers are stored like every move."""
        while isinstance(self.table.status, Simulate):
            self.play(NATURE, answer(simulator(), self.table.status))

    def tell(self, entry: Entry) -> None:
        """Say in words what an entry did, as far as those at this terminal may know; at the end, all of it."""
        over = isinstance(self.table.status, Over)
        owners = self.face.owners(self.table.view(None))
        for event in entry.events:
            shown = event if over else redact(event, self.eyes)
            self.look.tell("  " + self.look.words.event(shown, self.names, owners))

    def show_board(self, seat: int | None = None) -> None:
        """Draw the position as a seat sees it, or as all at this terminal may."""
        self.look.show(self.face, self.table.view(self.eyes if seat is None else seat), self.names)


def _folded(line: str, width: int) -> str:
    """A line on as many lines as it needs, all of them indented as it is."""
    indent = " " * (len(line) - len(line.lstrip(" ")))
    return fill(line, width, subsequent_indent=indent, break_on_hyphens=False) if len(line) > width else line
