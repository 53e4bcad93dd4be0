"""The scripts that run the suite: every folder is in one part, no failure hides another, and shaky tests are found."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import run_suite
import shake_suite
import suite
from deadlines import HANG_S, wait_until

ROOT: Final = Path(__file__).parents[2]
MIXED: Final = """
import pytest

def test_that_passes() -> None:
    assert True

@pytest.mark.parametrize("number", (1, 2))
def test_that_fails(number: int) -> None:
    assert number == 1
"""


def part(tmp_path: Path, text: str) -> suite.Part:
    """A part of one file with this text, run by pytest as those of the suite are."""
    file = tmp_path / "test_made.py"
    file.write_text(text, encoding="utf-8")
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-o",
        "junit_family=xunit1",
        "-p",
        "no:cacheprovider",
        f"--rootdir={tmp_path}",
    )
    return suite.Part("made", "made for a test", (*command, str(file)), ("--junitxml={}",))


def kept(number: int, tests: int, *failed: str) -> shake_suite.Run:
    return shake_suite.Run("made", "one core", number, 100 + number, "abc", 1.0, tests, failed)


def test_every_folder_of_tests_is_in_exactly_one_part() -> None:
    folders = {f"tests/{path.parent.relative_to(ROOT / 'tests').parts[0]}" for path in ROOT.glob("tests/**/test_*.py")}
    named = [word for each in suite.PARTS for word in each.command if word.startswith("tests/")]
    assert sorted(named) == sorted(folders)


def test_the_outcome_of_every_test_of_a_part_is_read(tmp_path: Path) -> None:
    outcome = suite.run(part(tmp_path, MIXED), log=tmp_path / "log")
    assert outcome.exit_code == 1
    assert sorted(outcome.tests.values()) == ["failed", "passed", "passed"]
    assert outcome.failed == ["test_made.py::test_that_fails[2]"]


def test_a_part_that_fails_before_any_test_is_named_itself(tmp_path: Path) -> None:
    outcome = suite.run(suite.Part("broken", "", (sys.executable, "-c", "raise SystemExit(3)")), log=tmp_path / "log")
    assert outcome.failed == ["broken: ended with exit code 3"]


def test_a_part_that_hangs_is_ended_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "PATIENCE_S", 0)
    outcome = suite.run(
        suite.Part("hung", "", (sys.executable, "-c", "import signal; signal.pause()")), log=tmp_path / "log"
    )
    assert outcome.failed == ["hung: did not end"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_what_runs_ends_with_the_program_also_if_another_thread_has_started_it(tmp_path: Path, number: int) -> None:
    started = tmp_path / "started"
    program = f"""
import sys, threading
sys.path.insert(0, {str(ROOT / "scripts")!r})
import suite
suite.end_as_asked()
part = suite.Part("hung", "", (sys.executable, "-c", "import os, signal, pathlib; "
    "pathlib.Path({str(started)!r}).write_text(str(os.getpid())); signal.pause()"))
threading.Thread(target=suite.run, args=(part,)).start()
"""
    process = subprocess.Popen([sys.executable, "-c", program])  # noqa: S603 - ours
    wait_until(lambda: started.exists() and started.read_text() != "")
    process.send_signal(number)
    assert process.wait(HANG_S) == 128 + number
    wait_until(lambda: not Path(f"/proc/{started.read_text()}/exe").exists())


def test_all_parts_run_after_a_failure_and_one_list_tells_what_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = suite.Part("broken", "", (sys.executable, "-c", "raise SystemExit(3)"))
    monkeypatch.setattr(suite, "PARTS", (broken, part(tmp_path, MIXED)))
    assert run_suite.main([]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-3:] == [
        "failed: broken: ended with exit code 3",
        "failed: test_made.py::test_that_fails[2]",
        "2 passed, 2 failed",
    ]


def test_a_part_that_is_not_there_is_refused() -> None:
    with pytest.raises(SystemExit, match="There is no part sever; there are: lint, client"):
        suite.chosen(["sever"])


def test_a_test_that_failed_once_is_shaky_and_its_seed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert shake_suite.tell([kept(1, 2), kept(2, 2, "b")]) == 1
    told = capsys.readouterr().out
    assert "| made | – | 2 × 1 s | – | 2 | 1 |" in told
    assert "shaky: b: one core 2 (seed 102, abc)" in told


def test_a_test_that_once_did_not_run_is_shaky(capsys: pytest.CaptureFixture[str]) -> None:
    assert shake_suite.tell([kept(1, 2), kept(2, 1)]) == 1
    assert "shaky: made: 1 tests did not run: one core 2 (seed 102, abc)" in capsys.readouterr().out


def test_what_always_passed_is_not_shaky(capsys: pytest.CaptureFixture[str]) -> None:
    assert shake_suite.tell([kept(1, 1), kept(2, 1)]) == 0
    assert "| made | – | 2 × 1 s | – | 1 | none |" in capsys.readouterr().out


def test_a_shake_runs_what_its_record_does_not_have_and_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "shaken.jsonl"
    monkeypatch.setattr(suite, "PARTS", (part(tmp_path, MIXED),))
    monkeypatch.setattr(shake_suite, "RECORD", record)
    monkeypatch.setattr(shake_suite, "LOGS", tmp_path / "logs")
    monkeypatch.setattr(shake_suite, "_commit", lambda: "abc")
    monkeypatch.setattr(sys, "argv", ["shake", "--alone", "1", "--one-core", "2", "--beside", "0"])
    assert shake_suite.main() == 1
    assert [(each.key, each.tests) for each in shake_suite.kept(record)] == [
        (("made", "alone", 1), 3),
        (("made", "one core", 1), 3),
        (("made", "one core", 2), 3),
    ]
    assert "3 of 3: made" in capsys.readouterr().out
    assert shake_suite.main() == 1
    assert "shaky: test_made.py::test_that_fails[2]: alone 1 (seed 1, abc)" in capsys.readouterr().out
    assert len(shake_suite.kept(record)) == 3


def test_the_table_of_the_shake_in_the_documents_is_that_of_its_record(tmp_path: Path) -> None:
    """Or was, up to some run: a shake that is under way adds to its record, and one that begins anew empties it."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    committed = tmp_path / "committed.jsonl"
    name = shake_suite.RECORD.relative_to(ROOT).as_posix()
    words = ("git", "show", f"HEAD:{name}")
    committed.write_bytes(subprocess.run(words, cwd=ROOT, capture_output=True, check=False).stdout)  # noqa: S603 - ours
    records = (shake_suite.kept(shake_suite.RECORD), shake_suite.kept(committed))
    parts = [runs[:many] for runs in records for many in range(len(runs), 0, -1)]
    assert any("\n".join(shake_suite.table(runs)) in text for runs in parts)
