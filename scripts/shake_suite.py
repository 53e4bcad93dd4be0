"""Repeat the parts of the suite under three conditions, and list every test that did not pass every time.

*Alone*: as `make test` runs it. *One core*: all of it on one processor. *Beside*: with two processes that never rest.
Properties draw other examples in each run, from the seed that is told. Every run is kept in dist/shake, so that a shake
that was ended goes on where it was; what a run printed lies beside it.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from suite import ROOT, Outcome, Part, chosen, run

FOLDER: Final = ROOT / "dist" / "shake"
CONDITIONS: Final = {"alone": 5, "one core": 3, "beside": 3}
"""Each condition and how often every part is run under it, unless told otherwise."""


@dataclass(frozen=True)
class Run:
    """One run of one part: where it stands in the plan, and how it ended. `commit` is what was checked out."""

    condition: str
    number: int
    seed: int
    commit: str
    outcome: Outcome

    @property
    def key(self) -> tuple[str, str, int]:
        """Its place in the plan."""
        return self.outcome.part, self.condition, self.number


def main() -> int:
    """Do the runs that are still to be done, then tell; the exit code says whether all tests passed every time."""
    wish = _read_wish()
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / "runs.jsonl"
    if wish.fresh:
        kept.unlink(missing_ok=True)
    runs = _kept(kept)
    done = {each.key for each in runs}
    plan = [key for key in _plan(wish) if (key[0].name, *key[1:]) not in done]
    for place, (part, condition, number) in enumerate(plan, 1):
        print(f"{place} of {len(plan)}: {part.name}, {condition}, run {number} ...", end=" ", flush=True)
        each = _shaken(part, condition, number)
        with kept.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(each)) + "\n")
        runs.append(each)
        print(f"{each.outcome.seconds:.0f} s, {len(each.outcome.failed) or 'nothing'} failed", flush=True)
    named = {part.name for part in chosen(wish.parts)}
    return tell([each for each in runs if each.outcome.part in named])


def _read_wish() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="scripts/shake", description=__doc__)
    words.add_argument("parts", nargs="*", help="parts of the suite (all)")
    for condition, often in CONDITIONS.items():
        words.add_argument(
            f"--{condition.replace(' ', '-')}", type=int, default=often, metavar="N", help="runs of each part"
        )
    words.add_argument("--fresh", action="store_true", help="forget the runs that are kept in dist/shake")
    return words.parse_args()


def _plan(wish: argparse.Namespace) -> Iterator[tuple[Part, str, int]]:
    """Round by round, so that a shake that is cut short has seen every part."""
    often = {condition: getattr(wish, condition.replace(" ", "_")) for condition in CONDITIONS}
    for number in range(1, max(often.values()) + 1):
        for condition, most in often.items():
            if number <= most:
                yield from ((part, condition, number) for part in chosen(wish.parts))


def _shaken(part: Part, condition: str, number: int) -> Run:
    seed = number + 100 * list(CONDITIONS).index(condition)
    more = ("--hypothesis-profile=shaken", f"--hypothesis-seed={seed}") if part.draws else ()
    log = FOLDER / f"{part.name}-{condition.replace(' ', '-')}-{number}.log"
    with _condition(condition):
        return Run(condition, number, seed, _commit(), run(part, more=more, log=log))


@contextmanager
def _condition(name: str) -> Iterator[None]:
    """The processors and the company that a run has. Processes inherit the processors of the one that starts them."""
    processors = os.sched_getaffinity(0)
    company: list[subprocess.Popen[bytes]] = []
    if name == "one core":
        os.sched_setaffinity(0, {min(processors)})
    if name == "beside":
        company = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    try:
        yield
    finally:
        os.sched_setaffinity(0, processors)
        for process in company:
            process.kill()
            process.wait()


def _commit() -> str:
    words = ("git", "describe", "--always", "--dirty")
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603 - ours


def _kept(path: Path) -> list[Run]:
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Run(**(row | {"outcome": Outcome(**row["outcome"])})) for row in rows]


def tell(runs: Sequence[Run]) -> int:
    """The table of all runs, then what differed; a test that some run of its part did not have differs, too."""
    print(f"\nCommits: {', '.join(sorted({each.commit for each in runs}))}\n")
    print(
        "| part | " + " | ".join(CONDITIONS) + " | tests | not always passed |\n|---|" + "---|" * (len(CONDITIONS) + 2)
    )
    shaky: list[str] = []
    for name in dict.fromkeys(each.outcome.part for each in runs):
        mine = [each for each in runs if each.outcome.part == name]
        wrong = _differences(mine)
        shaky += wrong
        cells = " | ".join(_cell([each for each in mine if each.condition == condition]) for condition in CONDITIONS)
        print(f"| {name} | {cells} | {max(len(each.outcome.tests) for each in mine) or '–'} | {len(wrong) or 'none'} |")
    for line in shaky:
        print(f"shaky: {line}")
    return 1 if shaky else 0


def _cell(runs: Sequence[Run]) -> str:
    seconds = statistics.median(each.outcome.seconds for each in runs) if runs else 0
    return f"{len(runs)} × {seconds:.0f} s" if runs else "–"


def _differences(runs: Sequence[Run]) -> list[str]:
    """Each test that failed in some run, with the runs in which it did."""
    failures: defaultdict[str, list[str]] = defaultdict(list)
    every = {name for each in runs for name in each.outcome.tests}
    for each in runs:
        where = f"{each.condition} {each.number} (seed {each.seed})"
        missing = every - set(each.outcome.tests)
        for name in (*each.outcome.failed, *(f"{name} (did not run)" for name in sorted(missing))):
            failures[name].append(where)
    return [f"{name}: {', '.join(places)}" for name, places in failures.items()]


if __name__ == "__main__":
    sys.exit(main())
