"""A bot in a file that fails: what is told of it in the terminal, and when the command ends with it."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from coldsnap.bots.external_file import BotNotLoaded
from coldsnap.cli.terminal.console import words_in
from coldsnap.core.errors import ColdsnapError
from coldsnap.render.words import Words


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
