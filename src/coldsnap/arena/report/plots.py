"""Plots of the report as SVG. They take their colours from the page's style sheet, so they follow light and dark.

Every plot is 360 wide, so that its letters can be read on a telephone; wide screens show several side by side.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from coldsnap.render.icecool.markup import el, text

WIDTH: Final = 360.0
NAMES: Final = 92.0
"""Where the names of bots end and the plot begins."""
RIGHT: Final = WIDTH - 20.0
"""Where a plot without notes ends; half of the last number of its axis stands beyond."""
COLOURS: Final = 8
"""Classes `bot-0` to `bot-7` of the style sheet."""

Say = Callable[[float], str]
"""Writes a number in the reader's language."""


@dataclass(frozen=True, slots=True)
class Span:
    """A row of a plot of intervals: a value and the range around it. `note` is shown behind it."""

    name: str
    low: float
    value: float
    high: float
    note: str


@dataclass(frozen=True, slots=True)
class Bars:
    """A row of a plot of distributions: how many there are in each part of the range."""

    name: str
    counts: Sequence[int]


def colour(index: int) -> str:
    """The class of a bot's colour."""
    return f"bot-{index % COLOURS}"


def svg(title: str, height: float, *parts: str, width: float = WIDTH) -> str:
    """A plot with its title, which is read aloud and not drawn."""
    inner = el("title", escape(title)) + "".join(parts)
    return el("svg", inner, viewBox=f"0 0 {width:g} {height:g}", role="img", class_="plot")


def spans(title: str, rows: Sequence[Span], say: Say, *, log: bool = False, marks: Sequence[float] = ()) -> str:
    """A dot and a range for every row, over one axis. `marks` are values that every row is compared with."""
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    ticks = _decades(low, high) if log else _round_numbers(*_widened([low, high, *marks]))
    at = _scale(ticks[0], ticks[-1], NAMES, WIDTH - 66, log=log)
    bottom = 30.0 * len(rows) + 6
    parts = [_axis(at, ticks, bottom, say)]
    parts += [el("line", x1=at(mark), x2=at(mark), y1=0, y2=bottom, class_="mark") for mark in marks]
    for index, row in enumerate(rows):
        y = 30.0 * index + 18
        parts += [
            _name(row.name, y),
            el("line", x1=at(row.low), x2=at(row.high), y1=y, y2=y, class_=f"range {colour(index)}"),
            el("circle", cx=at(row.value), cy=y, r=5.5, class_=f"dot {colour(index)}"),
            text(row.note, x=WIDTH - 2, y=y + 4, text_anchor="end", class_="note"),
        ]
    return svg(title, bottom + 24, *parts)


def distributions(title: str, rows: Sequence[Bars], low: float, high: float, say: Say) -> str:
    """A small histogram for every row, over one axis. The highest bar of each row is as high as the row."""
    bottom = 46.0 * len(rows) + 2
    ticks = _round_numbers(low, high)
    at = _scale(low, high, NAMES, RIGHT)
    parts = [_axis(at, ticks, bottom, say)]
    for index, row in enumerate(rows):
        y, most, wide = 46.0 * index + 44, max(row.counts) or 1, (RIGHT - NAMES) / len(row.counts)
        parts += [_name(row.name, y - 14), el("line", x1=NAMES, x2=RIGHT, y1=y, y2=y, class_="base")]
        parts += [
            _bar(
                NAMES + wide * place + 0.6, y, wide - 1.2, 38 * count / most, index, _range(place, row, low, high, say)
            )
            for place, count in enumerate(row.counts)
            if count
        ]
    return svg(title, bottom + 24, *parts)


