"""`coldsnap serve --open`: the page in the browser, or its address in words; one server is enough."""

import os
import socket
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from coldsnap.cli.commands.open_browser import has_window, is_ours
from coldsnap.store.file_lock import hold_database
from deadlines import HANG_S

MAIN = (sys.executable, "-c", "from coldsnap.cli.main import main; main()", "serve", "--open", "--workers", "1")


@contextmanager
def opened(folder: Path, *words: str, **environ: str) -> Iterator[list[str]]:
    """The two lines that the command says first: the address, and a sentence."""
    known = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    with subprocess.Popen(  # noqa: S603 - our own command
        [*MAIN, "--database", str(folder / "t.sqlite"), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**known, "LC_ALL": "C.UTF-8", **environ},
    ) as process:
        assert process.stdout is not None
        try:
            yield [process.stdout.readline().strip() for _ in range(2)]
        finally:
            process.kill()


@contextmanager
def another_program() -> Iterator[int]:
    """A port at which somebody listens who is not we."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_without_a_window_the_address_is_said_and_the_page_is_there(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0") as (address, sentence):
        assert f"Open this address in your browser: {address}" in sentence
        with urllib.request.urlopen(address, timeout=HANG_S) as page:  # noqa: S310 - our own
            assert page.status == 200
        assert is_ours(address)


def test_with_a_window_the_browser_is_told_the_address(tmp_path: Path) -> None:
    browser, told = tmp_path / "browser", tmp_path / "told"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    with opened(tmp_path, "--port", "0", DISPLAY=":0", BROWSER=f"{browser} %s") as (address, sentence):
        assert sentence.startswith("Coldsnap is open in your browser")
        assert told.read_text().strip() == address


def test_a_server_that_runs_already_is_shown_and_no_second_one_is_started(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0") as (address, _):
        urllib.request.urlopen(address, timeout=HANG_S).close()  # noqa: S310 - our own: it answers from now on
        assert is_ours(address)
        port = address.rpartition(":")[2]
        with opened(tmp_path / "second", "--port", port) as lines:
            assert lines[0] == f"Coldsnap is running already. Open this address in your browser: {address}"
            assert lines[1] == "", "the command has ended"
        assert not (tmp_path / "second").exists()


def test_a_server_that_starts_and_does_not_answer_yet_is_shown_as_well(tmp_path: Path) -> None:
    hold = hold_database(tmp_path / "t.sqlite")
    with another_program() as port:  # it listens before it can answer
        hold.write_note(f"http://127.0.0.1:{port}")
        with opened(tmp_path, "--port", str(port)) as lines:
            assert lines[0].startswith("Coldsnap is running already.")
            assert lines[0].endswith(f" http://127.0.0.1:{port}")
    hold.release()


def test_if_another_program_has_the_usual_port_a_free_one_is_found(tmp_path: Path) -> None:
    with another_program() as port:
        with opened(tmp_path, COLDSNAP_PORT=str(port)) as (address, _):
            assert address.startswith("http://127.0.0.1:")
            assert not address.endswith(f":{port}")
        with opened(tmp_path, "--port", str(port)) as lines:
            assert lines == ["", ""], "a port that was asked for is not changed in silence"


def test_another_program_is_not_ours() -> None:
    with another_program() as port:
        assert not is_ours(f"http://127.0.0.1:{port}")


@pytest.mark.parametrize(
    ("platform", "environ", "there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
    ],
)
def test_a_browser_without_a_window_is_never_opened(platform: str, environ: dict[str, str], there: bool) -> None:
    assert has_window(environ, platform) is there
