"""How good a position is for each seat, without looking ahead: a race, counted in turns.

A seat's cost is the cheapest way to send its three pieces to its three targets. The tables for a board hold until
the next tile is turned over; an `Evaluator` keeps them for the boards of one decision. Threats of a push and ways
that are blocked are not seen here: they are left to the search.
"""

import math
from dataclasses import dataclass
from typing import Final

from coldsnap.bots.icetoids.distance import turns
from coldsnap.games.icetoids.codes import CELLS, NEXT, OFF, SLOT_CELL, UPRIGHT
from coldsnap.games.icetoids.flat import CELL, FACING, HIDDEN, HOMES, ICONS, NOBODY, SEAT, SEATS

OFF_PLACE: Final = 5 * OFF + UPRIGHT
"""A place is `5 * cell + facing`; this one is off the board."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the evaluation counts, in turns. Set by hand, checked in games of greedy bots on singles12.

    A target that is still face down costs `near` x the way to the nearest hidden tile + `mean` x the mean way to
    the hidden tiles + `search` x the tiles that one expects to turn over to find it. `tempo` is what being next
    is worth. Costs become chances by a softmax of temperature `heat` + `heat_more` x the smallest cost.
    """

    near: float = 0.7
    mean: float = 0.3
    search: float = 1.0
    tempo: float = 0.5
    heat: float = 2.5
    heat_more: float = 0.0


class Board:
    """Costs on one arrangement of tiles and homes, worked out when asked for and kept."""

    __slots__ = ("_columns", "_hidden", "_homes", "_rows", "_targets", "_weights", "costs")

    def __init__(self, pos: bytes | bytearray, weights: Weights) -> None:
        self._weights = weights
        self._columns = turns(bytes(pos[:CELLS]))
        self._hidden = [cell for cell in range(CELLS) if pos[cell] == HIDDEN]
        self._homes = pos[HOMES : HOMES + 4]
        self._rows: list[dict[int, tuple[float, float, float]]] = [{}, {}, {}, {}]
        self.costs: list[dict[int, float]] = [{}, {}, {}, {}]
        """By seat, the costs known so far; a key is three places, 7 bits each."""
        self._targets = [[cell for cell in range(CELLS) if pos[ICONS + cell] >> seat & 1] for seat in range(pos[SEATS])]

    def cost(self, seat: int, key: int) -> float:
        """Turns that a seat needs with its pieces on these three places, if nobody disturbs it."""
        known = self.costs[seat].get(key)
        if known is not None:
            return known
        rows = self._rows[seat]
        a, b, c = (rows.get(place) or self._row(seat, place) for place in (key >> 14, key >> 7 & 127, key & 127))
        a0, a1, a2 = a
        b0, b1, b2 = b
        c0, c1, c2 = c
        found = min(
            a0 + min(b1 + c2, b2 + c1),
            a1 + min(b0 + c2, b2 + c0),
            a2 + min(b0 + c1, b1 + c0),
        )
        self.costs[seat][key] = found
        return found

    def _row(self, seat: int, place: int) -> tuple[float, float, float]:
        """Turns from a place to each of the seat's three targets; those face down come last."""
        ways = self._ways(seat, place)
        found: list[float] = [ways[cell] for cell in self._targets[seat]]
        missing = 3 - len(found)
        if missing:
            weights, hidden = self._weights, [ways[cell] for cell in self._hidden]
            lost = weights.search * (len(hidden) + 1) / (missing + 1)
            lost += weights.near * min(hidden) + weights.mean * sum(hidden) / len(hidden)
            found += [lost] * missing
        row = (found[0], found[1], found[2])
        self._rows[seat][place] = row
        return row

    def _ways(self, seat: int, place: int) -> list[int]:
        """Turns from a place to every cell."""
        cell, facing = divmod(place, 5)
        if cell == OFF:
            slot = self._homes[seat]
            home = SLOT_CELL[slot] if slot != NOBODY else 5
            return [1 + far for far in self._columns[home]]
        far = self._columns[cell]
        if facing == UPRIGHT or NEXT[cell][facing] == OFF:
            return list(far)
        return [min(stay, 1 + go) for stay, go in zip(far, self._columns[NEXT[cell][facing]], strict=True)]


class Evaluator:
    """Values of positions, with the boards of one decision kept. Make a new one for every decision."""

    __slots__ = ("_boards", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._boards: dict[bytes, Board] = {}

    def board(self, pos: bytearray) -> Board:
        """The board of a position."""
        key = bytes(pos[:CELL] + pos[HOMES : HOMES + 4])
        found = self._boards.get(key)
        if found is None:
            found = self._boards[key] = Board(pos, self.weights)
        return found

    def costs(self, pos: bytearray) -> list[float]:
        """Turns that each seat needs, with what it costs to wait for one's turn."""
        board = self.board(pos)
        seats = pos[SEATS]
        turn = pos[SEAT]
        found = []
        for seat in range(seats):
            places = key_of(pos, seat)
            cost = board.costs[seat].get(places)
            if cost is None:
                cost = board.cost(seat, places)
            found.append(cost + self.weights.tempo * ((seat - turn) % seats))
        return found

    def values(self, pos: bytearray) -> list[float]:
        """The chance of each seat to win, 0 to 1, together 1."""
        return self.shares(self.costs(pos))

    def shares(self, costs: list[float]) -> list[float]:
        """Chances from costs."""
        least = min(costs)
        heat = self.weights.heat + self.weights.heat_more * least
        odds = [math.exp((least - cost) / heat) for cost in costs]
        total = sum(odds)
        return [odd / total for odd in odds]


def key_of(pos: bytearray, seat: int) -> int:
    """The places of a seat's three pieces in one number."""
    at = CELL + 3 * seat
    turn = FACING + 3 * seat
    return (5 * pos[at] + pos[turn]) << 14 | (5 * pos[at + 1] + pos[turn + 1]) << 7 | (5 * pos[at + 2] + pos[turn + 2])
