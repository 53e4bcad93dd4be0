"""Elements of an SVG picture. Millimetres, y down, as SVG has it: a plan point (x, y) is drawn at (x, -y)."""

from collections.abc import Iterable
from html import escape

from coldsnap.core.scene import Point, Rect

Spot = tuple[float, float]
"""A place of the picture: millimetres, y down."""


def num(value: float) -> str:
    """A number, short: hundredths at most, no trailing zeros."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def el(name: str, *inner: str, **attributes: str | float) -> str:
    """An element with children that are markup already; `stroke_width` becomes `stroke-width`. Values are escaped."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value if isinstance(value, str) else num(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{said}>{''.join(inner)}</{name}>" if inner else f"<{name}{said}/>"


def text(words: str, **attributes: str | float) -> str:
    """A text element; the words are escaped."""
    return el("text", escape(words), **attributes)


def on(point: Point) -> Spot:
    """Where a point of the plan is drawn."""
    return point.x * 1000.0, -point.y * 1000.0


def box(rect: Rect, **attributes: str | float) -> str:
    """A rectangle of the plan."""
    return el(
        "rect",
        x=rect.x0 * 1000.0,
        y=-rect.y1 * 1000.0,
        width=(rect.x1 - rect.x0) * 1000.0,
        height=(rect.y1 - rect.y0) * 1000.0,
        **attributes,
    )


def disc(at: Spot, radius: float, **attributes: str | float) -> str:
    """A circle of the picture."""
    return el("circle", cx=at[0], cy=at[1], r=radius, **attributes)


def group(parts: Iterable[str], **attributes: str | float) -> str:
    """Elements that belong together."""
    return el("g", "".join(parts), **attributes)


def points(spots: Iterable[Spot]) -> str:
    """Places as the `points` of a polyline or polygon."""
    return " ".join(f"{num(x)},{num(y)}" for x, y in spots)


def placed(at: Spot, turn: float = 0.0, scale: float = 1.0) -> str:
    """The `transform` that puts a drawing of its own at a place, turned clockwise by degrees."""
    turned = f" rotate({num(turn)})" if turn else ""
    return f"translate({num(at[0])} {num(at[1])}){turned}" + (f" scale({num(scale)})" if scale != 1.0 else "")
