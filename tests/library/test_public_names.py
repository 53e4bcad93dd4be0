"""What `import coldsnap` gives is little, said in full, and known to type checkers."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import coldsnap


@pytest.mark.parametrize("name", [name for name in coldsnap.__all__ if name != "__version__"])
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert len((getattr(coldsnap, name).__doc__ or "").split()) >= 5


def test_type_checkers_know_the_public_names_and_no_others() -> None:
    stub = ast.parse(Path(coldsnap.__file__).with_suffix(".pyi").read_text("utf-8"))
    told = {alias.asname for node in stub.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    told |= {node.name for node in stub.body if isinstance(node, ast.FunctionDef)}
    told |= {
        node.target.id for node in stub.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert told - {None, "__all__"} == set(coldsnap.__all__) == set(dir(coldsnap))


def test_an_unknown_name_is_an_ordinary_mistake() -> None:
    with pytest.raises(AttributeError, match="no attribute 'penguin'"):
        coldsnap.penguin  # type: ignore[attr-defined]  # noqa: B018


def test_to_import_it_loads_neither_engine_nor_arrays() -> None:
    code = "import sys, coldsnap; dir(coldsnap); print(sorted({'mujoco', 'numpy', 'msgspec'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert done.stdout == "[]\n"
