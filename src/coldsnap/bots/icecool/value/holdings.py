"""What seats have of the promos, in cards: points for good, and what each thing may still bring in this round."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from coldsnap.bots.icecool.routes.plan import BEFORE
from coldsnap.bots.icecool.routes.straight_flicks import before_door, in_the_way
from coldsnap.bots.icecool.routes.turns_needed import Reach
from coldsnap.bots.icecool.value.prices import prices
from coldsnap.core.scene import Point
from coldsnap.games.icecool.modules.promos.emerald_fish import Emerald
from coldsnap.games.icecool.modules.promos.emperor import Snowflakes
from coldsnap.games.icecool.modules.promos.pawclaw import MOST_HELD, Honeycombs
from coldsnap.games.icecool.modules.promos.teleport import TeleportSpot
from coldsnap.games.icecool.modules.promos.trap import Trap
from coldsnap.games.icecool.state.cards import EMERALD
from coldsnap.games.icecool.state.slices import Artifacts, CardsHeld, Slice, Tokens
from coldsnap.games.icecool.state.state import IceCoolState

FAR: Final = 1e-9
"""A chance so small that nobody has any."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A moment of a round and where each seat's penguin is in it."""

    state: IceCoolState
    reach: Reach
    places: Sequence[Point]


Gain = tuple[int, float]
"""A seat, and cards that it gains."""


def for_good(state: IceCoolState) -> Iterator[Gain]:
    """Points beyond a card's worth that stay: unspent snowflakes, the emerald's card."""
    flakes, cards = state.find(Snowflakes), state.find(CardsHeld)
    if flakes is not None:
        yield from ((seat, prices().point * count) for seat, count in enumerate(flakes.held))
    if cards is not None:
        won = (hand.up.count(EMERALD) for hand in cards.hands)
        yield from ((seat, (prices().emerald - 1.0) * count) for seat, count in enumerate(won) if count)


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


def _emerald(seen: Seen, mine: Emerald) -> Iterator[Gain]:
    """Who has it may keep it, who is near may get it."""
    price = prices().emerald
    if mine.door is not None:
        yield from _shared(price * prices().hunted, [seen.reach.door(at, mine.door) for at in seen.places])
    elif mine.holder is not None:
        there = seen.places[mine.holder]
        yield mine.holder, price * prices().kept
        turns = [seen.reach.touch(at, there) for at in seen.places]
        turns[mine.holder] = math.inf
        yield from _shared(price * (1.0 - prices().kept), turns)


def _shared(price: float, turns: Sequence[float]) -> Iterator[Gain]:
    """A price that goes to one of them, most likely to whom it takes the fewest turns."""
    chances = [math.exp(-each) for each in turns]
    yield from ((seat, price * chance / max(sum(chances), FAR)) for seat, chance in enumerate(chances))


def _artifacts(seen: Seen, mine: Artifacts) -> Iterator[Gain]:
    """Those that are not used; what lies on the floor is worth what it does there."""
    trap, spot = seen.state.find(Trap), seen.state.find(TeleportSpot)
    lying = {laid.seat for laid in (trap and trap.laid, spot and spot.laid) if laid}
    for pick in mine.picked:
        if not pick.used and pick.seat not in lying:
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
    Emerald: _emerald,
    Artifacts: _artifacts,
    Trap: _trap,
}
