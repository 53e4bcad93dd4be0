"""`coldsnap serve` as a process: where it is, who is told that it stops, and what it never loads."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from deadlines import HANG_S, wait_until
from web_server import HELLO, TABLE_WISH, closed, say

NOT_NEEDED = ("mujoco.", "numpy.", "rich.", "fluent.", "babel.", "segno.", "pydantic.v1.")
"""Parts of packages for which a start is too short, and a server's memory too dear."""
COLDSNAP = (sys.executable, "-c", "from coldsnap.cli.main import main; main()", "serve", "--port", "0")


@contextmanager
def serving(
    folder: Path, *words: str, said: int | IO[str] = subprocess.PIPE
) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """The command, and the lines it printed up to its own address. What it says as errors goes to `said`."""
    command = [*COLDSNAP, "--database", str(folder / "a" / "t.sqlite"), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        lines = []
        try:
            for line in process.stdout:
                lines.append(line.rstrip("\n"))
                if line.startswith("http://127.0.0.1:"):
                    break
            yield process, lines
        finally:
            process.kill()


def ask(url: str, body: object = None, **headers: str) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json", **headers})  # noqa: S310 - our own
    with urllib.request.urlopen(request, timeout=HANG_S) as answer:  # noqa: S310
        return json.loads(answer.read())


def test_it_serves_stops_politely_and_never_loads_an_engine(tmp_path: Path) -> None:
    async def visit(base: str, process: subprocess.Popen[str]) -> tuple[int | None, str | None]:
        told = ask(f"{base}/api/tables", TABLE_WISH)
        async with connect(f"ws{base[4:]}/ws/{told['table']}", origin=Origin(base)) as line:
            assert (await say(line, {**HELLO, "tokens": [told["host"]]}))["role"] == "host"
            process.send_signal(signal.SIGTERM)
            return await closed(line)

    with serving(tmp_path, "--workers", "1") as (process, lines):
        base = lines[-1]
        assert lines == [base]
        assert ask(f"{base}/api/health")["ok"] is True
        loaded = Path(f"/proc/{process.pid}/maps").read_text()
        assert "msgspec" in loaded
        assert "mujoco" not in loaded
        assert "numpy" not in loaded
        assert asyncio.run(visit(base, process))[0] == 1012
        _, logged = process.communicate(timeout=HANG_S)
    events = [json.loads(line)["event"] for line in logged.splitlines()]
    assert events[0] == "listening"
    assert {"table-created", "entered", "left"} <= set(events)
    assert "Traceback" not in logged


def loaded_at_the_start(folder: Path) -> set[str]:
    """The modules that a server has imported when it listens."""
    path = folder / "said"  # a pipe would be full before the server listens, if that imported more
    with path.open("w") as said, serving(folder, "--workers", "1", said=said) as (_, lines):
        wait_until(lambda: '"listening"' in path.read_text())
        assert ask(f"{lines[-1]}/api/health")["ok"] is True
    before, _, _ = path.read_text().partition('"listening"')  # the workers, which write there as well, start later
    return {line.rpartition("|")[2].strip() for line in before.splitlines()}


@pytest.fixture
def imports_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each import of what is started is a line on standard error: times | name."""
    monkeypatch.setenv("PYTHONPROFILEIMPORTTIME", "1")


@pytest.mark.usefixtures("imports_told")
def test_a_start_loads_nothing_that_a_server_does_not_need(tmp_path: Path) -> None:
    loaded = loaded_at_the_start(tmp_path)
    assert {"coldsnap.server.run", "litestar.app", "sqlalchemy.engine", "structlog.processors"} <= loaded
    assert [name for name in loaded if name.startswith(NOT_NEEDED)] == []


@pytest.mark.usefixtures("imports_told")
def test_the_tricks_of_a_quick_start_can_be_switched_off_and_gain_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLDSNAP_QUICK_START", "no")
    assert {"rich.console", "pydantic.main"} <= loaded_at_the_start(tmp_path)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A test run in the background ignores interrupts, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "1", "--log-level", "warning") as (process, lines):
        assert ask(f"{lines[-1]}/api/health")["ok"] is True
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=HANG_S)
    assert (process.returncode, *rest) == (130, "", "")


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    ("target", "arguments", "there"),
    [
        ("play", "--port 0 --workers 1", "Open this address"),
        ("serve", "--port 0 --workers 1 --log-level warning", "http://"),
        ("terminal", "icetoids --seats Ana,Ben", "your move:"),
    ],
)
def test_make_has_nothing_to_say_about_ctrl_c(tmp_path: Path, target: str, arguments: str, there: str) -> None:
    made = [part for name in (".venv/ready", "src/coldsnap/web_dist/index.html") for part in ("-o", name)]
    without = {"DISPLAY", "WAYLAND_DISPLAY"}
    known = {name: value for name, value in os.environ.items() if name not in without}
    with subprocess.Popen(  # noqa: S603 - our own Makefile
        ["make", *made, f"BIN={Path(sys.executable).parent}", f"ARGS={arguments}", target],  # noqa: S607
        cwd=Path(__file__).parents[3],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        env={**known, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "80", "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
    ) as make:
        assert make.stdout is not None
        shown = ""
        while there not in shown:
            read = make.stdout.read(1)
            assert read, shown
            shown += read
        os.killpg(make.pid, signal.SIGINT)  # as a terminal does: make, its shell and the program are all told
        shown += make.communicate(timeout=HANG_S)[0]
    assert "make:" not in shown
    assert "make[" not in shown


def test_with_lan_it_shows_a_code_and_the_address_of_this_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLDSNAP_LAN_ADDRESS", "192.0.2.7")
    with serving(tmp_path, "--workers", "1", "--lan") as (_process, lines):
        port = lines[-1].rpartition(":")[2]
        assert lines[-2] == f"http://192.0.2.7:{port}"
        assert len(lines) > 12
        assert ask(f"{lines[-1]}/api/health", host=f"192.0.2.7:{port}")["ok"] is True


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--database", "/proc/none/t.sqlite"], "/proc/none"),
        (["--host", "192.0.2.250"], "cannot listen at 192.0.2.250"),
    ],
)
def test_what_is_wrong_is_one_error(tmp_path: Path, words: list[str], told: str) -> None:
    command = [*COLDSNAP, "--database", str(tmp_path / "t.sqlite"), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S, check=False)  # noqa: S603
    assert done.returncode != 0
    assert told in done.stderr.splitlines()[-1]
