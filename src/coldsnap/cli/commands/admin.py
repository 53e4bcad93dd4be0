"""`coldsnap admin`: care for the database of a server."""

from pathlib import Path

from rich.table import Table as Grid

from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.store.backup import Content, back_up, check
from coldsnap.store.backup import restore as put_back


def backup(path: Path, database: Path) -> None:
    """Copy the database to a new file, also while the server runs, and check the copy."""
    _show(back_up(database, path))


def restore(
    *,
    path: Path,
    database: Path,
    replace: bool,
) -> None:
    """Check a backup and make it the database. The server must not run."""
    _show(put_back(path, database, replace=replace))


def verify(database: Path) -> None:
    """Read the whole database: every entry has to be readable, in order, and unchanged since it was written."""
    _show(check(database))


def _show(content: Content) -> None:
    words = words_in(None)
    grid = Grid(words.say("admin-column-what"), words.say("admin-column-count"))
    grid.add_row(words.say("admin-matches"), str(content.matches))
    grid.add_row(words.say("admin-entries"), str(content.entries))
    console_for(no_colour=False).print(grid)
