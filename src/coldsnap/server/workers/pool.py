"""The worker processes and the jobs between them: who works on what, who is lost and replaced, who waits.

All of it runs on the event loop and none of it blocks. At most one job of a table is worked on at a time. Which job is
next says `queue`, how many workers a kind of job may hold at once says `places`.
"""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.server.workers.child import Child, start_child
from coldsnap.server.workers.jobs import Answer, Ready, read_said
from coldsnap.server.workers.places import may_begin
from coldsnap.server.workers.queue import Done, Queue
from coldsnap.server.workers.waiting import Asker, Lane, Waiting, Work

_START_SECONDS: Final = 60.0
"""How long a process may take to get warm."""
_STARTS: Final = 3
"""Starts that fail in a row before `start` gives up."""
_LONGEST_PAUSE: Final = 5.0
"""Seconds between starts that fail."""
_END_SECONDS: Final = 1.5

log = structlog.get_logger("coldsnap.workers")


class Busy(ColdsnapError):
    """Too much help is asked for just now. Nothing was begun; it may be asked for again later."""


class WorkersStopped(ColdsnapError):
    """There are no workers: the server ends, or has not begun. A match goes on at the server's next start."""


class WorkersFailed(ColdsnapError):
    """The workers cannot be started."""


@dataclass(frozen=True, slots=True)
class Load:
    """The load of the pool: workers that are warm, those at work, jobs that wait in each lane, workers lost so far.

    `done` is what was done for each lane since the start.
    """

    warm: int
    busy: int
    waiting: Mapping[Lane, int]
    done: Mapping[Lane, Done]
    lost: int


class Pool:
    """Some processes that run `command`. A job that takes longer than `job_seconds` ends its process."""

    def __init__(self, count: int, job_seconds: float, command: Sequence[str]) -> None:
        self._count = count
        self._job_seconds = job_seconds
        self._command = command
        self._children: list[Child] = []
        self._queue = Queue(lambda: asyncio.get_running_loop().time())
        self._starts: set[asyncio.Task[None]] = set()
        self._failed_starts = 0
        self._lost = 0
        self._warm: asyncio.Future[str] | None = None
        self._running = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes."""
        return tuple(child.pid for child in self._children if child.pid is not None)

    @property
    def load(self) -> Load:
        """The load of the pool now."""
        warm = [child for child in self._children if child.ready]
        waiting = {lane: self._queue.waiting(lane) for lane in Lane}
        return Load(len(warm), sum(child.job is not None for child in warm), waiting, self._queue.done, self._lost)

    async def start(self) -> None:
        """Start a process and wait until it is warm; the others are started then. Raises WorkersFailed."""
        self._running = True
        self._warm = asyncio.get_running_loop().create_future()
        self._begin(self._start_one())
        try:
            await self.engine()
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the processes; whoever still waits gets WorkersStopped."""
        self._running = False
        jobs = self._queue.clear() + [child.job for child in self._children if child.job is not None]
        for answer in (self._warm, *(job.answer for job in jobs)):
            if answer is not None and not answer.done():
                answer.set_exception(WorkersStopped("the workers have been stopped"))
                answer.exception()  # it is no fault if nobody waits any more
        for task in self._starts:
            task.cancel()
        for child in self._children:
            child.kill()
        ends = [*self._starts, *(child.gone for child in self._children)]
        if ends:
            await asyncio.wait(ends, timeout=_END_SECONDS)

    async def engine(self) -> str:
        """The engine's name, as soon as a worker is warm."""
        if self._warm is None:
            raise WorkersStopped("the workers have not been started")
        return await asyncio.shield(self._warm)

    @property
    def waiting(self) -> Iterable[Waiting]:
        """The jobs that wait for a worker."""
        return self._queue

    async def ask(self, asker: Asker, work: Work, message: bytes, tries: int) -> Answer | None:
        """The answer to a job; None if its worker was lost as often as it was tried. Raises WorkersStopped."""
        if not self._running:
            raise WorkersStopped("there are no workers")
        job = Waiting(asker, work, message, tries, asyncio.get_running_loop().create_future())
        self._queue.put(job)
        self._dispatch()
        try:
            return await job.answer
        finally:
            self._queue.drop(job)

    def _dispatch(self) -> None:
        """Give jobs to idle workers, as long as there are both."""
        for child in self._children:
            if not child.ready or child.job is not None:
                continue
            at_work = [other.job for other in self._children if other.job is not None]
            job = self._queue.take(may_begin(at_work, workers=sum(other.ready for other in self._children)))
            if job is None:
                return
            child.give(job, self._job_seconds)

    # --- the life of a process ---

    def _begin(self, start: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(start)
        self._starts.add(task)
        task.add_done_callback(self._starts.discard)

    async def _start_one(self, pause: float = 0.0) -> None:
        await asyncio.sleep(pause)
        try:
            child = await start_child(self._command, self._hear, self._lose)
        except OSError as fault:
            self._not_started(fault.strerror or type(fault).__name__)
            return
        if not child.gone.done():
            self._children.append(child)
            child.hurry(_START_SECONDS)

    def _not_started(self, cause: str) -> None:
        """Try again, later and later; whoever waits in `start` is told after some times."""
        self._failed_starts += 1
        log.error("worker-not-started", cause=cause, times=self._failed_starts)
        if self._failed_starts >= _STARTS and self._warm is not None and not self._warm.done():
            self._warm.set_exception(WorkersFailed(f"no worker could be started: {cause}"))
        self._begin(self._start_one(min(0.1 * 2**self._failed_starts, _LONGEST_PAUSE)))

    def _hear(self, child: Child, message: bytes) -> None:
        try:
            said = read_said(message)
        except Undecodable as fault:
            log.warning("worker-garbled", pid=child.pid, cause=str(fault))
            child.kill()
            return
        job = self._taken_from(child)
        if isinstance(said, Ready):
            child.ready, self._failed_starts = True, 0
            if self._warm is not None and not self._warm.done():
                self._warm.set_result(said.engine)
                for _ in range(self._count - 1):
                    self._begin(self._start_one())
        elif job is not None and not job.answer.done():
            job.answer.set_result(said)
        self._dispatch()

    def _taken_from(self, child: Child) -> Waiting | None:
        """The job that a worker has done with, if it had one."""
        job = child.take_job()
        if job is not None:
            self._queue.end(job)
        return job

    def _lose(self, child: Child) -> None:
        """A process has ended: begin another, and see what becomes of its job."""
        with contextlib.suppress(ValueError):  # one that ended before it was known
            self._children.remove(child)
        job = self._taken_from(child)
        if not self._running:
            return
        self._lost += 1
        work, table = (job.work.name.lower(), job.asker.table) if job else (None, None)
        log.warning("worker-lost", pid=child.pid, hung=child.hung, job=work, table=table)
        if child.ready:
            self._begin(self._start_one())
        else:
            self._not_started("it took too long" if child.hung else "it ended before it was warm")
        if job is not None and not job.answer.done():
            job.tries -= 1
            if job.tries > 0:
                self._queue.put_back(job)
            else:
                job.answer.set_result(None)
        self._dispatch()
