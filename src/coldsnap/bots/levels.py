"""The bots by name, weakest first. A name says how strong a bot is, never how it thinks, so bots can get better."""

from collections.abc import Callable, Mapping
from typing import Final

from coldsnap.bots.icecool.aiming import AimingBot
from coldsnap.bots.icetoids.greedy import GreedyBot
from coldsnap.bots.icetoids.search import SearchBot
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Bot
from coldsnap.core.errors import ColdsnapError

_Levels = Mapping[str, Callable[[], Bot]]
_ICECOOL: Final[_Levels] = {"pebble": RandomBot, "rookie": AimingBot}

LEVELS: Final[Mapping[str, _Levels]] = {
    "icetoids": {
        "pebble": RandomBot,
        "chick": lambda: GreedyBot(slip=0.72),
        "rookie": lambda: GreedyBot(slip=0.5),
        "captain": GreedyBot,
        "orca": SearchBot,
    },
    "icecool": _ICECOOL,
    "icecool2": _ICECOOL,
    "icecool-practice": _ICECOOL,
}
"""By game and name, what makes the bot. The order is that of strength, weakest first.

A slip is the part of moves that are played at random: chick, rookie and captain are three wins in four apart.
"""

DEFAULT: Final = "rookie"
"""The level of a bot of which nothing more is said; every game with bots has it."""


def level_names(game_id: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest first; none for a game without bots."""
    return tuple(LEVELS.get(game_id, ()))


def make_bot(game_id: str, name: str) -> Bot:
    """A new bot of this level. Raises ColdsnapError with the names that there are."""
    names = level_names(game_id)
    if not names:
        raise ColdsnapError(f"there is no bot for {game_id!r}; there are bots for {', '.join(LEVELS)}")
    if name not in names:
        raise ColdsnapError(f"there is no bot {name!r} for {game_id}; there is {', '.join(names)}")
    return LEVELS[game_id][name]()
