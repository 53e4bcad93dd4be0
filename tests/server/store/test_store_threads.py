"""Readers run in threads, and msgspec must not describe a class in two of them at once: it crashes the process."""

from pathlib import Path

import pytest

from coldsnap.core import codec
from coldsnap.core.record import decode_entry, decode_header, game_of
from coldsnap.games.registry import game_named
from coldsnap.store.reading import prepare_reading

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("match", ["icecool", "icecool2", "icetoids"])
def test_nothing_is_left_to_be_described_when_the_first_record_is_read(match: str) -> None:
    records = sorted(GOLDEN.glob(f"{match}-*.jsonl"))[:4]
    assert records
    codec.reader.cache_clear()
    prepare_reading()
    before = codec.reader.cache_info().misses
    for record in records:
        header, *entries = record.read_bytes().splitlines()
        types = game_named(game_of(header)).types
        decode_header(header, types)
        for entry in entries:
            decode_entry(entry, types)
    assert codec.reader.cache_info().misses == before
    assert codec.reader.cache_info().hits > 0
