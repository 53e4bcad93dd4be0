"""A person's move on its way through a table: judged, stored, played, told, answered."""

from asyncio import CancelledError
from collections.abc import Callable
from typing import Protocol

from msgspec import Raw

from coldsnap.core.errors import Rejected
from coldsnap.core.game import Move
from coldsnap.core.record import Entry
from coldsnap.core.values import Action
from coldsnap.match.table import Step, Table
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.tables.idempotency import AnsweredCommands, AnswerKey, answer_key
from coldsnap.server.tables.refusals import REFUSED, refusal
from coldsnap.server.tables.viewer import Viewer
from coldsnap.wire.messages import Act, Done, ServerMessage

Ended = Callable[[bool], None]
"""Hears that a move has come to its end; True if something has gone wrong that nobody foresaw."""
Deliveries = list[tuple[Viewer, bytes]]
"""Who is told what."""


def ignored(_: bool) -> None:  # noqa: FBT001 - it is an `Ended`
    """For moves after whose end nobody waits."""


class Played(Protocol):
    """A table as a move meets it."""

    answers: AnsweredCommands

    def bot_of(self, seat: int) -> str | None:
        """The level that plays a seat; None for a person."""

    def decoded(self, raw: Raw) -> Action:
        """An action of the table's game. Raises Undecodable."""

    def project(self, entry: Entry) -> Deliveries:
        """What everybody at the table may know of an entry that has been stored."""

    def show(self, told: Deliveries) -> None:
        """Tell them."""


class SeatMove:
    """One move. Each stage is a call that does not wait, so that many moves can be taken through each one together.

    It holds the lock of its course until it is answered or has failed.
    """

    __slots__ = (
        "_ended",
        "_fault",
        "_key",
        "_live_table",
        "_message",
        "_over",
        "_runner",
        "_step",
        "_stored",
        "_told",
        "_viewer",
    )

    def __init__(self, live: Played, runner: MatchRunner, viewer: Viewer, message: Act, ended: Ended = ignored) -> None:
        """The caller has taken the lock of the course. `ended` is told when it is free again."""
        self._live_table = live
        self._runner = runner
        self._viewer = viewer
        self._message = message
        self._ended = ended
        self._over = False
        self._key: AnswerKey | None = None
        self._step: Step | None = None
        self._fault: BaseException | None = None
        self._told: Deliveries = []

    def judge(self) -> bool:
        """Judge the move; False if it is answered already, and there is nothing to store."""
        live, runner, viewer, message = self._live_table, self._runner, self._viewer, self._message
        self._key = answer_key(viewer, message)
        known = live.answers.of(self._key)
        if known is not None:
            viewer.send(known)
            self.end()
            return False
        try:
            seat, action = facing(viewer), live.decoded(message.action)
            if live.bot_of(seat) is not None:
                raise Rejected("bot-plays")
            if _was_played(runner.table, message.seen, seat, action):
                self._answer(Done(message.ref, runner.table.ply))
                return False
            self._step = runner.judge(seat, action, seen=message.seen, charged=runner.charge(seat))
        except REFUSED as refused:
            self._answer(refusal(message.ref, refused))
            return False
        return True

    def store(self, then: Callable[["SeatMove"], None]) -> None:
        """Have the move stored; `then` gets it back when that has ended, well or not."""
        self._stored = then
        try:
            self._runner.store(self._judged, self._settle)
        except REFUSED as refused:
            self._answer(refusal(self._message.ref, refused))

    def commit(self) -> bool:
        """Play the move that has been stored; False if it could not be stored, and is refused."""
        fault = self._fault
        if fault is None:
            self._runner.commit(self._judged)
            return True
        if not isinstance(fault, REFUSED):
            raise fault
        self._answer(refusal(self._message.ref, fault))
        return False

    def project(self) -> None:
        """Work out who is told what."""
        self._told = self._live_table.project(self._judged.entry)

    def show(self) -> None:
        """Tell it, and answer."""
        self._live_table.show(self._told)
        self._answer(Done(self._message.ref, self._judged.entry.ply + 1))

    async def alone(self) -> None:
        """Take the move through all stages by itself."""
        try:
            if self.judge():
                try:
                    await self._runner.stored(self._judged)
                except REFUSED as refused:
                    self._fault = refused
                if self.commit():
                    self.project()
                    self.show()
        finally:
            self.end()

    def end(self, *, broken: bool = False) -> None:
        """Let others play. Whatever comes to its end twice ends once."""
        if not self._over:
            self._over = True
            self._runner.lock.release()
            self._ended(broken)

    def fail(self) -> None:
        """Something has gone wrong that nobody foresaw."""
        self.end(broken=True)

    def _settle(self, fault: BaseException | None) -> None:
        if not isinstance(fault, CancelledError):  # the program is being stopped: nobody will know
            self._fault = fault
            self._stored(self)

    def _answer(self, said: ServerMessage) -> None:
        self._live_table.answers.keep(self._key, said)
        self._viewer.send(said)
        self.end()

    @property
    def _judged(self) -> Step:
        assert self._step is not None  # noqa: S101 - it has been judged
        return self._step


def facing(viewer: Viewer) -> int:
    """The seat that is faced. Raises Rejected."""
    if viewer.facing is None:
        raise Rejected("not-your-seat")
    return viewer.facing


def _was_played(table: Table, seen: int, seat: int, action: Action) -> bool:
    """Whether this very move is the entry that the mover asks for: it was stored, but the answer was lost."""
    return 0 < seen < len(table.entries) and table.entries[seen].move == Move(seat, action)
