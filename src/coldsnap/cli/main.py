"""`coldsnap`: one command, a few verbs. Every error is one line.

Nothing is loaded here that the wanted command may not need: a server that was killed has to be back at once.
"""

import io
import sys
from importlib import import_module
from typing import Final, NoReturn

import typer

from coldsnap.core.errors import ColdsnapError, Rejected

VERBS: Final = {
    "play": "play",
    "serve": "serve",
    "host": "join",
    "join": "join",
    "replay": "records",
    "verify": "records",
    "render": "records",
    "arena": "arena",
    "bot": "bot",
    "report": "report",
    "rules": "rules",
    "games": "games",
    "flick": "flick",
}
"""Each command and the module of this package that has a function of the same name for it."""
GROUPS: Final = ("admin", "physics", "bench")
"""Modules with an app of several commands."""


def command_line(wanted: str | None = None) -> typer.Typer:
    """The commands; if one is wanted that there is, only that one, so that nothing is loaded that it does not need."""
    app = typer.Typer(
        help="The digital table for ice games. Start with: coldsnap play icetoids",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback()(_start)
    for verb, module in VERBS.items():
        if wanted not in (*VERBS, *GROUPS) or wanted == verb:
            app.command(verb)(getattr(import_module(f"coldsnap.cli.{module}"), verb))
    for group in GROUPS:
        if wanted not in (*VERBS, *GROUPS) or wanted == group:
            app.add_typer(import_module(f"coldsnap.cli.{group}").app, name=group)
    return app


def _start() -> None:
    """Nothing is to be done before a command; with this, one command alone is still called by its name."""


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows a question mark
    try:
        command_line(sys.argv[1] if len(sys.argv) > 1 else None)()
    except Rejected as refused:
        _complain(_refusal(refused))
    except ColdsnapError as error:
        _complain(str(error))
    except BrokenPipeError:
        # The reader of our output (head, less) has gone: nothing is wrong.
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        _complain(f"cannot write: {error.strerror}")
    except KeyboardInterrupt:
        sys.exit(130)


def _refusal(refused: Rejected) -> str:
    """A refusal in words; one that came over a line may lack what its words need."""
    from coldsnap.cli.options import words_in
    from coldsnap.render.words import MissingMessage

    words = words_in(None)
    try:
        return words.refusal(refused)
    except MissingMessage:
        return words.say("refused-server", code=refused.code)


def _complain(text: str) -> NoReturn:
    from rich.console import Console

    Console(stderr=True, highlight=False, markup=False).print(f"coldsnap: {text}", soft_wrap=True)
    sys.exit(2)
