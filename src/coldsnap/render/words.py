"""Everything that is said to people at a table: events, refusals, rules, outcomes."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from fluent.runtime.types import fluent_number

from coldsnap.core.choices import Over
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Fact, Rested
from coldsnap.core.flick import Flick
from coldsnap.core.plain_text import printable
from coldsnap.core.scene import Body, Point, Pose
from coldsnap.core.values import Event
from coldsnap.games.icecool.state.state import number_of
from coldsnap.render.texts import (
    LANGUAGES,
    MissingMessage,
    Texts,
    fluent_source,
    languages,
    pick_language,
)

__all__ = ["FILES", "MissingMessage", "Words", "fluent_source", "languages", "pick_language"]

FILES: Final = (
    "common",
    "icecool",
    "icecool-promos",
    "icecool-rules",
    "icetoids",
    "icetoids-rules",
    "report",
    "terminal",
    "where",
    "errors",
)

_PEOPLE: Final = ("seat", "owner", "by", "seats", "catchers", "knows", "frm")
"""Fields of events that hold seats: people read the players' names."""
_PIECES: Final = ("body", "subject", "walrus", "placed", "bodies", "apart", "spot", "spots", "corner")
"""Fields that hold a thing or a place on the ice, or its id: a penguin goes by its player's name."""
_EXTRAS: Final = ("walrus", "guard", "honeycomb", "corner", "portal")
"""Pieces that are nobody's and places, as their ids begin: `walrus-3`."""
_SINGLE: Final = ("pawclaw", "emperor")
"""Pieces of which there is one."""
_ENDS: Final = ("frm", "to")
"""Fields that say from where to where something goes: doors and cells as they are called, portals in words."""
_DOOR: Final = re.compile(r"(\d+)-(\d+)")
"""A door that is called after its two rooms, and is the only one between them."""
_DOORS: Final = (*_ENDS, "door", "doors", "gate")
"""Fields that hold doors: people read between which rooms."""
_HIDDEN: Final = "hidden"
"""What messages get in place of a secret that is not for these eyes."""
_KINDS: Final = {
    "side": "way",
    "way": "way",
    "top": "way",
    "was": "facing",
    "arrows": "way",
    "icons": "colour",
    "colour": "colour",
    "colours": "player-colour",
    "card": "card",
    "cards": "card",
    "task": "task",
    "artifact": "artifact",
}
"""Fields whose values have a word in each language, and the first part of that word's message id."""


_RULE: Final = re.compile(r"^rule-([A-Z]+-[0-9]+) =", re.MULTILINE)
_ITEMS: Final = re.compile(r", | ")
"""Between the words of a list of names."""


class _People(NamedTuple):
    """Who is at the table, and whose penguins there are by number; without owners there is one of each seat."""

    names: Sequence[str]
    owners: Sequence[int]

    def owner(self, piece: str) -> int | None:
        """Whose penguin a piece is."""
        number = number_of(piece)
        return self.owners[number] if number is not None and number < len(self.owners) else number

    def which(self, piece: str) -> str:
        """Whether a penguin is the first or the second of somebody who has two, or the only one."""
        seat, number = self.owner(piece), number_of(piece)
        if seat is None or number is None or list(self.owners).count(seat) < 2:
            return "only"
        return "first" if self.owners.index(seat) == number else "second"


def option_id(game: str, option: str) -> str:
    """The message of a table option's label; its values follow behind a hyphen. Games of a family share theirs."""
    family = game.rstrip("0123456789").partition("-")[0]
    return f"{family}-option-{option.replace('_', '-')}"


