"""Views of ICECOOL made by hand, for tests of what people see."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from coldsnap.core.flick import Flick
from coldsnap.core.scene import Body, Point, Pose
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import board
from coldsnap.games.icecool.board.layout import Layout, layout
from coldsnap.games.icecool.state.cards import Card, splits
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import (
    Announced,
    CardsSeen,
    Drill,
    HandSeen,
    Ids,
    Lap,
    Race,
    RaceToken,
    Slice,
    Token,
    Tokens,
    Walruses,
)
from coldsnap.games.icecool.state.state import Ending, Grant, penguin
from coldsnap.games.icecool.state.view import IceCoolView

FISH_DOORS = ("1-3", "2-4", "3-5")
PLACES = {0: (0.195, 0.495), 1: (0.495, 0.300), 2: (0.105, 0.300), 3: (0.300, 0.270)}
"""Where penguins stand if nothing else is said: Kitchen, Gym, Lab, Game room."""


def standing(name: str, x: float, y: float, form: str = "penguin") -> Body:
    """A body upright on the floor."""
    return Body(name, form, Pose(x, y, shape(form).rest_height))


def penguins(places: Mapping[int, tuple[float, float]]) -> tuple[Body, ...]:
    """The penguins of some seats, at places in metres."""
    return tuple(standing(penguin(seat), x, y) for seat, (x, y) in sorted(places.items()))


def walruses() -> tuple[Body, ...]:
    """The three walruses where they start."""
    spots = board("school").spots_of("walrus")
    return tuple(standing(spot.id, spot.at.x, spot.at.y, "walrus") for spot in spots)


def middle(room: str) -> tuple[float, float]:
    """The middle of a room's floor."""
    floor = board("school").room(room).floor
    at = Point((floor.x0 + floor.x1) / 2, (floor.y0 + floor.y1) / 2)
    return at.x, at.y


def options(of: Layout | None = None) -> IceCoolOptions:
    """Options of a table; rules do not matter here, so there is one module of no meaning."""
    return IceCoolOptions(modules=("none",), layout=of or layout("school"), deck=splits()["icecool2"])


