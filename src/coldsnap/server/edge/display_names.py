"""Names that people give themselves, made fit to be shown to others."""

import unicodedata
from typing import Final

from coldsnap.core.plain_text import printable

NAME_LENGTH: Final = 24


def clean_name(text: str) -> str:
    """A name as it may be shown: NFC, of signs that can be seen, no controls (bidirectional ones neither), at most 24.

    A name of nothing that can be seen is none: whoever shows it says `Player 2` in its place.
    """
    spaced = "".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text))
    shown = "".join(each for each in spaced if each == " " or unicodedata.category(each)[0] not in "CZ")
    return unicodedata.normalize("NFC", _few_marks(printable(shown)))[:NAME_LENGTH].strip()


def _few_marks(text: str) -> str:
    """The text without towers of accents: at most two marks on a character."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= 2:
            kept.append(character)
    return "".join(kept)
