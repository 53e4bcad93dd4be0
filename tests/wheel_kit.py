"""Builds what is installed, and installs it beside nothing but what it asks for."""

import sys
import sysconfig
import venv
from importlib.metadata import distribution
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final

from packaging.requirements import Requirement

from project_copy import run

PAGE: Final = "src/coldsnap/web_dist/index.html"
HOOK: Final = "import sys; sys.path.insert(0, 'scripts'); import build_backend as b; print(getattr(b, sys.argv[1])({}))"


def pip_wheel(folder: Path) -> CompletedProcess[str]:
    """`pip wheel .` with what is installed already; the wheel is in `dist`."""
    words = ("--disable-pip-version-check", "--no-deps", "--no-index", "--no-build-isolation", "-w", "dist", ".")
    return run(sys.executable, "-m", "pip", "wheel", *words, folder=folder)


def built(folder: Path, hook: str) -> Path:
    """What a hook of the build backend makes of the project in this folder, without pip around it."""
    (folder / "dist").mkdir(exist_ok=True)
    done = run(sys.executable, "-c", HOOK.format("'dist'"), hook, folder=folder)
    assert done.returncode == 0, done.stderr
    return folder / "dist" / done.stdout.splitlines()[-1]


def asked_for(folder: Path) -> str:
    """What the build backend wants to have beside itself to make a wheel of this project."""
    done = run(sys.executable, "-c", HOOK.format(""), "get_requires_for_build_wheel", folder=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def needed(names: list[str]) -> set[str]:
    """These requirements, and all that they ask for on this computer: the names of distributions."""
    found: set[str] = set()
    waiting = [("", Requirement(name)) for name in names]
    while waiting:
        extra, asked = waiting.pop()
        if asked.marker is not None and not asked.marker.evaluate({"extra": extra}):
            continue
        if asked.name not in found or asked.extras:
            found.add(asked.name)
            further = [Requirement(each) for each in distribution(asked.name).requires or []]
            waiting += [(each, want) for want in further for each in (asked.extras or {""})]
    return found


def empty_venv(folder: Path, requires: list[str]) -> Path:
    """A new environment in which only these requirements are, linked from ours; its folder of commands."""
    venv.EnvBuilder(symlinks=True).create(folder)
    ours = Path(sysconfig.get_path("purelib"))
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    for name in needed(requires):
        parts = {Path(file).parts[0] for file in distribution(name).files or []}
        for part in parts - {"..", "__pycache__"}:
            if not (site / part).exists():
                (site / part).symlink_to(ours / part)
    return folder / "bin"
