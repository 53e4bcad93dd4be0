"""The process of an external bot as its program sees it: it is started, asked, heard, and ended with all it started."""

import contextlib
import os
import secrets
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from coldsnap.bots.external_output import Output, mark_of
from coldsnap.bots.external_talk import Answered, Question, Raised, Ready, Said
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.framing import Unframer, framed

_CHUNK: Final = 65_536
_LONGEST: Final = 65_536
"""Bytes of the longest answer."""

_CALM: Final = {"MUJOCO_GL": "disable", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
"""The process draws nothing, keeps to one core, and goes through sets in the same order every time."""

_Heard = SimpleQueue[bytes | ColdsnapError | None]
"""What was heard from a process: messages, and why there are no more."""


class Process:
    """A process that is asked and answers. It ends with whoever holds it, and with everything that it has started.

    If this program is killed, nobody ends it from here: then the process sees its input close, and ends by itself.
    """

    def __init__(self, command: Sequence[str], show: Callable[[str], None] | None) -> None:
        secret = secrets.token_hex(8)
        self._child = subprocess.Popen(  # noqa: S603 - our own module, which loads the file that the user has named
            [*command, secret],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if show else subprocess.DEVNULL,
            bufsize=0,
            env=os.environ | _CALM,
            start_new_session=True,
        )
        self.end = weakref.finalize(self, _end, self._child)
        self._heard: _Heard = SimpleQueue()
        assert self._child.stdout is not None  # noqa: S101 - it is a pipe
        Thread(target=_listen, args=(self._child.stdout, self._heard), daemon=True).start()
        self._output = Output(self._child.stderr, mark_of(secret), show) if self._child.stderr and show else None

    def start(self, seconds: float) -> Ready | Raised:
        """Wait until the bot's file is loaded, or has failed to. Raises ColdsnapError."""
        said = self._hear(seconds, "start")
        if isinstance(said, Answered):
            raise ColdsnapError("bot-answered-early")
        return said

    def ask(self, question: Question, seconds: float) -> Answered | Raised:
        """The answer to a question. Raises ColdsnapError."""
        assert self._child.stdin is not None  # noqa: S101 - it is a pipe
        with contextlib.suppress(OSError):  # it has ended; hearing finds out how
            self._child.stdin.write(framed(encode(question)))
        said = self._hear(seconds, "move")
        if isinstance(said, Ready) or said.number != question.number:
            raise ColdsnapError("bot-answered-other")
        return said

    def _hear(self, seconds: float, what: str) -> Said:
        try:
            message = self._heard.get(timeout=seconds)
        except Empty:
            raise ColdsnapError("bot-slow", seconds=seconds, what=what) from None
        if self._output is not None:
            self._output.settle()
        if message is None:
            raise _how(self._child)
        if isinstance(message, ColdsnapError):
            raise message
        said: Said = decode(Said, message)
        return said


def _listen(pipe: IO[bytes], heard: _Heard) -> None:
    """Put the messages of a process into a queue; at its end None, at a message that is too long the refusal."""
    unframer = Unframer(_LONGEST)
    try:
        with pipe:
            while data := os.read(pipe.fileno(), _CHUNK):
                for message in unframer.feed(data):
                    heard.put(message)
        heard.put(None)
    except OSError:
        heard.put(None)
    except ColdsnapError as fault:
        heard.put(fault)


def _end(child: subprocess.Popen[bytes]) -> None:
    """End a process and all of its group."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            child.kill()
        else:
            os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    if child.stdin is not None:
        child.stdin.close()  # the other pipes are closed by the threads that read them


def _how(child: subprocess.Popen[bytes]) -> ColdsnapError:
    """How a process ended that says nothing any more."""
    late = monotonic() + 5.0
    while child.poll() is None and monotonic() < late:
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(0.1)
    code = child.returncode
    if code is None:
        return ColdsnapError("bot-hung-up")
    if code < 0:
        return ColdsnapError("bot-killed", signal=signal.Signals(-code).name)
    return ColdsnapError("bot-ended", status=code)
