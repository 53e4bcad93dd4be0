"""Record files: what is written comes back, and every damage is named with its line and cause."""

import json
import os
from pathlib import Path

import pytest

from coldsnap.core.choices import Turn
from coldsnap.core.codec import encode
from coldsnap.core.errors import ColdsnapError, RecordFault
from coldsnap.core.record import Record
from coldsnap.match.replay import verify
from coldsnap.match.table import Table
from coldsnap.store.files import LARGEST, LONGEST, RecordFile, parse_record, read_record, write_record
from icetoids_positions import GAME, SEED
from sentences import refuses, sentence


@pytest.fixture(scope="module")
def record() -> Record:
    table = Table.start(GAME, 2, GAME.resolve({}), SEED, names=("Ann", "Zoë"))
    for number in range(8):
        assert isinstance(table.status, Turn)
        (offer,) = table.status.offers
        table.submit(offer.seat, offer.choices[number % len(offer.choices)].action, at=number)
    return table.record


@pytest.fixture(scope="module")
def data(record: Record) -> bytes:
    return b"".join(encode(value) + b"\n" for value in (record.header, *record.entries))


def fault_of(data: bytes, *, salvage: bool = False) -> RecordFault:
    with pytest.raises(RecordFault) as caught:
        parse_record(data, "match.jsonl", salvage=salvage)
    assert str(caught.value).startswith(f"match.jsonl, line {caught.value.line}: ")
    return caught.value


def test_a_record_that_was_written_is_read_back_equal(record: Record, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_record(path, record)
    assert path.read_bytes() == data
    assert read_record(path) == record
    assert verify(GAME, read_record(path)).whole


def test_a_file_that_grows_entry_by_entry_is_the_same_file(record: Record, data: bytes, tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "match.jsonl", durable=False)
    file.create(record.header, record.entries[:1])
    for count, entry in enumerate(record.entries[1:], start=2):
        file.append(entry)
        assert read_record(file.path).entries == record.entries[:count]
    assert file.path.read_bytes() == data


def test_a_file_that_exists_is_not_overwritten(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"precious")
    with refuses(ColdsnapError, match="exists already"):
        write_record(path, record)
    assert path.read_bytes() == b"precious"


def test_a_file_can_be_replaced_whole(record: Record, data: bytes, tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "match.jsonl")
    file.path.write_bytes(data[:-20])
    file.replace(record.header, record.entries)
    assert file.path.read_bytes() == data
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


@pytest.mark.parametrize("missing", ["nowhere/match.jsonl", ""])
def test_a_path_that_cannot_be_read_or_written_is_named(record: Record, tmp_path: Path, missing: str) -> None:
    path = tmp_path / missing
    with refuses(ColdsnapError, match="cannot read") as caught:
        read_record(path)
    assert str(path) in str(caught.value)
    with pytest.raises(ColdsnapError) as unwritten:
        write_record(path, record)
    assert str(path) in str(unwritten.value)
    with pytest.raises(ColdsnapError) as unchanged:
        RecordFile(path).append(record.entries[0])
    assert str(path) in str(unchanged.value)


def test_a_path_that_cannot_be_replaced_is_named(record: Record, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with refuses(ColdsnapError, match="folder"):
        RecordFile(folder).replace(record.header, record.entries)


def test_an_empty_file_is_named() -> None:
    found = fault_of(b"")
    assert (found.line, "empty" in sentence(found)) == (1, True)


def test_a_header_without_entries_is_named(data: bytes) -> None:
    found = fault_of(data.split(b"\n")[0] + b"\n")
    assert (found.line, "no entry" in sentence(found)) == (2, True)


def test_a_file_that_was_cut_off_is_refused_with_the_line(data: bytes) -> None:
    found = fault_of(data[:-20])
    assert found.line == data.count(b"\n")
    assert "truncated" in sentence(found)


def test_a_cut_anywhere_in_a_line_is_refused(data: bytes) -> None:
    for end in range(1, len(data), 97):
        if data[end - 1 : end] != b"\n":
            assert fault_of(data[:end]).line == data[:end].count(b"\n") + 1


def test_salvage_drops_the_line_that_was_cut_off_and_keeps_the_rest(record: Record, data: bytes) -> None:
    found = parse_record(data[:-20], "match.jsonl", salvage=True)
    assert found.entries == record.entries[:-1]
    assert verify(GAME, found).whole


def test_salvage_changes_nothing_in_a_whole_file(record: Record, data: bytes) -> None:
    assert parse_record(data, "match.jsonl", salvage=True) == record


def test_salvage_does_not_forgive_damage_in_the_middle(data: bytes) -> None:
    lines = data.split(b"\n")
    lines[3] = lines[3][:-5]
    assert fault_of(b"\n".join(lines), salvage=True).line == 4


def test_salvage_of_half_a_header_finds_no_record(data: bytes) -> None:
    assert fault_of(data[:50], salvage=True).line == 1


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        (b'"ply":3', b'"ply":"3"', "(at ply)"),
        (b'"kind":"icetoids-entered"', b'"kind":"icetoids-flew"', "(at events[0].kind)"),
        (b'"charged":0', b'"charged":0,"extra":1', "“extra” is not known here"),
        (b'"digest":"', b'"digest":"x', "(at digest)"),
        (b'"at":2', b'"at":', "JSON"),
        (b'"at":2', b'"at":1,"at":2', "“at” stands there twice"),
        (b'"kind":"icetoids-entered"', b'"seat":1,"kind":"icetoids-entered"', "“seat” stands there twice"),
        (b'"at":2', b'"at":' + b"2" * 5000, "the number is too large (at at)"),
        (b'"at":2', b'"at":' + b" " * LONGEST + b"2", f"it has more than {LONGEST:,} bytes"),
    ],
)
def test_an_edited_line_is_named_with_the_place_in_it(data: bytes, old: bytes, new: bytes, cause: str) -> None:
    lines = data.split(b"\n")
    assert old in lines[4]
    lines[4] = lines[4].replace(old, new, 1)
    found = fault_of(b"\n".join(lines))
    assert found.line == 5
    assert cause in sentence(found)


