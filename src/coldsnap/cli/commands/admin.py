"""`coldsnap admin`: care for the database of a server."""

from pathlib import Path
from typing import Final

from rich.table import Table as Grid

from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.core.errors import ColdsnapError
from coldsnap.store.backup import Content, back_up, check
from coldsnap.store.backup import restore as put_back

SHOWN: Final = 50
"""Faults that are told one by one."""


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
    """Read the whole database: every entry has to be readable, in order, and unchanged since it was written.

    So have the frames of flicks, but for those that were dropped to save space.
    """
    content = check(database)
    _show(content)
    if content.faults:
        raise ColdsnapError("frames-faults", count=len(content.faults))


def _show(content: Content) -> None:
    words = words_in(None)
    grid = Grid(words.say("admin-column-what"), words.say("admin-column-count"))
    grid.add_row(words.say("admin-matches"), str(content.matches))
    grid.add_row(words.say("admin-entries"), str(content.entries))
    grid.add_row(words.say("admin-flicks"), str(content.flicks))
    grid.add_row(words.say("admin-dropped"), str(content.dropped))
    console = console_for(no_colour=False)
    console.print(grid)
    for fault in content.faults[:SHOWN]:
        console.print(words.error(fault), soft_wrap=True, markup=False)
    if len(content.faults) > SHOWN:
        console.print(words.say("admin-more-faults", count=len(content.faults) - SHOWN))
