"""Whatever bytes come in, only whole values come out or a refusal that says where."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, inspect

from coldsnap.core import bot, choices, facts, flick, record, rng, scene
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import RecordFault, Undecodable
from coldsnap.core.ids import Ply
from coldsnap.core.record import Begin, TakeBack, decode_entry, decode_header
from coldsnap.core.values import Tagged
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.store.files import parse_record
from marble_game import MarbleGame
from strategies import ICETOIDS, junk_json, tables

KINDS: list[Any] = [getattr(ICETOIDS.types, name) for name in ("action", "answer", "event", "view", "state", "options")]
KINDS += [TakeBack | Begin, facts.Fact, scene.Scene, choices.Turn, flick.Flick, rng.Rng]


def lines_of(table: Table) -> list[bytes]:
    return [encode(value) for value in (table.header, *table.entries)]


def survives(kind: Any, data: bytes) -> None:
    """A value that is the same again, or a refusal; never another exception."""
    try:
        value = decode(kind, data)
    except Undecodable as fault:
        assert fault.path.startswith("$")
        assert fault.cause
    else:
        assert decode(kind, encode(value)) == value


@given(st.binary(max_size=200))
def test_junk_bytes_are_refused_and_nothing_worse(data: bytes) -> None:
    for kind in KINDS:
        survives(kind, data)
    for salvage in (False, True):
        with pytest.raises(RecordFault):
            parse_record(data, "junk", salvage=salvage)


@given(junk_json)
def test_junk_json_is_refused_and_nothing_worse(value: Any) -> None:
    data = json.dumps(value).encode()
    for kind in KINDS:
        survives(kind, data)
    with pytest.raises(RecordFault):
        parse_record(data + b"\n" + data + b"\n", "junk")


@settings(max_examples=150)
@given(tables(max_plies=12), st.data())
def test_a_record_with_bytes_changed_is_read_or_refused_with_a_line(table: Table, data: st.DataObject) -> None:
    text = bytearray(b"".join(line + b"\n" for line in lines_of(table)))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        how = data.draw(st.sampled_from(["change", "drop", "add"]))
        if how == "change":
            text[at] = data.draw(st.integers(0, 255))
        elif how == "drop":
            del text[at]
        else:
            text.insert(at, data.draw(st.sampled_from(list(b'{}[]",:0-9e.\n\\'))))
    try:
        parse_record(bytes(text), "mutated", salvage=data.draw(st.booleans()))
    except RecordFault as fault:
        assert 1 <= fault.line <= text.count(b"\n") + 2


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything in a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy


@settings(max_examples=150)
@given(tables(max_plies=12), st.data(), junk_json)
def test_a_line_with_one_value_replaced_is_read_or_refused(table: Table, data: st.DataObject, junk: Any) -> None:
    line = json.loads(data.draw(st.sampled_from(lines_of(table))))
    path = data.draw(st.sampled_from(list(places(line))))
    text = json.dumps(replaced(line, path, junk)).encode()
    decoder = decode_header if "seed" in line else decode_entry
    try:
        value = decoder(text, ICETOIDS.types)
    except Undecodable as fault:
        assert fault.path.startswith("$")
    else:
        assert decoder(encode(value), ICETOIDS.types) == value


@given(tables(max_plies=12), st.data())
def test_a_field_too_many_is_refused_wherever_it_is(table: Table, data: st.DataObject) -> None:
    line = json.loads(data.draw(st.sampled_from(lines_of(table))))
    path = data.draw(st.sampled_from([path for path in places(line) if isinstance(at(line, path), dict)]))
    text = json.dumps(replaced(line, path, {**at(line, path), "surplus": 1})).encode()
    with pytest.raises(Undecodable, match="surplus"):
        (decode_header if "seed" in line else decode_entry)(text, ICETOIDS.types)


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


@given(
    tables(max_plies=12), st.data(), st.sampled_from(["NaN", "Infinity", "-Infinity", "1e400", "99999999999999999999"])
)
def test_a_number_that_is_none_or_too_large_is_refused(table: Table, data: st.DataObject, number: str) -> None:
    line = json.loads(data.draw(st.sampled_from(lines_of(table))))
    ints = [path for path in places(line) if type(at(line, path)) is int]
    path = data.draw(st.sampled_from(ints))
    text = json.dumps(replaced(line, path, "@@")).replace('"@@"', number).encode()
    with pytest.raises(Undecodable):
        (decode_header if "seed" in line else decode_entry)(text, ICETOIDS.types)


# Every int that crosses a border has bounds.


def structs_in(info: Any, found: dict[type, Any]) -> None:
    """All structs that a type can hold, subclasses of annotated bases apart."""
    if isinstance(info, inspect.StructType) and info.cls not in found:
        found[info.cls] = info
        for field in info.fields:
            structs_in(field.type, found)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(info, name):
            structs_in(getattr(info, name), found)
    for member in getattr(info, "types", ()):
        structs_in(member, found)
    for member in getattr(info, "item_types", ()):
        structs_in(member, found)


def unbounded(info: Any) -> bool:
    """Whether a type holds an int without both bounds, or a float without them, outside of other structs."""
    if isinstance(info, inspect.IntType | inspect.FloatType):
        lower = info.ge is not None or info.gt is not None
        upper = info.le is not None or info.lt is not None
        return not (lower and upper)
    if isinstance(info, inspect.StructType):
        return False
    parts = [getattr(info, name) for name in ("item_type", "key_type", "value_type") if hasattr(info, name)]
    parts += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    return any(unbounded(part) for part in parts)


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from subclasses(sub)


TRAVELLING: Final = ("coldsnap.wire.", "coldsnap.core.offers")


def registered() -> dict[type, Any]:
    """Every struct of every game's unions, of the core's modules, and every tagged type that games are made of.

    Not what another test may have loaded and what only travels: messages of the wire, most of which are only ever
    written here, and offers, which have the tags of what they carry.
    """
    found: dict[type, Any] = {}
    for game in (*GAMES.values(), MarbleGame()):
        types = game.types
        for kind in (types.action, types.answer, types.event, types.state, types.view, types.options):
            structs_in(inspect.type_info(kind), found)
    for module in (bot, choices, facts, flick, record, rng, scene):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Struct):
                structs_in(inspect.type_info(value), found)
    for kind in subclasses(Tagged):
        if kind.__module__.startswith("coldsnap.") and not kind.__module__.startswith(TRAVELLING):
            structs_in(inspect.type_info(kind), found)
    return found


def test_every_number_of_every_registered_type_has_bounds() -> None:
    found = registered()
    assert len(found) > 50
    faults = [
        f"{kind.__name__}.{field.name}"
        for kind, info in found.items()
        for field in info.fields
        if unbounded(field.type)
    ]
    assert faults == []


def test_the_search_for_bounds_finds_a_number_without_them() -> None:
    class Loose(Struct):
        fine: Ply
        loose: tuple[int | None, ...]
        half: dict[str, float]

    info = inspect.type_info(Loose)
    assert isinstance(info, inspect.StructType)
    assert [field.name for field in info.fields if unbounded(field.type)] == ["loose", "half"]


def test_every_registered_type_refuses_unknown_fields_and_is_frozen() -> None:
    for kind in registered():
        if kind.__module__.startswith("coldsnap."):
            config: Any = kind.__struct_config__  # type: ignore[attr-defined]  # msgspec types it on instances only
            assert config.frozen, kind
            assert config.forbid_unknown_fields, kind


def test_every_tag_is_unique_over_all_games_and_names_its_game() -> None:
    tags: dict[Any, type] = {}
    for kind, info in registered().items():
        if kind.__module__.startswith("coldsnap.") and info.tag is not None and kind is not Tagged:
            concrete = not list(kind.__subclasses__())
            if concrete:
                assert info.tag not in tags, (kind, tags.get(info.tag))
                tags[info.tag] = kind
                assert info.tag_field == "kind"
    for game in GAMES.values():
        for kind in (game.types.action, game.types.event, game.types.view, game.types.options, game.types.state):
            union: dict[type, Any] = {}
            structs_in(inspect.type_info(kind), union)
            for struct, info in union.items():
                if info.tag is not None and f".{game.info.id}." in struct.__module__:
                    assert info.tag.startswith(f"{game.info.id}-")
    assert len(tags) > 20
