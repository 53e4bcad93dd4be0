"""The thinking bot: tries flicks in its head, and plays the best of them with the error of its hand."""

from typing import Final, cast

from coldsnap.bots.icecool.abilities import ability
from coldsnap.bots.icecool.flicks.hand import Skill
from coldsnap.bots.icecool.mind import Mind, valued
from coldsnap.bots.icecool.questions import answer
from coldsnap.bots.icecool.reason import explained
from coldsnap.bots.icecool.value.choices_by_kind import actions, choices_in, like, pattern
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Advice, Budget
from coldsnap.core.choices import Choice
from coldsnap.core.game import Game
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.board.places import place_of
from coldsnap.games.icecool.modules.promos.pawclaw import SpendHoneycomb
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.physics.simulator import Simulator

SKATED: Final = 2.0
"""Turns until the next success up to which another turn at once is worth two 1s; in the last round any is."""
LIKELY: Final = 0.1
"""The chance from which a task is announced: to fail costs nothing, but tells what one holds."""
FOR_OWN: Final = 0.6
"""The part of its thought that a seat with a honeycomb gives its own penguin; the rest is for the bear."""


class ThinkingBot:
    """Plays ICECOOL of any preset. It sees its view and choices; what it does not know it imagines."""

    def __init__(self, game: Game, simulator: Simulator, skill: Skill) -> None:
        self._game, self._simulator, self._skill = game, simulator, skill

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """The next decision: where to stand, what to announce, how to flick, whether to go on."""
        return _chosen(self._mind(view, choices, rng), budget)

    def advise(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Advice:
        """A shot for somebody else, if one can be taken, exactly as it is meant; else any decision."""
        mind, flicking = self._mind(view, choices, rng), pattern(choices, FlickPenguin)
        if flicking is None:
            return Advice(_chosen(mind, budget))
        offered = cast(FlickPenguin, flicking.action)
        tried = mind.search(mind.state, offered, budget)
        return explained(like(offered, tried.flick), tried, mind.state, mind.judge.reach, offered.body)

    def _mind(self, view: View, choices: tuple[Choice, ...], rng: Rng) -> Mind:
        return Mind(self._game, self._simulator, self._skill, cast(IceCoolView, view), choices, rng)


def _chosen(mind: Mind, budget: Budget) -> Action:
    if mind.state.asked is not None:
        return answer(mind, budget)
    wanted = ability(mind, budget)
    if wanted is not None:
        return wanted
    flicking = pattern(mind.choices, FlickPenguin)
    if flicking is not None:
        return _line(mind) or _flick(mind, cast(FlickPenguin, flicking.action), budget)
    skates, end = actions(mind.choices, UseSkates), actions(mind.choices, EndTurn)
    if skates and _would_skate(mind):
        return skates[-1]
    lines = actions(mind.choices, PlaceOnLine)
    if end or lines:
        return (*end, *lines)[0]
    return RandomBot().choose(mind.view, mind.choices, mind.rng, budget)


def _flick(mind: Mind, offered: FlickPenguin, budget: Budget) -> Action:
    """The flick that is best with this hand, or what comes before it: a task announced, a honeycomb spent."""
    tasks = [action.task for action in actions(mind.choices, AnnounceTask)]
    spends = actions(mind.choices, SpendHoneycomb)
    tried = mind.search(mind.state, offered, budget, tasks, FOR_OWN if spends else 1.0)
    if spends:
        spend = max(spends, key=mind.worth_after)
        after = mind.after(spend)
        bear = pattern(choices_in(mind.game, after), FlickPenguin)
        pushed = mind.search(after, cast(FlickPenguin, bear.action), budget, (), 1.0 - FOR_OWN) if bear else None
        if pushed is not None and pushed.worth > valued(tried, tasks):
            return spend
    task = max(tasks, key=tried.chance, default=None)
    if task is not None and tried.chance(task) >= LIKELY:
        return AnnounceTask(task)
    return like(offered, mind.flick(tried))


def _line(mind: Mind) -> PlaceOnLine | None:
    """The point of a line from which it goes on better than from here."""
    lines, here, judge = actions(mind.choices, PlaceOnLine), mind.mine, mind.judge
    found = min(lines, key=lambda action: judge.turns(mind.state, action.at), default=None)
    if found is None or here is None:
        return None
    return found if judge.turns(mind.state, found.at) < judge.turns(mind.state, place_of(here)) else None


def _would_skate(mind: Mind) -> bool:
    """Whether another turn at once brings something soon; in the last round the cards are good for nothing else."""
    if mind.view.round >= mind.view.rounds:
        return True
    return mind.mine is not None and mind.judge.turns(mind.state, place_of(mind.mine)) <= SKATED
