"""How long things took, and what went wrong, in one span of time."""

import statistics
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Times:
    """Times by kind, and faults by name."""

    def __init__(self) -> None:
        self._took: dict[str, list[float]] = {}
        self.faults: Counter[str] = Counter()
        self.moving: set[object] = set()
        """The tables that have moved on."""

    @contextmanager
    def measured(self, kind: str) -> Iterator[None]:
        """Measure what happens inside, also if it fails: waiting in vain is waiting, too."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.took(kind, time.perf_counter() - began)

    def took(self, kind: str, seconds: float) -> None:
        """Note how long something took."""
        self._took.setdefault(kind, []).append(seconds)

    def numbers(self) -> dict[str, float]:
        """The middle and the slowest hundredth of each kind, in milliseconds, and counts.

        `not_granted` are things that were refused or cut off, or waited for in vain.
        """
        found: dict[str, float] = {}
        for kind, took in self._took.items():
            cuts = statistics.quantiles(took, n=100, method="inclusive") if len(took) > 1 else took * 99
            found |= {f"{kind}_p50_ms": 1000 * cuts[49], f"{kind}_p99_ms": 1000 * cuts[98]}
        found["answers"] = float(sum(map(len, self._took.values())))
        found["not_granted"] = float(self.faults.total())
        return found | {f"not_granted_{fault}": float(count) for fault, count in sorted(self.faults.items())}
