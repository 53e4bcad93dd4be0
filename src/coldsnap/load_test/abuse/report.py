"""What spans of time were like, in three tables: how long things took, what was left, what attackers met."""

from collections.abc import Iterator, Mapping
from typing import Final

from coldsnap.load_test.abuse.measure_abuse import Span

KINDS: Final = ("flick", "move", "bot", "preview", "enter", "page")
TIMES: Final = ("attack", *(f"{kind}_ms" for kind in KINDS))
"""Cells are the middle and the slowest hundredth: `p50/p99`."""
COUNTS: Final = ("attack", "not_granted", "tables_moving", "rss_mb", "cpu_percent", "log_lines")
MET: Final = ("attack", "counts")


def times(spans: Mapping[str, Span]) -> Iterator[tuple[str, ...]]:
    """A row of TIMES for each span."""
    for name, span in spans.items():
        yield (name, *(f"{_number(span, kind, 50)}/{_number(span, kind, 99)}" for kind in KINDS))


def counts(spans: Mapping[str, Span]) -> Iterator[tuple[str, ...]]:
    """A row of COUNTS for each span."""
    for name, span in spans.items():
        yield (
            name,
            f"{span['not_granted']:.0f}",
            f"{span['tables_moving']:.0f}/{span['tables']:.0f}",
            f"{span['rss_mb']:.0f}",
            f"{span['cpu_percent']:.0f}",
            f"{span['log_lines']:.0f}",
        )


def met(spans: Mapping[str, Span]) -> Iterator[tuple[str, ...]]:
    """A row of MET for each attack: what the server did about it, and how often."""
    for name, span in spans.items():
        found = span.get("attack")
        if isinstance(found, dict):
            most = sorted(found.items(), key=lambda pair: -pair[1])
            yield name, ", ".join(f"{what} {count:,.0f}" for what, count in most)


def _number(span: Span, kind: str, part: int) -> str:
    found = span.get(f"{kind}_p{part}_ms")
    return f"{found:.0f}" if isinstance(found, float) else "–"
