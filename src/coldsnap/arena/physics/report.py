"""The generated parts of docs/physics.md: tables as Markdown and plots as SVG, by name. Writes nothing itself."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from coldsnap.arena.physics.study import (
    JUMP_HEIGHTS,
    SIDES,
    STRENGTHS,
    Many,
    apex,
    deflection,
    distance,
    feel,
    many_flicks,
    path,
)
from coldsnap.arena.physics.trick_shots import Trick, tricks
from coldsnap.core.errors import ColdsnapError
from coldsnap.games.icecool.board.board import board
from coldsnap.physics.frames import places
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Trajectory
from coldsnap.render.icecool.board_svg import board_svg
from coldsnap.render.plot import PlotLine, chart

Rows = Sequence[tuple[str, ...]]
ROOMS: Final = {"classroom": "Classroom", "kitchen": "Kitchen", "gym": "Gym", "lab": "Lab", "game-room": "Game room"}
"""The rooms' names in the pictures of the document, which is in English."""


BLOCKS: Final = ("feel", "straight", "curve", "jump", "many", "tricks")
"""The names of the tables."""


def blocks(flicks: int, progress: Callable[[int], object]) -> dict[str, str]:
    """The tables of the document by name. `progress` is told how many random flicks are done."""
    return {
        "feel": _table(
            ("aim", "wanted", "measured", "met"),
            [(one.what, one.wanted, one.measured, "yes" if one.met else "no") for one in feel()],
        ),
        "straight": _straight(),
        "curve": _curve(),
        "jump": _jump(),
        "many": _many(many_flicks(flicks, progress)),
        "tricks": "\n\n".join(_trick(trick) for trick in tricks()),
    }


def pictures() -> Iterator[tuple[str, str]]:
    """The plots and the gallery: (file name, SVG)."""
    yield "straight.svg", _plot_straight()
    yield "curve.svg", _plot_curve()
    yield "jump.svg", _plot_jump()
    simulator = MujocoSimulator()
    for trick in tricks():
        seen = simulator.run(trick.scene, trick.impulse)
        yield f"trick-{trick.name}.svg", trick_svg(trick, seen)


def trick_svg(trick: Trick, seen: Trajectory) -> str:
    """A trick shot on its board."""
    ways = places(seen.frames) if seen.frames else ()
    return board_svg(board(trick.board), scene=trick.scene, paths=ways, facts=seen.facts, labels=ROOMS)


def with_blocks(text: str, made: dict[str, str]) -> str:
    """A document with the content between `<!-- begin: name -->` and `<!-- end: name -->` made anew."""
    for name, content in made.items():
        begin, end = f"<!-- begin: {name} -->", f"<!-- end: {name} -->"
        if begin not in text or end not in text:
            raise ColdsnapError("document-no-place", name=name, begin=begin, end=end)
        before, rest = text.split(begin, 1)
        text = f"{before}{begin}\n{content}\n{end}{rest.split(end, 1)[1]}"
    return text


def _table(head: tuple[str, ...], rows: Rows) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _straight() -> str:
    heights = (0.0, 0.1, 0.25)
    rows = [
        (f"height {height:g}", *(f"{100 * distance(strength, height):.0f}" for strength in STRENGTHS))
        for height in heights
    ]
    return _table(("distance in cm at power", *(f"{strength:g}" for strength in STRENGTHS)), rows)


def _curve() -> str:
    rows = []
    for strength in (0.4, 0.7, 1.0):
        ends = [deflection(strength, side) for side in SIDES]
        rows.append((f"power {strength:g}", *(f"{100 * right:.0f}, {100 * ahead:.0f}" for right, ahead in ends)))
    return _table(("end (right, forward) in cm at side", *(f"{side:g}" for side in SIDES)), rows)


def _jump() -> str:
    rows = [
        (f"height {height:g}", *(f"{100 * apex(strength, height):.1f}" for strength in STRENGTHS[3:]))
        for height in JUMP_HEIGHTS
    ]
    return _table(("apex of the lowest point in cm at power", *(f"{s:g}" for s in STRENGTHS[3:])), rows)


def _many(seen: Many) -> str:
    rest = " / ".join(f"{seconds:.2f}" for seconds in seen.rest_seconds)
    rows = [
        ("random flicks, four penguins in the school", str(seen.flicks)),
        ("seconds to rest: 5 %, median, 95 %, longest", rest),
        ("upright at rest", f"{100 * seen.upright:.1f} %"),
        ("largest snap", f"{seen.largest_snap_mm:.2f} mm"),
        ("walls pierced", str(seen.pierced)),
        ("passed a door", f"{100 * seen.through:.1f} %"),
        ("went over a wall or door", f"{100 * seen.over:.1f} %"),
        ("left the school", f"{100 * seen.out:.1f} %"),
        ("ended stuck in a door", f"{100 * seen.stuck:.1f} %"),
        ("touched another penguin", f"{100 * seen.pushed:.1f} %"),
    ]
    return _table(("what", "value"), rows)


def _trick(trick: Trick) -> str:
    places = " ".join(f"--other {x:g},{y:g}" for x, y in trick.penguins[1:])
    x, y = trick.penguins[0]
    of = trick.flick
    command = (
        f"coldsnap flick --from {x:g},{y:g} {places + ' ' if places else ''}--yaw {of.yaw / 10:g}"
        f" --speed {of.power / 500:g} --side {of.side / 100:g} --height {of.height / 100:g}"
    )
    return f"### {trick.title}\n\n![{trick.title}](physics/trick-{trick.name}.svg)\n\n`{command}`"


def _plot_straight() -> str:
    lines = [
        PlotLine(f"height {height:g}", [(strength, 100 * distance(strength, height)) for strength in STRENGTHS])
        for height in (0.0, 0.1, 0.25)
    ]
    return chart("A straight flick slides", "power", "cm", lines)


def _plot_curve() -> str:
    lines = [PlotLine(f"side {side:g}", path(0.7, side), marks=False) for side in (-0.5, -0.2, 0.0, 0.2, 0.5, 1.0)]
    return chart("A flick beside the middle curves (power 0.7)", "cm to the right", "cm forward", lines, equal=True)


def _plot_jump() -> str:
    lines = [
        PlotLine(f"height {height:g}", [(strength, 100 * apex(strength, height)) for strength in STRENGTHS])
        for height in JUMP_HEIGHTS
    ]
    wall = PlotLine("wall (6.8 cm)", [(STRENGTHS[0], 6.8), (STRENGTHS[-1], 6.8)], marks=False)
    return chart("A head hit jumps", "power", "cm under the lowest point", [*lines, wall])
