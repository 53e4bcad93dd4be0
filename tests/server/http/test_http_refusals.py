"""How the HTTP interface refuses: with a stable code, the place of the fault, and nothing else."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from web_server import TABLE_WISH, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("refusals")) as running:
        yield running


WISHES: list[tuple[Any, str]] = [
    ({}, "game"),
    ({**TABLE_WISH, "more": 1}, "more"),
    ({**TABLE_WISH, "seed": "0" * 32}, "seed"),
    ({**TABLE_WISH, "seats": []}, "seats"),
    ({**TABLE_WISH, "seats": [{"kind": "open"}] * 9}, "seats"),
    ({**TABLE_WISH, "seats": [{"kind": "king"}]}, "king"),
    ({**TABLE_WISH, "seats": [{"kind": "open", "name": "x" * 81}]}, "name"),
    ({**TABLE_WISH, "seats": [{"kind": "open", "token": "x"}]}, "token"),
    ({**TABLE_WISH, "public": "yes"}, "public"),
    ({**TABLE_WISH, "help": "much"}, "much"),
    ({**TABLE_WISH, "clock": {"turn_s": 1}}, "turn_s"),
    ({**TABLE_WISH, "clock": {"turn_s": 1e99}}, "turn_s"),
    ({**TABLE_WISH, "options": {"a": 1}}, "options"),
    ({**TABLE_WISH, "options": {"A B": "x"}}, "options"),
    ([], "data: fields with names are needed here, not a list"),
    (None, ""),
]

UNPLAYABLE: list[tuple[Any, str]] = [
    ({**TABLE_WISH, "game": "chess"}, "no-such-game"),
    ({**TABLE_WISH, "seats": [{"kind": "open"}]}, "seats"),
    ({**TABLE_WISH, "seats": [{"kind": "bot", "level": "god"}, {"kind": "open"}]}, "no-such-level"),
    ({**TABLE_WISH, "options": {"colour": "red"}}, "bad-option"),
    ({**TABLE_WISH, "options": {"tiles": "{"}}, "bad-option"),
]


@pytest.mark.parametrize(("wish", "code"), UNPLAYABLE)
def test_a_table_that_no_game_has_is_refused(server: Served, wish: object, code: str) -> None:
    answer = server.ask("POST", "/api/tables", wish)
    assert (answer.status, answer.json["code"]) == (422, code)


@pytest.mark.parametrize(("wish", "told"), WISHES, ids=range(len(WISHES)))
def test_what_is_not_a_wish_for_a_table_is_refused_with_its_place(server: Served, wish: object, told: str) -> None:
    answer = server.ask("POST", "/api/tables", json.dumps(wish).encode())
    assert answer.status == 400
    assert set(answer.json) <= {"code", "message"}
    assert answer.json["code"] == "bad-request"
    message = answer.json.get("message", "")
    assert told in message
    assert "`" not in message, "these are the words of a validator"


def test_what_is_wrong_is_told_in_the_language_that_is_accepted(server: Served) -> None:
    french = {"accept-language": "fr-CA,fr;q=0.9,en;q=0.5"}
    short = {**TABLE_WISH, "clock": {"turn_s": 1}}
    assert "trop petit" in server.ask("POST", "/api/tables", short, headers=french).json["message"]
    assert "too small" in server.ask("POST", "/api/tables", short, headers={"accept-language": "de"}).json["message"]
    colour = {**TABLE_WISH, "options": {"colour": "red"}}
    assert "n’a pas d’option" in server.ask("POST", "/api/tables", colour, headers=french).json["message"]


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 10_000, b"NaN", b'{"game":' + b"9" * 5000 + b"}"])
def test_what_is_not_json_is_refused(server: Served, body: bytes) -> None:
    answer = server.ask("POST", "/api/tables", body)
    assert (answer.status, answer.json["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    ("game", "option", "content"),
    [
        ("icecool", "deck", 'source = "here"\n[cards]\n1 = ' + "9" * 5000),
        ("icecool", "layout", "source = " + "9" * 5000),
        ("icecool", "layout", "a." * 3900 + "a = 1"),
        ("icecool", "tremor", "x" * 5000),
        ("icetoids", "tiles", '{"name": ' + "9" * 5000 + "}"),
        ("icetoids", "tiles", '{"name": "a", "name": "b"}'),
        ("icetoids", "tiles", '{"' + "x" * 5000 + '": 1}'),
    ],
    ids=range(7),
)
def test_the_content_of_an_option_is_read_or_refused_whatever_it_is(
    server: Served, game: str, option: str, content: str
) -> None:
    for language in ("en", "fr"):
        wish = {**TABLE_WISH, "game": game, "options": {option: content}}
        answer = server.ask("POST", "/api/tables", wish, headers={"accept-language": language})
        assert (answer.status, answer.json["code"]) == (422, "bad-option")
        assert 10 < len(answer.json["message"]) < 1000


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"icetoids","game":"icetoids","seats":[{"kind":"open"},{"kind":"open"}]}',
        b'{"game":"icetoids","seats":[{"kind":"open"},{"kind":"open","kind":"open"}]}',
        b'{"game":"icetoids","seats":[{"kind":"open"},{"kind":"open"}],"options":{"tiles":"pairs6","tiles":"pairs6"}}',
    ],
)
def test_a_body_that_says_a_thing_twice_is_refused(server: Served, body: bytes) -> None:
    answer = server.ask("POST", "/api/tables", body)
    assert (answer.status, answer.json["code"]) == (400, "bad-request")
    assert "stands there twice" in answer.json["message"]
    taking = server.ask(
        "POST", "/api/tables/no-such-table/join", b'{"invite":"' + b"a" * 32 + b'","name":"","name":""}'
    )
    assert (taking.status, taking.json["message"]) == (400, "“name” stands there twice")


def test_a_number_in_an_address_has_no_thousands_of_digits(server: Served) -> None:
    for where in ("tables?limit=", "tables?before=", "tables/whatever/replay?ply="):
        answer = server.ask("GET", f"/api/{where}{'9' * 5000}")
        assert (answer.status, answer.json["code"]) == (400, "bad-request")
        assert "the number is too large" in answer.json["message"]


def test_a_body_of_sixteen_thousand_bytes_is_read_and_a_larger_one_is_not(server: Served) -> None:
    wish = json.dumps(TABLE_WISH).encode()
    assert server.ask("POST", "/api/tables", wish.ljust(16 * 1024)).status == 201
    assert server.ask("POST", "/api/tables", wish.ljust(16 * 1024 + 1)).json == {"code": "too-large"}


def test_a_body_without_a_length_is_cut_off_at_the_same_size(server: Served) -> None:
    with server.raw() as line:
        line.sendall(
            f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
            "Transfer-Encoding: chunked\r\n\r\n".encode()
        )
        line.sendall(b"4000\r\n" + b" " * 0x4000 + b"\r\n10\r\n" + b" " * 16 + b"\r\n0\r\n\r\n")
        assert b" 413 " in line.recv(200)


@pytest.mark.parametrize("request_line", ["POST /api/tables", "GET /api/health"])
@pytest.mark.parametrize("turned", [False, True])
def test_a_request_that_says_twice_where_it_ends_is_refused(server: Served, request_line: str, turned: bool) -> None:
    """What follows would be a request of somebody else, if a proxy believed the other one of the two."""
    ends = ["Content-Length: 5", "Transfer-Encoding: chunked"]
    lines = [
        f"{request_line} HTTP/1.1",
        f"Host: {server.host}",
        f"Origin: http://{server.host}",
        "Content-Type: application/json",
        *(reversed(ends) if turned else ends),
    ]
    with server.raw() as line:
        line.sendall(("\r\n".join(lines) + "\r\n\r\n0\r\n\r\nGET /api/games HTTP/1.1\r\n\r\n").encode())
        heard = b""
        while more := line.recv(1000):
            heard += more
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert b'{"code":"bad-request"}' in heard
    assert heard.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
        ("GET", "/api/tables/x", 404, "no-such-table"),
        ("GET", "/api/tables/%F0%9F%90%A7%F0%9F%90%A7%F0%9F%90%A7", 404, "no-such-table"),
        ("GET", "/api/tables?limit=0", 400, "bad-request"),
        ("GET", "/api/tables?limit=101", 400, "bad-request"),
        ("GET", "/api/archive?before=-1", 400, "bad-request"),
        ("GET", "/api/tables/whatever/replay?ply=0", 400, "bad-request"),
        ("GET", "/api/tables/whatever/replay?ply=x", 400, "bad-request"),
        ("GET", "/api/tables/no-such-table/record", 404, "no-such-table"),
    ],
)
def test_refusals_have_stable_codes(server: Served, method: str, path: str, status: int, code: str) -> None:
    answer = server.ask(method, path, {} if method != "GET" else None)
    assert (answer.status, answer.json["code"]) == (status, code)
    assert b"Traceback" not in answer.body


def test_the_interface_is_described_without_a_script_from_elsewhere(server: Served) -> None:
    page = server.ask("GET", "/openapi")
    assert page.headers["content-type"].startswith("text/html")
    text = page.body.decode()
    assert "/api/tables/{table}/join" in text
    assert "<script" not in text
    assert "https:" not in text
    described = server.ask("GET", "/openapi/openapi.json").json
    assert len(described["paths"]) >= 9
    assert not [path for path in described["paths"] if path.startswith(("/admin", "/ws"))]
