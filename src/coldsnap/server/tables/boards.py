"""Boards of the server's own folder (`--boards`): whoever makes a table can choose them by name."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from coldsnap.core.errors import BadOption
from coldsnap.core.game import Info, OptionSpec
from coldsnap.server.settings import Settings
from coldsnap.store.boards import boards_in, is_name

Boards = Mapping[str, bytes]
"""Layouts by name, as their files have them; all of them can be played on."""

_OPTION: Final = "layout"


def boards_of(settings: Settings) -> Boards:
    """The boards of the server's folder, read once. Raises ColdsnapError with the first file that is no board."""
    return MappingProxyType({} if settings.boards is None else boards_in(Path(settings.boards)))


def offered(info: Info, boards: Boards) -> Info:
    """A game's card with these boards among the values of its option for the board, if it has one."""
    return replace(
        info,
        options=tuple(
            replace(each, values=(*each.values, *boards)) if each.name == _OPTION else each for each in info.options
        ),
    )


def value_of(spec: OptionSpec, value: str, boards: Boards) -> object:
    """The option's value that a form's value means: one of its own, a board of the folder, or the content of a file.

    A name is never taken for a path: what is not among these boards is not looked for. Raises BadOption.
    """
    if not spec.open or value in spec.values:
        return value
    if spec.name != _OPTION or not is_name(value):
        return value.encode()
    if value not in boards:
        raise BadOption("no-board", name=value, known=(*spec.values, *boards))
    return boards[value]
