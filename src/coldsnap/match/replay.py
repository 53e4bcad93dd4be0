"""Folds of a record: the table at any ply, and the verdict whether the record is true to the rules."""

from dataclasses import dataclass

from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.game import Game
from coldsnap.core.record import FORMAT, Entry, Record
from coldsnap.match.table import Table


@dataclass(frozen=True, slots=True)
class Difference:
    """The first entry at which a record and the rules part, or a record and physics.

    `what` is one of refused, events, digest, ply; in a re-simulation, of facts and rest. `cause` tells a person more.
    """

    ply: int
    what: str
    cause: ColdsnapError


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a record: the table after the last entry that agrees with the rules, and what came then.

    `other_version`: the record was made by another version of the game, so a difference is no forgery.
    """

    table: Table
    difference: Difference | None
    other_version: int | None

    @property
    def whole(self) -> bool:
        """Whether every entry agrees."""
        return self.difference is None


def fold(game: Game, record: Record, ply: int | None = None) -> Table:
    """The table after `ply` entries (all by default). Trusts nothing: a difference is an error."""
    wanted = len(record.entries) if ply is None else ply
    if not 1 <= wanted <= len(record.entries):
        raise ColdsnapError("no-ply", ply=wanted, last=len(record.entries))
    verdict = verify(game, Record(record.header, record.entries[:wanted]))
    if verdict.difference is not None:
        found = verdict.difference
        raise ColdsnapError("record-parts", ply=found.ply, cause=found.cause)
    return verdict.table


def verify(game: Game, record: Record) -> Verdict:
    """Play a record again and compare each entry: its move, its events, its digest."""
    header = record.header
    if header.format != FORMAT:
        raise ColdsnapError("record-format", found=header.format, known=FORMAT)
    if header.game != game.info.id:
        raise ColdsnapError("record-game", found=header.game, wanted=game.info.id)
    table = Table(game, header)
    other = None if header.version == game.info.version else header.version
    for number, entry in enumerate(record.entries):
        found = _compare(table, number, entry)
        if found is not None:
            return Verdict(table, found, other)
    return Verdict(table, None, other)


def _compare(table: Table, number: int, entry: Entry) -> Difference | None:
    """Play one entry if it agrees with the rules; else say how it differs and leave the table."""
    if entry.ply != number:
        return Difference(number, "ply", ColdsnapError("differs-ply", ply=entry.ply))
    try:
        step = table.prepare(entry.move.seat, entry.move.action, at=entry.at, charged=entry.charged)
    except Rejected as refused:
        return Difference(number, "refused", ColdsnapError("differs-refused", cause=refused))
    if step.entry.events != entry.events:
        return Difference(number, "events", _first_difference(step.entry, entry))
    if step.entry.digest != entry.digest:
        cause = ColdsnapError("differs-digest", told=entry.digest, given=step.entry.digest)
        return Difference(number, "digest", cause)
    table.commit(step)
    return None


def _first_difference(made: Entry, told: Entry) -> ColdsnapError:
    for index, (ours, theirs) in enumerate(zip(made.events, told.events, strict=False)):
        if ours != theirs:
            return ColdsnapError("differs-event", index=index, told=theirs, given=ours)
    return ColdsnapError("differs-events", told=len(told.events), given=len(made.events))
