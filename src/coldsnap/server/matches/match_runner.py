"""Runs one match on the server: takes moves on their way, and asks physics, bots and the clock for the next ones.

`MatchRunner` is the only writer of its match. Whoever changes something holds `lock`; work in other processes is waited
for without it, and its answer counts only if the match has not moved on meanwhile.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Final

from coldsnap.core.bot import Budget
from coldsnap.core.choices import Offer, Over, Simulate, Turn
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import CAUSE, Entry, Unresolved
from coldsnap.core.values import Action
from coldsnap.match.table import Step, Table
from coldsnap.server.edge.storage_shares import Account
from coldsnap.server.limits import Limits
from coldsnap.server.logs import log
from coldsnap.server.matches.clock import Banks, Clock
from coldsnap.server.matches.closing_timer import BOT_S, ClosingTimer
from coldsnap.server.matches.match_lock import MatchLock
from coldsnap.server.matches.move_driver import MoveDriver, Mover, PendingMove, Proposal
from coldsnap.server.matches.show_wait import NOW_S, Looker, ShowWait
from coldsnap.server.workers.facade import Asker, Flown, Workers, WorkersStopped
from coldsnap.store.matches import MatchStore, Settle, StoreFault
from coldsnap.store.settle import until_settled
from coldsnap.wire.messages import Closes, Closing

THINKING: Final = Budget(seconds=1.5)
IN_A_WINDOW: Final = Budget(seconds=0.8 * BOT_S)
"""For a question that bots answer after the same time, whatever they hold."""
RETRY_S: Final = 1.0
WAITS: Final = ("too-much-stored", "no-such-table")
"""The refusals after which a match rests until somebody touches its table."""


Project = Callable[[Entry, bytes | None, int], Callable[[], None]]
"""Works out what everybody at the table may know of an entry, from its frames and the milliseconds that it is shown;
the call tells them."""


class MoveFailed(Exception):
    """A move met a fault of ours, which is in the log."""


class MatchRunner:
    """A match that has begun. `bot_of` names the level that plays a seat; `is_here` whether its player is connected.

    `lookers` are those who are connected: a flick is worth waiting for until they have seen it. `closing_of` is how a
    seat wants questions to close, and `tell_closes` tells it that one does. `may_go_on`: whether bots and physics may
    begin with anything; `asker`: on whose behalf they do. `reread` reads the match anew from storage and gives it to
    `go_on_with`. Time is that of the event loop it is made in, whose timers it waits with.
    """

    def __init__(
        self,
        table_id: str,
        table: Table,
        store: MatchStore,
        workers: Workers,
        *,
        clock: tuple[int, int] | None,
        bot_of: Callable[[int], str | None],
        is_here: Callable[[int], bool],
        lookers: Callable[[], Collection[Looker]],
        closing_of: Callable[[int], Closing | None],
        tell_closes: Callable[[int, Closes], None],
        may_go_on: Callable[[], bool],
        asker: Callable[[], Asker],
        limits: Limits,
        driver: MoveDriver,
        project: Project,
        reread: Callable[[], Awaitable[None]],
        account: Account,
    ) -> None:
        self.id = table_id
        self.lock = MatchLock()
        self._store = store
        self._workers = workers
        self._bot_of = bot_of
        self._is_here = is_here
        self._may_go_on = may_go_on
        self._asker = asker
        self._driver = driver
        self._project = project
        self._reread = reread
        self._account = account
        self._secret = secrets.token_hex(16)
        self._now = asyncio.get_running_loop().time
        self._show = ShowWait(self._now, lookers, limits.show_s)
        self._closing = ClosingTimer(self._now, closing_of, tell_closes, limits.closing_s)
        self._task: asyncio.Task[None] | None = None
        self._rereading: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._wanted_clock = clock
        self.clock = None if clock is None else Clock(clock[0], clock[1], self._now)
        self._take(table)

    def _take(self, table: Table) -> None:
        """Go on with a match as it was stored."""
        self.table = table
        self._began = self._now() - (table.entries[-1].at / 1000 if table.entries else 0.0)
        self._asked_at = self._now()
        """When the table came to be as it is."""
        self._ahead: tuple[Simulate, Flown] | None = None
        """What comes of a bot's flick, known before that was played."""
        self.banks = None if self._wanted_clock is None else Banks(*self._wanted_clock)
        if self.banks is not None:
            self.banks.add(table.entries)
        self._ask()

    def go_on_with(self, table: Table) -> None:
        """Go on with the match as it has gone on elsewhere. Whoever found that out holds the lock."""
        self._take(table)
        self.wake()

    async def play(self, proposal: Proposal, *, frames: bytes | None = None, show_ms: int = 0) -> None:
        """Make a move and wait for its end. The caller holds the lock. Raises Rejected or StoreFault."""
        await until_settled(lambda settle: self.submit(_OwnMove(proposal, settle), frames=frames, show_ms=show_ms))

    def submit(self, mover: Mover, *, frames: bytes | None = None, show_ms: int = 0) -> None:
        """Take a move on its way; its mover has taken the lock, and hears how the move ended."""
        self._driver.submit(PendingMove(self, mover, frames=frames, show_ms=show_ms))

    # --- the stages of a move: a `RunningMatch` ---

    def judge(self, proposal: Proposal) -> Step:
        """Judge a move; nothing has changed. The caller holds the lock, up to `commit`. Raises Rejected."""
        at = int(1000 * (self._now() - self._began))
        seat, action, seen, charged = proposal
        if seat != NATURE:  # a flick that is in the air lands
            self._account.check()
        return self.table.prepare(seat, action, seen=seen, at=at, charged=charged)

    def store(self, step: Step, settle: Settle, *, frames: bytes | None) -> None:
        """Have a judged move stored; `settle` hears how that ended. Raises StoreFault."""
        before = self.table.entries[-1]
        over = isinstance(step.position.status, Over)
        size = self._store.append(self.id, step.entry, settle, frames=frames, over=over, after=before)
        self._account.take(size)

    def reread(self, move: PendingMove) -> None:
        """Read the match anew, because storage has another one than we know; then judge the move again."""
        self._rereading = asyncio.create_task(self._judge_anew(move))

    async def _judge_anew(self, move: PendingMove) -> None:
        try:
            await self._reread()
        except ColdsnapError as fault:
            move.refuse(fault)
        except Exception:  # noqa: BLE001 - whoever made the move has to hear of it
            log.exception("match-failed", table=self.id)
            move.fail()
        else:
            self._driver.submit(move)

    def commit(self, step: Step, *, show_ms: int) -> None:
        """Play a move that has been stored, and see what has to be done next. What is left is to tell it."""
        self.table.commit(step)
        if self.banks is not None:
            self.banks.add((step.entry,))
        if show_ms:
            self._show.begin(self.table.ply, show_ms)
        self._ask()
        self.wake()

    def project(self, entry: Entry, *, frames: bytes | None, show_ms: int) -> Callable[[], None]:
        """Work out what everybody at the table may know of an entry; the call tells them."""
        return self._project(entry, frames, show_ms)

    # --- what is to be done without people ---

    def charge(self, seat: int) -> int:
        """The milliseconds that the seat's decision has taken so far, for its entry."""
        return self.clock.used_ms if self.clock is not None and self.clock.seat == seat else 0

    def presence_changed(self) -> None:
        """Somebody came or went, or a bot sat down or got up: clocks of the absent stand."""
        offer = self._closing_offer()
        if self._closing.seat != (None if offer is None else offer.seat):
            self._ask_closing(offer)
        if self.clock is not None:
            seat = self._timed()
            if self.clock.seat != seat:
                self._ask_clock()
            elif seat is not None:
                self.clock.run(here=self._is_here(seat))
        self.wake()

    def hold(self, seat: int, seen: int) -> None:
        """Keep open the question that a seat is asked, until it is answered. Raises Rejected."""
        if seen != self.table.ply:
            raise Rejected("stale", seen=seen, ply=self.table.ply)
        offer = self.table.offer(seat)
        if offer is None or offer.closing_move is None:
            raise Rejected("not-now")
        self._closing.hold()
        self.wake()

    def closes(self, seat: int | None) -> Closes | None:
        """When the question that this seat is asked closes by itself; None if it does not, or nothing is asked."""
        left = self._closing.left_ms if seat is not None and seat == self._closing.seat else None
        return None if left is None else Closes(self.table.ply, left)

    def wake(self) -> None:
        """See whether there is something to do: physics, a bot, a clock that has run out, a question that closes."""
        if self._task is not None:
            self._changed.set()
        if self._is_asked() and not self.busy:
            self._task = asyncio.create_task(self._drive())

    def _is_asked(self) -> bool:
        """Whether it is physics, a bot or a clock that has to do something, and not only a person."""
        status = self.table.status
        if not self._may_go_on():
            return False
        if not isinstance(status, Turn):
            return isinstance(status, Simulate)
        closes = self._closing_offer() is not None
        return closes or self.clock is not None or any(self._bot_of(offer.seat) is not None for offer in status.offers)

    @property
    def busy(self) -> bool:
        """Whether physics or a bot works, or a clock runs."""
        return self._task is not None and not self._task.done()

    async def close(self) -> None:
        """Stop whatever runs."""
        for task in (self._task, self._rereading):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def _ask(self) -> None:
        """The table is another one: time runs for whoever has to decide now."""
        self._asked_at = self._now()
        self._ask_closing(self._closing_offer())
        self._ask_clock()

    def _ask_closing(self, offer: Offer | None) -> None:
        self._closing.ask(None if offer is None else offer.seat, self.table.ply)

    def _closing_offer(self) -> Offer | None:
        """The offer to a person that may close by itself, if there is one."""
        status = self.table.status
        offer = status.offers[0] if isinstance(status, Turn) else None
        closes = offer is not None and offer.closing_move is not None and self._bot_of(offer.seat) is None
        return offer if closes else None

    def _ask_clock(self) -> None:
        if self.clock is None:
            return
        seat = self._timed()
        self.clock.ask(seat, self._show.shown_at)
        if seat is not None:
            self.clock.run(here=self._is_here(seat))

    def _timed(self) -> int | None:
        """The person whose decision costs time; None while physics or a bot has to act."""
        status = self.table.status
        seat = status.offers[0].seat if isinstance(status, Turn) else None
        return None if seat is None or self._bot_of(seat) is not None else seat

    async def _drive(self) -> None:
        """Do what has to be done next, until a person has to decide and no clock runs."""
        while True:
            self._changed.clear()
            job = self._next()
            if job is None:
                return
            try:
                await job
            except WorkersStopped:
                return
            except StoreFault as fault:
                log.error("storage-failed", table=self.id, cause=str(fault))
                await asyncio.sleep(RETRY_S)
            except Rejected as refused:
                if refused.code in WAITS:
                    log.warning("match-waits", table=self.id, cause=str(refused))
                    return
                if refused.code != "stale":  # else storage had more of the match than we knew: look again
                    log.exception("match-failed", table=self.id)
                    return
            except Exception:  # noqa: BLE001 - one table that fails stops no other; the next touch tries again
                log.exception("match-failed", table=self.id)
                return

    def _next(self) -> Awaitable[None] | None:
        status = self.table.status
        if not self._may_go_on():
            return None
        if isinstance(status, Simulate):
            return self._simulate(status)
        if not isinstance(status, Turn):
            return None
        for offer in status.offers:
            level = self._bot_of(offer.seat)
            if level is not None:
                return self._let_bot(offer, level)
        offer = status.offers[0]
        dues = [due for due in (self._lapses_in(offer), self._closes_in(offer)) if due is not None]
        return self._time(offer, min(dues)) if dues else None

    def _lapses_in(self, offer: Offer) -> float | None:
        """Seconds until a seat has used up its time; None if none runs."""
        clock, banks = self.clock, self.banks
        return None if clock is None or banks is None else clock.due_in(banks.left(offer.seat))

    def _closes_in(self, offer: Offer) -> float | None:
        """Seconds until it may be that a question closes, which it never does before the flick has been seen."""
        return None if offer.closing_move is None else (self._show.left or self._closing.due_in())

    async def _simulate(self, waiting: Simulate) -> None:
        ply = self.table.ply
        flown = self._foreseen(waiting) or await self._workers.simulate(self._asker(), waiting)
        async with self.lock:
            if self.table.ply != ply:
                return
            try:
                await self.play(Proposal(NATURE, flown.answer, ply), frames=flown.frames, show_ms=flown.show_ms)
            except Rejected as refused:  # an answer that cannot be true: better none than a match that hangs
                if self.table.ply != ply:  # storage had more of the match than we knew
                    return
                log.error("physics-refused", table=self.id, ply=ply, cause=str(refused))
                await self.play(Proposal(NATURE, Unresolved(str(refused)[:CAUSE]), ply))

    def _foreseen(self, waiting: Simulate) -> Flown | None:
        """The result that has been worked out in advance for this very flick; it is handed out once."""
        ahead, self._ahead = self._ahead, None
        return ahead[1] if ahead is not None and ahead[0] == waiting else None

    async def _let_bot(self, offer: Offer, level: str) -> None:
        """Have a bot decide, and physics begin with its flick, while the last one is still being shown; then play.

        Only a flick waits until the last one has been seen: what else happens is told in its order, and shown in it.
        """
        table, ply = self.table, self.table.ply
        view, game = table.view(offer.seat), table.header.game
        seed = f"{self._secret} {offer.seat} {ply}"
        thinking = THINKING if offer.closing_move is None else IN_A_WINDOW
        action = await self._workers.choose(self._asker(), game, level, view, offer.choices, seed, thinking)
        ahead = None if action is None else await self._foresee(offer.seat, action, ply)
        if ahead is not None:
            await self._until_shown()
        elif offer.closing_move is not None and self._show.watched:
            await asyncio.sleep(self._asked_at + BOT_S - self._now())
        async with self.lock:
            if self.table.ply == ply and self._bot_of(offer.seat) is not None:
                if action is None:
                    await self.play(Proposal(NATURE, offer.lapse, ply))
                else:
                    await self.play(Proposal(offer.seat, action, ply))
                    self._ahead = ahead

    async def _foresee(self, seat: int, action: Action, ply: int) -> tuple[Simulate, Flown] | None:
        """Simulate a flick that nobody has been told of yet. None if it is no flick, or the match has moved on."""
        try:
            waiting = self.judge(Proposal(seat, action, ply)).position.status
        except Rejected:
            return None
        if not isinstance(waiting, Simulate):
            return None
        return waiting, await self._workers.simulate(self._asker(), waiting)

    async def _until_shown(self) -> None:
        """Wait until the last flick has been seen, or everybody has had time for it."""
        while (left := self._show.left) > 0:
            self._changed.clear()
            if not await self._change_within(left):
                return

    async def _change_within(self, seconds: float) -> bool:
        """Wait so long for something to change; whether it did."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self._changed.wait()
        return False

    async def _time(self, offer: Offer, due: float) -> None:
        """Wait until the seat has decided or a time is up; then its lapse or closing move is played, never a flick."""
        ply = self.table.ply
        if await self._change_within(due):
            return
        async with self.lock:
            if self.table.ply != ply:
                return
            if self._is_up(offer.seat):
                await self.play(Proposal(NATURE, offer.lapse, ply, self.charge(offer.seat)))
            elif offer.closing_move is not None and self._is_closed(offer):
                await self.play(Proposal(offer.seat, offer.closing_move, ply, self.charge(offer.seat)))

    def _is_up(self, seat: int) -> bool:
        left = None if self.clock is None or self.banks is None else self.clock.left_ms(self.banks.left(seat))
        return left is not None and left <= 0

    def _is_closed(self, offer: Offer) -> bool:
        due = self._closes_in(offer)
        return due is not None and due < NOW_S


class _OwnMove:
    """A move that the runner makes, for a bot or for NATURE, and waits for."""

    __slots__ = ("_proposal", "_settle")

    def __init__(self, proposal: Proposal, settle: Settle) -> None:
        self._proposal = proposal
        self._settle = settle

    def propose(self) -> Proposal:
        return self._proposal

    def accepted(self, entry: Entry) -> None:
        del entry
        self._settle(None)

    def refused(self, fault: ColdsnapError) -> None:
        self._settle(fault)

    def failed(self) -> None:
        self._settle(MoveFailed())
