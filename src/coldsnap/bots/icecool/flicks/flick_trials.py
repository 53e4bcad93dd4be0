"""Flicks tried in the head: simulated in one batch, judged by the game's own rules, valued by the position after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from msgspec.structs import replace

from coldsnap.bots.icecool.flicks.hand import Taste
from coldsnap.bots.icecool.value.decisions import answered
from coldsnap.bots.icecool.value.position_value import Judge
from coldsnap.core.choices import Simulate
from coldsnap.core.errors import Rejected
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.game import Game, Move, Transition
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved
from coldsnap.core.shots import overs
from coldsnap.games.icecool.modules.base.tasks import FULFILLED
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.cards import Task
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.physics.simulator import Outcome, Simulator, Trajectory

CURVED: Final = 40
"""Points to the side from which a flick is a curve."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What came of a flick: its worth, what happened, and the tasks that it would have fulfilled."""

    worth: float
    told: Transition
    tasks: frozenset[Task] = frozenset()


class Trial:
    """The moment before a flick, in which any number of flicks can be tried.

    `scene` is the world that physics sees. `wanted` are tasks that could be announced: it is told whether a flick
    fulfils them, which is not in its worth.
    """

    def __init__(
        self,
        game: Game,
        simulator: Simulator,
        judge: Judge,
        state: IceCoolState,
        pattern: FlickPenguin,
        taste: Taste = Taste(),  # noqa: B008 - frozen
        wanted: Sequence[Task] = (),
    ) -> None:
        self._game, self._simulator, self._judge = game, simulator, judge
        self._taste, self._wanted = taste, tuple(wanted)
        self._body = pattern.body
        self._shot = cast(IceCoolState, game.apply(state, Move(judge.seat, pattern)).state)
        self._nothing = Seen(judge.worth(state), Transition(state, ()))
        waiting = game.status(self._shot)
        if not isinstance(waiting, Simulate):
            raise TypeError("a flick that physics need not answer")
        self.scene = waiting.scene

    @property
    def nothing(self) -> Seen:
        """What comes of a flick that moves nothing."""
        return self._nothing

    def all(self, flicks: Sequence[Flick]) -> list[Seen]:
        """What comes of each of these flicks, exactly as they are."""
        impulses = [impulse_of(flick, self._body) for flick in flicks]
        outcomes = self._simulator.search(self.scene, impulses)
        return [self._seen(flick, outcome) for flick, outcome in zip(flicks, outcomes, strict=True)]

    def _seen(self, flick: Flick, outcome: Outcome) -> Seen:
        if not isinstance(outcome, Trajectory):
            return self._nothing
        try:
            told = self._game.apply(self._shot, Move(NATURE, Resolved(outcome.facts, outcome.rest)))
        except Rejected:  # cut off while it rocks, a body may be deeper than one at rest can be
            return self._nothing
        after = cast(IceCoolState, told.state)
        worth = answered(self._game, self._judge, self._shot, after) + self._liked(flick, outcome)
        return Seen(worth, told, self._tasks(outcome))

    def _liked(self, flick: Flick, outcome: Trajectory) -> float:
        """What a character gives for a flick after its own heart."""
        curved = self._taste.curve if abs(flick.side) >= CURVED else 0.0
        jumped = self._taste.jump if self._taste.jump and overs(outcome.facts, self._body) else 0.0
        return curved + jumped

    def _tasks(self, outcome: Trajectory) -> frozenset[Task]:
        if not self._wanted:
            return frozenset()
        judged = replace(self._shot, facts=outcome.facts)
        return frozenset(task for task in self._wanted if FULFILLED[task](judged))
