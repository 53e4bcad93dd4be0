"""Bots by name, and matches between them."""

from collections.abc import Callable, Mapping, Sequence

from coldsnap.arena.entrants import bot_named
from coldsnap.bots.driver import Fault, decide
from coldsnap.core.bot import Bot, Budget
from coldsnap.core.rng import rng_from
from coldsnap.library.table import Table


def bot(game: str, name: str) -> Bot:
    """A new bot: a level of the game (pebble, chick, rookie, captain, orca), a character, or a path that ends in .py.

    It has `choose(view, choices, rng, budget)`, and physics where it needs it. A bot in a file thinks in a process of
    its own. Raises ColdsnapError.
    """
    return bot_named(game, name)


def play(
    game: str,
    bots: Sequence[str | Bot],
    *,
    seed: str = "play",
    options: Mapping[str, object] | None = None,
    budget: Budget = Budget(),  # noqa: B008 - frozen
    on_step: Callable[[Table], object] | None = None,
    on_fault: Callable[[Fault], None] | None = None,
) -> Table:
    """A match to its end, a bot on each seat: a name, a file or an object with `choose`. Equal for equal arguments.

    `on_step` is told after every decision. A bot that fails or answers what is not offered lets its turn lapse, and
    `on_fault` is told why. Raises ColdsnapError.
    """
    players = [bot_named(game, each) if isinstance(each, str) else each for each in bots]
    table = Table(game, len(players), seed=seed, options=options)
    secrets = [rng_from(seed).split(f"bot {seat}") for seat in range(len(players))]
    while (seat := table.seat) is not None:
        decide(table.match, seat, players[seat], secrets[seat], budget, on_fault=on_fault)
        table.settle()
        if on_step is not None:
            on_step(table)
    return table
