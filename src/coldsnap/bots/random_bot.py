"""The bot that plays anything, in any game."""

from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View


class RandomBot:
    """Plays each choice equally often, and each value of a range. It looks at nothing and never thinks."""

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """Any of the choices."""
        del view, budget
        index, rng = rng.below(len(choices))
        return choices[index].sample(rng)
