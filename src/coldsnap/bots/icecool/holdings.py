"""What seats have of the promos, in cards: points for good, and what each thing may still bring in this round."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from coldsnap.bots.icecool.aim import before_door, in_the_way
from coldsnap.bots.icecool.plan import BEFORE
from coldsnap.bots.icecool.prices import prices
from coldsnap.bots.icecool.reach import Reach
from coldsnap.core.scene import Point
from coldsnap.games.icecool.modules.emperor import Snowflakes
from coldsnap.games.icecool.modules.pawclaw import MOST_HELD, Honeycombs
from coldsnap.games.icecool.modules.trap import Trap
from coldsnap.games.icecool.slices import Artifacts, Slice, Tokens
from coldsnap.games.icecool.state import IceCoolState


@dataclass(frozen=True, slots=True)
class Seen:
    """A moment of a round and where each seat's penguin is in it."""

    state: IceCoolState
    reach: Reach
    places: Sequence[Point]


Gain = tuple[int, float]
"""A seat, and cards that it gains."""


def for_good(state: IceCoolState) -> Iterator[Gain]:
    """Points that are no cards and stay: unspent snowflakes."""
    flakes = state.find(Snowflakes)
    if flakes is not None:
        yield from ((seat, prices().point * count) for seat, count in enumerate(flakes.held))


def this_round(seen: Seen) -> Iterator[Gain]:
    """What may come of everything that is gone when the round ends."""
    for piece in seen.state.slices:
        found = _HOPES.get(type(piece))
        if found is not None:
            yield from found(seen, piece)


def _honeycombs(seen: Seen, mine: Honeycombs) -> Iterator[Gain]:
    """Those that are held, and those that lie in the room where one is."""
    lying = [seen.reach.board.spot(name) for name in mine.lying]
    for seat, held in enumerate(mine.held):
        yield seat, prices().honeycomb * held
        if held < MOST_HELD:
            at = seen.places[seat]
            near = (spot for spot in lying if spot.room == seen.reach.room(at))
            yield seat, sum(prices().corner / seen.reach.touch(at, spot.at) for spot in near)


def _artifacts(seen: Seen, mine: Artifacts) -> Iterator[Gain]:
    for pick in mine.picked:
        if not pick.used:
            yield pick.seat, prices().artifact[pick.artifact][pick.seat in seen.state.catchers]


def _trap(seen: Seen, mine: Trap) -> Iterator[Gain]:
    """How likely others slide over it soon; once it is sprung, the flick that waits."""
    state = seen.state
    for name in mine.sprung:
        trapped, trapper = state.owner(name), state.asked.seat if state.asked else None
        if trapped is not None and trapper is not None:
            yield from ((trapper, prices().trapped), (trapped, -prices().trapped))
    tokens, laid = state.find(Tokens), mine.laid
    if laid is None or tokens is None:
        return
    ways = [_over(seen, tokens, laid.at, seat) for seat in range(state.seats) if seat != laid.seat]
    yield laid.seat, prices().trap * sum(ways) / len(ways)


def _over(seen: Seen, tokens: Tokens, spot: Point, seat: int) -> float:
    """How soon a seat slides over a place on its way to its fish: 1 is in its next flick, 0 never."""
    at, found = seen.places[seat], [0.0]
    for door in (seen.reach.board.door(token.door) for token in tokens.hung if token.seat == seat):
        from_here = seen.reach.room(at) in door.rooms and in_the_way(at, door.at, spot)
        sides = (before_door(seen.reach.board, door, room, BEFORE) for room in door.rooms)
        if from_here or any(in_the_way(side, door.at, spot) for side in sides):
            found.append(1.0 / seen.reach.door(at, door.id))
    return max(found)


_HOPES: Final[dict[type[Slice], Callable[[Seen, Any], Iterator[Gain]]]] = {
    Honeycombs: _honeycombs,
    Artifacts: _artifacts,
    Trap: _trap,
}
