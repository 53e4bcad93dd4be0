"""The statements that find and delete what nobody keeps: whole matches, and the frames of old ones.

A match goes whole or stays whole: its entries are chained, and a part of them is no match. Each deletion looks again
whether a table is still over its time, so nothing goes that somebody has just come back to.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from coldsnap.store.retention import DAY_MS, Kind, Retention
from coldsnap.store.schema import ENTRIES, FRAMES, MATCHES, SEATS

Condition = sa.ColumnElement[bool]

_PEOPLES: Condition = sa.exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.token_hash.is_not(None))
_IS: dict[Kind, Condition] = {
    "waiting": sa.and_(~MATCHES.c.started, MATCHES.c.header.is_(None)),
    "abandoned": sa.and_(MATCHES.c.started, ~MATCHES.c.over, _PEOPLES),
    "bots": sa.and_(MATCHES.c.started, ~_PEOPLES),
    "finished": sa.and_(MATCHES.c.over, _PEOPLES),
}


def expired(kind: Kind, now: int, retention: Retention) -> Condition:
    """What is true of the tables of a kind that are over their time at `now`, in the server's time."""
    days = retention.days(kind)
    return sa.false() if days is None else sa.and_(_IS[kind], MATCHES.c.seen < now - days * DAY_MS)


def frames_expired(now: int, retention: Retention) -> Condition:
    """What is true of the finished matches whose frames are over their time."""
    if retention.frames_days is None:
        return sa.false()
    old = MATCHES.c.seen < now - retention.frames_days * DAY_MS
    return sa.and_(MATCHES.c.over, ~MATCHES.c.frames_dropped, old)


def ids_of(connection: sa.Connection, what: Condition, at_most: int | None = None) -> list[str]:
    """The tables of which something is true, those first that nobody has touched for longest."""
    wanted = sa.select(MATCHES.c.id).where(what).order_by(MATCHES.c.seen).limit(at_most)
    return list(connection.execute(wanted).scalars())


def size_of(connection: sa.Connection, what: Condition, *, frames_only: bool = False) -> int:
    """About how many bytes the tables of which something is true take, or their frames."""
    tables = sa.select(MATCHES.c.id).where(what)
    columns = [(FRAMES, FRAMES.c.blob)] if frames_only else [(FRAMES, FRAMES.c.blob), (ENTRIES, ENTRIES.c.line)]
    sums = [sa.select(_bytes(column)).where(table.c.match.in_(tables)) for table, column in columns]
    if not frames_only:
        sums.append(sa.select(_bytes(MATCHES.c.header)).where(what))
    return sum(connection.execute(each).scalar_one() for each in sums)


def forget(connection: sa.Connection, tables: Sequence[str], what: Condition) -> int:
    """Delete those of the tables of which something is true, with all that they have; how many."""
    return connection.execute(sa.delete(MATCHES).where(MATCHES.c.id.in_(tables), what)).rowcount


def drop_frames(connection: sa.Connection, tables: Sequence[str], what: Condition) -> int:
    """Drop the frames of those of the tables of which something is true, and note that; how many tables."""
    still = list(connection.execute(sa.select(MATCHES.c.id).where(MATCHES.c.id.in_(tables), what)).scalars())
    connection.execute(sa.update(MATCHES).where(MATCHES.c.id.in_(still)).values(frames_dropped=True))
    connection.execute(sa.delete(FRAMES).where(FRAMES.c.match.in_(still)))
    return len(still)


def _bytes(column: sa.Column[Any]) -> sa.ColumnElement[int]:
    return sa.func.coalesce(sa.func.sum(sa.func.length(column)), 0)
