"""Previews and hints, as far as its `help` option allows: where a flick would go, and what a bot would do."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Raw

from coldsnap.bots.pointing import fitted
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Move
from coldsnap.server.logs import log
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.workers.facade import Asker, Busy, Workers, WorkersStopped
from coldsnap.wire import messages as wire

HELP_S: Final = 6.0
"""Seconds that a preview or a hint may take before the asker is told that there is no time for it now."""


class Assistant:
    """Answers to the asker alone. Nothing of it is logged or stored."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def preview(
        self, asker: Asker, runner: MatchRunner, ref: str, move: Move, allowed: str
    ) -> wire.ServerMessage:
        """Where a flick would lead as it is wanted: up to the first bounce, or whole. Raises Rejected."""
        if allowed == "none":
            raise Rejected("no-help")
        table = runner.table
        if table.offer(move.seat) is None:
            raise Rejected("not-your-turn")
        wanted = table.game.preview(table.state, move)
        if wanted is None:
            raise Rejected("no-flick")
        edges = table.game.edges(table.state, move)
        async with _in_time():
            seen = await self._workers.preview(asker, wanted, edges, until_bounce=allowed == "bounce")
        return wire.Previewed(ref, seen.path, seen.speeds, seen.ghost, seen.hits, seen.fan)

    async def hint(self, asker: Asker, runner: MatchRunner, ref: str, seat: int, allowed: str) -> wire.ServerMessage:
        """The hint: what a bot would do, and why. Only in games where everything is shown anyway. Raises Rejected."""
        if allowed != "full":
            raise Rejected("no-help")
        table = runner.table
        offer = table.offer(seat)
        if offer is None:
            raise Rejected("not-your-turn")
        seed = secrets.token_hex(8)
        async with _in_time():
            advice = await self._workers.hint(asker, table.header.game, table.view(seat), offer.choices, seed)
        if advice is None:
            raise Rejected("no-hint")
        return wire.Hinted(ref, Raw(encode(advice.action)), advice.reason, dict(advice.details))


def fit(runner: MatchRunner, ref: str, move: Move) -> wire.ServerMessage:
    """A flick with the direction and the power that fit where it hits the body, at every table. Raises Rejected.

    It is a direction to begin from, by geometry and by what the seat sees, and no hint: nothing is tried.
    """
    offer = runner.table.offer(move.seat)
    if offer is None:
        raise Rejected("not-your-turn")
    found = fitted(runner.table.view(move.seat), move.action) if offer.accepts(move.action) else None
    if found is None:
        raise Rejected("no-flick")
    return wire.Fitted(ref, Raw(encode(found)))


class HelpTasks:
    """Help that is being worked out, by the viewer who asked; those who go need none any more."""

    def __init__(self) -> None:
        self._tasks: dict[str, set[asyncio.Task[None]]] = {}

    def start(self, viewer: str, answer: Coroutine[None, None, None]) -> None:
        """Work on an answer beside everything else."""
        task = asyncio.create_task(answer)
        self._tasks.setdefault(viewer, set()).add(task)
        task.add_done_callback(lambda done: self._ended(viewer, done))

    def cancel(self, viewer: str) -> None:
        """Drop what this viewer asked for."""
        for task in tuple(self._tasks.get(viewer, ())):
            task.cancel()

    def _ended(self, viewer: str, task: asyncio.Task[None]) -> None:
        tasks = self._tasks[viewer]
        tasks.discard(task)
        if not tasks:
            del self._tasks[viewer]
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, WorkersStopped):
            log.error("help-failed", exc_info=fault)


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    """Help comes soon or not at all. Raises Rejected when the workers have no time for it."""
    try:
        async with asyncio.timeout(HELP_S):
            yield
    except (Busy, TimeoutError):
        raise Rejected("busy") from None
