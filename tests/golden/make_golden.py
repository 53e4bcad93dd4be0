"""Writes the golden matches anew: `.venv/bin/python tests/golden/make_golden.py`.

Do so only when the meaning of a record changes, and raise `Info.version` with it: a golden match that no longer
verifies is a record of somebody that no longer verifies. Another version of the engine needs them anew too, for
tests/physics/test_golden_resimulation.py. Which matches there are follows from the games' own cards: every preset with
every number of players, every other value of every option, and the special ones in icetoids_plans and icecool_plans.
"""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from coldsnap.store.files import RecordFile
from golden import icecool_plans, icetoids_plans
from golden.plan import FOLDER, Plan


def plans() -> Iterator[Plan]:
    """All golden matches that there have to be."""
    yield from icetoids_plans.plans()
    yield from icecool_plans.plans()


def main() -> None:
    """Write all of them; a file that no plan makes any more is removed."""
    wanted = list(plans())
    for path in set(FOLDER.glob("*.jsonl")) - {plan.path for plan in wanted}:
        path.unlink()
    total = 0
    for number, plan in enumerate(wanted, start=1):
        began = time.perf_counter()
        record = plan.play()
        RecordFile(plan.path, durable=False).replace(record.header, record.entries)
        size, spent = plan.path.stat().st_size, time.perf_counter() - began
        total += size
        sys.stdout.write(f"{number}/{len(wanted)} {plan.path.name}: {record.entries[-1].ply + 1} plies, ")
        sys.stdout.write(f"{size} bytes, {spent:.1f} s\n")
        sys.stdout.flush()
    sys.stdout.write(f"{len(wanted)} matches, {total} bytes\n")


if __name__ == "__main__":
    main()
