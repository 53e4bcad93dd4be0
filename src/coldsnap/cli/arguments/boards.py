"""Commands for a school of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from coldsnap.cli.arguments.shared import BotOutput, Language, NoColour, Options, Plain, boards, games, line_up, run

Board = Annotated[str, typer.Argument(autocompletion=boards)]


def new(name: Annotated[str, typer.Argument()], language: Language = None) -> None:
    """A file to begin with."""
    run("board", "new", locals())


def check(board: Board, language: Language = None) -> None:
    """Can a board be played on?"""
    run("board", "check", locals())


def draw(
    board: Board,
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    language: Language = None,
    no_colour: NoColour = False,
    ascii_only: Plain = False,
) -> None:
    """A board as text or as a picture."""
    run("board", "draw", locals())


def play(
    board: Board,
    game: Annotated[str, typer.Option(autocompletion=games)] = "icecool",
    seats: Annotated[str | None, typer.Option(autocompletion=line_up)] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    language: Language = None,
    no_colour: NoColour = False,
    ascii_only: Plain = False,
    bot_output: BotOutput = False,
) -> None:
    """A match on a board in the terminal."""
    run("board", "play", locals())
