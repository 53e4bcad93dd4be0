"""The measurement of the server measures. What it measures is never asserted (docs/speed.md)."""

import json
import sys

from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.measure import load
from coldsnap.load_test.plan import Plan, cpu_s, rss_mb
from coldsnap.load_test.server_process import server
from command import coldsnap
from sentences import refuses


def test_the_server_is_measured_in_all_its_runs() -> None:
    numbers = json.loads(
        coldsnap(
            *("bench", "server", "--json", "--seconds", "1", "--rounds", "1", "--tables", "60"),
            *("--pace", "40", "--idle", "6", "--watchers", "3"),
        ).stdout
    )
    assert set(numbers) == {
        *("moves_per_s", "cpu_us_per_move", "rss_mb", "paced_moves_per_s", "p50_ms", "p99_ms"),
        *("aim_p50_ms", "aim_p99_ms", "aims_seen", "idle_sockets", "idle_6_rss_mb"),
    }
    assert all(value > 0 for value in numbers.values())
    assert numbers["idle_sockets"] == 6


def test_a_server_that_does_not_start_is_told_with_its_words() -> None:
    with refuses(ColdsnapError, match="no such thing"), server((sys.executable, "-c", "exit('no such thing')")):
        raise AssertionError("it did not start")


def test_load_that_fails_is_told() -> None:
    plan = Plan(port=1, pid=1, tables=1, seconds=0.1)
    with refuses(ColdsnapError, match="could not be made"):
        load((sys.executable, "-c", "exit(1)"), plan)
    with refuses(ColdsnapError, match="refused"):
        load((sys.executable, "-m", "coldsnap.load_test.icetoids_load"), plan)


def test_a_process_that_there_is_not_cannot_be_looked_at() -> None:
    for look in (cpu_s, rss_mb):
        with refuses(ColdsnapError, match="process 0"):
            look(0)
