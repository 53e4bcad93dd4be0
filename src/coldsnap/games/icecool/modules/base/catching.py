"""The Catcher and a Runner touch: the Runner hands over its ID card (CATCH-1 to CATCH-5, ROUND-3)."""

from msgspec.structs import replace

from coldsnap.core.facts import Fact, Touched
from coldsnap.core.rng import Rng
from coldsnap.core.values import Event
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.roles import caught_pair
from coldsnap.games.icecool.state.events import CaughtAgain, Flicked, IdTaken, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Ids
from coldsnap.games.icecool.state.state import IceCoolState


class Catching(Module):
    """Who holds whose ID card."""

    name = "catching"
    keeps = Ids
    hears = (RoundBegan, Flicked, IdTaken, CaughtAgain)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Ids:
        """Everybody holds their own."""
        del options, rng
        return Ids(tuple(range(seats)))

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """A Runner that still has its ID loses it to the Catcher that it touches, once a flick."""
        if not isinstance(fact, Touched):
            return NOTHING
        pair = caught_pair(state, fact)
        ids = state.get(Ids)
        if pair is None or ids.holder[pair[0]] != pair[0]:
            return NOTHING
        runner, catcher = pair
        return (IdTaken(rule=_rule(state, runner, catcher), seat=runner, by=catcher),)

    def evolve(self, mine: Ids, event: Event) -> Ids:
        """Handed over, and handed back at the next round."""
        if isinstance(event, RoundBegan):
            return Ids(tuple(range(len(mine.holder))))
        if isinstance(event, Flicked):
            return replace(mine, caught_now=()) if mine.caught_now else mine
        if isinstance(event, IdTaken):
            holder = list(mine.holder)
            holder[event.seat] = event.by
            return Ids(tuple(holder), (*mine.caught_now, event.seat))
        if isinstance(event, CaughtAgain):
            return replace(mine, caught_now=(*mine.caught_now, event.seat))
        return mine


def _rule(state: IceCoolState, runner: int, catcher: int) -> str:
    """In whose turn it happened decides which rule it is; in the other Catcher's the one who touches takes the ID."""
    if state.turn_seat in state.catchers:
        return "CATCH-1" if state.turn_seat == catcher else "MANY-2"
    return "CATCH-2" if state.turn_seat == runner else "CATCH-3"
