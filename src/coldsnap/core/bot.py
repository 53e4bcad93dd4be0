"""The protocol of a bot: it sees a view and its choices, never a state."""

from dataclasses import dataclass
from typing import Protocol

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
