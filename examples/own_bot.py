"""A bot of your own: it enters when it can, else moves at random, and plays ten games against `chick`."""

from coldsnap.bots.driver import decide
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Bot, Budget
from coldsnap.core.choices import Choice, Over, Turn
from coldsnap.core.rng import Rng, rng_from
from coldsnap.core.values import Action, View
from coldsnap.games.icetoids.actions import Enter
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table


class Eager:
    """Sees a view and its choices, and answers one of them."""

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """Enter if possible."""
        entries = [choice.action for choice in choices if isinstance(choice.action, Enter)]
        pick, _ = rng.below(len(choices))
        return entries[0] if entries else choices[pick].action


def play(number: int) -> Over:
    """One game; the seats take turns in starting by the seed."""
    game = game_named("icetoids")
    players: list[Bot] = [Eager(), make_bot("icetoids", "chick")]
    table = Table.start(game, 2, game.resolve({"tiles": "pairs6"}), rng_from(f"game {number}").seed)
    while isinstance(table.status, Turn):
        seat = table.status.offers[0].seat
        decide(table, seat, players[seat], rng_from(f"{number} {seat}"), Budget())
    assert isinstance(table.status, Over)
    return table.status


if __name__ == "__main__":
    results = [play(number).ranking[0] for number in range(10)]
    print("eager won", results.count((0,)), "chick won", results.count((1,)), "drawn", results.count((0, 1)))
