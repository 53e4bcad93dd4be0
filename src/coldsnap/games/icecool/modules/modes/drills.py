"""Drills for the three ways to flick: straight, curve and jump (SETUP-7, TURN-10)."""

from collections.abc import Sequence
from typing import Final

from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body
from coldsnap.core.shots import bounces_before, overs, passages, touches
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.layout import DrillPlan, point
from coldsnap.games.icecool.board.places import PENGUIN, room_entered, standing
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.events import DrillTried, PlacedFreely, RoundEnded
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Drill
from coldsnap.games.icecool.state.state import IceCoolState, penguin

GOAL: Final = 5
"""Successes after which a drill is done."""


class Drills(Module):
    """The same shot again and again, and how often it went well."""

    name = "drills"
    keeps = Drill
    hears = (DrillTried,)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Drill:
        """Nothing is tried."""
        del seats, rng
        if all(plan.id != options.drill for plan in options.layout.drills):
            raise BadOption("no-drill", board=options.layout.name, drill=options.drill)
        return Drill()

    def bodies(self, state: IceCoolState) -> Sequence[Body]:
        """The penguin and the guards where the drill wants them."""
        return _pieces(_plan(state))

    def veto(self, state: IceCoolState, action: Action) -> Rejected | None:
        """A drill is flicked from where it begins: no other placement."""
        del state
        return None if isinstance(action, FlickPenguin) else Rejected("icecool-only-repeat", "SETUP-7")

    def judge(self, state: IceCoolState) -> Events:
        """Through the door before any wall, or over the wall; and no guard touched."""
        if state.turn is None:
            return NOTHING
        mine, done = state.get(Drill), _done(state, _plan(state))
        return (
            DrillTried(
                seat=state.turn.seat,
                drill=state.options.drill,
                done=done,
                tries=mine.tries + 1,
                successes=mine.successes + done,
            ),
        )

    def after_shot(self, state: IceCoolState) -> Events:
        """Put everything back."""
        if state.turn is None:
            return NOTHING
        return tuple(PlacedFreely(seat=state.turn.seat, placed=body) for body in _pieces(_plan(state)))

    def evolve(self, mine: Drill, event: Event) -> Drill:
        """Count."""
        return Drill(event.tries, event.successes) if isinstance(event, DrillTried) else mine

    def round_over(self, state: IceCoolState) -> RoundEnded | None:
        """Enough successes."""
        if state.get(Drill).successes >= GOAL:
            return RoundEnded(rule="SETUP-7", round=state.round, why="drill")
        return None


def _plan(state: IceCoolState) -> DrillPlan:
    return next(drill for drill in state.options.layout.drills if drill.id == state.options.drill)


def _pieces(plan: DrillPlan) -> tuple[Body, ...]:
    guards = enumerate(plan.guards, start=1)
    return (
        standing(penguin(0), PENGUIN, point(plan.at)),
        *(standing(f"guard-{number}", PENGUIN, point(at)) for number, at in guards),
    )


def _done(state: IceCoolState, plan: DrillPlan) -> bool:
    board, mine = state.board, penguin(0)
    if touches(state.facts, mine):
        return False
    if plan.door is not None:
        through = (passage for passage in passages(state.facts, mine) if passage.barrier == plan.door)
        return any(not bounces_before(state.facts, passage) for passage in through)
    return any(room_entered(board, over) == plan.over for over in overs(state.facts, mine))
