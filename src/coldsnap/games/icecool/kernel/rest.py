"""After a flick: what physics says, as the rules judge it. Bodies are set apart, and facts outside do not count."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Self

from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Crossed, Entered, Fact, HitWall, Left, Rested, Toppled, Touched
from coldsnap.core.geometry import footprint, overlaps, plugs
from coldsnap.core.placement import CLEARANCE, separate
from coldsnap.core.record import Resolved
from coldsnap.core.scene import Body, Disc, Pose, Scene
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import Board
from coldsnap.games.icecool.board.places import covered, free_point, is_outside, is_raised, is_upright, place_of
from coldsnap.games.icecool.state.state import IceCoolState

FARTHEST: Final = 100.0
"""Metres from the origin beyond which no body is believed to be; NaN is not within them either."""
SUNK: Final = 0.001
"""Metres that a body at rest may be below its resting height."""


def settled(
    board: Board, before: tuple[Body, ...], moved: tuple[Body, ...]
) -> tuple[tuple[Body, ...], tuple[str, ...]]:
    """The bodies that stand elsewhere than before, and the names of those that were set 1 mm apart (TURN-12).

    Bodies that lie, or are not on a floor of the school, are left for the rules that bring them back.
    """
    rests = {body.id: Body(body.id, body.shape, body.pose.canonical()) for body in moved}
    now = tuple(rests.get(body.id, body) for body in before)
    standing = tuple(b for b in now if is_upright(b) and not is_raised(b) and not is_outside(board, b))
    lying = tuple(disc for b in now if not is_upright(b) for disc in covered(b))
    apart = _clear_of(lying, board, _apart(board, standing))
    placed = {body.id: body for body in apart}
    final = tuple(placed.get(body.id, body) for body in now)
    changed = tuple(new for new, old in zip(final, before, strict=True) if new != old)
    pushed = tuple(new.id for new, old in zip(apart, standing, strict=True) if new != old)
    return changed, pushed


def check(world: Scene, answer: Resolved) -> None:
    """Refuse an answer that no physics could give of this world. Records come from others: nothing is believed."""
    shapes = {body.id: body.shape for body in world.bodies}
    there = all(name in shapes for fact in answer.facts for name in bodies_of(fact))
    here = _Here.of(world)
    seen = all(_could_be_seen(fact, here) for fact in answer.facts)
    rests = all(shapes.get(body.id) == body.shape and _possible(body) for body in answer.rest)
    once = len({body.id for body in answer.rest}) == len(answer.rest)
    if not (there and seen and rests and once):
        raise Rejected("not-an-answer", "TURN-13")


class _Here(NamedTuple):
    """What facts can name beside bodies: walls, slabs, gates with their walls, zones; and the plugs of gates."""

    walls: set[str]
    slabs: set[str]
    gates: Mapping[str, str]
    zones: set[str]
    plugs: Mapping[str, str]

    @classmethod
    def of(cls, world: Scene) -> Self:
        gates = {gate.id: gate.wall for gate in world.gates}
        filled = plugs(world.gates, world.walls)
        walls, slabs = {wall.id for wall in world.walls}, {slab.id for slab in world.slabs}
        return cls(walls, slabs, gates, {zone.id for zone in world.zones}, filled)


def _could_be_seen(fact: Fact, here: _Here) -> bool:
    """Whether there is what a fact names beside bodies, and whether it agrees with itself. Gates are in walls."""
    match fact:
        case Touched():
            return fact.a != fact.b
        case HitWall():
            if fact.gate is None and fact.wall in here.slabs:
                return True
            return fact.wall in here.walls and (fact.gate is None or here.gates.get(fact.gate) == fact.wall)
        case Crossed():
            # Nobody goes through a wall or a gate that is shut; over them one may.
            through, walls = here.gates.keys() - here.plugs.keys(), here.walls - set(here.plugs.values())
            barriers = through if fact.how == "through" else here.gates.keys() | walls
            return fact.barrier in barriers and fact.frm != fact.to and fact.since <= fact.t
        case Entered():
            return fact.zone in here.zones
        case Toppled() | Left() | Rested():
            return True


def _possible(body: Body) -> bool:
    """Whether a pose is a number within reach of the table, on or over the floor."""
    pose = body.pose
    numbers = (pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz)
    lowest = shape(body.shape).rest_height - SUNK
    turned = pose.qw**2 + pose.qx**2 + pose.qy**2 + pose.qz**2
    return all(abs(number) <= FARTHEST for number in numbers) and pose.z >= lowest and 0.9 < turned < 1.1


def counted(board: Board, state: IceCoolState, facts: tuple[Fact, ...], rests: tuple[Body, ...]) -> tuple[Fact, ...]:
    """The facts that count, in the order of time; equal times: the active player first, then clockwise (TURN-13).

    What a body did after it left the school for good does not count (TURN-7).
    """
    out = {body.id for body in rests if is_outside(board, body)}
    gone = {fact.body: fact.t for fact in facts if isinstance(fact, Left) and fact.body in out}
    kept = [fact for fact in facts if all(fact.t < gone.get(name, fact.t + 1.0) for name in bodies_of(fact))]
    first = state.turn.seat if state.turn else 0
    return tuple(sorted(kept, key=lambda fact: (fact.t, min(_place(name, first, state) for name in bodies_of(fact)))))


def bodies_of(fact: Fact) -> tuple[str, ...]:
    """The names of the bodies that a fact is about."""
    return (fact.a, fact.b) if isinstance(fact, Touched) else (fact.body,)


def _place(name: str, first: int, state: IceCoolState) -> int:
    seat = state.owner(name)
    return state.seats if seat is None else (seat - first) % state.seats


def _apart(board: Board, bodies: tuple[Body, ...]) -> tuple[Body, ...]:
    discs = tuple(footprint(body) for body in bodies)
    moved = separate(discs, keep_out=board.solids)
    return tuple(
        body if disc == old else Body(body.id, body.shape, _shifted(body.pose, disc))
        for body, old, disc in zip(bodies, discs, moved, strict=True)
    )


def _clear_of(lying: tuple[Disc, ...], board: Board, bodies: tuple[Body, ...]) -> tuple[Body, ...]:
    """The standing bodies, those that lean on one that lies moved to the nearest free point."""
    found = list(bodies)
    for index, body in enumerate(bodies):
        mine = footprint(body)
        if any(overlaps(Disc(mine.x, mine.y, mine.radius + CLEARANCE), disc) for disc in lying):
            at = free_point(board, found, body, place_of(body), more=lying)
            if at is not None:
                found[index] = Body(body.id, body.shape, _shifted(body.pose, Disc(at.x, at.y, mine.radius)))
    return tuple(found)


def _shifted(pose: Pose, disc: Disc) -> Pose:
    return Pose(disc.x, disc.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz)
