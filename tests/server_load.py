"""Scripted players for a server that is killed under them, and the check of what they were told against the file."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from coldsnap.bots.random_bot import RandomBot
from coldsnap.client.connection import Client
from coldsnap.client.link import Link, Secret, make_table, read_link
from coldsnap.client.news import SeenTable
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Offer
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.wire.messages import Done, Refused
from coldsnap.wire.new_table import NewTable, SeatWish
from server_kit import stored_entries

BOT = RandomBot()


@dataclass(frozen=True, slots=True)
class Move:
    """A move that a player sent."""

    seat: int
    action: Action


@dataclass
class Seats:
    """One table, what its players sent and what they were told. `plies`: the newest that any of them has seen."""

    id: str
    game: str
    links: tuple[Link, ...]
    sent: dict[int, Move] = field(default_factory=dict)
    acknowledged: dict[int, Move] = field(default_factory=dict)
    unchecked: list[int] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    ply: int = 0
    over: bool = False
    simulating: bool = False


@dataclass
class Load:
    """Tables that are played without a pause; where a match ends, the next begins."""

    base: str
    pause_s: float = 0.01
    tables: list[Seats] = field(default_factory=list)
    lost_connections: int = 0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self, game: str, wishes: Sequence[SeatWish]) -> None:
        self._tasks.append(asyncio.create_task(self._matches(game, tuple(wishes))))

    @property
    def playing(self) -> list[Seats]:
        return [table for table in self.tables if not table.over]

    @property
    def acknowledged(self) -> int:
        """Moves that the players were told are done."""
        return sum(len(table.acknowledged) for table in self.tables)

    def check_alive(self) -> None:
        """Raise what a player stumbled over."""
        for task in self._tasks:
            if task.done():
                task.result()

    def tell(self) -> str:
        """Where every table stands and what every task of the players waits for, for whoever looks for a fault."""
        tables = [f"{table.id} {table.game}, ply {table.ply}, in the air: {table.simulating}" for table in self.playing]
        tasks = [str(frame) for task in asyncio.all_tasks() for frame in task.get_stack(limit=1)]
        return "\n".join(("the players know:", *tables, "and wait at:", *tasks))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _matches(self, game: str, wishes: tuple[SeatWish, ...]) -> None:
        while True:
            table = await self.new_table(NewTable(game, wishes))
            self.tables.append(table)
            async with asyncio.TaskGroup() as players:
                for link in table.links:
                    players.create_task(self.play(table, link))

    async def new_table(self, wanted: NewTable) -> Seats:
        while True:
            with contextlib.suppress(ColdsnapError):  # the server is down: try again
                made = await make_table(self.base, wanted)
                here = read_link(made.links.watch)
                links = tuple(here._replace(held=(Secret("seat", grant.token),)) for grant in made.seats)
                return Seats(made.table, wanted.game, links)
            await asyncio.sleep(0.05)

    async def play(self, table: Seats, link: Link) -> None:
        async with Client(link) as client:
            async for news in client:
                assert client.status.state != "closed", client.status
                if isinstance(news, Refused):
                    table.refused[news.code] += 1
                if not isinstance(news, SeenTable) or news is not client.seen:
                    continue
                table.ply, table.simulating = max(table.ply, news.ply), news.simulating
                if news.over:
                    table.over = True
                    return
                if news.offer is not None:
                    await self._move(client, table, news, news.offer)

    async def _move(self, client: Client, table: Seats, seen: SeenTable, offer: Offer) -> None:
        rng = rng_from(f"{table.id} {seen.ply} {random.random()}")  # noqa: S311 - any move will do
        move = Move(offer.seat, BOT.choose(seen.view, offer.choices, rng, Budget()))
        known = table.sent.setdefault(seen.ply, move)
        if known is not move:
            return  # it is on its way already
        answer = await client.act(move.action)
        if isinstance(answer, Done):
            table.acknowledged[seen.ply] = move
            table.unchecked.append(seen.ply)
        else:
            table.refused[getattr(answer, "code", "?")] += 1
        await asyncio.sleep(self.pause_s)


def check(database: Path, load: Load) -> int:
    """Every acknowledged move is in the file, once and as it was sent; how many were looked at since the last time."""
    looked = 0
    for table in load.tables:
        if not table.unchecked:
            continue
        first = min(table.unchecked)
        stored = {entry.ply: entry for entry in stored_entries(database, table.id, table.game, first)}
        for ply in table.unchecked:
            assert ply in stored, f"acknowledged and lost: table {table.id}, ply {ply}"
            _same(table, stored[ply], table.acknowledged[ply])
        looked += len(table.unchecked)
        table.unchecked.clear()
    return looked


def check_whole(database: Path, table: Seats) -> int:
    """The file against all that was sent: no gap, nothing twice, nothing that nobody sent; how many entries."""
    entries = stored_entries(database, table.id, table.game)
    assert [entry.ply for entry in entries] == list(range(len(entries)))
    people = {move.seat for move in table.sent.values()}
    for entry in entries:
        if entry.move.seat in people:
            assert entry.ply in table.sent, f"nobody sent that: table {table.id}, ply {entry.ply}"
            _same(table, entry, table.sent[entry.ply])
    stored = {entry.ply for entry in entries if entry.move.seat != NATURE}
    assert table.acknowledged.keys() <= stored
    return len(entries)


def _same(table: Seats, entry: Entry, move: Move) -> None:
    found = (entry.move.seat, entry.move.action)
    assert found == (move.seat, move.action), f"table {table.id}, ply {entry.ply}: {found} in place of {move}"
