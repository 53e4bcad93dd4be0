"""A terminal at a server's table, in a process of its own: something is typed, and its words are waited for."""

import os
import signal
import subprocess
from pathlib import Path
from typing import Self

from command import INTERRUPTIBLE
from deadlines import HANG_S, wait_until


class Terminal:
    """`coldsnap` in a process, as a person uses it; what it writes goes to the file `screen`."""

    def __init__(self, screen: Path, *arguments: str) -> None:
        env = {
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            "COLUMNS": "100",
            "LANG": "en_GB.UTF-8",
            "LC_ALL": "",
            "PYTHONUTF8": "1",
        }
        self._screen = screen
        with screen.open("w", encoding="utf-8") as shown:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [*INTERRUPTIBLE, *arguments], stdin=subprocess.PIPE, stdout=shown, stderr=shown, text=True, env=env
            )

    @property
    def text(self) -> str:
        return self._screen.read_text(encoding="utf-8", errors="replace")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(HANG_S)

    def until(self, words: str, *, after: int = 0) -> int:
        """Wait until it says this, later than a place in its text; the place behind it."""
        wait_until(lambda: words in self.text[after:], lambda: f"{words!r} in\n{self.text}")
        return self.text.index(words, after) + len(words)

    def line_with(self, words: str) -> str:
        self.until(words)
        place = self.until("\n", after=self.text.find(words))
        return next(line for line in self.text[:place].splitlines() if words in line).strip()
