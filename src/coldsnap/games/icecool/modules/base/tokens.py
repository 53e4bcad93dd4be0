"""Fish tokens on doors, and who takes them (SETUP-6, DOOR-1 to DOOR-7, ROUND-1)."""

from typing import Final

from msgspec.structs import replace

from coldsnap.core.facts import Crossed, Fact
from coldsnap.core.rng import Rng
from coldsnap.core.values import Event
from coldsnap.games.icecool.rule_points.doors import fault, rule_of
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.events import FishMoved, RoundBegan, RoundEnded, TokenLeft, TokensHung, TokenTaken
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Token, Tokens
from coldsnap.games.icecool.state.state import IceCoolState

PER_RUNNER: Final = 3


class TokensOnDoors(Module):
    """Runners' tokens; the Catcher's are not hung."""

    name = "tokens"
    keeps = Tokens
    hears = (RoundBegan, TokensHung, TokenTaken, FishMoved)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Tokens:
        """No token hangs yet."""
        del options, rng
        return Tokens((), (0,) * seats)

    def setup(self, state: IceCoolState) -> Events:
        """Every Runner hangs one token on each door with a fish symbol."""
        runners = tuple(seat for seat in range(state.seats) if state.is_runner(seat))
        doors = tuple(door.id for door in state.board.fish_doors)
        return (TokensHung(seats=runners, doors=doors),)

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """A Runner that is completely through a door takes its own token from it, or hears why not."""
        seat = state.owner(fact.body) if isinstance(fact, Crossed) else None
        if not isinstance(fact, Crossed) or seat is None or not state.get(Tokens).on(fact.barrier, seat):
            return NOTHING
        why_not = fault(state, fact)
        if why_not is not None:
            return (TokenLeft(rule=why_not, seat=seat, door=fact.barrier),)
        return (TokenTaken(rule=rule_of(state, fact), seat=seat, door=fact.barrier),)

    def evolve(self, mine: Tokens, event: Event) -> Tokens:
        """Hung, moved, taken, handed back."""
        if isinstance(event, RoundBegan):
            return Tokens((), (0,) * len(mine.taken))
        if isinstance(event, TokensHung):
            return replace(mine, hung=tuple(Token(seat, door) for door in event.doors for seat in event.seats))
        if isinstance(event, TokenTaken):
            taken = list(mine.taken)
            taken[event.seat] += 1
            return Tokens(tuple(t for t in mine.hung if t != Token(event.seat, event.door)), tuple(taken))
        if isinstance(event, FishMoved):
            moved, goal = Token(event.owner, event.frm), Token(event.owner, event.to)
            return replace(mine, hung=tuple(goal if token == moved else token for token in mine.hung))
        return mine

    def round_over(self, state: IceCoolState) -> RoundEnded | None:
        """A Runner has its three tokens."""
        done = tuple(seat for seat, taken in enumerate(state.get(Tokens).taken) if taken >= PER_RUNNER)
        return RoundEnded(round=state.round, why="three-fish", seats=done) if done else None
