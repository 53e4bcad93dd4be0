"""Repeat the parts of the suite under three conditions, and list every test that did not pass every time.

*Alone*: as `make test` runs it. *One core*: all of a part on one processor, each processor with a part of its own.
*Beside*: with two processes that never rest. Properties draw other examples in each run, from the seed that is told.

Every run is a line of tests/shaken.jsonl, which is part of the project: a shake takes hours, may be ended at any time
and goes on where it was, on another day or another machine. What a run printed lies in dist/shake.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from suite import ROOT, Part, chosen, end_as_asked, run, running

RECORD: Final = ROOT / "tests" / "shaken.jsonl"
LOGS: Final = ROOT / "dist" / "shake"
CONDITIONS: Final = {"alone": 5, "one core": 3, "beside": 3}
"""Each condition and how often every part is run under it, unless told otherwise."""


@dataclass(frozen=True)
class Run:
    """One run of one part: where it stands in the plan, and how it ended. `commit` is what was checked out."""

    part: str
    condition: str
    number: int
    seed: int
    commit: str
    seconds: float
    tests: int
    failed: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, int]:
        """Its place in the plan."""
        return self.part, self.condition, self.number

    @property
    def where(self) -> str:
        """How to find it."""
        return f"{self.condition} {self.number} (seed {self.seed}, {self.commit})"


def main() -> int:
    """Do the runs that are still to be done, then tell; the exit code says whether all tests passed every time."""
    end_as_asked()
    wish = _read_wish()
    parts = chosen(wish.parts)
    named = {part.name for part in parts}
    runs = kept(RECORD)
    if wish.fresh:
        runs = [each for each in runs if each.part not in named]
        RECORD.write_text("".join(map(_line, runs)), encoding="utf-8")
    LOGS.mkdir(parents=True, exist_ok=True)
    done = {each.key for each in runs}
    rounds = [[key for key in each if (key[0].name, *key[1:]) not in done] for each in _rounds(parts, wish)]
    total = sum(map(len, rounds))
    for place, each in enumerate(chain.from_iterable(map(_round, rounds)), 1):
        with RECORD.open("a", encoding="utf-8") as lines:
            lines.write(_line(each))
        runs.append(each)
        print(f"{place} of {total}: {each.part}, {each.where}, {each.seconds:.0f} s, {_count(each.failed)} failed")
        sys.stdout.flush()
    return tell([each for each in runs if each.part in named])


def _read_wish() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="scripts/shake", description=__doc__)
    words.add_argument("parts", nargs="*", help="parts of the suite (all)")
    for condition, often in CONDITIONS.items():
        words.add_argument(
            f"--{condition.replace(' ', '-')}", type=int, default=often, metavar="N", help="runs of each part"
        )
    words.add_argument("--fresh", action="store_true", help="forget the runs of these parts that are kept")
    return words.parse_args()


_Key = tuple[Part, str, int]


def _rounds(parts: Sequence[Part], wish: argparse.Namespace) -> Iterator[list[_Key]]:
    """All parts once under one condition, then the next, so that a shake that is cut short has seen every part."""
    often = {condition: getattr(wish, condition.replace(" ", "_")) for condition in CONDITIONS}
    for number in range(1, max(often.values()) + 1):
        for condition, most in often.items():
            if number <= most:
                yield [(part, condition, number) for part in parts]


def _round(keys: Sequence[_Key]) -> Iterator[Run]:
    """The runs of one round, each as soon as it has ended; on one core each, they go side by side."""
    free = sorted(os.sched_getaffinity(0))
    lanes = len(free) if keys and keys[0][1] == "one core" else 1
    with ThreadPoolExecutor(lanes) as lane:

        def shaken(key: _Key) -> Run:
            mine = {free.pop()} if lanes > 1 else set(free)
            os.sched_setaffinity(0, mine)  # of this thread, and of what it starts
            try:
                return _shaken(*key)
            finally:
                if lanes > 1:
                    free.extend(mine)

        running: list[Future[Run]] = [lane.submit(shaken, key) for key in keys]
        for done in as_completed(running):
            yield done.result()


def _shaken(part: Part, condition: str, number: int) -> Run:
    seed = number + 100 * list(CONDITIONS).index(condition)
    more = ("--hypothesis-profile=shaken", f"--hypothesis-seed={seed}") if part.draws else ()
    log = LOGS / f"{part.name}-{condition.replace(' ', '-')}-{number}.log"
    with _company(2 if condition == "beside" else 0):
        outcome = run(part, more=more, log=log)
    failed = tuple(outcome.failed)
    return Run(part.name, condition, number, seed, _commit(), outcome.seconds, len(outcome.tests), failed)


@contextmanager
def _company(many: int) -> Iterator[None]:
    """So many processes that never rest."""
    busy = (sys.executable, "-c", "while True: pass")
    company = [subprocess.Popen(busy, start_new_session=True) for _ in range(many)]  # noqa: S603 - ours
    running.update(process.pid for process in company)
    try:
        yield
    finally:
        for process in company:
            process.kill()
            process.wait()
            running.discard(process.pid)


def _commit() -> str:
    """What is checked out; `-dirty` if anything but the record of this shake differs from it."""
    changed = _git("status", "--porcelain", "--", ".", f":!{RECORD.relative_to(ROOT)}")
    return _git("rev-parse", "--short=7", "HEAD") + ("-dirty" if changed else "")


def _git(*words: str) -> str:
    words = ("git", *words)
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603 - ours


def kept(path: Path) -> list[Run]:
    """The runs of a record; none if there is no such file."""
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Run(**(row | {"failed": tuple(row["failed"])})) for row in rows]


def _line(each: Run) -> str:
    return json.dumps(asdict(each)) + "\n"


def tell(runs: Sequence[Run]) -> int:
    """Print the table of all runs, then what differed."""
    print()
    print("\n".join(table(runs)))
    shaky = [line for name in _parts(runs) for line in _differences(_of(name, runs))]
    for line in shaky:
        print(f"shaky: {line}")
    return 1 if shaky else 0


def table(runs: Sequence[Run]) -> list[str]:
    """How often each part was run under each condition and how long that took, in Markdown."""
    heads = ["part", *CONDITIONS, "tests", "not always passed"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for name in _parts(runs):
        mine = _of(name, runs)
        cells = [_cell([each for each in mine if each.condition == condition]) for condition in CONDITIONS]
        tests = str(max(each.tests for each in mine) or "–")
        lines.append(f"| {' | '.join([name, *cells, tests, _count(_differences(mine), none='none')])} |")
    return [*lines, "", f"Commits: {', '.join(dict.fromkeys(each.commit for each in runs))}."]


def _parts(runs: Sequence[Run]) -> list[str]:
    return list(dict.fromkeys(each.part for each in runs))


def _of(part: str, runs: Sequence[Run]) -> list[Run]:
    return [each for each in runs if each.part == part]


def _cell(runs: Sequence[Run]) -> str:
    seconds = statistics.median(each.seconds for each in runs) if runs else 0
    return f"{len(runs)} × {seconds:.0f} s" if runs else "–"


def _count(what: Sequence[object], none: str = "nothing") -> str:
    return str(len(what)) if what else none


def _differences(runs: Sequence[Run]) -> list[str]:
    """Each test that failed in some run, with the runs in which it did; and runs in which fewer tests ran."""
    failures: defaultdict[str, list[str]] = defaultdict(list)
    most: defaultdict[str, int] = defaultdict(int)
    for each in runs:
        most[each.commit] = max(most[each.commit], each.tests)
    for each in runs:
        missing = most[each.commit] - each.tests
        for name in (*each.failed, *([f"{each.part}: {missing} tests did not run"] if missing else [])):
            failures[name].append(each.where)
    return [f"{name}: {', '.join(places)}" for name, places in failures.items()]


if __name__ == "__main__":
    sys.exit(main())
