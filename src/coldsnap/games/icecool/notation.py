"""Moves as people write and type them: `flick 35 power 60`, `flick at 1-3`, `place 195,495`, `line 3`, `end`.

Capitals and spaces more or less do not matter. What can be read but is not offered is still returned: the table asks
the game why it refuses, and the game knows best.
"""

import math
import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from coldsnap.core.choices import Choice
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import span
from coldsnap.core.scene import Body, Point, rounded
from coldsnap.core.values import Action
from coldsnap.games.icecool.actions import (
    AnnounceTask,
    ChooseRoom,
    EndTurn,
    FlickPenguin,
    IceCoolAction,
    MoveFish,
    PlaceCatcher,
    PlaceFreely,
    PlaceOnLine,
    UseSkates,
)
from coldsnap.games.icecool.board import Door, build
from coldsnap.games.icecool.cards import TASK_CARD, TASKS, Card
from coldsnap.games.icecool.state import penguin
from coldsnap.games.icecool.view import IceCoolView

POWER: Final = 500
"""The power of a flick that names none."""
COMPASS: Final = {"e": 0, "ne": 450, "n": 900, "nw": 1350, "w": 1800, "sw": 2250, "s": 2700, "se": 3150}
"""Directions by name, in tenths of a degree."""
_WORDS: Final = {"north": "n", "east": "e", "south": "s", "west": "w"}
_RANGES: Final = {"power": (0, 100), "side": (-100, 100), "height": (0, 100)}

_NUMBER: Final = r"[+-]?\d{1,6}(?:[.,]\d{1,6})?"
_NAME: Final = r"[a-z0-9][a-z0-9_.:+-]{0,63}"
_SETTING: Final = rf"(p(?:ower)?|s(?:ide)?|h(?:eight)?) ?({_NUMBER}) ?%?"
_FLICK: Final = re.compile(rf"flick (?:(?P<yaw>{_NUMBER})|at (?P<at>{_NAME})|(?P<way>[a-z]+))(?P<how>(?: {_SETTING})*)")
_PLACE: Final = re.compile(r"place (?P<x>[+-]?\d{1,6}(?:\.\d{1,6})?) ?[,; ] ?(?P<y>[+-]?\d{1,6}(?:\.\d{1,6})?)")
_LINE: Final = re.compile(rf"line(?: (?P<room>{_NAME}))?")
_TASK: Final = re.compile(rf"task (?P<task>{'|'.join(TASKS)})")
_FISH: Final = re.compile(rf"fish (?P<owner>\d{{1,3}}) (?P<frm>{_NAME}) (?P<to>{_NAME})")
_SKATE: Final = re.compile(rf"skate(?P<cards>(?: (?:{'|'.join(TASKS)}|1)){{0,2}})")
_ROOM: Final = re.compile(rf"room (?P<room>{_NAME})")

_Kind = TypeVar("_Kind", bound=Action)


def write(view: IceCoolView, action: IceCoolAction) -> str:
    """An action as it is typed. Read in the same position, it is the same action."""
    del view
    match action:
        case FlickPenguin():
            how = f" side {action.side} height {action.height}" if action.side or action.height else ""
            return f"flick {action.yaw / 10:g} power {action.power / 10:g}{how}"
        case PlaceCatcher() | PlaceFreely():
            return f"place {_millimetres(action.at.x)},{_millimetres(action.at.y)}"
        case PlaceOnLine():
            return f"line {action.room}"
        case ChooseRoom():
            return f"room {action.room}"
        case AnnounceTask():
            return f"task {action.task}"
        case MoveFish():
            return f"fish {action.owner + 1} {action.frm} {action.to}"
        case UseSkates():
            return "skate " + " ".join(card.removeprefix("1-") for card in action.cards)
        case EndTurn():
            return "end"


def read(view: IceCoolView, choices: Sequence[Choice], text: str) -> IceCoolAction:
    """The action that a text means, offered or not. Raises Rejected: unreadable, ambiguous, or what is wrong in it."""
    squeezed = " ".join(text.split()).lower()
    for form, reader in _READERS:
        found = form.fullmatch(squeezed)
        if found:
            if not choices:
                raise Rejected("not-your-turn" if view.ending is None else "over")
            return reader(view, choices, found)
    raise Rejected("unreadable", text=text.strip()[:40])


