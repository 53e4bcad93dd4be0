"""Moves as people write and type them: `flick 35 power 60`, `flick at 1-3`, `place 195,495`, `line 3`, `end`.

Capitals and spaces more or less do not matter. What can be read but is not offered is still returned: the table asks
the game why it refuses, and the game knows best.
"""

import math
import re
from collections.abc import Sequence
from typing import Final

from coldsnap.core.choices import Choice
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import span
from coldsnap.core.scene import Body, Point
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.layout import point
from coldsnap.games.icecool.modules import IN_ORDER
from coldsnap.games.icecool.rule_points.typed import (
    NAME,
    NUMBER,
    POINT,
    Typed,
    door_meant,
    door_named,
    number,
    offered,
    plain,
    point_meant,
    point_written,
    room_id,
)
from coldsnap.games.icecool.state.actions import (
    AnnounceTask,
    ChooseRoom,
    EndTurn,
    FlickPenguin,
    MoveFish,
    PlaceCatcher,
    PlaceFreely,
    PlaceOnLine,
    UseSkates,
)
from coldsnap.games.icecool.state.cards import TASK_CARD, TASKS, Card
from coldsnap.games.icecool.state.state import penguin
from coldsnap.games.icecool.state.view import IceCoolView

POWER: Final = 500
"""The power of a flick that names none."""
COMPASS: Final = {"e": 0, "ne": 450, "n": 900, "nw": 1350, "w": 1800, "sw": 2250, "s": 2700, "se": 3150}
"""Directions by name, in tenths of a degree."""
_WORDS: Final = {"north": "n", "east": "e", "south": "s", "west": "w"}
_RANGES: Final = {"power": (0, 100), "side": (-100, 100), "height": (0, 100)}

_SETTING: Final = rf"(p(?:ower)?|s(?:ide)?|h(?:eight)?) ?({NUMBER}) ?%?"
_FLICK: Final = re.compile(rf"flick (?:(?P<yaw>{NUMBER})|at (?P<at>{NAME})|(?P<way>[a-z]+))(?P<how>(?: {_SETTING})*)")
_PLACE: Final = re.compile(f"place {POINT}")
_LINE: Final = re.compile(rf"line(?: (?P<room>{NAME}))?")
_TASK: Final = re.compile(rf"task (?P<task>{'|'.join(TASKS)})")
_FISH: Final = re.compile(rf"fish (?P<owner>\d{{1,3}}) (?P<frm>{NAME}) (?P<to>{NAME})")
_SKATE: Final = re.compile(rf"skate(?P<cards>(?: (?:{'|'.join(TASKS)}|1)){{0,2}})")
_ROOM: Final = re.compile(rf"room (?P<room>{NAME})")


def write(view: IceCoolView, action: Action) -> str:
    """An action as it is typed. Read in the same position, it is the same action."""
    return next(typed for typed in _TYPED if typed.kind is type(action)).write(view, action)


def read(view: IceCoolView, choices: Sequence[Choice], text: str) -> Action:
    """The action that a text means, offered or not. Raises Rejected: unreadable, ambiguous, or what is wrong in it."""
    squeezed = " ".join(text.split()).lower()
    for typed in _TYPED:
        found = typed.form.fullmatch(squeezed)
        if found:
            if not choices:
                raise Rejected("not-your-turn" if view.ending is None else "over")
            return typed.read(view, choices, found)
    raise Rejected("unreadable", text=text.strip()[:40])


