"""Ctrl-C while the program itself is still being loaded, which takes a second on a slow disk."""

import os
import subprocess
import sys
from pathlib import Path

from deadlines import HANG_S


def test_ctrl_c_while_the_program_loads_ends_it_without_a_word(tmp_path: Path) -> None:
    interrupted = "import os, signal\nsignal.signal(2, signal.default_int_handler)\nos.kill(os.getpid(), 2)\n"
    (tmp_path / "typer.py").write_text(interrupted)  # what is loaded first of all
    done = subprocess.run(
        [sys.executable, "-m", "coldsnap", "games"],
        capture_output=True,
        text=True,
        timeout=HANG_S,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
