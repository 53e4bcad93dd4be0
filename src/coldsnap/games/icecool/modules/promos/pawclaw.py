"""Pawclaw the bear: a honeycomb pays for flicking him in place of one's own penguin (PAW-1, PAW-2)."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Entered, Fact
from coldsnap.core.geometry import distance, overlaps
from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body, Scene, Zone
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.board import Board, NotOnBoard, Spot
from coldsnap.games.icecool.board.places import obstacles, place_of, standing
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.rule_points.typed import NAME, Typed, offered, spot_id
from coldsnap.games.icecool.state.actions import AnnounceTask
from coldsnap.games.icecool.state.events import Lapsed, OtherBodyTaken, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Announced, Circle, Count, Slice
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.icecool.state.view import IceCoolView

PAWCLAW: Final = "pawclaw"
"""His body, and its shape."""
MOST_HELD: Final = 2


class SpendHoneycomb(Action, frozen=True, tag="icecool-spend-honeycomb"):
    """Pay a honeycomb to flick Pawclaw in place of one's penguin; it will lie in `corner` afterwards."""

    corner: Name


class HoneycombsLaidOut(Event, frozen=True, kw_only=True, tag="icecool-honeycombs-laid-out"):
    """A round is set up: honeycombs lie in these corners, and nobody holds one."""

    rule: RuleId = "SETUP-9"
    spots: tuple[Name, ...]


class HoneycombTaken(Event, frozen=True, kw_only=True, tag="icecool-honeycomb-taken"):
    """A penguin touched a honeycomb, and its seat holds it now."""

    rule: RuleId = "PAW-2"
    seat: Seat
    spot: Name


class HoneycombSpent(OtherBodyTaken, frozen=True, kw_only=True, tag="icecool-honeycomb-spent"):
    """A seat paid a honeycomb and flicks Pawclaw now."""

    rule: RuleId = "PAW-1"
    seat: Seat
    corner: Name


class HoneycombLaid(Event, frozen=True, kw_only=True, tag="icecool-honeycomb-laid"):
    """The honeycomb that was spent lies in a corner again."""

    rule: RuleId = "PAW-1"
    spot: Name


class Honeycombs(Slice, frozen=True, tag="icecool-honeycombs"):
    """The corners in which honeycombs lie, how many each seat holds, and where the one that was spent will lie."""

    lying: tuple[Name, ...]
    held: tuple[Count, ...]
    going: Name | None = None


