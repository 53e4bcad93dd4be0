"""Two players: the Runner is caught twice, roles swap, each is Catcher twice (TWO-1 to TWO-3)."""

from typing import Final

from msgspec.structs import replace

from coldsnap.core.facts import Fact, Touched
from coldsnap.core.rng import Rng
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.places import on_circle
from coldsnap.games.icecool.rule_points.module import NOTHING, Cast, Events
from coldsnap.games.icecool.rule_points.roles import caught_pair, next_catchers
from coldsnap.games.icecool.state.events import (
    CaughtAgain,
    Flicked,
    IdTaken,
    PutOnCircle,
    RoundBegan,
    RoundEnded,
    TurnGranted,
)
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import FirstCatch, Ids
from coldsnap.games.icecool.state.state import IceCoolState, penguin

ROUNDS: Final = 4


class TwoPlayers(Cast):
    """Who is Catcher, the first catch and its immediate turn, and the second."""

    name = "two_players"
    seats = range(2, 3)
    keeps = FirstCatch
    needs = (Ids,)
    hears = (IdTaken, CaughtAgain, RoundBegan, Flicked)
    passes_on = "TWO-3"

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> FirstCatch:
        """Nobody is caught."""
        del options, seats, rng
        return FirstCatch()

    def rounds(self, seats: int) -> int:
        """Each is Catcher twice."""
        del seats
        return ROUNDS

    def catchers(self, state: IceCoolState, number: int) -> tuple[int, ...]:
        """Roles swap each round."""
        return next_catchers(state, number)

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """A Runner without an ID that is touched in a later flick is caught for the second time."""
        pair = caught_pair(state, fact) if isinstance(fact, Touched) else None
        ids = state.get(Ids)
        if pair is None or ids.holder[pair[0]] != pair[1] or pair[0] in ids.caught_now:
            return NOTHING
        return (CaughtAgain(seat=pair[0], by=pair[1]),)

    def after_shot(self, state: IceCoolState) -> Events:
        """After the first catch the Runner goes to the red circle and takes a turn at once; this turn is over."""
        runner = state.get(FirstCatch).runner
        if runner is None:
            return NOTHING
        placed, moved = on_circle(state.board, state.bodies, penguin(runner))
        return (
            PutOnCircle(rule="TWO-1", seat=runner, placed=placed, moved=moved),
            TurnGranted(
                rule="TWO-1",
                seat=runner,
                body=placed.id,
                why="caught",
                at_once=True,
                alone=True,
                follows=True,
            ),
        )

    def evolve(self, mine: FirstCatch, event: Event) -> FirstCatch:
        """Caught in this flick, caught for the second time, forgotten at the next flick."""
        if isinstance(event, IdTaken):
            return replace(mine, runner=event.seat)
        if isinstance(event, CaughtAgain):
            return replace(mine, twice=True)
        if isinstance(event, RoundBegan):
            return FirstCatch()
        return replace(mine, runner=None) if isinstance(event, Flicked) and mine.runner is not None else mine

    def round_over(self, state: IceCoolState) -> RoundEnded | None:
        """The second catch."""
        if state.get(FirstCatch).twice:
            return RoundEnded(rule="TWO-2", round=state.round, why="caught-twice", seats=state.catchers)
        return None
