"""What waits to be read on a socket, and the texts that are heard past that queue."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from coldsnap.server.sockets.inbox import Inbox
from deadlines import turns


def with_inbox(act: Callable[[Inbox], Awaitable[None]]) -> None:
    """Let a test act on an inbox in an event loop."""

    async def run() -> None:
        await act(Inbox(asyncio.get_running_loop()))

    asyncio.run(run())


def test_messages_are_read_in_their_order_and_then_the_end() -> None:
    async def act(inbox: Inbox) -> None:
        reader = asyncio.create_task(inbox.read())
        await turns()
        assert not reader.done()
        for message in ("a", b"b", "c"):
            inbox.put(message)
        assert len(inbox) == 3
        inbox.end()
        assert await reader == "a"
        assert [await inbox.read() for _ in range(4)] == [b"b", "c", None, None]

    with_inbox(act)


def test_a_listener_hears_a_text_only_while_the_reader_waits_and_nothing_is_before_it() -> None:
    async def act(inbox: Inbox) -> None:
        heard: list[str] = []
        inbox.listen(heard.append)
        inbox.put("nobody waits")
        assert heard == []
        assert await inbox.read() == "nobody waits"
        reader = asyncio.create_task(inbox.read())
        await turns()
        inbox.put("at once")
        inbox.put("behind it")
        assert heard == ["at once"]
        await turns()
        assert not reader.done()
        inbox.release()
        assert await reader == "behind it"

    with_inbox(act)


def test_bytes_are_always_for_the_reader() -> None:
    async def act(inbox: Inbox) -> None:
        heard: list[str] = []
        inbox.listen(heard.append)
        reader = asyncio.create_task(inbox.read())
        await turns()
        inbox.put(b"bytes")
        assert (await reader, heard) == (b"bytes", [])

    with_inbox(act)


@pytest.mark.parametrize(("first", "read"), [(None, ["b", "c"]), ("a", ["a", "b", "c"])])
def test_a_reader_that_is_held_reads_everything_in_its_order_afterwards(first: str | None, read: list[str]) -> None:
    async def act(inbox: Inbox) -> None:
        assert not inbox.hold(), "nobody waits"
        reader = asyncio.create_task(inbox.read())
        await turns()
        assert inbox.hold()
        assert not inbox.hold(), "it is held already"
        inbox.put("b")
        inbox.put("c")
        await turns()
        assert not reader.done()
        inbox.release(first)
        found = [await reader]
        assert not inbox.hold(), "there is something to read"
        assert found + [await inbox.read() for _ in read[1:]] == read

    with_inbox(act)


def test_the_end_frees_a_reader_that_is_held() -> None:
    async def act(inbox: Inbox) -> None:
        reader = asyncio.create_task(inbox.read())
        await turns()
        assert inbox.hold()
        inbox.end()
        assert await reader is None

    with_inbox(act)