def _read(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> SpendHoneycomb:
    corners = offered(choices, SpendHoneycomb)
    if said["corner"] is not None:
        return SpendHoneycomb(spot_id(view, said["corner"]))
    if len(corners) > 1:
        raise Rejected("ambiguous", "PAW-1", candidates=tuple(_written(view, action) for action in corners))
    return corners[0] if corners else SpendHoneycomb(view.options.layout.spots[0].id)


def _written(_view: IceCoolView, action: SpendHoneycomb) -> str:
    return f"honeycomb {action.corner}"


class Pawclaw(Module):
    """A neutral body: what he pushes is pushed, and he himself neither catches nor collects."""

    name = "pawclaw"
    promo = Promo("pawclaw", "PAW-1", spots=(("dot", 1), ("honeycomb", 4)), against=(("emperor", "yes"),))
    owns = (SpendHoneycomb,)
    tells = (HoneycombsLaidOut, HoneycombTaken, HoneycombSpent, HoneycombLaid)
    typed = (Typed(SpendHoneycomb, re.compile(f"honeycomb(?: (?P<corner>{NAME}))?"), _read, _written),)
    keeps = Honeycombs
    needs = (Circle,)
    hears = (RoundBegan, HoneycombsLaidOut, HoneycombTaken, HoneycombSpent, HoneycombLaid, Lapsed)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Honeycombs:
        """They are laid out at the set-up of a round."""
        del options, rng
        return Honeycombs((), (0,) * seats)

    def bodies(self, state: IceCoolState) -> Sequence[Body]:
        """He stands on the dot."""
        return (standing(PAWCLAW, PAWCLAW, state.board.spots_of("dot")[0].at),)

    def setup(self, state: IceCoolState) -> Events:
        """One in the far corner of each outer room."""
        return (HoneycombsLaidOut(spots=tuple(spot.id for spot in state.board.spots_of("honeycomb"))),)

    def scene_edits(self, state: IceCoolState, scene: Scene) -> Scene:
        """Physics watches the corners in which one lies."""
        zones = (Zone(name, state.board.spot(name).disc) for name in state.get(Honeycombs).lying)
        return replace(scene, zones=(*scene.zones, *zones))

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Every corner in which the honeycomb may come to lie."""
        if _hindered(state) is not None:
            return ()
        corners = corners_beside(state.board, state.bodies)
        return tuple(OneOf(SpendHoneycomb(spot.id)) for spot in corners if _is_free(state, spot))

    def veto(self, state: IceCoolState, action: Action) -> Rejected | None:
        """No task is announced for his flick: tasks are for one's own penguin (CARD-3)."""
        chosen = state.turn is not None and state.turn.body == PAWCLAW
        return Rejected("icecool-task-own-penguin", "CARD-3") if chosen and isinstance(action, AnnounceTask) else None

    def decide(self, state: IceCoolState, seat: int, action: SpendHoneycomb) -> Events:
        """Pay, and have Pawclaw to flick."""
        hindered = _hindered(state)
        if hindered is not None:
            raise hindered
        try:
            spot = state.board.spot(action.corner)
        except NotOnBoard as unknown:
            raise Rejected("icecool-no-such-corner", "PAW-1", corner=action.corner) from unknown
        if spot not in corners_beside(state.board, state.bodies):
            raise Rejected("icecool-corner-not-next", "PAW-1", corner=action.corner)
        if not _is_free(state, spot):
            raise Rejected("icecool-corner-taken", "PAW-1", corner=action.corner)
        return (HoneycombSpent(seat=seat, body=PAWCLAW, corner=action.corner),)

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """A penguin takes the honeycomb that it touches, if its seat does not hold two."""
        mine = state.get(Honeycombs)
        seat = state.owner(fact.body) if isinstance(fact, Entered) and fact.zone in mine.lying else None
        if not isinstance(fact, Entered) or seat is None or mine.held[seat] >= MOST_HELD:
            return NOTHING
        return (HoneycombTaken(seat=seat, spot=fact.zone),)

    def after_shot(self, state: IceCoolState) -> Events:
        """The honeycomb that was spent goes to its corner."""
        return _laid(state)

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """It does so too if the seat has paid and does not flick (TURN-16)."""
        return _laid(state) if isinstance(event, Lapsed) and state.stage == "before" else NOTHING

    def evolve(self, mine: Honeycombs, event: Event) -> Honeycombs:
        """Laid out, taken, spent, laid into a corner."""
        if isinstance(event, RoundBegan):
            return Honeycombs((), (0,) * len(mine.held))
        if isinstance(event, HoneycombsLaidOut):
            return replace(mine, lying=event.spots)
        if isinstance(event, HoneycombTaken):
            lying = tuple(name for name in mine.lying if name != event.spot)
            return replace(mine, lying=lying, held=_with(mine.held, event.seat, 1))
        if isinstance(event, HoneycombSpent):
            return replace(mine, held=_with(mine.held, event.seat, -1), going=event.corner)
        return Honeycombs((*mine.lying, event.spot), mine.held) if isinstance(event, HoneycombLaid) else mine


def _hindered(state: IceCoolState) -> Rejected | None:
    """Why the seat in turn cannot flick Pawclaw now, whatever the corner."""
    turn = state.turn
    if state.stage != "before" or turn is None or turn.body == PAWCLAW:
        return Rejected("icecool-not-now", "PAW-1")
    if not state.get(Honeycombs).held[turn.seat]:
        return Rejected("icecool-no-honeycomb", "PAW-1")
    if turn.body in state.get(Circle).starts:
        return Rejected("icecool-circle-start", "PAW-2")
    announced = state.find(Announced)
    if announced is not None and announced.task is not None:
        return Rejected("icecool-task-own-penguin", "CARD-3")
    return None


def corners_beside(board: Board, bodies: Iterable[Body]) -> tuple[Spot, ...]:
    """The corners of the rooms that share a door with the one in which Pawclaw stands."""
    here = {board.room_of(place_of(body)) for body in bodies if body.id == PAWCLAW}
    beside = {room for door in board.doors if not here.isdisjoint(door.rooms) for room in door.rooms} - here
    return tuple(spot for room in board.rooms if room.id in beside for spot in board.corners_of(room.id))


def is_free(spot: Spot, honeycombs: Honeycombs, bodies: Iterable[Body]) -> bool:
    """Whether neither a honeycomb nor a body is in a corner."""
    return spot.id not in honeycombs.lying and not any(overlaps(spot.disc, disc) for disc in obstacles(bodies, ""))


def _is_free(state: IceCoolState, spot: Spot) -> bool:
    return is_free(spot, state.get(Honeycombs), state.bodies)


def _laid(state: IceCoolState) -> Events:
    """The spent honeycomb in its corner; where a body has come to rest there, in the nearest free one of that room."""
    going = state.get(Honeycombs).going
    if going is None:
        return NOTHING
    wanted = state.board.spot(going)
    free = (spot for spot in state.board.corners_of(wanted.room) if _is_free(state, spot))
    found = min(free, key=lambda spot: (distance(spot.at, wanted.at), spot.id), default=wanted)
    return (HoneycombLaid(spot=found.id),)


def _with(held: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*held[:seat], held[seat] + more, *held[seat + 1 :])
