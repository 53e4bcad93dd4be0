"""The border for secrets: the one place that turns a match into bytes for somebody.

A viewer who faces a seat gets that seat's view, its redacted events and its offer; anybody else gets what a spectator
may know.
"""

import base64
from typing import Final

from msgspec import Raw

from coldsnap.bots.pointing import pointed
from coldsnap.core.choices import Offer, Over, Simulate, Turn
from coldsnap.core.codec import encode
from coldsnap.core.facts import Fact
from coldsnap.core.geometry import openings, stuck_in
from coldsnap.core.offers import encode_offer
from coldsnap.core.record import Entry, Resolved
from coldsnap.core.secrets import redact_all
from coldsnap.match.table import Table
from coldsnap.wire.messages import Stuck, Sync, Told, Update, write_message

STORY: Final = 12
"""Entries that somebody who looks at the whole table is told, so that a story has a beginning."""
NOTHING: Final = Raw(b"null")
"""In place of an offer where there is none: msgspec can write `Raw | None`, but not read it."""


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


class EntryProjection:
    """One entry, new or old, for all who are told of it: what is the same for several of them is written once.

    `over`: it is the newest, and the match has come to its end.
    """

    def __init__(self, table: Table, entry: Entry, *, frames: bytes | None = None, show_ms: int = 0) -> None:
        self._table = table
        self._events = entry.events
        self._ply = entry.ply + 1
        status = table.status if self._ply == table.ply else None
        self.over = isinstance(status, Over)
        self._simulating = isinstance(status, Simulate)
        self._offers = status.offers if isinstance(status, Turn) else ()
        self._frames = None if frames is None else base64.b64encode(frames).decode()
        self._show_ms = show_ms
        self._facts = facts_of(entry)
        self._stuck = stuck_of(table, entry)
        self._told = _Written()
        self._seen = _Written()

    def seen_from(self, seat: int | None) -> bytes:
        """The entry as somebody sees it who faces this seat; only the newest one carries an offer."""
        table, ply = self._table, self._ply
        return write_message(
            Update(
                ply,
                self._told.raw(redact_all(self._events, seat)),
                self._seen.raw(table.view(seat, ply)),
                self._offer(seat),
                self.over,
                self._simulating,
                self._frames,
                self._show_ms,
                self._facts,
                self._stuck,
            )
        )

    def _offer(self, seat: int | None) -> Raw:
        for offer in self._offers:
            if offer.seat == seat:
                return _written(self._table, offer)
        return NOTHING


class _Written:
    """The JSON of the last value. Those who see one and the same object, and only those, are told the same bytes."""

    __slots__ = ("_raw", "_value")

    def __init__(self) -> None:
        self._value: object = None
        self._raw = NOTHING

    def raw(self, value: object) -> Raw:
        """A value as JSON."""
        if value is not self._value:
            self._value, self._raw = value, Raw(encode(value))
        return self._raw


def update_for(table: Table, entry: Entry, seat: int | None, *, frames: bytes | None = None) -> bytes:
    """One entry, new or old, as somebody sees it who faces this seat."""
    return EntryProjection(table, entry, frames=frames).seen_from(seat)


def facts_of(entry: Entry) -> tuple[Fact, ...]:
    """The facts of the entry, if it is the answer of physics. Nobody at the table is forbidden to know a fact."""
    action = entry.move.action
    return action.facts if isinstance(action, Resolved) else ()


def stuck_of(table: Table, entry: Entry) -> tuple[Stuck, ...]:
    """The bodies that rest in a gate, if the entry is the answer of physics; by the rules' own geometry."""
    action = entry.move.action
    asked = table.awaited(entry) if isinstance(action, Resolved) else None
    if not isinstance(action, Resolved) or not isinstance(asked, Simulate):
        return ()
    ways = openings(asked.scene.gates, asked.scene.walls)
    return tuple(Stuck(body.id, gate) for body in action.rest for gate in stuck_in(body, ways))


def _offer(table: Table, seat: int | None) -> Raw:
    offer = None if seat is None else table.offer(seat)
    return NOTHING if offer is None else _written(table, offer)


def _written(table: Table, offer: Offer) -> Raw:
    """An offer as it is told to its seat. A flick in it points somewhere that makes sense, by what that seat sees."""
    return Raw(encode_offer(pointed(table.view(offer.seat), offer)))
