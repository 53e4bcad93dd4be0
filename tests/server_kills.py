"""Kill a server again and again while tables are played, and see what was lost and how soon everybody plays again."""

import asyncio
import contextlib
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect
from websockets.typing import Origin

from coldsnap.client.link import Link
from coldsnap.client.news import read_answer
from coldsnap.core.codec import encode
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import SeatWish
from deadlines import HANG_S, until
from server_kit import ServerProcess, stored_entries
from server_load import Load, check, check_whole
from worker_tables import wait_until_gone

PEOPLE: Final = (SeatWish("person"), SeatWish("person"))
WITH_BOTS: Final = (SeatWish("person"), SeatWish("bot", level="pebble"), SeatWish("bot", level="pebble"))
EARLY: Final = 0.25
"""The part of kills that hit a server which is just starting."""
MOVES: Final = 12
"""Moves that are acknowledged between two kills, at least."""
RUN_S: Final = 0.3
"""The longest time after them before the next kill."""
AIMED: Final = 0.4
"""The part of kills that wait for a flick, to hit it in the air; but not for long."""
AIM_S: Final = 0.5
START_S: Final = 0.8


@dataclass
class Tally:
    """What a series of kills has shown. Times are seconds since the process was started again."""

    kills: int = 0
    early: int = 0
    acknowledged: int = 0
    entries: int = 0
    tables: int = 0
    in_the_air: int = 0
    healthy: list[float] = field(default_factory=list)
    playable: list[float] = field(default_factory=list)
    resumed: list[float] = field(default_factory=list)

    def rows(self) -> list[tuple[str, str]]:
        return [
            ("kills", f"{self.kills} ({self.early} of them while the server was starting)"),
            ("tables", str(self.tables)),
            ("acknowledged moves, each looked up in the file after the kill", str(self.acknowledged)),
            ("entries, each compared with what was sent", str(self.entries)),
            ("flicks that were in the air at a kill, and simulated again", str(self.in_the_air)),
            ("lost or doubled", "0"),
            ("server answers, s after its start", _times(self.healthy)),
            ("every table shown to a newcomer, s after the start", _times(self.playable)),
            ("every table's own players have moved on, s after the start", _times(self.resumed)),
        ]


def _times(found: list[float]) -> str:
    if not found:
        return "-"
    return f"median {statistics.median(found):.2f}, worst {max(found):.2f}"


async def kill_often(
    folder: Path, kills: int, *, seed: str = "kills", tell: Callable[[Tally], None] = lambda _: None
) -> Tally:
    """Six tables of IceToids and two of ICECOOL under load, and so many kills at random points."""
    tally, chance = Tally(), random.Random(seed)  # noqa: S311 - only when to kill
    with ServerProcess(folder) as server:
        load = Load(server.base)
        for _ in range(6):
            load.begin("icetoids", PEOPLE)
        for _ in range(2):
            load.begin("icecool", WITH_BOTS)
        try:
            await until(lambda: len(load.tables) >= 8 and all(table.ply > 1 for table in load.tables))
            while tally.kills < kills:
                await _one(server, load, tally, chance)
                tell(tally)
        except Exception as fault:
            raise AssertionError(f"after {tally.kills} kills, {load.tell()}\n{server.autopsy()}") from fault
        finally:
            await load.end()
        tally.entries = sum(check_whole(server.database, table) for table in load.tables)
        tally.tables = len(load.tables)
        refused = {table.id: dict(table.refused) for table in load.tables if table.refused}
        assert not refused, refused
    return tally


async def _one(server: ServerProcess, load: Load, tally: Tally, chance: random.Random) -> None:
    """Some moves, a kill, a start, and everybody is back; sometimes the start is killed, too."""
    wanted = load.acknowledged + MOVES
    await until(lambda: load.acknowledged >= wanted)
    await asyncio.sleep(chance.random() * RUN_S)
    if chance.random() < AIMED:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AIM_S):
                await until(lambda: any(table.simulating for table in load.playing))
    flying = [table for table in load.playing if table.simulating]
    _kill(server, load, tally)
    tally.in_the_air += sum(len(stored_entries(server.database, table.id, table.game)) == table.ply for table in flying)
    while chance.random() < EARLY:
        server.start()
        await asyncio.sleep(chance.random() * START_S)
        _kill(server, load, tally)
        tally.early += 1
    before = {table.id: table.ply for table in load.playing}
    began = time.monotonic()
    server.start()
    await asyncio.to_thread(server.wait)
    tally.healthy.append(time.monotonic() - began)
    await asyncio.gather(*(_look(table.links[0]) for table in load.playing))
    tally.playable.append(time.monotonic() - began)
    await until(lambda: all(table.over or table.ply > before.get(table.id, 0) for table in load.tables))
    tally.resumed.append(time.monotonic() - began)
    load.check_alive()


def _kill(server: ServerProcess, load: Load, tally: Tally) -> None:
    workers = server.kill()
    tally.kills += 1
    tally.acknowledged += check(server.database, load)
    wait_until_gone(workers)


async def _look(link: Link) -> None:
    """Somebody who has seen nothing yet comes to a table and is shown it."""
    async with connect(link.socket, origin=Origin(link.base), proxy=None, max_size=None) as line:
        await line.send(encode(wire.Hello(wire.PROTOCOL, link.tokens)).decode())
        async with asyncio.timeout(HANG_S):
            while not isinstance(read_answer(await line.recv()), wire.Sync):
                pass