class Words(Texts):
    """All texts of one language but those of the command line's help."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        super().__init__(language, FILES)
        self.you = ""
        self.you = self.say("seat-you")
        """The name of a player who is spoken to: sentences in which it stands are said to that person."""

    def say(self, message_id: str, **args: Any) -> str:
        """A message with its variables filled in, said to a person who is `you` in it. Raises MissingMessage."""
        return super().say(self._addressed(message_id, args), **args)

    def _addressed(self, message_id: str, args: Mapping[str, Any]) -> str:
        """The message as it is said to a person who is among its variables, alone or with others, if it differs."""
        for field, value in args.items():
            if isinstance(value, str) and self.you in _ITEMS.split(value):
                said = f"{field}-{'is' if value == self.you else 'with'}-you-{message_id}"
                if self.has(said):
                    return said
        return message_id

    def capital(self, text: str) -> str:
        """What stands alone, with a capital letter if it begins with `you`: names keep theirs."""
        return text[:1].upper() + text[1:] if text.startswith(self.you) else text

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, made safe to show; `Player 2` for a seat without one."""
        given = names[seat] if seat < len(names) else ""
        return printable(given) or self.say("seat-name", number=seat + 1)

    def piece(self, piece: str) -> str:
        """A piece that is nobody's, as it is called."""
        return self._piece(piece, _People((), ()))

    def joined(self, items: Sequence[str], *, either: bool = False) -> str:
        """A list as one reads it aloud: `a, b and c`, or `a, b or c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-or" if either else "list-and", first=", ".join(items[:-1]), last=items[-1])

    def event(self, event: Event, names: Sequence[str] = (), owners: Sequence[int] = ()) -> str:
        """What happened, in a sentence. The event's tag is the message id, its fields are the variables.

        `owners`: whose penguins there are, by number, where somebody has two.
        """
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        args: dict[str, Any] = {}
        people = _People(names, owners)
        for field, value in fields.items():
            args |= self._field(field, value, people)
        args |= self._between(fields, people)
        return self.capital(self.say(str(event.__struct_config__.tag), **args))

    def fact(self, fact: Fact) -> str:
        """What physics saw, in a sentence with its time."""
        fields: dict[str, Any] = {name: getattr(fact, name) for name in fact.__struct_fields__ if name != "pose"}
        if isinstance(fact, Rested):
            fields |= _millimetres(fact.pose)
        for name in ("gate", "began_in"):
            if name in fields:
                fields[name] = str(fields[name] or "no")
        fields["t"] = fluent_number(fact.t, minimumFractionDigits=3)
        if "speed" in fields:
            fields["speed"] = fluent_number(fields["speed"], maximumFractionDigits=2)
        return self.say(str(fact.__struct_config__.tag), **fields)

    def error(self, error: BaseException) -> str:
        """What went wrong, in a sentence; a refusal among its causes is told as at a table."""
        if isinstance(error, Rejected) and self.has(f"refused-{error.code}"):
            return self.refusal(error)
        return super().error(error)

    def refusal(self, rejected: Rejected) -> str:
        """Why a move was refused, with the rule's id in brackets."""
        args = {name: self._detail(name, value) for name, value in rejected.details.items()}
        text = self.say(f"refused-{rejected.code}", **{"rule": rejected.rule or "none", **args})
        return f"{text} [{printable(rejected.rule)}]" if rejected.rule else text

    def rule(self, rule_id: str) -> str:
        """A rule in our own words, our ruling included."""
        return self.say(f"rule-{rule_id}")

    def rule_ids(self) -> tuple[str, ...]:
        """Every rule that there are words for, in the order of the files."""
        return tuple(found for file in FILES for found in _RULE.findall(fluent_source(self.language, file)))

    def outcome(self, over: Over, names: Sequence[str] = ()) -> str:
        """How the game ended, and for whom."""
        winners = [self.name(seat, names) for seat in over.ranking[0]]
        return self.capital(self.say(over.reason, winners=self.joined(winners), winners_count=len(winners)))

    def _field(self, field: str, value: Any, people: _People) -> dict[str, Any]:
        """The variables that one field of an event gives: itself in words, and of several things their number."""
        if not isinstance(value, tuple):
            return {field: self._word(field, value, people)}
        said = [str(self._word(field, item, people)) for item in value]
        return {field: self.joined(said), f"{field}_count": len(said)}

    def _between(self, fields: Mapping[str, Any], people: _People) -> dict[str, Any]:
        """The variables that follow from fields taken together, or from a part of one."""
        args: dict[str, Any] = {}
        if "owner" in fields:
            args["own"] = _yes(fields["owner"] == fields.get("seat"))
        if "wanted" in fields:
            args["trembled"] = _yes(fields["wanted"] != fields["flick"])
        if "placed" in fields:
            args |= _millimetres(fields["placed"].pose)
        if isinstance(fields.get("at"), Point):
            args |= _millimetres(fields["at"])
        if "ranking" in fields:
            args["ranking"] = self._standings(fields["ranking"], fields["points"], people.names)
        if isinstance(fields.get("body"), str):
            args["which"] = people.which(fields["body"])
        return args

    def _word(self, field: str, value: Any, people: _People) -> Any:
        """One value as people read it; what has no word stays as it is."""
        if value is None:
            return _HIDDEN
        if isinstance(value, bool):
            return _yes(value)
        if isinstance(value, Flick):
            return self._flick(value)
        if field in _PIECES:
            return self._piece(value.id if isinstance(value, Body) else value, people)
        if field in _PEOPLE and isinstance(value, int):
            return self.name(value, people.names)
        if field in _ENDS and isinstance(value, str) and value.startswith("portal-"):
            return self._piece(value, people)
        if field in _DOORS and isinstance(value, str):
            return self._door(value)
        if field == "room":
            return self.room(value)
        if field == "junction":
            return self.joined(value.split("-"))
        return self.say(f"{_KINDS[field]}-{value}") if field in _KINDS else value

    def _piece(self, piece: str, people: _People) -> str:
        seat = people.owner(piece)
        if seat is not None:
            name, which = self.name(seat, people.names), people.which(piece)
            return name if which == "only" else self.say(f"penguin-{which}", name=name)
        kind, _, number = piece.partition("-")
        named = kind in _EXTRAS if number else kind in _SINGLE
        return self.say(f"{kind}-name", id=number) if named else piece

    def room(self, room: str) -> str:
        """A room by its id, as it stands in a sentence."""
        known = f"room-{room}"
        return self.say(known) if room.isdecimal() and self.has(known) else self.say("numbered-room", id=room)

    def _door(self, door: str) -> str:
        """Between which rooms a door is; one with a name of its own, and what is no door, stays as it is called."""
        rooms = _DOOR.fullmatch(door)
        return door if rooms is None else self.say("door-between", one=self.room(rooms[1]), other=self.room(rooms[2]))

    def _flick(self, flick: Flick) -> str:
        where = "left" if flick.side < 0 else "right" if flick.side else "middle"
        degrees, percent = flick.yaw / 10, flick.power / 10
        return self.say(
            "flick-said", yaw=degrees, power=percent, where=where, side=abs(flick.side), height=flick.height
        )

    def _standings(self, ranking: Sequence[Sequence[int]], points: Sequence[int], names: Sequence[str]) -> str:
        """Everybody with their points, best first."""
        best_first = [seat for group in ranking for seat in group]
        return self.joined(
            [self.say("icecool-standing", name=self.name(seat, names), points=points[seat]) for seat in best_first]
        )

    def _detail(self, name: str, value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            return self.joined([printable(str(item)) for item in value], either=True)
        if name in ("card", "artifact") and self.has(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return value if isinstance(value, (int, float)) else printable(str(value))


def _yes(value: bool) -> str:  # noqa: FBT001 - it only turns a truth into a word
    return "yes" if value else "no"


def _millimetres(at: Pose | Point) -> dict[str, str]:
    return {"x": str(round(1000 * at.x)), "y": str(round(1000 * at.y))}
