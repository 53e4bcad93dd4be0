"""How many connections there may be: of an address, in all, and of so many descriptors; which of them go first."""

import asyncio
import contextlib
import json
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from coldsnap.server.edge.connections import ConnectionGate, Place
from coldsnap.server.edge.descriptors import (
    CALLERS,
    OF_A_WORKER,
    OWN,
    ask_for_descriptors,
    callers,
    room_for_connections,
)
from coldsnap.server.limits import Limits
from coldsnap.server.settings import Settings
from coldsnap.server.sockets.uvicorn_config import connection_gate, most_connections
from deadlines import HANG_S, wait_until
from server.socket_frames import upgraded
from web_server import HELLO, Served, say, served

FEW = 256
"""Descriptors of a server that has few."""


class Callers:
    """Who comes to a gate, and who is sent away again."""

    def __init__(self, gate: ConnectionGate) -> None:
        self.gate = gate
        self.dropped: list[str] = []

    def come(self, name: str, address: str = "1.2.3.4") -> Place | None:
        return self.gate.enter(address, lambda: self.dropped.append(name))

    def enter(self, name: str, address: str = "1.2.3.4") -> Place:
        place = self.come(name, address)
        assert place is not None
        return place


def test_who_has_been_idle_longest_makes_room_for_the_next() -> None:
    at = Callers(ConnectionGate(3, 3))
    first, second = at.enter("first"), at.enter("second")
    at.enter("third")
    first.busy()
    at.enter("fourth")
    assert at.dropped == ["second"]
    second.idle()
    second.leave()
    first.idle()
    for name in ("fifth", "sixth", "seventh"):
        at.enter(name)
    assert at.dropped == ["second", "third", "fourth", "first"], "who becomes idle is behind those who are"


def test_while_nobody_is_idle_nobody_more_is_let_in() -> None:
    at = Callers(ConnectionGate(2, 2))
    places = [at.enter("a"), at.enter("b", "5.6.7.8")]
    for place in places:
        place.busy()
    assert at.come("c") is None
    assert at.come("d", "9.9.9.9") is None
    places[1].leave()
    places[1].leave()
    assert at.come("e") is not None
    assert at.dropped == []


def test_an_address_makes_room_among_its_own() -> None:
    at = Callers(ConnectionGate(100, 2))
    at.enter("other", "5.6.7.8")
    for name in ("a", "b", "c", "d"):
        at.enter(name)
    assert at.dropped == ["a", "b"]
    busy = [at.enter(name, "2001:db8::1") for name in ("e", "f")]
    for place in busy:
        place.busy()
    assert at.come("g", "2001:db8::2") is None, "a household is one address"
    assert at.come("h", "2001:db8:1::1") is not None


def test_a_proxy_speaks_for_many_and_is_bounded_only_in_all() -> None:
    at = Callers(ConnectionGate(20, 2, ("10.0.0.0/8", "::1")))
    for address in ("10.1.2.3", "10.1.2.4", "::1"):
        for number in range(6):
            at.enter(f"{address} {number}", address).busy()
    assert at.dropped == []
    at.enter("a")
    at.enter("b")
    at.enter("c")
    assert at.dropped == ["a"]
    at.enter("d", "unknown").busy()
    assert at.dropped == ["a", "b"], "all in all"


def test_nothing_is_left_of_those_who_have_gone() -> None:
    gate = ConnectionGate(100, 10)
    at = Callers(gate)
    for place in [at.enter(str(number), f"1.2.3.{number % 5}") for number in range(25)]:
        place.leave()
    assert (gate.all.count, len(gate.all.idle), gate._crowds) == (0, 0, {})


# --- descriptors ---


@pytest.mark.parametrize("descriptors", [64, 256, 1024, 4096, 65_536])
@pytest.mark.parametrize("workers", [1, 8])
def test_connections_leave_descriptors_for_everything_else(descriptors: int, workers: int) -> None:
    room = room_for_connections(descriptors, workers)
    assert room > 0
    if descriptors >= FEW:
        assert room + callers(descriptors) + OWN + OF_A_WORKER * workers <= descriptors
        assert room >= descriptors // 8
    assert callers(descriptors) <= CALLERS


