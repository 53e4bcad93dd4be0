"""What a seat or a spectator sees of an ICECOOL match: all but the cards' hidden sides and the chance to come."""

from typing import TYPE_CHECKING, Annotated, TypeVar

from msgspec import Meta

from coldsnap.core.facts import Fact
from coldsnap.core.flick import Flick
from coldsnap.core.ids import Name, Seat
from coldsnap.core.scene import Body
from coldsnap.core.values import Value, View
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Count, Slice
from coldsnap.games.icecool.state.state import Ending, Grant, Question, Stage, Then, number_of

if TYPE_CHECKING:
    AnySliceSeen = Slice

_Kind = TypeVar("_Kind", bound=Slice)


class Past(Value, frozen=True):
    """A match as it was before a flick, in what the flick itself may have changed."""

    slices: "tuple[AnySliceSeen, ...]"
    perched: tuple[Name, ...]


class IceCoolView(View, frozen=True, tag="icecool-view"):
    """A match as `seat` sees it (None: a spectator). Fields are those of the state; `rounds` is how many there are.

    `past` is what else was otherwise before the flick of this turn (bodies are in `start`), while that may be turned
    back.
    """

    options: IceCoolOptions
    seats: Annotated[int, Meta(ge=1, le=8)]
    seat: Seat | None
    slices: "tuple[AnySliceSeen, ...]"
    owners: tuple[Seat, ...]
    stage: Stage
    step: Count
    asked: Question | None
    round: Count
    rounds: Count
    catchers: tuple[Seat, ...]
    turn: Grant | None
    last: Seat | None
    queue: tuple[Grant, ...]
    turns: tuple[Count, ...]
    repeats: Count
    then: Then
    bodies: tuple[Body, ...]
    start: tuple[Body, ...]
    perched: tuple[Name, ...]
    shut: tuple[Name, ...]
    flicked: Name | None
    flicker: Seat | None
    turn_flicked: Name | None
    past: Past | None
    wanted: Flick | None
    flick: Flick | None
    facts: tuple[Fact, ...]
    flicks: Count
    ending: Ending | None

    def find(self, kind: type[_Kind]) -> _Kind | None:
        """The slice of a kind, if this preset has it."""
        return next((piece for piece in self.slices if type(piece) is kind), None)

    def owner(self, body: str) -> int | None:
        """Whose penguin a body is; None for any other piece."""
        number = number_of(body)
        return self.owners[number] if number is not None and number < len(self.owners) else None
