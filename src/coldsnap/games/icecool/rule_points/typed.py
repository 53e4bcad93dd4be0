"""How an action is typed: the pattern of a kind of action, and the words and numbers that patterns are made of."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from coldsnap.core.choices import Choice
from coldsnap.core.errors import Rejected
from coldsnap.core.scene import Point, rounded
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.board import Door, build
from coldsnap.games.icecool.state.view import IceCoolView

NUMBER: Final = r"[+-]?\d{1,6}(?:[.,]\d{1,6})?"
NAME: Final = r"[a-z0-9][a-z0-9_.:+-]{0,63}"
POINT: Final = r"(?P<x>[+-]?\d{1,6}(?:\.\d{1,6})?) ?[,; ] ?(?P<y>[+-]?\d{1,6}(?:\.\d{1,6})?)"

_Kind = TypeVar("_Kind", bound=Action)


class Typed(NamedTuple):
    """How one kind of action is typed.

    `form` matches a text in small letters without double spaces; `read` makes the action that it means, offered or
    not; `write` gives the text that is read as the same action again.
    """

    kind: type[Action]
    form: re.Pattern[str]
    read: Callable[[IceCoolView, Sequence[Choice], re.Match[str]], Action]
    write: Callable[[IceCoolView, Any], str]


def plain(kind: type[Action], word: str) -> Typed:
    """An action without fields, typed as one word or phrase."""
    return Typed(kind, re.compile(word), lambda _view, _choices, _said: kind(), lambda _view, _action: word)


def offered(choices: Sequence[Choice], kind: type[_Kind]) -> list[_Kind]:
    """The offered actions of a kind; of ranged ones their pattern."""
    return [choice.action for choice in choices if isinstance(choice.action, kind)]


def door_named(view: IceCoolView, word: str) -> Door | None:
    """A door by its name, or by its two rooms in the other order."""
    doors = build(view.options.layout).doors
    backwards = "-".join(reversed(word.split("-")))
    return next((door for name in (word, backwards) for door in doors if door.id.lower() == name), None)


def door_meant(view: IceCoolView, word: str, rule: str) -> str:
    """The id of a door. Raises Rejected if there is none of that name."""
    door = door_named(view, word)
    if door is None:
        raise Rejected("icecool-no-such-door", rule, door=word)
    return door.id


def room_id(view: IceCoolView, word: str) -> str:
    """The id of a room as the board writes it; the word itself if there is none."""
    return next((room.id for room in view.options.layout.rooms if room.id.lower() == word), word)


def spot_id(view: IceCoolView, word: str) -> str:
    """The id of a spot as the board writes it; the word itself if there is none."""
    return next((spot.id for spot in view.options.layout.spots if spot.id.lower() == word), word)


def point_meant(said: re.Match[str]) -> Point:
    """The point of a text with `POINT` in it, which is in millimetres."""
    return Point(rounded(float(said["x"]) / 1000), rounded(float(said["y"]) / 1000))


def point_written(at: Point) -> str:
    """A point as it is typed, in millimetres."""
    return f"{_millimetres(at.x)},{_millimetres(at.y)}"


def number(text: str) -> float:
    """A number, with a comma or a point in it."""
    return float(text.replace(",", "."))


def _millimetres(metres: float) -> str:
    return f"{round(1000 * metres, 2) + 0.0:.10g}"
