"""What an external bot prints, line by line, for whoever wants to see it."""

import os
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final, Literal

Show = Callable[[str, str], None]
"""Told of a line that a bot has printed: the name of its file, and the line. It is called by another thread."""

_CHUNK: Final = 65_536
_LONGEST: Final = 2_000
"""Bytes of a line that are shown."""

_MOST: Final = 200
"""Lines that are shown of what a bot prints for one move."""

_PATIENCE: Final = 10.0
"""Seconds for lines that are in the pipe already. Only a bot that has given its output away lets them pass."""


_Mark = Literal["move", "end"]


def mark_of(secret: str) -> bytes:
    """What the process writes behind the lines of a move. Nobody prints it by chance."""
    return f"\0{secret}\0".encode()


class Output:
    """The lines in a pipe. The process writes `mark` when a move is made; what it printed for it stands before."""

    def __init__(self, pipe: IO[bytes], mark: bytes, show: Callable[[str], None]) -> None:
        self._pipe, self._mark, self._show = pipe, mark, show
        self._marks: SimpleQueue[_Mark] = SimpleQueue()
        self._shown = 0
        self._open = True
        Thread(target=self._listen, daemon=True).start()

    def settle(self) -> None:
        """Wait until everything is shown that was printed before the last mark, or before the process ended."""
        if self._open:
            try:
                self._open = self._marks.get(timeout=_PATIENCE) == "move"
            except Empty:
                self._open = False

    def _listen(self) -> None:
        left = b""
        try:
            with self._pipe:
                while data := os.read(self._pipe.fileno(), _CHUNK):
                    *parts, left = (left + data).split(self._mark)
                    for part in parts:
                        self._tell(part)
                        self._shown = 0
                        self._marks.put("move")
                    lines, newline, left = left.rpartition(b"\n")
                    if newline:
                        self._tell(lines)
                    if len(left) > _LONGEST + len(self._mark):
                        left = left[:_LONGEST] + left[-len(self._mark) :]  # the mark may have begun at its end
        except OSError:
            pass
        self._tell(left)
        self._marks.put("end")

    def _tell(self, text: bytes) -> None:
        for line in text.decode(errors="replace").splitlines():
            self._shown += 1
            if self._shown <= _MOST:
                self._show(line[:_LONGEST])
            elif self._shown == _MOST + 1:
                self._show("...")
