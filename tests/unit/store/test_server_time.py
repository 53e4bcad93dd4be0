"""The server's time grows with what the server has run, whatever the computer's clock says."""

from pathlib import Path

import sqlalchemy as sa

from coldsnap.store.engine import engine_for
from coldsnap.store.migration import prepare
from coldsnap.store.server_time import LONGEST_PAUSE_MS, ServerTime
from store_clocks import BEGIN_S, DAY_S, Clocks

DAY_MS = int(DAY_S * 1000)
BEGIN_MS = int(BEGIN_S * 1000)


def database(folder: Path) -> sa.Connection:
    connection = engine_for(folder / "times.db").connect()
    prepare(connection, "times")
    return connection


def started(clocks: Clocks, connection: sa.Connection) -> ServerTime:
    """A start of the server."""
    found = clocks.server_time()
    found.read(connection)
    found.save(connection)
    return found


def test_it_begins_with_the_computers_clock_and_grows_with_the_other(tmp_path: Path) -> None:
    clocks = Clocks()
    time = started(clocks, database(tmp_path))
    assert time.now() == BEGIN_MS
    clocks.pass_days(3)
    assert time.now() == BEGIN_MS + 3 * DAY_MS
    clocks.set_ahead(40)
    assert time.now() == BEGIN_MS + 3 * DAY_MS
    clocks.set_ahead(-90)
    assert time.now() == BEGIN_MS + 3 * DAY_MS


def test_a_pause_counts_as_long_as_it_was_but_never_more_than_half_a_day(tmp_path: Path) -> None:
    clocks, connection = Clocks(), database(tmp_path)
    started(clocks, connection)
    clocks.set_ahead(0.1)
    assert started(clocks, connection).now() == BEGIN_MS + DAY_MS // 10
    clocks.set_ahead(40)
    late = started(clocks, connection).now()
    assert late == BEGIN_MS + DAY_MS // 10 + LONGEST_PAUSE_MS
    assert started(clocks, connection).now() == late


def test_a_clock_that_goes_back_takes_nothing_away(tmp_path: Path) -> None:
    clocks, connection = Clocks(), database(tmp_path)
    time = started(clocks, connection)
    clocks.pass_days(2)
    time.save(connection)
    clocks.set_ahead(-400)
    assert started(clocks, connection).now() == BEGIN_MS + 2 * DAY_MS
    assert started(clocks, connection).now() == BEGIN_MS + 2 * DAY_MS
