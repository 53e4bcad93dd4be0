"""The list of docs/security.md is whole, and what it leans on is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
ROWS = {int(found[1]): found[0] for found in re.finditer(r"^\| (\d+) \|.*$", TEXT, re.MULTILINE)}


def existing_tests() -> set[str]:
    files = (ROOT / "tests").rglob("test_*.py")
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)}


def test_all_rows_of_the_list_are_there_and_none_is_empty() -> None:
    assert sorted(ROWS) == list(range(1, 25))
    for number, row in ROWS.items():
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert len(cells) == 4, number
        assert all(len(cell) > 5 for cell in cells[1:]), number
        assert "`test_" in cells[3], number


def test_every_test_that_the_list_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    assert len(named) > 50
    assert named - existing_tests() == set()


def test_every_file_that_the_list_names_exists() -> None:
    named = set(re.findall(r"`((?:tests|src)/[\w/]+(?:\.py)?)`", TEXT))
    assert len(named) >= 3
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
