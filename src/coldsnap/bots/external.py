"""Bots that are Python files of somebody's own: each thinks in a process of its own, with limits.

**No security boundary.** A file runs as the user who names it and may do what that user may. The limits only keep a bot
that is careless from stopping a match. A server runs none: it never gets the code of a bot, only its moves.
"""

import ast
import contextlib
import os
import signal
import subprocess
import sys
import weakref
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from msgspec import Raw

from coldsnap.bots.external_talk import Answered, Question, Raised, Ready, Said
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.framing import Unframer, framed
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.games.registry import game_named

_CHUNK: Final = 65_536
_LONGEST: Final = 65_536
"""Bytes of the longest answer."""

_CALM: Final = {"MUJOCO_GL": "disable", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
"""The process draws nothing, keeps to one core, and goes through sets in the same order every time."""


_Heard = SimpleQueue[bytes | ColdsnapError | None]
"""What was heard from a process: messages, and why there are no more."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What an external bot may use: seconds of the clock and of the processor for a move, seconds to start, memory."""

    seconds: float = 10.0
    processor_seconds: int = 10
    start_seconds: float = 60.0
    megabytes: int = 2048


class ExternalFault(ColdsnapError):
    """An external bot that failed: it raised, took too long or too much, or answered what is no action."""


class ExternalBot:
    """The bot in a Python file. Its process starts when it is first asked, and again after it had to be ended.

    `loud`: what it prints is shown on the standard error; else nobody sees it. Raises ColdsnapError for a file in which
    there is no function `choose`; nothing of the file is run to find out.
    """

    def __init__(self, game_id: str, path: Path, limits: Limits = Limits(), *, loud: bool = False) -> None:  # noqa: B008 - frozen
        self.path = path
        self.limits = limits
        self._game = game_id
        self._types = game_named(game_id).types
        self._loud = loud
        self._process: _Process | None = None
        self._asked = 0
        _require_choose(path)

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """The bot's answer. Raises ExternalFault; a process that is not to be trusted any more has ended then."""
        self._asked += 1
        question = Question(self._asked, Raw(encode(view)), Raw(encode(choices)), rng, budget)
        try:
            said = self._running().ask(question, self.limits.seconds)
            if isinstance(said, Answered):
                action: Action = decode(self._types.action, said.action)
                return action
        except ColdsnapError as fault:
            self.close()
            raise ExternalFault(f"{self.path.name}: {fault}") from fault
        raise ExternalFault(f"{self.path.name}: {said.cause}")

    def close(self) -> None:
        """End the process, if there is one. The next question starts another."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _running(self) -> "_Process":
        if self._process is None:
            command = [sys.executable, "-P", "-m", "coldsnap.bots.external_child", self._game, str(self.path)]
            command += [str(self.limits.megabytes), str(self.limits.processor_seconds)]
            self._process = _Process(command, loud=self._loud)
            self._process.start(self.limits.start_seconds)
        return self._process


class _Process:
    """A process that is asked and answers. It ends with whoever holds it, and with everything that it has started."""

    def __init__(self, command: list[str], *, loud: bool) -> None:
        self._child = subprocess.Popen(  # noqa: S603 - our own module, which loads the file that the user has named
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if loud else subprocess.DEVNULL,
            bufsize=0,
            env=os.environ | _CALM,
            start_new_session=True,
        )
        self._heard: _Heard = SimpleQueue()
        assert self._child.stdout is not None  # noqa: S101 - it is a pipe
        Thread(target=_listen, args=(self._child.stdout, self._heard), daemon=True).start()
        self.end = weakref.finalize(self, _end, self._child)

    def start(self, seconds: float) -> None:
        """Wait until the bot's file is loaded."""
        said = self._hear(seconds, "to start")
        if not isinstance(said, Ready):
            raise ColdsnapError(said.cause if isinstance(said, Raised) else "it answered before it was asked")

    def ask(self, question: Question, seconds: float) -> Answered | Raised:
        """The answer to a question. Raises ColdsnapError."""
        assert self._child.stdin is not None  # noqa: S101 - it is a pipe
        with contextlib.suppress(OSError):  # it has ended; hearing finds out how
            self._child.stdin.write(framed(encode(question)))
        said = self._hear(seconds, "for a move")
        if isinstance(said, Ready) or said.number != question.number:
            raise ColdsnapError("it answered another question")
        return said

    def _hear(self, seconds: float, what: str) -> Said:
        try:
            message = self._heard.get(timeout=seconds)
        except Empty:
            raise ColdsnapError(f"it took more than {seconds:g} s {what}") from None
        if message is None:
            raise ColdsnapError(f"its process ended ({_how(self._child)})")
        if isinstance(message, ColdsnapError):
            raise message
        said: Said = decode(Said, message)
        return said


def _listen(pipe: IO[bytes], heard: "_Heard") -> None:
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
        child.stdin.close()  # the other pipe is closed by the thread that reads it


def _how(child: subprocess.Popen[bytes]) -> str:
    late = monotonic() + 1.0
    while child.poll() is None and monotonic() < late:
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(0.1)
    code = child.returncode
    if code is None:
        return "its pipe, at least"
    return signal.Signals(-code).name if code < 0 else f"code {code}"


def _require_choose(path: Path) -> None:
    try:
        tree = ast.parse(path.read_bytes(), str(path))
    except OSError as error:
        raise ColdsnapError(f"cannot read {path}: {error.strerror}") from error
    except (SyntaxError, ValueError) as error:
        raise ColdsnapError(f"{path} is no Python: {error}") from error
    if not any(_defines_choose(node) for node in tree.body):
        raise ColdsnapError(f"{path} has no function choose(view, choices, rng, budget)")


def _defines_choose(node: ast.stmt) -> bool:
    match node:
        case ast.FunctionDef(name="choose"):
            return True
        case ast.Assign(targets=targets):
            return any(isinstance(target, ast.Name) and target.id == "choose" for target in targets)
        case ast.ImportFrom(names=names):
            return any((alias.asname or alias.name) == "choose" for alias in names)
        case _:
            return False
