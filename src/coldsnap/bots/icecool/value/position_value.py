"""What a position is worth to a seat: cards that it has and may expect until the round ends, less those of the others.

The unit is one card, which a fish, an ID at the end of a round and a task are each worth; tournament points too. What
the promos add is in `holdings`.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from coldsnap.bots.icecool.routes.plan import rooms_left
from coldsnap.bots.icecool.routes.racing import next_in_race, raced, waiting_for
from coldsnap.bots.icecool.routes.straight_flicks import in_the_way
from coldsnap.bots.icecool.routes.turns_needed import Reach, Times, reach_in
from coldsnap.bots.icecool.value.holdings import Seen, for_good, this_round
from coldsnap.bots.icecool.value.prices import prices
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Door
from coldsnap.games.icecool.board.places import place_of
from coldsnap.games.icecool.modules.modes.race import FINISH
from coldsnap.games.icecool.modules.promos.teleport import TeleportSpot
from coldsnap.games.icecool.state.slices import Artifacts, CardsHeld, Drill, FirstCatch, Ids, Lap, Points, Race, Tokens
from coldsnap.games.icecool.state.state import IceCoolState, penguin

OTHERS: Final = 0.6
"""How much another's card hurts, beside one's own."""
SLACK: Final = 0.4
"""Turns by which a race is lost as often as won."""
BLOCKED: Final = 0.7
"""Turns that it costs another to have one's penguin in its way."""
SECOND_CATCH: Final = 3.5
"""Turns from a first catch to the second, which begins anew from the red circle."""
A_TURN: Final = 0.1
"""What a turn is worth where nobody races: in practice."""


