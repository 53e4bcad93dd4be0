"""The headers that every answer carries, whoever made it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from coldsnap.server.http.pages import plain_page
from coldsnap.server.settings import Settings
from web_server import TABLE_WISH, Answer, Served, served

EXPECTED = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'; "
        "img-src 'self' data: blob:; object-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "permissions-policy": (
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("headers")
    with served(folder, web=folder / "not-built", trusted_proxies=("127.0.0.1",)) as running:
        yield running


def answers(server: Served) -> dict[int, Answer]:
    found = [
        server.ask("GET", "/api/health"),
        server.ask("GET", "/"),
        server.ask("GET", "/openapi"),
        server.ask("POST", "/api/tables", TABLE_WISH),
        server.ask("POST", "/api/tables", {}),
        server.ask("GET", "/nowhere"),
        server.ask("PUT", "/api/tables", {}),
        server.ask("POST", "/api/tables", b"x" * 20_000),
        server.ask("POST", "/api/tables", b"a=b", {"content-type": "application/x-www-form-urlencoded"}),
        server.ask("GET", "/api/health", headers={"host": "evil.example"}),
        server.ask("POST", "/api/tables", TABLE_WISH, {"origin": "https://evil.example"}),
        server.ask("GET", "/admin/metrics"),
    ]
    return {answer.status: answer for answer in found}


def test_every_answer_has_all_of_them(server: Served) -> None:
    found = answers(server)
    assert {200, 201, 400, 403, 404, 405, 413, 415, 421} <= set(found)
    for status, answer in found.items():
        assert {name: answer.headers.get(name) for name in EXPECTED} == EXPECTED, status
        assert "server" not in answer.headers, status
        assert "set-cookie" not in answer.headers, status
        assert "access-control-allow-origin" not in answer.headers, status


def test_no_script_and_no_style_may_stand_in_a_page() -> None:
    policy = EXPECTED["content-security-policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "http" not in policy


def test_what_the_interface_says_is_not_kept_by_caches(server: Served) -> None:
    assert server.ask("GET", "/api/games").headers["cache-control"] == "no-store"
    assert server.ask("POST", "/api/tables", TABLE_WISH).headers["cache-control"] == "no-store"


def test_only_behind_tls_is_tls_demanded_for_the_future(server: Served) -> None:
    plain = server.ask("GET", "/api/health")
    secure = server.ask("GET", "/api/health", headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in plain.headers
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_a_stranger_cannot_claim_to_be_behind_tls(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        answer = running.ask("GET", "/api/health", headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/t/some-table-id", "/t/%3Cscript%20src%3Dx%3E"])
def test_the_plain_pages_have_no_script_and_say_how_to_join(server: Served, path: str) -> None:
    answer = server.ask("GET", path)
    text = answer.body.decode()
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "coldsnap join" in text
    assert "<script" not in text.lower()
    assert "style=" not in text
    assert "http" not in text.replace("the HTTP interface", "")


def test_the_name_of_a_table_is_text_in_the_page() -> None:
    assert "&lt;b&gt;" in plain_page("<b>")


def test_loopback_is_the_default() -> None:
    assert Settings().bind == "127.0.0.1"
    assert Settings().only_this_computer
