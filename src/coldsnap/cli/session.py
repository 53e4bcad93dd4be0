"""One match at one terminal: what is stored, shown and told. Every entry is stored before it is shown."""

import time
from dataclasses import dataclass, field

from rich.console import Console

from coldsnap.cli.seats import Player, numbered
from coldsnap.core.record import Entry
from coldsnap.core.values import Action
from coldsnap.match.table import Table
from coldsnap.render.faces import Face, face_of
from coldsnap.render.words import Words
from coldsnap.store.files import RecordFile


@dataclass(slots=True)
class Look:
    """How a match is shown: language, console, and the style of the pieces."""

    words: Words
    console: Console
    pieces: str = "pyramids"
    unicode: bool = True

    def say(self, message: str, **details: str | int) -> None:
        """Print a message of the Fluent files."""
        self.console.print(self.words.say(message, **details))


@dataclass
class Session:
    """A running match. `bots_secret` feeds the bots' own chance, never the match's.

    `forced` are the plies of this session in which nobody had a choice: it makes no sense to take them back.
    """

    table: Table
    players: tuple[Player, ...]
    file: RecordFile
    look: Look
    bots_secret: str
    resumed: bool = False
    forced: set[int] = field(default_factory=set)
    _started: float = field(default_factory=time.monotonic)
    _before: int = 0

    def __post_init__(self) -> None:
        self._before = self.table.entries[-1].at if self.resumed else 0

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return numbered([player.shown(self.look.words) for player in self.players])

    @property
    def face(self) -> Face:
        """How this game is drawn and typed."""
        return face_of(self.table.header.game)

    def play(self, seat: int, action: Action) -> None:
        """Judge, store, play, tell. Raises Rejected and changes nothing if the move is refused."""
        now = self._before + int((time.monotonic() - self._started) * 1000)
        step = self.table.prepare(seat, action, at=now)
        self.file.append(step.entry)
        self.table.commit(step)
        self.tell(step.entry)

    def tell(self, entry: Entry) -> None:
        """Say in words what an entry did."""
        for event in entry.events:
            self.look.console.print("  " + self.look.words.event(event, self.names))

    def show_board(self) -> None:
        """Draw the position."""
        look = self.look
        board = self.face.board(
            self.table.view(None), names=self.names, words=look.words, pieces=look.pieces, unicode=look.unicode
        )
        look.console.print()
        look.console.print(board, no_wrap=True, overflow="crop")
