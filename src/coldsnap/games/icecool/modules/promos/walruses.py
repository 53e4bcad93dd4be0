"""Three walruses: knock one over and flick again (WAL-1, SETUP-9)."""

from collections.abc import Sequence

from msgspec.structs import replace

from coldsnap.core.facts import Fact, Toppled
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.places import is_upright, place_of, put, standing
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.state.events import Returned, RoundBegan, TurnBegan, TurnGranted, WalrusFell, WalrusStoodUp
from coldsnap.games.icecool.state.evolve import with_bodies
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Walruses
from coldsnap.games.icecool.state.state import IceCoolState

SHAPE = "walrus"


class WalrusPieces(Module):
    """Bodies of their own; one extra turn a flick, each walrus once until it stands again."""

    name = "walruses"
    promo = Promo("walruses", "WAL-1", spots=(("walrus", 1),))
    keeps = Walruses
    hears = (TurnBegan, WalrusFell, WalrusStoodUp, Returned, RoundBegan, TurnGranted)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Walruses:
        """All stand."""
        del options, seats, rng
        return Walruses()

    def bodies(self, state: IceCoolState) -> Sequence[Body]:
        """One on each walrus spot of the board."""
        spots = state.board.spots_of("walrus")
        return tuple(standing(spot.id, SHAPE, spot.at) for spot in spots)

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """A walrus that stood has tipped past 45 degrees."""
        if not isinstance(fact, Toppled) or state.turn is None or fact.body in state.get(Walruses).fallen:
            return NOTHING
        body = state.body(fact.body)
        if body is None or body.shape != SHAPE:
            return NOTHING
        return (WalrusFell(seat=state.turn.seat, walrus=fact.body, own=state.flicker == state.turn.seat),)

    def after_shot(self, state: IceCoolState) -> Events:
        """One extra turn, unless this one is cut short (TWO-1)."""
        if not state.get(Walruses).now or state.turn is None or state.then == "end":
            return NOTHING
        return (TurnGranted(rule="WAL-1", seat=state.turn.seat, body=state.turn.penguin, why="walrus"),)

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """They are stood up before the next player's turn, where they lie."""
        mine = state.get(Walruses)
        if not isinstance(event, TurnBegan) or not mine.fallen or event.seat == mine.by:
            return NOTHING
        board, bodies = state.board, state.bodies
        told = []
        for name in mine.fallen:
            body = next(body for body in bodies if body.id == name)
            placed = put(board, bodies, body, place_of(body))
            told.append(WalrusStoodUp(placed=placed))
            bodies = with_bodies(bodies, (placed,))
        return told

    def evolve(self, mine: Walruses, event: Event) -> Walruses:
        """Fallen, and up again. One that lay when it was knocked out comes back lying (TURN-8): it is still fallen."""
        if isinstance(event, WalrusFell):
            return Walruses((*mine.fallen, event.walrus), event.seat, now=mine.now or event.own)
        if isinstance(event, WalrusStoodUp | Returned) and is_upright(event.placed):
            return replace(mine, fallen=tuple(name for name in mine.fallen if name != event.placed.id))
        if isinstance(event, RoundBegan):
            return Walruses()
        done = isinstance(event, TurnBegan) or (isinstance(event, TurnGranted) and event.rule == "WAL-1")
        return replace(mine, now=False) if done and mine.now else mine
