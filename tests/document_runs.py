"""How each command of the documents is run: to its end, or until it has answered. One that nobody knows is a fault.

What takes long is run with less of it (`LESS`); what takes an hour, or writes into the project, is only looked at
(`make`: the commands behind it are run, or their scripts are there and have no slip).
"""

import json
import re
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

from coldsnap.match.sealing import seal_of
from coldsnap.store.backup import back_up
from coldsnap.store.files import read_record
from document_commands import ROOT, commands
from document_shop import BIN, Shop, said, until
from document_tables import invite, server

BOTH: Final = ("icetoids", "icecool2")

LESS: Final = {
    "bench icetoids": "--seconds 0.1",
    "bench rules": "--seconds 0.1",
    "bench physics": "--rounds 1",
    "physics report": "--flicks 32",
}
"""Measurements by the minute, with the words that make them small: the last word counts."""

ONLY_HELP: Final = {
    "bench bots": "a whole match of four rookies, and the thinking of orca: half a minute and more",
    "bench server": "a minute; tests/server/process/test_bench_server.py runs it with less",
    "bench abuse": "two minutes and more; tests/abuse/test_bench_abuse.py runs it with less",
}
"""Commands of which only the help is asked, with the reason."""

NAMED: Final = {
    ("admin", "backup"),
    ("admin", "restore"),
    ("admin", "verify"),
    ("admin", "prune"),
    ("bot",),
    ("join",),
    ("replay",),
    ("report",),
    ("verify",),
}
"""Commands that a sentence may name without their arguments; their help is asked."""


_EITHER: Final = {"FILE", "RECORD", "FOLDER", "ladder", "GAME", "LINK"}


def run(command: str, shop: Shop) -> None:
    """Run a command as it is typed."""
    words = shlex.split(command)
    ours = {"coldsnap": coldsnap, ".venv/bin/coldsnap": coldsnap, "make": make}
    others = {"pytest": pytest, "python": python, "pip": pip}
    runner = script if words[0].startswith("scripts/") else {**ours, **others}.get(words[0])
    assert runner is not None, f"no test knows how to run: {command}"
    runner(words, shop)


def games_of(command: str) -> tuple[str, ...]:
    """The games for which a command is run: both, if what it names may be of either. A bot's file is for one."""
    words = shlex.split(command)
    return BOTH if words[1:2] != ["bot"] and _EITHER & set(words) else BOTH[:1]


def coldsnap(words: list[str], shop: Shop) -> None:
    """A command of ours: by its verb."""
    if len(words) == 1 or tuple(words[1:]) in NAMED:
        shop.run([*words, "--help"])
        return
    verb = " ".join(words[1:3]) if words[1] in ("bench", "board", "physics", "admin") else words[1]
    if verb in ONLY_HELP:
        shop.run([*words, "--help"])
    elif verb in LESS:
        assert shop.run([*words, *LESS[verb].split()]).strip() or verb == "physics report"
    else:
        assert verb in VERBS, f"no test knows how to run: {shlex.join(words)}"
        VERBS[verb]([_filled(word, shop) for word in words], shop)


def _filled(word: str, shop: Shop) -> str:
    """A word of a document that stands for something else."""
    if word == "LINK":
        return invite(shop.game)
    if word == "DATABASE":
        return str(server().database)
    if word == "SEAL":
        return seal_of(read_record(shop.folder / "RECORD").header.seed)
    return {"N": "3", "GAME": shop.game}.get(word, word)


def _play(words: list[str], shop: Shop) -> None:
    shown = shop.run(words)
    french = "--language" in words and words[words.index("--language") + 1] == "fr"
    greeting = "Welcome back!" if "--resume" in words else "Bienvenue" if french else "Welcome to"
    assert greeting in shown, shown


def _said(words: list[str], shop: Shop) -> None:
    assert shop.run(words).strip()


def _drawn(words: list[str], shop: Shop) -> None:
    shop.run(words)
    output = words[words.index("-o") + 1] if "-o" in words else "report.html"
    text = (shop.folder / output).read_text("utf-8")
    assert "<svg" in text


def _begun(words: list[str], shop: Shop) -> None:
    (shop.saves / "boards" / f"{words[-1]}.toml").unlink()
    assert "igloo.toml" in shop.run(words)


def _report(words: list[str], shop: Shop) -> None:
    shop.keep_games("FOLDER", "ladder")
    _drawn(words, shop)


def _arena(words: list[str], shop: Shop) -> None:
    """Until the first game is kept; with the champions of ICECOOL, who think for minutes, until games are begun."""
    folder = words[words.index("--keep") + 1] if "--keep" in words else "kept"
    more = [] if "--keep" in words else ["--keep", folder]
    wanted = "arena.json" if "icecool2" in words else "*/*.json"
    with shop.running([*words, *more]) as process:
        until(lambda: any((shop.folder / folder).glob(wanted)), process)


def _serve(words: list[str], shop: Shop) -> None:
    """Until the page is there. Who has no address in a local network is told so, and cannot have it."""
    with shop.running(words) as process:
        assert process.stdout is not None
        line = process.stdout.readline().strip()
        if not line and "--lan" in words:
            assert "no address in a local network" in process.communicate()[1]
            process.returncode = 0
            return
        while not line.startswith("http://127.0.0.1:"):
            assert line or process.poll() is None, process.communicate()
            line = process.stdout.readline().strip()
        with urllib.request.urlopen(line, timeout=120) as page:  # noqa: S310 - our own
            assert b"<html" in page.read()


def _join(words: list[str], shop: Shop) -> None:
    with shop.running(words) as process:
        said(process, "You sit at a table of")


