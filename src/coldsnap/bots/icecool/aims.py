"""What a penguin aims at from where it stands: doors by how far they help, whom it hunts, and places beyond walls."""

from coldsnap.bots.icecool.aim import before_door
from coldsnap.bots.icecool.plan import BEFORE
from coldsnap.bots.icecool.propose import Aims
from coldsnap.bots.icecool.worth import Judge
from coldsnap.core.geometry import distance
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board import Door
from coldsnap.games.icecool.places import doors_holding, place_of
from coldsnap.games.icecool.state import IceCoolState


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
    return Aims(
        at=at,
        doors=tuple(doors),
        touch=tuple(sorted(near, key=lambda goal: distance(at, goal))),
        beyond=tuple(sorted((*far, *_landings(judge, state, room)), key=lambda goal: distance(at, goal)))[:4],
    )


def _through(judge: Judge, state: IceCoolState, at: Point, door: Door, room: str) -> float:
    """Turns until the next success if one goes through this door first."""
    turns = judge.reach.door(at, door.id)
    if judge.is_success(state, door, room):
        return turns
    beyond = door.rooms[1] if door.rooms[0] == room else door.rooms[0]
    return turns + judge.turns(state, before_door(judge.reach.board, door, beyond, BEFORE))


def _landings(judge: Judge, state: IceCoolState, room: str) -> list[Point]:
    """Places beyond walls from which the next success is near: before the doors of other rooms."""
    board = judge.reach.board
    places = [before_door(board, door, side, BEFORE) for door in board.doors for side in door.rooms if side != room]
    return [at for at in places if judge.turns(state, at) < 2.0]
