"""The Teleport: a place on the floor where its owner may stand at the start or end of a turn (ART-4)."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf, Ranged
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import middle, overlaps
from coldsnap.core.ids import Name
from coldsnap.core.placement import CLEARANCE
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body, Disc, Point
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.places import covered, obstacles, radius_of, standing
from coldsnap.games.icecool.rule_points.artifact_cards import (
    PROMO,
    ArtifactPicked,
    Laid,
    TeleportGone,
    TeleportLaid,
    TeleportUsed,
    floors,
    laid_at,
    own_penguin,
    some_place,
)
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.typed import POINT, Typed, plain, point_meant, point_written
from coldsnap.games.icecool.state.events import DecisionAsked, PlacedOnLine, PutOnCircle, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Artifacts, Circle, Slice
from coldsnap.games.icecool.state.state import IceCoolState


class LayTeleport(Action, frozen=True, tag="icecool-lay-teleport"):
    """Lay the Teleport on the floor of a room (ART-4)."""

    at: Point


class StepOnTeleport(Action, frozen=True, tag="icecool-step-on-teleport"):
    """Stand on one's Teleport, at the start or the end of one's turn (ART-4)."""


class TeleportSpot(Slice, frozen=True, tag="icecool-teleport"):
    """Where it lies, and the penguin that was put on it."""

    laid: Laid | None = None
    on: Name | None = None


class TeleportOnFloor(Module):
    """Used once; it lies there until the penguin that was put on it has left it."""

    name = "teleport"
    promo = PROMO
    owns = (LayTeleport, StepOnTeleport)
    tells = (TeleportLaid, TeleportUsed, TeleportGone)
    keeps = TeleportSpot
    needs = (Artifacts, Circle)
    hears = (ArtifactPicked, TeleportLaid, TeleportUsed, TeleportGone, PlacedOnLine, PutOnCircle, RoundBegan)
    typed = (
        Typed(
            LayTeleport,
            re.compile(f"teleport {POINT}"),
            lambda _view, _choices, said: LayTeleport(point_meant(said)),
            lambda _view, action: f"teleport {point_written(action.at)}",
        ),
        plain(StepOnTeleport, "teleport"),
    )

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> TeleportSpot:
        """Nobody has it."""
        del options, seats, rng
        return TeleportSpot()

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """It is laid as soon as it is picked, and gone as soon as it is left."""
        if isinstance(event, PlacedOnLine | PutOnCircle):
            return _gone(state)
        if not isinstance(event, ArtifactPicked) or event.artifact != self.name:
            return NOTHING
        return (DecisionAsked(rule="ART-4", seat=event.seat, about=self.name, subject=self.name),)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Any floor, once asked; to stand on it in one's turn."""
        if self.is_asking(state):
            return tuple(Ranged(LayTeleport(middle(floor)), region=floor) for floor in floors(state))
        return () if isinstance(_goal(state), Rejected) else (OneOf(StepOnTeleport()),)

    def decide(self, state: IceCoolState, seat: int, action: LayTeleport | StepOnTeleport) -> Events:
        """Lay it, or stand on it."""
        if self.is_asking(state) != isinstance(action, LayTeleport):
            raise Rejected("icecool-not-now", "ART-4")
        if isinstance(action, LayTeleport):
            return (TeleportLaid(seat=seat, at=laid_at(state, action.at, "ART-4")),)
        placed = _goal(state)
        if isinstance(placed, Rejected):
            raise placed
        return (TeleportUsed(seat=seat, placed=placed),)

    def lapse(self, state: IceCoolState) -> LayTeleport:
        """Somewhere in the last room."""
        return LayTeleport(some_place(state))

    def after_shot(self, state: IceCoolState) -> Events:
        """Flicked or bumped off it: it is gone."""
        return _gone(state)

    def opens_window(self, state: IceCoolState) -> bool:
        """Whether the seat in turn may stand on it now."""
        return not isinstance(_goal(replace(state, stage="window")), Rejected)

    def evolve(self, mine: TeleportSpot, event: Event) -> TeleportSpot:
        """Laid, stood on, gone."""
        if isinstance(event, TeleportLaid):
            return TeleportSpot(Laid(event.seat, event.at))
        if isinstance(event, TeleportUsed):
            return replace(mine, on=event.placed.id)
        return TeleportSpot() if isinstance(event, TeleportGone | RoundBegan) else mine


def _goal(state: IceCoolState) -> Body | Rejected:
    """The penguin of the seat in turn as it would stand on its Teleport, or why it cannot."""
    laid, mine = state.get(TeleportSpot).laid, own_penguin(state)
    if state.stage not in ("before", "window") or state.asked is not None:
        return Rejected("icecool-not-now", "ART-4")
    if laid is None or mine is None or not state.get(Artifacts).has(state.turn_seat, "teleport"):
        return Rejected("icecool-no-artifact", "ART-4", artifact="teleport")
    if mine.id in state.get(Circle).starts:
        return Rejected("icecool-circle-first", "ART-4")
    goal = standing(mine.id, mine.shape, laid.at)
    room = Disc(laid.at.x, laid.at.y, radius_of(goal) + CLEARANCE)
    if any(overlaps(room, other) for other in obstacles(state.bodies, mine.id)):
        return Rejected("icecool-teleport-occupied", "ART-4")
    return goal


def _gone(state: IceCoolState) -> Events:
    """It goes once no part of the penguin that was put on it is over it any more."""
    mine = state.get(TeleportSpot)
    body = None if mine.on is None else state.body(mine.on)
    if mine.laid is None or body is None:
        return NOTHING
    disc = mine.laid.disc
    return NOTHING if any(overlaps(part, disc) for part in covered(body)) else (TeleportGone(seat=mine.laid.seat),)
