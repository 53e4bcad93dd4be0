"""Where a bot went wrong, for its author: the file and line of its own code, and the last lines of the traceback."""

import traceback
from pathlib import Path
from typing import Final

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.sent_error import SentError, sent

_CAUSE: Final = 500
"""Characters of a cause that are told."""

_LINES: Final = 12
_WIDTH: Final = 200
"""Lines of a traceback that are told, and characters of each."""


def told(fault: BaseException, file: str) -> tuple[SentError, str]:
    """What went wrong and where; and how it came to it, as Python tells it, from the bot's file on."""
    traceback.clear_frames(fault.__traceback__)  # a bot that has used up its memory leaves none to tell of it
    name, line = _place(fault, file)
    if not line:
        return of_file(name, fault), _trace(fault, file)
    what = str(fault.msg) if isinstance(fault, SyntaxError) else str(fault)
    cause = f"{type(fault).__name__}: {what}".rstrip(": ")[:_CAUSE]
    return SentError("bot-raised", {"file": name, "line": str(line), "cause": cause}), _trace(fault, file)


def of_file(name: str, fault: BaseException) -> SentError:
    """What is wrong with a file, at no line of it: an error of ours in our words, any other in its own."""
    own = f"{type(fault).__name__}: {fault}".rstrip(": ")[:_CAUSE]
    return SentError("bot-file", {"file": name, "cause": sent(fault) if isinstance(fault, ColdsnapError) else own})


def _place(fault: BaseException, file: str) -> tuple[str, int | None]:
    """The innermost line in the bot's file or in one beside it."""
    if isinstance(fault, SyntaxError) and fault.filename:
        return Path(fault.filename).name, fault.lineno
    frames = [frame for frame in traceback.extract_tb(fault.__traceback__) if _beside(frame.filename, file)]
    return (Path(frames[-1].filename).name, frames[-1].lineno) if frames else (Path(file).name, None)


def _trace(fault: BaseException, file: str) -> str:
    try:
        found = traceback.TracebackException.from_exception(fault)
        own = [number for number, frame in enumerate(found.stack) if _beside(frame.filename, file)]
        found.stack = traceback.StackSummary.from_list(found.stack[own[0] :] if own else [])
        lines = "".join(found.format(chain=False)).splitlines()[1:]  # without "Traceback (most recent call last)"
    except MemoryError:
        return ""
    return "\n".join(line[:_WIDTH] for line in lines[-_LINES:])


def _beside(filename: str, file: str) -> bool:
    return Path(filename).parent == Path(file).parent or Path(filename).parent == Path(file).resolve().parent
