"""How many flicks a bot needs for its three fish when it is alone in the school: nobody else ever flicks."""

from collections.abc import Sequence
from statistics import median
from typing import Final, cast

from coldsnap.arena.engines import simulator
from coldsnap.bots.driver import ask
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Bot, Budget
from coldsnap.core.choices import Choice, Ranged, Turn
from coldsnap.core.geometry import distance
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Point, Rect
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceCatcher
from coldsnap.games.icecool.state.events import RoundEnded
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table

RUNNER: Final = 1
MOST: Final = 60
"""Flicks after which a bot has failed."""


def median_alone(level: str, seeds: Sequence[str], budget: Budget = Budget(), game_id: str = "icecool") -> float:  # noqa: B008 - frozen
    """The median number of flicks of a level, over some seeds."""
    return median(flicks_alone(make_bot(game_id, level, simulator), seed, budget, game_id) for seed in seeds)


def flicks_alone(bot: Bot, seed: str, budget: Budget = Budget(), game_id: str = "icecool") -> int:  # noqa: B008 - frozen
    """The flicks from the red circle to the third fish; MOST if there is no end to it.

    A table for two without cards: the Catcher stands in a far corner of the Kitchen and lets every turn lapse. Who
    bumps into it twice has no fish to show for it, and counts as failed, too. Raises BotFault.
    """
    game = game_named(game_id)
    options = cast(IceCoolOptions, game.resolve({"first_catcher": "1", "scoring": "tournament"}))
    table = Table.start(game, 2, options, rng_from(seed).split("match").seed)
    flicks = 0
    while flicks < MOST and isinstance(table.status, Turn):
        offer = table.status.offers[0]
        if offer.seat != RUNNER:
            if isinstance(offer.choices[0].action, PlaceCatcher):
                table.submit(offer.seat, _corner(options, offer.choices[0]))
            else:
                table.submit(NATURE, offer.lapse)
            continue
        rng = rng_from(seed).split(f"bot {table.ply}")
        action = ask(bot, table.view(RUNNER), offer.choices, rng, budget)
        table.submit(RUNNER, action)
        flicks += isinstance(action, FlickPenguin)
        for entry in settle(table, simulator()):
            for event in entry.events:
                if isinstance(event, RoundEnded):
                    return flicks if event.why == "three-fish" else MOST
    return MOST


def _corner(options: IceCoolOptions, offered: Choice) -> Action:
    """The corner of the Catcher's area that is farthest from the red circle."""
    area = cast(Rect, cast(Ranged, offered).region)
    start = build(options.layout).spots_of("circle")[0].at
    corners = [Point(x, y) for x in (area.x0, area.x1) for y in (area.y0, area.y1)]
    return PlaceCatcher(max(corners, key=lambda corner: distance(corner, start)))
