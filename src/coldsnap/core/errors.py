"""Refusals. Each is typed, says what is wrong and where, and leaves everything as it was."""

import re
from typing import Any, Final

_CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class ColdsnapError(Exception):
    """Base of every error that is shown to a person as one line.

    `code` is a Fluent message id behind `error-`, `details` are its variables; one that is an error itself is told in
    words of its own. As text it is for logs and for programmers: the code's words and the details.
    """

    def __init__(self, code: str, **details: Any) -> None:
        self.code = code
        self.details = details
        super().__init__(_told(code, details))

    def __reduce__(self) -> Any:
        """What another process needs to have the same error, however its class is made."""
        return _again, (type(self), self.args, self.__dict__)


class Rejected(ColdsnapError):
    """A move that the rules or the table refuse. `code` is a Fluent message id behind `refused-`."""

    def __init__(self, code: str, rule: str | None = None, **details: Any) -> None:
        super().__init__(code, **details)
        self.rule = rule
        self.args = (code + (f" ({rule})" if rule else "") + _said(details),)


class Undecodable(ColdsnapError):
    """Bytes that are not a value of the wanted kind. `path` leads to the fault, `$` being the whole."""

    def __init__(self, code: str, path: str = "$", **details: Any) -> None:
        super().__init__(code, **details)
        self.path = path
        self.cause = self.args[0]
        self.args = (f"{self.cause} (at {path})",)


class BadValue(ColdsnapError, ValueError):
    """A value that its own class refuses. While something is decoded, it is the cause of what is undecodable."""


class BadOption(ColdsnapError):
    """A table option that the game does not have, or a value that it does not take."""


class RecordFault(ColdsnapError):
    """A record that cannot be read. `line` counts from 1; `where` names the file or stream."""

    def __init__(self, where: str, line: int, cause: ColdsnapError) -> None:
        super().__init__("record", where=where, line=line, cause=cause)
        self.where = where
        self.line = line
        self.cause = str(cause)
        self.args = (f"{where}, line {line}: {cause}",)


def _told(code: str, details: dict[str, Any]) -> str:
    return (code.replace("-", " ") if _CODE.fullmatch(code) else code) + _said(details)


def _said(details: dict[str, Any]) -> str:
    said = ", ".join(f"{name}={_value(value)}" for name, value in sorted(details.items()))
    return f": {said}" if said else ""


def _value(value: Any) -> str:
    if isinstance(value, OSError):
        return value.strerror or str(value)
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    return str(value)


def _again(kind: type[ColdsnapError], args: tuple[Any, ...], state: dict[str, Any]) -> ColdsnapError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
