"""The server that is measured: a process of its own, on a free port and on a new database in a temporary folder."""

import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from coldsnap.core.errors import ColdsnapError

STOP_S: Final = 30.0
PLENTY: Final = "1000000000"
WITHOUT_LIMITS: Final = {
    f"COLDSNAP_LIMIT_{name}": PLENTY
    for name in (
        *("SOCKET_CREDITS", "SOCKET_REFILL", "SEAT_CREDITS", "SEAT_REFILL", "ADDRESS_CREDITS", "ADDRESS_REFILL"),
        *("SOCKETS_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS", "TABLES_PER_ADDRESS", "STORED_PER_ADDRESS"),
    )
} | {"COLDSNAP_WORKERS": "1"}
"""For load that comes from one address: what a person may do is not what is measured."""


class Running(Struct, frozen=True):
    """A server that answers at a port; its process, its database and what it writes to its log."""

    port: int
    pid: int
    database: Path
    log: Path


@contextmanager
def server(
    command: Sequence[str], environ: Mapping[str, str] = WITHOUT_LIMITS, *, descriptors: int | None = None
) -> Iterator[Running]:
    """A server on a free port and on a new database, for as long as the context is open.

    `environ` are settings of it. It begins with so many `descriptors` (the soft limit), and may raise that by itself.
    """
    with tempfile.TemporaryDirectory(prefix="coldsnap-bench-") as folder:
        database, log = Path(folder) / "tables.sqlite", Path(folder) / "log"
        given = {**os.environ, **environ, "COLDSNAP_PORT": "0", "COLDSNAP_DATABASE": str(database)}
        with log.open("wb") as stderr, _process(command, given, descriptors, stderr=stderr) as process:
            assert process.stdout is not None  # noqa: S101 - it was asked for
            address = next((line for line in process.stdout if line.startswith(b"http")), b"").decode().strip()
            if not address:
                process.wait(STOP_S)
                raise ColdsnapError("bench-not-started", cause=log.read_text()[-500:])
            try:
                yield Running(urlsplit(address).port or 0, process.pid, database, log)
            except ColdsnapError as error:
                if process.poll() is None:
                    raise
                raise ColdsnapError("bench-gone", cause=log.read_text()[-500:]) from error


@contextmanager
def _process(
    command: Sequence[str], environ: Mapping[str, str], descriptors: int | None, **given: object
) -> Iterator[subprocess.Popen[bytes]]:
    with _fewer(descriptors):
        process = subprocess.Popen(command, env=dict(environ), stdout=subprocess.PIPE, **given)  # type: ignore[call-overload] # noqa: S603 - our own command
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


@contextmanager
def _fewer(descriptors: int | None) -> Iterator[None]:
    """Let a process that is started here begin with so few descriptors; what is open already stays open."""
    if descriptors is None:
        yield
        return
    import resource  # Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
