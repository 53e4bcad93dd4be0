"""All that travels between a client and a server as one JSON Schema (draft 7), for clients that are not Python.

`python -m coldsnap.wire.schema` prints it. Every type has a name of its own: that of its class, and for the types of
a game with the game in front (`IceCoolLapse`, `IceToidsLapse`). What only a server says has all its fields; in what a
client says, fields with a default may be left out. Raw fields, which are of the game that is played, are anything; the
root's `games` tells which types those are.
"""

import inspect
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType, multi_type_info

from coldsnap.core.game import Game
from coldsnap.core.offers import OfferWire, OneOfWire, RangedWire
from coldsnap.games.registry import GAMES
from coldsnap.wire.bodies import BODIES, JoinBody
from coldsnap.wire.messages import ClientMessage, ServerMessage
from coldsnap.wire.new_table import NewTable

JsonSchema = dict[str, Any]

_DRAFT: Final = "http://json-schema.org/draft-07/schema#"
_PLACE: Final = "#/definitions/"
_GAMES: Final = "coldsnap.games."
_PARTS: Final = ("action", "event", "view", "offer")
_ASKED: Final = (ClientMessage, NewTable, JoinBody, *(game.types.action for game in GAMES.values()))
"""What clients say."""


def wire_schema() -> JsonSchema:
    """The schema. Its root is an object of all types that somebody may want: messages, bodies, those of each game."""
    families = {_family(game): game for game in GAMES.values()}
    unions: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    for family, game in families.items():
        unions[f"{family}Action"] = game.types.action
        unions[f"{family}Event"] = game.types.event
    others = (*BODIES, *(kind for game in families.values() for kind in (game.types.view, game.types.answer)))
    found, definitions = _definitions((*unions.values(), *others))
    definitions |= {name: {**_tidy(kind), "title": name} for name, kind in zip(unions, found, strict=False)}
    for family, game in families.items():
        definitions |= _offers(family, game)
    roots = ("ClientMessage", "ServerMessage", *(body.__name__ for body in BODIES))
    games = {
        name: _object({part: _ref(_family(game) + part.title()) for part in _PARTS}) for name, game in GAMES.items()
    }
    return {
        "$schema": _DRAFT,
        "title": "Wire",
        "description": "Everything that is sent. Made by `python -m coldsnap.wire.schema`; do not edit.",
        **_object({**{name: _ref(name) for name in roots}, "games": _object(games)}),
        "definitions": dict(sorted(definitions.items())),
    }


def _family(game: Game) -> str:
    """The name that the types of a game have in front."""
    name: str = game.types.view.__name__
    return name.removesuffix("View")


def _definitions(kinds: tuple[Any, ...]) -> tuple[tuple[JsonSchema, ...], dict[str, JsonSchema]]:
    """The schemas of these kinds and the definitions of all classes in them, under their own names."""
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_PLACE + "{name}")
    classes = tuple(dict.fromkeys(_classes(multi_type_info(kinds))))
    keys = {_key(kind, components): kind for kind in classes}
    names = {key: _name(kind) for key, kind in keys.items()}
    asked = {*_classes(multi_type_info(_ASKED))}
    definitions = {}
    for key, kind in keys.items():
        schema = _tidy(_renamed({**components[key], "title": names[key]}, names))
        definitions[names[key]] = schema if kind in asked or kind.__struct_config__.omit_defaults else _whole(schema)
    assert len(definitions) == len(classes)  # noqa: S101 - two classes of the same name would hide each other
    return tuple(_renamed(schema, names) for schema in schemas), definitions


def _classes(info: object) -> Iterator[type[Struct]]:
    """All classes in a description of types."""
    if isinstance(info, StructType):
        yield info.cls
    if isinstance(info, Struct):
        for name in info.__struct_fields__:
            yield from _classes(getattr(info, name))
    elif isinstance(info, tuple | list):
        for item in info:
            yield from _classes(item)


def _key(kind: type[Struct], components: Mapping[str, Any]) -> str:
    """The name that msgspec gives a class: with its module where the bare name is not the only one."""
    whole = f"{kind.__module__}.{kind.__qualname__}"
    return whole if whole in components else kind.__name__


def _name(kind: type[Struct]) -> str:
    if not kind.__module__.startswith(_GAMES):
        return kind.__name__
    package = kind.__module__.removeprefix(_GAMES).partition(".")[0]
    family = next(_family(game) for game in GAMES.values() if game.types.view.__module__.startswith(_GAMES + package))
    return family + kind.__name__.removeprefix(family)


def _offers(family: str, game: Game) -> dict[str, JsonSchema]:
    """The offers of a game: those of any game, with the game's own actions in them."""
    _, plain = msgspec.json.schema_components((OfferWire, OneOfWire, RangedWire), ref_template=_PLACE + "{name}")
    names = {name: family + name.removesuffix("Wire") for name in ("OfferWire", "OneOfWire", "RangedWire")}
    made = {names[name]: _whole(_tidy(_renamed({**plain[name], "title": names[name]}, names))) for name in names}
    action, answer = _ref(f"{family}Action"), _ref(_name(game.types.answer))
    made[f"{family}OneOf"]["properties"]["action"] = action
    made[f"{family}Ranged"]["properties"]["action"] = action
    offer = made[f"{family}Offer"]
    offer["properties"] |= {"lapse": {"anyOf": [action, answer]}, "closing_move": action}
    offer["required"].remove("closing_move")  # it is left out of most
    return made | {name: _whole(_tidy(schema)) for name, schema in plain.items() if name not in names}


def _whole(schema: JsonSchema) -> JsonSchema:
    """The schema of what is always sent with all its fields."""
    return {**schema, "required": list(schema.get("properties", ()))}


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """The schema with its references led to other names."""
    if isinstance(schema, dict):
        return {
            key: _PLACE + names.get(str(value).removeprefix(_PLACE), str(value).removeprefix(_PLACE))
            if key == "$ref"
            else _renamed(value, names)
            for key, value in schema.items()
            if key != "discriminator"
        }
    return [_renamed(item, names) for item in schema] if isinstance(schema, list) else schema


def _tidy(schema: Any) -> Any:
    """The schema as draft 7 has it: a tuple is an array of `items`; and docstrings without their margins."""
    if isinstance(schema, list):
        return [_tidy(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    tidy = {key: _tidy(value) for key, value in schema.items() if key != "prefixItems"}
    if "prefixItems" in schema:
        tidy |= {"items": _tidy(schema["prefixItems"]), "additionalItems": False}
    if isinstance(schema.get("description"), str):
        tidy["description"] = inspect.cleandoc(schema["description"])
    return tidy


def _ref(name: str) -> JsonSchema:
    return {"$ref": _PLACE + name}


def _object(properties: JsonSchema) -> JsonSchema:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def schema_text() -> bytes:
    """The schema as it is kept in web/src/wire/schema.json."""
    return msgspec.json.format(msgspec.json.encode(wire_schema()), indent=1) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(schema_text())
