"""What the tests of the store share: a table's row, a match of IceToids, and a look past the store at the file."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from coldsnap.core.choices import Turn
from coldsnap.core.record import Entry, Record
from coldsnap.match.replay import verify
from coldsnap.match.table import Table
from coldsnap.store.matches import MatchRow, MatchStore, SeatRow
from icetoids_positions import GAME, SEED
from store_appends import append

SEATS = (SeatRow(0, "person", "Zoë", None, "5a" * 32), SeatRow(1, "bot", "Orca", "hard", None))


def row(match: str = "m1", **changes: Any) -> MatchRow:
    """The row of a table that has not begun."""
    fresh = MatchRow(
        id=match,
        game="icetoids",
        public=False,
        help="none",
        started=False,
        over=False,
        created=1_000,
        touched=1_000,
        host_hash="0a" * 32,
        watch_hash="0b" * 32,
        invite_hash="0c" * 32,
        clock_turn=60_000,
        clock_bank=None,
        seats=SEATS,
        address_hash="0d" * 32,
        rematch_of=None,
    )
    return replace(fresh, **changes)


@cache
def played() -> Record:
    """A match with a header and 13 entries."""
    table = Table.start(GAME, 2, GAME.resolve({}), SEED, names=("Zoë", "Orca"))
    for number in range(12):
        assert isinstance(table.status, Turn)
        (offer,) = table.status.offers
        table.submit(offer.seat, offer.choices[number % len(offer.choices)].action, at=number * 900, charged=number)
    return table.record


def entry(ply: int) -> Entry:
    """An entry of any ply: well formed, whatever the rules would say."""
    entries = played().entries
    return entries[ply] if ply < len(entries) else replace(entries[1 + ply % (len(entries) - 1)], ply=ply)


async def begun(store: MatchStore, match: str = "m1", first: int = 1) -> None:
    """Put a table with the first entries of the match into the store."""
    await store.create(row(match))
    await store.begin(match, played().header, played().entries[:first], row(match, started=True))


async def append_all(store: MatchStore, matches: Sequence[str], plies: range) -> list[BaseException | None]:
    """Append to all matches at once, ply after ply; what became of each append."""
    outcomes: list[BaseException | None] = []
    for ply in plies:
        jobs = (append(store, match, entry(ply)) for match in matches)
        outcomes += await asyncio.gather(*jobs, return_exceptions=True)
    return outcomes


def write_for_ever(path: str, *matches: str) -> None:
    """Go on with matches and say on the standard output what was stored. For a process of its own, to be killed."""

    async def play(store: MatchStore, match: str) -> None:
        stored = await store.load(match)
        if stored is None:
            await begun(store, match)
        ply = len(stored.entries) if stored else 1
        while True:
            await append(store, match, entry(ply), frames=bytes(500) if ply % 7 == 0 else None)
            os.write(1, f"{match} {ply}\n".encode())
            ply += 1

    async def run() -> None:
        store = await MatchStore.open(path)
        await asyncio.gather(*(play(store, match) for match in matches))

    asyncio.run(run())


def look(path: Path, query: str, *values: object) -> list[Any]:
    """What another program sees in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, values).fetchall()


def tamper(path: Path, *statements: str) -> None:
    """Change the file behind the store's back, guards and all."""
    with closing(sqlite3.connect(path)) as connection:
        for name in ("entries_stay", "entries_remain"):
            connection.execute(f"DROP TRIGGER IF EXISTS {name}")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def test_the_match_that_the_tests_store_is_a_real_one() -> None:
    assert verify(GAME, played()).whole
    assert [entry(ply).ply for ply in range(40)] == list(range(40))
