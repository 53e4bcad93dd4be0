"""What is wrong with a value, as a code and details: a validator's own words are not for people."""

import re
from typing import Any, Final

import msgspec

from coldsnap.core.errors import BadValue, Undecodable

_PLACE: Final = re.compile(r"^(?P<cause>.*?)(?: - at `(?:key in )?(?P<path>[^`]*)`)?$", re.DOTALL)
_SAYINGS: Final = tuple(
    (re.compile(pattern, re.DOTALL), code)
    for pattern, code in (
        (r"Object missing required field `(?P<field>[^`]*)`.*", "field-missing"),
        (r"Object contains unknown field `(?P<field>[^`]*)`", "field-unknown"),
        (r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`", "wrong-kind"),
        (r"Expected `str` of length >= (?P<least>\d+)", "text-short"),
        (r"Expected `str` of length <= (?P<most>\d+)", "text-long"),
        (r"Expected `\w+` of length >= (?P<least>\d+)", "list-short"),
        (r"Expected `\w+` of at least length (?P<least>\d+).*", "list-short"),
        (r"Expected `\w+` of length <= (?P<most>\d+)", "list-long"),
        (r"Expected `\w+` of length (?P<wanted>\d+)(?:, got \d+)?", "list-length"),
        (r"Expected `(?:int|float|decimal)(?: \| null)?` >= (?P<least>\S+?)(?:\.0)?", "number-low"),
        (r"Expected `(?:int|float|decimal)(?: \| null)?` <= (?P<most>\S+?)(?:\.0)?", "number-high"),
        (r"Expected `(?:int|float|decimal)(?: \| null)?` > (?P<bound>\S+?)(?:\.0)?", "number-above"),
        (r"Expected `(?:int|float|decimal)(?: \| null)?` < (?P<bound>\S+?)(?:\.0)?", "number-below"),
        (r"Expected `str` matching regex .*", "text-form"),
        (r"(?:Number|Integer value) out of range", "number-range"),
        (r"Invalid (?:enum )?value (?P<value>.*)", "no-such-value"),
    )
)
"""What msgspec says, and the code of our own sentence for it."""


def undecodable(error: msgspec.ValidationError, at: str) -> Undecodable:
    """The fault that msgspec has found in a value; `at` is the path of the value in a larger whole."""
    code, details, path = fault_in(str(error))
    cause = error.__cause__
    if isinstance(cause, BadValue):
        code, details = cause.code, cause.details
    return Undecodable(code, at + path, **details)


def fault_in(message: str) -> tuple[str, dict[str, Any], str]:
    """The code, the details and the path (behind `$`) of what msgspec says."""
    found = _PLACE.match(message)
    assert found is not None  # noqa: S101 - the pattern matches every string
    path = (found["path"] or "$")[1:]
    for pattern, code in _SAYINGS:
        said = pattern.fullmatch(found["cause"])
        if said is not None:
            return code, {name: value.strip("'\"") for name, value in said.groupdict().items()}, path
    return "bad-value", {"cause": found["cause"]}, path
