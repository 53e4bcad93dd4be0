"""A tiny game with flicks, cards and secrets, so that tables, settling and redaction are tested without ICECOOL.

Each seat flicks its marble through one gate. A marble that crosses it draws a card that only its owner sees; after
`ROUNDS` flicks a seat the most points win. Physics answers each flick; the rules only read its facts.
"""

from typing import Annotated, ClassVar, Final, cast

from msgspec import Meta

from coldsnap.core.choices import Axis, Offer, Over, Ranged, Simulate, Status, Turn
from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.facts import Crossed, Fact, Touched
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.game import Info, Move, Transition, Types
from coldsnap.core.ids import NATURE, Name, RuleId, Seat
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body, Gate, Impulse, Point, Pose, Scene, Wall
from coldsnap.core.values import Action, Event, Options, SecretEvent, State, View
from coldsnap.physics.simulator import Trajectory

ROUNDS: Final = 2
WALL: Final = Wall("wall", Point(0.2, 0.0), Point(0.2, 0.4), 0.01, 0.03)
GATE: Final = Gate("gate", "wall", 0.15, 0.25, 0.03)
Card = Annotated[int, Meta(ge=1, le=3)]


class Shoot(Action, frozen=True, tag="marble-shoot"):
    """Flick one's marble straight on."""

    yaw: Annotated[int, Meta(ge=0, le=3599)]
    power: Annotated[int, Meta(ge=0, le=1000)]


class Stay(Action, frozen=True, tag="marble-stay"):
    """NATURE's move for a seat that did not decide: never a flick."""

    seat: Seat


class Shot(Event, frozen=True, kw_only=True, tag="marble-shot"):
    """A marble was flicked."""

    rule: RuleId = "TURN-2"
    seat: Seat


class Stayed(Event, frozen=True, kw_only=True, tag="marble-stayed"):
    """A seat did not flick."""

    rule: RuleId = "TURN-16"
    seat: Seat


class Bumped(Event, frozen=True, kw_only=True, tag="marble-bumped"):
    """Two marbles touched."""

    rule: RuleId = "CATCH-1"
    bodies: tuple[Name, ...]


class CardDrawn(SecretEvent, frozen=True, kw_only=True, tag="marble-card-drawn"):
    """A marble went through the gate: its owner has a card more."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    rule: RuleId = "DOOR-1"
    seat: Seat
    card: Card | None


class MarbleOptions(Options, frozen=True, tag="marble-options"):
    """There are none."""


class MarbleState(State, frozen=True, tag="marble-state"):
    """Where the marbles lie, who is in turn, the flick that physics has to answer, and everybody's cards."""

    bodies: tuple[Body, ...]
    flicks: Annotated[int, Meta(ge=0, le=100)]
    shot: Shoot | None
    hands: tuple[tuple[Card, ...], ...]
    rng: Rng

    @property
    def seat(self) -> int:
        return self.flicks % len(self.hands)


class MarbleView(View, frozen=True, tag="marble-view"):
    """What one seat sees: its own cards, and how many the others have."""

    bodies: tuple[Body, ...]
    flicks: Annotated[int, Meta(ge=0, le=100)]
    shot: Shoot | None
    counts: tuple[Annotated[int, Meta(ge=0, le=100)], ...]
    mine: tuple[Card, ...]
    seat: Seat | None


def marble(seat: int, x: float = 0.1) -> Body:
    return Body(f"marble{seat}", "penguin", Pose(x, 0.1 + 0.1 * seat, 0.01745))


def through(seat: int) -> Trajectory:
    """What physics says of a marble that goes through the gate."""
    crossed = Crossed(
        t=0.4, since=0.3, body=f"marble{seat}", barrier="gate", frm=-1, to=1, how="through", at=Point(0.0, 0.0)
    )
    return Trajectory((crossed,), (marble(seat, 0.3),))


def nothing() -> Trajectory:
    """What physics says of a flick that moves nothing."""
    return Trajectory((), ())


