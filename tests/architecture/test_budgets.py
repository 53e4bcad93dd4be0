"""Sizes, names and habits that keep the code readable. The numbers come from code bases that we learn from."""

import ast
import math
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = sorted((ROOT / "src").rglob("*.py"))
TESTS: Final = sorted((ROOT / "tests").rglob("*.py"))

FILE_STOP: Final = 600
FILE_P90: Final = 350
FUNCTION_STOP: Final = 80
FUNCTION_P90: Final = 35

# Put together from parts, so that this file does not hold what it looks for.
TO_DO: Final = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK")) + r")\b")
REGISTRIES: Final = re.compile(
    "|".join(("py" + r"pi\.org", "python" + r"hosted\.org", "npm" + r"js\.", "yarn" + r"pkg\."))
)
MACHINE: Final = re.compile(r"(?<![\w.~-])/" + r"(?:wo" + r"rk|ho" + r"me|Us" + r"ers|ro" + r"ot)/")
TEXTS: Final = {
    *(".py", ".md", ".toml", ".txt", ".json", ".ftl", ".svg", ".yml", ".yaml", ".sh", ".cfg", ""),
    *(".ts", ".tsx", ".css", ".html", ".webmanifest"),
}
NOT_OURS: Final = {".git", "node_modules", "__pycache__", "web_dist", "dist"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def p90(sizes: list[int]) -> int:
    """The size that nine of ten do not exceed."""
    return sorted(sizes)[math.ceil(0.9 * len(sizes)) - 1]


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(path: Path) -> list[Function]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, Function)]


def length(node: Function) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def undocumented(module: ast.Module) -> Iterator[str]:
    """Public classes, functions and methods without a docstring, and the module itself if it has none."""
    if ast.get_docstring(module) is None:
        yield "the module"
    waiting: list[tuple[str, ast.AST]] = [("", module)]
    while waiting:
        prefix, owner = waiting.pop()
        for node in ast.iter_child_nodes(owner):
            if not isinstance(node, Function | ast.ClassDef) or node.name.startswith("_"):
                continue
            if ast.get_docstring(node) is None:
                yield prefix + node.name
            if isinstance(node, ast.ClassDef):
                waiting.append((f"{prefix}{node.name}.", node))


def untyped(path: Path) -> list[str]:
    return [f"{named(path)}:{node.lineno} {node.name}" for node in functions(path) if node.returns is None]


@pytest.mark.parametrize("files", [SOURCES, TESTS], ids=["src", "tests"])
def test_no_file_is_too_long_and_few_are_long(files: list[Path]) -> None:
    assert len(files) > 20
    assert [named(path) for path in files if lines(path) > FILE_STOP] == []
    assert p90([lines(path) for path in files if lines(path)]) <= FILE_P90


@pytest.mark.parametrize("files", [SOURCES, TESTS], ids=["src", "tests"])
def test_no_function_is_too_long_and_few_are_long(files: list[Path]) -> None:
    every = {f"{named(path)}:{node.name}": length(node) for path in files for node in functions(path)}
    assert len(every) > 100
    assert {name: size for name, size in every.items() if size > FUNCTION_STOP} == {}
    assert p90(list(every.values())) <= FUNCTION_P90


def test_every_function_says_what_it_returns() -> None:
    assert [found for path in SOURCES + TESTS for found in untyped(path)] == []


def test_every_public_name_has_a_docstring() -> None:
    assert [f"{named(path)}: {name}" for path in SOURCES for name in undocumented(tree(path))] == []


def test_nothing_is_left_to_do_in_the_code() -> None:
    found = [
        f"{named(path)}:{number}"
        for path in [*SOURCES, *TESTS, *sorted((ROOT / "examples").glob("*.py"))]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if TO_DO.search(line)
    ]
    assert found == []


def test_every_folder_of_tests_has_tests() -> None:
    folders = [path for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name not in NOT_OURS]
    assert len(folders) >= 6
    assert [folder.name for folder in folders if not list(folder.rglob("test_*.py"))] == []
    units = [path for path in (ROOT / "tests" / "unit").iterdir() if path.is_dir() and path.name not in NOT_OURS]
    assert [folder.name for folder in units if not list(folder.glob("test_*.py"))] == []