def crowded() -> IceCoolView:
    """Eight at one table: a large school, two Catchers, many penguins in one room, seven tokens on a door."""
    hung = tuple(Token(seat, door) for door in ("3-8", "7-9") for seat in range(2, 8))
    places = {seat: (0.46 + 0.037 * (seat % 3), 0.35 + 0.037 * (seat // 3)) for seat in range(8)}
    slices = (Announced(), hands(8), Ids((0, 1, 0, 1, 4, 5, 6, 7)), Tokens(hung, (0, 0, 1, 1, 1, 1, 1, 1)))
    return replace(
        fresh(8, seat=2, slices=slices),
        options=options(layout("double-school")),
        catchers=(0, 1),
        rounds=4,
        turn=Grant(2, penguin(2)),
        bodies=penguins(places),
    )


def raced() -> IceCoolView:
    """A race of two who play two penguins each: one fish is fetched, the second penguins are not on the ice yet."""
    hung = tuple(RaceToken(team, team, door) for door in FISH_DOORS for team in (0, 1))
    race = Race(hung[1:], (1, 0), (1, 1))
    return replace(
        fresh(2, slices=(race,)),
        rounds=1,
        catchers=(),
        owners=(0, 1, 0, 1),
        turn=Grant(0, penguin(2), rule="RACE-1"),
        bodies=penguins({number: PLACES[number] for number in (0, 1, 2)}),
    )


def tokens(seats: int, catcher: int = 0) -> Tokens:
    """Every Runner's tokens on the three fish doors."""
    hung = tuple(Token(seat, door) for door in FISH_DOORS for seat in range(seats) if seat != catcher)
    return Tokens(hung, (0,) * seats)


def hands(seats: int, seen: Mapping[int, HandSeen] | None = None) -> CardsSeen:
    """Empty hands but for those given."""
    return CardsSeen(40, tuple((seen or {}).get(seat, HandSeen(0, (), None)) for seat in range(seats)))


def secret(*cards: Card, up: tuple[Card, ...] = ()) -> HandSeen:
    """A hand of which the face-down cards are known."""
    return HandSeen(len(cards), up, cards)


def fresh(seats: int = 4, *, seat: int | None = None, slices: tuple[Slice, ...] | None = None) -> IceCoolView:
    """The first turn of a round: the penguins stand at PLACES, seat 0 is the Catcher, seat 1 in turn."""
    kept = slices if slices is not None else (Announced(), hands(seats), Ids(tuple(range(seats))), tokens(seats))
    return IceCoolView(
        options=options(),
        seats=seats,
        seat=seat,
        slices=kept,
        owners=tuple(range(seats)),
        stage="before",
        step=0,
        asked=None,
        round=1,
        rounds=seats,
        catchers=(0,),
        turn=Grant(1, penguin(1)),
        last=None,
        queue=(),
        turns=(0,) * seats,
        repeats=0,
        then="window",
        bodies=penguins({each: PLACES[each] for each in range(min(seats, 4))}),
        start=(),
        flicker=None,
        turn_flicked=None,
        perched=(),
        shut=(),
        flicked=None,
        past=None,
        wanted=None,
        flick=None,
        facts=(),
        flicks=0,
        ending=None,
    )


def midgame(seat: int | None = 1) -> IceCoolView:
    """A busy position: cards up and down, fish taken, an ID captured, a task announced, a flick just over."""
    hung = tuple(Token(*each) for each in ((1, "2-4"), (2, "1-3"), (2, "2-4"), (2, "1-5"), (3, "2-4")))
    held = {
        0: HandSeen(3, (), None),
        1: HandSeen(4, ("1-jump", "1-doors"), ("1-bounce", "2", "2", "3") if seat == 1 else None),
        2: HandSeen(1, ("2", "2"), None),
    }
    slices = (
        Announced("bounce", used=True),
        hands(4, held),
        Ids((0, 1, 0, 3)),
        Tokens(hung, (0, 2, 0, 2)),
        Walruses(("walrus-4",)),
    )
    fallen = replace(walruses()[1], pose=Pose(0.110, 0.190, 0.01, qw=0.70711, qx=0.5, qy=0.5))
    return replace(
        fresh(4, seat=seat, slices=slices),
        stage="window",
        round=2,
        bodies=(*penguins({**PLACES, 1: (0.470, 0.500)}), walruses()[0], fallen, walruses()[2]),
        start=penguins({**PLACES, 1: (0.405, 0.105)}),
        wanted=Flick(780, 600),
        flick=Flick(784, 606),
        flicks=14,
    )


def finished() -> IceCoolView:
    """The end: every card is open, two have won."""
    held = {0: secret("3", "2"), 1: secret("1-jump", up=("2", "2")), 2: secret("3"), 3: secret("blank", "3")}
    ended = Ending(((0, 1), (3,), (2,)), (5, 5, 3, 4), "icecool-over")
    slices = (Announced(), hands(4, held), Ids((0, 1, 2, 3)), tokens(4))
    return replace(fresh(4, slices=slices), stage="over", round=4, turn=None, ending=ended)


def practice(kept: Lap | Drill) -> IceCoolView:
    """One penguin alone in the school."""
    return replace(
        fresh(1, seat=0, slices=(kept,)),
        catchers=(),
        rounds=1,
        turn=Grant(0, penguin(0)),
        bodies=penguins({0: PLACES[1]}),
    )


def with_slice(view: IceCoolView, **changes: Any) -> IceCoolView:
    """The view with fields of its slices changed, by the slice's class name: `Announced={"task": "jump"}`."""
    kept = tuple(
        replace(piece, **changes[type(piece).__name__]) if type(piece).__name__ in changes else piece
        for piece in view.slices
    )
    return replace(view, slices=kept)
