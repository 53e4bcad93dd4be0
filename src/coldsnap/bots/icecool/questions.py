"""Answers to questions: the best of several by the position after each, a place where it helps, a flick that is due."""

from collections.abc import Iterator
from typing import Final, cast

from msgspec.structs import replace

from coldsnap.bots.icecool.mind import Mind
from coldsnap.bots.icecool.routes.plan import BEFORE
from coldsnap.bots.icecool.routes.straight_flicks import before_door
from coldsnap.bots.icecool.value.choices_by_kind import actions, like, pattern
from coldsnap.bots.icecool.waiting_places import posts
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Ranged
from coldsnap.core.geometry import contains, middle
from coldsnap.core.scene import Point, rounded
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.board import Board
from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceCatcher

CLOSE: Final = 0.045
"""Metres before a door from where it cannot be missed, and where nobody who passes it can avoid a thing that lies."""


def answer(mind: Mind, budget: Budget) -> Action:
    """The answer to what this seat is asked."""
    posting = pattern(mind.choices, PlaceCatcher)
    if posting is not None:
        return _post(mind, posting)
    places = [action for choice in mind.choices if isinstance(choice, Ranged) for action in _laid(mind, choice)]
    plain = actions(mind.choices, Action)
    best = max((*plain, *places), key=mind.worth_after, default=None)
    flicking = pattern(mind.choices, FlickPenguin)
    if flicking is None:
        return best or RandomBot().choose(mind.view, mind.choices, mind.rng, budget)
    flick = cast(FlickPenguin, flicking.action)
    tried = mind.search(mind.state, flick, budget)
    return like(flick, mind.flick(tried)) if best is None or tried.worth > mind.worth_after(best) else best


def _post(mind: Mind, offered: Ranged) -> PlaceCatcher:
    """Where the Catcher waits: as near to the Runners as it can be."""
    places = [PlaceCatcher(at) for at in posts(mind.judge.reach.board, offered)]
    return min(places, key=lambda action: mind.judge.turns(mind.state, action.at))


def _laid(mind: Mind, offered: Ranged) -> Iterator[Action]:
    """What may be laid on the floor in the places of its region that matter."""
    if offered.region is None:
        return
    for at in _places(mind.judge.reach.board):
        if contains(offered.region, at):
            yield replace(offered.action, **{offered.at: at})


def _places(board: Board) -> Iterator[Point]:
    """Close before each door and farther off, on both sides of it; the middles of the rooms."""
    for door in board.doors:
        for room in door.rooms:
            for away in (CLOSE, BEFORE):
                yield _rounded(before_door(board, door, room, away))
    yield from (_rounded(middle(room.floor)) for room in board.rooms)


def _rounded(at: Point) -> Point:
    return Point(rounded(at.x), rounded(at.y))
