"""Refusals of commands over a socket: a stable code, the rule, and the details that its sentence needs."""

from coldsnap.core.errors import ColdsnapError, Rejected, Undecodable
from coldsnap.wire.messages import Refused


def refusal(ref: str | None, error: ColdsnapError) -> Refused:
    """The message that tells a refusal. Why storage refuses is nobody's business out there."""
    match error:
        case Rejected():
            details = {name: _plain(value) for name, value in error.details.items()}
            return Refused(ref, error.code, error.rule, details)
        case Undecodable(code="key-twice"):
            return Refused(ref, error.code, None, {"key": str(error.details["key"])[:80]})
        case Undecodable():
            return Refused(ref, "undecodable", None, {"path": error.path[:80]})
        case _:
            return Refused(ref, "storage")


def _plain(value: object) -> str | int | float | list[str]:
    if isinstance(value, tuple | list):
        return [str(item) for item in value]
    return value if isinstance(value, int | float) else str(value)
