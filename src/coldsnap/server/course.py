"""The course of one match on the server: judge, store, play, tell; and then physics, bots and the clock.

`Course` is the only writer of its match. Whoever changes something holds `lock`; work in other processes is waited for
without it, and its answer counts only if the match has not moved on meanwhile.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from coldsnap.core.bot import Budget
from coldsnap.core.choices import Offer, Simulate, Turn
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry
from coldsnap.core.values import Action
from coldsnap.match.table import Table
from coldsnap.server.clock import Banks, Clock
from coldsnap.server.logs import log
from coldsnap.server.workers import Workers, WorkersStopped
from coldsnap.store.matches import MatchStore, StoreFault

PAUSE_S: Final = 1.5
"""Seconds after a flick has been shown before a bot's move is shown or a clock runs."""
THINKING: Final = Budget(seconds=1.5)
RETRY_S: Final = 1.0

Tell = Callable[[Entry, bytes | None, int], None]


class Course:
    """A match that has begun. `bot_of` names the level that plays a seat; `is_here` whether its player is connected.

    `watched`: whether any person is connected, so that it is worth waiting until a flick has been seen.
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
        watched: Callable[[], bool],
        tell: Tell,
    ) -> None:
        self.id = table_id
        self.table = table
        self.lock = asyncio.Lock()
        self._store = store
        self._workers = workers
        self._bot_of = bot_of
        self._is_here = is_here
        self._watched = watched
        self._tell = tell
        self._secret = secrets.token_hex(16)
        self._began = time.monotonic() - (table.entries[-1].at / 1000 if table.entries else 0.0)
        self._shown_at = 0.0
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self.clock = None if clock is None else Clock(clock[0], clock[1], time.monotonic)
        self.banks = None if clock is None else Banks(*clock)
        if self.banks is not None:
            self.banks.add(table.entries)

    async def play(self, seat: int, action: Action, *, seen: int | None, charged: int = 0) -> Entry:
        """Judge, store, play and tell a move. The caller holds the lock. Raises Rejected or StoreFault."""
        return await self._enter(seat, action, seen=seen, charged=charged)

    async def _enter(
        self,
        seat: int,
        action: Action,
        *,
        seen: int | None,
        charged: int = 0,
        frames: bytes | None = None,
        show_ms: int = 0,
    ) -> Entry:
        at = int(1000 * (time.monotonic() - self._began))
        step = self.table.prepare(seat, action, seen=seen, at=at, charged=charged)
        over = not isinstance(self.table.game.status(step.state), Turn | Simulate)
        await self._store.append(self.id, step.entry, frames=frames, over=over)
        self.table.commit(step)
        if self.banks is not None:
            self.banks.add((step.entry,))
        if show_ms:
            self._shown_at = time.monotonic() + show_ms / 1000 + PAUSE_S
        self._tell(step.entry, frames, show_ms)
        self._ask_clock()
        self.wake()
        return step.entry

    def charge(self, seat: int) -> int:
        """What the seat's decision has taken so far, for its entry."""
        return self.clock.used_ms if self.clock is not None and self.clock.seat == seat else 0

    def presence_changed(self) -> None:
        """Somebody came or went: clocks of the absent stand."""
        if self.clock is not None and self.clock.seat is not None:
            self.clock.run(here=self._is_here(self.clock.seat) and self._bot_of(self.clock.seat) is None)
        self.wake()

    def wake(self) -> None:
        """See whether there is something to do: physics, a bot, a clock that has run out."""
        self._changed.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drive())

    @property
    def busy(self) -> bool:
        """Whether physics or a bot works, or a clock runs."""
        return self._task is not None and not self._task.done()

    async def close(self) -> None:
        """Stop whatever runs."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _ask_clock(self) -> None:
        if self.clock is None:
            return
        status = self.table.status
        offer = status.offers[0] if isinstance(status, Turn) else None
        if offer is None or self._bot_of(offer.seat) is not None:
            self.clock.ask(-1, 0.0)
            return
        self.clock.ask(offer.seat, self._shown_at)
        self.clock.run(here=self._is_here(offer.seat))

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
            except Exception:  # noqa: BLE001 - one table that fails stops no other; the next touch tries again
                log.exception("course-failed", table=self.id)
                return

    def _next(self) -> Awaitable[None] | None:
        status = self.table.status
        if isinstance(status, Simulate):
            return self._simulate(status)
        if not isinstance(status, Turn):
            return None
        for offer in status.offers:
            level = self._bot_of(offer.seat)
            if level is not None:
                return self._let_bot(offer, level)
        return self._time(status.offers[0]) if self.clock is not None else None

    async def _simulate(self, waiting: Simulate) -> None:
        ply = self.table.ply
        flown = await self._workers.simulate(self.id, waiting)
        async with self.lock:
            if self.table.ply == ply:
                await self._enter(NATURE, flown.answer, seen=ply, frames=flown.frames, show_ms=flown.show_ms)

    async def _let_bot(self, offer: Offer, level: str) -> None:
        table, ply = self.table, self.table.ply
        await self._until_shown()
        view, game = table.view(offer.seat), table.header.game
        seed = f"{self._secret} {offer.seat} {ply}"
        action = await self._workers.choose(self.id, game, level, view, offer.choices, seed, THINKING)
        async with self.lock:
            if table.ply == ply and self._bot_of(offer.seat) is not None:
                if action is None:
                    await self._enter(NATURE, offer.lapse, seen=ply)
                else:
                    await self._enter(offer.seat, action, seen=ply)

    async def _until_shown(self) -> None:
        wait = self._shown_at - time.monotonic()
        if wait > 0 and self._watched():
            await asyncio.sleep(wait)

    async def _time(self, offer: Offer) -> None:
        """Wait until the seat has decided or its time is up; then its lapse is played, never a flick."""
        ply, clock, banks = self.table.ply, self.clock, self.banks
        if clock is None or banks is None:
            return
        due = clock.due_in(banks.left(offer.seat))
        with suppress(TimeoutError):
            async with asyncio.timeout(due):
                await self._changed.wait()
                return
        async with self.lock:
            left = clock.left_ms(banks.left(offer.seat))
            if self.table.ply == ply and left is not None and left <= 0:
                await self._enter(NATURE, offer.lapse, seen=ply, charged=clock.used_ms)
