"""Logs as JSON lines. A secret never gets into one: names of fields and the look of a token are both watched.

Nobody fills a disk with them either: of warnings and errors of one kind so many are written, and the others counted.
"""

import logging
import re
import sys
import time
from collections.abc import Callable, Mapping, MutableMapping
from contextlib import suppress
from typing import Any, Final, TextIO, cast

from coldsnap.server.quick_start import without_package

with without_package("rich"):  # only for colours, of which JSON has none; it is an eighth of the start of a server
    import structlog
    from structlog.typing import EventDict, FilteringBoundLogger, Processor, WrappedLogger

SECRET_FIELDS: Final = frozenset(
    {"token", "tokens", "invite", "authorization", "cookie", "seed", "digest", "password", "fragment"}
)
_TOKEN = re.compile(r"[A-Za-z0-9_-]{30,}")
_HIDDEN: Final = "[hidden]"

SAMPLE: Final = 20
"""Warnings of one kind, or errors, that are written in `SAMPLE_S` seconds."""
SAMPLE_S: Final = 10.0
KINDS: Final = 64
"""Kinds that are told apart in that time; some libraries put into a line's text what differs each time."""
_LOUD: Final = frozenset({"warning", "error", "critical"})

log: FilteringBoundLogger = structlog.get_logger("coldsnap")


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The event without what looks like a secret, however deep it is."""
    return {name: _HIDDEN if name.lower() in SECRET_FIELDS else _without(value) for name, value in event.items()}


def _without(value: Any) -> Any:
    if isinstance(value, str):
        return _TOKEN.sub(_HIDDEN, value)
    if isinstance(value, Mapping):
        return {
            str(key): _HIDDEN if str(key).lower() in SECRET_FIELDS else _without(held) for key, held in value.items()
        }
    if isinstance(value, list | tuple | set | frozenset):
        return [_without(held) for held in value]
    return value if isinstance(value, int | float | None) else _TOKEN.sub(_HIDDEN, str(value))


def audit(event: str, /, **fields: object) -> None:
    """Note what happened to a table or a seat: created, joined, entered, left, refused, over."""
    log.info(event, audit=True, **fields)


class _NeverFailing:
    """A stream whose failures stop nobody: a disk that is full must not keep a move from being answered."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


class Sampler:
    """Which lines are written of those that strangers can cause as often as they like."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kinds: dict[str, tuple[float, int]] = {}
        """Of each kind when it was first seen in this stretch of time, and how often since."""

    def take(self, kind: str) -> int | None:
        """How many of a kind were left out in the stretch of time before this one; None: this one is, too."""
        now, known = self._clock(), self._kinds
        if kind not in known and len(known) >= KINDS:
            self._kinds = known = {each: held for each, held in known.items() if now - held[0] < SAMPLE_S}
            kind = kind if len(known) < KINDS else ""
        since, seen = known.get(kind, (now, 0))
        left_out = 0
        if now - since >= SAMPLE_S:
            since, seen, left_out = now, 0, max(0, seen - SAMPLE)
        known[kind] = (since, seen + 1)
        return left_out if seen < SAMPLE else None

    def sample(self, _logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        """An event of ours, if it is to be written."""
        left_out = self.take(str(event.get("event"))) if method in _LOUD else 0
        if left_out is None:
            raise structlog.DropEvent
        return {**event, "left_out": left_out} if left_out else event

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line of a library is to be written."""
        left_out = self.take(str(record.msg))
        if left_out:
            record.left_out = left_out
        return left_out is not None


def start_logging(level: str, stream: TextIO | None = None, sampler: Sampler | None = None) -> None:
    """Write JSON lines to `stream` (standard error), ours and those of the libraries alike."""
    sampler = sampler or Sampler()
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    number = logging.getLevelNamesMapping()[level.upper()]
    target = cast(TextIO, _NeverFailing(stream or sys.stderr))
    structlog.configure(
        processors=[sampler.sample, *shared, structlog.processors.JSONRenderer(sort_keys=True)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(target),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(target)
    handler.addFilter(sampler)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *shared],
            processors=[_plain, hide_secrets, structlog.processors.JSONRenderer(sort_keys=True)],
        )
    )
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "sqlalchemy", "asyncio"):
        library = logging.getLogger(name)
        library.handlers = [handler] if "." not in name else []
        library.propagate = "." in name
        # At "info" the libraries write addresses with their queries; at "warning" they do not.
        library.setLevel(max(number, logging.WARNING))


def _plain(_logger: WrappedLogger, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The event of a library's logger without the bookkeeping of structlog."""
    return {name: value for name, value in event.items() if not name.startswith("_")}