def _flick(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> FlickPenguin:
    way = _direction(said["way"]) if said["way"] else None
    settings = {"power": POWER / 10, "side": 0.0, "height": 0.0}
    for word, value in re.findall(_SETTING, said["how"]):
        what = next(name for name in _RANGES if name[0] == word[0])
        settings[what] = _ranged(what, value)
    if view.stage == "window":
        raise Rejected("icecool-not-in-window", "TURN-2")
    body = _flicked(view, choices)
    if said["at"]:
        way = _towards(view, body, said["at"])
    elif said["yaw"]:
        way = round(10 * number(said["yaw"])) % 3600
    power, side, height = round(10 * settings["power"]), round(settings["side"]), round(settings["height"])
    return FlickPenguin(body, way or 0, power, side, height)


def _place(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> PlaceCatcher | PlaceFreely:
    at = point_meant(said)
    if offered(choices, PlaceFreely) or not view.catchers:
        return PlaceFreely(at)
    return PlaceCatcher(at)


def _line(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> PlaceOnLine:
    lines = offered(choices, PlaceOnLine)
    room = said["room"] and room_id(view, said["room"])
    found = [action for action in lines if room in (None, action.room)]
    if len(found) > 1:
        raise Rejected("icecool-ambiguous-room", "TURN-5")
    if lines and not found:
        raise Rejected("icecool-not-that-room", "TURN-5", room=room)
    return found[0] if found else PlaceOnLine(room or view.options.layout.rooms[0].id, Point(0.0, 0.0))


def _fish(view: IceCoolView, _choices: Sequence[Choice], said: re.Match[str]) -> MoveFish:
    owner = int(said["owner"])
    if not 1 <= owner <= view.seats:
        raise Rejected("icecool-bad-number", what="fish", lo=1, hi=view.seats)
    return MoveFish(owner - 1, *(door_meant(view, word, "CARD-5") for word in (said["frm"], said["to"])))


def _skate(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> UseSkates:
    pairs = offered(choices, UseSkates)
    named = [_card(word) for word in said["cards"].split()]
    found = [action for action in pairs if _holds(action.cards, named)]
    if len(found) > 1:
        raise Rejected("ambiguous", candidates=tuple(write(view, action) for action in found))
    first, second = sorted([*named, _card("1"), _card("1")][:2])
    return found[0] if found else UseSkates((first, second))


def _flick_written(_view: IceCoolView, action: FlickPenguin) -> str:
    how = f" side {action.side} height {action.height}" if action.side or action.height else ""
    return f"flick {action.yaw / 10:g} power {action.power / 10:g}{how}"


def _placed_written(_view: IceCoolView, action: PlaceCatcher | PlaceFreely) -> str:
    return f"place {point_written(action.at)}"


def _fish_written(_view: IceCoolView, action: MoveFish) -> str:
    return f"fish {action.owner + 1} {action.frm} {action.to}"


def _skate_written(_view: IceCoolView, action: UseSkates) -> str:
    return "skate " + " ".join(card.removeprefix("1-") for card in action.cards)


def _announced(_view: IceCoolView, _choices: Sequence[Choice], said: re.Match[str]) -> AnnounceTask:
    return AnnounceTask(next(task for task in TASKS if task == said["task"]))


_TYPED: Final[tuple[Typed, ...]] = (
    Typed(FlickPenguin, _FLICK, _flick, _flick_written),
    Typed(PlaceCatcher, _PLACE, _place, _placed_written),
    Typed(PlaceFreely, _PLACE, _place, _placed_written),
    Typed(PlaceOnLine, _LINE, _line, lambda _view, action: f"line {action.room}"),
    Typed(AnnounceTask, _TASK, _announced, lambda _view, action: f"task {action.task}"),
    Typed(MoveFish, _FISH, _fish, _fish_written),
    Typed(UseSkates, _SKATE, _skate, _skate_written),
    Typed(
        ChooseRoom,
        _ROOM,
        lambda view, _choices, said: ChooseRoom(room_id(view, said["room"])),
        lambda _view, action: f"room {action.room}",
    ),
    plain(EndTurn, "end"),
    *(typed for module in IN_ORDER for typed in module.typed),
)


def _flicked(view: IceCoolView, choices: Sequence[Choice]) -> str:
    """The body that is to be flicked."""
    flicks = offered(choices, FlickPenguin)
    if flicks:
        return flicks[0].body
    return view.turn.body if view.turn else penguin(view.seat or 0)


def _direction(word: str) -> int:
    way = _WORDS.get(word, word)
    if way not in COMPASS:
        raise Rejected("icecool-no-such-target", target=word)
    return COMPASS[way]


def _ranged(what: str, text: str) -> float:
    lo, hi = _RANGES[what]
    value = number(text)
    if not lo <= value <= hi:
        raise Rejected("icecool-bad-number", what=what, lo=lo, hi=hi)
    return value


def _towards(view: IceCoolView, body: str, target: str) -> int:
    """The direction from a body to the middle of a door, a player's penguin, another piece or a spot of the floor."""
    start, goal = _standing(view, body), _goal(view, body, target)
    if goal is None:
        raise Rejected("icecool-no-such-target", target=target)
    return 0 if start is None else _yaw(goal.x - start.pose.x, goal.y - start.pose.y)


def _goal(view: IceCoolView, body: str, target: str) -> Point | None:
    door = door_named(view, target)
    if door is not None:
        return door.at
    other = penguin(int(target) - 1) if target.isdecimal() else target
    found = _standing(view, other) if other != body else None
    if found is not None:
        return Point(found.pose.x, found.pose.y)
    return next((point(spot.at) for spot in view.options.layout.spots if spot.id.lower() == target), None)


def _standing(view: IceCoolView, body: str) -> Body | None:
    return next((found for found in view.bodies if found.id == body), None)


def _card(word: str) -> Card:
    return next((TASK_CARD[task] for task in TASKS if task == word), "1")


def _holds(cards: Sequence[Card], named: Sequence[Card]) -> bool:
    return all(cards.count(card) >= named.count(card) for card in named)


def _yaw(dx: float, dy: float) -> int:
    """The direction of a vector in tenths of a degree. Rules use no arc tangent: its last bit differs by machine."""
    far, near = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
    slope = near / far if far else 0.0
    for _ in range(2):  # of half the angle, twice: small enough for a short series
        slope /= 1 + span(1.0, slope)
    square = slope * slope
    series = 1 - square * (1 / 3 - square * (1 / 5 - square * (1 / 7 - square / 9)))
    tenths = 4 * slope * series * 1800 / math.pi
    tenths = 900 - tenths if abs(dy) > abs(dx) else tenths
    tenths = 1800 - tenths if dx < 0 else tenths
    return round(-tenths if dy < 0 else tenths) % 3600
