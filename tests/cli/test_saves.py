"""How a match that was left is gone on with: what is said can be typed as it stands."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from coldsnap.cli.terminal import saves
from command import coldsnap


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of saved matches, and nothing on the PATH."""
    monkeypatch.setenv("COLDSNAP_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "saves").mkdir()
    return tmp_path / "saves"


def script(path: Path) -> Path:
    """A program called coldsnap."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_a_program_on_the_path_goes_by_its_name_alone(folder: Path) -> None:
    found = script(folder.parent / "bin" / "coldsnap")
    assert saves.ourselves(str(found)) == ["coldsnap"]
    other = script(folder.parent / "venv" / "coldsnap")
    assert saves.ourselves(str(other)) == [str(other)], "the one on the path is another"


def test_a_program_that_no_shell_finds_goes_by_the_way_it_was_started(folder: Path) -> None:
    assert folder.exists()
    assert saves.ourselves(".venv/bin/coldsnap") == [".venv/bin/coldsnap"]
    assert saves.ourselves("/somewhere/coldsnap/__main__.py") == [sys.executable, "-m", "coldsnap"]
    assert saves.ourselves("-c") == ["coldsnap"]


def test_a_saved_match_goes_by_its_name_and_any_other_by_its_file(folder: Path) -> None:
    kept = folder / "icetoids-2026-01-01.jsonl"
    kept.touch()
    assert saves.go_on(kept).endswith("play --resume icetoids-2026-01-01")
    assert saves.found("icetoids-2026-01-01") == kept
    other = folder.parent / "with a space.jsonl"
    assert shlex.split(saves.go_on(other))[-1] == str(other)
    assert saves.found(str(other)) == other
    assert saves.go_on(kept, ["bots/mine.py"]).endswith("--resume icetoids-2026-01-01 --seats bots/mine.py")


def test_a_match_goes_on_in_its_language_wherever_that_is_not_the_language_of_the_terminal(tmp_path: Path) -> None:
    for given, other in (("fr", "en"), ("en", "fr")):
        for terminal in (given, other):
            save = str(tmp_path / f"{given}-{terminal}.jsonl")
            env = {"LANG": f"{terminal}_XX.UTF-8"}
            shown = coldsnap("play", "icetoids", "--language", given, "--save", save, env=env).stdout
            (command,) = (line for line in shown.splitlines() if " --resume " in line)
            assert command.endswith(f" --language {given}") == (terminal == other)


@pytest.mark.parametrize("typed", ["home b1\nquit\n", "home b1\n"])
def test_what_is_said_at_the_end_works_as_it_is_typed(tmp_path: Path, typed: str) -> None:
    """The line is whole, however deep the folder is and however narrow the window."""
    where = tmp_path / ("deep" * 30)
    env = {"COLDSNAP_SAVES": str(where), "COLUMNS": "60"}
    shown = coldsnap("play", "--seats", "Ana,Luc", typed=typed, env=env).stdout
    (line,) = (line for line in shown.splitlines() if "To go on: " in line)
    said = shlex.split(line.split("To go on: ")[1])
    assert said[:3] == ["coldsnap", "play", "--resume"]
    assert "Welcome back!" in coldsnap(*said[1:], typed="quit\n", env=env).stdout


def test_the_programs_own_file_is_named_where_no_shell_finds_it(tmp_path: Path) -> None:
    beside = Path(sys.executable).parent / "coldsnap"
    run = subprocess.run(  # noqa: S603 - our own command
        [str(beside), "play", "--seats", "Ana,Luc"],
        input="quit\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLDSNAP_SAVES": str(tmp_path), "PATH": os.defpath, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
    )
    (line,) = (line for line in run.stdout.splitlines() if line.startswith("To go on: "))
    assert shlex.split(line.removeprefix("To go on: "))[0] == str(beside)
