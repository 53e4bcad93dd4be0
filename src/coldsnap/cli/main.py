"""`coldsnap`: one command, a few verbs. Every error is one line."""

import io
import sys
from typing import NoReturn

import typer
from rich.console import Console

from coldsnap.cli import arena, bench, flick, games, physics, play, records, rules
from coldsnap.cli.options import words_in
from coldsnap.core.errors import ColdsnapError, Rejected

app = typer.Typer(
    help="The digital table for ice games. Start with: coldsnap play icetoids",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("render")(records.render)
app.command("arena")(arena.arena)
app.command("rules")(rules.rules)
app.command("games")(games.games)
app.command("flick")(flick.flick)
app.add_typer(physics.app, name="physics")
app.add_typer(bench.app, name="bench")


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows a question mark
    try:
        app()
    except Rejected as refused:
        _complain(words_in(None).refusal(refused))
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


def _complain(text: str) -> NoReturn:
    Console(stderr=True, highlight=False, markup=False).print(f"coldsnap: {text}", soft_wrap=True)
    sys.exit(2)
