"""Sockets from Hello to the close: what is understood, what is refused, and with which code a socket ends."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from coldsnap.server.limits import Limits
from coldsnap.wire.messages import FRAME_IN
from web_server import HELLO, Served, closed, hear, say, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("sockets")) as running:
        yield running


def test_hello_is_answered_and_then_the_room_is_heard(server: Served) -> None:
    async def talk() -> None:
        async with server.line() as line:
            assert (await say(line, HELLO))["kind"] == "welcome"
            assert await say(line, {"kind": "ping", "ref": "a"}) == {"kind": "pong", "ref": "a"}
            assert (await say(line, {"kind": "act", "ref": "b", "seen": 3, "action": {}}))["ply"] == 3

    asyncio.run(talk())


def test_nothing_is_compressed(server: Served) -> None:
    async def talk() -> None:
        async with server.line() as line:
            assert line.response is not None
            assert "sec-websocket-extensions" not in line.response.headers

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"kind": "ping", "ref": "a"}, "no-hello"),
        ({**HELLO, "protocol": 2}, "other-protocol"),
    ],
)
def test_the_first_message_has_to_be_a_hello_that_we_speak(server: Served, first: object, code: str) -> None:
    async def talk() -> None:
        async with server.line() as line:
            assert await say(line, first) == {"kind": "refused", "ref": None, "code": code, "rule": None, "details": {}}
            assert await closed(line) == (1008, code)

    asyncio.run(talk())


def test_a_table_that_is_not_there_is_refused(server: Served) -> None:
    async def talk() -> None:
        async with server.line("no-such-table-here") as line:
            assert (await say(line, HELLO))["code"] == "no-such-table"
            assert await closed(line) == (1008, "no-such-table")

    asyncio.run(talk())


def test_a_second_hello_is_refused_and_the_socket_stays(server: Served) -> None:
    async def talk() -> None:
        async with server.line() as line:
            await say(line, HELLO)
            assert (await say(line, HELLO))["code"] == "hello-again"
            assert (await say(line, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    asyncio.run(talk())


GARBLED: list[Any] = [
    "",
    "{",
    "[]",
    "null",
    '"ping"',
    '{"kind":"ping"}',
    '{"kind":"ping","ref":"a","more":1}',
    '{"kind":"nature","ref":"a"}',
    '{"kind":"ping","ref":"a b"}',
    '{"kind":"ping","ref":NaN}',
    '{"kind":"act","ref":"a","seen":1e999,"action":{}}',
    '{"kind":"act","ref":"a","seen":-1,"action":{}}',
    "[" * 2000,
    b"\xff\xfe\x00",
    b"\x80\x04\x95",
]


@pytest.mark.parametrize("garbled", GARBLED, ids=range(len(GARBLED)))
def test_what_is_not_understood_is_said_to_be_and_the_socket_stays(server: Served, garbled: Any) -> None:
    async def talk() -> None:
        async with server.line() as line:
            await say(line, HELLO)
            await line.send(garbled)
            told = await hear(line)
            assert (told["kind"], told["ref"], told["code"]) == ("refused", None, "undecodable")
            assert (await say(line, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("garbled", "key"),
    [
        ('{"kind":"ping","ref":"a","ref":"b"}', "ref"),
        ('{"kind":"act","ref":"a","seen":1,"action":{"kind":"x","yaw":1,"yaw":2}}', "yaw"),
        ('{"kind":"aim","action":{"at":{"x":1,"\\u0078":2}}}', "x"),
    ],
)
def test_what_says_a_thing_twice_is_refused_by_its_name(server: Served, garbled: str, key: str) -> None:
    async def talk() -> None:
        async with server.line() as line:
            await say(line, HELLO)
            await line.send(garbled)
            told = await hear(line)
            assert (told["kind"], told["code"], told["details"]) == ("refused", "key-twice", {"key": key})
            assert (await say(line, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    asyncio.run(talk())


def test_after_a_few_that_are_not_understood_the_socket_is_closed(server: Served) -> None:
    async def talk() -> None:
        async with server.line() as line:
            await say(line, HELLO)
            told = [await say(line, "?") for _ in range(Limits().garbled)]
            assert {each["code"] for each in told} == {"undecodable"}
            assert await closed(line) == (1008, "undecodable")

    asyncio.run(talk())


def test_a_frame_of_four_thousand_bytes_is_taken_and_a_larger_one_ends_the_socket(server: Served) -> None:
    async def talk() -> None:
        message = {"kind": "act", "ref": "a", "seen": 1, "action": {"x": ""}}
        message["action"] = {"x": "y" * (FRAME_IN - len(json.dumps(message)))}
        async with server.line() as line:
            await say(line, HELLO)
            assert len(json.dumps(message)) == FRAME_IN
            assert (await say(line, message))["kind"] == "done"
            await line.send(json.dumps(message) + " ")
            assert (await closed(line))[0] == 1009

    asyncio.run(talk())


def test_text_that_is_no_text_ends_the_socket_and_only_that(server: Served) -> None:
    async def talk() -> None:
        async with server.line() as line, server.line() as other:
            await say(line, HELLO)
            await say(other, HELLO)
            await line.send(b"\xff\xff", text=True)
            assert (await closed(line))[0] == 1007
            assert (await say(other, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    asyncio.run(talk())


def test_a_fault_of_ours_ends_one_socket_without_a_word_of_why(server: Served) -> None:
    async def talk() -> None:
        async with server.line() as line:
            await say(line, HELLO)
            await line.send(json.dumps({"kind": "act", "ref": "a", "seen": 13, "action": {}}))
            assert await closed(line) == (1011, "broken")
        async with server.line() as line:
            assert (await say(line, HELLO))["kind"] == "welcome"

    asyncio.run(talk())
