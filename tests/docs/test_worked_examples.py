"""The worked examples of CONTRIBUTING.md are carried out in a copy of the project, as they stand."""

import re
from pathlib import Path
from typing import Final

import pytest

from project_copy import ROOT, copied, run

TEXT: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
EXAMPLES: Final = dict(
    re.findall(r"^### (.+?)\n(.*?)(?=^##)", TEXT[TEXT.index("\n## Worked examples") :], re.MULTILINE | re.DOTALL)
)
_BLOCK: Final = re.compile(r"^```(diff|python|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class NotThere(Exception):
    """What an example wants to change does not stand in the file, or more than once."""


def changed(lines: list[str], hunk: list[str]) -> list[str]:
    """The lines of a file with one hunk of a diff applied: it is found wherever it stands, but exactly once."""
    old = [line[1:] for line in hunk if line[0] in " -"]
    new = [line[1:] for line in hunk if line[0] in " +"]
    found = [at for at in range(len(lines)) if lines[at : at + len(old)] == old]
    if len(found) != 1:
        raise NotThere("\n".join(old))
    return [*lines[: found[0]], *new, *lines[found[0] + len(old) :]]


def applied(diff: str, folder: Path) -> Path:
    """Change the file that a diff names in its first line."""
    first, *body = diff.splitlines()
    path = folder / first.removeprefix("--- ")
    lines = path.read_text("utf-8").splitlines()
    for hunk in "\n".join(body).split("\n@@\n"):
        lines = changed(lines, hunk.splitlines())
    path.write_text("\n".join([*lines, ""]), "utf-8")
    return path


def written(source: str, folder: Path) -> Path:
    """Write the new file that a block names in its first line."""
    first, _, content = source.partition("\n")
    path = folder / first.removeprefix("# ")
    assert not path.exists(), path
    path.write_text(content, "utf-8")
    return path


def typed(commands: str, folder: Path) -> None:
    """Run commands as somebody types them in the project's folder."""
    done = run("sh", "-e", "-c", commands, folder=folder, PYTHONPATH=str(folder / "src"), PYTHONUTF8="1")
    assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
    assert "no tests ran" not in done.stdout


def test_there_is_an_example_of_every_usual_change() -> None:
    assert list(EXAMPLES) == [
        "Change a rule",
        "Add a promo module",
        "Add a board",
        "Add a bot",
        "Add a wire field",
    ]


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example_works(name: str, tmp_path: Path) -> None:
    folder = copied(tmp_path / "project")
    found = _BLOCK.findall(EXAMPLES[name])
    assert {"diff", "sh"} <= {kind for kind, _ in found}
    edited: list[Path] = []
    for kind, content in found:
        if kind == "sh":
            typed(content, folder)
        else:
            edited.append(applied(content, folder) if kind == "diff" else written(content, folder))
    python = [path for path in edited if path.suffix == ".py"]
    for words in (("check",), ("format", "--check")):
        judged = run(folder / ".venv/bin/ruff", *words, *python, folder=folder)
        assert judged.returncode == 0, judged.stdout


def test_a_hunk_is_applied_where_its_lines_stand_once_and_nowhere_else() -> None:
    assert changed(["a", "b", "c"], [" a", "-b", "+d"]) == ["a", "d", "c"]
    assert changed(["ab", "b"], ["-b", "+c"]) == ["ab", "c"]
    for absent in (["-a", "+b"], ["-c", "+b"]):
        with pytest.raises(NotThere):
            changed(["a", "a"], absent)
