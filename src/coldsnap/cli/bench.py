"""`coldsnap bench`: how fast things are, as a table or as one JSON object."""

import json
from typing import Annotated

import typer
from rich.table import Table as Grid

from coldsnap.arena.speed import measure_icetoids
from coldsnap.cli.options import console_for

app = typer.Typer(help="Measure speed; --json prints one JSON object.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure speed."""


@app.command()
def icetoids(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, max=600.0, help="How long each measurement takes.")] = 3.0,
) -> None:
    """Play-outs in the flat core, moves through Table, and the search bot, on one core."""
    numbers = measure_icetoids(seconds)
    if as_json:
        typer.echo(json.dumps({name: round(value, 1) for name, value in numbers.items()}))
        return
    grid = Grid("what", "value")
    for name, value in numbers.items():
        grid.add_row(name, f"{value:,.1f}")
    console_for(no_colour=False).print(grid)
