"""The part "abuse" of `make soak`: every attack for long, then what breaks around a server, all on one server."""

import asyncio
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from abuse_faults import full_disk, stopped_workers, take_away
from abuse_kit import SERVE, check_stored, says_that_it_stores
from coldsnap.load_test.abuse.attacks import ATTACKS
from coldsnap.load_test.abuse.measure_abuse import AFTER, DESCRIPTORS, QUIET, Span, span
from coldsnap.load_test.abuse.neighbours import Neighbours
from coldsnap.load_test.abuse.report import COUNTS, MET, TIMES, counts, met, times
from coldsnap.load_test.server_process import Running, server

FAULTS: Final = {"disk full": full_disk, "workers stopped": stopped_workers}
DELETED: Final = "file taken away"
"""The last of all: after that, a server has to be started again."""


def soak_abuse(seconds: float) -> str:
    """Each attack and each fault for so many seconds; the tables, in Markdown. Fails if a move is lost."""

    async def run(running: Running, elsewhere: Path) -> dict[str, Span]:
        found: dict[str, Span] = {}
        async with Neighbours(running) as neighbours:
            for name in (QUIET, *ATTACKS, *FAULTS, AFTER):
                print(f"{name}: {seconds:.0f} s", flush=True)
                if name in FAULTS:
                    found[name] = {**await neighbours.live(_through(FAULTS[name](running), seconds))}
                    await says_that_it_stores(running, it_does=True)
                else:
                    found[name] = await span(running, neighbours, name, seconds)
            moved = take_away(running.database, elsewhere)
            before = len(neighbours.acknowledged)
            found[DELETED] = {**await neighbours.live(asyncio.sleep(seconds))}
        assert len(neighbours.acknowledged) == before, "what is stored nowhere was acknowledged"
        check_stored(moved, neighbours.acknowledged)
        print(f"{before} moves acknowledged, and all of them are in the file")
        return found

    with tempfile.TemporaryDirectory() as folder, server(SERVE, {}, descriptors=DESCRIPTORS) as running:
        found = asyncio.run(run(running, Path(folder) / "elsewhere"))
    tables = ((TIMES, times(found)), (COUNTS, counts(found)), (MET, met(found)))
    return "\n\n".join("\n".join(_markdown(columns, rows)) for columns, rows in tables)


async def _through(fault: AbstractContextManager[object], seconds: float) -> None:
    with fault:
        await asyncio.sleep(seconds)


def _markdown(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    for row in (columns, ["---"] * len(columns), *rows):
        yield f"| {' | '.join(row)} |"
