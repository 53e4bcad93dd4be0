"""Tries an installed Coldsnap as a new user would: `python scripts/try_installed.py PATH/TO/coldsnap`.

From an empty folder, whole games are played by bots (one of them with physics) and checked, and the server is asked for
its page and for every file that the page names. It needs nothing but Python, so that CI runs it on every system beside
the command, which may be installed in another environment.
"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Final

GAMES: Final = {"icetoids": "rookie,pebble", "icecool": "pebble,pebble"}
PATIENCE_S: Final = 600
"""Far more than any of it takes: it ends what hangs."""


def run(command: str, folder: Path, *words: str) -> str:
    """What the command prints; it has to end well and within the patience."""
    done = subprocess.run(  # noqa: S603 - the command that is tried
        [command, *words],
        cwd=folder,
        env=surroundings(folder),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    if done.returncode != 0 or "Traceback" in done.stderr:
        sys.exit(f"coldsnap {' '.join(words)}: ended with {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def surroundings(folder: Path) -> dict[str, str]:
    """The environment of a new user: whatever is kept lies in this folder, and no path leads to our sources."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COLDSNAP"))}
    return {**ours, "XDG_DATA_HOME": str(folder / "data"), "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}


def play(command: str, folder: Path, game: str, seats: str) -> None:
    """A game to its end, whose record is whole."""
    record = folder / f"{game}.jsonl"
    told = run(command, folder, "play", game, "--seats", seats, "--seed", "installed", "--save", str(record))
    if not re.search(r"wins!|draw between", told):
        sys.exit(f"{game} was not played to its end:\n{told}")
    run(command, folder, "verify", str(record))


def serve(command: str, folder: Path) -> int:
    """Ask the server for its page and all that the page names; how many files that were."""
    words = ["serve", "--port", "0", "--workers", "1", "--database", str(folder / "tables.sqlite")]
    with subprocess.Popen(  # noqa: S603 - the command that is tried
        [command, *words], cwd=folder, env=surroundings(folder), stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None  # noqa: S101 - a pipe was asked for
            address = server.stdout.readline().strip()
            page = fetch(address + "/")
            named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            if 'id="app"' not in page or not any(path.endswith(".js") for path in named):
                sys.exit(f"the server has no browser client; its page is:\n{page}")
            for path in named:
                fetch(address + path)
            return len(named)
        finally:
            server.kill()


def fetch(address: str) -> str:
    """What the server answers; anything but 200 ends this program."""
    with urllib.request.urlopen(address, timeout=PATIENCE_S) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode("utf-8", errors="replace"))


def main() -> None:
    """Try all of it."""
    command = str(Path(sys.argv[1]).absolute())
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        for game, seats in GAMES.items():
            play(command, folder, game, seats)
            print(f"{game}: played to the end, and the record is whole")
        print(f"serve: the page and the {serve(command, folder)} files that it names are there")


if __name__ == "__main__":
    main()
