"""Where people's aims begin, in games with flicks. No bot thinks here and nothing is tried (`icecool.first_aims`)."""

from msgspec.structs import replace

from coldsnap.bots.icecool.first_aims import fitting
from coldsnap.core.choices import Choice, Offer, Ranged
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.view import IceCoolView


def pointed(view: View, offer: Offer) -> Offer:
    """The offer, in which a flick that may be made in any direction already points somewhere that makes sense."""
    if not isinstance(view, IceCoolView):
        return offer
    return replace(offer, choices=tuple(_pointed(view, choice) for choice in offer.choices))


def fitted(view: View, action: Action) -> Action | None:
    """The same flick with the direction and the power that fit where it hits the body; None if it is no flick."""
    if isinstance(view, IceCoolView) and isinstance(action, FlickPenguin):
        return fitting(view, action)
    return None


def _pointed(view: IceCoolView, choice: Choice) -> Choice:
    if not isinstance(choice, Ranged) or not isinstance(choice.action, FlickPenguin):
        return choice
    return replace(choice, action=fitting(view, choice.action) or choice.action)
