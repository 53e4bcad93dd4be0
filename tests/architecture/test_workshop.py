"""What people meet who work on the project: make's targets, an old Python, the workflows of the forge."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from project_copy import ROOT, copied, run

MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")
TARGETS: Final = re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS: Final = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
PRETENDS: Final = """#!/bin/sh
exec {python} -c 'import sys; sys.version_info = ({version}, 1); exec(sys.argv[2])' "$@"
"""


def loaded(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = loaded(path)["jobs"]
    return found


def commands(path: Path) -> str:
    return "\n".join(step.get("run", "") for job in jobs(path).values() for step in job["steps"])


def test_help_lists_every_target_with_a_few_words() -> None:
    listed = run("make", "help", folder=ROOT).stdout.splitlines()
    assert [line.split()[1] for line in listed] == TARGETS
    assert all(len(line.split()) > 3 for line in listed)
    phony = re.search(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    assert sorted(phony[1].split()) == sorted(TARGETS)


@pytest.mark.parametrize(("version", "said"), [("3, 10", "Python 3.10"), ("2, 7", "Python 2.7")])
def test_a_python_that_is_too_old_is_named_in_one_line(version: str, said: str, tmp_path: Path) -> None:
    clone = copied(tmp_path / "clone")
    (clone / ".venv").unlink()
    old = tmp_path / "old"
    old.write_text(PRETENDS.format(python=ROOT / ".venv/bin/python", version=version))
    old.chmod(0o755)
    refused = run("make", "--silent", "setup", f"PYTHON={old}", folder=clone)
    assert refused.returncode != 0
    assert f"Coldsnap needs Python 3.11 or newer, and {old} is {said}" in refused.stderr
    assert (refused.stdout + refused.stderr).count("\n") == 1
    assert not (clone / ".venv").exists()


def test_a_python_that_is_not_there_is_named_too(tmp_path: Path) -> None:
    clone = copied(tmp_path / "clone")
    (clone / ".venv").unlink()
    refused = run("make", "--silent", "setup", "PYTHON=no-such-python", folder=clone)
    assert "no-such-python is not there" in refused.stderr
    assert (refused.stdout + refused.stderr).count("\n") == 1


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_ends_in_time_and_runs_what_is_there(path: Path) -> None:
    assert loaded(path)["permissions"] == {"contents": "read"}
    for job in jobs(path).values():
        assert 0 < job["timeout-minutes"] <= 90
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])
    assert set(re.findall(r"\bmake ([a-z-]+)", commands(path))) <= set(TARGETS)
    assert all((ROOT / name).exists() for name in re.findall(r"\bscripts/\S+", commands(path)))


def test_the_workflows_check_test_and_install_on_what_is_promised() -> None:
    assert [path.stem for path in WORKFLOWS] == ["audit", "check", "test", "wheel"]
    audit, check, test, wheel = WORKFLOWS
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert "make audit" in commands(audit)
    assert "make check" in commands(check)
    assert "make test" in commands(test)
    assert jobs(test)["test"]["strategy"]["matrix"]["python"] == promised
    assert project["requires-python"] == f">={promised[0]}"
    systems = jobs(wheel)["install"]["strategy"]["matrix"]["system"]
    assert [name.split("-")[0] for name in systems] == ["ubuntu", "macos", "windows"]
    assert "pip wheel" in commands(wheel)
    assert "scripts/try_installed.py" in commands(wheel)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_for_issues_asks_for_something(path: Path) -> None:
    form = loaded(path)
    assert {"name", "description", "body"} <= set(form)
    assert any(field.get("validations", {}).get("required") for field in form["body"])
