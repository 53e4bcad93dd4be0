"""The console that all commands print to, and the words of the language that they speak."""

from typing import Any

from rich.console import Console
from rich.text import Text

from coldsnap.cli.arguments.help import chosen_language
from coldsnap.core.plain_text import without_controls
from coldsnap.render.words import Words


def words_in(language: str | None) -> Words:
    """The words of the wanted language, or of the command line's."""
    return Words(language or chosen_language())


class _Console(Console):
    """Rich's console, but no text moves its cursor, and a reader that has gone is left to main()."""

    def render_str(self, text: str, **how: Any) -> Text:
        """A text as it is printed. What a bot, a record or a server put into it, the terminal does not obey."""
        return super().render_str(without_controls(text), **how)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console_for(*, no_colour: bool, stderr: bool = False) -> Console:
    """A console; NO_COLOR in the environment and a pipe also switch colours off."""
    return _Console(no_color=no_colour or None, highlight=False, markup=False, stderr=stderr)


def speaks_unicode(console: Console) -> bool:
    """Whether the terminal can show more than ASCII."""
    return "utf" in console.encoding.lower()
