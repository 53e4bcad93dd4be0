"""The race through a bot's eyes: how many turns a team still needs for its fish and its way home (RACE-1, RACE-2)."""

from itertools import pairwise, permutations, product
from typing import Final

from coldsnap.bots.icecool.routes.turns_needed import Reach
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.places import place_of
from coldsnap.games.icecool.modules.modes.race import FINISH, is_home
from coldsnap.games.icecool.state.slices import Race
from coldsnap.games.icecool.state.state import IceCoolState, number_of, penguin
from coldsnap.games.icecool.state.view import IceCoolView

A_TURN: Final = 0.4
"""What a turn is worth in a race, in cards: a fish takes two to three."""
RIVALS: Final = 0.5
"""How much a turn that the best rival wins hurts, beside one's own."""
A_TOKEN: Final = 0.1
"""What a fish is worth beyond the turns that it took: most fish win if nobody comes home."""
HOME: Final = 3.0
"""What being home is worth beyond all turns."""
STUCK: Final = 1.0
"""Turns that it takes from the door of the finish room into it."""


def raced(reach: Reach, race: Race, state: IceCoolState, seat: int) -> float:
    """What a race is worth to a seat: the turns that the best rival needs, less those of its own team."""
    mine = race.team(state.owners.index(seat))
    needed = [_needed(reach, race, state, team) for team in range(len(race.aside))]
    rival = min(turns for team, turns in enumerate(needed) if team != mine)
    return A_TURN * (RIVALS * rival - needed[mine]) + A_TOKEN * race.aside[mine] + HOME * (mine in race.finished)


def next_in_race(reach: Reach, race: Race, at: Point, name: str) -> float:
    """Turns until a penguin's next success from a place: a fish of its team, or once all are fetched the Kitchen."""
    doors = waiting_for(race, name)
    if doors:
        return min(reach.door(at, door) for door in doors)
    return 0.0 if reach.room(at) == FINISH else reach.into(at, FINISH)


def waiting_for(race: Race, name: str) -> tuple[str, ...]:
    """The doors at which a penguin may fetch fish; none for a piece that is nobody's."""
    number = number_of(name)
    return () if number is None else tuple(dict.fromkeys(race.waiting(race.team(number))))


def may_rest(seen: IceCoolState | IceCoolView, name: str) -> bool:
    """Whether a penguin has but to stay where it is: in the Kitchen, with all fish fetched."""
    race = seen.find(Race)
    body = next((body for body in seen.bodies if body.id == name), None)
    return race is not None and body is not None and not waiting_for(race, name) and is_home(seen.options.layout, body)


def _needed(reach: Reach, race: Race, state: IceCoolState, team: int) -> float:
    """Turns until a team is home, its penguins sharing the fish in the best way: the slower of both decides."""
    if team in race.finished:
        return 0.0
    names = [penguin(number) for number in race.penguins(team)]
    waiting = race.waiting(team)
    doors = tuple(dict.fromkeys(waiting))
    again = reach.hop * (len(waiting) - len(doors)) / 2  # a door with two fish is passed twice
    found = []
    for share in product((0, 1), repeat=len(doors)):
        tours = (tuple(door for door, whose in zip(doors, share, strict=True) if whose == which) for which in (0, 1))
        turns = [_alone(reach, state, name, tour) for name, tour in zip(names, tours, strict=True)]
        found.append(max(turns) + 0.2 * sum(turns))
    return min(found) + again


def _alone(reach: Reach, state: IceCoolState, name: str, doors: tuple[str, ...]) -> float:
    """Turns of one penguin for some doors in the best order and then into the Kitchen."""
    body, board = state.body(name), reach.board
    at = place_of(body) if body is not None else board.spots_of("circle")[0].at
    if not doors:
        if reach.room(at) != FINISH:
            return reach.into(at, FINISH)
        return 0.0 if body is not None and is_home(state.options.layout, body) else STUCK
    return min(reach.door(at, order[0]) + _onwards(reach, order) for order in permutations(doors))


def _onwards(reach: Reach, order: tuple[str, ...]) -> float:
    """Turns from behind the first of some doors through all the others and home."""
    sides = [reach.board.door(door).rooms for door in order]
    between = pairwise(sides)
    doors = sum(1.0 + min(reach.apart(a, b) for a in here for b in there) for here, there in between)
    return reach.hop * (doors + min(reach.apart(side, FINISH) for side in sides[-1]))
