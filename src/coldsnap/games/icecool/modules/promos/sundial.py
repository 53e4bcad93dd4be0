"""The Sundial: everything goes back to as it was before one's flick, and one flicks again (ART-2)."""

from collections.abc import Sequence

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.rule_points.artifact_cards import PROMO, SundialKept, SundialUsed
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.typed import plain
from coldsnap.games.icecool.state.events import DecisionAsked, Flicked
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Artifacts, Slice
from coldsnap.games.icecool.state.state import IceCoolState


class TurnBack(Action, frozen=True, tag="icecool-turn-back"):
    """Use the Sundial: take everything back to before the flick (ART-2)."""


class LetStand(Action, frozen=True, tag="icecool-let-stand"):
    """Keep the Sundial: the flick counts (ART-2)."""


class Sundial(Slice, frozen=True, tag="icecool-sundial"):
    """Whether the last flick is to stand."""

    stood: bool = False


class SundialCard(Module):
    """Asked after each flick of its owner's turn, before it is looked at whether the round is over (TURN-13).

    The tremor of the next flick is drawn anew; cards lie in the pile as they did.
    """

    name = "sundial"
    promo = PROMO
    owns = (TurnBack, LetStand)
    tells = (SundialUsed, SundialKept)
    keeps = Sundial
    needs = (Artifacts,)
    hears = (SundialKept, Flicked)
    typed = (plain(TurnBack, "back"), plain(LetStand, "keep"))

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Sundial:
        """Nobody has flicked."""
        del options, seats, rng
        return Sundial()

    def remembers(self, state: IceCoolState) -> bool:
        """The flick of whoever holds it, unused."""
        return state.get(Artifacts).has(state.turn_seat, "sundial")

    def judge(self, state: IceCoolState) -> Events:
        """Offer it after a flick of the turn, also of one that will end the round."""
        of_turn = state.flicker == state.turn_seat and state.flicked == state.turn_flicked
        if not of_turn or state.past is None or state.get(Sundial).stood or state.turn is None:
            return NOTHING
        return (DecisionAsked(rule="ART-2", seat=state.turn.seat, about=self.name, subject=state.turn.body),)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Back, or not."""
        return (OneOf(TurnBack()), OneOf(LetStand())) if self.is_asking(state) else ()

    def decide(self, state: IceCoolState, seat: int, action: TurnBack | LetStand) -> Events:
        """Turn it, or keep it."""
        if not self.is_asking(state):
            raise Rejected("icecool-not-now", "ART-2")
        return (SundialUsed(seat=seat),) if isinstance(action, TurnBack) else (SundialKept(seat=seat),)

    def lapse(self, state: IceCoolState) -> LetStand:
        """The flick stands."""
        del state
        return LetStand()

    def evolve(self, mine: Sundial, event: Event) -> Sundial:
        """It stands until the next flick."""
        if isinstance(event, SundialKept):
            return Sundial(stood=True)
        return Sundial() if isinstance(event, Flicked) and mine.stood else mine
