"""What a client says on its connection, heard by a server that answers as the test wants."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve

from coldsnap.client.connection import Client
from coldsnap.client.link import Link, Secret
from coldsnap.client.news import ConnectionStatus, SeenTable
from coldsnap.core.choices import OneOf
from coldsnap.core.game import Move
from coldsnap.core.rng import rng_from
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table
from coldsnap.server.tables.projection import sync_for, update_for
from coldsnap.wire import messages as wire
from deadlines import HANG_S, until

Talk = Callable[[ServerConnection, wire.Hello, list[wire.ClientMessage]], Awaitable[None]]


def _table(moves: int = 0) -> Table:
    game = game_named("icetoids")
    table = Table.start(game, 2, game.resolve({}), rng_from("line").seed)
    for _ in range(moves):
        move = _move(table)
        table.submit(move.seat, move.action)
    return table


def _move(table: Table) -> Move:
    seat = next(seat for seat in (0, 1) if table.choices(seat))
    choice = table.choices(seat)[0]
    assert isinstance(choice, OneOf)
    return Move(seat, choice.action)


async def _with_server(talk: Talk, play: Callable[[Client], Awaitable[None]]) -> list[wire.ClientMessage]:
    """Let a client play against a server that talks like that on each new line; all that the client said."""
    heard: list[wire.ClientMessage] = []

    async def answer(line: ServerConnection) -> None:
        hello = wire.read_message(await line.recv())
        assert isinstance(hello, wire.Hello)
        heard.append(hello)
        await line.send(
            wire.write_message(
                wire.Welcome(1, "test", "tabletable", "icetoids", "seat", (0,), help="none", public=False, started=True)
            ).decode()
        )
        await talk(line, hello, heard)
        await line.wait_closed()

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with (
            Client(Link(f"http://127.0.0.1:{port}", "tabletable", (Secret("seat", "t" * 32),))) as client,
            asyncio.timeout(HANG_S),
        ):
            await play(client)
    return heard


async def _next(line: ServerConnection, heard: list[wire.ClientMessage]) -> wire.ClientMessage:
    heard.append(wire.read_message(await line.recv()))
    return heard[-1]


async def _seen(client: Client, ply: int) -> SeenTable:
    await until(lambda: client.seen is not None and client.seen.ply == ply)
    assert client.seen is not None
    return client.seen


def test_a_command_is_said_again_on_the_next_line_with_the_same_reference() -> None:
    table = _table()

    async def talk(line: ServerConnection, hello: wire.Hello, heard: list[wire.ClientMessage]) -> None:
        await line.send(sync_for(table, 0).decode())
        act = await _next(line, heard)
        if hello.have is None:
            line.transport.abort()
        elif isinstance(act, wire.Act):
            await line.send(wire.write_message(wire.Done(act.ref, 2)).decode())

    async def play(client: Client) -> None:
        await _seen(client, 1)
        answer = await client.act(_move(table).action)
        assert isinstance(answer, wire.Done)
        lines: list[str] = []
        while len(lines) < 3:
            news = await anext(aiter(client))
            lines += [news.state] if isinstance(news, ConnectionStatus) else []
        assert lines == ["connected", "waiting", "connected"]

    first, act, second, again = asyncio.run(_with_server(talk, play))
    assert isinstance(first, wire.Hello)
    assert isinstance(second, wire.Hello)
    assert (first.have, second.have) == (None, 1)
    assert isinstance(act, wire.Act)
    assert act == again


def test_a_command_that_came_too_fast_is_said_again_later() -> None:
    table = _table()

    async def talk(line: ServerConnection, _hello: wire.Hello, heard: list[wire.ClientMessage]) -> None:
        await line.send(sync_for(table, 0).decode())
        for answer in (wire.Refused("", "too-fast"), wire.Done("", 2)):
            act = await _next(line, heard)
            assert isinstance(act, wire.Act)
            await line.send(wire.write_message(replace(answer, ref=act.ref)).decode())

    async def play(client: Client) -> None:
        await _seen(client, 1)
        assert isinstance(await client.act(_move(table).action), wire.Done)

    _, act, again = asyncio.run(_with_server(talk, play))
    assert act == again


def test_a_gap_is_noticed_and_the_whole_table_asked_for() -> None:
    table = _table(4)

    async def talk(line: ServerConnection, _hello: wire.Hello, heard: list[wire.ClientMessage]) -> None:
        await line.send(update_for(table, table.entries[0], 0).decode())
        await line.send(update_for(table, table.entries[0], 0).decode())  # once more: it is passed over
        await line.send(update_for(table, table.entries[3], 0).decode())
        await _next(line, heard)
        await line.send(sync_for(table, 0).decode())

    async def play(client: Client) -> None:
        assert (await _seen(client, 5)).whole

    _, asked = asyncio.run(_with_server(talk, play))
    assert isinstance(asked, wire.Face)
    assert asked.seat == 0, "the only seat that is held is the one that is faced"


def test_who_is_cancelled_while_a_client_ends_stays_cancelled() -> None:
    async def run() -> None:
        client, ending = Client(Link("http://127.0.0.1:1", "tabletable")), asyncio.Event()

        async def slow() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ending.set()
                await asyncio.sleep(0)
                await asyncio.sleep(0)

        async def visit() -> None:
            client._task = asyncio.create_task(slow())
            await asyncio.sleep(0)
            await client.__aexit__()

        visitor = asyncio.create_task(visit())
        await ending.wait()
        visitor.cancel()
        await asyncio.wait({visitor})
        assert visitor.cancelled()

    asyncio.run(run())
