"""What happened at the ICECOOL table. Every event names the rule that caused it; its tag is its Fluent message."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from coldsnap.core.flick import Flick
from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.scene import Body
from coldsnap.core.values import Event, SecretEvent
from coldsnap.games.icecool.state.cards import Card, Task

Count = Annotated[int, Meta(ge=0, le=100_000)]


class Placed(Event, frozen=True, kw_only=True):
    """Base of everything that puts a body down by hand. A placement is never a touch (TURN-12).

    `moved`: the wanted place was taken, so it is the nearest free point. `perched`: it may stand where no floor is.
    """

    placed: Body
    moved: bool = False

    perched: ClassVar[bool] = False


class GameBegan(Event, frozen=True, kw_only=True, tag="icecool-began"):
    """The school stands. `seat` is the first Catcher."""

    rule: RuleId = "SETUP-4"
    seat: Seat


class PracticeBegan(Event, frozen=True, kw_only=True, tag="icecool-practice-began"):
    """The school is empty but for one penguin."""

    rule: RuleId = "SETUP-7"
    seat: Seat
    drill: Name


class RoundBegan(Event, frozen=True, kw_only=True, tag="icecool-round-began"):
    """A round is set up: IDs and tokens are back with their owners, `bodies` stand where they start (SETUP-9)."""

    rule: RuleId = "SETUP-5"
    round: Count
    catchers: tuple[Seat, ...]
    bodies: tuple[Body, ...] = ()


class TokensHung(Event, frozen=True, kw_only=True, tag="icecool-tokens-hung"):
    """Every Runner has hung a token on each of these doors."""

    rule: RuleId = "SETUP-6"
    seats: tuple[Seat, ...]
    doors: tuple[Name, ...]


class DoorsShut(Event, frozen=True, kw_only=True):
    """Base of everything that shuts or opens doors; `shut` are all that are shut now."""

    shut: tuple[Name, ...]


class TurnedBack(Event, frozen=True, kw_only=True):
    """Base of what turns everything back to how it was before the flick."""


class OtherBodyTaken(Event, frozen=True, kw_only=True):
    """Base of what makes the seat in turn flick `body` in place of the one that it was given."""

    body: Name


class Unperched(Event, frozen=True, kw_only=True):
    """Base of what ends that `body` may stand where no floor is: it comes back like any other (TURN-11)."""

    body: Name


class TurnsDone(Event, frozen=True, kw_only=True):
    """Base of what ends that `seats` take turns in this round: extra ones that wait for them are lost."""

    seats: tuple[Seat, ...]


class DecisionAsked(Event, frozen=True, kw_only=True, tag="icecool-asked"):
    """The game waits for a decision that is not a turn. `about` names the module that asks."""

    rule: RuleId
    seat: Seat
    about: Name
    subject: Name


class CatcherPlaced(Placed, frozen=True, kw_only=True, tag="icecool-catcher-placed"):
    """The Catcher stands in the Kitchen."""

    rule: RuleId = "SETUP-6"
    seat: Seat


class PutOnCircle(Placed, frozen=True, kw_only=True, tag="icecool-put-on-circle"):
    """A penguin stands on the red circle, or beside it where that is taken."""

    rule: RuleId = "TURN-2"
    seat: Seat


class PlacedOnLine(Placed, frozen=True, kw_only=True, tag="icecool-placed-on-line"):
    """A penguin was put on a room's line before its flick."""

    rule: RuleId = "TURN-4"
    seat: Seat
    room: Name


class PlacedFreely(Placed, frozen=True, kw_only=True, tag="icecool-placed-freely"):
    """The practising penguin was put somewhere."""

    rule: RuleId = "SETUP-7"
    seat: Seat


class Returned(Placed, frozen=True, kw_only=True, tag="icecool-returned"):
    """A body that fell out, or came to rest on a wall or another body, stands on a floor again.

    `seat` is whose penguin it is; None for a piece that is nobody's.
    """

    rule: RuleId
    seat: Seat | None


class TurnBegan(Event, frozen=True, kw_only=True, tag="icecool-turn-began"):
    """A seat is in turn and will flick `body`. `why`: the order, or what gave it an extra turn."""

    rule: RuleId = "TURN-1"
    seat: Seat
    body: Name
    why: Name = "order"
    follows: bool = True


