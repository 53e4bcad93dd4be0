"""The things in the picture, drawn around the origin: tiles, arrows, symbols, pyramids. Light comes from upper left."""

from typing import Final

from coldsnap.games.icetoids.words import WAYS, Colour, Facing, Way
from coldsnap.render.icetoids.palette import PAINTS, Paint

TILE: Final = 120
HALF: Final = TILE // 2
TURN: Final[dict[Way, int]] = {way: 90 * index for index, way in enumerate(WAYS)}
"""Degrees, clockwise, from a thing that looks north."""
STEP: Final[dict[Way, tuple[int, int]]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""One step on the picture, whose y grows downwards."""
FONT: Final = "font-family='Trebuchet MS, Verdana, DejaVu Sans, sans-serif' font-weight='700' text-anchor='middle'"

_SYMBOLS: Final[dict[Colour, str]] = {
    "red": "<path d='M0 -18 L15.5 9 H-15.5 Z' {look}/>",
    "yellow": "<path d='M0 -18 L5 -6 L17.1 -5.6 L8 2.6 L10.6 14.6 L0 8.4 L-10.6 14.6 L-8 2.6 L-17.1 -5.6 L-5 -6 Z' "
    "{look}/>",
    "blue": "<circle r='14' {look}/>",
    "green": "<rect x='-12.5' y='-12.5' width='25' height='25' rx='2' {look}/>",
}
_LETTER_Y: Final[dict[Colour, float]] = {"red": 6.5, "yellow": 5, "blue": 5.4, "green": 5.4}


def defs() -> str:
    """What the picture uses many times: gradients, tiles, arrow, snowflake, symbols."""
    symbols = "".join(f"<g id='it-{colour}'>{symbol(colour)}</g>" for colour in PAINTS)
    return f"<defs>{_GRADIENTS}{_FLAKE}{_FACE}{_BACK}{_ARROW}{symbols}</defs>"


def symbol(colour: Colour) -> str:
    """A colour's symbol: a shape and a letter of its own, in a ring so that nobody takes it for a pyramid."""
    paint = PAINTS[colour]
    ring = f"<circle r='22' fill='#FFFFFF' stroke='{paint.base}' stroke-width='3'/>"
    look = f"fill='{paint.base}' stroke='{paint.base}' stroke-width='2' stroke-linejoin='round'"
    letter = f"<text y='{_LETTER_Y[colour]}' font-size='15' fill='{paint.ink}' {FONT}>{paint.letter}</text>"
    return ring + _SYMBOLS[colour].format(look=look) + letter


def pyramid(colour: Colour, facing: Facing) -> str:
    """A pyramid seen from above: a square of four facets upright, a wedge when it points."""
    paint = PAINTS[colour]
    return _standing(paint) if facing == "upright" else _lying(paint, facing)


def _shade(paint: Paint, way: Way) -> str:
    """The colour of a facet that looks this way, in light from the north west."""
    return {"north": paint.light, "west": paint.light, "east": paint.base, "south": paint.dark}[way]


def _standing(paint: Paint) -> str:
    facets = "".join(
        f"<path d='M-18 -18 H18 L0 0 Z' transform='rotate({TURN[way]})' fill='{_shade(paint, way)}'/>" for way in WAYS
    )
    gloss = "<path d='M-18 -18 L0 0 L-18 18 Z' fill='#FFFFFF' opacity='.22'/>"
    rim = f"<path d='M-18 -18 H18 V18 H-18 Z M-18 -18 L18 18 M18 -18 L-18 18' fill='none' {_edge(paint)}/>"
    shadow = "<rect x='-16' y='-15' width='38' height='38' rx='4' fill='#1D3B53' opacity='.22'/>"
    disc = f"<circle r='8.5' fill='{paint.base}' {_edge(paint)}/>"
    return shadow + facets + gloss + rim + disc + _letter(paint, 0, 0, 12)


def _lying(paint: Paint, facing: Way) -> str:
    index = WAYS.index(facing)
    left, right, behind = (WAYS[(index + turn) % 4] for turn in (3, 1, 2))
    body = (
        f"<path d='M0 -25 L-17 17 L0 9 Z' fill='{_shade(paint, left)}'/>"
        f"<path d='M0 -25 L17 17 L0 9 Z' fill='{_shade(paint, right)}'/>"
        f"<path d='M-17 17 H17 L0 9 Z' fill='{_shade(paint, behind)}'/>"
        f"<path d='M0 -25 L17 17 H-17 Z M0 -25 V9 M-17 17 L0 9 L17 17' fill='none' {_edge(paint)}/>"
    )
    turn = f"rotate({TURN[facing]})"
    shadow = f"<path d='M0 -25 L19 18 H-19 Z' transform='translate(3 4) {turn}' fill='#1D3B53' opacity='.24'/>"
    dx, dy = STEP[facing]
    disc = f"<circle cx='{-4 * dx}' cy='{-4 * dy}' r='7.5' fill='{paint.base}'/>"
    return f"{shadow}<g transform='{turn}'>{body}</g>{disc}{_letter(paint, -4 * dx, -4 * dy, 11)}"


def _edge(paint: Paint) -> str:
    return f"stroke='{paint.dark}' stroke-width='1.2' stroke-linejoin='round'"


def _letter(paint: Paint, x: float, y: float, size: int) -> str:
    return f"<text x='{x}' y='{y + 0.36 * size:g}' font-size='{size}' fill='{paint.ink}' {FONT}>{paint.letter}</text>"


_GRADIENTS: Final = (
    "<linearGradient id='it-table' x1='0' y1='0' x2='.6' y2='1'>"
    "<stop offset='0' stop-color='#F7FAFC'/><stop offset='1' stop-color='#D3E5F2'/></linearGradient>"
    "<linearGradient id='it-wood' x1='0' y1='0' x2='.35' y2='1'>"
    "<stop offset='0' stop-color='#DDB583'/><stop offset='.55' stop-color='#C99A66'/>"
    "<stop offset='1' stop-color='#B07F4D'/></linearGradient>"
    "<linearGradient id='it-paper' x1='0' y1='0' x2='1' y2='1'>"
    "<stop offset='0' stop-color='#FFFEFA'/><stop offset='1' stop-color='#F3ECDC'/></linearGradient>"
    "<linearGradient id='it-ice' x1='0' y1='0' x2='1' y2='1'>"
    "<stop offset='0' stop-color='#C9E4F4'/><stop offset='1' stop-color='#86B8D9'/></linearGradient>"
)
_CARD: Final = (
    f"<rect x='{4 - HALF}' y='{6 - HALF}' width='{TILE}' height='{TILE}' rx='11' fill='#3B2410' opacity='.16'/>"
    f"<rect x='{2 - HALF}' y='{3 - HALF}' width='{TILE}' height='{TILE}' rx='10' fill='#3B2410' opacity='.28'/>"
    f"<rect x='{-HALF}' y='{-HALF}' width='{TILE}' height='{TILE}' rx='10' fill='#DCC49A'/>"
)
"""Soft shadow and the kraft edge of a cardboard tile."""
_INNER: Final = f"x='{2 - HALF}' y='{2 - HALF}' width='{TILE - 5}' height='{TILE - 5}' rx='8'"
_FACE: Final = f"<g id='it-face'>{_CARD}<rect {_INNER} fill='url(#it-paper)'/></g>"
_BRANCH: Final = "M0 0 V-34 M0 -14 L-8 -21 M0 -14 L8 -21 M0 -23 L-7 -29 M0 -23 L7 -29"
_FLAKE: Final = (
    "<g id='it-flake' fill='none' stroke='#FFFFFF' stroke-linecap='round'>"
    + "".join(f"<path d='{_BRANCH}' transform='rotate({angle})'/>" for angle in range(0, 360, 60))
    + "</g>"
)
_BACK: Final = (
    f"<g id='it-back'>{_CARD}<rect {_INNER} fill='url(#it-ice)'/>"
    "<rect x='-51' y='-51' width='101' height='101' rx='5' fill='none' stroke='#FFFFFF' stroke-width='1.6' "
    "opacity='.75'/><use href='#it-flake' stroke-width='3.4' opacity='.95'/>"
    + "".join(
        f"<use href='#it-flake' transform='translate({x} {y}) scale(.2)' stroke-width='6' opacity='.8'/>"
        for x, y in ((-40, -40), (40, -40), (40, 40), (-40, 40))
    )
    + "</g>"
)
_ARROW: Final = (
    "<g id='it-arrow'><path d='M-6 0 V-32 H-15 L0 -52 L15 -32 H6 V0 Z' stroke-linejoin='round' stroke-width='3'/></g>"
)
