"""The searching bot: a tree that grows by PUCT, with chance nodes for hidden tiles and a value for every seat.

Leaves are judged by the evaluation, not by play-outs. Nothing in it is random: outcomes of a reveal are visited in
proportion, so the same view, choices and number of simulations give the same answer. Each seat maximises its own
chance (max-n); in a game of two that is the usual search.
"""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from coldsnap.bots.icetoids.estimate import orient_estimates, turn_estimates
from coldsnap.bots.icetoids.evaluate import Evaluator, Weights
from coldsnap.bots.icetoids.greedy import best_home
from coldsnap.bots.icetoids.root import Root, root_of
from coldsnap.bots.icetoids.tree import UNPROVEN, Chance, Node
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.actions import ACTIONS

_BETWEEN_LOOKS: Final = 16
"""Simulations between two looks at the clock."""

CALIBRATED: Final = Weights(heat=1.25, heat_more=0.25)
"""The search weighs chances against each other, so they have to be true ones: a lead of a turn decides more at the
end of a race than at its start. Set by hand after a fit to games of the search against itself, which favoured
ratios of costs over differences. The greedy bot only compares."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """How the tree grows: `curiosity` for what was rarely tried, `sharpness` of the first sight's order."""

    curiosity: float = 0.4
    sharpness: float = 8.0


class SearchBot:
    """Thinks ahead for `simulations` unless the budget says how many; only a budget in seconds looks at the clock."""

    def __init__(
        self,
        simulations: int = 800,
        weights: Weights = CALIBRATED,
        tuning: Tuning = Tuning(),  # noqa: B008 - frozen
    ) -> None:
        self._simulations = simulations
        self._weights = weights
        self._tuning = tuning

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """The most visited move. Without a budget in seconds the answer depends on view, choices and rng alone."""
        root = root_of(view, choices, rng)
        if root.pos[flat.PHASE] == flat.CHOOSING:
            return ACTIONS[best_home(root, Evaluator(self._weights), rng)]
        search = Search(root, Evaluator(self._weights), self._tuning)
        search.run(self._simulations if budget.simulations is None else budget.simulations, budget.seconds)
        return ACTIONS[search.best()]


class Search:
    """One search from one root."""

    def __init__(self, root: Root, evaluator: Evaluator, tuning: Tuning) -> None:
        self.root = root
        self.done = 0
        self._evaluator = evaluator
        self._tuning = tuning
        self._seats = range(root.pos[flat.SEATS])
        self.top = self._node(None, root.pos, root.codes)
        self.top.key = flat.key(root.pos)

    def run(self, simulations: int, seconds: float | None = None) -> None:
        """Grow the tree until the simulations or seconds are used up, or more of them could not change the answer."""
        until = perf_counter() + seconds if seconds is not None else None
        while self.done < simulations and self.top.winner == UNPROVEN:
            self._simulate()
            self.done += 1
            if self.done % _BETWEEN_LOOKS:
                continue
            if until is not None and perf_counter() >= until:
                return
            first, second = sorted([*self.top.visits, 0, 0], reverse=True)[:2]
            if first - second > simulations - self.done:
                return

    def best(self) -> int:
        """The code to play."""
        return self.top.codes[self.top.best()]

    def _simulate(self) -> None:
        """Follow the most promising line to a new position or an end, and take its value back to the root."""
        pos = bytearray(self.root.pos)
        node, curiosity = self.top, self._tuning.curiosity
        path: list[tuple[Node, int, Chance | None]] = []
        while node.codes and node.winner == UNPROVEN:
            edge = node.select(curiosity)
            flat.play(pos, node.codes[edge])
            chance = self._revealed(node, edge, pos) if pos[flat.PHASE] == flat.REVEALING else None
            path.append((node, edge, chance))
            kid = node.kids[edge] if chance is None else chance.kids[chance.latest]
            if isinstance(kid, Node):
                node = kid
                continue
            leaf = self._reached(node, pos, fresh=chance is not None)
            if chance is None:
                node.kids[edge] = leaf
            else:
                chance.kids[chance.latest] = leaf
            node = leaf
            break
        self._learn(path, node)

    def _revealed(self, node: Node, edge: int, pos: bytearray) -> Chance:
        """Turn the pending tile over as the outcome whose turn it is."""
        chance = node.kids[edge]
        if not isinstance(chance, Chance):
            chance = node.kids[edge] = Chance(self.root.weights(pos))
        self.root.reveal(pos, chance.next_outcome())
        return chance

    def _learn(self, path: list[tuple[Node, int, Chance | None]], leaf: Node) -> None:
        value = leaf.value
        proven = leaf.winner != UNPROVEN
        for node, edge, chance in reversed(path):
            node.learn(edge, value[node.actor])
            if proven:
                proven = (chance is None or chance.prove()) and node.prove(edge)

    def _reached(self, parent: Node, pos: bytearray, *, fresh: bool) -> Node:
        """The node of a position that was not visited before; `fresh`: a tile was turned over to get there."""
        if pos[flat.PHASE] == flat.ENDED:
            winner = pos[flat.WINNER]
            return Node(parent, 0, [float(seat == winner) for seat in self._seats], winner)
        if self.root.drawn(pos):
            return Node(parent, 0, self.root.draw)
        key = b""
        if pos[flat.PHASE] == flat.PLAYING:
            key = flat.key(pos)
            if not fresh and self._comes_back(parent, key):
                return Node(parent, 0, self.root.draw if self.root.repeats_draw else self._evaluator.values(pos))
        node = self._node(parent, pos, flat.legal(pos))
        node.key, node.fresh = key, fresh
        return node

    def _comes_back(self, parent: Node, key: bytes) -> bool:
        """Whether a position stands on the way here already, or ends the game by its third coming.

        Going round in the tree gains nothing, so the second time there is the end of a line: a draw where a third
        would be one, else worth what it seems to be worth.
        """
        node: Node | None = parent
        while node is not None:
            if node.key == key:
                return True
            if node.fresh:
                return False
            node = node.parent
        return self.root.repeats(key)

    def _node(self, parent: Node | None, pos: bytearray, codes: list[int]) -> Node:
        orienting = pos[flat.PHASE] == flat.ORIENTING
        estimates = (orient_estimates if orienting else turn_estimates)(pos, codes, self._evaluator)
        node = Node(parent, pos[flat.ACTOR], self._evaluator.values(pos))
        node.grow(codes, estimates, self._tuning.sharpness)
        return node
