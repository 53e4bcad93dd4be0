"""Where a match in the terminal is kept while it is played."""

import os
from datetime import datetime
from pathlib import Path

from coldsnap.core.errors import ColdsnapError


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
        raise ColdsnapError(f"cannot make {place}: {error.strerror}; choose a file with --save") from error
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = place / f"{game}-{stamp}.jsonl", 1
    while path.exists():
        number += 1
        path = place / f"{game}-{stamp}-{number}.jsonl"
    return path


def latest() -> Path:
    """The match that was played last."""
    found = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise ColdsnapError(f"there is no saved match in {folder()}")
    return found[-1]
