"""Commands for who plays: at this keyboard, on a server, or as a server."""

from pathlib import Path
from typing import Annotated

import typer

from coldsnap.cli.arguments.shared import (
    BotOutput,
    Days,
    Game,
    Language,
    NoColour,
    Options,
    Pieces,
    Plain,
    games,
    line_up,
    run,
    shells,
)


def play(
    game: Game = "icetoids",
    seats: Annotated[str | None, typer.Option(autocompletion=line_up)] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[str | None, typer.Option()] = None,
    salvage: Annotated[bool, typer.Option("--salvage")] = False,
    language: Language = None,
    no_colour: NoColour = False,
    ascii_only: Plain = False,
    pieces: Pieces = "pyramids",
    bot_output: BotOutput = False,
) -> None:
    """A match in the terminal."""
    run("play", "play", locals())


def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: Annotated[str | None, typer.Option()] = None,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    lan: Annotated[bool | None, typer.Option("--lan")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option()] = None,
    boards: Annotated[str | None, typer.Option()] = None,
    full_sync: Annotated[bool | None, typer.Option("--full-sync")] = None,
    admin_port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64)] = None,
    retention_days: Days = None,
    bots_days: Days = None,
    frames_days: Days = None,
    finished_days: Days = None,
    log_level: Annotated[str | None, typer.Option()] = None,
    show: Annotated[bool, typer.Option("--open")] = False,
    language: Language = None,
) -> None:
    """Tables by link, from this computer."""
    del language  # main() has heard it
    run("serve", "serve", locals())


def host(
    game: Game = "icetoids",
    seats: Annotated[str, typer.Option(autocompletion=line_up)] = "me,open",
    server: Annotated[str, typer.Option()] = "http://127.0.0.1:8000",
    name: Annotated[str, typer.Option()] = "",
    grace: Annotated[int, typer.Option(min=0, max=300)] = 15,
    option: Options = None,
    language: Language = None,
    no_colour: NoColour = False,
    ascii_only: Plain = False,
) -> None:
    """A new table on a server."""
    run("join", "host", locals())


def join(
    link: Annotated[str, typer.Argument()],
    name: Annotated[str, typer.Option()] = "",
    language: Language = None,
    no_colour: NoColour = False,
    ascii_only: Plain = False,
) -> None:
    """A seat at a table on a server."""
    run("join", "join", locals())


def bot(
    file: Annotated[Path, typer.Argument()],
    join: Annotated[str | None, typer.Option("--join")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    game: Annotated[str | None, typer.Option(autocompletion=games)] = None,
    name: Annotated[str, typer.Option()] = "",
    seconds: Annotated[float, typer.Option(min=0.1, max=600.0)] = 1.5,
    language: Language = None,
) -> None:
    """A bot of one's own at a table on a server."""
    run("bot", "bot", locals())


def completion(shell: Annotated[str, typer.Argument(autocompletion=shells)], language: Language = None) -> None:
    """The shell completes commands."""
    del language  # main() has heard it
    run("completion", "completion", locals())
