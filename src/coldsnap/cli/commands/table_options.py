"""Options of a table from the words of a command: `-o name=value`, `-o name=@file`."""

from collections.abc import Sequence
from pathlib import Path

from coldsnap.core.errors import BadOption
from coldsnap.core.game import Game
from coldsnap.core.values import Options
from coldsnap.store.boards import read_content


def table_options(game: Game, given: Sequence[str]) -> Options:
    """The game's options from `name=value` words."""
    return game.resolve(named_options(given))


def named_options(given: Sequence[str]) -> dict[str, object]:
    """Values by name from `name=value` words; `name=@file` takes the content of a file."""
    wanted: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("option-form", word=word)
        wanted[name] = read_content(Path(value[1:])) if value.startswith("@") else value
    return wanted