def test_a_header_that_says_a_thing_twice_is_no_header(data: bytes) -> None:
    twice = data.replace(b'"seats":2', b'"seats":3,"seats":2', 1)
    assert "not the header of a Coldsnap record: “seats” stands there twice" in sentence(fault_of(twice))


def test_a_file_too_large_for_a_record_is_refused_and_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "endless.jsonl"
    with path.open("wb") as file:
        file.truncate(100 * LARGEST)  # a hole: it takes no room
    with refuses(RecordFault, "it has more than"):
        read_record(path)


def test_a_missing_ply_is_named(data: bytes) -> None:
    lines = data.split(b"\n")
    found = fault_of(b"\n".join(lines[:4] + lines[5:]))
    assert (found.line, sentence(found)) == (5, "match.jsonl, line 5: ply 3 is missing; there is ply 4 in its place")


def test_a_line_that_is_there_twice_is_named(data: bytes) -> None:
    lines = data.split(b"\n")
    assert fault_of(b"\n".join(lines[:4] + lines[3:])).line == 5


def test_an_empty_line_is_named(data: bytes) -> None:
    lines = data.split(b"\n")
    assert fault_of(b"\n".join([*lines[:4], b"", *lines[4:]])).line == 5


def test_a_record_of_an_unknown_game_is_named(data: bytes) -> None:
    found = fault_of(data.replace(b'"game":"icetoids"', b'"game":"icehockey"', 1))
    assert found.line == 1
    assert "'icehockey'" in sentence(found)
    assert "icetoids" in sentence(found)


@pytest.mark.parametrize(
    "foreign",
    [
        b"[Event 'chess']\n1. e4 e5\n",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        b"\x00" * 500 + b"\n",
        b"\xff\xfe{\x00}\x00\n\x00",
        b"null\n",
        b"{}\n{}\n",
        b"\n\n\n",
        b"[" * 50_000 + b"\n",
    ],
    ids=["text", "picture", "zeros", "utf-16", "null", "empty objects", "empty lines", "deep"],
)
def test_a_foreign_file_is_refused_at_its_first_line(foreign: bytes) -> None:
    found = fault_of(foreign)
    assert found.line == 1
    assert "not the header of a Coldsnap record" in sentence(found)


def test_bytes_that_are_no_text_in_the_middle_are_named(data: bytes) -> None:
    lines = data.split(b"\n")
    lines[2] = b"\xc3\x28\x00" + lines[2]
    assert fault_of(b"\n".join(lines)).line == 3


def test_a_record_is_checked_for_form_here_and_for_truth_elsewhere(record: Record, data: bytes) -> None:
    lines = data.split(b"\n")
    plain = json.loads(lines[4])
    plain["digest"] = "0" * 32
    lines[4] = json.dumps(plain).encode()
    found = parse_record(b"\n".join(lines), "match.jsonl")
    assert found != record
    assert not verify(GAME, found).whole


def test_a_carriage_return_from_another_system_does_no_harm(record: Record, data: bytes) -> None:
    assert parse_record(data.replace(b"\n", b"\r\n"), "match.jsonl") == record


def test_a_line_that_could_not_be_written_whole_is_not_left_behind(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk takes half a line: the file has to stay as it was, and the next line has to fit."""
    path = tmp_path / "match.jsonl"
    file = RecordFile(path)
    file.create(record.header, record.entries[:2])
    whole = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "the disk is full on device")

    monkeypatch.setattr(os, "fsync", full)
    with refuses(ColdsnapError, match="the disk is full"):
        file.append(record.entries[2])
    assert path.read_bytes() == whole
