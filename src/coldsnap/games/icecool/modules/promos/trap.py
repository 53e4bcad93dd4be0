"""The Trap: whoever slides over it is flicked by its owner once all is still (ART-3)."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf, Ranged
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Entered, Fact
from coldsnap.core.geometry import middle
from coldsnap.core.ids import Name
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Point, Scene, Zone
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.rule_points.artifact_cards import (
    PROMO,
    ArtifactPicked,
    Laid,
    TrapLaid,
    TrapLeft,
    TrapSprung,
    floors,
    laid_at,
    some_place,
)
from coldsnap.games.icecool.rule_points.flicks import flicked, offer_of
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.typed import POINT, Typed, plain, point_meant, point_written
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.events import DecisionAsked, Flicked, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Artifacts, Slice
from coldsnap.games.icecool.state.state import IceCoolState


class LayTrap(Action, frozen=True, tag="icecool-lay-trap"):
    """Lay the Trap on the floor of a room (ART-3)."""

    at: Point


class LeaveAlone(Action, frozen=True, tag="icecool-leave-alone"):
    """Do not flick the trapped penguin (ART-3)."""


class Trap(Slice, frozen=True, tag="icecool-trap"):
    """Where it lies, and the penguin that slid over it and waits for its flick."""

    laid: Laid | None = None
    sprung: tuple[Name, ...] = ()


class TrapOnFloor(Module):
    """A zone of the floor; sprung once, by another player's penguin. The flick of its owner is one within a turn."""

    name = "trap"
    promo = PROMO
    owns = (LayTrap, LeaveAlone)
    answers = (FlickPenguin,)
    tells = (TrapLaid, TrapSprung, TrapLeft)
    keeps = Trap
    needs = (Artifacts,)
    hears = (ArtifactPicked, TrapLaid, TrapSprung, TrapLeft, Flicked, RoundBegan)
    typed = (
        Typed(
            LayTrap,
            re.compile(f"trap {POINT}"),
            lambda _view, _choices, said: LayTrap(point_meant(said)),
            lambda _view, action: f"trap {point_written(action.at)}",
        ),
        plain(LeaveAlone, "leave"),
    )

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Trap:
        """Nobody has it."""
        del options, seats, rng
        return Trap()

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """It is laid as soon as it is picked."""
        del state
        if not isinstance(event, ArtifactPicked) or event.artifact != self.name:
            return NOTHING
        return (DecisionAsked(rule="ART-3", seat=event.seat, about=self.name, subject=self.name),)

    def scene_edits(self, state: IceCoolState, scene: Scene) -> Scene:
        """A part of the floor that is watched."""
        laid = state.get(Trap).laid
        return scene if laid is None else replace(scene, zones=(*scene.zones, Zone(self.name, laid.disc)))

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Any floor; and once it is sprung, the flick of the penguin, or none."""
        if not self.is_asking(state):
            return ()
        if state.stage == "round":
            return tuple(Ranged(LayTrap(middle(floor)), region=floor) for floor in floors(state))
        return (*(offer_of(body) for body in state.get(Trap).sprung), OneOf(LeaveAlone()))

    def decide(self, state: IceCoolState, seat: int, action: LayTrap | LeaveAlone | FlickPenguin) -> Events:
        """Lay it, or flick whom it has caught."""
        laying = state.stage == "round"
        if not self.is_asking(state) or laying != isinstance(action, LayTrap):
            raise Rejected("icecool-not-now", "ART-3")
        if isinstance(action, LayTrap):
            return (TrapLaid(seat=seat, at=laid_at(state, action.at, "ART-3")),)
        sprung = state.get(Trap).sprung
        if isinstance(action, LeaveAlone):
            return tuple(TrapLeft(seat=seat, body=body) for body in sprung)
        if action.body not in sprung:
            raise Rejected("icecool-not-trapped", "ART-3")
        return (flicked(state, seat, action),)

    def lapse(self, state: IceCoolState) -> LayTrap | LeaveAlone:
        """Somewhere in the last room; nobody is flicked."""
        return LayTrap(some_place(state)) if state.stage == "round" else LeaveAlone()

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """The first penguin of another seat that slides over it springs it."""
        laid = state.get(Trap).laid
        if laid is None or not isinstance(fact, Entered) or fact.zone != self.name:
            return NOTHING
        return () if state.owner(fact.body) in (None, laid.seat) else (TrapSprung(seat=laid.seat, body=fact.body),)

    def after_shot(self, state: IceCoolState) -> Events:
        """Whoever laid it may flick the penguin, wherever that is now; not if the turn is wholly over (TWO-1)."""
        sprung = state.get(Trap).sprung
        if not sprung:
            return NOTHING
        seat = next(pick.seat for pick in state.get(Artifacts).picked if pick.artifact == self.name)
        if state.then == "end":
            return tuple(TrapLeft(rule="TWO-1", seat=seat, body=body) for body in sprung)
        return (DecisionAsked(rule="ART-3", seat=seat, about=self.name, subject=sprung[0]),)

    def evolve(self, mine: Trap, event: Event) -> Trap:
        """Laid, sprung, done with."""
        if isinstance(event, RoundBegan):
            return Trap()
        if isinstance(event, TrapLaid):
            return Trap(Laid(event.seat, event.at))
        if isinstance(event, TrapSprung):
            return Trap(sprung=(event.body,))
        return Trap(mine.laid) if isinstance(event, TrapLeft | Flicked) and mine.sprung else mine
