"""Practice: one penguin, free placement, no opponents (SETUP-7)."""

from collections.abc import Sequence

from coldsnap.core.choices import Choice, Ranged
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import contains, middle
from coldsnap.core.scene import Point, Rect, rounded
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.places import PENGUIN, on_circle, place_of, put, standing
from coldsnap.games.icecool.rule_points.module import NOTHING, Cast, Events
from coldsnap.games.icecool.state.actions import PlaceFreely
from coldsnap.games.icecool.state.events import PlacedFreely, PracticeBegan, PutOnCircle, TurnBegan
from coldsnap.games.icecool.state.state import IceCoolState, penguin


class Practice(Cast):
    """Nobody is Catcher; the penguin starts on the red circle and may be put anywhere before a flick."""

    name = "practice"
    seats = range(1, 2)
    why = "practice"
    owns = (PlaceFreely,)
    hears = (TurnBegan,)

    def rounds(self, seats: int) -> int:
        """One, of as many flicks as it takes."""
        del seats
        return 1

    def catchers(self, state: IceCoolState, number: int) -> tuple[int, ...]:
        """Nobody."""
        del state, number
        return ()

    def opening(self, state: IceCoolState, catchers: tuple[int, ...]) -> Events:
        """What is practised."""
        del catchers
        return (PracticeBegan(seat=0, drill=state.options.drill),)

    def reason(self, why: str) -> str:
        """What was practised, or that it went on too long."""
        return f"icecool-over-{why}"

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """Begin on the red circle."""
        if not isinstance(event, TurnBegan) or state.body(event.body) is not None:
            return NOTHING
        placed, moved = on_circle(state.board, state.bodies, event.body)
        return (PutOnCircle(rule="SETUP-7", seat=event.seat, placed=placed, moved=moved),)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Any floor; too close to a wall, it is moved away."""
        if state.stage != "before":
            return ()
        return tuple(Ranged(PlaceFreely(middle(floor)), region=floor) for floor in _floors(state))

    def decide(self, state: IceCoolState, seat: int, action: PlaceFreely) -> Events:
        """Stand there, or on the nearest free point."""
        if state.stage != "before":
            raise Rejected("icecool-not-now", "SETUP-7")
        floor = next((floor for floor in _floors(state) if contains(floor, action.at)), None)
        if floor is None:
            raise Rejected("icecool-outside-floor", "SETUP-7")
        wanted = Point(rounded(action.at.x), rounded(action.at.y))
        body = standing(penguin(seat), PENGUIN, wanted)
        placed = put(state.board, state.bodies, body, wanted, floor)
        return (PlacedFreely(seat=seat, placed=placed, moved=place_of(placed) != wanted),)


def _floors(state: IceCoolState) -> tuple[Rect, ...]:
    return tuple(room.floor for room in state.board.rooms)
