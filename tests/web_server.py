"""A real server in a thread of the test, with real sockets on a free port; and a hub with a table that echoes."""

import asyncio
import contextlib
import http.client
import json
import socket
import threading
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coldsnap.server.app import HubFactory, build_app
from coldsnap.server.http.pages import WEB
from coldsnap.server.limits import Limits
from coldsnap.server.services import AnyLiveTable
from coldsnap.server.settings import Settings
from coldsnap.server.sockets.uvicorn_config import uvicorn_config
from coldsnap.server.tables.hub import Hub
from coldsnap.server.tables.viewer import Viewer
from coldsnap.server.workers.facade import Load, Workers
from coldsnap.store.matches import MatchStore, Settle
from coldsnap.wire.messages import (
    PROTOCOL,
    Act,
    Aim,
    Aimed,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Pong,
    Preview,
    Previewed,
    Role,
    Welcome,
)
from coldsnap.wire.new_table import Created, Joined, NewTable
from coldsnap.wire.packing import unpack
from deadlines import HANG_S, wait_until

TABLE: Final = "table-of-tests"
HELLO: Final = {"kind": "hello", "protocol": PROTOCOL, "tokens": []}
TABLE_WISH: Final[dict[str, Any]] = {"game": "icetoids", "seats": [{"kind": "person"}, {"kind": "open"}]}
PLENTY: Final = 1_000_000
GENEROUS: Final = Limits(
    socket_credits=PLENTY,
    seat_credits=PLENTY,
    address_credits=PLENTY,
    tables_per_address=PLENTY,
    connections_per_address=PLENTY,
)
"""Purses that last for any test: how much comes back into them depends on how long the test takes."""
STORY: Final = tuple((n, n, 0) for n in range(4000))


class EchoTable:
    """Answers each message; a preview is answered with much."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.viewers: list[Viewer] = []

    def role_of(self, tokens: tuple[str, ...]) -> Role:
        """Who says that they sit here is believed."""
        return "seat" if tokens else "watcher"

    async def enter(self, viewer: Viewer, hello: Hello) -> None:
        viewer.facing = hello.face
        self.viewers.append(viewer)
        viewer.send(
            Welcome(PROTOCOL, "test", self.table, "icetoids", "watcher", (), help="none", public=True, started=False)
        )

    async def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)

    async def hear(self, viewer: Viewer, message: ClientMessage) -> None:
        match message:
            case Ping(ref):
                viewer.send(Pong(ref))
            case Aim():
                for other in self.viewers:
                    other.send(Aimed(0, Raw(b"{}")), droppable=True)
            case Preview(ref):
                viewer.send(Previewed(ref, STORY))
            case Act(ref, seen) if seen == 13:
                raise RuntimeError(f"a fault of ours with {ref}")
            case Act(ref, seen):
                viewer.send(Done(ref, seen))
            case _:
                pass

    def seat_move(self, viewer: Viewer, message: Act, settle: Settle) -> None:
        """There is always something to wait for."""


class EchoHub:
    """A real hub, but one of its tables only answers."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.boards = hub.boards
        self.flick_frames = hub.flick_frames
        self.echo = EchoTable(TABLE)

    @property
    def load(self) -> Load:
        return self.hub.load

    @property
    def in_memory(self) -> Collection[str]:
        return self.hub.in_memory

    async def create(self, wanted: NewTable, address: str) -> Created:
        return await self.hub.create(wanted, address)

    async def join(self, table: str, invite: str, token: str, name: str, seat: int | None) -> Joined:
        return await self.hub.join(table, invite, token, name, seat)

    async def rematch(self, table: str, address: str) -> str:
        return await self.hub.rematch(table, address)

    async def live_table(self, table: str) -> AnyLiveTable | None:
        return self.echo if table == TABLE else await self.hub.live_table(table)


@asynccontextmanager
async def echo_hub(store: MatchStore, settings: Settings) -> AsyncIterator[EchoHub]:
    """No worker is started: these tests need no physics and no bots."""
    hub = Hub(store, Workers(1), settings)
    try:
        yield EchoHub(hub)
    finally:
        await hub.close()


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Served:
    """A running server."""

    port: int
    server: uvicorn.Server
    thread: threading.Thread

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """One request on a connection of its own; a body is sent as JSON unless it is bytes already."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANG_S)
        sent = dict(headers or {})
        data = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else None
        if data is not None:
            sent.setdefault("content-type", "application/json")
        with contextlib.closing(line):
            line.request(method, path, data, sent)
            got = line.getresponse()
            return Answer(got.status, {name.lower(): value for name, value in got.getheaders()}, got.read())

    def line(self, table: str = TABLE, **options: Any) -> connect:
        """A client's socket; from our own origin unless it says otherwise."""
        options.setdefault("origin", f"http://{self.host}")
        return connect(f"ws://{self.host}/ws/{table}", **options)

    def raw(self) -> socket.socket:
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=HANG_S)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(HANG_S)
        assert not self.thread.is_alive()


@contextmanager
def served(
    folder: Path,
    hub_factory: HubFactory = echo_hub,
    *,
    web: Path = WEB,
    limits: Limits | None = None,
    **more: Any,
) -> Iterator[Served]:
    """A server for the length of a test; nobody is too fast for it unless the test sets the limits."""
    settings = Settings(port=0, database=str(folder / "t.sqlite"), limits=limits or GENEROUS, **more)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn_config(build_app(settings, hub_factory, web=web), settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started
    running = Served(listening.getsockname()[1], server, thread)
    try:
        yield running
    finally:
        running.stop()


async def say(line: ClientConnection, message: object) -> Any:
    """Send a message and wait for the next that comes."""
    await line.send(json.dumps(message))
    return await hear(line)


async def hear(line: ClientConnection) -> Any:
    """The next message."""
    return json.loads(unpack(await asyncio.wait_for(line.recv(), HANG_S)))


async def closed(line: ClientConnection) -> tuple[int | None, str | None]:
    """The code and the reason with which the server hangs up; what it says before is passed over."""
    async with asyncio.timeout(HANG_S):
        await line.wait_closed()
    return line.close_code, line.close_reason


async def the_rest(line: ClientConnection) -> list[Any]:
    """All that was said before the server hung up."""
    found = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            found.append(await hear(line))
    return found
