"""Two linked portals: whoever touched one comes out of the other (PORT-1)."""

from collections.abc import Iterator

from msgspec.structs import replace

from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Scene, Zone
from coldsnap.core.shots import entered
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.board import Spot
from coldsnap.games.icecool.board.places import place_of, put
from coldsnap.games.icecool.rule_points.module import Events, Module
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.state.events import Flicked, Placed, Returned, RoundBegan
from coldsnap.games.icecool.state.evolve import with_bodies
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import FirstCatch, Slice
from coldsnap.games.icecool.state.state import IceCoolState


class PortalPassed(Placed, frozen=True, kw_only=True, tag="icecool-portal-passed"):
    """A penguin that touched one portal stands on the other, or beside it where that is taken."""

    rule: RuleId = "PORT-1"
    seat: Seat
    frm: Name
    to: Name


class WentOut(Slice, frozen=True, tag="icecool-portals"):
    """The bodies that were brought back from outside after this flick: no portal takes them."""

    bodies: tuple[Name, ...] = ()


class Portals(Module):
    """Floor circles that are watched. Penguins only, one after the other, the active one first."""

    name = "portals"
    promo = Promo("portals", "PORT-1", spots=(("portal", 2),))
    tells = (PortalPassed,)
    keeps = WentOut
    hears = (Returned, Flicked, RoundBegan)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> WentOut:
        """Nobody was outside."""
        del options, seats, rng
        return WentOut()

    def scene_edits(self, state: IceCoolState, scene: Scene) -> Scene:
        """Each portal is watched: any part of a penguin over it is a touch."""
        zones = tuple(Zone(portal.id, portal.disc) for portal in state.board.spots_of("portal"))
        return replace(scene, zones=(*scene.zones, *zones))

    def after_shot(self, state: IceCoolState) -> Events:
        """Whoever touched a portal goes to the other one."""
        board, bodies = state.board, state.bodies
        told: list[Event] = []
        for name, seat, frm, to in _travels(state):
            body = next(body for body in bodies if body.id == name)
            placed = put(board, bodies, body, to.at)
            told.append(PortalPassed(seat=seat, frm=frm.id, to=to.id, placed=placed, moved=place_of(placed) != to.at))
            bodies = with_bodies(bodies, (placed,))
        return told

    def evolve(self, mine: WentOut, event: Event) -> WentOut:
        """Brought back from outside, forgotten at the next flick."""
        if isinstance(event, Returned) and event.rule in ("TURN-7", "TURN-8"):
            return WentOut((*mine.bodies, event.placed.id))
        return WentOut() if isinstance(event, Flicked | RoundBegan) and mine.bodies else mine


def _travels(state: IceCoolState) -> Iterator[tuple[str, int, Spot, Spot]]:
    """The penguins that travel, with their seats, from which portal to which: the last that each one touched.

    Not one that went out, nor the Runner that was put on the red circle (TWO-1).
    """
    portals = state.board.spots_of("portal")
    linked = {a.id: (a, b) for a, b in zip(portals, (*portals[1:], *portals[:1]), strict=True)}
    last = {fact.body: fact.zone for fact in entered(state.facts) if fact.zone in linked}
    catch, out = state.find(FirstCatch), state.get(WentOut).bodies
    caught = catch.runner if catch else None
    owners = {name: seat for name in last if (seat := state.owner(name)) is not None}
    for name in sorted(owners, key=lambda name: _place(state, name, owners[name])):
        if name not in out and owners[name] != caught:
            yield (name, owners[name], *linked[last[name]])


def _place(state: IceCoolState, name: str, seat: int) -> tuple[bool, int, str]:
    """The active penguin first, then clockwise (TURN-13)."""
    active, first = (state.turn.body, state.turn.seat) if state.turn else ("", 0)
    return name != active, (seat - first) % state.seats, name
