"""The long runs of `make soak`: kills under load, then frames of noise; progress, and a table at the end."""

import argparse
import asyncio
import importlib
import sys
import tempfile
import time
from pathlib import Path

from server_kills import Tally, kill_often

EVERY = 10
"""Kills between two lines of progress."""


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--kills", type=int, default=1000)
    wanted.add_argument("--frames", type=int, default=1_000_000)
    wanted.add_argument("--seed", default="soak")
    given = wanted.parse_args()
    rows: list[tuple[str, str]] = []
    if given.kills:
        rows += _kills(given.kills, given.seed)
    if given.frames:
        rows += _frames(given.frames)
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

    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(kill_often(Path(folder), kills, seed=seed, tell=tell))
    return [*tally.rows(), ("minutes", f"{(time.monotonic() - began) / 60:.0f}")]


def _frames(frames: int) -> list[tuple[str, str]]:
    """The fuzz test of the sockets with more frames."""
    sys.path.insert(0, str(Path(__file__).with_name("server")))
    fuzz = importlib.import_module("test_fuzz")
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        fuzz.fuzz(Path(folder), frames)
    return [
        ("frames of noise, no crash and no table stuck", str(frames)),
        ("seconds", f"{time.monotonic() - began:.0f}"),
    ]


if __name__ == "__main__":
    main()
