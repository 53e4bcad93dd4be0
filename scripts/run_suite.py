"""Run the suite, or the parts that are named; at the end, the seconds of each part and one list of what failed."""

import sys

from suite import Outcome, Part, chosen, end_as_asked, run


def main(names: list[str]) -> int:
    """Run all parts, also after one has failed; the exit code says whether all passed."""
    end_as_asked()
    outcomes = [_told(part) for part in chosen(names)]
    print(f"\n{'seconds':>8}  part")
    for outcome in outcomes:
        print(f"{outcome.seconds:8.0f}  {outcome.part}{'' if outcome.exit_code == 0 else '  FAILED'}")
    print(f"{sum(outcome.seconds for outcome in outcomes):8.0f}  in all")
    failed = [name for outcome in outcomes for name in outcome.failed]
    for name in failed:
        print(f"failed: {name}")
    passed = sum(1 for outcome in outcomes for word in outcome.tests.values() if word == "passed")
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


def _told(part: Part) -> Outcome:
    print(f"== {part.name}: {part.title}", flush=True)
    return run(part)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
