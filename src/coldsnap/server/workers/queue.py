"""Jobs that wait, and whose turn it is: next is who has had the least worker time.

Worker time is shared three times over: between the lanes (`Lane`), in a lane between the addresses for which there is
work, and of an address between its tables. What counts is how long workers have worked, not how many jobs they have
done, so one long thought weighs as much as hundreds of previews. Nobody saves up: whoever comes begins level with those
who have had the least of all who wait or are worked for. So whoever has asked for little is next, and nobody waits for
ever. (Known as start-time fair queueing, with shares within shares.)
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from coldsnap.server.workers.waiting import Lane, Waiting

WEIGHTS: Final = {Lane.FLICKS: 64, Lane.PEOPLE: 8, Lane.BOTS_ALONE: 1}
"""How worker time is shared while jobs wait in several lanes. Flicks take milliseconds and do not use their share up:
they are next whenever they come, unless they come in a flood."""
LEAST_S: Final = 0.0001
"""Seconds that a job costs in any case: writing it down, the way to the worker and back."""


class Share:
    """One of those who share worker time: a lane, an address in it, a table of that. `parts` share what it gets.

    `level` is what they had when the last of their jobs began: the least of those who then had something to do.
    """

    __slots__ = ("_had", "at_work", "jobs", "level", "parts", "waiting", "weight")

    def __init__(self, weight: int = 1, had: float = 0.0) -> None:
        self.parts: dict[int | str, Share] = {}
        self.jobs: deque[Waiting] = deque()
        self.waiting = 0
        self.at_work = 0
        self.level = 0.0
        self.weight = weight
        self._had = had * weight

    @property
    def active(self) -> bool:
        """Whether it has something to do, or is at it."""
        return self.waiting + self.at_work > 0

    def had(self, now: float) -> float:
        """The seconds that workers have worked for it up to now, by its weight."""
        return (self._had + self.at_work * now) / self.weight

    def rank(self, now: float) -> tuple[float, int]:
        """Where it stands among others: who has had the least is first, and of two equals the weightier."""
        return self.had(now), -self.weight

    def begin(self, now: float) -> None:
        """A worker begins with one of its jobs."""
        self.waiting -= 1
        self.at_work += 1
        self._had += LEAST_S - now

    def end(self, now: float) -> None:
        """A worker has done with one of its jobs."""
        self.at_work -= 1
        self._had += now

    def part(self, name: int | str, weight: int, now: float) -> "Share":
        """The part for which there is work now.

        One that is new, or had nothing to do until all others had caught up with it, begins level with them.
        """
        found = self.parts.get(name)
        if found is not None and found.active:
            return found
        if any(part.active for part in self.parts.values()):
            self.parts = {key: part for key, part in self.parts.items() if part.active or part.had(now) > self.level}
        else:
            self.parts, self.level = {}, 0.0
        return self.parts.setdefault(name, Share(weight, self.level))

    def first(self, fits: Callable[[Waiting], bool], now: float) -> Waiting | None:
        """The first of its jobs that may be done now: of the part that has had the least, if that has any."""
        parts = sorted((part for part in self.parts.values() if part.active), key=lambda part: part.rank(now))
        for part in parts:
            found = part.first(fits, now) if part.waiting else None
            if found is not None:
                self.level = parts[0].had(now)
                return found
        return next(filter(fits, self.jobs), None)


@dataclass(slots=True)
class Done:
    """What was done for a lane so far: jobs begun, and the seconds that they waited and were worked on."""

    begun: int = 0
    waited_s: float = 0.0
    worked_s: float = 0.0


class Queue:
    """Jobs that wait. `clock` gives seconds; who takes a job says when it has ended."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.shares = Share()
        self._waiting: dict[Waiting, None] = {}
        self.done = {lane: Done() for lane in Lane}

    def waiting(self, lane: Lane) -> int:
        """The number of jobs that wait in a lane."""
        share = self.shares.parts.get(lane)
        return 0 if share is None else share.waiting

    def __iter__(self) -> Iterator[Waiting]:
        return iter(self._waiting)

    def put(self, job: Waiting) -> None:
        """At the end of its table's jobs."""
        self._add(job)[-1].jobs.append(job)

    def put_back(self, job: Waiting) -> None:
        """Before its table's other jobs, once it has ended: its worker was lost."""
        self._add(job)[-1].jobs.appendleft(job)

    def take(self, fits: Callable[[Waiting], bool]) -> Waiting | None:
        """The job whose turn it is, of those that may be done now."""
        now = self._clock()
        job = self.shares.first(fits, now)
        if job is None:
            return None
        shares = self._shares(job, now)
        shares[-1].jobs.remove(job)
        for share in shares:
            share.begin(now)
        del self._waiting[job]
        done = self.done[job.lane]
        done.begun += 1
        done.waited_s += now - job.since
        job.since = now
        return job

    def end(self, job: Waiting) -> None:
        """A worker has done with a job that was taken."""
        now = self._clock()
        for share in self._shares(job, now):
            share.end(now)
        self.done[job.lane].worked_s += now - job.since

    def drop(self, job: Waiting) -> None:
        """Forget a job that nobody waits for any more; also one that is not here."""
        if job in self._waiting:
            del self._waiting[job]
            shares = self._shares(job, self._clock())
            shares[-1].jobs.remove(job)
            for share in shares:
                share.waiting -= 1

    def clear(self) -> list[Waiting]:
        """Take everything out."""
        found = list(self._waiting)
        for job in found:
            self.drop(job)
        return found

    def _add(self, job: Waiting) -> list[Share]:
        job.since = self._clock()
        shares = self._shares(job, job.since)
        for share in shares:
            share.waiting += 1
        self._waiting[job] = None
        return shares

    def _shares(self, job: Waiting, now: float) -> list[Share]:
        """The shares that a job belongs to, from its lane down to its table in it."""
        lane = self.shares.part(job.lane, WEIGHTS[job.lane], now)
        address = lane.part(job.asker.address, 1, now)
        return [lane, address, address.part(job.asker.table, 1, now)]
