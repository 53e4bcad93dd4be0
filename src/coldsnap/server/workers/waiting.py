"""Jobs for workers: what is to be done, on whose behalf, and in which lane it waits."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from coldsnap.server.workers.jobs import Answer


class Work(IntEnum):
    """What a worker is asked for."""

    FLICK = 0
    PREVIEW = 1
    HINT = 2
    BOT = 3

    @property
    def thinks(self) -> bool:
        """Whether it is a bot that thinks, for its own turn or for a hint: for a second rather than milliseconds."""
        return self in (Work.HINT, Work.BOT)


class Lane(IntEnum):
    """Where a job waits: flicks; what else people wait for; and all that is done for tables of bots alone."""

    FLICKS = 0
    PEOPLE = 1
    BOTS_ALONE = 2


@dataclass(frozen=True, slots=True)
class Asker:
    """On whose behalf a worker works: a table, and the address (its hash) of whoever asked for help.

    What the match needs is asked for by the address that made the table. `bots_alone`: nobody but bots sits there.
    """

    table: str
    address: str = ""
    bots_alone: bool = False


@dataclass(eq=False, slots=True)
class Waiting:
    """A job, and who waits for its answer; the answer is None once all its tries have ended with a lost worker.

    `since` is when it began to wait, and then when a worker began with it.
    """

    asker: Asker
    work: Work
    message: bytes
    tries: int
    answer: "asyncio.Future[Answer | None]" = field(repr=False)
    since: float = 0.0

    @property
    def lane(self) -> Lane:
        """The lane it waits in."""
        if self.asker.bots_alone:
            return Lane.BOTS_ALONE
        return Lane.FLICKS if self.work is Work.FLICK else Lane.PEOPLE