def test_every_file_of_tests_has_a_test_and_a_name_of_its_own() -> None:
    files = [path for path in TESTS if path.name.startswith("test_")]
    assert len({path.name for path in files}) == len(files)
    empty = [path for path in files if not any(node.name.startswith("test_") for node in functions(path))]
    assert [named(path) for path in empty] == []


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    shunned = {"skip", "skipif", "xfail", "importorskip", "SkipTest", "skipUnless", "skipIf", "expectedFailure"}
    found = [
        f"{named(path)}:{node.lineno}"
        for path in TESTS
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Attribute) and node.attr in shunned)
        or (isinstance(node, ast.Name) and node.id in shunned)
    ]
    assert found == []


def judges(node: ast.AST, helpers: set[str]) -> bool:
    """Whether something in here can fail a test: an assertion, an expected error, or a helper that has one."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assert | ast.Raise) or (isinstance(inner, ast.Attribute) and inner.attr == "raises"):
            return True
        if isinstance(inner, ast.Call) and getattr(inner.func, "id", getattr(inner.func, "attr", "")) in helpers:
            return True
    return False


def idle(path: Path, shared: set[str]) -> list[str]:
    """The tests of a file that prove nothing."""
    helpers = shared | {node.name for node in functions(path) if judges(node, set())}
    tests = [node for node in functions(path) if node.name.startswith("test_")]
    return [f"{named(path)}: {node.name}" for node in tests if not judges(node, helpers)]


def test_every_test_can_fail() -> None:
    library = [path for path in TESTS if not path.name.startswith("test_")]
    shared = {"expect"} | {node.name for path in library for node in functions(path) if judges(node, set())}
    assert [found for path in TESTS for found in idle(path, shared)] == []


@cache
def texts() -> tuple[Path, ...]:
    """The texts of the project itself: nothing that was installed, built or cached."""
    waiting, found = [ROOT], []
    while waiting:
        for path in sorted(waiting.pop().iterdir()):
            if path.name in NOT_OURS:  # in a worktree, .git is a file
                continue
            if path.is_dir():
                hidden = path.name.startswith(".") and path.name not in (".ci", ".github")
                if not hidden and not path.name.endswith(".egg-info"):
                    waiting.append(path)
            elif path.suffix in TEXTS and path.name not in NOT_OURS and not path.name.startswith(".coverage"):
                found.append(path)
    return tuple(found)


@pytest.mark.parametrize("pattern", [REGISTRIES, MACHINE], ids=["registry", "machine"])
def test_no_file_names_a_registry_or_a_folder_of_one_machine(pattern: re.Pattern[str]) -> None:
    assert len(texts()) > 80
    found = [
        f"{named(path)}:{number}"
        for path in texts()
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), start=1)
        if pattern.search(line)
    ]
    assert found == []


def test_there_is_at_least_a_line_of_test_to_a_line_of_rules() -> None:
    ruled = sum(
        lines(path) for part in ("core", "games", "match") for path in (ROOT / "src/coldsnap" / part).rglob("*.py")
    )
    assert sum(lines(path) for path in TESTS) >= ruled


# The searches themselves can fail.


def test_the_search_for_docstrings_finds_what_has_none_and_leaves_the_private_alone() -> None:
    text = "class A:\n    def b(self): ...\n    def _c(self): ...\ndef d():\n    'x'\n    def e(): ...\n"
    assert sorted(undocumented(ast.parse(text))) == ["A", "A.b", "the module"]


def test_the_search_for_registries_and_machines_finds_them() -> None:
    assert REGISTRIES.search("https://" + "py" + "pi.org/simple")
    for folder in ("wo" + "rk", "ho" + "me"):
        assert MACHINE.search(f"see /{folder}/main")
        assert MACHINE.search(f'"/{folder}/x"')
        assert not MACHINE.search(f"docs/{folder}/x")


def test_the_search_for_idle_tests_knows_an_assertion_when_it_sees_one() -> None:
    assert judges(ast.parse("assert x"), set())
    assert judges(ast.parse("with pytest.raises(E): f()"), set())
    assert judges(ast.parse("play.refusal(a)"), {"refusal"})
    assert not judges(ast.parse("play.refusal(a)"), set())


def test_ninety_percent_are_not_larger_than_p90() -> None:
    assert p90(list(range(1, 101))) == 90
    assert p90([7]) == 7
