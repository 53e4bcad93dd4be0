"""A newcomer's questions are answered by files that are there."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
_ROWS: Final = re.compile(r"^\| (?P<question>[^|]+\?) \| (?P<answer>.+) \|$", re.MULTILINE)
ANSWERS: Final = {found["question"]: found["answer"] for found in _ROWS.finditer(TEXT)}


def files(answer: str) -> list[str]:
    """The files that an answer names; names of what stands in them have no slash and no ending."""
    return [name for name in re.findall(r"`([^`]+)`", answer) if re.search(r"/|\.[a-z]+$", name)]


def test_twelve_questions_are_answered() -> None:
    assert len(ANSWERS) == 12


@pytest.mark.parametrize("question", ANSWERS)
def test_a_question_is_answered_by_files_that_are_there(question: str) -> None:
    named = files(ANSWERS[question])
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("question", ANSWERS)
def test_what_an_answer_names_stands_in_its_files(question: str) -> None:
    """A name in brackets is defined in the file before it."""
    for name, word in re.findall(r"`([^`]+)` \(`([^`]+)`\)", ANSWERS[question]):
        assert re.search(rf"\b{word}\b", (ROOT / name).read_text("utf-8")), (name, word)
