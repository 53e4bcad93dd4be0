"""Everything that an ICECOOL match knows. The kernel owns what stands here by name, each module its own slice."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from msgspec import Meta

from coldsnap.core.facts import Fact
from coldsnap.core.flick import Flick
from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body
from coldsnap.core.values import State, Value
from coldsnap.games.icecool.board.board import Board, build, with_doors_shut
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Count, Slice

if TYPE_CHECKING:
    AnySlice = Slice

Stage = Literal["round", "before", "shot", "judge", "after", "window", "over"]
"""Setting up a round; before a flick; physics works; what it did; returns and repeats; after a flick; the end."""

Then = Literal["window", "again", "end"]
"""What follows a shot: the window after it, the same flick again (TURN-3), or at once the end of the turn."""

_Kind = TypeVar("_Kind", bound=Slice)


class Grant(Value, frozen=True):
    """A turn: who takes it, which body is flicked, and why. `follows`: the order of turns goes on from this seat.

    `instead_of`: the penguin that it was given for, where another body is flicked in its place.
    """

    seat: Seat
    body: Name
    why: Name = "order"
    rule: RuleId = "TURN-1"
    follows: bool = True
    instead_of: Name | None = None

    @property
    def penguin(self) -> str:
        """The penguin that it was given for."""
        return self.instead_of or self.body


class Question(Value, frozen=True):
    """A decision that is not a turn. `about` is the module that asks; `subject` the body or door in question."""

    seat: Seat
    about: Name
    subject: Name


class Ending(Value, frozen=True):
    """How the match ended. `ranking` holds groups of equal seats, best first."""

    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[Count, ...]
    reason: Name


class IceCoolState(State, frozen=True, tag="icecool-state"):
    """A match at one moment.

    `step` counts the modules that have had their say in this stage. `turn` is the turn that is being taken, `last`
    the seat from which the order goes on, `queue` the extra turns that wait. `bodies` stand on the boards; `start` is
    where they stood when the flick began, `flicked` the body that was hit, and `flicker` the seat that hit it;
    `turn_flicked` is the body that the seat in turn has hit in this turn, whatever was flicked in the midst of what
    followed. `perched` bodies may stand where no floor is; `shut` doors let nobody through. `past` is the state
    before the flick of this turn, kept if a rule may turn it back. `facts` are kept only while a decision interrupts
    what follows a flick. `slices` are those of the modules at the table; which there can be is in `vocabulary.py`.
    `turns` are turns taken in this round, by seat; `repeats` circle flicks repeated in this turn; `flicks` all so
    far. `owners` are the seats whose penguins there are, by the penguins' numbers.
    """

    options: IceCoolOptions
    seats: Annotated[int, Meta(ge=1, le=8)]
    rng: Rng
    slices: "tuple[AnySlice, ...]"
    owners: tuple[Seat, ...]
    stage: Stage = "round"
    step: Count = 0
    asked: Question | None = None
    round: Count = 0
    catchers: tuple[Seat, ...] = ()
    turn: Grant | None = None
    last: Seat | None = None
    queue: tuple[Grant, ...] = ()
    turns: tuple[Count, ...] = ()
    repeats: Count = 0
    then: Then = "window"
    bodies: tuple[Body, ...] = ()
    start: tuple[Body, ...] = ()
    perched: tuple[Name, ...] = ()
    shut: tuple[Name, ...] = ()
    flicked: Name | None = None
    flicker: Seat | None = None
    turn_flicked: Name | None = None
    past: "IceCoolState | None" = None
    wanted: Flick | None = None
    flick: Flick | None = None
    facts: tuple[Fact, ...] = ()
    flicks: Count = 0
    ending: Ending | None = None

    def find(self, kind: type[_Kind]) -> _Kind | None:
        """The slice of a kind, if this preset has it."""
        return next((piece for piece in self.slices if type(piece) is kind), None)

    def get(self, kind: type[_Kind]) -> _Kind:
        """The slice of a kind that this preset must have."""
        found = self.find(kind)
        if found is None:
            raise LookupError(f"this preset has no {kind.__name__}")
        return found

    def body(self, name: str) -> Body | None:
        """The body of that name, if it is on the boards."""
        return next((body for body in self.bodies if body.id == name), None)

    @property
    def board(self) -> Board:
        """The school, with doors as they are now."""
        return with_doors_shut(self.options.layout, self.shut) if self.shut else build(self.options.layout)

    @property
    def own_flick(self) -> bool:
        """Whether this flick is the turn's: the seat in turn has flicked its own penguin."""
        return self.own_turn and self.flicked == self.turn_flicked and self.flicker == self.turn_seat

    @property
    def own_turn(self) -> bool:
        """Whether the seat in turn has flicked its own penguin in this turn, also if another flick has followed it."""
        return self.turn_flicked is not None and self.owner(self.turn_flicked) == self.turn_seat

    @property
    def turn_seat(self) -> int | None:
        """The seat in turn."""
        return None if self.turn is None else self.turn.seat

    def owner(self, body: str) -> int | None:
        """Whose penguin a body is; None for any other piece. In a race one may play two (RACE-1)."""
        number = number_of(body)
        return self.owners[number] if number is not None and number < len(self.owners) else None

    def is_runner(self, seat: int) -> bool:
        """Whether a seat is a Runner in this round."""
        return seat not in self.catchers


def penguin(seat: int) -> str:
    """The id of a seat's penguin."""
    return f"p{seat}"


def number_of(body: str) -> int | None:
    """The number of a penguin, which is its colour; None for any other piece."""
    return int(body[1:]) if body[:1] == "p" and body[1:].isdigit() else None
