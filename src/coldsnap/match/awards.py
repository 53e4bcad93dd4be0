"""Awards at the end of a match with flicks: what was longest, highest, or most often. They change nothing.

Worked out of the record alone, so everybody sees the same; a flick that was taken back does not count.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from math import hypot
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from coldsnap.core.facts import Crossed, Fact, HitWall
from coldsnap.core.ids import Seat
from coldsnap.core.record import Entry, Resolved
from coldsnap.core.scene import Body
from coldsnap.core.shots import left, rest_of
from coldsnap.core.values import Value
from coldsnap.games.icecool.state.events import Flicked, IdTaken
from coldsnap.match.take_back import live_plies

Kind = Literal["longest-slide", "best-bounce", "highest-jump", "most-caught"]

LEAST: Final[Mapping[Kind, int]] = {"longest-slide": 200, "best-bounce": 2, "highest-jump": 10, "most-caught": 1}
"""Below this there is no award: millimetres of a slide, walls, millimetres of height, IDs."""
BOUNCE: Final = 0.1
"""Metres a second at which a wall has to be hit to count as a bounce; what only leans on it is slower."""


class Award(Value, frozen=True):
    """What somebody was best at, several of them if it was the same.

    `amount`: millimetres from the first place over each wall or door to the rest (longest-slide), walls that were hit
    one after the other in a flick (best-bounce), millimetres of height (highest-jump), IDs taken (most-caught).
    """

    kind: Kind
    seats: tuple[Seat, ...]
    amount: Annotated[int, Meta(ge=1)]


class Flight(Struct, frozen=True):
    """A flick as it came out: whose, which body, where that began, and what physics saw."""

    ply: int
    seat: int
    body: str
    begin: tuple[float, float]
    facts: tuple[Fact, ...]

    @property
    def jumped(self) -> bool:
        """Whether the body went over a wall of the school and stayed in it."""
        over = any(isinstance(fact, Crossed) and fact.body == self.body and fact.how == "over" for fact in self.facts)
        return over and left(self.facts, self.body) is None


def flights(entries: Sequence[Entry]) -> tuple[Flight, ...]:
    """The flicks of a match that still stand."""
    found = []
    places: dict[str, tuple[float, float]] = {}
    flicked: Flicked | None = None
    for entry in (entries[ply] for ply in live_plies(entries)):
        action = entry.move.action
        if isinstance(action, Resolved) and flicked is not None and flicked.body in places:
            begin = places[flicked.body]
            found.append(Flight(entry.ply, flicked.seat, flicked.body, begin, action.facts))
        for event in entry.events:
            flicked = event if isinstance(event, Flicked) else flicked
            bodies = (*getattr(event, "bodies", ()), getattr(event, "placed", None))
            places |= {body.id: (body.pose.x, body.pose.y) for body in bodies if isinstance(body, Body)}
    return tuple(found)


def awards(entries: Sequence[Entry], heights: Mapping[int, int]) -> tuple[Award, ...]:
    """The awards of a match. `heights`: of flicks over walls, by ply, in millimetres; one that is not known is none."""
    flown = flights(entries)
    slides = [(each.seat, _slide(each)) for each in flown if left(each.facts, each.body) is None]
    bounces = [(each.seat, _bounces(each)) for each in flown]
    jumps = [(each.seat, heights.get(each.ply, 0)) for each in flown if each.jumped]
    found = (
        _best("longest-slide", slides),
        _best("best-bounce", bounces),
        _best("highest-jump", jumps),
        _best("most-caught", list(_caught(entries).items())),
    )
    return tuple(award for award in found if award is not None)


def _best(kind: Kind, done: Sequence[tuple[int, int]]) -> Award | None:
    most = max((amount for _, amount in done), default=0)
    if most < LEAST[kind]:
        return None
    return Award(kind, tuple(sorted({seat for seat, amount in done if amount == most})), most)


def _slide(flight: Flight) -> int:
    """Millimetres on the way that is known: from the beginning over each wall and door to the rest."""
    rest = rest_of(flight.facts, flight.body)
    if rest is None:
        return 0
    crossed = [fact.at for fact in flight.facts if isinstance(fact, Crossed) and fact.body == flight.body]
    way = [flight.begin, *((at.x, at.y) for at in crossed), (rest.x, rest.y)]
    return round(1000 * sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)))


def _bounces(flight: Flight) -> int:
    """Walls that were hit one after the other: to rattle along one wall is one bounce."""
    hits = (fact for fact in flight.facts if isinstance(fact, HitWall) and fact.body == flight.body)
    return sum(1 for _ in groupby(fact.wall for fact in hits if fact.speed >= BOUNCE))


def _caught(entries: Sequence[Entry]) -> dict[int, int]:
    found: dict[int, int] = {}
    for entry in (entries[ply] for ply in live_plies(entries)):
        for event in entry.events:
            if isinstance(event, IdTaken):
                found[event.by] = found.get(event.by, 0) + 1
    return found
