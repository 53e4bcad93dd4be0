"""The Platform: at the end of one's turn one may climb to where three walls meet, and start from there (ART-5)."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.ids import Name, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Scene, Slab
from coldsnap.core.values import Action, Event, Value
from coldsnap.games.icecool.board.board import Junction, build
from coldsnap.games.icecool.board.places import rooms_seen
from coldsnap.games.icecool.board.platform import is_on, platform, standing_on
from coldsnap.games.icecool.rule_points.artifact_cards import PROMO, PlatformGone, PlatformUsed, own_penguin
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.typed import NAME, Typed
from coldsnap.games.icecool.state.events import PutOnCircle, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Artifacts, Slice
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.icecool.state.view import IceCoolView


def _meant(view: IceCoolView, word: str) -> str:
    """The id of a junction, whose rooms may be named in any order; the word itself if there is none."""
    wanted = sorted(word.split("-"))
    found = (each.id for each in build(view.options.layout).junctions if sorted(each.id.lower().split("-")) == wanted)
    return next(found, word)


class LayPlatform(Action, frozen=True, tag="icecool-lay-platform"):
    """Lay the Platform on a junction of walls and stand on it (ART-5)."""

    junction: Name


class PlatformLaid(Value, frozen=True):
    """The seat whose Platform lies on a junction, and the penguin that stands on it."""

    seat: Seat
    junction: Name
    body: Name


class PlatformSlab(Slice, frozen=True, tag="icecool-platform"):
    """Where it lies."""

    laid: PlatformLaid | None = None


class PlatformOnWalls(Module):
    """A plate to stand on: out of reach for all but those that jump. It goes with the flick or bump that ends that."""

    name = "platform"
    promo = PROMO
    owns = (LayPlatform,)
    tells = (PlatformUsed, PlatformGone)
    keeps = PlatformSlab
    needs = (Artifacts,)
    hears = (PlatformUsed, PlatformGone, PutOnCircle, RoundBegan)
    typed = (
        Typed(
            LayPlatform,
            re.compile(rf"platform (?P<junction>{NAME})"),
            lambda view, _choices, said: LayPlatform(_meant(view, said["junction"])),
            lambda _view, action: f"platform {action.junction}",
        ),
    )

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> PlatformSlab:
        """Nobody has it."""
        del options, seats, rng
        return PlatformSlab()

    def scene_edits(self, state: IceCoolState, scene: Scene) -> Scene:
        """A plate on top of the walls."""
        laid = state.get(PlatformSlab).laid
        return scene if laid is None else replace(scene, slabs=(*scene.slabs, _slab(state, laid.junction)))

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Each junction that touches a room of one's penguin."""
        if _fault(state) is not None:
            return ()
        return tuple(OneOf(LayPlatform(junction.id)) for junction in _within_reach(state))

    def decide(self, state: IceCoolState, seat: int, action: LayPlatform) -> Events:
        """Lay it and climb up."""
        fault, mine = _fault(state), own_penguin(state)
        if fault is not None or mine is None:
            raise fault or Rejected("icecool-not-now", "ART-5")
        junction = next((found for found in _within_reach(state) if found.id == action.junction), None)
        if junction is None:
            raise Rejected("icecool-not-that-junction", "ART-5", junction=action.junction)
        placed = standing_on(platform(state.board, junction), mine.id, mine.shape)
        return (PlatformUsed(seat=seat, junction=junction.id, placed=placed),)

    def judge(self, state: IceCoolState) -> Events:
        """It goes once its penguin is off it, and after the flick that began on it, whatever came of that."""
        laid = state.get(PlatformSlab).laid
        if laid is None:
            return NOTHING
        body, began_here = state.body(laid.body), state.own_flick and state.flicked == laid.body
        stands = laid.body in state.perched and body is not None and is_on(_slab(state, laid.junction), body)
        return NOTHING if stands and not began_here else (_gone(laid),)

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """Called to the red circle, its penguin leaves it (TWO-1)."""
        laid = state.get(PlatformSlab).laid
        called = laid is not None and isinstance(event, PutOnCircle) and event.placed.id == laid.body
        return (_gone(laid),) if laid is not None and called else NOTHING

    def opens_window(self, state: IceCoolState) -> bool:
        """Whether the seat in turn may lay it now."""
        then = replace(state, stage="window")
        return _fault(then) is None and bool(_within_reach(then))

    def evolve(self, mine: PlatformSlab, event: Event) -> PlatformSlab:
        """Laid, and gone."""
        if isinstance(event, PlatformUsed):
            return PlatformSlab(PlatformLaid(event.seat, event.junction, event.placed.id))
        return PlatformSlab() if isinstance(event, PlatformGone | RoundBegan) else mine


def _fault(state: IceCoolState) -> Rejected | None:
    """Why the Platform cannot be laid now; None if it can."""
    if state.stage != "window" or state.asked is not None:
        return Rejected("icecool-not-in-window", "ART-5")
    if own_penguin(state) is None or not state.get(Artifacts).has(state.turn_seat, "platform"):
        return Rejected("icecool-no-artifact", "ART-5", artifact="platform")
    return None


def _within_reach(state: IceCoolState) -> tuple[Junction, ...]:
    """The junctions that touch a room in which the penguin of the seat in turn is seen."""
    mine = own_penguin(state)
    seen = set() if mine is None else {room.id for room in rooms_seen(state.board, mine)}
    return tuple(junction for junction in state.board.junctions if not seen.isdisjoint(junction.rooms))


def _slab(state: IceCoolState, junction: str) -> Slab:
    """The plate on a junction."""
    board = state.board
    return platform(board, next(found for found in board.junctions if found.id == junction))


def _gone(laid: PlatformLaid) -> PlatformGone:
    return PlatformGone(seat=laid.seat, body=laid.body)
