"""All games that this program knows, by id."""

from typing import Final

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.game import Game
from coldsnap.games.icecool.kernel.game import IceCool
from coldsnap.games.icecool.kernel.presets import PRESETS
from coldsnap.games.icetoids.rules import IceToids

_ALL: tuple[Game, ...] = (*(IceCool(preset) for preset in PRESETS), IceToids())

GAMES: Final[dict[str, Game]] = {game.info.id: game for game in _ALL}


def game_named(game_id: str) -> Game:
    """The game with this id. Raises an error that names those there are."""
    if game_id not in GAMES:
        raise ColdsnapError("no-game", game=game_id, known=tuple(GAMES))
    return GAMES[game_id]
