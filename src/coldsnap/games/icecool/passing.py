"""Whether a penguin's passage of a door counts: asked for tokens, the emerald fish and whatever else hangs there."""

from coldsnap.core.facts import Crossed
from coldsnap.core.shots import passages
from coldsnap.games.icecool.state import IceCoolState


def fault_of(state: IceCoolState, fact: Crossed) -> str | None:
    """The rule by which a crossing does not count: over the door, from within it, or undone where that matters."""
    if fact.how == "over":
        return "DOOR-5"
    if fact.began_in:
        return "DOOR-4"
    there = [passage for passage in passages(state.facts, fact.body) if passage.barrier == fact.barrier]
    undone = there[-1].to == there[0].frm
    return "DOOR-3" if undone and not state.options.through_and_back else None
