"""Texts that others wrote, made fit to be shown: what turns, hides or forges a line in a terminal or a page goes."""

import re
import unicodedata
from typing import Final

LONGEST: Final = 500
"""Characters of a text of others that are shown; a longer one is cut, and ends with an ellipsis."""

_CONTROLS: Final = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)
"""What a terminal obeys, and what turns the direction of writing; not tabs and line feeds, and not the spaces that
hold a French sign to its word: they are ours in what was put together already."""
_BLANK: Final = re.compile("[\u115f\u1160\u2800\u3164\uffa0\U0001d159]")
"""Letters and symbols that look like a space: the fillers of Hangul, braille without dots, a note without a head."""
_IGNORED: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U0001107f\U00016fe4\U000e0100-\U000e01ef]"
)
"""Marks that are drawn as nothing: joiners, fillers, and selectors of how the sign before them looks."""


def printable(text: str) -> str:
    """A text on one line, of signs that can be seen: fit for a terminal and for XML. Of one that has none, nothing."""
    if not text.isascii():
        text = _on_letters(_BLANK.sub(" ", _IGNORED.sub("", text)))
    seen = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return seen if len(seen) <= LONGEST else seen[:LONGEST].rstrip() + "…"


def without_controls(text: str) -> str:
    """A text of one line or more with nothing in it that a terminal obeys. What cannot be seen may still be in it."""
    return _CONTROLS.sub(" ", text)


def _on_letters(text: str) -> str:
    """The text without marks (accents, say) that stand on no sign: they would stand on what is before the text."""
    kept: list[str] = []
    for sign in text:
        if unicodedata.category(sign)[0] == "M" and (not kept or not kept[-1].isprintable() or kept[-1] == " "):
            continue
        kept.append(sign)
    return "".join(kept)
