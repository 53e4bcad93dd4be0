"""What a seat may do at the ICECOOL table, and what NATURE does for one that does not decide.

The actions of a promo stand in its own file; `vocabulary.py` collects them all.
"""

from typing import Annotated

from msgspec import Meta

from coldsnap.core.flick import Flick
from coldsnap.core.ids import Name, Seat
from coldsnap.core.scene import Point
from coldsnap.core.values import Action
from coldsnap.games.icecool.state.cards import Card, Task


class PlaceCatcher(Action, frozen=True, tag="icecool-place-catcher"):
    """Put one's penguin into the Kitchen, its centre inside or on the line (SETUP-6)."""

    at: Point


class PlaceFreely(Action, frozen=True, tag="icecool-place-freely"):
    """Put the practising penguin anywhere on the floor of a room (SETUP-7)."""

    at: Point


class PlaceOnLine(Action, frozen=True, tag="icecool-place-on-line"):
    """Put one's penguin on the offered point of a room's line (TURN-4, TURN-5)."""

    room: Name
    at: Point


class ChooseRoom(Action, frozen=True, tag="icecool-choose-room"):
    """Say on which side one's penguin comes down from a wall (TURN-11)."""

    room: Name


class AnnounceTask(Action, frozen=True, tag="icecool-announce-task"):
    """Say before the flick which task it will fulfil (CARD-3)."""

    task: Task


class MoveFish(Action, frozen=True, tag="icecool-move-fish"):
    """Turn up two 2s and hang a token of `owner` from one door to another (CARD-5)."""

    owner: Seat
    frm: Name
    to: Name


class FlickPenguin(Action, frozen=True, tag="icecool-flick"):
    """Flick a body: the four numbers of `core.flick.Flick`, here as fields of their own, because axes name fields."""

    body: Name
    yaw: Annotated[int, Meta(ge=0, le=3599)]
    power: Annotated[int, Meta(ge=0, le=1000)]
    side: Annotated[int, Meta(ge=-100, le=100)] = 0
    height: Annotated[int, Meta(ge=0, le=100)] = 0

    @property
    def flick(self) -> Flick:
        """The flick as it is wanted."""
        return Flick(self.yaw, self.power, self.side, self.height)


class UseSkates(Action, frozen=True, tag="icecool-use-skates"):
    """Turn up these two 1s, in the order of their names, for another turn at once (CARD-1)."""

    cards: tuple[Card, Card]


class EndTurn(Action, frozen=True, tag="icecool-end-turn"):
    """Do nothing more in this turn."""


class Lapse(Action, frozen=True, tag="icecool-lapse"):
    """NATURE's move for a seat that did not decide (TURN-16)."""

    seat: Seat


ABILITIES = (AnnounceTask, MoveFish, UseSkates)
"""What only cards allow."""
