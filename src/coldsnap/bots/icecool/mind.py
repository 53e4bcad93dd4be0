"""What a thinking bot has in its head for one decision: a state that it imagines, a judge of positions, a search."""

import math
from collections.abc import Sequence
from typing import Final, cast

from coldsnap.bots.icecool.flicks.choose_flick import Clock, Search, Tried
from coldsnap.bots.icecool.flicks.flick_proposals import proposals
from coldsnap.bots.icecool.flicks.flick_trials import Trial
from coldsnap.bots.icecool.flicks.hand import Skill, at_table, erring
from coldsnap.bots.icecool.flicks.pushing import aims_pushing
from coldsnap.bots.icecool.flicks.targets import aims_from
from coldsnap.bots.icecool.routes.drills import drill_flick
from coldsnap.bots.icecool.routes.racing import may_rest
from coldsnap.bots.icecool.routes.turns_needed import reach_in
from coldsnap.bots.icecool.value.decisions import again, played, worth_after
from coldsnap.bots.icecool.value.position_value import Judge
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice
from coldsnap.core.flick import Flick
from coldsnap.core.game import Game
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body
from coldsnap.core.values import Action
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.cards import Task
from coldsnap.games.icecool.state.state import IceCoolState, penguin
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.physics.simulator import Simulator

SLIDE: Final = 0.012
"""What the ice adds to a hand's error sideways, for each metre."""


class Mind:
    """One decision. `state` looks like the view; what the seat does not know is imagined."""

    def __init__(
        self,
        game: Game,
        simulator: Simulator,
        skill: Skill,
        view: IceCoolView,
        choices: tuple[Choice, ...],
        rng: Rng,
    ) -> None:
        self.game, self.simulator, self.skill = game, simulator, skill
        self.view, self.choices, self.rng = view, choices, rng
        self.seat = view.seat or 0
        self.state = cast(IceCoolState, game.imagine(view, rng.split("imagined")))
        self.error = at_table(skill.hand, view.options.tremor)
        sideways = math.tan(math.radians(min(self.error.yaw / 10, 45.0)))
        reach = reach_in(self.state, round(math.hypot(sideways, SLIDE), 3))
        self.judge = Judge(reach, self.seat, view.round, skill.taste.hunt)

    @property
    def mine(self) -> Body | None:
        """One's own penguin; of several the one in turn, even if another body is flicked in its place."""
        body = self.state.turn.body if self.state.turn else ""
        own = body if self.state.owner(body) == self.seat else penguin(self.seat)
        return self.state.body(own)

    @property
    def worth(self) -> float:
        """What this seat has now."""
        return self.judge.worth(self.state) + again(self.judge, self.state, self.state)

    def worth_after(self, action: Action) -> float:
        """What it has once it has played an action."""
        return worth_after(self.game, self.judge, self.state, action)

    def after(self, action: Action) -> IceCoolState:
        """The position once it has played an action."""
        return played(self.game, self.judge, self.state, action)

    def flick(self, tried: Tried) -> Flick:
        """A flick as it is meant comes a little otherwise out of this hand."""
        found, _ = erring(self.skill.hand, tried.flick, self.rng.split("hand"))
        return found

    def search(
        self,
        state: IceCoolState,
        like: FlickPenguin,
        budget: Budget,
        tasks: Sequence[Task] = (),
        part: float = 1.0,
    ) -> Tried:
        """The best flick of a body that is offered in a state; `part` of the thought that a flick is worth."""
        clock = Clock(None if budget.seconds is None else part * budget.seconds)
        trial = Trial(self.game, self.simulator, self.judge, state, like, self.skill.taste, tasks)
        aims = (aims_from if state.owner(like.body) == self.seat else aims_pushing)(self.judge, state, like.body)
        guesses = proposals(self.judge.reach, aims, self.skill.taste)
        if may_rest(state, like.body):
            guesses.insert(0, Flick(0, 0))
        drilled = drill_flick(self.view, like)
        if drilled is not None:
            guesses.insert(0, drilled.flick)
        simulations = self.skill.simulations if budget.simulations is None else budget.simulations
        search = Search(trial, self.error, self.rng.split("search"), clock, lambda tried: valued(tried, tasks))
        return search.best(guesses, round(part * simulations))


def valued(tried: Tried, tasks: Sequence[Task]) -> float:
    """What a flick is worth with the task that it fulfils most likely."""
    return tried.worth + max((tried.chance(task) for task in tasks), default=0.0)
