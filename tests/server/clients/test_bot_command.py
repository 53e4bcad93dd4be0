"""A bot in a file takes a seat at a server's table by the public wire, and fails by the rules."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from coldsnap.client.link import make_table, read_link
from coldsnap.core.ids import NATURE
from coldsnap.games.icetoids.actions import Lapse
from coldsnap.wire.bodies import CreatedTable
from coldsnap.wire.new_table import ClockWish, NewTable, SeatWish
from command import coldsnap
from deadlines import wait_until
from server_kit import ServerProcess, stored_entries

EXAMPLE: Final = Path(__file__).parents[3] / "examples" / "icetoids_bot.py"


def table(server: ServerProcess, clock: ClockWish | None = None) -> CreatedTable:
    """A table with an open seat and a bot of the server."""
    seats = (SeatWish("open"), SeatWish("bot", level="chick"))
    return asyncio.run(make_table(server.base, NewTable("icetoids", seats, {"tiles": "pairs6"}, clock=clock)))


def failing(folder: Path) -> Path:
    path = folder / "fails.py"
    path.write_text("def choose(view, choices, rng, budget):\n    return 1 // 0\n")
    return path


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", "from coldsnap.cli.main import main; main()", *arguments]
    env = {**os.environ, "COLUMNS": "200", "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env) as process:  # noqa: S603
        try:
            yield process
        finally:
            process.kill()


def test_a_bot_in_a_file_plays_a_whole_match_at_a_table_of_a_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        made = table(server)
        done = coldsnap("bot", str(EXAMPLE), "--join", made.links.invite)
        assert "The match is over." in done.stdout
        assert "You have a seat" in done.stdout
        entries = stored_entries(server.database, made.table, "icetoids")
        assert {entry.move.seat for entry in entries[1:]} == {0, 1}
        assert not any(isinstance(entry.move.action, Lapse) for entry in entries)


def test_a_bot_that_fails_loses_its_turn_by_the_clock_of_the_table(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        made = table(server, ClockWish(turn_s=5))
        with running("bot", str(failing(tmp_path)), "--join", made.links.invite):

            def lapses() -> list[int]:
                entries = stored_entries(server.database, made.table, "icetoids")
                return [entry.move.seat for entry in entries if isinstance(entry.move.action, Lapse)]

            wait_until(lambda: bool(lapses()))
            assert lapses()[0] == NATURE


def test_a_bot_that_fails_leaves_a_table_without_a_clock_and_says_so_in_one_line(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        made = table(server)
        done = coldsnap("bot", str(failing(tmp_path)), "--join", made.links.invite, code=2)
        assert "fails.py, line 2: ZeroDivisionError" in done.stdout
        assert done.stderr.strip().count("\n") == 0
        assert "this table has no clock" in done.stderr


def test_a_file_without_a_bot_takes_no_seat(tmp_path: Path) -> None:
    path = tmp_path / "none.py"
    path.write_text("print('hello')\n")
    link = "http://127.0.0.1:9/t/abcdefgh#invite=xyz"
    assert "has no function choose" in coldsnap("bot", str(path), "--join", link, code=2).stderr
    assert "a link looks like" in coldsnap("bot", str(EXAMPLE), "--join", "abc", code=2).stderr
    assert read_link(link).invite == "xyz"
