"""The console that all commands print to, and the words of the language that they speak."""

from rich.console import Console

from coldsnap.cli.arguments.help import chosen_language
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


def speaks_unicode(console: Console) -> bool:
    """Whether the terminal can show more than ASCII."""
    return "utf" in console.encoding.lower()
