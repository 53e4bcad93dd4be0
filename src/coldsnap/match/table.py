"""The authority over one match. It does no I/O: whoever stores entries does so between `prepare` and `commit`."""

from typing import Final

from msgspec import Struct

from coldsnap.core.choices import Choice, Offer, Over, Simulate, Status, Turn
from coldsnap.core.codec import digest, encode
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.game import Game, Move, Transition
from coldsnap.core.ids import NATURE
from coldsnap.core.record import FORMAT, Begin, Entry, Header, Record, Resolved, TakeBack, Unresolved, decode_header
from coldsnap.core.values import Action, Options, State, View
from coldsnap.match.take_back import check_take_back

STRIDE: Final = 8
"""Of so many old positions one keeps its state: the others are a few moves from it."""
_TABLES_OWN: Final = (Begin, TakeBack)
"""The moves that no game ever sees."""


class Position:
    """A state, its status and its views: each worked out once, when asked for, and kept until `forget`.

    With the position `before` it and the move that led here, it can even forget its state.
    """

    __slots__ = ("_before", "_game", "_move", "_state", "_status", "_views")

    def __init__(self, game: Game, state: State, before: "Position | None" = None, move: Move | None = None) -> None:
        self._game = game
        self._state: State | None = state
        self._before = before
        self._move = move
        self._status: Status | None = None
        self._views: dict[int | None, View] | None = None

    @property
    def state(self) -> State:
        """The state; of most old positions it is the move played anew, which costs up to STRIDE moves."""
        if self._state is not None:
            return self._state
        assert self._before is not None and self._move is not None  # noqa: S101 - `forget` has seen to it
        return self._game.apply(self._before.state, self._move).state

    @property
    def status(self) -> Status:
        """The status: which seats have to decide what now, or that physics works, or that the match is over."""
        known = self._status
        if known is None:
            known = self._status = self._game.status(self.state)
        return known

    def view(self, seat: int | None) -> View:
        """The view of a seat or a spectator. In an open game it is one and the same object for everybody."""
        face = None if self._game.info.open else seat
        views = self._views
        if views is None:
            views = self._views = {}
        view = views.get(face)
        if view is None:
            view = views[face] = self._game.view(self.state, face)
        return view

    def forget(self, *, state: bool) -> None:
        """Keep the state alone, or not even that: the match has gone on, and a server holds very many old positions."""
        self._status = self._views = None
        if state and self._before is not None:
            self._state = None


class Step(Struct, frozen=True):
    """An entry that was judged and not yet played, and the position after it. Store `entry`, then commit the step."""

    entry: Entry
    position: Position


