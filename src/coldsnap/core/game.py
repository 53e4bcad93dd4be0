"""The protocol that every game follows. `Game` objects are stateless; all that changes is in the state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec import Struct

from coldsnap.core.choices import Simulate, Status
from coldsnap.core.errors import BadOption
from coldsnap.core.ids import Actor
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Impulse
from coldsnap.core.values import Action, Event, Options, State, Value, View


class Move(Value, frozen=True):
    """An action and who plays it: a seat, or NATURE."""

    seat: Actor
    action: Action


class Transition(Struct, frozen=True):
    """The state after a move, and what happened."""

    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One table option, from which lobby and command line make a form.

    `values` are the names that it takes; `rule` is the rule that explains it. `open`: a value outside the list
    is taken too (a tile set by content). Texts come from Fluent: `<family>-option-<name>` and its values.
    `promo`: it switches a set of extra pieces, which a form shows as a card. `against`: values of other options that
    do not go with any but its default. `seats`: with how many players it can have another value; none means any number.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    open: bool = False
    promo: bool = False
    against: tuple[tuple[str, str], ...] = ()
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Info:
    """A game's card. `version` rises when the meaning of a record changes, never for a refactoring.

    `free_take_back`: a practice game, in which anything may be taken back at any time. `physics`: it has flicks, so
    somebody has to answer Simulate. `open`: nobody knows more than a spectator, so there is one view for everybody.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    free_take_back: bool = False
    physics: bool = False
    open: bool = False

    def chosen(self, wanted: Mapping[str, object]) -> dict[str, object]:
        """A value for every option: the wanted one or the default. Raises BadOption for what there is not."""
        rules = {spec.name: spec.rule for spec in self.options}
        values = {spec.name: wanted.get(spec.name, spec.default) for spec in self.options}
        for name in wanted:
            if name not in values:
                raise BadOption("no-option", game=self.id, option=name, known=tuple(values))
        for spec in self.options:
            if not spec.open and values[spec.name] not in spec.values:
                raise BadOption("option-value", option=spec.name, known=spec.values, value=values[spec.name])
            for other, value in spec.against:
                if values[spec.name] != spec.default and values.get(other) == value:
                    raise BadOption("options-clash", option=spec.name, other=other, value=value, rule=rules[other])
        return values


@dataclass(frozen=True, slots=True)
class Types:
    """The unions from which a game's values are decoded. A socket only ever decodes `action`.

    `answer` is what NATURE alone may play.
    """

    action: Any
    answer: Any
    event: Any
    state: Any
    view: Any
    options: Any


class Game(Protocol):
    """Pure rules: functions from frozen values to frozen values. None of them touches a clock or a file."""

    @property
    def info(self) -> Info:
        """The game's card."""

    @property
    def types(self) -> Types:
        """The game's unions."""

    def resolve(self, wanted: Mapping[str, object]) -> Options:
        """Options by content, from the names that a form or a command line gives. Raises BadOption."""

    def setup(self, seats: int, options: Options, seed: str) -> Transition:
        """The first state and what the set-up did."""

    def status(self, state: State) -> Status:
        """Who has to do what now. A function of the state alone."""

    def apply(self, state: State, move: Move) -> Transition:
        """The state after a move. Raises Rejected and leaves the state as it was."""

    def preview(self, state: State, move: Move) -> Simulate | None:
        """What physics would be asked if the move came out exactly as it is wanted; None if it is no flick.

        It changes nothing and draws no chance. Raises Rejected if the move cannot be played.
        """

    def edges(self, state: State, move: Move) -> tuple[Impulse, ...]:
        """The same flick as far off as the hand may err at this table; none where it does not, or nothing is flicked.

        They say how far a flick may lead off and never how it will: no chance is drawn. Moves are not judged here.
        """

    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""

    def imagine(self, view: View, rng: Rng) -> State:
        """A state that this view cannot tell from the true one."""
