"""What the documents say is true: their programs run, their links lead somewhere, the examples are short and work."""

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
LINKING: Final = sorted({*DOCUMENTS, *ROOT.glob("*.md")})
EXAMPLES: Final = sorted((ROOT / "examples").glob("*.py"))
LONGEST_EXAMPLE: Final = 60

_BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"\[[^\]]*\]\(\s*<?([^)\s>]+)")


def blocks(text: str) -> list[tuple[int, str]]:
    """The Python blocks of a document, with the line on which each begins."""
    return [(text.count("\n", 0, found.start(1)) + 1, found[1]) for found in _BLOCK.finditer(text)]


def links(text: str) -> list[str]:
    """The links and pictures of a document that lead to a file, without the place in it."""
    targets = [target.split("#")[0] for target in _LINK.findall(_FENCED.sub("", text))]
    return [target for target in targets if target and not re.match(r"[a-z]+:", target)]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if blocks(path.read_text("utf-8"))], ids=named)
def test_the_python_of_a_document_runs_from_top_to_bottom(document: Path, tmp_path: Path) -> None:
    namespace: dict[str, Any] = {"__name__": "__document__"}
    with contextlib.chdir(tmp_path), contextlib.redirect_stdout(io.StringIO()):
        for line, source in blocks(document.read_text("utf-8")):
            code = compile("\n" * (line - 1) + source, str(document), "exec")
            exec(code, namespace)  # noqa: S102 - running the documents is the point
    assert len(namespace) > 2, "the blocks do nothing"


def test_the_readme_shows_the_library_in_python() -> None:
    assert blocks((ROOT / "README.md").read_text("utf-8"))


@pytest.mark.parametrize("document", LINKING, ids=named)
def test_every_relative_link_leads_to_a_file(document: Path) -> None:
    found = links(document.read_text("utf-8"))
    assert [target for target in found if not (document.parent / target).exists()] == []
    inside = [(document.parent / target).resolve().is_relative_to(ROOT) for target in found]
    assert all(inside), "a link leaves the project"


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_an_example_runs_by_itself_and_says_something(example: Path, tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 - a program of this project
        [sys.executable, "-W", "error", str(example)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert done.stderr == ""


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_an_example_is_short_and_says_what_it_shows(example: Path) -> None:
    text = example.read_text("utf-8")
    assert len(text.splitlines()) < LONGEST_EXAMPLE
    assert text.startswith('"""')


def test_there_are_documents_and_examples_to_check() -> None:
    assert len(DOCUMENTS) >= 4
    assert len(EXAMPLES) >= 2
    assert sum(bool(blocks(path.read_text("utf-8"))) for path in DOCUMENTS) >= 2
    assert sum(len(links(path.read_text("utf-8"))) for path in LINKING) >= 5


def test_a_fenced_block_of_another_kind_is_neither_run_nor_searched_for_links() -> None:
    text = "[a](b.md)\n```sh\n[c](d.md)\n```\n```python\nx = 1\n```\n![e](f.svg) [g](https://example.org) [h](#i)\n"
    assert blocks(text) == [(6, "x = 1\n")]
    assert links(text) == ["b.md", "f.svg"]
