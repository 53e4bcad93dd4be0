"""Catchers and Runners: who takes which role, and whether a touch is one of both."""

from coldsnap.core.facts import Touched
from coldsnap.games.icecool.state.state import IceCoolState


def next_catchers(state: IceCoolState, number: int, count: int = 1) -> tuple[int, ...]:
    """The Catchers of a round: from the named or drawn one on, then always the next to the left (SETUP-4, MANY-3)."""
    if number > 1:
        first = state.catchers[-1] + 1
    elif state.options.first_catcher is not None:
        first = state.options.first_catcher
    else:
        first, _ = state.rng.split("first catcher").below(state.seats)
    return tuple((first + step) % state.seats for step in range(count))


def arranger(state: IceCoolState) -> int:
    """Who arranges what the Catcher arranges: the first of them; in a race, which has none, player 1."""
    return state.catchers[0] if state.catchers else 0


def caught_pair(state: IceCoolState, fact: Touched) -> tuple[int, int] | None:
    """The Runner and the Catcher of a touch, if it is one of a Runner with a Catcher."""
    a, b = state.owner(fact.a), state.owner(fact.b)
    if a is None or b is None or state.is_runner(a) == state.is_runner(b):
        return None
    return (a, b) if state.is_runner(a) else (b, a)
