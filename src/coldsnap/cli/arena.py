"""`coldsnap arena`: bots against bots, with a progress bar and a table that says how sure it is."""

import os
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid

from coldsnap.arena.results import HEADINGS, TIMES_HEADINGS, Row, SeriesResult
from coldsnap.arena.series import Series, ladder, one_among, run_series
from coldsnap.bots.levels import level_names
from coldsnap.cli.options import console_for, named_options
from coldsnap.core.bot import Budget
from coldsnap.games.registry import game_named


def arena(
    game: Annotated[str, typer.Argument(help="Which game.")] = "icetoids",
    bots: Annotated[str, typer.Option(help="A line-up such as orca,captain; by default the ladder of levels.")] = "",
    games: Annotated[int, typer.Option(min=1, max=100_000, help="Games of each series.")] = 200,
    seats: Annotated[
        int, typer.Option(min=2, max=8, help="Without --bots: 2 is the ladder, more is one champion.")
    ] = 2,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value of the game.")] = None,
    seed: Annotated[str, typer.Option(help="Any text: the same text gives the same games.")] = "arena",
    simulations: Annotated[
        int | None, typer.Option(min=1, help="Of searching bots; their own measure if left out.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes; the results do not depend on it.")] = (
        os.cpu_count() or 1
    ),
    markdown: Annotated[bool, typer.Option("--markdown", help="Print tables for a document.")] = False,
) -> None:
    """Let bots play each other."""
    budget = Budget(simulations=simulations)
    options = named_options(option or [])
    line_up = tuple(word.strip() for word in bots.split(",") if word.strip())
    if line_up:
        wanted = [Series(game, line_up, games, seed)]
    elif seats == 2:
        wanted = list(ladder(game, games, seed=seed))
    else:
        *_, second, best = level_names(game_named(game).info.id)
        wanted = [one_among(game, best, second, seats, games, seed=seed)]
    results = _run([Series(s.game, s.line_up, s.games, s.seed, options, budget) for s in wanted], jobs)
    console = console_for(no_colour=False)
    rows = [row for result in results for row in (result.rows[:1] if line_up == () else result.rows)]
    _print(console, HEADINGS, rows, markdown=markdown)
    times = {row[0]: row for result in results for row in result.times}
    _print(console, TIMES_HEADINGS, list(times.values()), markdown=markdown)


def _run(wanted: list[Series], jobs: int) -> list[SeriesResult]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        results = []
        for series in wanted:
            task = progress.add_task(" - ".join(series.line_up), total=series.games)
            results.append(run_series(series, jobs, partial(_advance, progress, task)))
        return results


def _advance(progress: Progress, task: TaskID, done: int, _total: int) -> None:
    progress.update(task, completed=done)


def _print(console: Console, headings: Row, rows: list[Row], *, markdown: bool) -> None:
    if markdown:
        for cells in (headings, ("---",) * len(headings), *rows):
            console.print("| " + " | ".join(cells) + " |", soft_wrap=True)
        console.print()
        return
    grid = Grid(*(Column(heading, no_wrap=True) for heading in headings), padding=(0, 0), collapse_padding=True)
    for row in rows:
        grid.add_row(*row)
    console.print(grid)
