"""What a seat may do now: buttons and sliders for clients, spaces for environments, samplers for bots."""

from typing import Annotated

from msgspec import Meta, structs

from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import contains
from coldsnap.core.ids import Name, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.sampling import point_in
from coldsnap.core.scene import Impulse, Outline, Point, Scene
from coldsnap.core.values import Action, Tagged, Value

Bound = Annotated[int, Meta(ge=-(10**6), le=10**6)]


class OneOf(Tagged, frozen=True, tag="one-of"):
    """Exactly this action. `quiet`: legal but pointless; clients and bots hide it unless asked."""

    action: Action
    quiet: bool = False

    def accepts(self, action: Action) -> bool:
        """Whether this choice allows the action."""
        return action == self.action

    def sample(self, rng: Rng) -> Action:
        """The action; nothing is drawn."""
        del rng
        return self.action


class Axis(Value, frozen=True):
    """An int field of a ranged action and its bounds, both included."""

    field: Name
    lo: Bound
    hi: Bound


class Ranged(Tagged, frozen=True, tag="ranged"):
    """Any action like `action` whose named int fields lie on `axes`, or whose Point field `at` lies in `region`.

    All other fields must be equal to those of `action`.
    """

    action: Action
    axes: tuple[Axis, ...] = ()
    region: Outline | None = None
    at: Name = "at"

    def accepts(self, action: Action) -> bool:
        """Whether this choice allows the action."""
        if type(action) is not type(self.action):
            return False
        free = {axis.field for axis in self.axes} | ({self.at} if self.region else set())
        fixed = (name for name in action.__struct_fields__ if name not in free)
        return (
            all(getattr(action, name) == getattr(self.action, name) for name in fixed)
            and all(_on(axis, getattr(action, axis.field)) for axis in self.axes)
            and (self.region is None or _inside(self.region, getattr(action, self.at)))
        )

    def sample(self, rng: Rng) -> Action:
        """One of the actions: even values on the axes, and an even point of the region."""
        changes: dict[str, int | Point] = {}
        for axis in self.axes:
            draw, rng = rng.below(axis.hi - axis.lo + 1)
            changes[axis.field] = axis.lo + draw
        if self.region is not None:
            changes[self.at] = point_in(self.region, rng)
        return structs.replace(self.action, **changes)

    def with_(self, **fields: int | Point) -> Action:
        """The action with these values, the others as they are offered. Raises Rejected if they are not allowed."""
        if not fields.keys() <= set(self.action.__struct_fields__):
            raise Rejected("not-offered")
        action = structs.replace(self.action, **fields)
        if not self.accepts(action):
            raise Rejected("not-offered")
        return action


Choice = OneOf | Ranged


class Offer(Value, frozen=True, omit_defaults=True):
    """The choices of one seat. `lapse` is NATURE's move if the seat does not answer: never a flick.

    `closing_move`: the seat is asked whether or not it has something to choose, and this is its move if it wants
    nothing more. A server may play it in time, whatever the other choices are; None where somebody has to choose.
    """

    seat: Seat
    choices: tuple[Choice, ...]
    lapse: Action
    closing_move: Action | None = None

    def accepts(self, action: Action) -> bool:
        """Whether one of the choices allows the action."""
        # To find it among the plain choices takes no call for each of them; most actions are there.
        return OneOf(action) in self.choices or any(choice.accepts(action) for choice in self.choices)


class Turn(Tagged, frozen=True, tag="turn"):
    """One or more seats have to decide. An offer goes to its own seat only."""

    offers: tuple[Offer, ...]

    def offer(self, seat: int) -> Offer | None:
        """What this seat may do, if it has to decide."""
        for offer in self.offers:
            if offer.seat == seat:
                return offer
        return None


class Simulate(Tagged, frozen=True, tag="simulate"):
    """Physics has to answer; the game waits for NATURE."""

    scene: Scene
    impulse: Impulse


class Over(Tagged, frozen=True, tag="over"):
    """The end. `ranking` holds groups of equal seats, best first; `reason` is a Fluent message id."""

    ranking: tuple[tuple[Seat, ...], ...]
    reason: Name


Status = Turn | Simulate | Over


def _on(axis: Axis, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and axis.lo <= value <= axis.hi


def _inside(region: Outline, point: object) -> bool:
    return isinstance(point, Point) and contains(region, point)
