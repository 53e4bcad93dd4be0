"""However an arena is ended, nothing of it lives on: no worker, no bot that hangs, nothing that a bot has started."""

import os
import secrets
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from command import INTERRUPTIBLE
from deadlines import HANG_S, wait_until

MARK = "COLDSNAP_TEST_RUN"

HANGS = """
import os, subprocess, time

def choose(view, choices, rng, budget):
    if not os.fork():
        note()
        time.sleep(100_000)
    subprocess.Popen(["sleep", "100000"])
    note()
    while True:
        pass

def note():
    with open(os.environ["COLDSNAP_TEST_NOTES"], "a") as notes:
        notes.write("x")
"""
HANGS_WHEN_LOADED = HANGS + "\nchoose((), (), None, None)\n"


class Arena:
    """An arena that was started at a terminal: it leads a group of processes of its own."""

    def __init__(self, folder: Path, bot: str, jobs: int) -> None:
        self.mark = secrets.token_hex(16)
        self._notes, self.kept, file = folder / "notes", folder / "kept", folder / "hangs.py"
        self._notes.touch()
        file.write_text(bot)
        words = ("--bots", f"{file},chick", "--games", "4", "--jobs", str(jobs), "--keep", str(self.kept))
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [*INTERRUPTIBLE, "arena", "icetoids", *words],
            env={**os.environ, MARK: self.mark, "COLDSNAP_TEST_NOTES": str(self._notes)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def wait_until_hanging(self, bots: int) -> None:
        """Until so many bots hang, each with its copy."""
        wait_until(lambda: self._notes.stat().st_size >= 2 * bots or self.process.poll() is not None)
        assert self.process.poll() is None, self.process.communicate()

    def alive(self) -> list[int]:
        """Every process that came from this arena, by what it has inherited."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                ours = f"{MARK}={self.mark}".encode() in (folder / "environ").read_bytes().split(b"\0")
            except OSError:
                continue
            if ours:
                found.append(int(folder.name))
        return found


def ctrl_c(arena: Arena) -> None:
    os.killpg(arena.process.pid, signal.SIGINT)


def interrupted(arena: Arena) -> None:
    arena.process.send_signal(signal.SIGINT)


def terminated(arena: Arena) -> None:
    arena.process.terminate()


def killed(arena: Arena) -> None:
    arena.process.kill()


@pytest.mark.parametrize(
    ("bot", "jobs", "end", "code"),
    [
        (HANGS, 2, ctrl_c, 130),
        (HANGS, 2, interrupted, 130),
        (HANGS, 2, terminated, 143),
        (HANGS, 2, killed, -9),
        (HANGS, 1, ctrl_c, 130),
        (HANGS, 1, terminated, 143),
        (HANGS, 1, killed, -9),
        (HANGS_WHEN_LOADED, 2, ctrl_c, 130),
        (HANGS_WHEN_LOADED, 2, killed, -9),
    ],
)
def test_nothing_outlives_an_arena(
    tmp_path: Path, bot: str, jobs: int, end: Callable[[Arena], None], code: int
) -> None:
    arena = Arena(tmp_path, bot, jobs)
    arena.wait_until_hanging(jobs if bot == HANGS else 1)
    wait_until(lambda: len(arena.alive()) >= 4)  # the arena, a bot, its copy, and what it has started
    end(arena)
    said, _ = arena.process.communicate(timeout=HANG_S)
    wait_until(lambda: not arena.alive())
    assert arena.process.returncode == code
    assert code < 0 or ("Traceback" not in said and "Warning" not in said), said


@pytest.mark.parametrize(("end", "code"), [(ctrl_c, 130), (interrupted, 130), (terminated, 143)])
def test_an_arena_that_is_ended_while_its_workers_start_has_nothing_to_complain_of(
    tmp_path: Path, end: Callable[[Arena], None], code: int
) -> None:
    arena = Arena(tmp_path, HANGS, 8)
    wait_until(lambda: (arena.kept / "arena.json").exists() or arena.process.poll() is not None)
    end(arena)
    said, _ = arena.process.communicate(timeout=HANG_S)
    wait_until(lambda: not arena.alive())
    assert arena.process.returncode == code
    assert "Traceback" not in said, said