class MarbleGame:
    """The rules. `practice`: anything may be taken back."""

    types = Types(
        action=Shoot,
        answer=Stay | Resolved,
        event=Shot | Stayed | Bumped | CardDrawn,
        state=MarbleState,
        view=MarbleView,
        options=MarbleOptions,
    )

    def __init__(self, *, practice: bool = False) -> None:
        self.info = Info("marble", 1, (1, 2, 3), (), free_take_back=practice, physics=True)

    def resolve(self, wanted: object) -> MarbleOptions:
        if wanted:
            raise BadOption("marble has no options")
        return MarbleOptions()

    def setup(self, seats: int, options: Options, seed: str) -> Transition:
        del options
        bodies = tuple(marble(seat) for seat in range(seats))
        return Transition(MarbleState(bodies, 0, None, ((),) * seats, Rng(seed)), ())

    def status(self, state: State) -> Status:
        state = cast(MarbleState, state)
        if state.shot is not None:
            impulse = impulse_of(Flick(state.shot.yaw, state.shot.power), f"marble{state.seat}")
            return Simulate(Scene(state.bodies, (WALL,), (GATE,)), impulse)
        if state.flicks == ROUNDS * len(state.hands):
            points = [sum(hand) for hand in state.hands]
            groups = sorted(set(points), reverse=True)
            ranking = tuple(tuple(s for s, mine in enumerate(points) if mine == group) for group in groups)
            return Over(ranking, "marble-over")
        choice = Ranged(Shoot(0, 0), (Axis("yaw", 0, 3599), Axis("power", 0, 1000)))
        return Turn((Offer(state.seat, (choice,), Stay(state.seat)),))

    def apply(self, state: State, move: Move) -> Transition:
        state, action = cast(MarbleState, state), move.action
        if isinstance(action, Stay) and move.seat == NATURE and action.seat == state.seat:
            return Transition(self._after(state, flicks=state.flicks + 1), (Stayed(seat=state.seat),))
        if isinstance(action, Resolved) and state.shot is not None:
            return self._resolved(state, action)
        if isinstance(action, Unresolved) and state.shot is not None:
            return Transition(self._after(state, shot=None, flicks=state.flicks + 1), (Stayed(seat=state.seat),))
        if isinstance(action, Shoot) and move.seat == state.seat and state.shot is None:
            return Transition(self._after(state, shot=action), (Shot(seat=state.seat),))
        raise Rejected("marble-no", "TURN-2")

    def preview(self, state: State, move: Move) -> Simulate | None:
        status = self.status(self.apply(state, move).state)
        return status if isinstance(status, Simulate) else None

    def edges(self, state: State, move: Move) -> tuple[Impulse, ...]:
        del state, move
        return ()

    def view(self, state: State, seat: int | None) -> View:
        state = cast(MarbleState, state)
        mine = state.hands[seat] if seat is not None else ()
        counts = tuple(len(hand) for hand in state.hands)
        return MarbleView(state.bodies, state.flicks, state.shot, counts, mine, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        view = cast(MarbleView, view)
        hands = []
        for seat, count in enumerate(view.counts):
            hand = []
            for _ in range(count):
                card, rng = rng.below(3)
                hand.append(card + 1)
            hands.append(view.mine if seat == view.seat else tuple(hand))
        return MarbleState(view.bodies, view.flicks, view.shot, tuple(hands), rng)

    def _resolved(self, state: MarbleState, answer: Resolved) -> Transition:
        rest = {body.id: body for body in answer.rest}
        bodies = tuple(rest.get(body.id, body) for body in state.bodies)
        events: list[Event] = []
        hands, rng = list(state.hands), state.rng
        for fact in answer.facts:
            owner = self._crosser(fact)
            if owner is not None:
                card, rng = rng.below(3)
                hands[owner] = (*hands[owner], card + 1)
                events.append(CardDrawn(seat=owner, card=card + 1, knows=(owner,)))
            elif isinstance(fact, Touched):
                events.append(Bumped(bodies=(fact.a, fact.b)))
        return Transition(MarbleState(bodies, state.flicks + 1, None, tuple(hands), rng), tuple(events))

    def _crosser(self, fact: Fact) -> int | None:
        """Whose marble went through the gate."""
        if isinstance(fact, Crossed) and fact.how == "through" and not fact.began_in:
            return int(fact.body.removeprefix("marble"))
        return None

    def _after(self, state: MarbleState, *, flicks: int | None = None, shot: Shoot | None = None) -> MarbleState:
        return MarbleState(state.bodies, state.flicks if flicks is None else flicks, shot, state.hands, state.rng)
