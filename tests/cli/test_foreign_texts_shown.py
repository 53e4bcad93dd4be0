"""Nothing that a stranger wrote moves the terminal: names of files, records, bots, servers."""

import json
import socket
import threading
from pathlib import Path

import pytest

from command import coldsnap

ESCAPES = "\x1b[31m\x1b]0;title\x07\x9b2J\u202e"
GOLDEN = Path(__file__).parents[1] / "golden" / "icetoids-to-the-end.jsonl"


def is_tame(text: str) -> bool:
    return all(sign.isprintable() or sign in "\n\u00a0\u202f\u2009" for sign in text)


def test_the_name_of_a_file_moves_no_terminal_and_forges_no_line(tmp_path: Path) -> None:
    file = tmp_path / f"a{ESCAPES}\nb is in order.jsonl"
    file.write_bytes(GOLDEN.read_bytes())
    told = coldsnap("verify", str(file)).stdout
    assert is_tame(told)
    assert not [line for line in told.splitlines() if line.startswith("b is in order")]
    assert is_tame(coldsnap("verify", f"{file}.not", code=2).stderr)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", [ESCAPES, "\u3164", "\u2800\u2800", "\u0301", f"bot:{ESCAPES}", f"bot:{ESCAPES}.py"])
def test_names_in_a_record_are_shown_as_what_can_be_seen_of_them(tmp_path: Path, name: str, language: str) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    header["names"] = [name] * header["seats"]
    file = tmp_path / "names.jsonl"
    file.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    for command in ("verify", "replay", "render"):
        done = coldsnap(command, str(file), "--language", language)
        assert is_tame(done.stdout + done.stderr)
    shown = coldsnap("replay", str(file), "--ply", "1").stdout
    assert ("Player 1" in shown) == (name in {"\u3164", "\u2800\u2800", "\u0301"})


@pytest.mark.parametrize("long", ["x" * 5000, ESCAPES * 500])
def test_a_record_with_a_strange_and_long_field_is_refused_in_a_line(tmp_path: Path, long: str) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    file = tmp_path / "fields.jsonl"
    for number in (0, 3):
        told = json.loads(lines[number])
        edited = json.dumps({**told, long: 1})
        file.write_text("\n".join([*lines[:number], edited, *lines[number + 1 :]]) + "\n")
        done = coldsnap("verify", str(file), code=2)
        assert is_tame(done.stderr)
        assert f"line {number + 1}: " in done.stderr
        assert len(done.stderr) < 1000


@pytest.mark.parametrize("words", [("rules",), ("play", "--resume"), ("render",), ("replay", "x.jsonl", "--ply")])
def test_a_word_of_thousands_of_characters_is_told_in_a_line(words: tuple[str, ...]) -> None:
    for long in ("9" * 5000, ESCAPES + "x" * 5000):
        (told,) = coldsnap(*words, long, code=2).stderr.splitlines()
        assert is_tame(told)
        assert len(told) < 1000


BOT = f"""
def choose(view, choices, rng, budget):
    print({ESCAPES!r} + "said")
    raise ValueError({ESCAPES!r} + "raised")
"""


def test_what_a_bot_prints_and_how_it_fails_moves_no_terminal(tmp_path: Path) -> None:
    file = tmp_path / "loud.py"
    file.write_text(BOT)
    checked = coldsnap("bot", str(file), "--check", "--game", "icetoids", code=1)
    assert "said" in checked.stdout
    assert "raised" in checked.stdout
    assert is_tame(checked.stdout + checked.stderr)
    match = ("arena", "icetoids", "--bots", f"{file},pebble", "--games", "1", "--jobs", "1", "--bot-output")
    played = coldsnap(*match)
    assert "said" in played.stderr
    assert "raised" in played.stderr
    assert is_tame(played.stdout + played.stderr)


def answers(listening: socket.socket, body: bytes) -> None:
    """A server that says one thing to whoever calls."""
    line, _ = listening.accept()
    with line:
        line.recv(65536)
        line.sendall(b"HTTP/1.1 409 Conflict\r\nContent-Length: %d\r\n\r\n" % len(body) + body)


@pytest.mark.parametrize(
    "body",
    [
        json.dumps({"code": "no", "message": ESCAPES + "x" * 5000}).encode(),
        json.dumps({"code": ESCAPES}).encode(),
        json.dumps({"code": "icetoids-edge", "rule": ESCAPES}).encode(),
        b"[" * 60_000,
        b'{"code": ' + b"9" * 5000 + b"}",
        b" " * 1_000_000,
    ],
    ids=range(6),
)
def test_what_a_strange_server_says_is_a_line_like_any_other(body: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        threading.Thread(target=answers, args=(listening, body), daemon=True).start()
        done = coldsnap("join", f"http://127.0.0.1:{port}/t/abcdefgh#invite={'a' * 32}", code=2)
    assert is_tame(done.stderr)
    assert len(done.stderr.splitlines()) == 1
