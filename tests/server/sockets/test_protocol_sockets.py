"""Real sockets to real tables: what a client may do wrong, and that the table plays on."""

import asyncio
import json
import socket
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from coldsnap.server.run import running_hub
from coldsnap.wire.messages import FRAME_IN
from coldsnap.wire.packing import unpack
from deadlines import HANG_S
from web_server import Served, closed, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("protocol"), running_hub, workers=1) as running:
        yield running


def a_table(server: Served, **more: Any) -> Any:
    wish = {"game": "icetoids", "seats": [{"kind": "person"}, {"kind": "person"}], **more}
    answer = server.ask("POST", "/api/tables", wish)
    assert answer.status == 201
    return answer.json


async def say(line: ClientConnection, message: Any, kind: str | None = None) -> Any:
    """Say something and wait for the answer of a kind, or with the same ref."""
    await line.send(message if isinstance(message, str | bytes) else json.dumps(message))
    while True:
        told = json.loads(unpack(await asyncio.wait_for(line.recv(), HANG_S)))
        if told["kind"] == kind if kind else told.get("ref", ...) == message.get("ref", None):
            return told


def hello(*tokens: str, **more: Any) -> dict[str, Any]:
    return {"kind": "hello", "protocol": 1, "tokens": list(tokens), **more}


def first_move(sync: Any, ref: str = "m1") -> dict[str, Any]:
    return {"kind": "act", "ref": ref, "seen": sync["ply"], "action": sync["offer"]["choices"][0]["action"]}


async def in_turn(line: ClientConnection, made: Any) -> Any:
    """Say hello with both seats and face the one that has to decide; its sync."""
    tokens = [grant["token"] for grant in made["seats"]]
    sync = await say(line, hello(*tokens), "sync")
    for number in count():
        sync = await say(line, {"kind": "face", "ref": f"f{number}", "seat": sync["view"]["actor"]}, "sync")
        if sync["offer"] is not None:  # else a move was still on its way
            break
    return sync


def test_what_is_wrong_is_refused_and_the_move_after_it_is_played(server: Served) -> None:
    async def talk() -> None:
        made = a_table(server)
        async with server.line(made["table"]) as line:
            sync = await in_turn(line, made)
            move = first_move(sync)
            text = json.dumps(move)
            for wrong in (text[:-3], json.dumps({**move, "more": 1}), json.dumps({**move, "kind": "nature"}), b"\x00"):
                assert (await say(line, wrong, "refused"))["code"] == "undecodable"
            assert (await say(line, hello(), "refused"))["code"] == "hello-again"
            assert (await say(line, {"kind": "face", "ref": "g", "seat": 5}))["code"] == "not-your-seat"
            assert (await say(line, {**move, "ref": "late", "seen": 9}))["code"] == "stale"
            for _ in range(2):
                assert await say(line, move) == {"kind": "done", "ref": "m1", "ply": 2}
        async with server.line(made["table"]) as line:
            assert (await in_turn(line, made))["ply"] == 2
            assert await say(line, move) == {"kind": "done", "ref": "m1", "ply": 2}

    asyncio.run(talk())


def test_a_frame_that_is_too_large_ends_the_socket_and_not_the_table(server: Served) -> None:
    async def talk() -> None:
        made = a_table(server)
        async with server.line(made["table"]) as line:
            move = first_move(await in_turn(line, made))
            text = json.dumps(move)
            await line.send(text + " " * (FRAME_IN + 1 - len(text)))
            assert (await closed(line))[0] == 1009
        async with server.line(made["table"]) as line:
            assert (await in_turn(line, made))["ply"] == 1
            assert (await say(line, text + " " * (FRAME_IN - len(text)), "update"))["ply"] == 2

    asyncio.run(talk())


def test_a_foreign_page_and_a_wrong_secret_get_nothing(server: Served) -> None:
    async def talk() -> None:
        made = a_table(server)
        for origin in ("https://evil.example", "null", f"http://{server.host}.evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                async with server.line(made["table"], origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        for tokens in ((), ("x" * 32,), (made["invite"],)):
            async with server.line(made["table"]) as line:
                assert (await say(line, hello(*tokens), "refused"))["code"] == "no-such-table"
                assert await closed(line) == (1008, "no-such-table")

    asyncio.run(talk())


def test_private_tables_are_on_no_list_and_public_ones_open_to_everybody(server: Served) -> None:
    async def talk() -> None:
        private, public = a_table(server), a_table(server, public=True)
        listed = {table["id"] for table in server.ask("GET", "/api/tables").json["tables"]}
        assert public["table"] in listed
        assert private["table"] not in listed
        assert server.ask("GET", f"/api/tables/{private['table']}").status == 404
        async with server.line(public["table"]) as line:
            told = await say(line, hello(), "welcome")
            assert (told["role"], told["mine"], told["public"]) == ("watcher", [], True)
            lapse = {"kind": "host", "ref": "h", "seen": 1, "do": "lapse", "seat": 0}
            assert (await say(line, lapse))["code"] == "not-host"

    asyncio.run(talk())


def test_an_answer_does_not_wait_for_acknowledgements(server: Served) -> None:
    async def talk() -> None:
        made = a_table(server)
        async with server.line(made["table"]) as line:
            await in_turn(line, made)
            (ours,) = server.server.server_state.connections
            assert ours.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    asyncio.run(talk())


def test_a_socket_that_is_cut_in_mid_command_leaves_a_table_that_plays_on(server: Served) -> None:
    async def talk() -> None:
        made = a_table(server)
        for number in range(12):
            async with server.line(made["table"]) as line:
                sync = await in_turn(line, made)
                await line.send(json.dumps(first_move(sync, f"m{number}")))
                line.transport.abort()
            async with server.line(made["table"]) as line:
                again = await in_turn(line, made)
                assert again["ply"] - sync["ply"] in (0, 1)
                told = await say(line, first_move(again, f"n{number}"))
                assert told["kind"] == "done" or told["code"] == "stale", told

    asyncio.run(talk())
