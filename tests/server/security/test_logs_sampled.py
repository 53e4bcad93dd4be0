"""Nobody fills the log: what strangers can cause is sampled, and no noise of theirs is taken for a fault of ours."""

import io
import json
import logging
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.frames import Opcode

from coldsnap.server.limits import Limits
from coldsnap.server.logs import KINDS, SAMPLE, SAMPLE_S, Sampler, log, start_logging
from deadlines import wait_until
from server.socket_frames import handshake, heard_until, masked, text, upgraded
from web_server import HELLO, TABLE_WISH, Served, served

INVALID = "Invalid HTTP request received."


class Logged:
    """The log of a test, on a clock of its own."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.now = 0.0

    def start(self, level: str) -> None:
        start_logging(level, self.stream, Sampler(lambda: self.now))

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    @property
    def loud(self) -> Counter[str]:
        """The warnings and errors, by their text."""
        return Counter(each["event"] for each in self.events if each["level"] in {"warning", "error", "critical"})


@pytest.fixture
def logged() -> Iterator[Logged]:
    before = structlog.get_config()
    yield Logged()
    structlog.configure(**before)
    for name in ("uvicorn", "litestar", "sqlalchemy", "asyncio"):
        logging.getLogger(name).handlers = []


def garbage(running: Served) -> None:
    with running.raw() as line:
        line.sendall(b"nonsense\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 400 ")


def test_garbage_adds_a_few_lines_and_the_others_are_counted(tmp_path: Path, logged: Logged) -> None:
    logged.start("info")
    with served(tmp_path) as running:
        for _ in range(SAMPLE + 30):
            garbage(running)
        assert logged.loud == {INVALID: SAMPLE}
        logged.now = SAMPLE_S
        garbage(running)
    assert logged.loud == {INVALID: SAMPLE + 1}
    assert logged.events[-1]["left_out"] == 30


def test_our_own_warnings_are_sampled_and_what_is_noted_of_tables_is_not(logged: Logged) -> None:
    logged.start("info")
    for number in range(SAMPLE + 30):
        log.warning("storage-failed", number=number)
        log.error("begin-failed", number=number)
        log.info("entered", number=number)
    assert logged.loud == {"storage-failed": SAMPLE, "begin-failed": SAMPLE}
    assert len(logged.events) == 2 * SAMPLE + SAMPLE + 30
    logged.now = SAMPLE_S
    log.warning("storage-failed")
    log.warning("storage-failed")
    assert [each.get("left_out") for each in logged.events[-2:]] == [30, None]


def test_lines_that_all_differ_are_sampled_together(logged: Logged) -> None:
    logged.start("info")
    for number in range(10 * KINDS):
        logging.getLogger("asyncio").error(f"a fault at {number}")
    assert len(logged.events) == KINDS + SAMPLE
    logged.now = SAMPLE_S
    log.warning("something-new")
    assert logged.events[-1]["event"] == "something-new"


def test_who_wants_errors_alone_reads_no_warnings(tmp_path: Path, logged: Logged) -> None:
    logged.start("error")
    with served(tmp_path) as running:
        garbage(running)
        assert running.ask("GET", "/api/health", headers={"connection": "upgrade", "upgrade": "h2c"}).status == 200
    assert logged.events == []


def body_that_breaks_off(running: Served) -> None:
    with running.raw() as line:
        line.sendall(_post(running, "Content-Length: 100") + b"{")
        line.shutdown(socket.SHUT_WR)
        line.recv(1000)


def body_of_garbage(running: Served) -> None:
    with running.raw() as line:
        line.sendall(_post(running, "Transfer-Encoding: chunked") + b"zz\r\n")
        line.recv(1000)


def text_that_is_no_text(running: Served) -> None:
    for behind in (b"", text(HELLO)):
        for frame in (masked(Opcode.TEXT, b"\xff\xfe"), masked(Opcode.CLOSE, b"\x03\xe8\xff")):
            with upgraded(running, behind + frame + frame) as line:
                heard_until(line, b"\x03\xef")  # 1007
    with upgraded(running, text(HELLO) + 5 * masked(Opcode.BINARY, b'{"kind":"ping","ref":"\xff"}')) as line:
        heard_until(line, b"undecodable", 6)


def headers_of_garbage(running: Served) -> None:
    for header in (b"X: \xff\xfe", b"Sec-WebSocket-Extensions: \xff", b"Authorization: Bearer \xff"):
        with running.raw() as line:
            line.sendall(handshake(running)[:-2] + header + b"\r\n\r\n")
            heard_until(line, b"\r\n")


def _post(running: Served, header: str) -> bytes:
    lines = ("POST /api/tables HTTP/1.1", f"Host: {running.host}", "Content-Type: application/json", header)
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@pytest.mark.parametrize("noise", [body_that_breaks_off, body_of_garbage, text_that_is_no_text, headers_of_garbage])
def test_what_strangers_send_is_no_fault_of_ours(
    tmp_path: Path, logged: Logged, noise: Callable[[Served], None]
) -> None:
    logged.start("warning")
    with served(tmp_path) as running:
        noise(running)
        assert running.ask("POST", "/api/tables", TABLE_WISH).status == 201
    assert logged.loud.keys() <= {INVALID}
    assert "Traceback" not in logged.stream.getvalue()


def test_a_stop_ends_a_request_that_goes_on_and_on_without_a_traceback(
    tmp_path: Path, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coldsnap.server.sockets.uvicorn_config.SHUTDOWN_S", 0)
    logged.start("info")
    with served(tmp_path, limits=Limits(head_s=1000)) as running, running.raw() as line:
        line.sendall(_post(running, "Content-Length: 100") + b"{")
        wait_until(lambda: bool(running.server.server_state.tasks))
        running.stop()
        assert line.recv(1000).startswith(b"HTTP/1.1 503 ")
    assert "Traceback" not in logged.stream.getvalue()
