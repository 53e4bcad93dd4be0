"""Commands that look things up: records, kept arenas, rules, games, the database of a server."""

from pathlib import Path
from typing import Annotated

import typer

from coldsnap.cli.arguments.shared import Days, Language, NoColour, Pieces, Plain, run

File = Annotated[Path, typer.Argument()]
Ply = Annotated[int | None, typer.Option()]
Output = Annotated[Path | None, typer.Option("--output", "-o")]
Database = Annotated[Path, typer.Option("--database")]


def replay(
    file: File,
    ply: Ply = None,
    steps: Annotated[bool, typer.Option("--step")] = False,
    language: Language = None,
    no_colour: NoColour = False,
    ascii_only: Plain = False,
    pieces: Pieces = "pyramids",
) -> None:
    """A match once more."""
    run("records", "replay", locals())


def verify(
    files: Annotated[list[Path], typer.Argument()],
    physics: Annotated[bool, typer.Option("--physics")] = False,
    seal: Annotated[str | None, typer.Option("--seal")] = None,
    language: Language = None,
) -> None:
    """Are records what they say they are?"""
    run("records", "verify", locals())


def render(file: File, output: Output = None, ply: Ply = None, language: Language = None) -> None:
    """A position as a picture."""
    run("records", "render", locals())


def report(
    folder: Annotated[Path, typer.Argument()],
    output: Annotated[Path, typer.Option("--output", "-o")] = Path("report.html"),
    language: Language = None,
) -> None:
    """A page of a kept arena."""
    run("report", "report", locals())


def rules(rule: Annotated[str | None, typer.Argument()] = None, language: Language = None) -> None:
    """A rule, or all of them."""
    run("rules", "rules", locals())


def games(language: Language = None) -> None:
    """The games and their options."""
    run("games", "games", locals())


def backup(path: Annotated[Path, typer.Argument()], database: Database, language: Language = None) -> None:
    """A copy of a server's database."""
    del language  # main() has heard it
    run("admin", "backup", locals())


def restore(
    path: Annotated[Path, typer.Argument()],
    database: Database,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    language: Language = None,
) -> None:
    """A copy as the database."""
    del language  # main() has heard it
    run("admin", "restore", locals())


def prune(
    database: Database,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    retention_days: Days = None,
    bots_days: Days = None,
    frames_days: Days = None,
    finished_days: Days = None,
    language: Language = None,
) -> None:
    """Room in the database."""
    del language  # main() has heard it
    run("admin", "prune", locals())


def check(database: Database, language: Language = None) -> None:
    """Is the database whole?"""
    del language  # main() has heard it
    run("admin", "verify", locals())
