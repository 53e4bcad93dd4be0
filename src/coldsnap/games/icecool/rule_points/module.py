"""The rule points: the closed list of places where a rule family has its say. The kernel holds one fold for each.

A module has no state of its own: it reads the match and answers with events, and it alone evolves its slice. It never
imports another module and never assigns to the state. `docs/architecture.md` has the table of the folds.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from coldsnap.core.choices import Choice
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Fact
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body, Scene
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.rule_points.typed import Typed
from coldsnap.games.icecool.state.events import GameBegan, RoundEnded
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Slice
from coldsnap.games.icecool.state.state import Grant, IceCoolState, penguin

Events = Sequence[Event]
NOTHING: Events = ()


class Module:
    """A rule family that says nothing. Real ones override the points where they have something to say.

    `role`: of all modules with the same role a preset has exactly one. `seats`: with how many players it is at the
    table. `promo`: the table option that puts it there. `owns`: the action types that it decides; `answers`: those of
    others that it decides as answers to its own questions. `tells`: the events that only it tells, `typed`: how its
    actions are typed. `keeps`: the class of its slice, `shows`: of the slice as a seat sees it, if that is another.
    `hears`: the events of which `on_event` and `evolve` are told; of others they are not. `needs`: slices of other
    modules that it reads and cannot do without.
    """

    name: ClassVar[str]
    role: ClassVar[str | None] = None
    seats: ClassVar[range] = range(1, 9)
    promo: ClassVar[Promo | None] = None
    owns: ClassVar[tuple[type[Action], ...]] = ()
    answers: ClassVar[tuple[type[Action], ...]] = ()
    tells: ClassVar[tuple[type[Event], ...]] = ()
    typed: ClassVar[tuple[Typed, ...]] = ()
    keeps: ClassVar[type[Slice] | None] = None
    shows: ClassVar[type[Slice] | None] = None
    hears: ClassVar[tuple[type[Event], ...]] = ()
    needs: ClassVar[tuple[type[Slice], ...]] = ()

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Slice:
        """Its slice before the first round. Asked only of a module that keeps one."""
        raise NotImplementedError(f"{self.name} keeps a slice and does not say how it begins")

    def setup(self, state: IceCoolState) -> Events:  # noqa: ARG002
        """What it does or asks while a round is set up, in module order (SETUP-6)."""
        return NOTHING

    def bodies(self, state: IceCoolState) -> Sequence[Body]:  # noqa: ARG002
        """Pieces of its own that stand on the boards when a round begins."""
        return ()

    def scene_edits(self, state: IceCoolState, scene: Scene) -> Scene:  # noqa: ARG002
        """The world that physics sees, with its walls, gates and zones put in."""
        return scene

    def is_asking(self, state: IceCoolState) -> bool:
        """Whether the match waits for the answer to a question of this module."""
        return state.asked is not None and state.asked.about == self.name

    def choices(self, state: IceCoolState) -> Sequence[Choice]:  # noqa: ARG002
        """What the seat that is asked or in turn may do by this rule now."""
        return ()

    def veto(self, state: IceCoolState, action: Action) -> Rejected | None:  # noqa: ARG002
        """Why an action of any module must not be played now; None if this rule does not mind."""
        return None

    def decide(self, state: IceCoolState, seat: int, action: Any) -> Events:
        """What an action of its own does. Raises Rejected."""
        raise NotImplementedError(f"{self.name} does not decide {action}")

    def lapse(self, state: IceCoolState) -> Action:
        """The default answer to the question that it has asked."""
        raise NotImplementedError(f"{self.name} asks nothing")

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:  # noqa: ARG002
        """What a fact of this flick means, in the order of time. `state.facts` holds all of them."""
        return NOTHING

    def judge(self, state: IceCoolState) -> Events:  # noqa: ARG002
        """What the whole flick means, before it is asked whether the round is over (TURN-13, steps 2 and 3)."""
        return NOTHING

    def after_shot(self, state: IceCoolState) -> Events:  # noqa: ARG002
        """What follows if the round goes on: returns, repeats, extra turns (TURN-13, steps 5 to 9)."""
        return NOTHING

    def opens_window(self, state: IceCoolState) -> bool:  # noqa: ARG002
        """Whether, by public facts alone, the seat in turn may have something to do after its flick (TURN-14).

        Asked again after each action in the window, which closes when there is nothing left.
        """
        return False

    def remembers(self, state: IceCoolState) -> bool:  # noqa: ARG002
        """Whether the state before a flick has to be kept, because it may be turned back."""
        return False

    def at_turn_end(self, state: IceCoolState) -> Events:  # noqa: ARG002
        """What the end of a turn means, before it is asked whether the round is over and who is next."""
        return NOTHING

    def on_event(self, state: IceCoolState, event: Event) -> Events:  # noqa: ARG002
        """What follows at once from an event that it hears, of any module."""
        return NOTHING

    def evolve(self, mine: Any, event: Event) -> Slice:  # noqa: ARG002
        """Its slice after an event that it hears: the only way it changes."""
        found: Slice = mine
        return found

    def round_over(self, state: IceCoolState) -> RoundEnded | None:  # noqa: ARG002
        """Why the round is over, if it is."""
        return None

    def at_round_end(self, state: IceCoolState) -> Events:  # noqa: ARG002
        """What is drawn or scored when a round ends."""
        return NOTHING

    def at_game_end(self, state: IceCoolState) -> Events:  # noqa: ARG002
        """What is shown and counted when the last round has ended."""
        return NOTHING

    def points(self, state: IceCoolState, seat: int) -> int:  # noqa: ARG002
        """Points that this rule gives a seat."""
        return 0

    def tie_break(self, state: IceCoolState, seat: int) -> int:  # noqa: ARG002
        """What decides between equal points, more being better (GAME-1)."""
        return 0

    def seen(self, mine: Any, seat: int | None, *, over: bool) -> Slice:  # noqa: ARG002
        """Its slice as a seat sees it; the whole of it unless it has secrets."""
        found: Slice = mine
        return found

    def imagine(self, seen: Any, rng: Rng, state: IceCoolState) -> Slice:  # noqa: ARG002
        """A slice that looks like `seen`. `state` is the rest of the imagined match, with public slices in place."""
        found: Slice = seen
        return found


class Cast(Module):
    """The module of the role `cast`: how many rounds there are, who is Catcher in each, who is in turn next.

    `begins`: the rule by which the first round begins, `passes_on` by which the next ones do, `ends` by which it is
    said who has won. `why`: what makes a seat take its turn.
    """

    role: ClassVar[str | None] = "cast"
    begins: ClassVar[str] = "SETUP-5"
    passes_on: ClassVar[str] = "ROUND-3"
    ends: ClassVar[str] = "GAME-1"
    why: ClassVar[str] = "order"

    def rounds(self, seats: int) -> int:
        """How many rounds there are."""
        raise NotImplementedError(f"{self.name} does not say how many rounds there are for {seats}")

    def owners(self, options: IceCoolOptions, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        """Whose penguins there are, by number: one of each seat."""
        return tuple(range(seats))

    def catchers(self, state: IceCoolState, number: int) -> tuple[int, ...]:
        """The Catchers of a round, counted from 1."""
        raise NotImplementedError(f"{self.name} does not say who is Catcher")

    def opening(self, state: IceCoolState, catchers: tuple[int, ...]) -> Events:  # noqa: ARG002
        """What is told when the match begins."""
        return (GameBegan(seat=catchers[0]),)

    def next_turn(self, state: IceCoolState) -> Grant:
        """Runners clockwise from the last Catcher's left, then the Catchers, again and again (TURN-1)."""
        seats = in_order(state)
        at = 0 if state.last is None else (seats.index(state.last) + 1) % len(seats)
        return Grant(seats[at], penguin(seats[at]), self.why)

    def reason(self, why: str) -> str:  # noqa: ARG002
        """The message that tells how a match ended, from why its last round ended."""
        return "icecool-over-won"


def in_order(state: IceCoolState) -> tuple[int, ...]:
    """The seats in the order of turns."""
    last = state.catchers[-1] if state.catchers else state.seats - 1
    clockwise = [(last + 1 + step) % state.seats for step in range(state.seats)]
    return (*(seat for seat in clockwise if state.is_runner(seat)), *state.catchers)
