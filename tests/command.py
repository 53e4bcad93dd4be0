"""Runs the command line as a person does: in a process of its own, with a terminal's width and language set."""

import os
import subprocess
import sys
from subprocess import CompletedProcess

from deadlines import HANG_S


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
