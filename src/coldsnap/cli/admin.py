"""`coldsnap admin`: care for the database of a server."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from coldsnap.cli.options import console_for
from coldsnap.store.backup import Content, back_up, check
from coldsnap.store.backup import restore as put_back

Database = Annotated[Path, typer.Option("--database", help="The database file of the server.")]

app = typer.Typer(help="Care for the database of a server.", no_args_is_help=True)


@app.callback()
def admin() -> None:
    """Care for the database of a server."""


@app.command()
def backup(path: Annotated[Path, typer.Argument(help="The new file.")], database: Database) -> None:
    """Copy the database to a new file, also while the server runs, and check the copy."""
    _show(back_up(database, path))


@app.command()
def restore(
    path: Annotated[Path, typer.Argument(help="A file that `coldsnap admin backup` made.")],
    database: Database,
    replace: Annotated[bool, typer.Option("--replace", help="A database that is there already is given up.")] = False,
) -> None:
    """Check a backup and make it the database. The server must not run."""
    _show(put_back(path, database, replace=replace))


@app.command()
def verify(database: Database) -> None:
    """Read the whole database: every entry has to be readable, in order, and unchanged since it was written."""
    _show(check(database))


def _show(content: Content) -> None:
    grid = Grid("what", "count")
    grid.add_row("matches", str(content.matches))
    grid.add_row("entries", str(content.entries))
    console_for(no_colour=False).print(grid)
