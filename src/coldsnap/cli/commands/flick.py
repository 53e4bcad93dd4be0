"""`coldsnap flick`: one flick in the school, told in facts and drawn."""

import math
from pathlib import Path

import typer

from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.core.codec import encode
from coldsnap.core.errors import BadOption, ColdsnapError
from coldsnap.core.scene import Body, Impulse, Pose
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import board as board_named
from coldsnap.games.icecool.board.board import scene
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.frames import places
from coldsnap.render.icecool.board_svg import board_svg


def flick(
    *,
    yaw: float,
    speed: float,
    board: str,
    start: str,
    other: list[str] | None,
    side: float,
    height: float,
    output: Path | None,
    as_json: bool,
    language: str | None,
) -> None:
    """Flick a penguin and see what physics says of it."""
    from coldsnap.physics.mujoco_simulator import MujocoSimulator  # only this needs the engine

    words, of = words_in(language), board_named(board)
    world = scene(of, (_penguin(number, place) for number, place in enumerate([start, *(other or [])])))
    impulse = Impulse("p0", math.radians(yaw) % (2 * math.pi), speed, side, height)
    try:
        seen = MujocoSimulator().run(world, impulse)
    except SimulationFailed as failure:
        report = Path(f"coldsnap-failed-flick-{failure.digest}.json")
        _write(report, failure.report().decode())
        raise ColdsnapError("flick-failed", cause=failure, path=report) from failure
    if as_json:
        typer.echo(encode({"engine": MujocoSimulator.engine, "digest": seen.digest, "facts": seen.facts}).decode())
    else:
        console = console_for(no_colour=False)
        for fact in seen.facts:
            console.print(words.fact(fact))
        if not seen.facts:
            console.print(words.say("flick-nothing"))
    if output is not None and seen.frames is not None:
        labels = {room.name: words.say(f"room-{room.name}") for room in of.rooms}
        picture = board_svg(of, scene=world, paths=places(seen.frames), facts=seen.facts, labels=labels)
        _write(output, picture)


def _penguin(number: int, place: str) -> Body:
    try:
        x, y = (float(part) / 1000 for part in place.split(","))
    except ValueError as error:
        raise BadOption("place-form", place=place) from error
    if not (abs(x) < 10 and abs(y) < 10):
        raise BadOption("place-far", place=place)
    return Body(f"p{number}", "penguin", Pose(x, y, shape("penguin").rest_height))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ColdsnapError("cannot-write", path=path, cause=error) from error
