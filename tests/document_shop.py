"""A folder in which the commands of the documents work as they are typed: with all files that they name."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from deadlines import HANG_S
from document_commands import ROOT, block
from kept_arena import GOLDEN, icecool_arena, icetoids_arena

BIN: Final = Path(sys.executable).parent
RECORDS: Final = {"icetoids": GOLDEN / "icetoids-won-2.jsonl", "icecool2": GOLDEN / "icecool2-tournament-4.jsonl"}
"""By game a match that may be anybody's."""


class Shop:
    """The folder of one command. The files of a record or a kept arena are those of `game`."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder / "shop", game
        self.folder.mkdir()
        (self.folder / ".venv").symlink_to(BIN.parent)
        (self.folder / "examples").symlink_to(ROOT / "examples")
        (self.folder / "docs").mkdir()
        for path in (ROOT / "docs").glob("*.md"):
            shutil.copy(path, self.folder / "docs")
        for name in ("FILE", "RECORD"):
            shutil.copy(RECORDS[game], self.folder / name)
        self._write_own_files()
        self.saves = folder / "data" / "coldsnap"
        self.saves.mkdir(parents=True)
        shutil.copy(RECORDS[game], self.saves / "yesterday.jsonl")
        (self.saves / "boards").mkdir()
        shutil.copy(self.folder / "schools" / "igloo.toml", self.saves / "boards" / "igloo.toml")
        self.env = {name: value for name, value in os.environ.items() if name not in _FOREIGN} | {
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "COLDSNAP_PORT": "0",
            "COLDSNAP_WORKERS": "1",
            "LC_ALL": "en_GB.UTF-8",
            "PYTHONUTF8": "1",
            "COLUMNS": "100",
        }

    def _write_own_files(self) -> None:
        """What the documents tell people to write themselves, as they show it where they show all of it."""
        bot = re.search(r'write_text\("""\n(.*?)"""\)', block("docs/bots.md", "python"), re.DOTALL)
        assert bot is not None
        (self.folder / "mine.py").write_text(bot[1])
        (self.folder / "my-deck.toml").write_text(block("docs/rules/icecool.md", "toml"))
        games = ROOT / "src" / "coldsnap" / "games"
        shutil.copy(games / "icetoids" / "tilesets" / "singles12.json", self.folder / "my-set.json")
        layouts = games / "icecool" / "layouts"
        shutil.copy(layouts / "school.toml", self.folder / "my-school.toml")
        (self.folder / "schools").mkdir()
        shutil.copy(layouts / "starter.toml", self.folder / "schools" / "igloo.toml")

    def keep_games(self, *names: str) -> None:
        """Put kept games of an arena there, under these names."""
        for name in names:
            shutil.copytree(icetoids_arena() if self.game == "icetoids" else icecool_arena(), self.folder / name)

    def run(self, words: Sequence[str], *, folder: Path | None = None) -> str:
        """Run a command to its end, here or in another folder; what it has said."""
        done = subprocess.run(  # noqa: S603 - a command of our own documents
            words,
            cwd=folder or self.folder,
            env=self.env,
            input="",
            capture_output=True,
            text=True,
            timeout=HANG_S,
            check=False,
        )
        assert done.returncode == 0, (words, done.returncode, done.stdout, done.stderr)
        assert "Traceback" not in done.stderr, (words, done.stderr)
        return done.stdout

    @contextmanager
    def running(self, words: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
        """A command that goes on until it is told to end with Ctrl-C, at the end of this context."""
        with subprocess.Popen(  # noqa: S603 - a command of our own documents
            [*_INTERRUPTIBLE, *words],
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                yield process
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGINT)
                said, complained = process.communicate(timeout=HANG_S)
                assert process.returncode in (0, 130), (words, process.returncode, said, complained)
                assert "Traceback" not in complained, complained
            finally:
                process.kill()


_INTERRUPTIBLE: Final = (
    sys.executable,
    "-c",
    "import os, signal, sys; signal.signal(2, signal.SIG_DFL); os.execvp(sys.argv[1], sys.argv[1:])",
)
"""Runs a command that hears Ctrl-C, which a test run in the background does not."""

_FOREIGN: Final = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "DISPLAY", "WAYLAND_DISPLAY", "COLDSNAP_SAVES", "NO_COLOR"}
"""What a make around the tests, or the user's own desk, would have to say."""


def said(process: subprocess.Popen[str], text: str) -> None:
    """Wait until a running command says something."""
    assert process.stdout is not None
    lines = []
    while text not in (line := process.stdout.readline()):
        lines.append(line)
        assert line, (process.args, lines, process.communicate())


def until(done: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    """Wait for something that a running command does."""
    late = time.monotonic() + HANG_S
    while not done() and process.poll() is None and time.monotonic() < late:
        time.sleep(0.02)
    assert done(), (
        process.args,
        process.poll(),
        process.stderr and process.poll() is not None and process.stderr.read(),
    )
