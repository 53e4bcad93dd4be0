"""A match of ICECOOL in the hands of a test: positions are set, physics is told, events are asked for.

Millimetres everywhere, as in the layout files. `Match` speaks only Game, actions, facts and events; what it sets by
hand (places, cards, tokens) a real match could have reached.
"""

from collections.abc import Mapping, Sequence
from math import dist
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from coldsnap.core.choices import Over, Simulate, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Crossed, Entered, Fact, HitWall, Left, Rested, Toppled, Touched
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Body, Point, Pose
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.board import Board, build
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.kernel.game import IceCool
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, Lapse, PlaceCatcher
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.evolve import with_bodies
from coldsnap.games.icecool.state.slices import CardsHeld, Hand, Slice, Token, Tokens
from coldsnap.games.icecool.state.state import IceCoolState, penguin
from coldsnap.games.registry import GAMES

Mm = tuple[float, float]
Kind = TypeVar("Kind", bound=Event)
CIRCLE: Mm = (405, 105)
"""The red circle of the board `school`."""
KITCHEN: Mm = (195, 495)
"""The middle of its Kitchen."""


class Match:
    """A match that remembers what happened last."""

    def __init__(self, game: str = "icecool2", seats: int = 4, seed: str = "test", **options: Any) -> None:
        found = GAMES[game]
        assert isinstance(found, IceCool)
        self.game = found
        # The first seat is Catcher, the board is the one in the files, and nobody's hand trembles, unless asked for.
        no_catcher = game in ("icecool-practice", "icecool-race")
        fixed = {"layout": "school", "tremor": "off"} | ({} if no_catcher else {"first_catcher": "1"})
        after = self.game.setup(seats, self.game.resolve(fixed | options), rng_from(seed).seed)
        assert isinstance(after.state, IceCoolState)
        self.state: IceCoolState = after.state
        self.events: tuple[Event, ...] = after.events

    # --- what is there ---

    @property
    def board(self) -> Board:
        return build(self.state.options.layout)

    @property
    def status(self) -> Turn | Simulate | Over:
        return self.game.status(self.state)

    @property
    def actor(self) -> int:
        """The seat that has to decide."""
        status = self.status
        assert isinstance(status, Turn)
        return status.offers[0].seat

    def offered(self, kind: type[Action] | None = None) -> list[Action]:
        """The actions of the choices that are offered; of ranged ones, their pattern."""
        status = self.status
        assert isinstance(status, Turn)
        actions = [choice.action for choice in status.offers[0].choices]
        return actions if kind is None else [action for action in actions if isinstance(action, kind)]

    def all(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind that the last move brought."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[Kind]) -> Kind:
        """The only event of a kind that the last move brought."""
        found = self.all(kind)
        assert len(found) == 1, f"{len(found)} events of {kind.__name__} in {self.events}"
        return found[0]

    def at(self, body: str) -> Mm:
        """Where a body stands."""
        found = self.state.body(body)
        assert found is not None, f"{body} is not on the boards"
        return round(1000 * found.pose.x, 2), round(1000 * found.pose.y, 2)

    def hand(self, seat: int) -> Hand:
        return self.state.get(CardsHeld).hands[seat]

    def tokens(self, seat: int) -> list[str]:
        """The doors on which a seat's tokens hang."""
        return [token.door for token in self.state.get(Tokens).hung if token.seat == seat]

    # --- what is set by hand ---

    def put(self, places: Mapping[int | str, Mm]) -> "Match":
        """Stand penguins (by seat) or other bodies (by name) at places."""
        bodies = tuple(
            standing(penguin(who) if isinstance(who, int) else who, self._shape(who), point(at))
            for who, at in places.items()
        )
        self.state = replace(self.state, bodies=with_bodies(self.state.bodies, bodies))
        return self

    def _shape(self, who: int | str) -> str:
        kind = who.partition("-")[0] if isinstance(who, str) else ""
        return kind if kind in ("walrus", "pawclaw", "emperor") else "penguin"

    def deal(self, seat: int, *down: Card, up: Sequence[Card] = ()) -> "Match":
        """Give a seat exactly these cards, from nowhere."""
        held = self.state.get(CardsHeld)
        hands = list(held.hands)
        hands[seat] = Hand(down, tuple(up))
        return self.set(replace(held, hands=tuple(hands)))

    def pile(self, *cards: Card) -> "Match":
        """Make these the draw pile, the first on top."""
        return self.set(replace(self.state.get(CardsHeld), pile=cards))

    def hang(self, seat: int, *doors: str) -> "Match":
        """Let a seat's tokens hang on exactly these doors; the others of its three are taken."""
        tokens = self.state.get(Tokens)
        hung = (*(token for token in tokens.hung if token.seat != seat), *(Token(seat, door) for door in doors))
        taken = list(tokens.taken)
        taken[seat] = 3 - len(doors)
        return self.set(Tokens(hung, tuple(taken)))

    def set(self, piece: Slice) -> "Match":
        """Replace a slice."""
        slices = tuple(piece if type(old) is type(piece) else old for old in self.state.slices)
        self.state = replace(self.state, slices=slices)
        return self

    # --- what is played ---

    def act(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play an action for the seat that has to decide, or for another one. Raises Rejected."""
        after = self.game.apply(self.state, Move(self.actor if seat is None else seat, action))
        assert isinstance(after.state, IceCoolState)
        self.state, self.events = after.state, after.events
        return self.events

    def place_catcher(self, at: Mm = KITCHEN) -> "Match":
        self.act(PlaceCatcher(point(at)))
        return self

    def set_up(self, *answers: Action) -> "Match":
        """Answer what is still asked before a round begins: with these actions, and where none fits by default."""
        while self.state.stage == "round":
            fitting = [action for action in answers if action in self.offered()]
            if fitting:
                self.act(fitting[0])
            else:
                self.lapse()
        return self

    def flick(
        self, *facts: Fact, rest: Mapping[int | str, Mm] | None = None, poses: Sequence[Body] = (), **flick: int
    ) -> tuple[Event, ...]:
        """Flick the body in turn; physics answers with these facts and these places (or poses) of rest."""
        turn = self.state.turn
        assert turn is not None
        self.act(FlickPenguin(turn.body, **({"yaw": 900, "power": 500} | flick)))
        bodies = tuple(
            standing(penguin(who) if isinstance(who, int) else who, self._shape(who), point(at))
            for who, at in (rest or {}).items()
        )
        return self.resolve(*facts, rest=(*bodies, *poses))

    def resolve(self, *facts: Fact, rest: Sequence[Body] = ()) -> tuple[Event, ...]:
        """Let physics answer."""
        return self.act(Resolved(tuple(sorted(facts, key=lambda fact: fact.t)), tuple(rest)), seat=NATURE)

    def end(self) -> tuple[Event, ...]:
        return self.act(EndTurn())

    def lapse(self) -> tuple[Event, ...]:
        return self.act(Lapse(self.actor), seat=NATURE)

    def pass_turns_to(self, seat: int) -> "Match":
        """Let everybody's turn lapse until this seat is in turn."""
        while self.actor != seat or self.state.stage != "before":
            self.lapse()
        return self


def point(at: Mm) -> Point:
    return Point(round(at[0] / 1000, 5), round(at[1] / 1000, 5))


def raised(who: int, at: Mm, z: float) -> Body:
    """A penguin at rest on something, its base centre `z` mm over the floor."""
    return Body(penguin(who), "penguin", Pose(at[0] / 1000, at[1] / 1000, z / 1000))


def through(body: int | str, door: str, t: float = 1.0, *, back: bool = False, began_in: bool = False) -> Crossed:
    """A body is completely through a door; `back`: to the side with the lower coordinate."""
    return crossed(body, door, "through", t, back=back, began_in=began_in)


def over(body: int | str, barrier: str, at: Mm, t: float = 1.0, *, back: bool = False) -> Crossed:
    """A body has jumped over a wall or a door at a place."""
    return crossed(body, barrier, "over", t, back=back, at=at)


def crossed(
    body: int | str,
    barrier: str,
    how: Literal["through", "over"],
    t: float,
    *,
    back: bool = False,
    began_in: bool = False,
    at: Mm = (0, 0),
) -> Crossed:
    """A crossing towards higher coordinates, or back; it began 0.1 s before its end."""
    frm, to = (1, -1) if back else (-1, 1)
    return Crossed(t, max(t - 0.1, 0.0), name(body), barrier, frm, to, how, point(at), began_in)  # type: ignore[arg-type]


def touched(a: int | str, b: int | str, t: float = 0.5) -> Touched:
    return Touched(t, name(a), name(b), 0.3)


def hit_wall(
    body: int | str, wall: str = "y0:0-600", t: float = 0.3, *, speed: float = 0.4, gate: str | None = None
) -> HitWall:
    return HitWall(t, name(body), wall, speed, gate)


def toppled(body: int | str, t: float = 0.6) -> Toppled:
    return Toppled(t, name(body))


def entered(body: int | str, zone: str, t: float = 0.6) -> Entered:
    return Entered(t, name(body), zone)


def left(body: int | str, t: float = 0.8) -> Left:
    return Left(t, name(body))


def rested(body: int | str, at: Mm, t: float = 2.0) -> Rested:
    return Rested(t, name(body), standing(name(body), "penguin", point(at)).pose)


def name(body: int | str) -> str:
    return penguin(body) if isinstance(body, int) else body


SPOTS: dict[int | str, Mm] = {1: (495, 105), 2: (495, 300), 3: (105, 300)}
"""Where the Runners of `midgame` stand: in the Classroom, the Gym and the Lab."""


def midgame(
    turn: int = 1, game: str = "icecool2", seats: int = 4, setup: Sequence[Action] = (), **options: Any
) -> Match:
    """Everybody has flicked once: seat 0, the Catcher, stands in the Kitchen, the Runners on SPOTS; `turn` is on.

    `setup` answers what promos ask before the round begins.
    """
    match = Match(game, seats, **options).place_catcher().set_up(*setup)
    for seat in range(1, seats):
        match.flick(rest={seat: SPOTS[seat]})
    match.flick()
    return match.pass_turns_to(turn)


def only(match: Match, *kinds: type[Event]) -> list[Event]:
    """The events of several kinds that the last move brought, in their order."""
    return [event for event in match.events if isinstance(event, kinds)]


def refusal(match: Match, action: Action, seat: int | None = None) -> tuple[str, str | None]:
    """Why an action is refused, and by which rule. It must be, and nothing may change."""
    before = match.state
    try:
        match.act(action, seat)
    except Rejected as refused:
        assert match.state is before
        return refused.code, refused.rule
    raise AssertionError(f"{action} was not refused")


def course(match: Match) -> list[str]:
    """What the last move brought, each event as its name and its rule."""
    return [f"{type(event).__name__} {event.rule}" for event in match.events]


def gap(match: Match, a: int, b: int) -> float:
    """Millimetres between the centres of two penguins; 36 is their clearance."""
    return dist(match.at(penguin(a)), match.at(penguin(b)))
