"""One server for a database, one window for a record: the second is refused, and one that died holds nothing."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from command import coldsnap
from deadlines import HANG_S, wait_until
from server.process.test_http_serve import ask, serving
from server_kit import children_of
from web_server import TABLE_WISH

PLAY = (sys.executable, "-c", "from coldsnap.cli.main import main; main()", "play", "--language", "en")


def worker_of(server: int) -> int:
    """A process that a server has started; waits until one runs its own program and is no copy of the server's."""
    found: list[int] = []

    def is_there() -> bool:
        found[:] = [
            pid
            for pid in children_of(server)
            if "coldsnap.server.workers.main" in Path(f"/proc/{pid}/cmdline").read_text()
        ]
        return bool(found)

    wait_until(is_there)
    return found[0]


@contextmanager
def playing(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A terminal that waits for a move."""
    with subprocess.Popen(  # noqa: S603 - our own command
        [*PLAY, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "80"}
    ) as terminal:
        assert terminal.stdout is not None
        shown = ""
        while "your move" not in shown:
            read = terminal.stdout.read(1)
            assert read, shown
            shown += read
        try:
            yield terminal
        finally:
            terminal.kill()


def test_a_second_server_on_a_database_is_told_where_the_first_is(tmp_path: Path) -> None:
    database, other_name = tmp_path / "a" / "t.sqlite", tmp_path / "same"
    other_name.symlink_to(database)
    with serving(tmp_path, "--workers", "1") as (_, lines):
        for name in (database, other_name):
            refused = coldsnap("serve", "--port", "0", "--database", str(name), code=2)
            assert refused.stdout == ""
            (sentence,) = refused.stderr.splitlines()
            assert f"The server at {lines[-1]} already uses {name}: stop it first" in sentence
        assert ask(f"{lines[-1]}/api/tables", TABLE_WISH)["table"]


def test_with_open_a_server_of_the_same_database_is_shown_wherever_it_is(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "1") as (_, lines):
        nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
        database = str(tmp_path / "a" / "t.sqlite")
        done = coldsnap("serve", "--open", "--port", "0", "--database", database, env=nowhere)
        assert done.stdout.splitlines() == [
            f"Coldsnap is running already. Open this address in your browser: {lines[-1]}"
        ]


def test_a_database_is_backed_up_and_verified_but_not_restored_while_it_is_served(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "a" / "t.sqlite"), str(tmp_path / "copy.sqlite")
    with serving(tmp_path, "--workers", "1") as (process, lines):
        assert ask(f"{lines[-1]}/api/tables", TABLE_WISH)["table"]
        coldsnap("admin", "backup", copy, "--database", database)
        coldsnap("admin", "verify", "--database", database)
        refused = coldsnap("admin", "restore", copy, "--database", database, "--replace", code=2)
        assert f"The server at {lines[-1]} already uses" in refused.stderr
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=HANG_S)
    coldsnap("admin", "restore", copy, "--database", database, "--replace")
    assert sorted(path.name for path in (tmp_path / "a").iterdir()) == ["t.sqlite"], "nothing is left beside it"


def test_a_server_that_was_killed_leaves_the_database_free_even_if_a_worker_lives_on(tmp_path: Path) -> None:
    worker = None
    try:
        with serving(tmp_path, "--workers", "1") as (process, _):
            worker = worker_of(process.pid)
            os.kill(worker, signal.SIGSTOP)  # it cannot even notice that its server is gone
            process.kill()
            process.wait()
            with serving(tmp_path, "--workers", "1") as (_, again):
                assert ask(f"{again[-1]}/api/health")["ok"] is True
                assert Path(f"/proc/{worker}").exists()
    finally:
        if worker is not None:
            os.kill(worker, signal.SIGKILL)


def test_a_record_that_is_played_in_one_terminal_is_not_resumed_in_another(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    with playing("icetoids", "--seats", "Ana,Ben", "--save", file) as first:
        refused = coldsnap("play", "--resume", file, code=2)
        assert refused.stderr.splitlines() == [
            f"coldsnap: {file} is being played in another window: go on there, or leave it there first."
        ]
        assert "and it fits" in coldsnap("verify", file).stdout, "who only reads is let in"
        first.kill()
        first.wait()
    with playing("--resume", file) as second:
        assert coldsnap("play", "--resume", file, "--salvage", code=2).stdout == ""
        second.communicate("quit\n", timeout=HANG_S)
    coldsnap("play", "--resume", file, typed="quit\n")
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]
