"""The bot that plays anything, in any game."""

from msgspec import structs

from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, OneOf, Ranged
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Outline, Point, Rect, rounded
from coldsnap.core.values import Action, View


class RandomBot:
    """Plays each choice equally often, and each value of a range. It looks at nothing and never thinks."""

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """Any of the choices."""
        del view, budget
        index, rng = rng.below(len(choices))
        choice = choices[index]
        return choice.action if isinstance(choice, OneOf) else _sample(choice, rng)


def _sample(choice: Ranged, rng: Rng) -> Action:
    """Even values on the axes; of a region its middle, which every region of ours contains."""
    changes: dict[str, int | Point] = {}
    for axis in choice.axes:
        draw, rng = rng.below(axis.hi - axis.lo + 1)
        changes[axis.field] = axis.lo + draw
    if choice.region is not None:
        changes[choice.at] = _middle(choice.region)
    return structs.replace(choice.action, **changes)


def _middle(region: Outline) -> Point:
    if isinstance(region, Rect):
        return Point(rounded((region.x0 + region.x1) / 2), rounded((region.y0 + region.y1) / 2))
    return Point(region.x, region.y)
