"""What a seat may do beside its flick, if it gains more than it costs: fish moved, cards swapped, better places."""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from coldsnap.bots.icecool.mind import Mind
from coldsnap.bots.icecool.value.choices_by_kind import actions, choices_in, pattern
from coldsnap.bots.icecool.value.prices import prices
from coldsnap.core.bot import Budget
from coldsnap.core.values import Action
from coldsnap.games.icecool.modules.promos.emperor import FlickAgain, SwapCard
from coldsnap.games.icecool.modules.promos.platform import LayPlatform
from coldsnap.games.icecool.modules.promos.teleport import StepOnTeleport
from coldsnap.games.icecool.state.actions import FlickPenguin, MoveFish
from coldsnap.games.icecool.state.cards import POINTS, Card
from coldsnap.games.icecool.state.slices import CardsHeld

FISH_MOVED: Final = 0.5
"""Cards that a fish has to bring in its new place: the two 2s could do it later, too."""

STEPPED: Final = 0.001
"""Cards that a step on the Teleport must gain: what it may be good for later is in the worth of the place before."""


def ability(mind: Mind, budget: Budget) -> Action | None:
    """The one that gains most beyond what it must, if any does."""
    found = [(gain - needed, action) for action, gain, needed in _gains(mind) if gain >= needed]
    if found:
        return max(found, key=lambda pair: pair[0])[1]
    return _another_flick(mind, budget)


def _gains(mind: Mind) -> Iterator[tuple[Action, float, float]]:
    """Each that is offered, what it gains, and what it must gain."""
    now = mind.worth
    for kind, needed in _needed().items():
        for action in actions(mind.choices, kind):
            yield action, mind.worth_after(action) - now, needed
    for swap in actions(mind.choices, SwapCard):
        yield swap, _swapped(mind, swap.card), prices().swap


def _needed() -> Mapping[type[Action], float]:
    return {MoveFish: FISH_MOVED, StepOnTeleport: STEPPED, LayPlatform: prices().stay}


def _swapped(mind: Mind, card: Card) -> float:
    """What the pile has on average beyond a card and the snowflake that a new one costs."""
    pile = mind.state.get(CardsHeld).pile
    return prices().point * (sum(POINTS[each] for each in pile) / len(pile) - POINTS[card] - 1) if pile else 0.0


def _another_flick(mind: Mind, budget: Budget) -> Action | None:
    """Another flick for snowflakes, if the best that it may bring is worth more."""
    for action in actions(mind.choices, FlickAgain):
        after = mind.after(action)
        flicking = pattern(choices_in(mind.game, after), FlickPenguin)
        if flicking is not None:
            tried = mind.search(after, cast(FlickPenguin, flicking.action), budget)
            return action if tried.worth - mind.worth >= prices().stay else None
    return None
