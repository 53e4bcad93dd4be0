"""Who is let in: hosts, origins, content types, proxies, the admin. And what stays out of the logs."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from coldsnap.server.limits import Limits
from deadlines import wait_until
from web_server import HELLO, TABLE_WISH, Answer, Served, say, served

ADMIN = "admin-token-of-the-test-0001"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("border")
    with served(folder, origins=("https://ice.example",), hosts=("ice.lan",), admin_token=ADMIN) as running:
        yield running


def upgrade(server: Served, **options: Any) -> int:
    """The status of an upgrade: 101 if it is let in."""

    async def knock() -> int:
        try:
            async with server.line(**options) as line:
                assert (await say(line, HELLO))["kind"] == "welcome"
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    return asyncio.run(knock())


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "",
        "https://evil.example",
        "http://ice.example",
        "https://ice.example.evil.example",
        "https://ice.example:8443",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://localhost:1",
        "ftp://{host}",
        "http://{host}@evil.example",
        "http://evil.example#{host}",
        "http://{host}/",
        "http://{host}, https://evil.example",
        "file://",
        "http://[::1",
    ],
)
def test_an_upgrade_from_elsewhere_is_refused(server: Served, origin: str | None) -> None:
    assert upgrade(server, origin=origin and origin.replace("{host}", server.host)) == 403


@pytest.mark.parametrize("origin", ["http://{host}", "https://{host}", "https://ice.example"])
def test_an_upgrade_from_our_own_page_is_let_in(server: Served, origin: str) -> None:
    assert upgrade(server, origin=origin.replace("{host}", server.host)) == 101


def test_a_program_without_an_origin_shows_a_token(server: Served) -> None:
    assert upgrade(server, origin=None, additional_headers={"Authorization": f"Bearer {'x' * 32}"}) == 101
    for poor in ("Bearer", "Bearer x", "Basic abc", f"Bearer {'x' * 32} y"):
        assert upgrade(server, origin=None, additional_headers={"Authorization": poor}) == 403
    foreign = {"origin": "https://evil.example", "additional_headers": {"Authorization": f"Bearer {'x' * 32}"}}
    assert upgrade(server, **foreign) == 403


HOSTS = [
    ("127.0.0.1:{port}", True),
    ("localhost:{port}", True),
    ("LOCALHOST", True),
    ("[::1]:{port}", True),
    ("ice.example", True),
    ("ice.lan:1234", True),
    ("evil.example", False),
    ("127.0.0.1.evil.example", False),
    ("localhost.", False),
    ("evil.example:{port}", False),
    ("", False),
    ("127.0.0.1:{port}@evil.example", False),
    ("127.0.0.1 evil.example", False),
    ("0.0.0.0", False),  # noqa: S104 - a name that is refused
]


@pytest.mark.parametrize(("host", "good"), HOSTS)
def test_the_server_answers_to_its_own_names_only(server: Served, host: str, good: bool) -> None:
    name = host.replace("{port}", str(server.port))
    answer = server.ask("GET", "/api/health", headers={"host": name})
    assert answer.status == (200 if good else 421)
    if not good:
        assert answer.json == {"code": "foreign-host"}


def test_a_name_that_was_pointed_at_us_gets_no_socket(server: Served) -> None:
    async def knock() -> int:
        try:
            async with server.line(
                "any-table", origin="http://evil.example", additional_headers={"Host": "evil.example"}
            ):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock()) in {400, 403}


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({}, 201, None),
        ({"origin": "http://{host}"}, 201, None),
        ({"origin": "https://ice.example"}, 201, None),
        ({"origin": "http://{host}", "sec-fetch-site": "same-origin"}, 201, None),
        ({"origin": "https://evil.example"}, 403, "foreign-origin"),
        ({"origin": "null"}, 403, "foreign-origin"),
        ({"sec-fetch-site": "cross-site"}, 403, "foreign-origin"),
        ({"sec-fetch-site": "same-site"}, 403, "foreign-origin"),
        ({"content-type": "text/plain"}, 415, "not-json"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "not-json"),
        ({"content-type": "multipart/form-data; boundary=x"}, 415, "not-json"),
        ({"content-type": "text/plain;application/json"}, 415, "not-json"),
        ({"content-type": "application/json; charset=utf-8"}, 201, None),
    ],
)
def test_another_page_cannot_make_tables_here(
    server: Served, headers: dict[str, str], status: int, code: str | None
) -> None:
    sent = {name: value.replace("{host}", server.host) for name, value in headers.items()}
    answer = server.ask("POST", "/api/tables", TABLE_WISH, sent)
    assert (answer.status, answer.json.get("code")) == (status, code)


def test_a_browser_that_asks_first_is_not_told_yes(server: Served) -> None:
    answer = server.ask(
        "OPTIONS",
        "/api/tables",
        headers={"origin": "https://evil.example", "access-control-request-method": "POST"},
    )
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_links_begin_with_the_public_address(server: Served) -> None:
    links = server.ask("POST", "/api/tables", TABLE_WISH).json["links"]
    assert links["invite"].startswith("https://ice.example/t/")
    assert links["only_this_computer"] is False


def test_links_made_at_this_computer_begin_with_its_address_in_the_network_that_is_let_in(tmp_path: Path) -> None:
    with served(tmp_path, lan=True, lan_address="192.0.2.7") as house:
        port = house.host.rpartition(":")[2]
        links = house.ask("POST", "/api/tables", TABLE_WISH).json["links"]
    assert links["invite"].startswith(f"http://192.0.2.7:{port}/t/")
    assert links["only_this_computer"] is False


# --- addresses ---


def spend(server: Served, address: str | None) -> list[int]:
    headers = {} if address is None else {"x-forwarded-for": address}
    return [server.ask("GET", "/api/health", headers=headers).status for _ in range(5)]


@pytest.mark.usefixtures("no_refill")
def test_a_forwarded_address_is_believed_from_a_trusted_proxy_alone(tmp_path: Path) -> None:
    few = Limits(address_credits=15)
    with served(tmp_path, limits=few, trusted_proxies=("127.0.0.0/8",)) as proxied:
        assert spend(proxied, "203.0.113.7") == [200, 200, 200, 429, 429]
        assert spend(proxied, "203.0.113.8") == [200, 200, 200, 429, 429]
        assert spend(proxied, "6.6.6.6, 203.0.113.8") == [429] * 5, "what a client adds in front counts for nothing"
    with served(tmp_path, limits=few) as bare:
        assert spend(bare, "203.0.113.7") == [200, 200, 200, 429, 429]
        assert spend(bare, "203.0.113.8") == [429] * 5


@pytest.mark.usefixtures("no_refill")
def test_who_asks_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(address_credits=60)) as running:
        answers = [running.ask("POST", "/api/tables", TABLE_WISH) for _ in range(2)]
    assert [answer.status for answer in answers] == [201, 429]
    assert answers[1].json == {"code": "too-fast"}


def test_tables_of_an_address_are_bounded(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(tables_per_address=2)) as running:
        answers = [running.ask("POST", "/api/tables", TABLE_WISH) for _ in range(3)]
    assert [answer.status for answer in answers] == [201, 201, 429]
    assert answers[2].json == {"code": "too-many-tables"}


def test_tables_of_bots_alone_that_play_are_bounded_by_address(tmp_path: Path) -> None:
    wish = {"game": "icetoids", "seats": [{"kind": "bot"}, {"kind": "bot"}], "public": True}

    async def while_watched(running: Served, table: str) -> Answer:
        async with running.line(table) as line:
            await say(line, HELLO)
            return await asyncio.to_thread(running.ask, "POST", "/api/tables", wish)

    with served(tmp_path, limits=Limits(bot_tables_per_address=1)) as running:
        first, second = (running.ask("POST", "/api/tables", wish).json["table"] for _ in range(2))
        answer = asyncio.run(while_watched(running, first))
        assert (answer.status, answer.json) == (429, {"code": "too-many-bot-tables"})
        assert asyncio.run(while_watched(running, second)).status == 429
        wait_until(lambda: running.ask("POST", "/api/tables", wish).status == 201)
