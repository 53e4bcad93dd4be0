"""The border for secrets: the one place that turns a match into bytes for somebody.

A viewer who faces a seat gets that seat's view, its redacted events and its offer; anybody else gets what a spectator
may know.
"""

import base64
from typing import Final

from msgspec import Raw

from coldsnap.core.choices import Over, Simulate
from coldsnap.core.codec import encode
from coldsnap.core.facts import Fact
from coldsnap.core.offers import encode_offer
from coldsnap.core.record import Entry, Resolved
from coldsnap.core.secrets import redact_all
from coldsnap.match.table import Table
from coldsnap.server.wire import Sync, Told, Update, write_message

STORY: Final = 12
"""Entries that somebody who looks at the whole table is told, so that a story has a beginning."""
NOTHING: Final = Raw(b"null")
"""In place of an offer where there is none: msgspec can write `Raw | None`, but not read it."""


class Once:
    """JSON of values that several people are told: of one and the same object it is written once."""

    def __init__(self) -> None:
        self._written: list[tuple[object, Raw]] = []

    def raw(self, value: object) -> Raw:
        """The value as JSON."""
        for known, raw in self._written:
            if known is value:
                return raw
        self._written.append((value, Raw(encode(value))))
        return self._written[-1][1]


def sync_for(table: Table, seat: int | None) -> bytes:
    """The whole table as somebody sees it who faces this seat."""
    return write_message(
        Sync(
            table.ply,
            seat,
            Raw(encode(table.view(seat))),
            _offer(table, seat),
            isinstance(table.status, Over),
            isinstance(table.status, Simulate),
            tuple(Told(entry.ply + 1, Raw(encode(redact_all(entry.events, seat)))) for entry in table.entries[-STORY:]),
        )
    )


def update_for(
    table: Table,
    entry: Entry,
    seat: int | None,
    *,
    frames: bytes | None = None,
    show_ms: int = 0,
    once: Once | None = None,
) -> bytes:
    """One entry, new or old, as somebody sees it who faces this seat; only the newest one carries an offer.

    `once` is shared by those who are told of the same entry.
    """
    once = once or Once()
    ply = entry.ply + 1
    newest = ply == table.ply
    status = table.status if newest else None
    return write_message(
        Update(
            ply,
            once.raw(redact_all(entry.events, seat)),
            once.raw(table.view(seat, ply)),
            _offer(table, seat) if newest else NOTHING,
            isinstance(status, Over),
            isinstance(status, Simulate),
            None if frames is None else base64.b64encode(frames).decode(),
            show_ms,
            facts_of(entry),
        )
    )


def facts_of(entry: Entry) -> tuple[Fact, ...]:
    """What physics saw, if the entry is its answer. Facts hold nothing that somebody at the table may not know."""
    action = entry.move.action
    return action.facts if isinstance(action, Resolved) else ()


def _offer(table: Table, seat: int | None) -> Raw:
    offer = None if seat is None else table.offer(seat)
    return NOTHING if offer is None else Raw(encode_offer(offer))
