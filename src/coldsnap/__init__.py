"""Coldsnap: the digital table for two ice games, as a library.

| what | as typed | in actions (`Flick`) | in physics |
|---|---|---|---|
| direction | degrees counter-clockwise from +x | tenths of a degree, 0 to 3599 | radians |
| power | percent | per mille, 0 to 1000 | m/s: full power is 2 |
| side of the back | percent, left or right | -100 (left) to 100 (right) | -1 to 1 |
| height of the hit | percent | 0 (middle) to 100 (top of the head) | 0 to 1 |
| places | millimetres | metres | metres |
| time | seconds | milliseconds since the start | seconds |
"""

from importlib import import_module
from typing import Any

_PLACES = {
    "Budget": ("core.bot", "Budget"),
    "Flick": ("core.flick", "Flick"),
    "Scene": ("core.scene", "Scene"),
    "Shots": ("library.shots", "Shots"),
    "Table": ("library.table", "Table"),
    "bot": ("library.playing", "bot"),
    "game": ("games.registry", "game_named"),
    "play": ("library.playing", "play"),
    "read_record": ("store.files", "read_record"),
    "school": ("library.shots", "school"),
    "simulate": ("library.shots", "simulate"),
}
"""Where the public names come from. Each is looked up when it is asked for: most programs need few of them.

Type checkers read `__init__.pyi`.
"""

__all__ = [*_PLACES, "__version__"]  # noqa: PLE0604 - all of them are strings

__version__: str
"""The version of the program, as `pyproject.toml` had it when it was installed."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("coldsnap")
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, found = _PLACES[name]
    value = globals()[name] = getattr(import_module(f"coldsnap.{module}"), found)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
