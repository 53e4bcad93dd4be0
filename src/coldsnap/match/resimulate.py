"""Asks physics again: what it says of a flick, and whether the flicks of a record still come out as they were told."""

from collections.abc import Sequence
from itertools import zip_longest

from coldsnap.core.choices import Simulate
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.game import Game
from coldsnap.core.record import Record, Resolved, Unresolved
from coldsnap.core.values import Value
from coldsnap.match.replay import Difference
from coldsnap.match.settle import answer
from coldsnap.match.table import Table
from coldsnap.physics.simulator import Simulator

Answer = Resolved | Unresolved


def resimulate(game: Game, record: Record, simulator: Simulator) -> Difference | None:
    """The first answer of the record that this engine does not give. The record has to be true to the rules.

    A difference is no forgery: another engine, or another family of processors, may answer otherwise. Each flick
    starts from the record, not from what this engine made of the flick before.
    """
    table = Table(game, record.header)
    for entry in record.entries:
        told = entry.move.action
        if isinstance(told, Resolved | Unresolved) and isinstance(table.status, Simulate):
            found = _difference(entry.ply, told, answer(simulator, table.status), simulator.engine)
            if found is not None:
                return found
        table.submit(entry.move.seat, told, at=entry.at, charged=entry.charged)
    return None


def _difference(ply: int, told: Answer, given: Answer, engine: str) -> Difference | None:
    """The difference between two answers; two failures are alike, whatever their causes."""
    if isinstance(told, Unresolved) or isinstance(given, Unresolved):
        if type(told) is type(given):
            return None
        cause = ColdsnapError("differs-flick", told=_short(told), engine=engine, given=_short(given))
        return Difference(ply, "facts", cause)
    return _first(ply, "facts", told.facts, given.facts, engine) or _first(ply, "rest", told.rest, given.rest, engine)


def _first(ply: int, what: str, told: Sequence[Value], given: Sequence[Value], engine: str) -> Difference | None:
    """The first place at which two lists differ; nothing stands for the end of the shorter one."""
    nothing = ColdsnapError("differs-nothing")
    for index, (theirs, ours) in enumerate(zip_longest(told, given, fillvalue=nothing)):
        if theirs != ours:
            cause = ColdsnapError("differs-answer", what=what, index=index, told=theirs, engine=engine, given=ours)
            return Difference(ply, what, cause)
    return None


def _short(said: Answer) -> ColdsnapError:
    if isinstance(said, Unresolved):
        return ColdsnapError("differs-unresolved", cause=said.cause)
    return ColdsnapError("differs-facts", count=len(said.facts))
