"""Boards of one's own as files: one of them, or all of a folder. What is wrong with one is told with its file."""

import re
from pathlib import Path
from typing import Final

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.foreign_text import LARGEST
from coldsnap.games.icecool.board.layout import NAMES, BadLayout, Layout, parse
from coldsnap.games.icecool.board.validate import check

ENDING: Final = ".toml"
MOST: Final = 100
"""Boards that a folder may have: each is a choice in a form."""
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def is_name(text: str) -> bool:
    """Whether a board of one's own can have this name; no content of a file is like that."""
    return _NAME.fullmatch(text) is not None


def check_name(name: str) -> None:
    """Refuse what is no name, or the name of a board that comes with the program."""
    if not is_name(name):
        raise ColdsnapError("board-name", name=name)
    if name in NAMES:
        raise ColdsnapError("board-name-taken", name=name)


def read_content(path: Path) -> bytes:
    """The content of a file of one's own; of one that is too large no more than shows that it is."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise ColdsnapError("cannot-read", path=path, cause=error) from error


def read_layout(path: Path) -> Layout:
    """The layout of a file, checked: it can be played on."""
    return _checked(path, read_content(path))


def boards_in(folder: Path) -> dict[str, bytes]:
    """The layouts of a folder by the names of their files, all of them checked."""
    if not folder.is_dir():
        raise ColdsnapError("board-no-folder", path=folder)
    files = sorted(folder.glob(f"*{ENDING}"))
    if len(files) > MOST:
        raise ColdsnapError("board-files", path=folder, most=MOST, found=len(files))
    found = {}
    for path in files:
        check_name(path.stem)
        found[path.stem] = read_content(path)
        _checked(path, found[path.stem])
    return found


def _checked(path: Path, content: bytes) -> Layout:
    try:
        found = parse(content)
        check(found)
    except BadLayout as fault:
        raise ColdsnapError("board-file", path=path, cause=fault) from fault
    return found