class Table:
    """One match: the header, the entries so far, and the position after the last of them.

    `names` are shown, never judged. Entry 0 is NATURE's `Begin`; `ply` counts entries, so it is also the number
    that a seat must have `seen` to move.
    """

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self._positions: list[Position] = []

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        options: Options,
        seed: str,
        *,
        names: tuple[str, ...] = (),
        engine: str = "",
    ) -> "Table":
        """A new match, set up."""
        info = game.info
        header = Header(FORMAT, info.id, info.version, engine, seats, options, seed, names)
        # Refused now rather than when the record is read: a name that is too long, a seed that is none.
        table = cls(game, decode_header(encode(header), game.types))
        table.submit(NATURE, Begin())
        return table

    @property
    def ply(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def state(self) -> State:
        """The state after the last entry. Never serialise it for anybody."""
        return self._positions[-1].state

    @property
    def status(self) -> Status:
        """The status: which seats have to decide what now, or that physics works, or that the match is over."""
        return self._positions[-1].status

    @property
    def record(self) -> Record:
        """The match so far."""
        return Record(self.header, tuple(self.entries))

    def view(self, seat: int | None, ply: int | None = None) -> View:
        """The view of a seat or a spectator, now or after the first `ply` entries."""
        newest = len(self.entries)
        wanted = newest if ply is None else ply
        if not 1 <= wanted <= newest:
            raise ColdsnapError("no-ply", ply=wanted, last=newest)
        if wanted == newest:
            return self._positions[-1].view(seat)
        return self.game.view(self._positions[wanted - 1].state, seat)

    def awaited(self, entry: Entry) -> Status:
        """The status in which the table was when an entry came. Not for entry 0, before which there was nothing."""
        return self.game.status(self._positions[entry.ply - 1].state)

    def offer(self, seat: int) -> Offer | None:
        """The offer of a seat: what it may do now, if it has to decide. Goes to that seat only."""
        status = self.status
        return status.offer(seat) if isinstance(status, Turn) else None

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """The choices of a seat; none if it is not asked."""
        offer = self.offer(seat)
        return offer.choices if offer else ()

    def submit(self, seat: int, action: Action, *, seen: int | None = None, at: int = 0, charged: int = 0) -> Entry:
        """Judge and play a move at once. For callers that store nothing, or store afterwards."""
        step = self.prepare(seat, action, seen=seen, at=at, charged=charged)
        self.commit(step)
        return step.entry

    def prepare(self, seat: int, action: Action, *, seen: int | None = None, at: int = 0, charged: int = 0) -> Step:
        """Judge a move and work out its entry; nothing changes before `commit`. Raises Rejected.

        `seen` is the number of entries that the mover knows of; None trusts the caller (NATURE, a local table).
        """
        ply = len(self.entries)
        if seen is not None and seen != ply:
            raise Rejected("stale", seen=seen, ply=ply)
        move = Move(seat, action)
        after = self._judge(move)
        # A clock may step back; a record's never does.
        since = max(at, self.entries[-1].at if self.entries else 0)
        entry = Entry(ply, since, max(charged, 0), move, after.events, digest(after.state))
        replayable = not isinstance(action, _TABLES_OWN)
        return Step(entry, Position(self.game, after.state, self._positions[-1] if replayable else None, move))

    def commit(self, step: Step) -> None:
        """Play a prepared step. It has to be the next one."""
        ply = len(self.entries)
        if step.entry.ply != ply:
            raise Rejected("stale", seen=step.entry.ply, ply=ply)
        self.entries.append(step.entry)
        if ply:
            # The state before the newest entry stays: whoever tells of that entry asks what it was an answer to.
            self._positions[-1].forget(state=False)
        if ply > 1:
            self._positions[-2].forget(state=bool((ply - 1) % STRIDE))
        self._positions.append(step.position)

    def take_back(self, seat: int, to_ply: int, *, agreed: tuple[int, ...] = ()) -> Entry:
        """Go back to the state after entry `to_ply`; `agreed` are seats that consent to losing a move."""
        return self.submit(seat, TakeBack(to_ply, agreed))

    def _judge(self, move: Move) -> Transition:
        if isinstance(move.action, Begin):
            return self._begun(move)
        if not self.entries:
            raise Rejected("not-begun")
        position = self._positions[-1]
        status, free = position.status, self.game.info.free_take_back
        # Once a match is over its seed may be known: nobody can go back to before a draw of chance.
        if isinstance(status, Over) and not (free and isinstance(move.action, TakeBack)):
            raise Rejected("over")
        if isinstance(move.action, TakeBack):
            if move.seat >= self.header.seats:
                raise Rejected("no-such-seat", seat=move.seat)
            if isinstance(status, Simulate) and not free:
                raise Rejected("wait-for-physics")
            check_take_back(self.entries, move.seat, move.action, free=free)
            return Transition(self._positions[move.action.to_ply].state, ())
        if move.seat == NATURE:
            self._check_answer(status, move.action)
        else:
            self._check_choice(status, move)
        return self.game.apply(position.state, move)

    def _begun(self, move: Move) -> Transition:
        if self.entries or move.seat != NATURE:
            raise Rejected("begun")
        return self.game.setup(self.header.seats, self.header.options, self.header.seed)

    def _check_answer(self, status: Status, action: Action) -> None:
        lapses = status.offers if isinstance(status, Turn) else ()
        expected = isinstance(status, Simulate) and isinstance(action, Resolved | Unresolved)
        if not expected and all(action != offer.lapse for offer in lapses):
            raise Rejected("not-an-answer")

    def _check_choice(self, status: Status, move: Move) -> None:
        if not 0 <= move.seat < self.header.seats:
            raise Rejected("no-such-seat", seat=move.seat)
        offer = status.offer(move.seat) if isinstance(status, Turn) else None
        if offer is None:
            raise Rejected("not-your-turn")
        if offer.accepts(move.action):
            return
        # The game knows best why; if it does not object, the action was simply not on offer.
        self.game.apply(self.state, move)
        raise Rejected("not-offered")
