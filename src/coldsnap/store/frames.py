"""The frames of flicks as they are stored: beside their entry, whose row has their digest.

They are pictures of what the entry tells in facts, so they can be simulated again: they are the first thing that is
dropped to save space, and what was changed since it was written is never shown.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa

from coldsnap.core.errors import ColdsnapError
from coldsnap.store.schema import ENTRIES, FRAMES, MATCHES

State = Literal["none", "whole", "dropped", "damaged", "lost"]


def digest_of(frames: bytes) -> bytes:
    """What stands for frames in the row of their entry."""
    return hashlib.blake2b(frames, digest_size=16).digest()


@dataclass(frozen=True, slots=True)
class KeptFrames:
    """The frames of an entry; `blob` is None unless they are whole.

    none: it never had any. dropped: to save space, with those of the whole match. lost: gone in another way. damaged:
    changed since they were written. `digest` is that of the frames as they were.
    """

    state: State
    blob: bytes | None = None
    digest: bytes | None = None


NO_FRAMES: Final = KeptFrames("none")


def read_frames(connection: sa.Connection, table: str, ply: int) -> KeptFrames:
    """The frames of one entry."""
    return next((kept for _, kept in frames_of(connection, table, ply)), NO_FRAMES)


def fault_of(table: str, ply: int, kept: KeptFrames) -> ColdsnapError | None:
    """What is wrong with the frames of an entry; None if nothing is."""
    if kept.state == "damaged":
        return ColdsnapError("frames-damaged", match=table, ply=ply)
    return ColdsnapError("frames-lost", match=table, ply=ply) if kept.state == "lost" else None


def frames_of(connection: sa.Connection, table: str, ply: int | None = None) -> Iterator[tuple[int, KeptFrames]]:
    """The frames of one entry or of all, by ply, where there is anything of them: a digest or the frames themselves."""
    both = ENTRIES.join(MATCHES, ENTRIES.c.match == MATCHES.c.id).outerjoin(
        FRAMES, sa.and_(FRAMES.c.match == ENTRIES.c.match, FRAMES.c.ply == ENTRIES.c.ply)
    )
    wanted = (
        sa.select(ENTRIES.c.ply, ENTRIES.c.frames_digest, FRAMES.c.blob, MATCHES.c.frames_dropped)
        .select_from(both)
        .where(ENTRIES.c.match == table, sa.or_(ENTRIES.c.frames_digest.is_not(None), FRAMES.c.blob.is_not(None)))
        .order_by(ENTRIES.c.ply)
    )
    for row in connection.execute(wanted if ply is None else wanted.where(ENTRIES.c.ply == ply)):
        yield row.ply, _judged(row.frames_digest, row.blob, dropped=row.frames_dropped)


def _judged(digest: bytes | None, blob: bytes | None, *, dropped: bool) -> KeptFrames:
    if blob is None:
        return KeptFrames("dropped" if dropped else "lost", None, digest)
    if not isinstance(blob, bytes) or digest_of(blob) != digest:  # SQLite keeps whatever it is given, texts as well
        return KeptFrames("damaged", None, digest)
    return KeptFrames("whole", blob, digest)
