"""What each layer may know. Import-linter keeps the layers apart; this keeps the pure ones pure."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).parents[2] / "src" / "coldsnap"
IMPURE: Final = {
    *("random", "secrets", "time", "datetime", "os", "subprocess", "signal", "tempfile", "shutil", "glob", "pathlib"),
    *("threading", "multiprocessing", "concurrent", "asyncio", "socket", "ssl", "http", "urllib", "select"),
}
LAYERS: Final = ("core", "games", "match", "physics")


def imported(module: ast.Module) -> Iterator[str]:
    """The full names of everything that a file imports, wherever in the file it does so."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def imports_of(layer: str) -> tuple[tuple[str, str], ...]:
    """Pairs of file and imported name of a layer."""
    files = sorted((SOURCES / layer).rglob("*.py"))
    return tuple(
        (file.relative_to(SOURCES).as_posix(), name)
        for file in files
        for name in imported(ast.parse(file.read_text("utf-8")))
    )


def called(module: ast.Module) -> set[str]:
    names = (node.func for node in ast.walk(module) if isinstance(node, ast.Call))
    return {name.id for name in names if isinstance(name, ast.Name)}


def test_the_core_knows_the_standard_library_and_msgspec_and_itself() -> None:
    known = {*sys.stdlib_module_names, "msgspec"}
    strange = [
        (file, name)
        for file, name in imports_of("core")
        if name.split(".")[0] not in known and not name.startswith("coldsnap.core")
    ]
    assert strange == []


@pytest.mark.parametrize("layer", ["games", "match"])
def test_the_rules_and_the_table_know_no_other_library_either(layer: str) -> None:
    known = {*sys.stdlib_module_names, "msgspec", "coldsnap"}
    assert [(file, name) for file, name in imports_of(layer) if name.split(".")[0] not in known] == []


@pytest.mark.parametrize("layer", ["core", "games", "match"])
def test_nothing_pure_reaches_for_chance_time_files_threads_or_sockets(layer: str) -> None:
    assert [(file, name) for file, name in imports_of(layer) if name.split(".")[0] in IMPURE] == []


@pytest.mark.parametrize("layer", ["core", "games", "match"])
def test_nothing_pure_opens_prints_or_asks(layer: str) -> None:
    found = {
        file.name: called(ast.parse(file.read_text("utf-8"))) & {"open", "print", "input", "exec", "eval", "hash", "id"}
        for file in (SOURCES / layer).rglob("*.py")
    }
    assert {name: calls for name, calls in found.items() if calls} == {}


@pytest.mark.parametrize(
    ("layer", "stranger"),
    [("games", "physics"), ("physics", "games"), ("core", "games"), ("core", "physics"), ("core", "match")],
)
def test_strangers_do_not_know_each_other(layer: str, stranger: str) -> None:
    assert [(file, name) for file, name in imports_of(layer) if name.startswith(f"coldsnap.{stranger}")] == []


def test_rules_use_no_function_whose_last_bit_differs_between_machines() -> None:
    uneven = {"sin", "cos", "tan", "exp", "log", "pow", "atan2", "hypot", "acos", "asin", "atan", "log2", "log10"}
    assert [(file, name) for file, name in imports_of("games") if name in {f"math.{each}" for each in uneven}] == []
    for file in sorted((SOURCES / "games").rglob("*.py")):
        used = {node.attr for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Attribute)}
        assert not used & uneven, file.name


@pytest.mark.parametrize("layer", LAYERS)
def test_there_is_something_to_look_at_in_every_layer(layer: str) -> None:
    assert len(imports_of(layer)) >= 5


def test_the_search_sees_imports_inside_functions_and_both_forms() -> None:
    text = "import os.path\ndef f():\n    from random import choice as c\n    import time as t\n"
    assert list(imported(ast.parse(text))) == ["os.path", "random.choice", "time"]
