"""A server under an attack, as tests see it: the attack goes on until something has happened, and never for a time."""

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from coldsnap.core.codec import encode
from coldsnap.load_test.abuse.ask import HOST, ask
from coldsnap.load_test.abuse.attack import Attack, Order
from coldsnap.load_test.abuse.attacks import ATTACKS
from coldsnap.load_test.abuse.neighbour_tables import Acknowledged
from coldsnap.load_test.abuse.neighbours import Neighbours
from coldsnap.load_test.server_process import Running, server
from deadlines import HANG_S, until
from server_kit import stored_entries

SERVE: Final = (sys.executable, "-P", "-c", "from coldsnap.cli.main import main; main()", "serve")
NETWORK: Final = 100
LOOK_S: Final = 0.2
MORE: Final = 16
"""Descriptors that a server may have more than before: of neighbours who come and go, of readers of the database."""


@dataclass
class Siege:
    """A server, its neighbours, and who attacks it."""

    running: Running
    neighbours: Neighbours
    attack: Attack
    attacking: "asyncio.Task[None]"

    @property
    def counts(self) -> Mapping[str, int]:
        return self.attack.counts

    async def until(self, enough: Callable[[], bool]) -> None:
        """Wait until something has happened; an attack that breaks off is a fault of the test."""

        def seen() -> bool:
            if self.attacking.done():
                self.attacking.result()
            return enough()

        await until(seen)

    async def go_on(self, turns: int = 2) -> None:
        """Wait until every neighbour has had so many more turns."""
        await go_on(self.neighbours, turns)


async def go_on(neighbours: Neighbours, turns: int = 2) -> None:
    """Wait until every neighbour has had so many more turns."""
    wanted = {one: neighbours.turns[one] + turns for one in neighbours.everybody}
    await until(lambda: all(neighbours.turns[one] >= turn for one, turn in wanted.items()))


async def says_that_it_stores(running: Running, *, it_does: bool) -> None:
    """Wait until the server's health says whether it can store."""
    wanted = HTTPStatus.OK if it_does else HTTPStatus.SERVICE_UNAVAILABLE
    while (await ask(running.port, HOST, "/api/health")).status != wanted:
        await asyncio.sleep(LOOK_S)


@dataclass
class Met:
    """What came of a siege: for the neighbours during and after it, for the attacker, and in the server's log."""

    during: Mapping[str, float]
    after: Mapping[str, float]
    counts: Mapping[str, int]
    log: list[dict[str, Any]]

    def closed(self) -> set[str]:
        """What put an end to the attacker's connections."""
        return {what for what in self.counts if what.startswith(("closed", "answered", "hung-up", "refused"))}


def besiege(name: str, during: Callable[[Siege], Awaitable[None]]) -> Met:
    """Attack a server with its limits at their defaults; whatever the attack, its neighbours must not notice much.

    No limit of time is in that: all they ask for is granted and answered, nothing is lost, and nothing stays behind.
    """

    async def run(running: Running) -> Met:
        async with Neighbours(running, flicks=2, moves=1, bots=1, patience_s=HANG_S) as neighbours:
            victim, before = neighbours.private_table, descriptors(running)
            order = Order(name, running.port, NETWORK, HANG_S, victim.table, victim.watch)
            attack = ATTACKS[name](order)
            await attack.set_up()
            siege = Siege(running, neighbours, attack, asyncio.create_task(attack.run()))
            try:
                numbers = await neighbours.live(during(siege))
            finally:
                siege.attacking.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await siege.attacking
                attack.tear_down()
            after = await neighbours.live(go_on(neighbours))
            await until(lambda: descriptors(running) <= before + MORE)
        check_stored(running.database, neighbours.acknowledged)
        return Met(numbers, after, dict(attack.counts), logged(running))

    with server(SERVE, {}, descriptors=1024) as running:
        met = asyncio.run(run(running))
    check_granted(met.during)
    check_granted(met.after)
    assert [line for line in met.log if line["level"] in ("error", "critical") or "exception" in line] == []
    return met


def check_granted(numbers: Mapping[str, float]) -> None:
    """Nothing was refused to a neighbour, and all tables have moved on."""
    refused = {what: count for what, count in numbers.items() if what.startswith("not_granted") and count}
    assert refused == {}
    assert numbers["tables_moving"] == numbers["tables"]


def check_stored(database: Path, acknowledged: list[Acknowledged]) -> None:
    """Every move that was acknowledged is in the file, as it was made."""
    assert acknowledged
    for table, game in {(move.table, move.game) for move in acknowledged}:
        stored = {entry.ply: encode(entry.move.action) for entry in stored_entries(database, table, game)}
        made = {move.ply: move.action for move in acknowledged if move.table == table}
        assert {ply: stored.get(ply) for ply in made} == made


def logged(running: Running) -> list[dict[str, Any]]:
    """The lines of the server's log."""
    return [json.loads(line) for line in running.log.read_text(encoding="utf-8").splitlines()]


def descriptors(running: Running) -> int:
    """How many descriptors the server's process has."""
    return len(list(Path(f"/proc/{running.pid}/fd").iterdir()))
