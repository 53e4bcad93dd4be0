"""Jobs that wait for a worker: physics before bots before help, and within each the tables in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import IntEnum

from coldsnap.server.workers.jobs import Answer


class Urgency(IntEnum):
    """The order in which jobs are done. HELP is previews and hints."""

    PHYSICS = 0
    BOT = 1
    HELP = 2


@dataclass(eq=False, slots=True)
class Waiting:
    """A job, and who waits for its answer; the answer is None once all its tries have ended with a lost worker."""

    table: str
    urgency: Urgency
    message: bytes
    tries: int
    answer: "asyncio.Future[Answer | None]" = field(repr=False)


class Queue:
    """Every table comes to its turn: one with many jobs delays another's by one job at most."""

    def __init__(self) -> None:
        self._lanes: dict[Urgency, OrderedDict[str, deque[Waiting]]] = {kind: OrderedDict() for kind in Urgency}

    def put(self, job: Waiting) -> None:
        """At the end of its table's jobs."""
        self._lanes[job.urgency].setdefault(job.table, deque()).append(job)

    def put_back(self, job: Waiting) -> None:
        """Put a job before all others of its urgency: its worker was lost."""
        lane = self._lanes[job.urgency]
        lane.setdefault(job.table, deque()).appendleft(job)
        lane.move_to_end(job.table, last=False)

    def take(self, busy: AbstractSet[str], *, only_physics: bool) -> Waiting | None:
        """The next job of a table that is not busy. Its table then goes to the end of the line."""
        for urgency in (Urgency.PHYSICS,) if only_physics else Urgency:
            lane = self._lanes[urgency]
            table = next((name for name in lane if name not in busy), None)
            if table is not None:
                lane.move_to_end(table)
                job = lane[table].popleft()
                self._tidy(urgency, table)
                return job
        return None

    def drop(self, job: Waiting) -> None:
        """Forget a job that nobody waits for any more; also one that is not here."""
        jobs = self._lanes[job.urgency].get(job.table, ())
        if job in jobs:
            self._lanes[job.urgency][job.table].remove(job)
            self._tidy(job.urgency, job.table)

    def count(self, urgency: Urgency, table: str | None = None) -> int:
        """The number of jobs that wait: all, or those of one table."""
        lane = self._lanes[urgency]
        return sum(map(len, lane.values())) if table is None else len(lane.get(table, ()))

    def clear(self) -> list[Waiting]:
        """Take everything out."""
        found = [job for lane in self._lanes.values() for jobs in lane.values() for job in jobs]
        for lane in self._lanes.values():
            lane.clear()
        return found

    def _tidy(self, urgency: Urgency, table: str) -> None:
        if not self._lanes[urgency][table]:
            del self._lanes[urgency][table]
