"""Small charts as SVG, for documents: lines with marks, axes with round numbers, a legend. No library needed."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#8E5EA2", "#56B4E9", "#CC79A7")
_WIDTH, _HEIGHT = 640, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 20, 48, 56

Points = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class PlotLine:
    """One line of a chart. `marks`: whether each point is shown as a dot."""

    name: str
    points: Points
    marks: bool = True


@dataclass(frozen=True, slots=True)
class _Scale:
    lo: float
    hi: float
    start: float
    end: float

    def at(self, value: float) -> float:
        return self.start + (value - self.lo) / (self.hi - self.lo) * (self.end - self.start)


def chart(title: str, x_label: str, y_label: str, lines: Sequence[PlotLine], *, equal: bool = False) -> str:
    """A chart of some lines. `equal`: one unit is as long on both axes, as on a map."""
    every = [point for line in lines for point in line.points]
    x, y = _scales([p[0] for p in every], [p[1] for p in every], equal=equal)
    parts = [_frame(title, x_label, y_label), *_ticks(x, y)]
    for index, line in enumerate(lines):
        parts.append(_line(line, COLOURS[index % len(COLOURS)], x, y))
        parts.append(_key(line.name, COLOURS[index % len(COLOURS)], index))
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"'
        f' font-family="sans-serif" font-size="13"><title>{escape(title)}</title>\n{body}\n</svg>\n'
    )


def _scales(xs: list[float], ys: list[float], *, equal: bool) -> tuple[_Scale, _Scale]:
    x0, x1 = _padded(xs)
    y0, y1 = _padded(ys)
    width, height = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM
    if equal:
        unit = max((x1 - x0) / width, (y1 - y0) / height)
        x0, x1 = (x0 + x1 - unit * width) / 2, (x0 + x1 + unit * width) / 2
        y0, y1 = (y0 + y1 - unit * height) / 2, (y0 + y1 + unit * height) / 2
    return _Scale(x0, x1, _LEFT, _WIDTH - _RIGHT), _Scale(y0, y1, _HEIGHT - _BOTTOM, _TOP)


def _padded(values: list[float]) -> tuple[float, float]:
    low, high = min([0.0, *values]), max([0.0, *values])
    room = (high - low or 1.0) * 0.06
    return low - (room if low < 0 else 0), high + room


def _frame(title: str, x_label: str, y_label: str) -> str:
    middle_x, middle_y = (_LEFT + _WIDTH - _RIGHT) / 2, (_TOP + _HEIGHT - _BOTTOM) / 2
    return (
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="12" fill="#F7FAFC"/>'
        f'<text x="{_LEFT}" y="26" font-size="16" font-weight="600" fill="#2B3A4A">{escape(title)}</text>'
        f'<text x="{middle_x}" y="{_HEIGHT - 14}" text-anchor="middle" fill="#4A5A6A">{escape(x_label)}</text>'
        f'<text x="18" y="{middle_y}" text-anchor="middle" fill="#4A5A6A"'
        f' transform="rotate(-90 18 {middle_y})">{escape(y_label)}</text>'
    )


def _ticks(x: _Scale, y: _Scale) -> list[str]:
    grid = 'stroke="#DCEBF5"'
    across = [
        f'<line x1="{x.at(v):.1f}" x2="{x.at(v):.1f}" y1="{_TOP}" y2="{_HEIGHT - _BOTTOM}" {grid}/>'
        f'<text x="{x.at(v):.1f}" y="{_HEIGHT - _BOTTOM + 18}" text-anchor="middle" fill="#4A5A6A">{v:g}</text>'
        for v in _round_numbers(x)
    ]
    up = [
        f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y.at(v):.1f}" y2="{y.at(v):.1f}" {grid}/>'
        f'<text x="{_LEFT - 8}" y="{y.at(v) + 4:.1f}" text-anchor="end" fill="#4A5A6A">{v:g}</text>'
        for v in _round_numbers(y)
    ]
    return across + up


def _round_numbers(scale: _Scale) -> list[float]:
    """About six numbers of the form 1, 2 or 5 times a power of ten."""
    rough = (scale.hi - scale.lo) / 6
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * power for unit in (1, 2, 5, 10) if unit * power >= rough)
    first = math.ceil(scale.lo / step)
    return [round(n * step, 10) for n in range(first, math.floor(scale.hi / step) + 1)]


def _line(line: PlotLine, colour: str, x: _Scale, y: _Scale) -> str:
    places = [(x.at(px), y.at(py)) for px, py in line.points]
    way = " ".join(f"{px:.1f},{py:.1f}" for px, py in places)
    dots = "".join(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3.5" fill="{colour}"/>' for px, py in places)
    return f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>' + (dots if line.marks else "")


def _key(name: str, colour: str, index: int) -> str:
    y = _TOP + 16 + 18 * index
    return (
        f'<circle cx="{_LEFT + 14}" cy="{y - 4}" r="5" fill="{colour}"/>'
        f'<text x="{_LEFT + 26}" y="{y}" fill="#2B3A4A">{escape(name)}</text>'
    )
