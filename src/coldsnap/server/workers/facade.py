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
from coldsnap.server.workers.waiting import Asker, Lane, Work

__all__ = ["Asker", "Busy", "Flown", "Lane", "Load", "Workers", "WorkersFailed", "WorkersStopped", "usual_count"]

TRIES: Final = 2
"""How often a job of a match is begun before it has failed. Help is tried once."""
HELP_WAITING: Final = 256
"""Previews that may wait, of all addresses together; and as many hints."""
HELP_OF_AN_ADDRESS: Final = 16
"""Those of one address."""
HELP_OF_A_TABLE: Final = 4
"""Those of one table."""
HINT: Final = Budget(seconds=0.8)
"""How long a hint may be thought about."""
LONELY_S: Final = 0.5
"""How long any thought may take where there is but one worker: a flick that comes meanwhile waits for it."""
FEWEST: Final = 2
MOST: Final = 8
"""Workers that think, unless told otherwise: more would be faster than one server process can use."""

log = structlog.get_logger("coldsnap.workers")


def usual_count() -> int:
    """A processor for the server and the others for workers that think; and one worker each for previews and flicks."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(FEWEST, usable - 1), MOST) + 2


class Workers:
    """Answers for tables, from `count` processes. One that works longer than `job_seconds` on a job is replaced.

    It is fair: flicks first, people before bots alone, and the time of the workers is shared between the addresses on
    whose behalf they work, and then between tables; one job of a table at a time.
    Every question raises WorkersStopped when the server ends, so that nothing untrue is written to a match.
    """

    def __init__(
        self, count: int | None = None, job_seconds: float = 20.0, *, command: Sequence[str] = COMMAND
    ) -> None:
        count = count or usual_count()
        self._pool = Pool(count, job_seconds, command)
        self._patience = job_seconds / 2
        """Seconds after which a job should end by itself, before its worker is given up."""
        self._longest_thought = LONELY_S if count == 1 else self._patience
        """Seconds that a bot may think that is told to hurry at all."""

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

    async def simulate(self, asker: Asker, waiting: Simulate) -> Flown:
        """Simulate a flick. There is always an answer: Unresolved if physics has none."""
        try:
            job = encode(SimulateJob(waiting.scene, waiting.impulse, self._patience))
        except Undecodable as fault:
            return Flown(Unresolved(str(fault)[:CAUSE]))
        answer = await self._pool.ask(asker, Work.FLICK, job, TRIES)
        if isinstance(answer, Flown):
            return answer
        cause = answer.cause if isinstance(answer, Failed) else "the engine does not answer"
        log.error("flick-failed", table=asker.table, cause=cause)
        return Flown(Unresolved(cause[:CAUSE]))

    async def choose(
        self,
        asker: Asker,
        game_id: str,
        level: str,
        view: View,
        choices: tuple[Choice, ...],
        seed: str,
        budget: Budget = Budget(),  # noqa: B008 - frozen
    ) -> Action | None:
        """The action that a bot chooses; None if it fails: the lapse is played. `seed` is the bot's own secret."""
        found = await self._chosen(asker, game_id, level, view, choices, seed, budget, Work.BOT)
        return None if found is None else found.action

    async def hint(
        self, asker: Asker, game_id: str, view: View, choices: tuple[Choice, ...], seed: str
    ) -> Advice | None:
        """The strongest bot's move after a moment's thought, and its reason; None if there is none. Raises Busy."""
        levels = level_names(game_id)
        if not levels:
            return None
        self._admit(asker, Work.HINT)
        return await self._chosen(asker, game_id, levels[-1], view, choices, seed, HINT, Work.HINT)

    async def preview(
        self, asker: Asker, wanted: Simulate, edges: tuple[Impulse, ...] = (), *, until_bounce: bool
    ) -> Foreseen:
        """Where a flick would lead, to the rest or to the first bounce; nothing if nobody can say. Raises Busy."""
        self._admit(asker, Work.PREVIEW)
        try:
            job = encode(PreviewJob(wanted.scene, wanted.impulse, edges, until_bounce, self._patience))
        except Undecodable:
            return Foreseen()
        answer = await self._pool.ask(asker, Work.PREVIEW, job, 1)
        return answer if isinstance(answer, Foreseen) else Foreseen()

    async def fly_again(self, asker: Asker, waiting: Simulate) -> Flown | None:
        """Simulate a flick of a finished match once more, to be looked at; None if there is no answer. Raises Busy."""
        self._admit(asker, Work.PREVIEW)
        job = encode(SimulateJob(waiting.scene, waiting.impulse, self._patience))
        answer = await self._pool.ask(asker, Work.PREVIEW, job, 1)
        return answer if isinstance(answer, Flown) else None

    def _admit(self, asker: Asker, work: Work) -> None:
        """Refuse help at once rather than late."""
        waiting = [job.asker for job in self._pool.waiting if job.work is work]
        if (
            len(waiting) >= HELP_WAITING
            or sum(other.address == asker.address for other in waiting) >= HELP_OF_AN_ADDRESS
            or sum(other.table == asker.table for other in waiting) >= HELP_OF_A_TABLE
        ):
            raise Busy("too many previews and hints are asked for just now")

    async def _chosen(
        self,
        asker: Asker,
        game_id: str,
        level: str,
        view: View,
        choices: tuple[Choice, ...],
        seed: str,
        budget: Budget,
        work: Work,
    ) -> Advice | None:
        seconds = self._patience if budget.seconds is None else min(budget.seconds, self._longest_thought)
        offered = Raw(encode_choices(choices))
        help_wanted = work is Work.HINT
        job = ChooseJob(game_id, level, Raw(encode(view)), offered, seed, budget.simulations, seconds, help_wanted)
        answer = await self._pool.ask(asker, work, encode(job), 1 if help_wanted else TRIES)
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
        log.warning("bot-failed", table=asker.table, game=game_id, level=level, cause=cause)
        return None
