"""Runs the command line as a person does: in a process of its own, with a terminal's width and language set.

Most tests care for what a command says and not for how it starts, so `coldsnap` forks a process that has loaded the
program already: half the price of a new one. How a new one starts is what `in_window`, `INTERRUPTIBLE` and the tests of
help, of interrupts and of the installed wheel are about.
"""

import fcntl
import io
import multiprocessing
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final

from deadlines import HANG_S

INTERRUPTIBLE: Final = (
    sys.executable,
    "-c",
    "import signal; signal.signal(2, signal.default_int_handler); from coldsnap.cli.main import main; main()",
)
"""The command. A test run in the background ignores interrupts, and so would what it starts: this does not."""

_TERMINAL: Final = {"COLUMNS": "80", "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}
_LOADED: Final = (
    "coldsnap.cli.main",
    "coldsnap.cli.commands.play",
    "coldsnap.cli.commands.records",
    "coldsnap.cli.commands.arena",
    "coldsnap.cli.commands.board",
    "coldsnap.physics.engine",
)
_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload([*_LOADED, __name__])


def coldsnap(
    *arguments: str, typed: str = "", code: int = 0, env: dict[str, str] | None = None
) -> CompletedProcess[str]:
    """The finished command; it has to end with `code`. `typed` is its input, `env` is added to the environment."""
    with tempfile.TemporaryDirectory(prefix="coldsnap-command-") as folder:
        streams = [Path(folder) / name for name in ("in", "out", "err")]
        streams[0].write_text(typed, encoding="utf-8")
        environment = {**os.environ, **_TERMINAL, **(env or {})}
        process = _forks.Process(target=_command, args=(arguments, environment, Path.cwd(), streams))
        process.start()
        process.join(HANG_S)
        ended = process.exitcode
        process.kill()
        out, err = (path.read_text(encoding="utf-8") if path.exists() else "" for path in streams[1:])
    assert ended == code, (ended, out, err)
    assert "Traceback" not in err
    return CompletedProcess(arguments, ended, out, err)


def _command(arguments: tuple[str, ...], environment: dict[str, str], folder: Path, streams: list[Path]) -> None:
    """What the forked process does: the streams, the words and the surroundings of a command, and then the command."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for descriptor, path in enumerate(streams):
        os.dup2(os.open(path, os.O_RDONLY if descriptor == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND), descriptor)
    sys.stdin, sys.stdout, sys.stderr = (_text(descriptor) for descriptor in range(3))
    sys.argv = ["coldsnap", *arguments]
    from coldsnap.cli.main import main

    main()


def _text(descriptor: int) -> io.TextIOWrapper:
    """A standard stream as Python makes it at its start; the one for errors keeps nothing back."""
    return io.TextIOWrapper(
        os.fdopen(descriptor, "rb" if descriptor == 0 else "wb", closefd=False),
        encoding="utf-8",
        write_through=descriptor == 2,
    )


def in_window(columns: int, lines: int, *arguments: str, typed: str = "") -> list[str]:
    """What the command writes into a terminal window of a size, line by line and without its colours."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
    with subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", "from coldsnap.cli.main import main; main()", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**env, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"},
    ) as running:
        os.close(theirs)
        os.write(ours, typed.encode())
        written = b""
        try:
            while part := os.read(ours, 65536):
                written += part
        except OSError:  # this is how Linux tells that nobody holds the other end any more
            pass
        os.close(ours)
    assert running.returncode == 0, written.decode()
    return [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", line) for line in written.decode().replace("\r", "").split("\n")]
