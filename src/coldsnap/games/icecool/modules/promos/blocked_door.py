"""The blocked door: shut by the Catcher, bumped open or moved on by whoever runs into it (BLOCK-1, BLOCK-2)."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Fact, HitWall
from coldsnap.core.geometry import overlaps
from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.placement import CLEARANCE
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Disc
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.board import Door, NotOnBoard, plug_id
from coldsnap.games.icecool.board.places import covered
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.promo import Promo
from coldsnap.games.icecool.rule_points.roles import arranger
from coldsnap.games.icecool.rule_points.typed import NAME, Typed, door_meant, plain
from coldsnap.games.icecool.state.events import DecisionAsked, DoorsShut, Flicked, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Slice
from coldsnap.games.icecool.state.state import IceCoolState


class BlockDoor(Action, frozen=True, tag="icecool-block-door"):
    """Shut a doorway at the start of a round (BLOCK-1)."""

    door: Name


class MoveBlock(Action, frozen=True, tag="icecool-move-block"):
    """Shut another doorway in place of the one that one's penguin has bumped into (BLOCK-2)."""

    door: Name


class LiftBlock(Action, frozen=True, tag="icecool-lift-block"):
    """Take the block that one's penguin has bumped into off the boards (BLOCK-2)."""


class DoorBlocked(DoorsShut, frozen=True, kw_only=True, tag="icecool-door-blocked"):
    """The Catcher shut a doorway."""

    rule: RuleId = "BLOCK-1"
    seat: Seat
    door: Name


class BlockBumped(Event, frozen=True, kw_only=True, tag="icecool-block-bumped"):
    """A penguin was the first of this flick to bump into the blocked door. It stays until the flick is over."""

    rule: RuleId = "BLOCK-2"
    seat: Seat
    body: Name
    door: Name


class BlockMoved(DoorsShut, frozen=True, kw_only=True, tag="icecool-block-moved"):
    """Whose penguin bumped into it shut another doorway with it."""

    rule: RuleId = "BLOCK-2"
    seat: Seat
    frm: Name
    door: Name


class BlockLifted(DoorsShut, frozen=True, kw_only=True, tag="icecool-block-lifted"):
    """The block is off the boards until the next round: its doorway is open."""

    rule: RuleId = "BLOCK-2"
    seat: Seat
    door: Name


class BlockedDoor(Slice, frozen=True, tag="icecool-blocked-door"):
    """The doorway that is shut, and the first penguin that bumped into it in this flick."""

    door: Name | None = None
    bumped: Name | None = None


_BLOCKS: Final = (DoorBlocked, BlockMoved, BlockLifted)


