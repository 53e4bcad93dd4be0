"""What makes a crossing a passage: rules that take something at a door ask here (DOOR-1 to DOOR-5)."""

from coldsnap.core.facts import Crossed
from coldsnap.core.shots import passages
from coldsnap.games.icecool.state.state import IceCoolState


def fault(state: IceCoolState, fact: Crossed) -> str | None:
    """The rule by which a crossing does not count: over the door, from within it, or undone where that matters."""
    if fact.how == "over":
        return "DOOR-5"
    if fact.began_in:
        return "DOOR-4"
    there = [passage for passage in passages(state.facts, fact.body) if passage.barrier == fact.barrier]
    undone = there[-1].to == there[0].frm
    return "DOOR-3" if undone and not state.options.through_and_back else None


def rule_of(state: IceCoolState, fact: Crossed) -> str:
    """The rule by which a passage counts: in one's own flick, or pushed through in another's."""
    return "DOOR-1" if state.own_flick and state.flicked == fact.body else "DOOR-6"
