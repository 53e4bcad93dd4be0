"""The long runs of `make soak`, part by part: progress, and tables in Markdown at the end."""

import argparse
import asyncio
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from server.sockets.test_fuzz import fuzz
from server_kills import Tally, kill_often
from soak_abuse import soak_abuse
from soak_churn import churned

EVERY = 10
"""Kills between two lines of progress."""
FRAMES_AT_ONCE = 100_000


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--only", action="append", choices=PARTS, help="one of the parts; may be repeated")
    wanted.add_argument("--kills", type=int, default=1000, help="kills of the server under load")
    wanted.add_argument("--frames", type=int, default=1_000_000, help="frames of noise")
    wanted.add_argument("--churn-minutes", type=float, default=10.0, help="each half of the coming and going")
    wanted.add_argument("--seconds", type=float, default=30.0, help="how long each attack takes")
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    tables: list[str] = []
    try:
        for name in given.only or PARTS:
            tables.append(f"## {name}\n\n{PARTS[name](given)}")
    finally:  # what went well before a part that fails is worth knowing
        print("", *tables, sep="\n\n")


def _kills(given: argparse.Namespace) -> str:
    """Kills under load, and every acknowledged move looked up."""
    began = time.monotonic()
    told = 0

    def tell(tally: Tally) -> None:
        nonlocal told
        if tally.kills - told >= EVERY:
            told = tally.kills
            seconds = time.monotonic() - began
            print(f"{seconds:7.0f} s  {tally.kills} kills, {tally.acknowledged} moves looked up", flush=True)

    folder = Path(tempfile.mkdtemp(prefix="soak-"))
    print(f"the database and the server's log are in {folder}", flush=True)
    tally = asyncio.run(kill_often(folder, given.kills, seed=str(given.seed), tell=tell))
    shutil.rmtree(folder)
    return _found([*tally.rows(), ("minutes", f"{(time.monotonic() - began) / 60:.0f}")])


def _noise(given: argparse.Namespace) -> str:
    """The fuzz test with more frames, in pieces that each begin with fresh tables."""
    began, told = time.monotonic(), Counter[str]()
    for number, left in enumerate(range(given.frames, 0, -FRAMES_AT_ONCE)):
        told += fuzz(min(FRAMES_AT_ONCE, left), given.seed + number)
        done = given.frames - max(0, left - FRAMES_AT_ONCE)
        print(f"{time.monotonic() - began:7.0f} s  {done} frames", flush=True)
    minutes = f"{given.frames} in {(time.monotonic() - began) / 60:.0f} minutes"
    answers = ", ".join(f"{kind} {count}" for kind, count in told.most_common(6))
    what = "frames of noise; no exception, no table stuck"
    return _found([(what, minutes), ("what they were answered with", answers)])


def _churn(given: argparse.Namespace) -> str:
    """Tables that come and go, and the memory that is left."""
    return _found(churned(given.churn_minutes, str(given.seed)))


def _abuse(given: argparse.Namespace) -> str:
    """Every attack, and what breaks around a server."""
    return soak_abuse(given.seconds)


def _found(rows: list[tuple[str, str]]) -> str:
    return "\n".join(("| what | found |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)))


PARTS: dict[str, Callable[[argparse.Namespace], str]] = {
    "kills": _kills,
    "noise": _noise,
    "abuse": _abuse,
    "churn": _churn,
}
"""The parts in their order; each gives its tables."""


if __name__ == "__main__":
    main()
