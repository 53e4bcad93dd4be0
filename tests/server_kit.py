"""A real server in a process of its own, which can be killed without warning and started again on the same file."""

import contextlib
import http.client
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final, Self

from coldsnap.core.record import Entry, decode_entry
from coldsnap.games.registry import game_named
from deadlines import HANG_S, wait_until

GENEROUS: Final = {
    f"COLDSNAP_LIMIT_{name}": "1000000000"
    for name in (
        "SOCKET_CREDITS",
        "SOCKET_REFILL",
        "SEAT_CREDITS",
        "SEAT_REFILL",
        "ADDRESS_CREDITS",
        "ADDRESS_REFILL",
        "SOCKETS_PER_ADDRESS",
        "CONNECTIONS_PER_ADDRESS",
        "TABLES_PER_ADDRESS",
        "STORED_PER_ADDRESS",
    )
}
"""Scripted players are faster than people: what limits are for is tested elsewhere."""


class ServerProcess:
    """`coldsnap serve` on a port that is ours all the time, with its database in a folder. A context that kills it."""

    def __init__(self, folder: Path, *, workers: int = 1, env: dict[str, str] | None = None) -> None:
        self.database = folder / "tables.sqlite"
        self._held = held_port()
        self.port: int = self._held.getsockname()[1]
        self._log = folder / "server.log"
        self._workers = workers
        # Python keeps what it has compiled, as it does for everybody who is not told otherwise by this variable.
        self._env = {**os.environ, **GENEROUS, "PYTHONDONTWRITEBYTECODE": "", "PYTHONFAULTHANDLER": "1", **(env or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def __enter__(self) -> Self:
        self.start()
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._held.close()

    def start(self) -> None:
        """Begin a process, and do not wait for it."""
        command = [sys.executable, "-P", "-c", "from coldsnap.cli.main import main; main()", "serve"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        command += ["--workers", str(self._workers), "--log-level", "warning"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=self._env)  # noqa: S603 - our own

    def healthy(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"the server has ended:\n{self.log}"
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANG_S)
        with contextlib.closing(line), contextlib.suppress(OSError, http.client.HTTPException):
            line.request("GET", "/api/health")
            return line.getresponse().status == 200
        return False

    def wait(self) -> None:
        """Until it answers."""
        wait_until(self.healthy, lambda: f"the server does not answer:\n{self.log}")

    def autopsy(self) -> str:
        """Whether the process runs, what its threads do, and what it has logged. It is dead afterwards."""
        assert self._process is not None
        code = self._process.poll()
        self._process.send_signal(signal.SIGABRT)  # faulthandler writes all stacks
        self._process.wait()
        return f"the server {'runs' if code is None else f'has ended with {code}'}:\n{self.log[-8000:]}"

    @property
    def libraries(self) -> str:
        """The files that the server has mapped into its memory."""
        return Path(f"/proc/{self.pid}/maps").read_text(encoding="utf-8")

    def hold_workers(self) -> tuple[int, ...]:
        """Stop the workers as they are: what is in the air stays there. They cannot end by themselves any more."""
        workers = children_of(self.pid)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        return workers

    def kill(self) -> tuple[int, ...]:
        """Kill -9 the process and nothing else; the workers that it had have to end by themselves."""
        assert self._process is not None
        workers = children_of(self._process.pid)
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        return workers


def held_port() -> socket.socket:
    """A free port that nobody else gets while this is open: a server can still listen there, and while none does, who
    calls is refused."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def children_of(pid: int) -> tuple[int, ...]:
    tasks = Path(f"/proc/{pid}/task")
    with contextlib.suppress(OSError):
        return tuple(int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split())
    return ()


def stored_entries(database: Path, table: str, game: str, after: int = 0) -> list[Entry]:
    """The entries of a table from ply `after` on, as they are in the file, without any help of the store."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        rows = file.execute(
            "select line from entries where match = ? and ply >= ? order by ply", (table, after)
        ).fetchall()
    types = game_named(game).types
    return [decode_entry(line, types) for (line,) in rows]