@dataclass(frozen=True, slots=True)
class Judge:
    """The worth of positions to one seat in one round. `hunt`: what catching is worth to it beyond the cards."""

    reach: Reach
    seat: int
    round: int
    hunt: float = 0.0

    def worth(self, state: IceCoolState) -> float:
        """Cards of one's own less a part of the others', as they may be when this round is over."""
        judge = self.now(state)
        if judge is not self:
            return judge.worth(state)
        race = state.find(Race)
        if race is not None:
            return raced(self.reach, race, state, self.seat) + self._hopes(state)[self.seat]
        if state.find(Tokens) is None:
            return self._practised(state)
        cards = self._counted(state)
        if state.round == self.round and state.ending is None:
            cards = [have + more for have, more in zip(cards, self._expected(state), strict=True)]
        others = [have for seat, have in enumerate(cards) if seat != self.seat]
        return cards[self.seat] - (OTHERS * sum(others) / len(others) if others else 0.0)

    def now(self, state: IceCoolState) -> "Judge":
        """This judge, for whom the doors are as they are in a state."""
        return self if self.reach.shut == set(state.shut) else replace(self, reach=reach_in(state, self.reach.spread))

    def turns(self, state: IceCoolState, at: Point) -> float:
        """Turns until this seat's next success from a place: a fish, a touch, a room of its lap, the way home."""
        tokens, lap, race = state.find(Tokens), state.find(Lap), state.find(Race)
        if race is not None:
            return next_in_race(self.reach, race, at, penguin(self.seat))
        if self.seat in state.catchers:
            return min(self.reach.touch(at, goal) for goal in self.goals(state))
        if tokens is not None:
            return (*self.reach.tour(at, _doors(tokens, self.seat)), 0.0)[0]
        if lap is not None:
            return min(self.reach.into(at, room) for room in rooms_left(self.reach.board, lap))
        return min(self.reach.door(at, door.id) for door in self.reach.board.doors)

    def goals(self, state: IceCoolState) -> list[Point]:
        """Where the penguins are that a Catcher hunts: those with an ID, else all."""
        return [self._place(state, runner) for runner in _free(state) or _runners(state)]

    def is_success(self, state: IceCoolState, door: Door, room: str) -> bool:
        """Whether this seat has what it wants once it has left a room through a door."""
        tokens, lap, race = state.find(Tokens), state.find(Lap), state.find(Race)
        beyond = door.rooms[1] if door.rooms[0] == room else door.rooms[0]
        if race is not None:
            waiting = waiting_for(race, penguin(self.seat))
            return door.id in waiting if waiting else beyond == FINISH
        if self.seat in state.catchers:
            return any(self.reach.room(goal) == beyond for goal in self.goals(state))
        if tokens is not None:
            return tokens.on(door.id, self.seat)
        return lap is None or beyond in rooms_left(self.reach.board, lap)

    def _counted(self, state: IceCoolState) -> list[float]:
        """What every seat has for certain."""
        cards, points = state.find(CardsHeld), state.find(Points)
        found = [float(count) for count in points.points] if points is not None else [0.0] * state.seats
        if cards is not None:
            found = [float(len(hand.down) + len(hand.up)) for hand in cards.hands]
        for seat, more in for_good(state):
            found[seat] += more
        return found

    def _expected(self, state: IceCoolState) -> list[float]:
        """What every seat may still get in this round: IDs that it holds or will, and fish that it reaches in time."""
        tokens, ids = state.find(Tokens), state.find(Ids)
        if tokens is None or ids is None:
            return [0.0] * state.seats
        runners = _runners(state)
        times = {runner: self._times(state, tokens, runner) for runner in runners}
        ends = {runner: times[runner][-1] if times[runner] else 0.0 for runner in runners}
        hunters = {runner: min(self._hunters(state, runner)) for runner in _free(state)}
        touch = {runner: turns for runner, (turns, _) in hunters.items()}
        all_caught = self._all_caught(state, touch)
        length = min(all_caught, *ends.values())
        found = [0.0] * state.seats
        for seat, holder in enumerate(ids.holder):
            found[holder] += 1.0
            if seat in touch:
                caught = 1.0 - math.exp(-length / touch[seat])
                catcher = hunters[seat][1]
                found[seat] -= caught
                found[catcher] += caught * (1.0 + (self.hunt if catcher == self.seat else 0.0))
        for runner in runners:
            others = (end for other, end in ends.items() if other != runner)
            end = min((all_caught, *others))
            found[runner] += sum(_in_time(turns, end) for turns in times[runner])
        if self.hunt and self.seat in state.catchers:
            found[self.seat] += self.hunt * ids.held_by(self.seat)
        return [have + more for have, more in zip(found, self._hopes(state), strict=True)]

    def _hopes(self, state: IceCoolState) -> list[float]:
        """What the promos may still bring to every seat."""
        found = [0.0] * state.seats
        places = [self._place(state, seat) for seat in range(state.seats)]
        for seat, more in this_round(Seen(state, self.reach, places)):
            found[seat] += more
        return found

    def _all_caught(self, state: IceCoolState, touch: dict[int, float]) -> float:
        """Turns until the Catcher has ended the round; with two players it needs a second catch (TWO-2)."""
        if state.find(FirstCatch) is None:
            return sum(touch.values()) / len(state.catchers)
        if touch:  # a Runner that minds the second catch too shuns its own fish near the Catcher (measured)
            return sum(touch.values()) + (SECOND_CATCH if self.seat in state.catchers else 0.0)
        return min(turns for runner in _runners(state) for turns, _ in self._hunters(state, runner))

    def _hunters(self, state: IceCoolState, runner: int) -> list[tuple[float, int]]:
        """In how many turns each Catcher touches a Runner that stays where it is."""
        return [(self._touch(state, catcher, runner), catcher) for catcher in state.catchers]

    def _touch(self, state: IceCoolState, catcher: int, runner: int) -> float:
        """Turns until a Catcher touches a Runner that stays where it is."""
        if penguin(runner) in state.perched:
            return prices().perched
        goal, spot = self._place(state, runner), self._teleport(state, catcher)
        turns = self.reach.touch(self._place(state, catcher), goal)
        return turns if spot is None else min(turns, prices().step + self.reach.touch(spot, goal))

    def _times(self, state: IceCoolState, tokens: Tokens, runner: int) -> Times:
        """When a Runner gets its fish; later if this seat's penguin stands in its way."""
        at, doors = self._place(state, runner), _doors(tokens, runner)
        times = min(self._tours(at, doors, self._teleport(state, runner)), key=sum)
        if runner == self.seat or not doors:
            return times
        first = min(doors, key=lambda door: self.reach.door(at, door))
        mine = state.body(penguin(self.seat))
        if mine is None or not in_the_way(at, self.reach.board.door(first).at, place_of(mine)):
            return times
        return tuple(turns + BLOCKED for turns in times)

    def _tours(self, at: Point, doors: tuple[str, ...], spot: Point | None) -> Iterator[Times]:
        """When a Runner gets its fish: all on foot, or some of them from its Teleport."""
        yield self.reach.tour(at, doors)
        if spot is None:
            return
        for count in range(len(doors)):
            for first in combinations(doors, count):
                before = self.reach.tour(at, first)
                since = (before[-1] if before else 0.0) + prices().step
                after = self.reach.tour(spot, tuple(door for door in doors if door not in first))
                yield (*before, *(since + turns for turns in after))

    def _teleport(self, state: IceCoolState, seat: int) -> Point | None:
        """Where a Teleport lies on which a seat may step once (ART-4)."""
        spot, cards = state.find(TeleportSpot), state.find(Artifacts)
        return spot.laid.at if spot and spot.laid and cards and cards.has(seat, "teleport") else None

    def _place(self, state: IceCoolState, seat: int) -> Point:
        """Where a seat's penguin is; before its first turn on the red circle."""
        body = state.body(penguin(seat))
        return place_of(body) if body is not None else self.reach.board.spots_of("circle")[0].at

    def _practised(self, state: IceCoolState) -> float:
        """Rooms of a lap and drills done, and how soon the next comes."""
        lap, drill = state.find(Lap), state.find(Drill)
        if drill is not None:
            return float(drill.successes)
        done = float(len(lap.rooms)) if lap is not None else 0.0
        if lap is not None and lap.done:
            return done + 1.0
        return done - A_TURN * self.turns(state, self._place(state, self.seat))


def _runners(state: IceCoolState) -> list[int]:
    return [seat for seat in range(state.seats) if seat not in state.catchers]


def _free(state: IceCoolState) -> list[int]:
    """The Runners that still have their ID."""
    ids = state.find(Ids)
    return [seat for seat in _runners(state) if ids is None or ids.holder[seat] == seat]


def _doors(tokens: Tokens, seat: int) -> tuple[str, ...]:
    return tuple(token.door for token in tokens.hung if token.seat == seat)


def _in_time(turns: float, end: float) -> float:
    """The chance to get a fish in so many turns before the round ends otherwise."""
    return 1.0 / (1.0 + math.exp(min(turns - end - SLACK, 50.0)))
