"""`coldsnap bench`: how fast things are, as a table or as one JSON object. What is measured has one name in both."""

import json
import sys
from collections.abc import Mapping, Sequence

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from coldsnap.arena.speed.icetoids_speed import measure_icetoids
from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.cli.terminal.look import Look

SERVE = (sys.executable, "-c", "from coldsnap.cli.main import main; main()", "serve")
"""The command that serves, in a process of its own."""


def icetoids(*, as_json: bool, seconds: float) -> None:
    """Play-outs in the flat core, moves through Table, and the search bot, on one core."""
    _show(measure_icetoids(seconds), as_json=as_json)


def rules(*, as_json: bool, seconds: float) -> None:
    """Plies of ICECOOL's rules on made-up facts, and a whole match of four bots with physics."""
    from coldsnap.arena.speed.rules_speed import measure_rules  # only this needs the engine

    _show(measure_rules(seconds), as_json=as_json)


def physics(*, as_json: bool, rounds: int) -> None:
    """Flicks of four penguins in the school beside a naive loop: best of some interleaved rounds."""
    from coldsnap.arena.speed.physics_speed import measure_physics  # only this needs the engine

    with Progress(console=Console(stderr=True), disable=as_json) as progress:
        task = progress.add_task(words_in(None).say("bench-rounds"), total=rounds)
        numbers = measure_physics(rounds, lambda done, _: progress.update(task, completed=done))
    _show(numbers, as_json=as_json)


def bots(*, as_json: bool, rounds: int) -> None:
    """ICECOOL's bots: flicks tried in their heads beside a naive loop, thinking times, a whole match."""
    from coldsnap.arena.speed.bots_speed import measure_bots  # only this needs the engine

    with Progress(console=Console(stderr=True), disable=as_json) as progress:
        task = progress.add_task(words_in(None).say("bench-rounds"), total=rounds)
        numbers = measure_bots(rounds, lambda done, _: progress.update(task, completed=done))
    _show(numbers, as_json=as_json)


def server(
    *,
    as_json: bool,
    seconds: float,
    rounds: int,
    tables: int,
    pace: int,
    idle: int,
    watchers: int,
) -> None:
    """A server process under load from another one: as many moves as it can do, a steady pace, idle sockets."""
    from coldsnap.load_test.measure import Size, measure_server  # only this needs a server

    size = Size(tables=tables, seconds=seconds, rounds=rounds, pace=pace, idle=idle, watchers=watchers)
    look = Look(words_in(None), Console(stderr=True, highlight=False, markup=False, quiet=as_json))
    _show(measure_server(SERVE, size, look.say), as_json=as_json)


def abuse(*, as_json: bool, seconds: float, only: Sequence[str] | None) -> None:
    """A server under attack from another process: what its honest neighbours notice, and what it does about it."""
    from coldsnap.load_test.abuse.measure_abuse import chosen, measure_abuse  # only this needs a server under attack
    from coldsnap.load_test.abuse.report import COUNTS, MET, TIMES, counts, met, times

    spans = chosen(only or ())
    with Progress(console=Console(stderr=True), disable=as_json) as progress:
        task = progress.add_task("", total=len(spans))
        found = measure_abuse(
            SERVE, spans, seconds, lambda name, at: progress.update(task, description=name, completed=at)
        )
    if as_json:
        typer.echo(json.dumps(_rounded(found)))
        return
    console = console_for(no_colour=False)
    for columns, lines in ((TIMES, times(found)), (COUNTS, counts(found)), (MET, met(found))):
        grid = Grid(box=SIMPLE, padding=(0, 1, 0, 0))
        for column in columns:
            grid.add_column(column, overflow="fold")
        for line in lines:
            grid.add_row(*line)
        console.print(grid)


def _show(numbers: dict[str, float], *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(_rounded(numbers)))
        return
    words = words_in(None)
    grid = Grid(words.say("bench-column-what"), words.say("bench-column-value"))
    for name, value in numbers.items():
        grid.add_row(name, f"{value:,.2f}")
    console_for(no_colour=False).print(grid)


def _rounded(found: Mapping[str, object]) -> dict[str, object]:
    """The same with numbers that are no longer than anybody reads."""
    return {
        name: _rounded(value) if isinstance(value, Mapping) else round(value, 2) if isinstance(value, float) else value
        for name, value in found.items()
    }
