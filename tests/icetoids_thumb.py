"""A rule of thumb that finishes games of IceToids, for golden matches: no bot is used, because bots get better."""

from itertools import permutations
from typing import Final, cast

from coldsnap.core.choices import Offer, OneOf
from coldsnap.core.game import Move
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.icetoids.words import CELL_NAMES, COLOURS
from coldsnap.match.table import Table

SLIP: Final = 6
"""One decision in so many is any of the choices."""
UNKNOWN: Final = 8
"""What a symbol costs that is still to be found."""


def decide(table: Table, offer: Offer, rng: Rng, *, generous: bool = False) -> tuple[Action, Rng]:
    """One of the decisions after which the board looks best, or now and then any.

    `generous`: it is as glad to make another win, which only a push can do.
    """
    actions = [choice.action for choice in offer.choices if isinstance(choice, OneOf) and not choice.quiet]
    hopes = [_hope(table, offer.seat, action, generous=generous) for action in actions]
    good = [action for action, hope in zip(actions, hopes, strict=True) if hope == max(hopes)]
    slip, rng = rng.below(SLIP)
    pool = actions if slip == 0 else good
    index, rng = rng.below(len(pool))
    return pool[index], rng


def _hope(table: Table, seat: int, action: Action, *, generous: bool) -> int:
    """The nearer a seat's pieces are to its symbols after an action, the better."""
    view = cast(IceToidsView, table.game.view(table.game.apply(table.state, Move(seat, action)).state, None))
    if view.winner is not None:
        return 1000 if generous or view.winner == seat else -1000
    goals = [name for name, tile in zip(CELL_NAMES, view.tiles, strict=True) if tile and COLOURS[seat] in tile.icons]
    hidden = [name for name, tile in zip(CELL_NAMES, view.tiles, strict=True) if tile is None]
    return -min(_cost(view, seat, order, goals, hidden) for order in permutations(range(3)))


def _cost(view: IceToidsView, seat: int, order: tuple[int, ...], goals: list[str], hidden: list[str]) -> int:
    """The way of each piece to its symbol, in this order; pieces without one look for it on the nearest hidden tile."""
    known = sum(_way(view, seat, piece, goal) for piece, goal in zip(order, goals, strict=False))
    seekers = order[len(goals) :]
    return known + sum(UNKNOWN + min(_way(view, seat, piece, cell) for cell in hidden) for piece in seekers)


def _way(view: IceToidsView, seat: int, piece: int, goal: str) -> int:
    """About twice the turns that a piece needs: pointing the right way saves one."""
    pyramid, home = view.pyramids[3 * seat + piece], view.homes[seat]
    cell = pyramid.cell or (home.cell if home else "a1")
    east, north = ord(goal[0]) - ord(cell[0]), ord(goal[1]) - ord(cell[1])
    right = {"east": east > 0, "west": east < 0, "north": north > 0, "south": north < 0}
    pointing = pyramid.cell is not None and right.get(pyramid.facing, False)
    return 4 * (abs(east) + abs(north)) - 2 * pointing + 2 * (pyramid.cell is None)
