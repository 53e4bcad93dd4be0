"""What the one who runs the server may see, and what nobody may see in it."""

import asyncio
import io
import json
import logging
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import structlog

from coldsnap.server.edge.tokens import new_token
from coldsnap.server.logs import hide_secrets, log, start_logging
from deadlines import HANG_S
from server_kit import held_port
from web_server import HELLO, TABLE, TABLE_WISH, Served, closed, say, served

ADMIN = "admin-token-of-the-test-0001"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("admin"), admin_token=ADMIN) as running:
        yield running


def test_metrics_are_for_the_admin_alone(server: Served, tmp_path: Path) -> None:
    absent = server.ask("GET", "/no/such/page")
    for headers in ({}, {"authorization": "Bearer " + "x" * 32}, {"authorization": f"Basic {ADMIN}"}):
        answer = server.ask("GET", "/admin/metrics", headers=headers)
        assert (answer.status, answer.body) == (absent.status, absent.body)
    assert server.ask("GET", f"/admin/metrics?token={ADMIN}").status == 404
    answer = server.ask("GET", "/admin/metrics", headers={"authorization": f"Bearer {ADMIN}"})
    assert answer.status == 200
    assert b"coldsnap_answers_total" in answer.body
    assert b'coldsnap_jobs_waiting{lane="bots_alone"} 0.0' in answer.body
    with served(tmp_path) as without:
        assert without.ask("GET", "/admin/metrics", headers={"authorization": f"Bearer {ADMIN}"}).status == 404


def test_metrics_may_have_a_port_of_their_own(tmp_path: Path) -> None:
    with held_port() as held, served(tmp_path, admin_port=held.getsockname()[1]) as running:
        running.ask("GET", "/api/health")
        address = f"http://127.0.0.1:{held.getsockname()[1]}/metrics"
        with urllib.request.urlopen(address, timeout=HANG_S) as answer:
            assert b'coldsnap_answers_total{status="200"} 1.0' in answer.read()


def test_there_are_no_routes_that_nobody_knows_of(server: Served) -> None:
    guesses = [
        "/debug",
        "/metrics",
        "/admin",
        "/schema",
        "/docs",
        "/redoc",
        "/.env",
        "/.git/config",
        "/api",
        "/openapi/swagger",
    ]
    assert {path: server.ask("GET", path).status for path in guesses} == dict.fromkeys(guesses, 404)


# --- logs ---


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """The logs of a test, as they would be written."""
    before = structlog.get_config()
    stream = io.StringIO()
    start_logging("debug", stream)
    yield stream
    structlog.configure(**before)
    for name in ("uvicorn", "litestar", "sqlalchemy", "asyncio"):
        logging.getLogger(name).handlers = []


def test_no_secret_is_ever_logged(tmp_path: Path, logged: io.StringIO) -> None:
    secrets: list[str] = []

    async def visit(running: Served, table: str, tokens: list[str]) -> None:
        async with running.line(table) as line:
            assert (await say(line, {**HELLO, "tokens": tokens}))["role"] == "host"
            await say(line, {"kind": "face", "ref": tokens[1], "seat": 5})
        async with running.line(TABLE) as line:
            await say(line, {**HELLO, "tokens": tokens})
            await line.send(json.dumps({"kind": "act", "ref": tokens[0], "seen": 13, "action": {}}))
            assert (await closed(line))[0] == 1011
        async with running.line(f"{TABLE}?token={tokens[0]}") as line:
            await say(line, {"kind": "hello", "tokens": tokens})

    with served(tmp_path) as running:
        told = running.ask("POST", "/api/tables", TABLE_WISH).json
        secrets += [told["host"], told["invite"], told["watch"], told["seats"][0]["token"]]
        joined = running.ask(
            "POST", f"/api/tables/{told['table']}/join", {"invite": told["invite"], "token": new_token(), "name": "Ada"}
        )
        secrets.append(joined.json["token"])
        running.ask("POST", f"/api/tables/{told['table']}/join", {"invite": told["invite"], "token": new_token()})
        for token in secrets:
            running.ask(
                "GET", f"/api/tables/{told['table']}?token={token}", headers={"authorization": f"Bearer {token}"}
            )
        asyncio.run(visit(running, told["table"], secrets))
    text = logged.getvalue()
    events = [json.loads(line) for line in text.splitlines()]
    assert {"table-created", "joined", "entered", "left", "socket-crashed"} <= {each["event"] for each in events}
    assert [secret for secret in secrets if secret in text] == []
    assert "Ada" not in text, "names are for the table"


def test_what_is_noted_of_tables_has_a_form(tmp_path: Path, logged: io.StringIO) -> None:
    with served(tmp_path) as running:
        table = running.ask("POST", "/api/tables", TABLE_WISH).json["table"]
    noted = [each for each in map(json.loads, logged.getvalue().splitlines()) if each.get("audit")]
    assert [each["event"] for each in noted] == ["table-created"]
    assert set(noted[0]) == {"at", "audit", "event", "game", "level", "public", "seats", "table"}
    assert noted[0]["table"] == table
    assert "127.0.0.1" not in logged.getvalue(), "addresses are nobody's business"


@pytest.mark.parametrize(
    "event",
    [
        {"event": "x", "token": "abc"},
        {"event": "x", "Authorization": "abc"},
        {"event": "x", "more": {"tokens": ["abc"], "deep": [{"seed": "abc"}]}},
        {"event": "see abcdefghijklmnopqrstuvwxyz012345"},
        {"event": "x", "exception": "KeyError: 'abcdefghijklmnopqrstuvwxyz012345'"},
        {"event": "x", "odd": ValueError("abcdefghijklmnopqrstuvwxyz012345")},
    ],
)
def test_what_looks_like_a_secret_is_hidden(event: dict[str, Any]) -> None:
    assert "abc" not in json.dumps(hide_secrets(None, "info", event))


def test_a_log_that_cannot_be_written_stops_nobody(logged: io.StringIO) -> None:
    with Path("/dev/full").open("wb", buffering=0) as full:  # a disk that is full
        stream = io.TextIOWrapper(cast(io.BufferedWriter, full), write_through=True)
        with pytest.raises(OSError, match="No space left"):
            print("so it fails", file=stream)
        start_logging("info", stream)
        log.error("storage-failed")
        logging.getLogger("uvicorn.error").error("and this")
        stream.detach()
    start_logging("info", logged)
    log.info("written again")
    assert [json.loads(line)["event"] for line in logged.getvalue().splitlines()] == ["written again"]


def test_libraries_are_logged_in_the_same_form(logged: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").error("oops %s", "abcdefghijklmnopqrstuvwxyz012345")
    logging.getLogger("uvicorn.error").info('GET /api/tables?token=abc "accepted"')
    log.info("ours", number=3)
    first, second = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert (first["event"], first["level"]) == ("oops [hidden]", "error")
    assert (second["event"], second["number"]) == ("ours", 3)
