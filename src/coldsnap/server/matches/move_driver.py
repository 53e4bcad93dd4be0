"""The one path of a move, whoever makes it: judged, stored, committed, told, answered.

All moves that come in one turn of the event loop are taken through each stage together. Python does the same work
faster when it does the same thing many times in a row: with a hundred tables that play at once, judging and projecting
a move takes a fifth less time this way than move by move.
"""

from asyncio import CancelledError
from collections.abc import Callable
from typing import NamedTuple, Protocol

from coldsnap.core.errors import ColdsnapError, Rejected, Undecodable
from coldsnap.core.record import Entry
from coldsnap.core.values import Action
from coldsnap.match.table import Step
from coldsnap.server.matches.loop_batch import LoopBatch, each
from coldsnap.store.matches import OutOfOrder, Settle, StoreFault

REFUSED = (Rejected, Undecodable, StoreFault)
"""What refuses a move; nothing has changed then."""


class Proposal(NamedTuple):
    """A move that somebody wants to make. `seen`: the entries that they know of; `charged`: its milliseconds."""

    seat: int
    action: Action
    seen: int | None
    charged: int = 0


class Mover(Protocol):
    """Whoever makes a move: a person at a socket, a bot, NATURE. One of the last three calls, and only one, ends it."""

    def propose(self) -> Proposal | None:
        """The move; None if it has been answered and nothing is to be played. Raises Rejected, Undecodable."""

    def accepted(self, entry: Entry) -> None:
        """The move is stored, played and told."""

    def refused(self, fault: ColdsnapError) -> None:
        """The move is not played, and nothing has changed."""

    def failed(self) -> None:
        """Something went wrong that nobody foresaw; it is in the log."""


class RunningMatch(Protocol):
    """The match that a move is for."""

    def judge(self, proposal: Proposal) -> Step:
        """Judge a move: return what would come of it, and change nothing. Raises Rejected."""

    def store(self, step: Step, settle: Settle, *, frames: bytes | None) -> None:
        """Store what comes of it; `settle` hears how that ended. Raises StoreFault."""

    def commit(self, step: Step, *, show_ms: int) -> None:
        """Play what has been stored."""

    def project(self, entry: Entry, *, frames: bytes | None, show_ms: int) -> Callable[[], None]:
        """Work out what everybody may know of an entry; the call tells them."""

    def reread(self, move: "PendingMove") -> None:
        """Read the match anew, because storage has another one; then take the move on its way again."""


class PendingMove:
    """A move on its way through a match, whose lock is held until it has ended.

    `frames`: how its flick is shown, and `show_ms` how many milliseconds that takes.
    """

    __slots__ = ("_again", "_fault", "_frames", "_match", "_mover", "_show_ms", "_step", "_tell")

    def __init__(self, match: RunningMatch, mover: Mover, *, frames: bytes | None = None, show_ms: int = 0) -> None:
        self._match = match
        self._mover = mover
        self._frames = frames
        self._show_ms = show_ms
        self._again = False
        self._step: Step | None = None
        self._fault: BaseException | None = None
        self._tell: Callable[[], None] | None = None

    def judge(self) -> bool:
        """Judge the move; False if it has ended with that, and there is nothing to store."""
        try:
            proposal = self._mover.propose()
            if proposal is None:
                return False
            self._step = self._match.judge(proposal)
        except REFUSED as fault:
            self._mover.refused(fault)
            return False
        return True

    def store(self, then: Callable[["PendingMove"], None]) -> None:
        """Have the move stored; `then` gets it back when that has ended, well or not."""

        def settle(fault: BaseException | None) -> None:
            if not isinstance(fault, CancelledError):  # the program is being stopped: nobody will know
                self._fault = fault
                then(self)

        try:
            self._match.store(self._judged, settle, frames=self._frames)
        except REFUSED as fault:
            self._mover.refused(fault)

    def commit(self) -> bool:
        """Play the move that has been stored; False if it could not be stored, and is refused."""
        fault = self._fault
        if fault is None:
            self._match.commit(self._judged, show_ms=self._show_ms)
            return True
        if not isinstance(fault, REFUSED):
            raise fault
        if isinstance(fault, OutOfOrder) and not self._again:
            self._again, self._fault = True, None
            self._match.reread(self)
        else:
            self._mover.refused(fault)
        return False

    def refuse(self, fault: ColdsnapError) -> None:
        """End the move: nothing has changed."""
        self._mover.refused(fault)

    def project(self) -> None:
        """Work out who is told what."""
        self._tell = self._match.project(self._judged.entry, frames=self._frames, show_ms=self._show_ms)

    def show(self) -> None:
        """Tell it, and answer."""
        assert self._tell is not None  # noqa: S101 - it has been projected
        self._tell()
        self._mover.accepted(self._judged.entry)

    def fail(self) -> None:
        """Something has gone wrong that nobody foresaw."""
        self._mover.failed()

    @property
    def _judged(self) -> Step:
        assert self._step is not None  # noqa: S101 - it has been judged
        return self._step


class MoveDriver:
    """Takes the moves of all matches of a server through their stages; nothing of a move waits for that of another."""

    def __init__(self) -> None:
        self._proposed: LoopBatch[PendingMove] = LoopBatch(self._judge)
        self._stored: LoopBatch[PendingMove] = LoopBatch(_show)

    def submit(self, move: PendingMove) -> None:
        """Take a move on its way. The caller has taken the lock of its match; the mover hears how it ended."""
        self._proposed.add(move)

    def _judge(self, moves: list[PendingMove]) -> None:
        judged = each(PendingMove.judge, moves, PendingMove.fail)
        each(lambda move: move.store(self._stored.add), judged, PendingMove.fail)


def _show(moves: list[PendingMove]) -> None:
    played = each(PendingMove.commit, moves, PendingMove.fail)
    each(PendingMove.show, each(PendingMove.project, played, PendingMove.fail), PendingMove.fail)