class BlockedDoors(Module):
    """One wall more, in a doorway. The first to bump into it decides, once everybody stands again."""

    name = "blocked_door"
    promo = Promo("blocked_door", "BLOCK-1")
    owns = (BlockDoor, MoveBlock, LiftBlock)
    tells = (DoorBlocked, BlockBumped, BlockMoved, BlockLifted)
    keeps = BlockedDoor
    hears = (RoundBegan, Flicked, BlockBumped, *_BLOCKS)
    typed = (
        Typed(
            BlockDoor,
            re.compile(f"block (?P<door>{NAME})"),
            lambda view, _choices, said: BlockDoor(door_meant(view, said["door"], "BLOCK-1")),
            lambda _view, action: f"block {action.door}",
        ),
        Typed(
            MoveBlock,
            re.compile(f"move (?P<door>{NAME})"),
            lambda view, _choices, said: MoveBlock(door_meant(view, said["door"], "BLOCK-2")),
            lambda _view, action: f"move {action.door}",
        ),
        plain(LiftBlock, "lift"),
    )

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> BlockedDoor:
        """All are open."""
        del options, seats, rng
        return BlockedDoor()

    def setup(self, state: IceCoolState) -> Events:
        """Ask the Catcher, of two the first, which doorway is shut."""
        if state.get(BlockedDoor).door is not None:
            return NOTHING
        return (DecisionAsked(rule="BLOCK-1", seat=arranger(state), about=self.name, subject="block"),)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Every doorway with nobody in it; after a bump the others, or none at all."""
        if not self.is_asking(state):
            return ()
        doors = _free(state)
        if state.get(BlockedDoor).bumped is None:
            return tuple(OneOf(BlockDoor(door.id)) for door in doors)
        return (*(OneOf(MoveBlock(door.id)) for door in doors), OneOf(LiftBlock()))

    def decide(self, state: IceCoolState, seat: int, action: BlockDoor | MoveBlock | LiftBlock) -> Events:
        """Shut a doorway, another one, or none."""
        asked, first = state.asked, state.get(BlockedDoor).door is None
        if asked is None or asked.about != self.name or isinstance(action, BlockDoor) != first:
            raise Rejected("icecool-not-now", "BLOCK-1" if isinstance(action, BlockDoor) else "BLOCK-2")
        others = tuple(name for name in state.shut if name != asked.subject)
        if isinstance(action, LiftBlock):
            return (BlockLifted(seat=seat, door=asked.subject, shut=others),)
        _check(state, action)
        shut = (*others, action.door)
        if isinstance(action, BlockDoor):
            return (DoorBlocked(seat=seat, door=action.door, shut=shut),)
        return (BlockMoved(seat=seat, frm=asked.subject, door=action.door, shut=shut),)

    def lapse(self, state: IceCoolState) -> BlockDoor | LiftBlock:
        """At first the last free doorway without a fish symbol, or the last one; after a bump none."""
        if state.get(BlockedDoor).bumped is not None:
            return LiftBlock()
        doors = _free(state)
        return BlockDoor(next((door for door in reversed(doors) if not door.fish), doors[-1]).id)

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """The first penguin of this flick that bumps into it, however softly."""
        mine = state.get(BlockedDoor)
        if not isinstance(fact, HitWall) or mine.door is None or mine.bumped is not None:
            return NOTHING
        seat = state.owner(fact.body)
        if seat is None or fact.wall != plug_id(mine.door):
            return NOTHING
        return (BlockBumped(seat=seat, body=fact.body, door=mine.door),)

    def after_shot(self, state: IceCoolState) -> Events:
        """Ask whose penguin bumped into it."""
        mine = state.get(BlockedDoor)
        seat = None if mine.bumped is None else state.owner(mine.bumped)
        if mine.door is None or seat is None:
            return NOTHING
        return (DecisionAsked(rule="BLOCK-2", seat=seat, about=self.name, subject=mine.door),)

    def evolve(self, mine: BlockedDoor, event: Event) -> BlockedDoor:
        """Shut, bumped, moved, lifted; open again at the next round."""
        if isinstance(event, BlockBumped):
            return replace(mine, bumped=event.body)
        if isinstance(event, DoorBlocked | BlockMoved):
            return BlockedDoor(event.door)
        if isinstance(event, BlockLifted | RoundBegan):
            return BlockedDoor()
        return replace(mine, bumped=None) if isinstance(event, Flicked) and mine.bumped else mine


def _free(state: IceCoolState) -> tuple[Door, ...]:
    """The doorways that can be shut: none that is shut already, and none with a body in it."""
    return tuple(door for door in state.board.doors if door.id not in state.shut and _is_empty(state, door))


def _is_empty(state: IceCoolState, door: Door) -> bool:
    """Whether no body is in a doorway, nor closer to it than bodies may be to a wall (TURN-12)."""
    discs = (disc for body in state.bodies for disc in covered(body))
    return not any(overlaps(Disc(disc.x, disc.y, disc.radius + CLEARANCE), door.frame) for disc in discs)


def _check(state: IceCoolState, action: BlockDoor | MoveBlock) -> None:
    """Refuse a doorway with the reason."""
    rule = "BLOCK-1" if isinstance(action, BlockDoor) else "BLOCK-2"
    try:
        door = state.board.door(action.door)
    except NotOnBoard as unknown:
        raise Rejected("icecool-no-such-door", rule, door=action.door) from unknown
    if door.id in state.shut:
        raise Rejected("icecool-door-shut", rule, door=door.id)
    if not _is_empty(state, door):
        raise Rejected("icecool-door-not-empty", rule, door=door.id)
