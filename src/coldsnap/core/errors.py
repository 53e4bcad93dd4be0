"""Refusals. Each is typed, says what is wrong and where, and leaves everything as it was."""

from typing import Any


class ColdsnapError(Exception):
    """Base of every error that is shown to a person as one line."""


class Rejected(ColdsnapError):
    """A move that the rules or the table refuse. `code` is a Fluent message id behind `refused-`."""

    def __init__(self, code: str, rule: str | None = None, **details: Any) -> None:
        self.code = code
        self.rule = rule
        self.details = details
        said = ", ".join(f"{name}={value}" for name, value in sorted(details.items()))
        super().__init__(code + (f" ({rule})" if rule else "") + (f": {said}" if said else ""))


class Undecodable(ColdsnapError):
    """Bytes that are not a value of the wanted kind. `path` leads to the fault, `$` being the whole."""

    def __init__(self, cause: str, path: str = "$") -> None:
        self.cause = cause
        self.path = path
        super().__init__(f"{cause} (at {path})")


class BadOption(ColdsnapError):
    """A table option that the game does not have, or a value that it does not take."""


class RecordFault(ColdsnapError):
    """A record that cannot be read. `line` counts from 1; `where` names the file or stream."""

    def __init__(self, where: str, line: int, cause: str) -> None:
        self.where = where
        self.line = line
        self.cause = cause
        super().__init__(f"{where}, line {line}: {cause}")
