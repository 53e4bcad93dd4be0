"""The protocol of a bot: it sees a view and its choices, never a state."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from coldsnap.core.choices import Choice
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think. `seconds` cuts thinking short; `simulations` alone makes it repeatable.

    None means the bot's own measure.
    """

    simulations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """One that chooses. A bot that needs physics gets a simulator when it is made."""

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """One of the offered actions. `rng` comes from the bot's own secret, never from the state."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do in somebody's place, and why.

    `reason` is a Fluent message, `details` are its variables, named like the fields of events; None if it says nothing.
    """

    action: Action
    reason: str | None = None
    details: Mapping[str, str | int | list[str]] = field(default_factory=dict)


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say why."""

    def advise(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Advice:
        """One of the offered actions as it is meant: a hand that errs has no part in it."""
