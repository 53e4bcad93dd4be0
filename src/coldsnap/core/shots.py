"""Questions that rules ask of the facts of one flick. Pure filters: each takes facts and can be fed to another.

Facts come in the order of time, and so do all answers. No question knows whose turn it is or what a door holds.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from coldsnap.core.facts import Crossed, Entered, Fact, HitWall, Left, Rested, Toppled, Touched
from coldsnap.core.scene import Pose

Facts = Sequence[Fact]
_Kind = TypeVar("_Kind")

BOUNCE: Final = 0.05
"""Metres per second from which a wall contact is a bounce (CARD-11)."""


def before(facts: Facts, t: float) -> tuple[Fact, ...]:
    """What happened earlier than `t` seconds (TURN-7: before it left the boards)."""
    return tuple(fact for fact in facts if fact.t < t)


def touches(facts: Facts, body: str | None = None, other: str | None = None) -> tuple[Touched, ...]:
    """Contacts of two bodies; with `body`, `other` or both taking part, in either role."""
    wanted = {name for name in (body, other) if name is not None}
    return tuple(fact for fact in _all(facts, Touched) if wanted <= {fact.a, fact.b})


def passages(facts: Facts, body: str | None = None) -> tuple[Crossed, ...]:
    """Complete passages through gates, without those of a gate that held the body at the start (DOOR-2 to 5).

    There and back through one gate is two passages.
    """
    found = (fact for fact in _all(facts, Crossed) if fact.how == "through" and not fact.began_in)
    return tuple(fact for fact in found if body in (None, fact.body))


def overs(facts: Facts, body: str | None = None) -> tuple[Crossed, ...]:
    """Complete crossings over a wall or a gate's lintel, also out of the boards (CARD-11 asks where they led)."""
    found = (fact for fact in _all(facts, Crossed) if fact.how == "over")
    return tuple(fact for fact in found if body in (None, fact.body))


def bounces(facts: Facts, body: str | None = None, wall: str | None = None) -> tuple[HitWall, ...]:
    """Contacts with walls, frames and lintels, however soft; of one body, with one wall (BLOCK-2)."""
    found = (fact for fact in _all(facts, HitWall) if body in (None, fact.body))
    return tuple(fact for fact in found if wall in (None, fact.wall))


def bounces_before(facts: Facts, passage: Crossed, at_least: float = BOUNCE) -> tuple[HitWall, ...]:
    """Wall contacts of the passing body at `at_least` m/s that began before it came into the gate (CARD-11).

    The frame of that gate does not count; other frames and the rest of its wall do.
    """
    found = (fact for fact in bounces(facts, passage.body) if fact.t < passage.since and fact.speed >= at_least)
    return tuple(fact for fact in found if fact.gate != passage.barrier)


def entered(facts: Facts, body: str | None = None, zone: str | None = None) -> tuple[Entered, ...]:
    """Arrivals over zones (ART-3, PORT-1); of one body, over one zone."""
    found = (fact for fact in _all(facts, Entered) if body in (None, fact.body))
    return tuple(fact for fact in found if zone in (None, fact.zone))


def toppled(facts: Facts, body: str) -> bool:
    """Whether a body tilted past 45 degrees (WAL-1). It may have righted itself since."""
    return any(fact.body == body for fact in _all(facts, Toppled))


def left(facts: Facts, body: str) -> Left | None:
    """When a body first left the boards, if it did. It may have come back: its rest decides (TURN-7)."""
    return first(fact for fact in _all(facts, Left) if fact.body == body)


def rest_of(facts: Facts, body: str) -> Pose | None:
    """Where a body came to rest last; None if it did not move."""
    poses = [fact.pose for fact in _all(facts, Rested) if fact.body == body]
    return poses[-1] if poses else None


def first(found: Iterable[_Kind]) -> _Kind | None:
    """The earliest of an answer, if there is any."""
    return next(iter(found), None)


def _all(facts: Facts, kind: type[_Kind]) -> tuple[_Kind, ...]:
    return tuple(fact for fact in facts if isinstance(fact, kind))
