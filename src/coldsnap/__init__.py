"""Coldsnap: the digital table for two ice games."""

__version__: str
"""The version of the program, as `pyproject.toml` had it when it was installed."""


def __getattr__(name: str) -> str:
    """The version is looked up when it is asked for: most who import this never do."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version

    return version("coldsnap")
