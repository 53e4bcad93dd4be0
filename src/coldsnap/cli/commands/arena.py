"""`coldsnap arena`: bots against bots, with a progress bar and a table that says how sure it is."""

import signal
import sys
from dataclasses import replace
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid

from coldsnap.arena.entrants import print_line
from coldsnap.arena.ratings import RATING_HEADINGS, rate_series, rating_rows
from coldsnap.arena.results import TIMES_HEADINGS, Headings, Row, SeriesResult
from coldsnap.arena.running import run_all
from coldsnap.arena.series import Series, one_among
from coldsnap.arena.series import ladder as ladder_of
from coldsnap.bots.external_output import Show
from coldsnap.bots.levels import level_names
from coldsnap.cli.commands.table_options import named_options
from coldsnap.cli.terminal.bot_faults import ends_if_not_loaded, fault_told
from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.cli.terminal.look import Look
from coldsnap.core.bot import Budget
from coldsnap.core.plain_text import printable
from coldsnap.games.registry import game_named
from coldsnap.render.words import Words

NAMES = ("bot", "against")
"""The columns that may take more than one line."""


def arena(
    *,
    game: str,
    bots: str,
    games: int,
    ladder: bool,
    seats: int,
    option: list[str] | None,
    seed: str,
    simulations: int | None,
    jobs: int,
    keep: Path | None,
    bot_output: bool,
    markdown: bool,
) -> None:
    """Let bots play each other."""
    budget, options = Budget(simulations=simulations), named_options(option or [])
    line_up = tuple(word.strip() for word in bots.split(",") if word.strip())
    one_series = bool(line_up) and not ladder
    wanted = _wanted(game, line_up, games, seats, seed, steps=ladder)
    signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))  # so that everything is ended with it
    with ends_if_not_loaded():
        series = [replace(one, options=options, budget=budget) for one in wanted]
        results = _run(series, jobs, keep, print_line if bot_output else None)
    look = Look(words_in(None), console_for(no_colour=False))
    rows = [row for result in results for row in (result.rows if one_series else result.rows[:1])]
    _print(look, results[0].headings, rows, markdown=markdown)
    _print(look, RATING_HEADINGS, rating_rows(rate_series(results)), markdown=markdown)
    times = {row[0]: row for result in results for row in result.times}
    _print(look, TIMES_HEADINGS, list(times.values()), markdown=markdown)
    if told := _faults_told(results, look.words):
        console_for(no_colour=False, stderr=True).print(told, soft_wrap=True)


def _faults_told(results: list[SeriesResult], words: Words) -> str:
    """The number of turns lost by faults, and the first fault, as text; empty if there was none."""
    count = sum(result.faults for result in results)
    if not count:
        return ""
    failed = ((game.failed, game.trace) for result in results for game in result.games)
    first = next((fault_told(words, cause.error(), trace) for cause, trace in failed if cause is not None), "")
    return "\n".join(filter(None, (words.say("arena-faults", count=count), first)))


def _wanted(
    game: str, line_up: tuple[str, ...], games: int, seats: int, seed: str, *, steps: bool
) -> tuple[Series, ...]:
    """A line-up, a ladder, or the best bot among the second best."""
    if line_up and not steps:
        return (Series(game, line_up, games, seed),)
    if steps or seats == 2:
        return ladder_of(game, games, seats=seats, seed=seed, names=line_up)
    *_, second, best = level_names(game_named(game).info.id)
    return (one_among(game, best, second, seats, games, seed=seed),)


def _run(wanted: list[Series], jobs: int, folder: Path | None, show: Show | None) -> list[SeriesResult]:
    """Play, with a bar for each series once it is sure that they can be played; lines of bots take its place."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console_for(no_colour=False, stderr=True), disable=show is not None)
    tasks = [progress.add_task(printable(" - ".join(series.shown)), total=series.games) for series in wanted]

    def tell(index: int, done: int) -> None:
        progress.start()
        progress.update(tasks[index], completed=done)

    try:
        return run_all(wanted, jobs, tell, folder, show)
    finally:
        if progress.live.is_started:
            progress.stop()


def _print(look: Look, headings: Headings, rows: list[Row], *, markdown: bool) -> None:
    """A table in the reader's words, for a terminal or for a document."""
    console, words = look.console, look.words
    titles = [words.say(f"arena-column-{heading}") for heading in headings]
    shown = [[_cell(cell, words) for cell in row] for row in rows]
    if markdown:
        for cells in (titles, ["---"] * len(titles), *shown):
            console.print("| " + " | ".join(cells) + " |", soft_wrap=True)
        console.print()
        return
    columns = [Column(title, no_wrap=heading not in NAMES) for heading, title in zip(headings, titles, strict=True)]
    grid = Grid(*columns, padding=(0, 0), collapse_padding=True)
    for cells in shown:
        grid.add_row(*cells)
    console.print(grid)


def _cell(cell: str | tuple[str, str], words: Words) -> str:
    return cell if isinstance(cell, str) else words.say("arena-range", low=cell[0], high=cell[1])
