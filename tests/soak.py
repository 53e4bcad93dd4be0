"""The long runs of `make soak`: kills under load, frames of noise, tables that come and go; progress, and a table."""

import argparse
import asyncio
import shutil
import tempfile
import time
from collections import Counter
from pathlib import Path

from server.sockets.test_fuzz import fuzz
from server_kills import Tally, kill_often
from soak_churn import churned

EVERY = 10
"""Kills between two lines of progress."""
PART = 100_000


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--kills", type=int, default=1000)
    wanted.add_argument("--frames", type=int, default=1_000_000)
    wanted.add_argument("--churn-minutes", type=float, default=10.0)
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    rows: list[tuple[str, str]] = []
    if given.kills:
        rows += _kills(given.kills, str(given.seed))
    if given.frames:
        rows += _frames(given.frames, given.seed)
    if given.churn_minutes:
        rows += churned(given.churn_minutes, str(given.seed))
    print("\n| what | found |\n|---|---|")
    for name, value in rows:
        print(f"| {name} | {value} |")


def _kills(kills: int, seed: str) -> list[tuple[str, str]]:
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
    tally = asyncio.run(kill_often(folder, kills, seed=seed, tell=tell))
    shutil.rmtree(folder)
    return [*tally.rows(), ("minutes", f"{(time.monotonic() - began) / 60:.0f}")]


def _frames(frames: int, seed: int) -> list[tuple[str, str]]:
    """The fuzz test with more frames, in parts that each begin with fresh tables."""
    began, told = time.monotonic(), Counter[str]()
    for number, left in enumerate(range(frames, 0, -PART)):
        told += fuzz(min(PART, left), seed + number)
        print(f"{time.monotonic() - began:7.0f} s  {frames - max(0, left - PART)} frames", flush=True)
    return [
        ("frames of noise; no exception, no table stuck", f"{frames} in {(time.monotonic() - began) / 60:.0f} minutes"),
        ("what they were answered with", ", ".join(f"{kind} {count}" for kind, count in told.most_common(6))),
    ]


if __name__ == "__main__":
    main()
