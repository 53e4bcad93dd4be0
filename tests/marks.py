"""Marks of tests. `@rule("TOIDS-3")` says which rule of the catalogue a test proves."""

from typing import Final

import pytest

rule: Final = pytest.mark.rule
