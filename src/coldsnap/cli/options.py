"""What several commands share: the console, the language, table options from the command line."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console

from coldsnap.bots.external_file import BotNotLoaded
from coldsnap.cli.help import chosen_language
from coldsnap.core.errors import BadOption, ColdsnapError
from coldsnap.core.game import Game
from coldsnap.core.values import Options
from coldsnap.render.words import Words


def words_in(language: str | None) -> Words:
    """The words of the wanted language, or of the command line's."""
    return Words(language or chosen_language())


class _Console(Console):
    """Rich's console, but a reader that has gone is left to main() instead of ending the program here."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console_for(*, no_colour: bool) -> Console:
    """A console; NO_COLOR in the environment and a pipe also switch colours off."""
    return _Console(no_color=no_colour or None, highlight=False, markup=False)


@contextmanager
def ends_if_not_loaded() -> Iterator[None]:
    """A bot in a file that cannot be loaded ends the command: one line, and exit code 1, as nothing typed was wrong."""
    try:
        yield
    except BotNotLoaded as fault:
        typer.echo(f"coldsnap: {words_in(None).error(fault)}", err=True)
        raise typer.Exit(1) from fault


def fault_told(words: Words, fault: ColdsnapError, trace: str) -> str:
    """Why a bot failed, and below it the end of its traceback."""
    return "\n".join(filter(None, (words.error(fault), trace)))


def speaks_unicode(console: Console) -> bool:
    """Whether the terminal can show more than ASCII."""
    return "utf" in console.encoding.lower()


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
        wanted[name] = _content(Path(value[1:])) if value.startswith("@") else value
    return wanted


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadOption("cannot-read", path=path, cause=error) from error
