"""Copies of the project, for tests that change it, build it, or leave parts of it out."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LEFT_OUT: Final = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "dist", "boardgame_io")
PATIENCE_S: Final = 900
"""Far more than anything here takes: it ends what hangs."""


def copied(folder: Path, *without: str) -> Path:
    """The project as somebody has it who lacks some of its parts. What was installed for it is linked, not copied."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (folder / ".venv").symlink_to(sys.prefix)
    for part in without:
        shutil.rmtree(folder / part)
    return folder


def run(*command: str | Path, folder: Path, **more: str) -> CompletedProcess[str]:
    """The finished program, which was run in this folder; in its environment no way leads to our own sources."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))}
    return subprocess.run(  # noqa: S603 - programs of this project, or what was just installed
        [str(word) for word in command],
        cwd=folder,
        env={**ours, **more},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
