"""Ice Skates: two 1s turned face up are another turn (CARD-1, CARD-4, CARD-10)."""

from collections.abc import Sequence
from itertools import combinations

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.games.icecool.rule_points.module import Events, Module
from coldsnap.games.icecool.state.actions import UseSkates
from coldsnap.games.icecool.state.cards import ONES, Card
from coldsnap.games.icecool.state.events import CardsTurned, TurnGranted
from coldsnap.games.icecool.state.slices import CardsHeld
from coldsnap.games.icecool.state.state import IceCoolState, penguin


class IceSkates(Module):
    """Offered at the end of one's own turn, to Catcher and Runners alike."""

    name = "ice_skates"
    needs = (CardsHeld,)
    owns = (UseSkates,)

    def opens_window(self, state: IceCoolState) -> bool:
        """With two or more face-down cards, whatever they are (TURN-14)."""
        return state.turn is not None and len(state.get(CardsHeld).hands[state.turn.seat].down) > 1

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Each different pair of 1s."""
        if state.stage != "window" or state.turn is None or _used_up(state, state.turn.seat):
            return ()
        down = state.get(CardsHeld).hands[state.turn.seat].down
        return tuple(OneOf(UseSkates(pair)) for pair in _pairs(down))

    def decide(self, state: IceCoolState, seat: int, action: UseSkates) -> Events:
        """Turn the two cards up; this turn is over, another one begins."""
        if state.stage != "window":
            raise Rejected("icecool-not-in-window", "CARD-1")
        if _used_up(state, seat):
            raise Rejected("icecool-not-now", "TURN-1")
        hand = state.get(CardsHeld).hands[seat]
        if action.cards not in _pairs(hand.down):
            shown = action.cards in _pairs((*hand.down, *hand.up))
            raise Rejected("icecool-no-skates", "CARD-4" if shown else "CARD-1")
        return (
            CardsTurned(rule="CARD-1", seat=seat, cards=action.cards),
            TurnGranted(rule="CARD-1", seat=seat, body=penguin(seat), why="skates", at_once=True),
        )


def _used_up(state: IceCoolState, seat: int) -> bool:
    """Whether a seat has had all the turns of a round: the cards would be turned up for nothing (TURN-1)."""
    return state.turns[seat] >= state.options.turn_cap


def _pairs(cards: tuple[Card, ...]) -> list[tuple[Card, Card]]:
    ones = sorted(card for card in cards if card in ONES)
    return sorted(set(combinations(ones, 2)))
