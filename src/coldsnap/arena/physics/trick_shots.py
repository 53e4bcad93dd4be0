"""Trick shots: flicks with a name, where they start, and what has to come of them. Docs and tests read them."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

from msgspec import Meta

from coldsnap.core.codec import convert
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.geometry import openings, stuck_in
from coldsnap.core.ids import Name
from coldsnap.core.scene import Body, Impulse, Pose, Scene
from coldsnap.core.shapes import shape
from coldsnap.core.shots import bounces, bounces_before, left, overs, passages, touches
from coldsnap.core.values import Value
from coldsnap.games.icecool.board.board import board, scene
from coldsnap.physics.simulator import Trajectory

Mm = Annotated[float, Meta(ge=0.0, le=2000.0)]


class Trick(Value, frozen=True):
    """A named flick of penguin p0. `penguins` are places in millimetres on the board; `expect` is read by `holds`."""

    name: Name
    title: str
    penguins: tuple[tuple[Mm, Mm], ...]
    flick: Flick
    expect: tuple[str, ...]
    board: Name = "school"

    @property
    def scene(self) -> Scene:
        """The school and its penguins before the flick."""
        stand = shape("penguin").rest_height
        places = enumerate(self.penguins)
        bodies = (Body(f"p{n}", "penguin", Pose(x / 1000, y / 1000, stand)) for n, (x, y) in places)
        return scene(board(self.board), bodies)

    @property
    def impulse(self) -> Impulse:
        """The flick in SI units."""
        return impulse_of(self.flick, "p0")


@cache
def tricks() -> tuple[Trick, ...]:
    """All trick shots of tricks.toml."""
    data = tomllib.loads(files(__package__).joinpath("trick_shots.toml").read_text(encoding="utf-8"))
    found: tuple[Trick, ...] = convert(tuple[Trick, ...], data["tricks"])
    return found


def holds(expectation: str, of: Scene, seen: Trajectory) -> bool:
    """Whether an expectation came true, such as `through p0 1-5` or `stuck p0 1-3`."""
    what, body, *rest = expectation.split()
    facts = seen.facts
    through = [fact for fact in passages(facts, body) if fact.barrier in rest]
    match what:
        case "through":
            return bool(through)
        case "not-through":
            return not through
        case "bounce-then":
            return any(bounces_before(facts, fact) for fact in through)
        case "through-and-back":
            return len(through) >= 2
        case "over":
            return any(fact.barrier in rest for fact in overs(facts, body)) if rest else bool(overs(facts, body))
        case "touch":
            return bool(touches(facts, body, *rest))
        case "no-touch":
            return not touches(facts, body)
        case "bounces":
            return len({fact.wall for fact in bounces(facts, body)}) >= int(rest[0])
        case "stuck":
            ways = openings(of.gates, of.walls)
            return any(rest[0] in stuck_in(stood, ways) for stood in seen.rest if stood.id == body)
        case "left":
            return left(facts, body) is not None
        case _:
            raise ColdsnapError(f"nobody knows how to check {expectation!r}")
