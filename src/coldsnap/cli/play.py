"""`coldsnap play`: a match in the terminal, against bots or hot-seat."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from coldsnap.arena.engines import engine_name
from coldsnap.cli import saves
from coldsnap.cli.options import (
    BotOutput,
    Language,
    NoColour,
    Pieces,
    Plain,
    console_for,
    speaks_unicode,
    table_options,
    words_in,
)
from coldsnap.cli.seats import players_from, players_of
from coldsnap.cli.session import THINKING, Look, Session
from coldsnap.cli.terminal import run
from coldsnap.core.bot import Budget
from coldsnap.core.errors import BadOption
from coldsnap.core.rng import rng_from
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.match.table import Table
from coldsnap.store.files import RecordFile, read_record

OPTION_HELP = "Table option name=value or name=@file, as `coldsnap games` lists them; repeatable."
SEATS_HELP = (
    "Who plays, in order: me, Ana or name:Ana is a person; bot, a level (pebble to orca) or a .py file is a bot."
)


def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = "icetoids",
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=OPTION_HELP)] = None,
    seed: Annotated[str | None, typer.Option(help="Any text: the same text gives the same tiles and cards.")] = None,
    save: Annotated[Path | None, typer.Option(help="File of the match (by default in your data folder).")] = None,
    resume: Annotated[
        str | None, typer.Option(help="Go on with this file, a saved match by its name, or the `last` one.")
    ] = None,
    salvage: Annotated[bool, typer.Option("--salvage", help="Resume a file whose last line was cut off.")] = False,
    language: Language = None,
    no_colour: NoColour = False,
    ascii_only: Plain = False,
    pieces: Pieces = "pyramids",
    bot_output: BotOutput = False,
) -> None:
    """Play in the terminal."""
    if pieces not in ("pyramids", "tokens"):
        raise BadOption(f"pieces are pyramids or tokens, not {pieces!r}")
    if resume is not None and (option or seed or save):
        raise BadOption("--resume takes the match as it is: leave out --option, --seed and --save")
    console = console_for(no_colour=no_colour)
    look = Look(words_in(language), console, pieces=pieces, unicode=not ascii_only and speaks_unicode(console))
    look.bot_output = bot_output
    session = (
        _resumed(resume, seats or "", look, salvage=salvage)
        if resume is not None
        else _new(game, seats, option or [], seed, save, look)
    )
    try:
        run(session)
    finally:
        session.file.release()


def _new(game_id: str, seats: str | None, given: list[str], seed: str | None, save: Path | None, look: Look) -> Session:
    game = game_named(game_id)
    wanted = seats or ",".join(["me", "bot"][: game.info.seats[0]])
    players = players_from(game_id, [word.strip() for word in wanted.split(",")], look.show_lines)
    secret = rng_from(seed).seed if seed else secrets.token_hex(16)
    names, options = tuple(player.recorded for player in players), table_options(game, given)
    table = Table.start(game, len(players), options, secret, names=names, engine=engine_name(game))
    file = RecordFile(save or saves.new_path(game_id))
    file.create(table.header, table.entries)
    file.hold()
    bots = rng_from(f"{seed} bots").seed if seed else secrets.token_hex(16)
    # A clock would make a match of the same seed differ on a slower machine.
    return Session(table, players, file, look, bots, thinking=Budget() if seed else THINKING)


def _resumed(wanted: str, seats: str, look: Look, *, salvage: bool) -> Session:
    path = saves.found(wanted)
    file = RecordFile(path)
    file.hold()
    record = read_record(path, salvage=salvage)
    table = fold(game_named(record.header.game), record)
    if salvage:
        file.drop_cut_line()
    named = [word.strip() for word in seats.split(",")]
    players = players_of(record.header, named, look.show_lines)
    return Session(table, players, file, look, secrets.token_hex(16), resumed=True)
