"""`coldsnap admin`: care for the database of a server."""

import os
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.core.errors import ColdsnapError
from coldsnap.server.settings import Settings
from coldsnap.store.backup import Content, back_up, check
from coldsnap.store.backup import restore as put_back
from coldsnap.store.prune import prune as let_go
from coldsnap.store.prune import what_goes

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


def prune(
    database: Path,
    *,
    yes: bool,
    retention_days: int | None,
    bots_days: int | None,
    frames_days: int | None,
    finished_days: int | None,
) -> None:
    """Say what a server with these settings would let go of; do it with `yes`."""
    given = {
        "retention_days": retention_days,
        "bots_days": bots_days,
        "frames_days": frames_days,
        "finished_days": finished_days,
    }
    retention = Settings.gather(given, os.environ).retention
    words, console = words_in(None), console_for(no_colour=False)
    grid = Grid(words.say("admin-column-what"), words.say("admin-column-tables"), words.say("admin-column-size"))
    for going in what_goes(database, retention):
        grid.add_row(words.say(f"admin-{going.what}"), str(going.tables), _megabytes(going.size))
    console.print(grid)
    if not yes:
        console.print(words.say("admin-prune-nothing"), soft_wrap=True)
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("admin-pruning"))
        pruned = let_go(database, retention, lambda done, of: progress.update(task, completed=done, total=of))
    sizes = {"before": _megabytes(pruned.before), "after": _megabytes(pruned.after)}
    console.print(words.say("admin-pruned", **sizes), soft_wrap=True)


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f}"


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