def _flick(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> FlickPenguin:
    way = _direction(said["way"]) if said["way"] else None
    settings = {"power": POWER / 10, "side": 0.0, "height": 0.0}
    for word, number in re.findall(_SETTING, said["how"]):
        what = next(name for name in _RANGES if name[0] == word[0])
        settings[what] = _ranged(what, number)
    if view.stage == "window":
        raise Rejected("icecool-not-in-window", "TURN-2")
    body = _flicked(view, choices)
    if said["at"]:
        way = _towards(view, body, said["at"])
    elif said["yaw"]:
        way = round(10 * _float(said["yaw"])) % 3600
    power, side, height = round(10 * settings["power"]), round(settings["side"]), round(settings["height"])
    return FlickPenguin(body, way or 0, power, side, height)


def _place(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> PlaceCatcher | PlaceFreely:
    at = Point(rounded(float(said["x"]) / 1000), rounded(float(said["y"]) / 1000))
    if _offered(choices, PlaceFreely) or not view.catchers:
        return PlaceFreely(at)
    return PlaceCatcher(at)


def _line(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> PlaceOnLine:
    offered = _offered(choices, PlaceOnLine)
    room = said["room"] and _room_id(view, said["room"])
    found = [action for action in offered if room in (None, action.room)]
    if len(found) > 1:
        raise Rejected("icecool-ambiguous-room", "TURN-5")
    if offered and not found:
        raise Rejected("icecool-not-that-room", "TURN-5", room=room)
    return found[0] if found else PlaceOnLine(room or view.options.layout.rooms[0].id, Point(0.0, 0.0))


def _fish(view: IceCoolView, _choices: Sequence[Choice], said: re.Match[str]) -> MoveFish:
    owner = int(said["owner"])
    if not 1 <= owner <= view.seats:
        raise Rejected("icecool-bad-number", what="fish", lo=1, hi=view.seats)
    doors = []
    for word in (said["frm"], said["to"]):
        door = _door(view, word)
        if door is None:
            raise Rejected("icecool-no-such-door", "CARD-5", door=word)
        doors.append(door.id)
    return MoveFish(owner - 1, *doors)


def _skate(view: IceCoolView, choices: Sequence[Choice], said: re.Match[str]) -> UseSkates:
    offered = _offered(choices, UseSkates)
    named = [_card(word) for word in said["cards"].split()]
    found = [action for action in offered if _holds(action.cards, named)]
    if len(found) > 1:
        raise Rejected("ambiguous", candidates=tuple(write(view, action) for action in found))
    first, second = sorted([*named, _card("1"), _card("1")][:2])
    return found[0] if found else UseSkates((first, second))


_Reader = Callable[[IceCoolView, Sequence[Choice], re.Match[str]], IceCoolAction]
_READERS: Final[tuple[tuple[re.Pattern[str], _Reader], ...]] = (
    (_FLICK, _flick),
    (_PLACE, _place),
    (_LINE, _line),
    (_TASK, lambda _view, _choices, said: AnnounceTask(next(task for task in TASKS if task == said["task"]))),
    (_FISH, _fish),
    (_SKATE, _skate),
    (_ROOM, lambda view, _choices, said: ChooseRoom(_room_id(view, said["room"]))),
    (re.compile("end"), lambda _view, _choices, _said: EndTurn()),
)


def _offered(choices: Sequence[Choice], kind: type[_Kind]) -> list[_Kind]:
    """The offered actions of a kind; of ranged ones their pattern."""
    return [choice.action for choice in choices if isinstance(choice.action, kind)]


def _flicked(view: IceCoolView, choices: Sequence[Choice]) -> str:
    """The body that is to be flicked."""
    offered = _offered(choices, FlickPenguin)
    if offered:
        return offered[0].body
    return view.turn.body if view.turn else penguin(view.seat or 0)


def _direction(word: str) -> int:
    way = _WORDS.get(word, word)
    if way not in COMPASS:
        raise Rejected("icecool-no-such-target", target=word)
    return COMPASS[way]


def _ranged(what: str, number: str) -> float:
    lo, hi = _RANGES[what]
    value = _float(number)
    if not lo <= value <= hi:
        raise Rejected("icecool-bad-number", what=what, lo=lo, hi=hi)
    return value


def _towards(view: IceCoolView, body: str, target: str) -> int:
    """The direction from a body to the middle of a door or to a player's penguin."""
    start, goal = _standing(view, body), _goal(view, body, target)
    if goal is None:
        raise Rejected("icecool-no-such-target", target=target)
    return 0 if start is None else _yaw(goal.x - start.pose.x, goal.y - start.pose.y)


def _goal(view: IceCoolView, body: str, target: str) -> Point | None:
    door = _door(view, target)
    if door is not None:
        return door.at
    other = penguin(int(target) - 1) if target.isdecimal() else ""
    found = _standing(view, other) if other != body else None
    return Point(found.pose.x, found.pose.y) if found else None


def _standing(view: IceCoolView, body: str) -> Body | None:
    return next((found for found in view.bodies if found.id == body), None)


def _door(view: IceCoolView, word: str) -> Door | None:
    """A door by its name, or by its two rooms in the other order."""
    doors = build(view.options.layout).doors
    backwards = "-".join(reversed(word.split("-")))
    return next((door for name in (word, backwards) for door in doors if door.id.lower() == name), None)


def _room_id(view: IceCoolView, word: str) -> str:
    return next((room.id for room in view.options.layout.rooms if room.id.lower() == word), word)


def _card(word: str) -> Card:
    return next((TASK_CARD[task] for task in TASKS if task == word), "1")


def _holds(cards: Sequence[Card], named: Sequence[Card]) -> bool:
    return all(cards.count(card) >= named.count(card) for card in named)


def _float(number: str) -> float:
    return float(number.replace(",", "."))


def _millimetres(metres: float) -> str:
    return f"{round(1000 * metres, 2) + 0.0:.10g}"


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
