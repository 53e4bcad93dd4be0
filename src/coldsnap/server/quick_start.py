"""A quick start: packages that are not needed are not loaded. A server that was killed has to be back at once.

COLDSNAP_QUICK_START=no loads them all. What each trick gains, and its test, stands in docs/speed.md.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def is_quick() -> bool:
    """Whether packages that are not needed are left out."""
    return os.environ.get("COLDSNAP_QUICK_START") != "no"


@contextmanager
def without_package(package: str) -> Iterator[None]:
    """Import others as if a package that they can do without were not installed. Not while several threads import.

    One that has been imported already is left alone.
    """
    if package in sys.modules or not is_quick():
        yield
        return
    sys.modules[package] = None  # type: ignore[assignment] # the import system reads None as "there is none"
    try:
        yield
    finally:
        del sys.modules[package]
