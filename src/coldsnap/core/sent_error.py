"""An error as plain data, for a file or for another process: whoever reads it there can tell it in words."""

from typing import Any

from msgspec import field

from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.core.values import Value


class SentError(Value, frozen=True):
    """Code and details of an error. Details that are errors of ours stay so, all others are numbers or texts."""

    code: str
    details: "dict[str, int | float | str | SentError]" = field(default_factory=dict)
    path: str = "$"

    def error(self) -> ColdsnapError:
        """The error again, as far as its sentence goes: its class may have been another."""
        details = {name: one.error() if isinstance(one, SentError) else one for name, one in self.details.items()}
        if self.path != "$":
            return Undecodable(self.code, self.path, **details)
        return ColdsnapError(self.code, **details)


def sent(error: ColdsnapError) -> SentError:
    """An error as plain data."""
    path = error.path if isinstance(error, Undecodable) else "$"
    return SentError(error.code, {name: _plain(value) for name, value in error.details.items()}, path)


def _plain(value: Any) -> int | float | str | SentError:
    if isinstance(value, ColdsnapError):
        return sent(value)
    if isinstance(value, OSError):
        return value.strerror or str(value)
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    return value if isinstance(value, int | float) else str(value)
