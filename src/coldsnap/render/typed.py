"""Words that people type, in every language there is: whatever the language of the table, all of them are understood.

Rules and records know the English ones alone; here the others are turned into those, and back for who reads them.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from coldsnap.render.words import fluent_source, languages

Kind = Literal["command", "icecool", "icetoids"]
"""What a word belongs to: commands, or the moves of a family of games."""

_MESSAGE: Final = re.compile(r"^typed-(command|icecool|icetoids)-([a-z]+) = (.+)$", re.MULTILINE)
_FILES: Final = ("terminal", "where")
_LETTERS: Final = re.compile(r"[^\W\d_]+")


def understood(kind: Kind, text: str) -> str:
    """A text with its words in English; what is no word of any language stays as it is."""
    known = _known(kind)
    return _LETTERS.sub(lambda found: known.get(_bare(found[0]), found[0]), text)


def shown(kind: Kind, text: str, language: str) -> str:
    """An English text in the words of a language, as it can be typed there."""
    words = _first(kind, language)
    return _LETTERS.sub(lambda found: words.get(found[0], found[0]), text)


def command(text: str) -> list[str]:
    """A typed line as words in small letters: the first as the English command that it means, if it means one."""
    first, *rest = text.lower().split() or [""]
    return [_known("command").get(_bare(first), first), *rest]


@cache
def _words(kind: Kind, language: str) -> Mapping[str, tuple[str, ...]]:
    """By English word those of a language that mean the same, the usual one first."""
    found = [each for file in _FILES for each in _MESSAGE.findall(fluent_source(language, file))]
    return {english: tuple(said.split()) for of, english, said in found if of == kind}


@cache
def _known(kind: Kind) -> Mapping[str, str]:
    every = (item for language in languages() for item in _words(kind, language).items())
    return {_bare(word): english for english, said in every for word in said}


@cache
def _first(kind: Kind, language: str) -> Mapping[str, str]:
    return {english: said[0] for english, said in _words(kind, language).items()}


def _bare(word: str) -> str:
    """Without capitals and accents: not every keyboard has them."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