def _host(words: list[str], shop: Shop) -> None:
    with shop.running([*words, "--server", server().base]) as process:
        said(process, "The table is set.")
        said(process, "You sit at a table of")


def _bot(words: list[str], shop: Shop) -> None:
    if "--check" in words:
        shown = shop.run(["mine.py" if word == "FILE" else word for word in words])
        assert shown.strip().endswith("No fault.")
        return
    if "examples/icecool_bot.py" in words:
        words = [*words[:-1], invite("icecool2")]
    with shop.running(words) as process:
        said(process, "The bot has taken its seat")


def _admin(words: list[str], shop: Shop) -> None:
    (shop.folder / "FILE").unlink()
    assert "matches" in shop.run(words)


def _prune(words: list[str], shop: Shop) -> None:
    """What is to be changed must not be in use: a copy is pruned."""
    if "--yes" in words:
        database = words.index("--database") + 1
        back_up(Path(words[database]), shop.folder / "copy.sqlite")
        words[database] = str(shop.folder / "copy.sqlite")
    assert ("Done." if "--yes" in words else "Nothing was changed.") in shop.run(words)


VERBS: Final[dict[str, Callable[[list[str], Shop], None]]] = {
    "play": _play,
    "replay": _said,
    "verify": _said,
    "rules": _said,
    "games": _said,
    "completion": _said,
    "flick": _said,
    "render": _drawn,
    "board new": _begun,
    "board check": _said,
    "board draw": _drawn,
    "board play": _play,
    "report": _report,
    "arena": _arena,
    "serve": _serve,
    "host": _host,
    "join": _join,
    "bot": _bot,
    "admin backup": _admin,
    "admin restore": _admin,
    "admin verify": _admin,
    "admin prune": _prune,
}


_BEHIND: Final = re.compile(r"(?:^|[;&|] *)@?((?:\.venv/bin/coldsnap|scripts/)[^;&|]*)")
"""Commands of ours in a line that make would give to the shell."""

_OURS: Final = {"play": "serve", "serve": "serve", "terminal": "play", "bench": "bench", "bench-server": "bench"}
"""What people are promised by a target of make."""


def make(words: list[str], shop: Shop) -> None:
    """What make would do: our own commands are run; scripts and programs of the project have to be there, whole."""
    if words == ["make", "help"]:
        assert "make test " in _make("help", shop=shop)
        return
    lines = _make("-n", *words[1:], shop=shop).splitlines()
    behind = [found.strip() for line in lines for found in _BEHIND.findall(line)]
    programs = [word for line in lines for word in shlex.split(line) if word.endswith(".py") and "/" in word]
    assert behind or programs or words[1] in ("setup", "lock"), f"nothing is behind {shlex.join(words)}: {lines}"
    if words[1] in _OURS:
        assert any(line.startswith(f".venv/bin/coldsnap {_OURS[words[1]]}") for line in behind), lines
    for line in behind:
        if line.removeprefix(".venv/bin/") not in commands():  # else it is run as such
            run(line, shop)
    for program in programs:
        compile((ROOT / program).read_bytes(), program, "exec")


def _make(*words: str, shop: Shop) -> str:
    done = subprocess.run(["make", *words], cwd=ROOT, env=shop.env, capture_output=True, text=True, check=False)  # noqa: S603, S607
    assert done.returncode == 0, (words, done.stderr)
    return done.stdout


def script(words: list[str], shop: Shop) -> None:
    """A script of the project: it is there, may be run, and can be read by its shell."""
    path = ROOT / words[0]
    if path.suffix == ".py":
        compile(path.read_bytes(), str(path), "exec")
    else:
        assert path.stat().st_mode & 0o100, f"{path} cannot be run"
        shop.run(["/bin/sh", "-n", str(path)])
    if words[:2] == ["scripts/npm", "run"]:
        named = next(word for word in words[2:] if not word.startswith("-"))
        assert named in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]


def pytest(words: list[str], shop: Shop) -> None:
    """Tests that are run anyway: they are there."""
    wanted = words[1:] if "NAME" not in words else ["-k", "budgets", "tests/architecture"]
    found = shop.run([str(BIN / "pytest"), "--collect-only", *wanted], folder=ROOT)
    assert re.search(r"^[1-9]\d*(/\d+)? tests? collected", found, re.MULTILINE), found


def pip(words: list[str], shop: Shop) -> None:
    """To install from a clone takes a minute and builds the client: tests/install does it, with the wheel."""
    assert (ROOT / "tests" / "install" / "test_wheel.py").exists()
    shop.run([sys.executable, "-m", *words[:2], "--help"])


def python(words: list[str], shop: Shop) -> None:
    """A program or a line of Python; twenty seeds are one, which takes seconds instead of a minute."""
    assert shop.run([sys.executable, *(word.replace("range(20)", "range(1)") for word in words[1:])]).strip()


def run_flicks(commands: list[str], folder: Path) -> str:
    """Many flicks in one process, as the engine takes a second to load."""
    lines = [shlex.split(command)[1:] for command in commands]
    source = (
        "import json, sys\n"
        "from coldsnap.cli.main import main\n"
        "for words in json.loads(sys.argv[1]):\n"
        "    sys.argv = ['coldsnap', *words]\n"
        "    try:\n"
        "        main()\n"
        "    except SystemExit as end:\n"
        "        assert not end.code, (words, end.code)\n"
        "    print('== done')\n"
    )
    done = subprocess.run(  # noqa: S603 - our own commands
        [sys.executable, "-c", source, json.dumps(lines)], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