class TurnGranted(Event, frozen=True, kw_only=True, tag="icecool-turn-granted"):
    """A seat will take an extra turn with `body`.

    `at_once`: this turn is over now. `alone`: other extra turns that wait are lost. `follows`: the order of turns
    goes on from this seat.
    """

    rule: RuleId
    seat: Seat
    body: Name
    why: Name
    at_once: bool = False
    alone: bool = False
    follows: bool = False


class TaskAnnounced(Event, frozen=True, kw_only=True, tag="icecool-task-announced"):
    """A seat said what its flick will do."""

    rule: RuleId = "CARD-3"
    seat: Seat
    task: Task


class Flicked(Event, frozen=True, kw_only=True, tag="icecool-flicked"):
    """A finger hit a body: as it was wanted, and as the hand's tremor made it."""

    rule: RuleId = "TURN-10"
    seat: Seat
    body: Name
    wanted: Flick
    flick: Flick


class CameToRest(Event, frozen=True, kw_only=True, tag="icecool-came-to-rest"):
    """Everything rests; `bodies` have moved. Those in `apart` stood too close and were set 1 mm apart (TURN-12).

    Nobody takes back a flick that has been seen.
    """

    reveals: ClassVar[bool] = True
    rule: RuleId = "TURN-13"
    bodies: tuple[Body, ...]
    apart: tuple[Name, ...] = ()


class FlickFailed(Event, frozen=True, kw_only=True, tag="icecool-flick-failed"):
    """Physics had no answer: nothing moved, and the flick counts as taken."""

    reveals: ClassVar[bool] = True
    rule: RuleId = "TURN-2"
    seat: Seat


class TokenTaken(Event, frozen=True, kw_only=True, tag="icecool-token-taken"):
    """A Runner passed completely through a door and took its own token."""

    rule: RuleId = "DOOR-1"
    seat: Seat
    door: Name


class TokenLeft(Event, frozen=True, kw_only=True, tag="icecool-token-left"):
    """A Runner passed a door with its own token in a way that does not count; `rule` says why."""

    rule: RuleId
    seat: Seat
    door: Name


class IdTaken(Event, frozen=True, kw_only=True, tag="icecool-id-taken"):
    """A Runner was touched and handed its ID to the Catcher `by`."""

    rule: RuleId
    seat: Seat
    by: Seat


class CaughtAgain(Event, frozen=True, kw_only=True, tag="icecool-caught-again"):
    """With two players: the second catch."""

    rule: RuleId = "TWO-2"
    seat: Seat
    by: Seat


class CardDrawn(SecretEvent, frozen=True, kw_only=True, tag="icecool-card-drawn"):
    """A seat drew a card and keeps it face down."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    rule: RuleId
    seat: Seat
    card: Card | None


class CardTucked(SecretEvent, frozen=True, kw_only=True, tag="icecool-card-tucked"):
    """A seat put one of its face-down cards under the pile."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    rule: RuleId = "EMP-1"
    seat: Seat
    card: Card | None


class CardsTurned(Event, frozen=True, kw_only=True, tag="icecool-cards-turned"):
    """A seat turned cards face up. They keep their points."""

    reveals: ClassVar[bool] = True
    rule: RuleId
    seat: Seat
    cards: tuple[Card, ...]


class EmeraldWon(Event, frozen=True, kw_only=True, tag="icecool-emerald-won"):
    """At the end of a round a seat holds the emerald fish: it takes an Emerald card and keeps it face up."""

    reveals: ClassVar[bool] = True
    rule: RuleId = "EMER-2"
    seat: Seat


class PointsScored(Event, frozen=True, kw_only=True, tag="icecool-points-scored"):
    """Tournament scoring: points without cards."""

    rule: RuleId = "TOUR-1"
    seat: Seat
    points: Count


class TaskDone(Event, frozen=True, kw_only=True, tag="icecool-task-done"):
    """The announced task was fulfilled."""

    rule: RuleId = "CARD-2"
    seat: Seat
    task: Task


class TaskFailed(Event, frozen=True, kw_only=True, tag="icecool-task-failed"):
    """The announced task was not fulfilled. It costs nothing."""

    rule: RuleId = "CARD-11"
    seat: Seat
    task: Task


