"""One match at one terminal: what is stored, shown and told. Every entry is stored before it is shown."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from coldsnap.arena.engines import simulator
from coldsnap.cli.terminal.look import Look
from coldsnap.cli.terminal.seats import Player, shown_names
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry
from coldsnap.core.secrets import redact
from coldsnap.core.values import Action
from coldsnap.match.settle import answer
from coldsnap.match.table import Table
from coldsnap.render.faces import Face, face_of
from coldsnap.render.listeners import Topic
from coldsnap.store.files import RecordFile


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
        """The seat whose secrets may be on the screen: that of the only person here; with several, None."""
        return self.people[0] if len(self.people) == 1 else None

    def guards(self, seat: int) -> bool:
        """Whether a seat knows something that others who look at the same screen may not know."""
        told = (event for entry in self.table.entries for event in entry.events)
        return len(self.people) > 1 and any(redact(event, seat) != redact(event, None) for event in told)

    @contextmanager
    def curtain(self, seat: int) -> Iterator[None]:
        """Show a seat what is its own: others are asked to look away, and nothing stays on the screen."""
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

    def answer(self, topic: Topic) -> None:
        """Say what stands where, or how everybody stands, as far as all at this terminal may know it."""
        self.look.answer(self.face, self.table.view(self.eyes), topic, self.names, self.eyes)

    def show_board(self, seat: int | None = None) -> None:
        """Draw the position as a seat sees it, or as all at this terminal may."""
        self.look.show(self.face, self.table.view(self.eyes if seat is None else seat), self.names)
