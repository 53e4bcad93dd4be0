"""The tree of a search: decision nodes and chance nodes. They hold numbers and know no rules."""

import math
from typing import Final

UNPROVEN: Final = -1
"""No seat is known to win for sure."""


class Node:
    """A position in which `actor` decides, or the end of a line (no codes).

    Edges are sorted, best first sight first, so only the tried ones and the next need a look. `value` is what the
    position was worth to each seat when it was first reached, or what it is proven to be worth; `winner` is a seat
    that is proven to win, or UNPROVEN.
    `key` tells repetitions (none while a tile is oriented); `fresh`: a tile was turned over to get here.
    """

    __slots__ = (
        "actor",
        "codes",
        "fresh",
        "key",
        "kids",
        "means",
        "parent",
        "priors",
        "total",
        "tried",
        "value",
        "visits",
        "winner",
    )

    def __init__(self, parent: "Node | None", actor: int, value: list[float], winner: int = UNPROVEN) -> None:
        self.parent = parent
        self.actor = actor
        self.value = value
        self.winner = winner
        self.key = b""
        self.fresh = False
        self.codes: list[int] = []
        self.priors: list[float] = []
        self.means: list[float] = []
        self.visits: list[int] = []
        self.kids: list[Node | Chance | None] = []
        self.tried = 0
        self.total = 0

    def grow(self, codes: list[int], estimates: list[float], sharpness: float) -> None:
        """Give the node its edges. `estimates` are the actor's chances at first sight."""
        order = sorted(range(len(codes)), key=estimates.__getitem__, reverse=True)
        best = estimates[order[0]]
        odds = [math.exp((estimates[edge] - best) * sharpness) for edge in order]
        total = sum(odds)
        self.codes = [codes[edge] for edge in order]
        self.priors = [odd / total for odd in odds]
        self.means = [estimates[edge] for edge in order]
        self.visits = [0] * len(order)
        self.kids = [None] * len(order)

    def select(self, curiosity: float) -> int:
        """The edge to follow: its mean, and what its prior and few visits promise (PUCT)."""
        scale = curiosity * math.sqrt(self.total + 1)
        best, chosen = -9.0, 0
        for edge in range(min(self.tried + 1, len(self.codes))):
            score = self.means[edge] + scale * self.priors[edge] / (1 + self.visits[edge])
            if score > best:
                best, chosen = score, edge
        return chosen

    def learn(self, edge: int, value: float) -> None:
        """One more visit of an edge that was worth this much to the actor."""
        count = self.visits[edge] + 1
        self.visits[edge] = count
        self.total += 1
        if count == 1:
            self.means[edge] = value
            self.tried = max(self.tried, edge + 1)
        else:
            self.means[edge] += (value - self.means[edge]) / count

    def prove(self, edge: int) -> bool:
        """Take over what the kid of an edge has proved; whether that proves this node too."""
        kid = self.kids[edge]
        if kid is None or kid.winner == UNPROVEN:
            return False
        if kid.winner == self.actor:
            return self._proven(self.actor)
        self.means[edge], self.priors[edge] = -1.0, 0.0  # lost: follow it only if there is nothing else
        winners = {UNPROVEN if other is None else other.winner for other in self.kids}
        return len(winners) == 1 and self._proven(kid.winner)

    def best(self) -> int:
        """The edge to play: a proven win, or else the most visited that is not proven to lose."""
        return max(range(len(self.codes)), key=lambda edge: (self._hope(edge), self.visits[edge], self.means[edge]))

    def _hope(self, edge: int) -> int:
        kid = self.kids[edge]
        if kid is None or kid.winner == UNPROVEN:
            return 1
        return 2 if kid.winner == self.actor else 0

    def _proven(self, winner: int) -> bool:
        self.winner = winner
        self.value = [float(seat == winner) for seat in range(len(self.value))]
        return True


class Chance:
    """A tile that is being turned over. Its outcomes are visited in proportion to their weights, without dice."""

    __slots__ = ("_counts", "_weights", "kids", "latest", "winner")

    def __init__(self, weights: list[int]) -> None:
        self._weights = weights
        self._counts = [0] * len(weights)
        self.kids: list[Node | None] = [None] * len(weights)
        self.winner = UNPROVEN
        self.latest = 0

    def next_outcome(self) -> int:
        """The outcome that lags most behind its share of the visits; it is `latest` until the next one."""
        best, chosen = math.inf, 0
        for outcome, weight in enumerate(self._weights):
            if weight:
                lag = (self._counts[outcome] + 0.5) / weight
                if lag < best:
                    best, chosen = lag, outcome
        self._counts[chosen] += 1
        self.latest = chosen
        return chosen

    def prove(self) -> bool:
        """Whether every outcome is proven for one and the same seat; if so it becomes `winner`."""
        winners = {
            UNPROVEN if kid is None else kid.winner
            for kid, weight in zip(self.kids, self._weights, strict=True)
            if weight
        }
        if len(winners) == 1:
            self.winner = winners.pop()
        return self.winner != UNPROVEN
