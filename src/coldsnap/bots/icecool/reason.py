"""Why a flick is a good one, for the person who asked: the best thing that usually comes of it, as a Fluent message."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from coldsnap.bots.icecool.flicks.choose_flick import Tried
from coldsnap.bots.icecool.routes.racing import may_rest
from coldsnap.bots.icecool.routes.turns_needed import Reach
from coldsnap.core.bot import Advice
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.board.places import place_of
from coldsnap.games.icecool.modules.modes.race import TeamFinished, TeamTokenTaken
from coldsnap.games.icecool.modules.promos.blocked_door import BlockBumped
from coldsnap.games.icecool.modules.promos.emerald_fish import EmeraldPassed, EmeraldTaken
from coldsnap.games.icecool.modules.promos.emperor import SnowflakeGained
from coldsnap.games.icecool.modules.promos.pawclaw import HoneycombTaken
from coldsnap.games.icecool.modules.promos.portals import PortalPassed
from coldsnap.games.icecool.rule_points.artifact_cards import TrapSprung
from coldsnap.games.icecool.state.events import (
    DrillTried,
    IdTaken,
    LapDone,
    RoomReached,
    TaskDone,
    TokenTaken,
    WalrusFell,
)
from coldsnap.games.icecool.state.state import IceCoolState

Said = tuple[str, tuple[tuple[str, str | int], ...]]
"""A message and its variables, in a form that can be counted."""

GAINS: Final[tuple[tuple[type[Event], str, dict[str, str]], ...]] = (
    (EmeraldTaken, "emerald", {"door": "door"}),
    (EmeraldPassed, "emerald-passed", {"seat": "frm"}),
    (TrapSprung, "trap", {}),
    (WalrusFell, "walrus", {}),
    (SnowflakeGained, "snowflake", {}),
    (HoneycombTaken, "honeycomb", {}),
    (BlockBumped, "block", {"door": "door"}),
    (PortalPassed, "portal", {}),
)
"""What promos give to a seat, the dearest first: the event, the message, and its variables with the event's fields."""


def explained(action: Action, tried: Tried, before: IceCoolState, reach: Reach, body: str) -> Advice:
    """The action with the reason that held most often among its repeats, and in how many of a hundred."""
    seat = before.asked.seat if before.asked else before.turn.seat if before.turn else 0
    states = [cast(IceCoolState, seen.told.state) for seen in tried.seen]
    found = [
        _said(seen.told.events, seat) or _moved(before, after, reach, body)
        for seen, after in zip(tried.seen, states, strict=True)
    ]
    (reason, details), times = Counter(found).most_common(1)[0]
    return Advice(action, reason, dict(details) | {"chance": round(100 * times / len(found))})


def _said(events: Sequence[Event], seat: int) -> Said | None:
    """What the rules gave for the flick, the dearest first."""
    if any(isinstance(event, TeamFinished) and seat in event.seats for event in events):
        return "icecool-hint-home", ()
    fish = [event.door for event in events if isinstance(event, TokenTaken | TeamTokenTaken) and event.seat == seat]
    if fish:
        return "icecool-hint-fish", (("door", fish[0]), ("fish", len(fish)))
    caught = [event.seat for event in events if isinstance(event, IdTaken) and event.by == seat]
    if caught:
        return "icecool-hint-catch", (("seat", caught[0]),)
    for event in events:
        if isinstance(event, TaskDone) and event.seat == seat:
            return "icecool-hint-task", (("task", event.task),)
        if isinstance(event, RoomReached):
            return "icecool-hint-room", (("room", event.room),)
        if isinstance(event, LapDone):
            return "icecool-hint-lap", ()
        if isinstance(event, DrillTried) and event.done:
            return "icecool-hint-drill", ()
    return _gained(events, seat)


def _gained(events: Sequence[Event], seat: int) -> Said | None:
    """What the promos gave, the dearest first; at last a rival that somebody else catches."""
    for kind, name, fields in GAINS:
        for event in events:
            if isinstance(event, kind) and getattr(event, "seat", None) == seat:
                details = tuple((variable, getattr(event, field)) for variable, field in fields.items())
                return f"icecool-hint-{name}", details
    others = [event.seat for event in events if isinstance(event, IdTaken) and event.seat != seat]
    return ("icecool-hint-rival", (("seat", others[0]),)) if others else None


def _moved(before: IceCoolState, after: IceCoolState, reach: Reach, name: str) -> Said:
    """Where it leads, if nothing else comes of it."""
    old, new = before.body(name), after.body(name)
    if old is None or new is None:
        return "icecool-hint-place", ()
    room = reach.room(place_of(new))
    if may_rest(after, name) and not may_rest(before, name):
        return "icecool-hint-home", ()
    return ("icecool-hint-place", ()) if room == reach.room(place_of(old)) else ("icecool-hint-way", (("room", room),))
