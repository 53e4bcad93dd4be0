"""`coldsnap replay`, `verify` and `render`: what can be done with the record of a match."""

from pathlib import Path

import typer

from coldsnap.arena.engines import simulator
from coldsnap.cli.terminal.console import console_for, speaks_unicode, words_in
from coldsnap.cli.terminal.look import Look
from coldsnap.cli.terminal.replay_viewer import Viewer
from coldsnap.cli.terminal.seats import names_in
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Record
from coldsnap.games.registry import game_named
from coldsnap.match.replay import Difference, Verdict, fold
from coldsnap.match.replay import verify as verify_record
from coldsnap.match.resimulate import resimulate
from coldsnap.match.sealing import seal_of
from coldsnap.render.faces import face_of
from coldsnap.store.files import read_record


def replay(
    *,
    file: Path,
    ply: int | None,
    steps: bool,
    language: str | None,
    no_colour: bool,
    ascii_only: bool,
    pieces: str,
) -> None:
    """Show a match again: all moves in words and the board, or step by step."""
    console = console_for(no_colour=no_colour)
    look = Look(words_in(language), console, pieces=pieces, unicode=not ascii_only and speaks_unicode(console))
    record = read_record(file)
    verdict = _judged(record, look, file)
    viewer = Viewer(verdict.table, names_in(record.header, look.words), look)
    if steps:
        viewer.browse(1 if ply is None else ply)
    else:
        viewer.tell_all(verdict.table.ply if ply is None else ply)
    if not verdict.whole:
        raise typer.Exit(1)


def verify(
    *,
    files: list[Path],
    physics: bool,
    seal: str | None,
    language: str | None,
) -> None:
    """Play records again and compare every entry; exit code 1 names the first difference."""
    look = Look(words_in(language), console_for(no_colour=False))
    bad = 0
    for file in files:
        record = read_record(file)
        verdict = _judged(record, look, file)
        whole = verdict.whole and not (physics and _differs(record, look, file))
        if whole:
            look.say("cli-verify-ok", plies=verdict.table.ply, path=str(file))
        if seal is not None:
            unbroken = seal_of(record.header.seed) == seal.strip().lower()
            look.say("cli-verify-sealed" if unbroken else "cli-verify-unsealed", path=str(file))
            whole = whole and unbroken
        bad += not whole
    if bad:
        raise typer.Exit(1)


def render(
    file: Path,
    output: Path | None,
    ply: int | None,
    language: str | None,
) -> None:
    """Draw a position of a match as an SVG picture."""
    record = read_record(file)
    table = fold(game_named(record.header.game), record)
    wanted = table.ply if ply is None else ply
    if not 1 <= wanted <= table.ply:
        raise ColdsnapError("no-ply", ply=wanted, last=table.ply)
    words = words_in(language)
    names = names_in(record.header, words)
    picture = face_of(record.header.game).svg(table.view(None, wanted), names=names, words=words)
    if output is None:
        typer.echo(picture)
        return
    try:
        output.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise ColdsnapError("cannot-write", path=output, cause=error) from error


def _judged(record: Record, look: Look, file: Path) -> Verdict:
    """The verdict on a record, told to the reader if it is not good."""
    verdict = verify_record(game_named(record.header.game), record)
    found = verdict.difference
    if verdict.other_version is not None:
        look.say("cli-verify-version", path=str(file), version=verdict.other_version)
    if found is not None:
        _complain(found, look, file)
    return verdict


def _differs(record: Record, look: Look, file: Path) -> bool:
    """Whether the engine of this program answers a flick of the record otherwise; the first one is told."""
    game = game_named(record.header.game)
    if not game.info.physics:
        return False
    found = resimulate(game, record, simulator())
    if found is not None:
        _complain(found, look, file)
    return found is not None


def _complain(found: Difference, look: Look, file: Path) -> None:
    # Line 1 is the header, line 2 is ply 0.
    look.say("cli-verify-bad", path=str(file), line=found.ply + 2, ply=found.ply, cause=look.words.error(found.cause))
