"""Strangers who let the server's workers work: help that is asked for by the dozen, bots that play for nobody."""

import contextlib
import sqlite3

import pytest

from abuse_kit import Siege, besiege
from coldsnap.load_test.abuse.help_floods import ASKERS
from coldsnap.load_test.abuse.neighbour_tables import BotTable
from coldsnap.load_test.abuse.tables import BOT_TABLES

IN_FLIGHT = 16
"""Moves of bots that may have been under way."""


@pytest.mark.parametrize("name", ["hints", "previews"])
def test_help_for_many_of_one_address_leaves_others_theirs(name: str) -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: answers(siege) >= ASKERS)
        await siege.go_on()

    assert besiege(name, during).closed() <= {"refused-busy", "refused-too-fast"}


def test_bots_that_play_for_nobody_do_not_go_on() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: sum(siege.counts.values()) >= BOT_TABLES)
        await bot_turns(siege, 2)
        before = entries_of_others(siege)
        await bot_turns(siege, 2)
        assert entries_of_others(siege) <= before + IN_FLIGHT

    met = besiege("bots", during)
    assert {what.rpartition("-")[0] for what in met.closed()} <= {"answered-429-too", "answered-429-too-many"}


def answers(siege: Siege) -> int:
    """How often the attacker was answered, in whatever way."""
    return sum(count for what, count in siege.counts.items() if what.startswith(("hinted", "previewed", "refused")))


async def bot_turns(siege: Siege, count: int) -> None:
    """Wait until the bot of a neighbour has had so many more turns."""
    table = next(one for one in siege.neighbours.tables if isinstance(one, BotTable))
    wanted = siege.neighbours.turns[table] + count
    await siege.until(lambda: siege.neighbours.turns[table] >= wanted)


def entries_of_others(siege: Siege) -> int:
    """How many entries the tables of the attacker have."""
    ours = {move.table for move in siege.neighbours.acknowledged} | {siege.neighbours.private_table.table}
    with contextlib.closing(sqlite3.connect(siege.running.database)) as file:
        rows = file.execute("select match, count(*) from entries group by match").fetchall()
    return sum(count for match, count in rows if match not in ours)
