"""What decisions are worth that are one of several: by the position after each, and by what it asks at once."""

from typing import Final, cast

from coldsnap.bots.icecool.value.choices_by_kind import actions, choices_in
from coldsnap.bots.icecool.value.position_value import Judge
from coldsnap.core.game import Game, Move
from coldsnap.core.values import Action
from coldsnap.games.icecool.modules import MODULES
from coldsnap.games.icecool.state.state import IceCoolState

ANOTHER_TURN: Final = 0.35
"""What an extra turn is worth, in cards."""


def answered(game: Game, judge: Judge, before: IceCoolState, after: IceCoolState) -> float:
    """What a flick or decision has brought; where a promo asks this seat something at once, with its best answer."""
    found = judge.worth(after) + again(judge, before, after)
    if after.asked is None or after.asked.seat != judge.seat or MODULES[after.asked.about].promo is None:
        return found
    answers = actions(choices_in(game, after), Action)
    return max([found, *(worth_after(game, judge, after, answer) for answer in answers)])


def worth_after(game: Game, judge: Judge, state: IceCoolState, action: Action) -> float:
    """What this seat has once it has played an action."""
    after = played(game, judge, state, action)
    return judge.worth(after) + again(judge, state, after)


def played(game: Game, judge: Judge, state: IceCoolState, action: Action) -> IceCoolState:
    """The position after an action of this seat."""
    return cast(IceCoolState, game.apply(state, Move(judge.seat, action)).state)


def again(judge: Judge, before: IceCoolState, after: IceCoolState) -> float:
    """Another turn before anybody else's: a walrus fell, the flick from the circle is repeated or is turned back."""
    mine = judge.seat
    if before.turn_seat != mine or after.round != judge.round or after.ending is not None:
        return 0.0
    waits = any(grant.seat == mine for grant in after.queue)
    at_once = after.stage == "before" and after.turn_seat == mine and before.stage != "before" and after.seats > 1
    return ANOTHER_TURN if waits or at_once else 0.0
