"""What each rule family keeps in the state. A module alone changes its slice; every module may read them all.

Those that several rule families read stand here together, because modules never import one another; what one family
alone reads stands in its own file. `vocabulary.py` collects them all. `CardsSeen` is what a seat sees of `CardsHeld`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from coldsnap.core.ids import Name, Seat
from coldsnap.core.values import Tagged, Value
from coldsnap.games.icecool.state.cards import MOST_CARDS, Card, Task

Count = Annotated[int, Meta(ge=0, le=100_000)]
Cards = Annotated[tuple[Card, ...], Meta(max_length=2 * MOST_CARDS)]


Artifact = Literal["sundial", "trap", "teleport", "platform"]


class Slice(Tagged, frozen=True):
    """Base of all slices."""


class Token(Value, frozen=True):
    """A fish token of a seat on a door."""

    seat: Seat
    door: Name


class Tokens(Slice, frozen=True, tag="icecool-tokens"):
    """Tokens on doors, in the order in which they were hung, and how many each seat has taken this round."""

    hung: tuple[Token, ...]
    taken: tuple[Count, ...]

    def on(self, door: str, seat: int) -> bool:
        """Whether a token of this seat hangs on the door."""
        return any(token.door == door and token.seat == seat for token in self.hung)


class RaceToken(Value, frozen=True):
    """A fish token of a team on a door; `colour` is the number of the penguin whose colour it has."""

    team: Count
    colour: Seat
    door: Name


class Race(Slice, frozen=True, tag="icecool-race"):
    """A race: tokens on doors, and by team those laid aside and its turns in the order; the teams that are home.

    Penguin `p` is of team `p` modulo the number of teams, so each team has two.
    """

    hung: tuple[RaceToken, ...]
    aside: tuple[Count, ...]
    turns: tuple[Count, ...]
    finished: tuple[Count, ...] = ()

    def team(self, number: int) -> int:
        """The team of a penguin, counted from 0."""
        return number % len(self.aside)

    def penguins(self, team: int) -> tuple[int, int]:
        """The numbers of a team's penguins, in the order in which they take turns."""
        return team, team + len(self.aside)

    def waiting(self, team: int) -> tuple[str, ...]:
        """The doors on which tokens of a team hang, in the order of hanging."""
        return tuple(token.door for token in self.hung if token.team == team)

    def on(self, door: str, number: int) -> RaceToken | None:
        """The token on a door that a penguin may take: of its own colour, else of its partner's."""
        mine = [token for token in self.hung if token.door == door and token.team == self.team(number)]
        return min(mine, key=lambda token: token.colour != number, default=None)


class Ids(Slice, frozen=True, tag="icecool-ids"):
    """Who holds each seat's ID card, by the seat whose it is; and which Runners were caught in this flick."""

    holder: tuple[Seat, ...]
    caught_now: tuple[Seat, ...] = ()

    def held_by(self, seat: int) -> int:
        """How many IDs a seat holds, its own included."""
        return self.holder.count(seat)


class Hand(Value, frozen=True):
    """A seat's cards, in the order in which they came."""

    down: Cards = ()
    up: Cards = ()


class CardsHeld(Slice, frozen=True, tag="icecool-cards"):
    """The draw pile, its top first, and the hands. Secret: a seat sees `CardsSeen`."""

    pile: Cards
    hands: tuple[Hand, ...]


class HandSeen(Value, frozen=True):
    """A hand as one may see it: `cards` are the face-down ones, None if they are not known."""

    down: Count
    up: Cards
    cards: Cards | None


class CardsSeen(Slice, frozen=True, tag="icecool-cards-seen"):
    """The draw pile's size and the hands as a seat sees them; at the end, the pile too."""

    pile: Count
    hands: tuple[HandSeen, ...]
    order: Cards | None = None


class Points(Slice, frozen=True, tag="icecool-points"):
    """Tournament scoring: points by seat."""

    points: tuple[Count, ...]


class Announced(Slice, frozen=True, tag="icecool-announced"):
    """The task that a seat has announced for its flick, and whether one was announced in this turn at all."""

    task: Task | None = None
    seat: Seat | None = None
    used: bool = False


class Circle(Slice, frozen=True, tag="icecool-circle"):
    """The penguins that were put on the red circle and have not left it by a flick."""

    starts: tuple[Name, ...] = ()


class Outside(Slice, frozen=True, tag="icecool-outside"):
    """Whether the seat in turn has flicked its own penguin out in this turn."""

    out: bool = False


class FirstCatch(Slice, frozen=True, tag="icecool-first-catch"):
    """With two players: the Runner that has just been caught for the first time, and whether the second is done."""

    runner: Seat | None = None
    twice: bool = False


class Walruses(Slice, frozen=True, tag="icecool-walruses"):
    """The walruses that lie, the seat in whose turns they fell, and whether an extra turn for one is still due."""

    fallen: tuple[Name, ...] = ()
    by: Seat | None = None
    now: bool = False


class Pick(Value, frozen=True):
    """The artifact that a seat has picked for this round, and whether it is used up."""

    seat: Seat
    artifact: Artifact
    used: bool = False


class Artifacts(Slice, frozen=True, tag="icecool-artifacts"):
    """Who has picked which artifact, in the order of picking."""

    picked: tuple[Pick, ...] = ()

    def of(self, seat: int) -> Pick | None:
        """What a seat has picked."""
        return next((pick for pick in self.picked if pick.seat == seat), None)

    def has(self, seat: int | None, artifact: Artifact) -> bool:
        """Whether a seat holds this artifact, not used up."""
        return any(pick == Pick(pick.seat, artifact) and pick.seat == seat for pick in self.picked)


class Lap(Slice, frozen=True, tag="icecool-lap"):
    """A practice lap: rooms that were reached, in order, flicks so far, and whether it is done."""

    rooms: tuple[Name, ...] = ()
    flicks: Count = 0
    done: bool = False


class Drill(Slice, frozen=True, tag="icecool-drill"):
    """A drill: tries, and how many went well."""

    tries: Count = 0
    successes: Count = 0
