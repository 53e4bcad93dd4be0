"""Physics and bots in warm processes beside the server, which itself imports no engine and never waits for one.

A worker that dies or hangs is replaced and its job repeated; a job that fails twice is answered all the same.
"""

import os
from collections.abc import Sequence
from typing import Final

import structlog
from msgspec import Raw

from coldsnap.bots.levels import level_names
from coldsnap.core.bot import Advice, Budget
from coldsnap.core.choices import Choice, Simulate
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import Undecodable
from coldsnap.core.offers import encode_choices
from coldsnap.core.record import CAUSE, Unresolved
from coldsnap.core.scene import Impulse
from coldsnap.core.values import Action, View
from coldsnap.games.registry import game_named
from coldsnap.server.workers.child import COMMAND
from coldsnap.server.workers.jobs import ChooseJob, Chosen, Failed, Flown, Foreseen, PreviewJob, SimulateJob
from coldsnap.server.workers.pool import Busy, Load, Pool, WorkersFailed, WorkersStopped
from coldsnap.server.workers.queue import Urgency

__all__ = ["Busy", "Flown", "Load", "Workers", "WorkersFailed", "WorkersStopped", "usual_count"]

TRIES: Final = 2
"""How often a job of a match is begun before it has failed. Help is tried once."""
HELP_WAITING: Final = 16
"""Previews and hints that may wait, of all tables together."""
HELP_OF_A_TABLE: Final = 4
"""Those of one table."""
HINT: Final = Budget(seconds=0.8)
"""How long a hint may be thought about."""
MOST: Final = 8
"""Workers unless told otherwise: more would be faster than one server process can use."""

log = structlog.get_logger("coldsnap.workers")


def usual_count() -> int:
    """A processor for the server and the others for workers; two at least, so that no bot delays a flick."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(2, usable - 1), MOST)


class Workers:
    """Answers for tables, from `count` processes. One that works longer than `job_seconds` on a job is replaced.

    Between tables it is fair: physics before bots before help, the tables in turn, one job of a table at a time.
    Every question raises WorkersStopped when the server ends, so that nothing untrue is written to a match.
    """

    def __init__(
        self, count: int | None = None, job_seconds: float = 20.0, *, command: Sequence[str] = COMMAND
    ) -> None:
        self._pool = Pool(count or usual_count(), job_seconds, command)
        self._patience = job_seconds / 2
        """Seconds after which a job should end by itself, before its worker is given up."""

    async def start(self) -> None:
        """Start the processes; done when the first is warm. Raises WorkersFailed."""
        await self._pool.start()

    async def stop(self) -> None:
        """End the processes, within two seconds."""
        await self._pool.stop()

    async def engine(self) -> str:
        """The engine's name, as the header of a record carries it."""
        return await self._pool.engine()

    @property
    def load(self) -> Load:
        """The load of the pool, for metrics."""
        return self._pool.load

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes."""
        return self._pool.pids

    async def simulate(self, table: str, waiting: Simulate) -> Flown:
        """Simulate a flick. There is always an answer: Unresolved if physics has none."""
        try:
            job = encode(SimulateJob(waiting.scene, waiting.impulse, self._patience))
        except Undecodable as fault:
            return Flown(Unresolved(str(fault)[:CAUSE]))
        answer = await self._pool.ask(table, Urgency.PHYSICS, job, TRIES)
        if isinstance(answer, Flown):
            return answer
        cause = answer.cause if isinstance(answer, Failed) else "the engine does not answer"
        log.error("flick-failed", table=table, cause=cause)
        return Flown(Unresolved(cause[:CAUSE]))

    async def choose(
        self,
        table: str,
        game_id: str,
        level: str,
        view: View,
        choices: tuple[Choice, ...],
        seed: str,
        budget: Budget = Budget(),  # noqa: B008 - frozen
    ) -> Action | None:
        """The action that a bot chooses; None if it fails: the lapse is played. `seed` is the bot's own secret."""
        found = await self._chosen(table, game_id, level, view, choices, seed, budget, Urgency.BOT)
        return None if found is None else found.action

    async def hint(self, table: str, game_id: str, view: View, choices: tuple[Choice, ...], seed: str) -> Advice | None:
        """The strongest bot's move after a moment's thought, and its reason; None if there is none. Raises Busy."""
        levels = level_names(game_id)
        if not levels:
            return None
        self._admit(table)
        return await self._chosen(table, game_id, levels[-1], view, choices, seed, HINT, Urgency.HELP)

    async def preview(
        self, table: str, wanted: Simulate, edges: tuple[Impulse, ...] = (), *, until_bounce: bool
    ) -> Foreseen:
        """Where a flick would lead, to the rest or to the first bounce; nothing if nobody can say. Raises Busy."""
        self._admit(table)
        try:
            job = encode(PreviewJob(wanted.scene, wanted.impulse, edges, until_bounce, self._patience))
        except Undecodable:
            return Foreseen()
        answer = await self._pool.ask(table, Urgency.HELP, job, 1)
        return answer if isinstance(answer, Foreseen) else Foreseen()

    def _admit(self, table: str) -> None:
        """Refuse help at once rather than late."""
        waiting = self._pool.waiting
        if waiting(Urgency.HELP) >= HELP_WAITING or waiting(Urgency.HELP, table) >= HELP_OF_A_TABLE:
            raise Busy("too many previews and hints are asked for just now")

    async def _chosen(
        self,
        table: str,
        game_id: str,
        level: str,
        view: View,
        choices: tuple[Choice, ...],
        seed: str,
        budget: Budget,
        urgency: Urgency,
    ) -> Advice | None:
        seconds = self._patience if budget.seconds is None else min(budget.seconds, self._patience)
        offered = Raw(encode_choices(choices))
        help_wanted = urgency is Urgency.HELP
        job = ChooseJob(game_id, level, Raw(encode(view)), offered, seed, budget.simulations, seconds, help_wanted)
        answer = await self._pool.ask(table, urgency, encode(job), 1 if help_wanted else TRIES)
        cause = answer.cause if isinstance(answer, Failed) else "it does not answer"
        if isinstance(answer, Chosen):
            try:
                action: Action = decode(game_named(game_id).types.action, answer.action)
            except Undecodable:
                cause = "it answers what is no action"
            else:
                if any(choice.accepts(action) for choice in choices):
                    return Advice(action, answer.reason, answer.details)
                cause = "it answers what is not offered"
        log.warning("bot-failed", table=table, game=game_id, level=level, cause=cause)
        return None
