"""Commands that let bots, physics and the whole program show what they can do."""

import os
from pathlib import Path
from typing import Annotated

import typer

from coldsnap.cli.arguments.shared import BotOutput, Game, Language, Options, attacks, bots_only, run

AsJson = Annotated[bool, typer.Option("--json")]
Seconds = Annotated[float, typer.Option(min=0.1, max=600.0)]
Rounds = Annotated[int, typer.Option(min=1, max=1000)]


def arena(
    game: Game = "icetoids",
    bots: Annotated[str, typer.Option(autocompletion=bots_only)] = "",
    games: Annotated[int, typer.Option(min=1, max=100_000)] = 200,
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    seats: Annotated[int, typer.Option(min=2, max=8)] = 2,
    option: Options = None,
    seed: Annotated[str, typer.Option()] = "arena",
    simulations: Annotated[int | None, typer.Option(min=1)] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256)] = os.cpu_count() or 1,
    keep: Annotated[Path | None, typer.Option()] = None,
    bot_output: BotOutput = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    language: Language = None,
) -> None:
    """Bots against bots."""
    del language  # main() has heard it
    run("arena", "arena", locals())


def flick(
    yaw: Annotated[float, typer.Option()],
    speed: Annotated[float, typer.Option(min=0.0, max=3.0)],
    board: Annotated[str, typer.Option()] = "school",
    start: Annotated[str, typer.Option("--from")] = "405,105",
    other: Annotated[list[str] | None, typer.Option("--other")] = None,
    side: Annotated[float, typer.Option(min=-1.0, max=1.0)] = 0.0,
    height: Annotated[float, typer.Option(min=0.0, max=1.0)] = 0.0,
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """One flick, told in facts."""
    run("flick", "flick", locals())


def physics_report(
    document: Annotated[Path, typer.Option()] = Path("docs/physics.md"),
    flicks: Annotated[int, typer.Option(min=32, max=100_000)] = 1500,
    language: Language = None,
) -> None:
    """The physics, measured again."""
    del language  # main() has heard it
    run("physics", "report", locals())


def icetoids_speed(as_json: AsJson = False, seconds: Seconds = 3.0, language: Language = None) -> None:
    """How fast IceToids is."""
    del language  # main() has heard it
    run("bench", "icetoids", locals())


def rules_speed(as_json: AsJson = False, seconds: Seconds = 3.0, language: Language = None) -> None:
    """How fast ICECOOL's rules are."""
    del language  # main() has heard it
    run("bench", "rules", locals())


def physics_speed(as_json: AsJson = False, rounds: Rounds = 5, language: Language = None) -> None:
    """How fast the physics is."""
    del language  # main() has heard it
    run("bench", "physics", locals())


def bots_speed(as_json: AsJson = False, rounds: Rounds = 5, language: Language = None) -> None:
    """How fast ICECOOL's bots are."""
    del language  # main() has heard it
    run("bench", "bots", locals())


def server_speed(
    as_json: AsJson = False,
    seconds: Seconds = 8.0,
    rounds: Annotated[int, typer.Option(min=1, max=100)] = 3,
    tables: Annotated[int, typer.Option(min=2, max=5000)] = 250,
    pace: Annotated[int, typer.Option(min=1, max=100_000)] = 500,
    idle: Annotated[int, typer.Option(min=2, max=4000)] = 1000,
    watchers: Annotated[int, typer.Option(min=1, max=100)] = 50,
    language: Language = None,
) -> None:
    """How fast a server is."""
    del language  # main() has heard it
    run("bench", "server", locals())


def abuse_speed(
    only: Annotated[list[str] | None, typer.Option("--only", autocompletion=attacks)] = None,
    as_json: AsJson = False,
    seconds: Seconds = 10.0,
    language: Language = None,
) -> None:
    """How fast a server is while somebody abuses it."""
    del language  # main() has heard it
    run("bench", "abuse", locals())
