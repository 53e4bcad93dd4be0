"""Somebody at a table, honest or not: says Hello, asks, is answered by reference, and hears what happens."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.abuse.ask import HOST
from coldsnap.load_test.load_socket import LoadSocket, connect
from coldsnap.wire.messages import PROTOCOL

NOTHING: Final = b"null"


class Heard(Struct):
    """The fields of a message that matter here; the rest of it is skipped."""

    kind: str
    ref: str | None = None
    ply: int = 0
    code: str = ""
    offer: Raw = Raw(NOTHING)
    over: bool = False


_heard: Final = msgspec.json.Decoder(Heard)


class HungUp(ColdsnapError):
    """The server has closed a socket; `good_bye` is the code and the reason that it gave (`1008 too-fast`)."""

    def __init__(self, good_bye: str) -> None:
        super().__init__("bench-hung-up")
        self.good_bye = good_bye


class Visitor:
    """One device at a table. `offer` is what it may decide now, `ply` how many entries it knows of."""

    def __init__(self, port: int, source: str, table: str, token: str) -> None:
        self._port, self._source, self._table, self._token = port, source, table, token
        self._refs = count()
        self._asked: dict[str, asyncio.Future[Heard]] = {}
        self._news = asyncio.Event()
        self.socket: LoadSocket | None = None
        self.ply = 0
        self.offer = NOTHING
        self.over = False
        self.shown = False

    async def enter(self) -> None:
        """Open a socket, say Hello, and wait until the table has been shown. Raises NoSocket, HungUp, OSError."""
        host = f"{HOST}:{self._port}"
        origin = {"Origin": f"http://{host}"}
        self.socket = await connect(self._port, f"/ws/{self._table}", origin, self, address=self._source)
        self.socket.ended.add_done_callback(lambda _: self._news.set())
        self.say({"kind": "hello", "protocol": PROTOCOL, "tokens": [self._token] if self._token else []})
        await self.until(lambda: self.shown)

    def say(self, message: dict[str, Any]) -> None:
        """Send a message. Raises HungUp."""
        if self.socket is None or self.socket.lost:
            raise HungUp("" if self.socket is None else self.socket.good_bye)
        self.socket.send(msgspec.json.encode(message))

    async def ask(self, kind: str, **fields: Any) -> Heard:
        """Send a command; the answer, which may be a refusal. Raises HungUp."""
        ref = str(next(self._refs))
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self._asked[ref] = answer
        try:
            self.say({"kind": kind, "ref": ref, **fields})
            await self.until(answer.done)
            return answer.result()
        finally:
            del self._asked[ref]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something that is told makes this so. Raises HungUp."""
        while not true():
            if self.socket is None or self.socket.lost:
                raise HungUp("" if self.socket is None else self.socket.good_bye)
            self._news.clear()
            await self._news.wait()

    def leave(self) -> None:
        """Be gone without a word."""
        if self.socket is not None:
            self.socket.abort()
        self.socket, self.shown, self.offer = None, False, NOTHING

    def hear(self, data: bytes) -> None:
        """Take in a message."""
        heard = _heard.decode(data)
        if heard.kind in {"sync", "update"}:
            self.shown, self.ply, self.offer, self.over = True, heard.ply, bytes(heard.offer), heard.over
        answer = self._asked.get(heard.ref or "")
        if answer is not None and not answer.done():
            answer.set_result(heard)
        self._news.set()
