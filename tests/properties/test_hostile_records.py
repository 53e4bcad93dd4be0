"""A record or a message that somebody made on purpose: it is refused or judged, and nothing else ever happens."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError, Rejected, Undecodable
from coldsnap.core.record import Resolved, TakeBack
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action, Value
from coldsnap.games.icetoids.actions import Lapse
from coldsnap.games.icetoids.codes import HOME
from coldsnap.match.replay import verify
from coldsnap.match.table import Table
from coldsnap.store.files import parse_record
from strategies import ICETOIDS, advance, tables

ENDINGS = ["", "\n", " ", "\x00", "0"]


@cache
def lines() -> tuple[bytes, ...]:
    """The lines of a match of 40 plies."""
    table = Table.start(ICETOIDS, 2, ICETOIDS.resolve({}), rng_from("hostile").seed)
    rng = rng_from("moves")
    for _ in range(40):
        pick, rng = rng.below(960)
        advance(table, pick)
    return tuple(encode(part) for part in (table.header, *table.entries))


def parts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number and text in a plain JSON value, with the way to it."""
    if isinstance(value, int | str):
        yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from parts(item, (*path, key))


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(copy[path[0]], path[1:], new)
    return copy


@st.composite
def near_misses(draw: st.DrawFn) -> bytes:
    """A record in which one number is a little off or one text a little longer, or taken from elsewhere in it."""
    number = draw(st.integers(0, len(lines()) - 1))
    plain = msgspec.json.decode(lines()[number])
    path, part = draw(st.sampled_from(list(parts(plain))))
    if isinstance(part, str):
        other = msgspec.json.decode(draw(st.sampled_from(lines())))
        elsewhere = [text for _, text in parts(other) if isinstance(text, str)]
        new: Any = draw(st.sampled_from(elsewhere) | st.sampled_from(ENDINGS).map(lambda ending: part + ending))
    else:
        new = part + draw(st.integers(-3, 3))
    forged = [*lines()[:number], json.dumps(changed(plain, path, new)).encode(), *lines()[number + 1 :]]
    return b"".join(line + b"\n" for line in forged)


@settings(max_examples=300)
@given(near_misses())
def test_a_record_with_a_near_miss_is_refused_or_judged_and_nothing_else(data: bytes) -> None:
    try:
        record = parse_record(data, "somewhere")
        verdict = verify(ICETOIDS, record)
    except ColdsnapError as fault:
        assert str(fault)
    else:
        assert verdict.whole == (verdict.table.ply == len(record.entries))


def test_the_record_itself_is_whole() -> None:
    data = b"".join(line + b"\n" for line in lines())
    assert verify(ICETOIDS, parse_record(data, "here")).whole


def patterns() -> set[str]:
    """The patterns of all texts of all values that the program has."""
    found: set[str] = set()
    waiting: list[type] = [Value]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("coldsnap."):
            collect(inspect.type_info(kind), found, set())
    return found


def collect(info: Any, found: set[str], done: set[type]) -> None:
    if isinstance(info, inspect.StrType) and info.pattern:
        found.add(info.pattern)
    if isinstance(info, inspect.StructType) and info.cls not in done:
        done.add(info.cls)
        for field in info.fields:
            collect(field.type, found, done)
    for member in (*getattr(info, "types", ()), *filter(None, [getattr(info, "item_type", None)])):
        collect(member, found, done)


def fits(pattern: str, text: str) -> bool:
    try:
        msgspec.convert(text, Annotated[str, msgspec.Meta(pattern=pattern)])
    except msgspec.ValidationError:
        return False
    return True


def test_no_pattern_takes_a_line_end_behind_a_text_that_fits() -> None:
    """Python's `$` also matches before a last line end, so that `a1` with one would pass as a cell."""
    assert len(patterns()) >= 4
    loose = []
    for pattern in sorted(patterns()):
        text = next(text for text in ("a1", "TOIDS-1", "0" * 32, "0" * 64, "Name") if fits(pattern, text))
        if fits(pattern, text + "\n"):
            loose.append(pattern)
    assert loose == []


@pytest.mark.parametrize("cell", ["a1\n", "a0", "e1", "", "a11", "A1", "１1"])
def test_a_message_that_names_no_cell_is_undecodable(cell: str) -> None:
    text = json.dumps({"kind": "icetoids-choose-home", "cell": cell, "side": "west"}).encode()
    with pytest.raises(Undecodable) as caught:
        decode(ICETOIDS.types.action, text)
    assert caught.value.path == "$.cell"


@pytest.mark.parametrize("name", ["action", "event"])
@pytest.mark.parametrize("kind", ["icetoids-fly", "match-begin", "match-take-back", "icetoids-state", "icetoids-lapse"])
def test_a_kind_that_is_not_of_the_union_is_refused_with_the_path(name: str, kind: str) -> None:
    with pytest.raises(Undecodable) as caught:
        decode(getattr(ICETOIDS.types, name), json.dumps({"kind": kind, "seat": 0}).encode())
    assert caught.value.path == "$.kind"


@settings(max_examples=30)
@given(tables(), st.sampled_from([Lapse, Resolved, TakeBack, HOME]))
def test_what_only_nature_or_the_table_may_play_is_refused_to_a_seat(table: Table, kind: Any) -> None:
    actions: dict[Any, Action] = {Lapse: Lapse(0), Resolved: Resolved((), ()), TakeBack: TakeBack(table.ply + 5)}
    for seat in range(table.header.seats):
        with pytest.raises(Rejected):
            table.submit(seat, actions.get(kind, Lapse(seat)))
