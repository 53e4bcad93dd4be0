"""How a match begins: with a seed that nobody can guess, and in a rematch with the seat whose turn it is to begin."""

import secrets
from typing import Final

from coldsnap.core.game import Game
from coldsnap.core.values import Options
from coldsnap.match.table import Table

DRAWS: Final = 200
"""Seeds that are drawn at most until the wanted seat begins: of eight seats, all miss it in one of 4e11 rematches."""


def who_began(table: Table) -> int | None:
    """The seat that the first thing told of a match is about: the first Catcher, or who moves first. None in a race."""
    seat: int | None = getattr(table.entries[0].events[0], "seat", None)
    return seat


def begun(game: Game, seats: int, options: Options, *, names: tuple[str, ...], engine: str, first: int | None) -> Table:
    """A new match. `first` is who is to begin: seeds are drawn until one lets them, so the rules know nothing of it.

    None: the first seed is taken, whoever begins. So it is, too, where no seed makes a difference.
    """
    table = Table.start(game, seats, options, _new_seed(), names=names, engine=engine)
    for _ in range(DRAWS if first is not None and who_began(table) is not None else 0):
        if who_began(table) == first:
            break
        table = Table.start(game, seats, options, _new_seed(), names=names, engine=engine)
    return table


def _new_seed() -> str:
    """The seed of a match: nobody's to guess."""
    return secrets.token_hex(16)
