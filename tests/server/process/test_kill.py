"""kill -9 of the whole server, at random points and under load: nothing that was acknowledged is lost or doubled."""

import asyncio
import os
import signal
import time
from pathlib import Path

from coldsnap.bots.random_bot import RandomBot
from coldsnap.client.connection import Client
from coldsnap.client.link import make_table, read_link
from coldsnap.client.news import SeenTable
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Offer
from coldsnap.core.record import Resolved
from coldsnap.core.rng import rng_from
from coldsnap.wire.messages import Done
from coldsnap.wire.new_table import ClockWish, NewTable, SeatWish
from deadlines import until
from server_kills import MOVES, kill_often
from server_kit import ServerProcess, stored_entries

KILLS = int(os.environ.get("COLDSNAP_TEST_KILLS", "12"))
DOWN_S = 1.0


def test_nothing_that_was_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    tally = asyncio.run(kill_often(tmp_path, KILLS))
    print(*(f"{name}: {value}" for name, value in tally.rows()), sep="\n")
    assert tally.kills >= KILLS
    assert tally.acknowledged >= MOVES * (tally.kills - tally.early)
    assert len(tally.resumed) == tally.kills - tally.early, "every table was played on after every kill"


def test_a_flick_that_was_in_the_air_is_simulated_again(tmp_path: Path) -> None:
    asyncio.run(_flick_in_the_air(tmp_path))


async def _flick_in_the_air(folder: Path) -> None:
    with ServerProcess(folder) as server:
        made = await make_table(server.base, NewTable("icecool-practice", (SeatWish("person"),)))
        async with Client(read_link(made.links.host)) as client:
            await _asked(client)
            held = server.hold_workers()
            try:
                flown = await _flicked(client)
                server.kill()
            finally:
                for worker in held:
                    os.kill(worker, signal.SIGKILL)
            stored = stored_entries(server.database, made.table, "icecool-practice")
            assert len(stored) == flown
            server.start()
            await asyncio.to_thread(server.wait)
            await until(lambda: client.seen is not None and client.seen.ply > flown)
            after = await _asked(client)
        found = stored_entries(server.database, made.table, "icecool-practice")
        assert found[:flown] == stored
        assert isinstance(found[flown].move.action, Resolved)
        assert after.ply > flown


def test_no_clock_is_charged_while_the_server_is_down(tmp_path: Path) -> None:
    asyncio.run(_clock(tmp_path))


async def _clock(folder: Path) -> None:
    """A decision costs no more than the time for which its player was connected to the server that heard it."""
    wanted = NewTable("icetoids", (SeatWish("person"), SeatWish("bot", level="pebble")), clock=ClockWish(3600))
    with ServerProcess(folder) as server:
        made = await make_table(server.base, wanted)
        async with Client(read_link(made.links.host)) as client:
            before = await _asked(client)
            server.kill()
        await asyncio.sleep(DOWN_S)
        server.start()
        await asyncio.to_thread(server.wait)
        began = time.monotonic()
        async with Client(read_link(made.links.host)) as client:
            seen = await _asked(client)
            assert seen.ply == before.ply
            await _random_move(client, seen)
        connected_s = time.monotonic() - began
        entry = stored_entries(server.database, made.table, "icetoids")[before.ply]
        assert entry.move.seat == 0
        assert entry.charged <= 1000 * connected_s


async def _flicked(client: Client) -> int:
    """Move until something is in the air; the number of entries then."""
    while True:
        await _random_move(client, await _asked(client))
        if client.seen is not None and client.seen.simulating:
            return client.seen.ply


async def _asked(client: Client) -> SeenTable:
    """The newest view in which this client has to decide, on a line that stands."""
    await until(
        lambda: client.status.state == "connected" and client.seen is not None and client.seen.offer is not None
    )
    assert client.seen is not None
    return client.seen


async def _random_move(client: Client, seen: SeenTable) -> None:
    assert isinstance(seen.offer, Offer)
    answer = await client.act(RandomBot().choose(seen.view, seen.offer.choices, rng_from(str(seen.ply)), Budget()))
    assert isinstance(answer, Done), answer
