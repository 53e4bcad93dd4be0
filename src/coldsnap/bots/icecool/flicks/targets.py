"""What a penguin aims at from where it stands: doors by how far they help, whom it hunts, and places beyond walls.

What the promos give for a touch is aimed at too: walruses, honeycombs, the Emperor, whoever holds the emerald fish.
"""

from collections.abc import Iterator

from coldsnap.bots.icecool.flicks.flick_proposals import Aims
from coldsnap.bots.icecool.routes.plan import BEFORE
from coldsnap.bots.icecool.routes.straight_flicks import before_door
from coldsnap.bots.icecool.value.position_value import Judge
from coldsnap.core.geometry import distance
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Door
from coldsnap.games.icecool.board.places import doors_holding, place_of
from coldsnap.games.icecool.modules.promos.emerald_fish import Emerald
from coldsnap.games.icecool.modules.promos.emperor import EMPEROR, Snowflakes
from coldsnap.games.icecool.modules.promos.pawclaw import MOST_HELD, Honeycombs
from coldsnap.games.icecool.state.slices import Walruses
from coldsnap.games.icecool.state.state import IceCoolState


def aims_from(judge: Judge, state: IceCoolState, name: str) -> Aims:
    """The aims of the penguin that is to be flicked; of a Catcher the penguins that it may still catch."""
    body = next(body for body in state.bodies if body.id == name)
    at, board = place_of(body), judge.reach.board
    room = judge.reach.room(at)
    held = doors_holding(board, body)
    doors = [door for door in board.doors if room in door.rooms and door.id not in held]
    doors.sort(key=lambda door: _through(judge, state, at, door, room))
    goals = judge.goals(state) if judge.seat in state.catchers else []
    near = [goal for goal in goals if judge.reach.room(goal) == room]
    far = [goal for goal in goals if judge.reach.room(goal) != room]
    prizes = [goal for goal in _prizes(state, judge.seat) if judge.reach.room(goal) == room and goal not in near]
    return Aims(
        at=at,
        doors=tuple(doors),
        touch=tuple(sorted((*near, *prizes), key=lambda goal: distance(at, goal))),
        beyond=tuple(sorted((*far, *_landings(judge, state, room)), key=lambda goal: distance(at, goal)))[:4],
    )


def _through(judge: Judge, state: IceCoolState, at: Point, door: Door, room: str) -> float:
    """Turns until the next success if one goes through this door first."""
    turns, emerald = judge.reach.door(at, door.id), state.find(Emerald)
    if judge.is_success(state, door, room) or (emerald is not None and emerald.door == door.id):
        return turns
    beyond = door.rooms[1] if door.rooms[0] == room else door.rooms[0]
    return turns + judge.turns(state, before_door(judge.reach.board, door, beyond, BEFORE))


def _landings(judge: Judge, state: IceCoolState, room: str) -> list[Point]:
    """Places beyond walls from which the next success is near: before the doors of other rooms."""
    board = judge.reach.board
    places = [before_door(board, door, side, BEFORE) for door in board.doors for side in door.rooms if side != room]
    return [at for at in places if judge.turns(state, at) < 2.0]


def _prizes(state: IceCoolState, seat: int) -> Iterator[Point]:
    """Where a touch gives this seat something."""
    walruses, combs = state.find(Walruses), state.find(Honeycombs)
    flakes, emerald = state.find(Snowflakes), state.find(Emerald)
    for body in state.bodies:
        stands = walruses is not None and body.shape == "walrus" and body.id not in walruses.fallen
        gives = flakes is not None and body.id == EMPEROR and flakes.supply > 0
        holds = emerald is not None and emerald.holder is not None and state.owner(body.id) == emerald.holder != seat
        if stands or gives or holds:
            yield place_of(body)
    if combs is not None and combs.held[seat] < MOST_HELD:
        yield from (state.board.spot(name).at for name in combs.lying)
