"""The bots by name, weakest first. A name says how strong a bot is, never how it thinks, so bots can get better."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from coldsnap.bots.icecool.flicks import hand
from coldsnap.bots.icetoids.greedy import GreedyBot
from coldsnap.bots.icetoids.search import SearchBot
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Bot
from coldsnap.core.errors import ColdsnapError
from coldsnap.games.registry import game_named

if TYPE_CHECKING:
    from coldsnap.physics.simulator import Simulator

Engine = Callable[[], "Simulator"]
"""Gives the simulator of a process when it is needed: an engine is slow to load, and a server has none."""

_ICETOIDS: Final[Mapping[str, Callable[[], Bot]]] = {
    "pebble": RandomBot,
    "chick": lambda: GreedyBot(slip=0.72),
    "rookie": lambda: GreedyBot(slip=0.5),
    "captain": GreedyBot,
    "orca": SearchBot,
}
"""A slip is the part of moves that are played at random: chick, rookie and captain are three wins in four apart."""

_ICECOOL: Final = ("icecool", "icecool2", "icecool-both", "icecool-race", "icecool-practice")

LEVELS: Final[Mapping[str, tuple[str, ...]]] = {
    "icetoids": tuple(_ICETOIDS),
    **dict.fromkeys(_ICECOOL, tuple(hand.levels())),
}
"""By game the names of its levels, weakest first."""

CHARACTERS: Final[Mapping[str, tuple[str, ...]]] = dict.fromkeys(_ICECOOL, tuple(hand.characters()))
"""By game the bots that differ in style, apart from the order of strength."""

DEFAULT: Final = "rookie"
"""The level of a bot of which nothing more is said; every game with bots has it."""


def level_names(game_id: str) -> tuple[str, ...]:
    """The names of a game's levels, weakest first; none for a game without bots."""
    return LEVELS.get(game_id, ())


def bot_names(game_id: str) -> tuple[str, ...]:
    """The names of all bots of a game: its levels, weakest first, then its characters."""
    return (*level_names(game_id), *CHARACTERS.get(game_id, ()))


def make_bot(game_id: str, name: str, engine: Engine | None = None) -> Bot:
    """A new bot of this name. Raises ColdsnapError with the names that there are.

    `engine` is needed for a game with flicks only.
    """
    names = bot_names(game_id)
    if not names:
        raise ColdsnapError("no-bots", game=game_id, known=tuple(LEVELS))
    if name not in names:
        raise ColdsnapError("no-bot", bot=name, game=game_id, known=names)
    if game_id not in _ICECOOL:
        return _ICETOIDS[name]()
    if engine is None:
        raise ColdsnapError("bot-needs-engine", game=game_id)
    from coldsnap.bots.icecool.thinking_bot import (
        ThinkingBot,  # with numpy, which a server that only knows names has not
    )

    return ThinkingBot(game_named(game_id), engine(), {**hand.levels(), **hand.characters()}[name])
