"""The emerald fish: hung on a door by the Catcher, taken by passing, handed on by touching (EMER-1, EMER-2)."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Crossed, Fact, Touched
from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.board import NotOnBoard
from coldsnap.games.icecool.rule_points.doors import fault
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.rule_points.typed import NAME, Typed, door_meant
from coldsnap.games.icecool.state.events import DecisionAsked, EmeraldWon, Flicked, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Slice
from coldsnap.games.icecool.state.state import IceCoolState


class HangEmerald(Action, frozen=True, tag="icecool-hang-emerald"):
    """Hang the emerald fish on a door, any one (EMER-1)."""

    door: Name


class EmeraldHung(Event, frozen=True, kw_only=True, tag="icecool-emerald-hung"):
    """The Catcher hung the emerald fish on a door."""

    rule: RuleId = "EMER-1"
    seat: Seat
    door: Name


class EmeraldTaken(Event, frozen=True, kw_only=True, tag="icecool-emerald-taken"):
    """A penguin passed completely through its door and took the emerald fish."""

    rule: RuleId = "EMER-1"
    seat: Seat
    door: Name


class EmeraldLeft(Event, frozen=True, kw_only=True, tag="icecool-emerald-left"):
    """A penguin passed the door of the emerald fish in a way that does not count; `rule` says why."""

    rule: RuleId
    seat: Seat
    door: Name


class EmeraldPassed(Event, frozen=True, kw_only=True, tag="icecool-emerald-passed"):
    """The holder `frm` and the penguin of `seat` touched: the emerald fish went over."""

    rule: RuleId = "EMER-2"
    seat: Seat
    frm: Seat


class Emerald(Slice, frozen=True, tag="icecool-emerald"):
    """The door on which it hangs, or who holds it; `met` are the pairs between which it went over in this flick."""

    door: Name | None = None
    holder: Seat | None = None
    met: tuple[tuple[Seat, Seat], ...] = ()


class EmeraldFish(Module):
    """One fish for everybody, the Catcher too; each pair of penguins hands it over once a flick."""

    name = "emerald_fish"
    promo = Promo("emerald", "EMER-1")
    owns = (HangEmerald,)
    tells = (EmeraldHung, EmeraldTaken, EmeraldLeft, EmeraldPassed)
    keeps = Emerald
    hears = (RoundBegan, Flicked, EmeraldHung, EmeraldTaken, EmeraldPassed)
    typed = (
        Typed(
            HangEmerald,
            re.compile(f"hang (?P<door>{NAME})"),
            lambda view, _choices, said: HangEmerald(door_meant(view, said["door"], "EMER-1")),
            lambda _view, action: f"hang {action.door}",
        ),
    )

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Emerald:
        """It hangs nowhere."""
        del options, seats, rng
        return Emerald()

    def setup(self, state: IceCoolState) -> Events:
        """Ask the Catcher, of two the first, where it hangs."""
        if state.get(Emerald).door is not None:
            return NOTHING
        return (DecisionAsked(rule="EMER-1", seat=state.catchers[0], about=self.name, subject="emerald"),)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Every door, once asked."""
        return tuple(OneOf(HangEmerald(door.id)) for door in state.board.doors) if self.is_asking(state) else ()

    def decide(self, state: IceCoolState, seat: int, action: HangEmerald) -> Events:
        """Hang it there."""
        if not self.is_asking(state):
            raise Rejected("icecool-not-now", "EMER-1")
        try:
            state.board.door(action.door)
        except NotOnBoard as unknown:
            raise Rejected("icecool-no-such-door", "EMER-1", door=action.door) from unknown
        return (EmeraldHung(seat=seat, door=action.door),)

    def lapse(self, state: IceCoolState) -> HangEmerald:
        """The first door without a fish symbol, or the first one."""
        doors = state.board.doors
        return HangEmerald(next((door for door in doors if not door.fish), doors[0]).id)

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """Somebody is completely through its door, or touches its holder."""
        if isinstance(fact, Crossed):
            return _passed(state, fact)
        return _touched(state, fact) if isinstance(fact, Touched) else NOTHING

    def at_round_end(self, state: IceCoolState) -> Events:
        """Its holder takes an Emerald card, before anybody draws for IDs."""
        holder = state.get(Emerald).holder
        return NOTHING if holder is None else (EmeraldWon(seat=holder),)

    def evolve(self, mine: Emerald, event: Event) -> Emerald:
        """Hung, taken, handed on, back with the promo at the next round."""
        if isinstance(event, RoundBegan):
            return Emerald()
        if isinstance(event, EmeraldHung):
            return Emerald(door=event.door)
        if isinstance(event, EmeraldTaken):
            return Emerald(holder=event.seat)
        if isinstance(event, EmeraldPassed):
            return Emerald(holder=event.seat, met=(*mine.met, _pair(event.frm, event.seat)))
        return replace(mine, met=()) if isinstance(event, Flicked) and mine.met else mine


def _passed(state: IceCoolState, fact: Crossed) -> Events:
    seat = state.owner(fact.body)
    if seat is None or fact.barrier != state.get(Emerald).door:
        return NOTHING
    why_not = fault(state, fact)
    if why_not is not None:
        return (EmeraldLeft(rule=why_not, seat=seat, door=fact.barrier),)
    return (EmeraldTaken(seat=seat, door=fact.barrier),)


def _touched(state: IceCoolState, fact: Touched) -> Events:
    """From its holder to the other penguin, unless these two have had it from each other in this flick."""
    holder, first, second = state.get(Emerald).holder, state.owner(fact.a), state.owner(fact.b)
    if holder is None or first is None or second is None or first == second or holder not in (first, second):
        return NOTHING
    if _pair(first, second) in state.get(Emerald).met:
        return NOTHING
    return (EmeraldPassed(seat=second if holder == first else first, frm=holder),)


def _pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)