@pytest.fixture
def descriptors() -> Iterator[tuple[int, int]]:
    """The limits of this process, put back after the test."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield before
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_server_asks_for_all_descriptors_that_it_may_have(descriptors: tuple[int, int]) -> None:
    _, hard = descriptors
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))
    most = ask_for_descriptors()
    assert most == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert most == 65_536 if hard == resource.RLIM_INFINITY else min(65_536, hard)
    assert ask_for_descriptors() == most


def test_a_server_takes_as_many_connections_as_its_descriptors_and_limits_allow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    config = "coldsnap.server.sockets.uvicorn_config.ask_for_descriptors"
    settings = Settings(workers=2, limits=Limits(connections=500))
    monkeypatch.setattr(config, lambda: 65_536)
    assert connection_gate(settings).all.most == most_connections(settings) == 500
    monkeypatch.setattr(config, lambda: 512)
    assert connection_gate(settings).all.most == room_for_connections(512, 2) < 500


# --- a server ---


@contextlib.contextmanager
def with_few_descriptors(folder: Path) -> Iterator[tuple[int, Path]]:
    """A server that may have no more, and its log."""
    serve = f"ulimit -n {FEW}; exec {sys.executable} -P -c 'from coldsnap.cli.main import main; main()' serve"
    path = folder / "log"
    with (
        path.open("w") as log,
        subprocess.Popen(  # noqa: S603 - our own
            ["/bin/sh", "-c", f"{serve} --port 0 --workers 1 --database {folder / 't.sqlite'}"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline().rpartition(":")[2]), path
        finally:
            process.kill()


def test_silent_connections_keep_nobody_from_being_answered(tmp_path: Path) -> None:
    with with_few_descriptors(tmp_path) as (port, log), contextlib.ExitStack() as silent:
        running = Served(port, cast(Any, None), cast(Any, None))
        for number in range(300):
            silent.enter_context(running.raw())
            if number % 3 == 0:
                assert running.ask("GET", "/api/health").status == 200
        wish = {"game": "icetoids", "seats": [{"kind": "person"}, {"kind": "person"}]}
        assert running.ask("POST", "/api/tables", wish).status == 201, "there are descriptors for the database"
    events = [json.loads(line) for line in log.read_text().splitlines()]
    full = next(each for each in events if each["event"] == "connections-full")
    assert full.keys() == {"at", "event", "level", "most", "refused"}, "addresses are nobody's business"
    assert full["refused"] is False


def test_an_address_with_many_sockets_gets_no_more_connections_and_others_do(tmp_path: Path) -> None:
    def answered(running: Served, source: str) -> bool:
        with socket.create_connection(("127.0.0.1", running.port), HANG_S, (source, 0)) as line:
            with contextlib.suppress(ConnectionError):
                line.sendall(f"GET /api/health HTTP/1.1\r\nHost: {running.host}\r\n\r\n".encode())
                return line.recv(20).startswith(b"HTTP/1.1 200")
            return False

    with (
        served(tmp_path, limits=Limits(connections_per_address=2)) as running,
        upgraded(running) as one,
        upgraded(running),
    ):
        assert not answered(running, "127.0.0.1")
        assert answered(running, "127.0.0.2")
        one.close()
        wait_until(lambda: answered(running, "127.0.0.1"))
    with (
        served(tmp_path, limits=Limits(connections_per_address=2), trusted_proxies=("127.0.0.1",)) as running,
        upgraded(running),
        upgraded(running),
    ):
        assert answered(running, "127.0.0.1")


def test_a_socket_is_no_idle_connection(tmp_path: Path) -> None:
    async def talk(running: Served) -> None:
        async with running.line() as line:
            await say(line, HELLO)
            for _ in range(5):
                with running.raw() as later:
                    assert await asyncio.to_thread(running.ask, "GET", "/api/health")
                    later.close()
            assert (await say(line, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    with served(tmp_path, limits=Limits(connections_per_address=3)) as running:
        asyncio.run(talk(running))


@pytest.mark.parametrize("kept", ["keep-alive", "close"])
def test_who_does_not_read_an_answer_is_let_go(tmp_path: Path, kept: str) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>")
    (web / "large.js").write_bytes(b"a" * 16_000_000)
    with served(tmp_path, web=web, limits=Limits(unread_s=0.2)) as running:
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(HANG_S)
            line.connect(("127.0.0.1", running.port))
            line.sendall(f"GET /large.js HTTP/1.1\r\nHost: {running.host}\r\nConnection: {kept}\r\n\r\n".encode())
            assert line.recv(12, socket.MSG_PEEK) == b"HTTP/1.1 200"
            wait_until(lambda: not running.server.server_state.connections)
        whole: Any = running.ask("GET", "/large.js")
        assert len(whole.body) == 16_000_000
