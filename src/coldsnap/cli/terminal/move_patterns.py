"""The moves that may be typed now, as patterns in the game's own notation."""

import re
from collections.abc import Sequence
from itertools import zip_longest

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf, Ranged
from coldsnap.core.scene import Disc, Point
from coldsnap.core.values import Action, View
from coldsnap.render.faces import Face
from coldsnap.render.words import Words

_PARTS = re.compile(r"([ ,])")


def pattern(face: Face, view: View, choice: Choice, words: Words | None = None, *, unicode: bool = True) -> str:
    """A choice as it is typed; where it is ranged, each number from its lowest to its highest."""
    if isinstance(choice, OneOf):
        return face.write(view, choice.action, words)
    low, high = (_PARTS.split(face.write(view, end, words)) for end in _ends(choice))
    to = "…" if unicode else ".."
    parts = zip_longest(low, high, fillvalue="")
    return "".join(first if first == second else f"{first}{to}{second}" for first, second in parts)


def summary(
    face: Face, view: View, choices: Sequence[Choice], width: int, words: Words | None = None, *, unicode: bool = True
) -> str:
    """All choices on one line, those with the same first word as one; empty if that is too long."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(first_word(face, view, choice, words), []).append(choice)
    more, between = (" …", " · ") if unicode else (" ..", " | ")
    short = {word: word + more for word in kinds}
    for word, (choice, *others) in kinds.items():
        if not others and isinstance(choice, OneOf):
            short[word] = face.write(view, choice.action, words)
    alone = {word: alike[0] for word, alike in kinds.items() if len(alike) == 1}
    full = {word: pattern(face, view, choice, words, unicode=unicode) for word, choice in alone.items()}
    lines = (between.join(parts.values()) for parts in (short | full, short))
    return next((line for line in lines if len(line) <= width), "")


def first_word(face: Face, view: View, choice: Choice, words: Words | None = None) -> str:
    """The word that a choice begins with: the kind of move that it is."""
    return face.write(view, choice.action, words).split()[0]


def _ends(choice: Ranged) -> tuple[Action, Action]:
    """The actions with every number at its lowest, and with every number at its highest."""
    low: dict[str, int | Point] = {axis.field: axis.lo for axis in choice.axes}
    high: dict[str, int | Point] = {axis.field: axis.hi for axis in choice.axes}
    region = choice.region
    if isinstance(region, Disc):
        low[choice.at] = Point(region.x - region.radius, region.y - region.radius)
        high[choice.at] = Point(region.x + region.radius, region.y + region.radius)
    elif region is not None:
        low[choice.at], high[choice.at] = Point(region.x0, region.y0), Point(region.x1, region.y1)
    return replace(choice.action, **low), replace(choice.action, **high)
