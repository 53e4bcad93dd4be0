"""The parts of the test suite, and how one of them is run and read. `scripts/test` and `scripts/shake` share this.

A part is a command; if it is a test runner it also writes a JUnit file, from which the outcome of each test is read.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[1]
PATIENCE_S: Final = 45 * 60
"""A part that is still running after so long hangs: it is ended and counts as failed."""
_PYTEST: Final = (".venv/bin/pytest", "-n", "2", "-o", "junit_family=xunit1", "-o", "faulthandler_timeout=900")
_VITEST_JUNIT: Final = ("--reporter=default", "--reporter=junit", "--outputFile.junit={}")
_FOLDERS_OF_RULES: Final = ("tests/rulebook", "tests/unit", "tests/properties", "tests/golden", "tests/architecture")


@dataclass(frozen=True)
class Part:
    """One part of the suite: its name, its command, and the option that makes it write a JUnit file (if it can)."""

    name: str
    title: str
    command: tuple[str, ...]
    junit: tuple[str, ...] = ()

    @property
    def draws(self) -> bool:
        """Whether it has properties, whose examples can be drawn from another seed."""
        return self.command[0] == _PYTEST[0]


@dataclass(frozen=True)
class Outcome:
    """How one run of a part ended: exit code (None: it hung and was ended), seconds, and each test with its outcome."""

    part: str
    exit_code: int | None
    seconds: float
    tests: Mapping[str, str] = field(default_factory=dict)

    @property
    def failed(self) -> list[str]:
        """What did not pass: tests by name, or the part itself if it failed without saying where."""
        tests = [name for name, outcome in self.tests.items() if outcome != "passed"]
        return tests if tests or self.exit_code == 0 else [f"{self.part}: {_ending(self.exit_code)}"]


def _pytest(name: str, title: str, *words: str) -> Part:
    return Part(name, title, (*_PYTEST, *words), ("--junitxml={}",))


PARTS: Final = (
    Part("lint", "style, types, layers", ("scripts/lint",)),
    Part("client", "units of the client", ("scripts/npm", "test", "--"), _VITEST_JUNIT),
    _pytest("physics", "physics", "tests/physics"),
    _pytest("bots", "bots, library", "tests/bots", "tests/library"),
    _pytest("documents", "command line, documents", "tests/cli", "tests/docs"),
    _pytest("server", "server", "--dist", "loadfile", "tests/server"),
    _pytest("abuse", "a server that strangers abuse", "tests/abuse"),
    _pytest("rules", "rules, units, properties and all the rest", *_FOLDERS_OF_RULES),
    _pytest("install", "wheel, built and installed", "--dist", "loadfile", "tests/install"),
    # Playwright leaves an event loop in its process, in which no other asynchronous test could run.
    _pytest("browser", "browser", "--dist", "worksteal", "tests/browser"),
)
"""Every folder of tests stands in exactly one part (`tests/architecture` looks)."""


running: Final[set[int]] = set()
"""The process groups of the parts that run now, from whatever thread they were started."""


def end_as_asked() -> None:
    """Let a request to end (SIGTERM, Ctrl-C) end what runs, too. For a program's main thread."""

    def end(number: int, _: object) -> None:
        for group in tuple(running):
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        os._exit(128 + number)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)


def chosen(names: Sequence[str]) -> tuple[Part, ...]:
    """The parts of these names, in the order of the suite; all of them if none is named."""
    known = {part.name for part in PARTS}
    for name in names:
        if name not in known:
            sys.exit(f"There is no part {name}; there are: {', '.join(part.name for part in PARTS)}.")
    return tuple(part for part in PARTS if not names or part.name in names)


def run(part: Part, *, more: Sequence[str] = (), log: Path | None = None) -> Outcome:
    """Run one part, with `more` words behind its command; what it prints goes to `log` or is shown."""
    with tempfile.TemporaryDirectory(prefix="coldsnap-suite-") as folder:
        report = Path(folder) / "junit.xml"
        words = [*part.command, *(option.format(report) for option in part.junit), *more]
        began = time.monotonic()
        exit_code = _ran(words, log)
        return Outcome(part.name, exit_code, round(time.monotonic() - began, 1), _read(report))


def _ran(words: Sequence[str], log: Path | None) -> int | None:
    """The exit code of a command in a process group of its own, so that nothing of it outlives a hang or our end."""
    out = log.open("wb") if log is not None else None
    errors = subprocess.STDOUT if out is not None else None
    process = subprocess.Popen(words, cwd=ROOT, stdout=out, stderr=errors, start_new_session=True)  # noqa: S603 - ours
    running.add(process.pid)
    try:
        return process.wait(PATIENCE_S)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        running.discard(process.pid)
        if out is not None:
            out.close()


def _read(report: Path) -> dict[str, str]:
    """Each test of a JUnit file and its outcome: passed, failed, error or skipped."""
    if not report.exists():
        return {}
    root = ElementTree.parse(report).getroot()  # noqa: S314 - written by our own test runner a moment ago
    return {_name(case): _outcome(case) for case in root.iter("testcase")}


def _name(case: ElementTree.Element) -> str:
    return f"{case.get('file') or case.get('classname')}::{case.get('name')}"


def _outcome(case: ElementTree.Element) -> str:
    for found, word in (("failure", "failed"), ("error", "error"), ("skipped", "skipped")):
        if case.find(found) is not None:
            return word
    return "passed"


def _ending(exit_code: int | None) -> str:
    return "did not end" if exit_code is None else f"ended with exit code {exit_code}"