class FishMoved(Event, frozen=True, kw_only=True, tag="icecool-fish-moved"):
    """A token of `owner` hangs on another door."""

    rule: RuleId = "CARD-5"
    seat: Seat
    owner: Seat
    frm: Name
    to: Name


class FlickRepeated(Event, frozen=True, kw_only=True, tag="icecool-flick-repeated"):
    """The penguin is still, or again, on the red circle: the same seat flicks again."""

    rule: RuleId = "TURN-3"
    seat: Seat
    times: Count


class CircleLeft(Event, frozen=True, kw_only=True, tag="icecool-circle-left"):
    """A penguin that was put on the red circle has left it, or has used up its repeats.

    `body` is None in records of version 1 only.
    """

    rule: RuleId = "TURN-3"
    seat: Seat
    body: Name | None = None


class Lapsed(Event, frozen=True, kw_only=True, tag="icecool-lapsed"):
    """A seat did not decide."""

    rule: RuleId = "TURN-16"
    seat: Seat


class WalrusFell(Event, frozen=True, kw_only=True, tag="icecool-walrus-fell"):
    """A walrus was knocked over in the turn of `seat`; `own`: by its flick, which gives another turn."""

    rule: RuleId = "WAL-1"
    seat: Seat
    walrus: Name
    own: bool = True


class WalrusStoodUp(Placed, frozen=True, kw_only=True, tag="icecool-walrus-stood-up"):
    """A walrus stands again."""

    rule: RuleId = "WAL-1"


class RoomReached(Event, frozen=True, kw_only=True, tag="icecool-room-reached"):
    """The practising penguin has come to a room that its lap needs."""

    rule: RuleId = "SETUP-7"
    seat: Seat
    room: Name


class LapDone(Event, frozen=True, kw_only=True, tag="icecool-lap-done"):
    """Once round the school and back."""

    rule: RuleId = "SETUP-7"
    seat: Seat
    flicks: Count


class DrillTried(Event, frozen=True, kw_only=True, tag="icecool-drill-tried"):
    """One try of a drill: whether it went well, and how many have."""

    rule: RuleId = "SETUP-7"
    seat: Seat
    drill: Name
    done: bool
    tries: Count
    successes: Count


class RoundEnded(Event, frozen=True, kw_only=True, tag="icecool-round-ended"):
    """A round is over; `why` is one of three-fish, all-caught, caught-twice, cap, lap, drill.

    `seats` did it: the Runners with three tokens, or the Catchers.
    """

    rule: RuleId = "ROUND-1"
    round: Count
    why: Name
    seats: tuple[Seat, ...] = ()


class CardCounted(Event, frozen=True, kw_only=True, tag="icecool-card-counted"):
    """At the end a seat shows a card; `total` are its points so far."""

    rule: RuleId = "GAME-1"
    seat: Seat
    card: Card
    total: Count


class GameEnded(Event, frozen=True, kw_only=True, tag="icecool-ended"):
    """The game is over. `ranking` holds groups of equal seats, best first; `points` are by seat."""

    rule: RuleId = "GAME-1"
    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[Count, ...]
    reason: Name


BASE: Final = (
    GameBegan,
    PracticeBegan,
    RoundBegan,
    TokensHung,
    DecisionAsked,
    CatcherPlaced,
    PutOnCircle,
    PlacedOnLine,
    PlacedFreely,
    Returned,
    TurnBegan,
    TurnGranted,
    TaskAnnounced,
    Flicked,
    CameToRest,
    FlickFailed,
    TokenTaken,
    TokenLeft,
    IdTaken,
    CaughtAgain,
    CardDrawn,
    CardTucked,
    CardsTurned,
    EmeraldWon,
    PointsScored,
    TaskDone,
    TaskFailed,
    FishMoved,
    FlickRepeated,
    CircleLeft,
    Lapsed,
    WalrusFell,
    WalrusStoodUp,
    RoomReached,
    LapDone,
    DrillTried,
    RoundEnded,
    CardCounted,
    GameEnded,
)
"""The events of the base rules. Those of a promo stand in its own file; `vocabulary.py` collects them all."""
