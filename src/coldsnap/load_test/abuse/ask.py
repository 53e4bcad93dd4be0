"""Requests over HTTP from one of this computer's addresses, each on a connection of its own."""

import asyncio
from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

import msgspec
from msgspec import Struct

from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.load_socket import NoSocket
from coldsnap.wire.new_table import NewTable

HOST: Final = "127.0.0.1"
JSON: Final = {"Content-Type": "application/json"}


class Answer(Struct, frozen=True):
    """The answer to a request. `code` is that of a refusal."""

    status: int
    body: bytes

    @property
    def code(self) -> str:
        """The stable code of a refusal; nothing if there is none."""
        try:
            return msgspec.json.decode(self.body, type=_Wrong).code
        except msgspec.DecodeError:
            return ""


class _Wrong(Struct):
    code: str = ""


class Grant(Struct):
    """A seat's secret."""

    token: str


class Made(Struct):
    """A table that was made, as far as those who use it here need to know it."""

    table: str
    host: str
    watch: str
    seats: list[Grant]


def address(network: int, number: int = 0) -> str:
    """One of this computer's addresses: the `number`th of a network of its own."""
    return f"127.{network}.{number // 250}.{1 + number % 250}"


async def line(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection from an address. Raises OSError."""
    return await asyncio.open_connection(HOST, port, local_addr=(source, 0))


def head(port: int, method: str, path: str, headers: Mapping[str, str]) -> bytes:
    """The head of a request."""
    given = {"Host": f"{HOST}:{port}", "Connection": "close", **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode()


async def ask(port: int, source: str, path: str, body: bytes | None = None) -> Answer:
    """Get a path, or post JSON to it. Raises OSError, NoSocket if there is no whole answer."""
    reader, writer = await line(port, source)
    try:
        if body is None:
            writer.write(head(port, "GET", path, {}))
        else:
            writer.write(head(port, "POST", path, {**JSON, "Content-Length": str(len(body))}) + body)
        return _read(await reader.read())
    finally:
        writer.transport.abort()


def _read(data: bytes) -> Answer:
    start, _, body = data.partition(b"\r\n\r\n")
    words = start.split(b" ", 2)
    if not start.startswith(b"HTTP/1.1 ") or not words[1].isdigit():
        raise NoSocket(ColdsnapError("bench-hung-up"))
    return Answer(int(words[1]), body)


async def make_table(port: int, source: str, wanted: NewTable) -> Made:
    """Make a table. Raises OSError, ColdsnapError if the server refuses it."""
    answer = await ask(port, source, "/api/tables", msgspec.json.encode(wanted))
    if answer.status != HTTPStatus.CREATED:
        raise ColdsnapError("bench-no-table", status=str(answer.status), cause=answer.code)
    return msgspec.json.decode(answer.body, type=Made)
