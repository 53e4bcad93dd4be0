"""One move as it unfolds: each event changes the state before the next rule looks at it."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from coldsnap.core.game import Transition
from coldsnap.core.values import Event
from coldsnap.games.icecool.kernel.kit import Kit
from coldsnap.games.icecool.state.evolve import evolved
from coldsnap.games.icecool.state.state import IceCoolState


class Story:
    """The state so far and the events that led to it. Lives for one move only."""

    def __init__(self, kit: Kit, state: IceCoolState) -> None:
        self.kit = kit
        self.state = state
        self._events: list[Event] = []

    def emit(self, events: Sequence[Event]) -> None:
        """Let events happen, and depth first what follows from each."""
        for event in events:
            self._events.append(event)
            self.state = self._after(event)
            for module in self.kit.hearing(type(event)):
                self.emit(module.on_event(self.state, event))

    def turn_to(self, **changes: Any) -> None:
        """Move the kernel's own pointers: stage, step, the question that waits."""
        self.state = replace(self.state, **changes)

    def told(self) -> Transition:
        """The state at the end, and everything that happened."""
        return Transition(self.state, tuple(self._events))

    def _after(self, event: Event) -> IceCoolState:
        state = evolved(self.state, event)
        changed = self.kit.evolving(type(event))
        if not changed:
            return state
        slices = list(state.slices)
        for at in changed:
            slices[at] = self.kit.keepers[at].evolve(slices[at], event)
        return replace(state, slices=tuple(slices))
