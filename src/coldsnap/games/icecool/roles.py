"""Catchers and Runners: who takes which role, and whether a touch is one of both."""

from coldsnap.core.facts import Touched
from coldsnap.games.icecool.state import IceCoolState


def next_catcher(state: IceCoolState, number: int) -> tuple[int, ...]:
    """The Catcher of a round: the named or drawn one first, then always the next to the left (SETUP-4)."""
    if number > 1:
        return ((state.catchers[0] + 1) % state.seats,)
    if state.options.first_catcher is not None:
        return (state.options.first_catcher,)
    drawn, _ = state.rng.split("first catcher").below(state.seats)
    return (drawn,)


def caught_pair(state: IceCoolState, fact: Touched) -> tuple[int, int] | None:
    """The Runner and the Catcher of a touch, if it is one of a Runner with a Catcher."""
    a, b = state.owner(fact.a), state.owner(fact.b)
    if a is None or b is None or state.is_runner(a) == state.is_runner(b):
        return None
    return (a, b) if state.is_runner(a) else (b, a)
