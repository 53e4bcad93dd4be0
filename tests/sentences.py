"""Errors as people read them, in English."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from coldsnap.core.errors import ColdsnapError
from coldsnap.render.texts import Texts

E = TypeVar("E", bound=ColdsnapError)


def sentence(error: ColdsnapError) -> str:
    """The sentence for an error."""
    return Texts("en").error(error)


@contextmanager
def refuses(kind: type[E] | tuple[type[E], ...], match: str = "") -> Iterator[pytest.ExceptionInfo[E]]:
    """As pytest.raises; but `match` is looked for in the sentence that a person reads."""
    with pytest.raises(kind) as caught:
        yield caught
    text = sentence(caught.value)
    assert re.search(match, text), text
    assert "\n" not in text
