"""Rules for taking a move back: never past a reveal, and past another seat's move only with its consent."""

from collections.abc import Sequence, Set

from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry, TakeBack


def check_take_back(entries: Sequence[Entry], seat: int, wanted: TakeBack, *, free: bool) -> None:
    """Refuse a take-back that the table does not allow. `free`: a practice game, which allows all."""
    if wanted.to_ply not in live_plies(entries)[:-1]:
        raise Rejected("nothing-to-take-back")
    if seat == NATURE:
        raise Rejected("not-an-answer")
    standing = (entries[ply] for ply in live_plies(entries) if ply > wanted.to_ply)
    undone = [entry for entry in standing if not isinstance(entry.move.action, TakeBack)]
    if not undone:
        raise Rejected("nothing-to-take-back")
    if free:
        return
    if any(event.reveals for entry in undone for event in entry.events):
        raise Rejected("take-back-past-reveal")
    if any(entry.move.seat not in (seat, *wanted.agreed) for entry in undone):
        raise Rejected("take-back-past-another")


def last_ply_before(entries: Sequence[Entry], seats: Set[int], forced: Set[int] = frozenset()) -> int | None:
    """The ply to go back to for those who regret the last move of one of these seats; None if there is none.

    Plies in `forced` were nobody's choice and are passed over.
    """
    for ply in reversed(live_plies(entries)):
        move = entries[ply].move
        if move.seat in seats and ply not in forced and not isinstance(move.action, TakeBack):
            return ply - 1
    return None


def live_plies(entries: Sequence[Entry]) -> list[int]:
    """The plies that still stand, in order: those that a later take-back undid are left out."""
    live: list[int] = []
    for ply, entry in enumerate(entries):
        if isinstance(entry.move.action, TakeBack):
            to_ply = entry.move.action.to_ply
            live = [kept for kept in live if kept <= to_ply]
        live.append(ply)
    return live
