"""The red circle: where a Runner's round begins, and the flick that is repeated until it is left (TURN-2, TURN-3)."""

from coldsnap.core.rng import Rng
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.places import is_on_circle, on_circle
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.events import CircleLeft, FlickRepeated, PutOnCircle, RoundBegan, TurnBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Circle, Outside
from coldsnap.games.icecool.state.state import IceCoolState

REPEATS = 5
"""How often a flick from the circle is repeated at most in one turn."""


class RedCircle(Module):
    """Puts a Runner on the circle at its first turn, and sees that it leaves.

    Before a repeat all is open that is open before any flick; Ice Skates are not: they come at the end of a turn.
    """

    name = "circle"
    keeps = Circle
    needs = (Outside,)
    hears = (TurnBegan, RoundBegan, PutOnCircle, CircleLeft)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Circle:
        """Nobody is there."""
        del options, seats, rng
        return Circle()

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """A Runner whose first turn begins comes onto the boards."""
        if not isinstance(event, TurnBegan) or state.body(event.body) is not None:
            return NOTHING
        placed, moved = on_circle(state.board, state.bodies, event.body)
        return (PutOnCircle(seat=event.seat, placed=placed, moved=moved),)

    def after_shot(self, state: IceCoolState) -> Events:
        """Whoever is off the circle has left it; the active penguin that is on it is flicked again."""
        if state.then == "end" or state.turn is None:
            return NOTHING
        told: list[Event] = []
        for body in state.get(Circle).starts:
            seat, there = state.owner(body), self._there(state, body)
            if seat is None:
                continue
            if body != state.turn_flicked:
                told += [] if there else [CircleLeft(seat=seat, body=body)]
            elif there and state.repeats < REPEATS and self._counts(state):
                told.append(FlickRepeated(seat=seat, times=state.repeats + 1))
            elif state.own_turn and not state.get(Outside).out:
                told.append(CircleLeft(seat=seat, body=body))
        return told

    def evolve(self, mine: Circle, event: Event) -> Circle:
        """Put there, left, gone at the next round."""
        if isinstance(event, RoundBegan):
            return Circle()
        if isinstance(event, PutOnCircle):
            return Circle((*(body for body in mine.starts if body != event.placed.id), event.placed.id))
        if isinstance(event, CircleLeft):
            return Circle(tuple(body for body in mine.starts if body != event.body))
        return mine

    def _there(self, state: IceCoolState, name: str) -> bool:
        body = state.body(name)
        return body is not None and is_on_circle(state.board, body)

    def _counts(self, state: IceCoolState) -> bool:
        """A turn in which one's own penguin was flicked, not out (TURN-7); in every round or only in the first."""
        every = state.options.circle_every_round or state.round == 1
        return state.own_turn and every and not state.get(Outside).out
