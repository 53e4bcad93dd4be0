"""The catalogue of rules is whole, and every rule that is built has a test that names it."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

TESTS: Final = Path(__file__).parents[1]
SOURCES: Final = TESTS.parent / "src"

PER_FAMILY: Final = {
    "SETUP": 9,
    "TURN": 16,
    "DOOR": 7,
    "CATCH": 5,
    "CARD": 11,
    "ROUND": 3,
    "GAME": 1,
    "TWO": 3,
    "TOUR": 2,
    "MANY": 4,
    "RACE": 2,
    "PAW": 2,
    "EMP": 2,
    "EMER": 2,
    "WAL": 1,
    "ART": 5,
    "BLOCK": 2,
    "PORT": 1,
    "TOIDS": 11,
}
BUILT_FAMILIES: Final = {
    *("SETUP", "TURN", "DOOR", "CATCH", "CARD", "ROUND", "GAME", "TWO", "TOIDS"),
    *("MANY", "RACE", "PAW", "EMP", "WAL", "ART", "EMER", "BLOCK", "PORT"),
}
BUILT_ALONE: Final = {"TOUR-1"}
"""Rules that are built though their family is not yet."""
RULE_ID: Final = re.compile(r"[A-Z]+-[0-9]+")


@cache
def catalogue() -> tuple[dict[str, Any], ...]:
    rows = tomllib.loads((TESTS / "rulebook" / "rules.toml").read_text(encoding="utf-8"))["rule"]
    return tuple(rows)


def ids(*, built: bool) -> set[str]:
    return {row["id"] for row in catalogue() if row["built"] is built}


def cited_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The name of each test function that pytest collects, with each rule that its decorators cite."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name):
                    for argument in decorator.args if decorator.func.id == "rule" else ():
                        assert isinstance(argument, ast.Constant), "a rule is cited by its literal id"
                        yield node.name, str(argument.value)


@cache
def citations() -> tuple[tuple[str, str], ...]:
    files = sorted(TESTS.rglob("test_*.py"))
    return tuple(found for file in files for found in cited_in(ast.parse(file.read_text(encoding="utf-8"))))


def named_in_sources() -> set[str]:
    """Ids that the program itself gives as the rule of an event, an option or a refusal."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCES.rglob("*.py")))
    constants = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {text for text in constants if isinstance(text, str) and RULE_ID.fullmatch(text)}


def test_the_catalogue_has_as_many_rules_of_each_family_as_the_rules_have() -> None:
    assert Counter(row["id"].split("-")[0] for row in catalogue()) == PER_FAMILY


def test_the_rules_of_a_family_are_numbered_without_a_gap() -> None:
    numbered = [f"{family}-{number}" for family, count in PER_FAMILY.items() for number in range(1, count + 1)]
    assert [row["id"] for row in catalogue()] == numbered
    assert len(numbered) == 89


def test_every_row_says_the_rule_in_one_line_and_whether_it_is_built() -> None:
    for row in catalogue():
        assert set(row) == {"id", "says", "built"}, row
        assert isinstance(row["built"], bool)
        assert 20 <= len(row["says"]) <= 200, row
        assert "\n" not in row["says"]


def test_exactly_the_declared_families_are_built() -> None:
    built = {row["id"] for row in catalogue() if row["id"].split("-")[0] in BUILT_FAMILIES} | BUILT_ALONE
    assert ids(built=True) == built
    assert len(built) == sum(PER_FAMILY[family] for family in BUILT_FAMILIES) + len(BUILT_ALONE)
    assert len(ids(built=False)) == sum(PER_FAMILY.values()) - len(ids(built=True))


def test_every_rule_that_is_built_has_a_test_that_names_it() -> None:
    assert ids(built=True) - {cited for _, cited in citations()} == set()


def test_no_test_names_a_rule_that_is_unknown_or_not_built() -> None:
    assert [(name, cited) for name, cited in citations() if cited not in ids(built=True)] == []


def test_the_program_names_no_rule_that_is_not_declared_as_built() -> None:
    assert named_in_sources() - ids(built=True) == set()


def test_the_program_names_the_rules_that_can_be_broken_or_that_cause_events() -> None:
    # How pieces arrive, look and are counted, and what stays as it was: nobody can break these, and nothing follows.
    quiet = {"TOIDS-6", "TOIDS-11", "SETUP-1", "SETUP-8", "SETUP-9", "TURN-9", "DOOR-2", "DOOR-7", "CATCH-4", "CATCH-5"}
    quiet |= {"CARD-6", "CARD-9", "CARD-10", "MANY-4"}
    assert ids(built=True) - named_in_sources() <= quiet


def test_the_search_for_citations_finds_what_pytest_collects_and_nothing_else() -> None:
    tree = ast.parse(
        "@rule('TOIDS-1')\ndef test_a(): ...\n@rule('TOIDS-2')\ndef helper(): ...\n@other('TOIDS-3')\ndef test_b(): ..."
    )
    assert list(cited_in(tree)) == [("test_a", "TOIDS-1")]


def test_there_are_citations_in_every_file_of_the_rulebook() -> None:
    files = sorted((TESTS / "rulebook").glob("*/**/test_*.py"))
    assert len(files) >= 9
    for file in files:
        assert list(cited_in(ast.parse(file.read_text(encoding="utf-8")))), f"{file.name} proves no rule"
