"""Records as JSON Lines: the header, then one entry a line. A line is written whole or not at all."""

import io
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from coldsnap.core.codec import encode
from coldsnap.core.errors import ColdsnapError, RecordFault, Undecodable
from coldsnap.core.foreign_text import require_size
from coldsnap.core.game import Types
from coldsnap.core.record import Entry, Header, Record, decode_entry, decode_header, game_of
from coldsnap.core.unique_keys import require_unique_keys
from coldsnap.games.registry import game_named
from coldsnap.store.file_lock import Hold, hold_record

LARGEST: Final = 256 * 1024 * 1024
"""Bytes of the largest record that is read: a match of 100,000 plies has half of them."""
LONGEST: Final = 4 * 1024 * 1024
"""Bytes of the longest line: an answer of physics with as many facts as it may have takes a third of them."""


class RecordFile:
    """A record that grows while a match is played. Each entry is on the disk before `append` returns."""

    def __init__(self, path: Path, *, durable: bool = True) -> None:
        self.path = path
        self._durable = durable
        self._hold: Hold | None = None

    def hold(self) -> None:
        """Keep every other program from going on with this record until `release`. Raises InUse."""
        self._hold = hold_record(self.path)

    def release(self) -> None:
        """Others may go on with it."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def create(self, header: Header, entries: Sequence[Entry] = ()) -> None:
        """Begin a new file; one that exists already is refused."""
        try:
            with self.path.open("xb", buffering=0) as file:
                try:
                    self._write(file, [header, *entries])
                except OSError:
                    self.path.unlink()
                    raise
        except FileExistsError as error:
            raise ColdsnapError("record-exists", path=self.path) from error
        except OSError as error:
            raise ColdsnapError("cannot-write", path=self.path, cause=error) from error

    def replace(self, header: Header, entries: Sequence[Entry]) -> None:
        """Write the file anew, whole: what was there stays until the new one is on the disk."""
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            fresh.unlink(missing_ok=True)
            RecordFile(fresh, durable=self._durable).create(header, entries)
            fresh.replace(self.path)
        except OSError as error:
            raise ColdsnapError("cannot-write", path=self.path, cause=error) from error

    def append(self, *entries: Entry) -> None:
        """Add entries at the end."""
        try:
            with self.path.open("ab", buffering=0) as file:
                whole = file.seek(0, os.SEEK_END)
                try:
                    self._write(file, entries)
                except OSError:
                    os.ftruncate(file.fileno(), whole)
                    raise
        except OSError as error:
            raise ColdsnapError("cannot-write", path=self.path, cause=error) from error

    def drop_cut_line(self) -> None:
        """Drop what stands behind the last whole line: an entry that was cut off."""
        try:
            with self.path.open("r+b") as file:
                file.truncate(file.read().rfind(b"\n") + 1)
                os.fsync(file.fileno())
        except OSError as error:
            raise ColdsnapError("cannot-write", path=self.path, cause=error) from error

    def _write(self, file: io.RawIOBase, values: Sequence[Header | Entry]) -> None:
        left = memoryview(b"".join(encode(value) + b"\n" for value in values))
        while left:
            left = left[file.write(left) or 0 :]
        if self._durable:
            os.fsync(file.fileno())


def write_record(path: Path, record: Record) -> None:
    """Write a whole record to a new file."""
    RecordFile(path).create(record.header, record.entries)


def read_record(path: Path | str, *, salvage: bool = False) -> Record:
    """Read a record. `salvage`: a last line that was cut off is dropped instead of refused.

    It checks form, not truth: `match.replay.verify` tells whether the moves are legal and the digests right.
    """
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise ColdsnapError("cannot-read", path=path, cause=error) from error
    return parse_record(data, str(path), salvage=salvage)


def parse_record(data: bytes, where: str, *, salvage: bool = False) -> Record:
    """The record in the content of a file; `where` names it in errors."""
    try:
        require_size(data, LARGEST)
    except ColdsnapError as fault:
        raise RecordFault(where, 1, fault) from fault
    *lines, tail = data.split(b"\n")
    cut_off = RecordFault(where, len(lines) + 1, ColdsnapError("record-cut"))
    if not lines:
        raise cut_off if tail and not salvage else RecordFault(where, 1, ColdsnapError("record-empty"))
    header, types = _header(lines[0], where)
    if tail and not salvage:
        raise cut_off
    entries = tuple(_entry(line, types, where, number) for number, line in enumerate(lines[1:], start=2))
    if not entries:
        raise RecordFault(where, 2, ColdsnapError("record-no-entry"))
    return Record(header, entries)


def _header(line: bytes, where: str) -> tuple[Header, Types]:
    try:
        require_size(line, LONGEST)
        types = game_named(game_of(line)).types
        header = decode_header(line, types)
        require_unique_keys(line)
    except Undecodable as fault:
        raise RecordFault(where, 1, ColdsnapError("record-no-header", cause=fault)) from fault
    except ColdsnapError as fault:
        raise RecordFault(where, 1, fault) from fault
    return header, types


def _entry(line: bytes, types: Types, where: str, number: int) -> Entry:
    try:
        require_size(line, LONGEST)
        entry = decode_entry(line, types)
        require_unique_keys(line)
    except ColdsnapError as fault:
        raise RecordFault(where, number, fault) from fault
    if entry.ply != number - 2:
        raise RecordFault(where, number, ColdsnapError("ply-missing", ply=number - 2, found=entry.ply))
    return entry
