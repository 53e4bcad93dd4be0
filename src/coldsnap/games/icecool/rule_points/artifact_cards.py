"""What the four artifacts have in common: who holds them, where they may lie, and what uses them up (ART-1).

Their events stand here together, because the family that keeps the cards hears of every use.
"""

from typing import ClassVar, Final, get_args

from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import contains, middle
from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.scene import Body, Disc, Point, Rect, rounded
from coldsnap.core.values import Event, Value
from coldsnap.games.icecool.board.places import PENGUIN, free_point, standing
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.state.events import Placed, TurnedBack, Unperched
from coldsnap.games.icecool.state.slices import Artifact
from coldsnap.games.icecool.state.state import IceCoolState, penguin

ARTIFACTS: Final[tuple[Artifact, ...]] = get_args(Artifact)
PROMO: Final = Promo("artifacts", "ART-1", seats=range(2, 5))
RADIUS: Final = 0.02
"""Metres from the middle of the Trap and of the Teleport to their rim. ASSUMED: as large as the red circle."""


class Laid(Value, frozen=True):
    """Where a seat has laid its artifact on the floor."""

    seat: Seat
    at: Point

    @property
    def disc(self) -> Disc:
        """What it covers."""
        return Disc(self.at.x, self.at.y, RADIUS)


class ArtifactPicked(Event, frozen=True, kw_only=True, tag="icecool-artifact-picked"):
    """A seat has an artifact for this round. `left`: it was the only one left, and nobody was asked."""

    rule: RuleId = "ART-1"
    seat: Seat
    artifact: Artifact
    left: bool = False


class SundialUsed(TurnedBack, frozen=True, kw_only=True, tag="icecool-sundial-used"):
    """Everything is as it was before the flick, and the Sundial is used up."""

    rule: RuleId = "ART-2"
    seat: Seat


class SundialKept(Event, frozen=True, kw_only=True, tag="icecool-sundial-kept"):
    """The flick stands. The Sundial can turn back a later one."""

    rule: RuleId = "ART-2"
    seat: Seat


class TrapLaid(Event, frozen=True, kw_only=True, tag="icecool-trap-laid"):
    """The Trap lies on the floor."""

    rule: RuleId = "ART-3"
    seat: Seat
    at: Point


class TrapSprung(Event, frozen=True, kw_only=True, tag="icecool-trap-sprung"):
    """Somebody else's penguin has slid over the Trap of `seat`, which is gone."""

    rule: RuleId = "ART-3"
    seat: Seat
    body: Name


class TrapLeft(Event, frozen=True, kw_only=True, tag="icecool-trap-left"):
    """The trapped penguin is not flicked: its trapper does not want to, or may not (TWO-1)."""

    rule: RuleId = "ART-3"
    seat: Seat
    body: Name


class TeleportLaid(Event, frozen=True, kw_only=True, tag="icecool-teleport-laid"):
    """The Teleport lies on the floor."""

    rule: RuleId = "ART-4"
    seat: Seat
    at: Point


class TeleportUsed(Placed, frozen=True, kw_only=True, tag="icecool-teleport-used"):
    """A penguin stands on its Teleport."""

    rule: RuleId = "ART-4"
    seat: Seat


class TeleportGone(Event, frozen=True, kw_only=True, tag="icecool-teleport-gone"):
    """The penguin has left its Teleport, which is gone."""

    rule: RuleId = "ART-4"
    seat: Seat


class PlatformUsed(Placed, frozen=True, kw_only=True, tag="icecool-platform-used"):
    """A penguin stands on its Platform, high up where three walls meet."""

    perched: ClassVar[bool] = True
    rule: RuleId = "ART-5"
    seat: Seat
    junction: Name


class PlatformGone(Unperched, frozen=True, kw_only=True, tag="icecool-platform-gone"):
    """The Platform is taken away: its penguin was flicked or bumped off it."""

    rule: RuleId = "ART-5"
    seat: Seat


def own_penguin(state: IceCoolState) -> Body | None:
    """The penguin of the seat in turn, also while it flicks another body instead."""
    if state.turn is None:
        return None
    mine = state.owner(state.turn.body) == state.turn.seat
    return state.body(state.turn.body if mine else penguin(state.turn.seat))


def floors(state: IceCoolState) -> tuple[Rect, ...]:
    """Where an artifact may lie: its middle, so far from the walls that all of it is on the floor of a room."""
    found = []
    for room in state.board.rooms:
        floor = room.floor
        if min(floor.x1 - floor.x0, floor.y1 - floor.y0) >= 2 * RADIUS:
            x0, y0, x1, y1 = (floor.x0 + RADIUS, floor.y0 + RADIUS, floor.x1 - RADIUS, floor.y1 - RADIUS)
            found.append(Rect(rounded(x0), rounded(y0), rounded(x1), rounded(y1)))
    return tuple(found)


def laid_at(state: IceCoolState, at: Point, rule: str) -> Point:
    """The point as it is stored. Raises Rejected where an artifact cannot lie."""
    if not any(contains(floor, at) for floor in floors(state)):
        raise Rejected("icecool-artifact-off-floor", rule)
    return Point(rounded(at.x), rounded(at.y))


def some_place(state: IceCoolState) -> Point:
    """Where an artifact is laid for a seat that does not decide: about the middle of the last room, on free floor."""
    floor = floors(state)[-1]
    wanted = middle(floor)
    at = free_point(state.board, state.bodies, standing("artifact", PENGUIN, wanted), wanted, floor)
    return at or wanted
