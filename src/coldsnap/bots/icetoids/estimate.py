"""What each move is worth at first sight: the evaluation after it, without playing it.

Most moves change the places of one piece or two, and the costs of those places are known already, so this is much
cheaper than to play and evaluate each. A tile that a move would turn over is taken as still hidden.
"""

from coldsnap.bots.icetoids.evaluate import OFF_PLACE, Evaluator, key_of
from coldsnap.games.icetoids.codes import (
    ENTER,
    MOVE,
    MOVE_PIECE,
    MOVE_WAY,
    NEXT,
    ORIENT,
    PUSHED,
    ROTATED,
    SLOT_CELL,
    SLOT_ENTRY,
    UPRIGHT,
)
from coldsnap.games.icetoids.flat import ACTOR, CELL, HOMES, PENDING, SEAT, SEATS


def turn_estimates(pos: bytearray, codes: list[int], evaluator: Evaluator) -> list[float]:
    """The mover's chance after each code of a turn: pointings, moves and entries."""
    seat, seats = pos[SEAT], pos[SEATS]
    board = evaluator.board(pos)
    keys = [key_of(pos, other) for other in range(seats)]
    waits = [evaluator.weights.tempo * ((other - seat - 1) % seats) for other in range(seats)]
    costs = [board.cost(other, keys[other]) + waits[other] for other in range(seats)]
    found = []
    for code in codes:
        own, place, landing = _effect(pos, code, seat)
        pushed = PUSHED[code]
        mine = _moved(keys[seat], own, place)
        after = costs.copy()
        victim = pushed // 3
        if victim == seat:
            mine = _moved(mine, pushed - 3 * seat, landing)
        elif pushed >= 0:
            after[victim] = board.cost(victim, _moved(keys[victim], pushed - 3 * victim, landing)) + waits[victim]
        after[seat] = board.cost(seat, mine) + waits[seat]
        found.append(evaluator.shares(after)[seat])
    return found


def orient_estimates(pos: bytearray, codes: list[int], evaluator: Evaluator) -> list[float]:
    """The orienter's chance after each way to lay the pending tile."""
    actor, cell, seat = pos[ACTOR], pos[PENDING], pos[SEAT]
    arrows = pos[cell]
    found = []
    pos[SEAT] = (seat + 1) % pos[SEATS]  # the next seat is on turn when the tile lies
    for code in codes:
        pos[cell] = ROTATED[arrows][code - ORIENT]
        found.append(evaluator.values(pos)[actor])
    pos[cell], pos[SEAT] = arrows, seat
    return found


def _effect(pos: bytearray, code: int, seat: int) -> tuple[int, int, int]:
    """Which own piece changes place, its new place, and the place of a pushed piece."""
    if code < MOVE:
        own = code >> 2
        return own, 5 * pos[CELL + 3 * seat + own] + (code & 3), OFF_PLACE
    if code < ENTER:
        own, way = MOVE_PIECE[code], MOVE_WAY[code]
        target = NEXT[pos[CELL + 3 * seat + own]][way]
    else:
        slot = pos[HOMES + seat]
        target, way = SLOT_CELL[slot], SLOT_ENTRY[slot]
        first = CELL + 3 * seat
        own = pos.index(OFF_PLACE // 5, first) - first
    return own, 5 * target + UPRIGHT, 5 * NEXT[target][way] + UPRIGHT


def _moved(key: int, own: int, place: int) -> int:
    """The key of a seat's places with one piece elsewhere."""
    shift = 14 - 7 * own
    return key & ~(127 << shift) | place << shift
