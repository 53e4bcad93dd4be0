"""Nothing of a connection stays in memory once it has ended, however it ended; without Python's collector."""

import asyncio
import gc
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coldsnap.server.limits import Limits
from deadlines import wait_until
from server.socket_frames import handshake, upgraded
from web_server import HELLO, TABLE_WISH, Served, closed, say, served

OURS: Final = (
    "coldsnap.server.sockets",
    "coldsnap.server.edge",
    "websockets.server",
    "litestar.connection",
    "uvicorn.pro",
)
"""Where the classes are of which each connection has some."""
LONG_LIVED: Final = {"AddressLimits", "Border", "CreditBuckets", "CreditBucket"}

Talk = Callable[[ClientConnection], Awaitable[object]]


def held() -> list[str]:
    """The classes of what is in memory for connections."""
    kinds = map(type, gc.get_objects())
    return [
        each.__name__ for each in kinds if str(each.__module__).startswith(OURS) and each.__name__ not in LONG_LIVED
    ]


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """What holds itself in memory stays there."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def check(folder: Path, visit: Callable[[Served], object], **limits: Any) -> None:
    """Let two visitors come to a server, one when the other has gone, and look at what is left of them."""
    with served(folder, limits=Limits(**{"linger_s": 0.1, **limits})) as running:
        before = Counter(held())
        for _ in range(2):
            visit(running)
            wait_until(lambda: not Counter(held()) - before, lambda: str(held()))


async def leave(line: ClientConnection) -> None:
    """Say good-bye."""
    await say(line, HELLO)
    await say(line, {"kind": "ping", "ref": "a"})


async def ask_much(line: ClientConnection) -> None:
    await say(line, HELLO)
    await line.send(json.dumps({"kind": "preview", "ref": "a", "action": {}}))


async def say_nonsense(line: ClientConnection) -> None:
    for _ in range(5):
        await line.send("nonsense")
    assert await closed(line) == (1008, "undecodable")


async def hit_a_fault_of_ours(line: ClientConnection) -> None:
    await say(line, HELLO)
    await line.send(json.dumps({"kind": "act", "ref": "a", "seen": 13, "action": {}}))
    assert await closed(line) == (1011, "broken")


def ended(code: int, reason: str) -> Talk:
    async def wait(line: ClientConnection) -> None:
        await line.send(json.dumps(HELLO))
        assert await closed(line) == (code, reason)

    return wait


@pytest.mark.parametrize(
    ("talk", "limits"),
    [
        (leave, {}),
        (ask_much, {}),
        (say_nonsense, {}),
        (hit_a_fault_of_ours, {}),
        (closed, {"hello_s": 0.1}),
        (ended(1001, "idle"), {"idle_s": 0.1}),
        (ended(1008, "too-fast"), {"socket_credits": 1, "strikes": 1}),
    ],
)
def test_nothing_of_a_socket_stays(tmp_path: Path, talk: Talk, limits: dict[str, Any]) -> None:
    async def visit(running: Served) -> None:
        async with running.line() as line:
            await talk(line)

    check(tmp_path, lambda running: asyncio.run(visit(running)), **limits)


def test_nothing_of_a_socket_stays_that_is_one_too_many(tmp_path: Path) -> None:
    async def visit(running: Served) -> None:
        async with running.line() as first, running.line() as second:
            await say(first, HELLO)
            assert await closed(second) == (1013, "too-many-sockets")

    check(tmp_path, lambda running: asyncio.run(visit(running)), sockets_per_address=1)


def test_nothing_of_a_real_table_s_socket_stays(tmp_path: Path) -> None:
    async def talk(running: Served) -> None:
        table = running.ask("POST", "/api/tables", TABLE_WISH).json
        async with running.line(table["table"]) as line:
            assert (await say(line, {**HELLO, "tokens": [table["host"]]}))["role"] == "host"
            await line.send(json.dumps({"kind": "emote", "ref": "a", "emote": "wow"}))
        async with running.line("no-such-table") as line:
            await line.send(json.dumps(HELLO))
            assert await closed(line) == (1008, "no-such-table")

    check(tmp_path, lambda running: asyncio.run(talk(running)))


def test_nothing_of_a_socket_stays_whose_line_breaks(tmp_path: Path) -> None:
    def visit(running: Served) -> None:
        with upgraded(running) as line:
            line.sendall(b"\x81")

    check(tmp_path, visit)


def test_nothing_of_an_upgrade_stays_that_is_refused(tmp_path: Path) -> None:
    async def knock(running: Served, path: str, **options: Any) -> None:
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with running.line(path, **options) as line:
                await say(line, HELLO)

    def visit(running: Served) -> None:
        asyncio.run(knock(running, "t", origin="https://evil.example"))
        asyncio.run(knock(running, "a/b/c"))
        with running.raw() as line:
            line.sendall(handshake(running, without="Sec-WebSocket-Key"))
            line.recv(100)

    check(tmp_path, visit)


def test_nothing_of_a_request_stays(tmp_path: Path) -> None:
    def visit(running: Served) -> None:
        assert running.ask("GET", "/api/health").status == 200
        assert running.ask("GET", "/no/such/page").status == 404
        assert running.ask("POST", "/api/tables", {**TABLE_WISH, "game": "chess"}).status == 422
        assert running.ask("POST", "/api/tables", TABLE_WISH, {"origin": "https://evil.example"}).status == 403
        with running.raw() as line:
            line.sendall(b"GET /api/health HTTP/1.1\r\nX-Slow: ")
        with running.raw() as line:
            line.sendall(b"\x00\x01 nonsense\r\n\r\n")
            line.recv(100)
        with running.raw() as line:
            assert line.recv(100) == b""

    check(tmp_path, visit, head_s=0.2)
