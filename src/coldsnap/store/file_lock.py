"""A file that one program alone may write: it is held while that program runs, and free again however that ends.

The operating system keeps the lock (on Windows on one byte far behind the end of the file, which keeps nobody from
reading), so a program that was killed leaves none behind; processes that the holder starts do not have it.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from coldsnap.core.errors import ColdsnapError, Rejected

SUFFIX: Final = ".lock"
_NOTE: Final = 500

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1 << 40, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Rejected):
    """Another program holds the file. `note` is what it has written down for such a case: a server's address."""

    def __init__(self, code: str, path: Path, note: str = "") -> None:
        self.note = note
        super().__init__(code, path=str(path), address=note)


class Hold:
    """A file that is held until `release`, or until this process ends."""

    def __init__(self, path: Path, descriptor: int, *, companion: bool = False) -> None:
        self.path = path
        self._descriptor = descriptor
        self._companion = companion

    def write_note(self, text: str) -> None:
        """Leave word for whoever finds the database held; there is none in a record."""
        if self._companion:
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, text.encode()[:_NOTE])

    def release(self) -> None:
        """Let go. A companion goes away while it is still held, so that nobody holds one that is no longer there."""
        if self._companion:
            with contextlib.suppress(OSError):
                self.path.unlink()
        os.close(self._descriptor)


def hold_record(path: Path) -> Hold:
    """Hold a record while a match is played in it. Raises InUse, and ColdsnapError if the file cannot be opened."""
    try:
        descriptor = _opened(path)
    except OSError as error:
        raise ColdsnapError("cannot-read", path=path, cause=error) from error
    if not _taken(descriptor):
        os.close(descriptor)
        raise InUse("record-in-use", path)
    return Hold(path, descriptor)


def hold_database(path: Path) -> Hold:
    """Hold a database, by a file beside it: SQLite has locks of its own in the database, and closing it drops them.

    Raises InUse. Whoever only reads, or makes a backup, need not hold it.
    """
    true = path.resolve()  # whatever name it goes by, it is one database
    beside = true.with_name(true.name + SUFFIX)
    while True:
        try:
            descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise ColdsnapError("system-file", path=path, cause=error) from error
        if not _taken(descriptor):
            os.lseek(descriptor, 0, os.SEEK_SET)
            note = os.read(descriptor, _NOTE).decode(errors="replace")
            os.close(descriptor)
            raise InUse("database-served" if note else "database-in-use", path, note)
        if _is_still(beside, descriptor):
            return Hold(beside, descriptor, companion=True)
        os.close(descriptor)


def _opened(path: Path) -> int:
    """To write if that is allowed: over a network there are no locks for those who only read."""
    try:
        return os.open(path, os.O_RDWR)
    except PermissionError:
        return os.open(path, os.O_RDONLY)


def _taken(descriptor: int) -> bool:
    """Whether the file is ours now. Where the file system knows no locks, it is nobody's and everybody's."""
    try:
        _lock(descriptor)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _is_still(path: Path, descriptor: int) -> bool:
    """Whether the path still leads to the file that was opened: who held it before may have removed it."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
