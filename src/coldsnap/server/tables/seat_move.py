"""A person's move: what it says, who may make it, and how it is answered. Its way is that of every move."""

from typing import Protocol

from msgspec import Raw

from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.game import Move
from coldsnap.core.record import Entry
from coldsnap.core.values import Action
from coldsnap.match.table import Table
from coldsnap.server.matches.match_runner import MatchRunner, MoveFailed
from coldsnap.server.matches.move_driver import Proposal
from coldsnap.server.tables.idempotency import AnsweredCommands, AnswerKey, answer_key
from coldsnap.server.tables.refusals import refusal
from coldsnap.server.tables.viewer import Viewer
from coldsnap.store.matches import Settle
from coldsnap.wire.messages import Act, Done, ServerMessage


class TableOfMove(Protocol):
    """A table as a person's move needs it."""

    answers: AnsweredCommands

    def bot_of(self, seat: int) -> str | None:
        """The level that plays a seat; None for a person."""

    def decoded(self, raw: Raw) -> Action:
        """An action of the table's game. Raises Undecodable."""


class SeatMove:
    """The `Mover` of a person's move. It holds the lock of the match until the move has ended."""

    __slots__ = ("_key", "_message", "_over", "_runner", "_settle", "_table", "_viewer")

    def __init__(self, table: TableOfMove, runner: MatchRunner, viewer: Viewer, message: Act, settle: Settle) -> None:
        """The caller has taken the lock; `settle` hears when it is free again, and of a fault that nobody foresaw."""
        self._table = table
        self._runner = runner
        self._viewer = viewer
        self._message = message
        self._settle = settle
        self._over = False
        self._key: AnswerKey | None = None

    def submit(self) -> None:
        """Take the move on its way."""
        self._runner.submit(self)

    def withdraw(self) -> None:
        """End the move before it is on its way, without an answer."""
        self._end(None)

    def propose(self) -> Proposal | None:
        """The move of the seat that is faced; None if it was made before, and is only answered again."""
        table, runner, viewer, message = self._table, self._runner, self._viewer, self._message
        self._key = answer_key(viewer, message)
        known = table.answers.of(self._key)
        if known is not None:
            viewer.send(known)
            self._end(None)
            return None
        seat, action = facing(viewer), table.decoded(message.action)
        if table.bot_of(seat) is not None:
            raise Rejected("bot-plays")
        if _was_played(runner.table, message.seen, seat, action):
            self._answer(Done(message.ref, runner.table.ply))
            return None
        return Proposal(seat, action, message.seen, runner.charge(seat))

    def accepted(self, entry: Entry) -> None:
        """Say that it is played."""
        self._answer(Done(self._message.ref, entry.ply + 1))

    def refused(self, fault: ColdsnapError) -> None:
        """Say why it is not played."""
        self._answer(refusal(self._message.ref, fault))

    def failed(self) -> None:
        """Nothing can be said: whoever waits hears of it."""
        self._end(MoveFailed())

    def _answer(self, said: ServerMessage) -> None:
        self._table.answers.keep(self._key, said)
        self._viewer.send(said)
        self._end(None)

    def _end(self, fault: BaseException | None) -> None:
        """Let others play. A move that fails while it is answered ends once."""
        if not self._over:
            self._over = True
            self._runner.lock.release()
            self._settle(fault)


def facing(viewer: Viewer) -> int:
    """The seat that is faced. Raises Rejected."""
    if viewer.facing is None:
        raise Rejected("not-your-seat")
    return viewer.facing


def _was_played(table: Table, seen: int, seat: int, action: Action) -> bool:
    """Whether this very move is the entry that the mover asks for: it was stored, but the answer was lost."""
    return 0 < seen < len(table.entries) and table.entries[seen].move == Move(seat, action)
