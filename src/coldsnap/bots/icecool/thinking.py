"""The thinking bot: tries flicks in its head, and plays the best of them with the error of its hand."""

import math
from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import replace

from coldsnap.bots.icecool.aims import aims_from
from coldsnap.bots.icecool.drills import drill_flick
from coldsnap.bots.icecool.hand import Skill, at_table, erring
from coldsnap.bots.icecool.offered import actions, pattern
from coldsnap.bots.icecool.post import posts
from coldsnap.bots.icecool.propose import proposals
from coldsnap.bots.icecool.reach import Reach, reach_on
from coldsnap.bots.icecool.reason import explained
from coldsnap.bots.icecool.shoot import Clock, Search, Tried
from coldsnap.bots.icecool.trial import Trial
from coldsnap.bots.icecool.worth import Judge
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Advice, Budget
from coldsnap.core.choices import Choice, Ranged
from coldsnap.core.flick import Flick
from coldsnap.core.game import Game, Move
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.actions import (
    AnnounceTask,
    ChooseRoom,
    EndTurn,
    FlickPenguin,
    MoveFish,
    PlaceCatcher,
    PlaceOnLine,
    UseSkates,
)
from coldsnap.games.icecool.cards import Task
from coldsnap.games.icecool.places import place_of
from coldsnap.games.icecool.state import IceCoolState
from coldsnap.games.icecool.view import IceCoolView
from coldsnap.physics.simulator import Simulator

SLIDE: Final = 0.012
"""What the ice adds to a hand's error sideways, for each metre."""
FISH_MOVED: Final = 0.5
"""Cards that a fish has to bring in its new place: the two 2s could do it later, too."""
SKATED: Final = 2.0
"""Turns until the next success up to which another turn at once is worth two 1s; in the last round any is."""
LIKELY: Final = 0.1
"""The chance from which a task is announced: to fail costs nothing, but tells what one holds."""


class ThinkingBot:
    """Plays ICECOOL of any preset. It sees its view and choices; what it does not know it imagines."""

    def __init__(self, game: Game, simulator: Simulator, skill: Skill) -> None:
        self._game, self._simulator, self._skill = game, simulator, skill

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """The next decision: where to stand, what to announce, how to flick, whether to go on."""
        return _Moment(self._game, self._simulator, self._skill, cast(IceCoolView, view), choices, rng).choose(budget)

    def advise(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Advice:
        """A shot for somebody else, if one can be taken, exactly as it is meant; else any decision."""
        return _Moment(self._game, self._simulator, self._skill, cast(IceCoolView, view), choices, rng).advise(budget)


class _Moment:
    """One decision."""

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
        self.judge = Judge(self._reach(), self.seat, view.round, skill.taste.hunt)

    def choose(self, budget: Budget) -> Action:
        if self.state.asked is not None:
            return self._answer(budget)
        ability = self._ability(budget)
        if ability is not None:
            return ability
        flicking = pattern(self.choices, FlickPenguin)
        if flicking is not None:
            return self._line() or self._flick(cast(FlickPenguin, flicking.action), budget)
        skates, end = actions(self.choices, UseSkates), actions(self.choices, EndTurn)
        if skates and self._would_skate():
            return skates[-1]
        lines = actions(self.choices, PlaceOnLine)
        if end or lines:
            return (*end, *lines)[0]
        return RandomBot().choose(self.view, self.choices, self.rng, budget)

    def advise(self, budget: Budget) -> Advice:
        flicking = pattern(self.choices, FlickPenguin)
        if flicking is None:
            return Advice(self.choose(budget))
        like = cast(FlickPenguin, flicking.action)
        tried = self._search(like, (), budget)
        return explained(_like(like, tried.flick), tried, self.state, self.judge.reach, like.body)

    def _reach(self) -> Reach:
        sideways = math.tan(math.radians(min(self.error.yaw / 10, 45.0)))
        return reach_on(self.view.options.layout, round(math.hypot(sideways, SLIDE), 3))

    def _flick(self, like: FlickPenguin, budget: Budget) -> Action:
        """The flick that is best with this hand, or the task to announce before it."""
        tasks = [action.task for action in actions(self.choices, AnnounceTask)]
        tried = self._search(like, tasks, budget)
        task = max(tasks, key=tried.chance, default=None)
        if task is not None and tried.chance(task) >= LIKELY:
            return AnnounceTask(task)
        flick, _ = erring(self.skill.hand, tried.flick, self.rng.split("hand"))
        return _like(like, flick)

    def _search(self, like: FlickPenguin, tasks: Sequence[Task], budget: Budget) -> Tried:
        clock = Clock(budget.seconds)
        trial = Trial(self.game, self.simulator, self.judge, self.state, like, self.skill.taste, tasks)
        guesses = proposals(self.judge.reach, aims_from(self.judge, self.state, like.body), self.skill.taste)
        drilled = drill_flick(self.view, like)
        if drilled is not None:
            guesses.insert(0, drilled.flick)
        simulations = self.skill.simulations if budget.simulations is None else budget.simulations
        search = Search(
            trial,
            self.error,
            self.rng.split("search"),
            clock,
            lambda tried: tried.worth + max((tried.chance(task) for task in tasks), default=0.0),
        )
        return search.best(guesses, simulations)

    def _line(self) -> PlaceOnLine | None:
        """The point of a line from which it goes on better than from here."""
        lines, body = actions(self.choices, PlaceOnLine), self.state.turn.body if self.state.turn else ""
        here = self.state.body(body)
        found = min(lines, key=lambda action: self.judge.turns(self.state, action.at), default=None)
        if found is None or here is None:
            return None
        better = self.judge.turns(self.state, found.at) < self.judge.turns(self.state, place_of(here))
        return found if better else None

    def _fish_to_move(self) -> MoveFish | None:
        """A fish that is worth its two 2s elsewhere."""
        options = actions(self.choices, MoveFish)
        best = max(options, key=self._worth_after, default=None)
        gain = self._worth_after(best) - self.judge.worth(self.state) if best is not None else 0.0
        return best if gain >= FISH_MOVED else None

    def _would_skate(self) -> bool:
        """Whether another turn at once brings something soon; in the last round the cards are good for nothing else."""
        if self.view.round >= self.view.rounds:
            return True
        body = self.state.body(self.state.turn.body) if self.state.turn else None
        return body is not None and self.judge.turns(self.state, place_of(body)) <= SKATED

    def _post(self) -> PlaceCatcher:
        """Where the Catcher waits: as near to the Runners as it can be."""
        offered = next(choice for choice in self.choices if isinstance(choice, Ranged))
        places = posts(self.judge.reach.board, offered)
        return min((PlaceCatcher(at) for at in places), key=lambda action: self.judge.turns(self.state, action.at))

    def _worth_after(self, action: Action) -> float:
        after = self.game.apply(self.state, Move(self.seat, action)).state
        return self.judge.worth(cast(IceCoolState, after))


def _like(pattern: FlickPenguin, flick: Flick) -> FlickPenguin:
    """The offered action with the numbers of a flick."""
    return replace(pattern, yaw=flick.yaw, power=flick.power, side=flick.side, height=flick.height)
