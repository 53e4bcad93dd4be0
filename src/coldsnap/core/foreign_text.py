"""Texts that strangers have written (boards, decks, tile sets): bounded before they are parsed, always strict."""

import re
import tomllib
from typing import Any, Final

from coldsnap.core.codec import convert
from coldsnap.core.errors import ColdsnapError

LARGEST: Final = 64 * 1024
"""Bytes of the largest file of one's own that is read."""
MOST_DOTS: Final = 100
"""Dots in the names of a TOML file: what tomllib does for a name of many parts grows with the square of their number.

None of our names has more than two parts; the margin is for what is written behind values, in strings and comments.
"""

_COMMENT: Final = re.compile(rb"^[ \t]*#.*$", re.MULTILINE)
"""A line that is nothing else. In a string of several lines it is no comment, but there it holds no name either."""
_DECIMAL: Final = re.compile(rb"[0-9]\.[0-9_]++(?![\w-]*+[ \t]*+\.)")
"""A number with a point. One with a second point behind it is a name: `1.5.2 = 3` has three parts."""


def require_size(content: bytes, most: int = LARGEST) -> None:
    """Refuse what is too large to be meant, before anybody reads it. Raises ColdsnapError."""
    if len(content) > most:
        raise ColdsnapError("text-large", most=most)


def read_toml(kind: Any, content: bytes) -> Any:
    """The value of a kind in the content of a TOML file. Whatever the bytes are, raises no other than ColdsnapError."""
    require_size(content)
    if _DECIMAL.sub(b"", _COMMENT.sub(b"", content)).count(b".") > MOST_DOTS:
        raise ColdsnapError("toml-dots", most=MOST_DOTS)
    try:
        return convert(kind, tomllib.loads(content.decode()))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise _no_toml(error) from error
    except ValueError as error:  # Python makes no number of thousands of digits
        raise ColdsnapError("number-long") from error


def _no_toml(error: Exception) -> ColdsnapError:
    """Why a content is no TOML: in which line, if its reader says so."""
    line = re.search(r"at line (\d+)", str(error))
    return ColdsnapError("not-toml") if line is None else ColdsnapError("not-toml-line", line=int(line[1]))
