"""Runs the command line as a person does: in a process of its own, with a terminal's width and language set."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from subprocess import CompletedProcess
from typing import Final

from deadlines import HANG_S

INTERRUPTIBLE: Final = (
    sys.executable,
    "-c",
    "import signal; signal.signal(2, signal.default_int_handler); from coldsnap.cli.main import main; main()",
)
"""The command. A test run in the background ignores interrupts, and so would what it starts: this does not."""


def coldsnap(
    *arguments: str, typed: str = "", code: int = 0, env: dict[str, str] | None = None
) -> CompletedProcess[str]:
    """The finished command; it has to end with `code`. `typed` is its input, `env` is added to the environment."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", "from coldsnap.cli.main import main; main()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=HANG_S,
        env={**os.environ, "COLUMNS": "80", "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1", **(env or {})},
        check=False,
    )
    assert done.returncode == code, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    return done


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
