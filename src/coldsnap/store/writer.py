"""Group commit: whatever waits is written in one transaction, and nobody hears of it before the commit."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sa

from coldsnap.store.engine import Database, storage_fault
from coldsnap.store.ledger import Job, Tail, write_all
from coldsnap.store.rows import StoreFault
from coldsnap.store.settle import Settle, until_settled

Outcome = Exception | None


class Writer:
    """The only one who writes to a database. `now` tells the server's time."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._tails: dict[str, Tail] = {}
        self._waiting: list[tuple[Job, Settle]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._failed: tuple[float, StoreFault] | None = None
        self.on_fault: Callable[[StoreFault], None] | None = None
        """Hears of the first of some writes in a row that the storage refuses."""

    def fault(self, seconds: float) -> StoreFault | None:
        """What was wrong with the storage at the last write, if that was so recently."""
        return self._failed[1] if self._failed and time.monotonic() - self._failed[0] < seconds else None

    def add(self, job: Job, settle: Settle) -> None:
        """Write a job; `settle` hears how that ended. Jobs are written in the order they come in. Raises StoreFault."""
        if self._closed:
            raise StoreFault("store-closed", path=self._database.path)
        self._waiting.append((job, settle))
        if self._task is None:
            self._task = asyncio.create_task(self._write())

    async def put(self, job: Job) -> None:
        """Returns when the job is committed; raises if nothing of it was. See `until_settled`."""
        await until_settled(partial(self.add, job))

    async def close(self) -> None:
        """Take nothing more, and finish what waits."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        group: list[tuple[Job, Settle]] = []
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                outcomes = await self._outcomes([job for job, _ in group])
                for (_, settle), outcome in zip(group, outcomes, strict=True):
                    settle(outcome)
                group = []
        finally:
            self._task = None
            for _, settle in (*group, *self._waiting):  # only if the whole program is being stopped
                settle(asyncio.CancelledError())

    async def _outcomes(self, jobs: list[Job]) -> Sequence[Outcome]:
        try:
            outcomes = await self._database.write(partial(self._group, jobs))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
            self._tails.clear()
            self._note(error)
            return [_copy(error) for _ in jobs]
        self._note(None)
        return outcomes

    def _note(self, error: Exception | None) -> None:
        if not isinstance(error, StoreFault):
            self._failed = None
            return
        if self._failed is None and self.on_fault is not None:
            self.on_fault(error)
        self._failed = (time.monotonic(), error)

    def _group(self, jobs: list[Job], connection: sa.Connection) -> Sequence[Outcome]:
        """Write all in one transaction. If one of them is bad, write them one by one to find it."""
        try:
            write_all(connection, jobs, self._tails, self._now())
        except Exception as error:
            self._tails.clear()
            if storage_fault(error, self._database.path):
                raise
            return self._one_by_one(jobs, connection)
        return [None] * len(jobs)

    def _one_by_one(self, jobs: list[Job], connection: sa.Connection) -> Sequence[Outcome]:
        outcomes: list[Outcome] = []
        for job in jobs:
            try:
                connection.rollback()
                write_all(connection, [job], self._tails, self._now())
            except Exception as error:  # noqa: BLE001 - it is raised again where the job came from
                broken = storage_fault(error, self._database.path)
                if broken:  # it would be the same for the others, after as long a wait
                    return outcomes + [_copy(broken) for _ in jobs[len(outcomes) :]]
                outcomes.append(_refused(error))
            else:
                outcomes.append(None)
        return outcomes


def _refused(error: Exception) -> Exception:
    return StoreFault("database-refuses", cause=error.orig) if isinstance(error, sa.exc.IntegrityError) else error


def _copy(error: Exception) -> Exception:
    """Each waiter gets an error of its own: one that is raised twice grows a traceback of both."""
    return StoreFault(error.code, **error.details) if isinstance(error, StoreFault) else error
