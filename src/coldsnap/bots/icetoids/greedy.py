"""The greedy bot: looks one move ahead, with the chances of what a hidden tile may be."""

from random import Random

from coldsnap.bots.icetoids.evaluate import Evaluator, Weights
from coldsnap.bots.icetoids.root import Root, root_of
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.actions import ACTIONS


class GreedyBot:
    """Plays the move with the best value after it. With probability `slip` it plays anything instead."""

    def __init__(self, slip: float = 0.0, weights: Weights = Weights()) -> None:  # noqa: B008 - frozen
        self._slip = slip
        self._weights = weights

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """The best move at first sight; of equal ones any. The budget does not matter: it takes milliseconds."""
        del budget
        root = root_of(view, choices, rng)
        word, rng = rng.word()
        dice = Random(word)  # noqa: S311 - a bot's dice: speed, not secrecy
        if dice.random() < self._slip:
            return ACTIONS[dice.choice(root.codes)]
        evaluator = Evaluator(self._weights)
        if root.pos[flat.PHASE] == flat.CHOOSING:
            return ACTIONS[best_home(root, evaluator, rng)]
        worth = [_worth(root, code, evaluator) + 1e-9 * dice.random() for code in root.codes]
        return ACTIONS[root.codes[worth.index(max(worth))]]


def best_home(root: Root, evaluator: Evaluator, rng: Rng) -> int:
    """A home from which the hidden tiles are near; of equally good ones any."""
    best = -1.0
    codes: list[int] = []
    for code in root.codes:
        pos = bytearray(root.pos)
        flat.play(pos, code)
        worth = round(evaluator.values(pos)[root.actor], 9)
        if worth > best:
            best, codes = worth, []
        if worth == best:
            codes.append(code)
    index, _ = rng.below(len(codes))
    return codes[index]


def _worth(root: Root, code: int, evaluator: Evaluator) -> float:
    """The mean value of a move to the actor over all that it can turn up."""
    pos = bytearray(root.pos)
    flat.play(pos, code)
    if pos[flat.PHASE] != flat.REVEALING:
        return _settled(root, pos, evaluator)[root.actor]
    total, sum_of_weights = 0.0, 0
    for outcome, weight in enumerate(root.weights(pos)):
        if weight:
            after = bytearray(pos)
            root.reveal(after, outcome)
            total += weight * _oriented(root, after, evaluator)[root.actor]
            sum_of_weights += weight
    return total / sum_of_weights


def _oriented(root: Root, pos: bytearray, evaluator: Evaluator) -> list[float]:
    """Values once the tile lies as its orienter likes it best."""
    if pos[flat.PHASE] != flat.ORIENTING:
        return _settled(root, pos, evaluator)
    actor = pos[flat.ACTOR]
    found = []
    for code in flat.legal(pos):
        after = bytearray(pos)
        flat.play(after, code)
        found.append(_settled(root, after, evaluator))
    return max(found, key=lambda values: values[actor])


def _settled(root: Root, pos: bytearray, evaluator: Evaluator) -> list[float]:
    """Values with nothing left to turn over. A position that was there before is half a draw."""
    if pos[flat.PHASE] == flat.ENDED:
        return [float(seat == pos[flat.WINNER]) for seat in range(pos[flat.SEATS])]
    key = flat.key(pos)
    if root.drawn(pos) or root.repeats(key):
        return root.draw
    values = evaluator.values(pos)
    if not root.seen[key]:
        return values
    return [(value + drawn) / 2 for value, drawn in zip(values, root.draw, strict=True)]