def bars(title: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """A bar for every (name, share, note); a full one is the whole, or the largest share if that is more."""
    most = max([1.0, *(share for _, share, _ in rows)])
    parts = []
    for index, (name, share, note) in enumerate(rows):
        y = 28.0 * index + 16
        parts += [
            _name(name, y),
            el("rect", x=NAMES, y=y - 8, width=WIDTH - NAMES - 62, height=16, rx=5, class_="track"),
            el(
                "rect",
                x=NAMES,
                y=y - 8,
                width=(WIDTH - NAMES - 62) * share / most,
                height=16,
                rx=5,
                class_=f"bar {colour(index)}",
            ),
            text(note, x=WIDTH - 2, y=y + 4, text_anchor="end", class_="note"),
        ]
    return svg(title, 28.0 * len(rows) + 4, *parts)


def matrix(title: str, names: Sequence[str], cell: Callable[[int, int], tuple[float, str, str] | None]) -> str:
    """Shares of a row against a column. `cell` gives (share, its text, what a pointer is told), or None."""
    side = min(62.0, (WIDTH - NAMES - 26) / len(names))  # the last name leans out to the right
    parts = [
        text(name[:9], x=0, y=0, class_="name", transform=f"translate({NAMES + side * (n + 0.6):.1f} 62) rotate(-45)")
        for n, name in enumerate(names)
    ]
    for row, name in enumerate(names):
        y = 70 + side * row
        parts.append(_name(name, y + side / 2))
        for column in range(len(names)):
            parts.append(_square(NAMES + side * column, y, side, cell(row, column)))
    return svg(title, 72 + side * len(names), *parts)


def _square(x: float, y: float, side: float, found: tuple[float, str, str] | None) -> str:
    place = {"x": x + 1, "y": y + 1, "width": side - 2, "height": side - 2, "rx": 6.0}
    if found is None:
        return el("rect", **place, class_="none")
    share, words, told = found
    strength = 0.12 + 0.88 * abs(2 * share - 1)
    kind = "won" if share >= 0.5 else "lost"
    return el(
        "g",
        el("title", escape(told)),
        el("rect", **place, class_="under"),
        el("rect", **place, class_=kind, fill_opacity=strength),
        text(words, x=x + side / 2, y=y + side / 2 + 4, text_anchor="middle", class_=f"cell {_ink(kind, strength)}"),
    )


def _ink(kind: str, strength: float) -> str:
    """Letters on a strong colour are the other way round."""
    return "strong" if strength > 0.8 else f"weak-{kind}"


def _bar(x: float, bottom: float, width: float, height: float, index: int, told: str) -> str:
    high = max(1.5, height)
    return el(
        "rect",
        el("title", escape(told)),
        x=x,
        y=bottom - high,
        width=width,
        height=high,
        rx=1.5,
        class_=f"bar {colour(index)}",
    )


def _range(place: int, row: Bars, low: float, high: float, say: Say) -> str:
    wide = (high - low) / len(row.counts)
    return f"{say(low + wide * place)} – {say(low + wide * (place + 1))}: {row.counts[place]}"


def _name(name: str, y: float) -> str:
    shown = name if len(name) <= 12 else name[:11] + "…"
    return text(shown, x=NAMES - 10, y=y + 4, text_anchor="end", class_="name")


def _axis(at: Callable[[float], float], ticks: Sequence[float], bottom: float, say: Say) -> str:
    lines = (
        el("line", x1=at(tick), x2=at(tick), y1=0, y2=bottom, class_="grid")
        + text(say(tick), x=at(tick), y=bottom + 16, text_anchor="middle", class_="tick")
        for tick in ticks
    )
    return "".join(lines)


def _scale(low: float, high: float, start: float, end: float, *, log: bool = False) -> Callable[[float], float]:
    def place(value: float) -> float:
        return math.log10(max(value, 1e-9)) if log else value

    first, last = place(low), place(high)
    return lambda value: start + (place(value) - first) / ((last - first) or 1.0) * (end - start)


def _widened(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 1, high + 1)


def _round_numbers(low: float, high: float) -> list[float]:
    """About four numbers of the form 1, 2 or 5 times a power of ten that hold the range between them."""
    rough = (high - low) / 4
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * power for unit in (1, 2, 5, 10) if unit * power >= rough * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(n * step, 10) for n in range(first, last + 1)]


def _decades(low: float, high: float) -> list[float]:
    """Powers of ten that hold the range between them."""
    first, last = math.floor(math.log10(max(low, 1e-6))), math.ceil(math.log10(max(high, 1e-6)))
    return [10.0**power for power in range(first, max(last, first + 1) + 1)]
