"""`coldsnap play`: a match in the terminal, against bots or hot-seat."""

import secrets
from pathlib import Path
from typing import Final

from coldsnap.arena.engines import engine_name
from coldsnap.cli.commands.table_options import table_options
from coldsnap.cli.terminal import saves
from coldsnap.cli.terminal.console import console_for, speaks_unicode, words_in
from coldsnap.cli.terminal.look import Look
from coldsnap.cli.terminal.match_loop import run
from coldsnap.cli.terminal.seats import players_from, players_of
from coldsnap.cli.terminal.session import Session
from coldsnap.core.bot import Budget
from coldsnap.core.errors import BadOption
from coldsnap.core.rng import rng_from
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.match.table import Table
from coldsnap.store.files import RecordFile, read_record

THINKING: Final = Budget(seconds=0.9)
"""The longest that a bot may think in the terminal."""


def play(
    *,
    game: str,
    seats: str | None,
    option: list[str] | None,
    seed: str | None,
    save: Path | None,
    resume: str | None,
    salvage: bool,
    language: str | None,
    no_colour: bool,
    ascii_only: bool,
    pieces: str,
    bot_output: bool,
) -> None:
    """Play in the terminal."""
    if pieces not in ("pyramids", "tokens"):
        raise BadOption("no-pieces", pieces=pieces, known=("pyramids", "tokens"))
    if resume is not None and (option or seed or save):
        raise BadOption("resume-alone")
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
    # A seed promises the same match again, on a slow computer too.
    return Session(table, players, file, look, bots, Budget() if seed else THINKING)


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
    return Session(table, players, file, look, secrets.token_hex(16), THINKING, resumed=True)
