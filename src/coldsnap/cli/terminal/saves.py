"""Files of matches in the terminal: where they are kept while they are played, and how to go on with one."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from coldsnap.core.errors import ColdsnapError
from coldsnap.render.texts import pick_language

_ENDING: Final = ".jsonl"


def folder() -> Path:
    """The folder of saved matches: COLDSNAP_SAVES, or the user's data folder."""
    chosen = os.environ.get("COLDSNAP_SAVES")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "coldsnap"


def new_path(game: str) -> Path:
    """A free file name for a new match."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ColdsnapError("cannot-make-saves", path=place, cause=error) from error
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = place / f"{game}-{stamp}{_ENDING}", 1
    while path.exists():
        number += 1
        path = place / f"{game}-{stamp}-{number}{_ENDING}"
    return path


def latest() -> Path:
    """The match that was played last."""
    found = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise ColdsnapError("no-saved", path=folder())
    return found[-1]


def found(wanted: str) -> Path:
    """The file that is meant: the `last` match, a saved match by its name alone, or any file."""
    if wanted == "last":
        return latest()
    kept = folder() / f"{wanted}{_ENDING}"
    return kept if not Path(wanted).exists() and kept.exists() else Path(wanted)


def go_on(path: Path, bots: Sequence[str] = (), language: str | None = None) -> str:
    """The command to go on with a match, in the same language; `bots` are files that have to be named again."""
    known = path.suffix == _ENDING and path.parent == folder() and found(path.stem) == path
    words = [*ourselves(), "play", "--resume", path.stem if known else str(path)]
    words += ["--seats", ",".join(bots)] if bots else []
    words += ["--language", language] if language not in (None, pick_language(None)) else []
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def ourselves(started: str | None = None) -> list[str]:
    """The words that start this program: `coldsnap` if a shell finds that, else those with which it was started."""
    script = Path(sys.argv[0] if started is None else started)
    on_path = shutil.which("coldsnap")
    if script.stem == "__main__":
        return [sys.executable, "-m", "coldsnap"]
    if script.stem != "coldsnap" or (on_path and script.exists() and Path(on_path).samefile(script)):
        return ["coldsnap"]
    return [str(script)]
