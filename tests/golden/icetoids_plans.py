"""The golden matches of IceToids. Those of a preset or an option stop after some plies; the last ones are whole."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import icetoids_thumb
from coldsnap.core.choices import OneOf, Turn
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Record
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icetoids.tiles import Tile, TileSet
from coldsnap.games.icetoids.words import COLOURS
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from golden.plan import Plan, regret

PLIES: Final = 60
SPECIAL: Final = ("take-back", "lapses", "to-the-end")
OWN_TILES: Final = TileSet(
    "crossroads",
    "made up for a golden match: tiles with symbols and arrows, and tiles with neither",
    tuple(Tile(("north",), (colour,)) for colour in COLOURS for _ in range(2))
    + (Tile(("north", "south"), COLOURS),)
    + (Tile(("north", "east", "south", "west")),) * 5
    + (Tile(),) * 2,
)


@dataclass(frozen=True)
class IceToidsPlan(Plan):
    """A match of IceToids, and what is special about it."""

    special: str = ""
    salt: str = ""
    """Added to the seeds: which try ended as the name says."""

    def play(self) -> Record:
        """Lively moves by chance, or a rule of thumb. No bot decides, because bots get better."""
        name = self.name + self.salt
        table = Table.start(self.game, self.seats, self.game.resolve(self.wanted), rng_from(name).seed)
        rng = rng_from(f"{name}/moves")
        end = 10**6 if self.special in ("to-the-end", "thumb", "generous") else PLIES
        while table.ply <= end and isinstance(table.status, Turn):
            offer = table.status.offers[0]
            if self.special in ("thumb", "generous"):
                action, rng = icetoids_thumb.decide(table, offer, rng, generous=self.special == "generous")
                table.submit(offer.seat, action, at=100 * table.ply, charged=99)
                continue
            index, rng = rng.below(2**32)
            if self.special == "lapses" and table.ply % 4 == 0:
                table.submit(NATURE, offer.lapse, at=100 * table.ply)
                continue
            found = lively(offer.choices) if index % 4 else [choice.action for choice in offer.choices]
            table.submit(offer.seat, found[index // 4 % len(found)], at=100 * table.ply, charged=index % 100)
            if self.special == "take-back" and table.ply % 3 == 0:
                regret(table, offer.seat)
        return table.record


def plans() -> Iterator[Plan]:
    """Every preset with every number of players, every other value of every option, and the special ones."""
    game = GAMES["icetoids"]
    info = game.info
    first, *others = info.options
    for value in first.values:
        for seats in info.seats:
            yield IceToidsPlan(f"{info.id}-{value}-{seats}", game, seats, {first.name: value})
    for number, option in enumerate(others):
        for value in option.values:
            if value != option.default:
                seats = info.seats[number % len(info.seats)]
                wanted = {option.name: value, first.name: first.values[-1]}
                yield IceToidsPlan(f"{info.id}-{option.name}-{value}", game, seats, wanted)
    for special in SPECIAL:
        yield IceToidsPlan(f"{info.id}-{special}", game, info.seats[0], {first.name: first.values[-1]}, special)
    yield from finished_plans()


def finished_plans() -> Iterator[Plan]:
    """Whole matches: won with every number of players, in special ways, drawn, and with one's own tiles."""
    game, pairs = GAMES["icetoids"], {"tiles": "pairs6"}
    for seats, salt in zip(game.info.seats, (" 2", "", " 4"), strict=True):
        yield IceToidsPlan(f"icetoids-won-{seats}", game, seats, pairs, "thumb", salt)
    yield IceToidsPlan("icetoids-won-with-a-push", game, 2, pairs, "thumb", " 31")
    yield IceToidsPlan("icetoids-won-by-anothers-push", game, 3, pairs, "generous", " 108")
    yield IceToidsPlan("icetoids-drawn-by-repetition", game, 2, pairs, "thumb", " 1")
    yield IceToidsPlan("icetoids-own-tiles", game, 4, {"tiles": OWN_TILES}, "thumb")


def lively(choices: tuple[object, ...]) -> list[Action]:
    """The choices that move and push, if there are any: others are pointless or change little."""
    actions: list[Action] = [choice.action for choice in choices if isinstance(choice, OneOf) and not choice.quiet]
    pushes = [action for action in actions if getattr(action, "push", None) is not None]
    moves = [action for action in actions if hasattr(action, "push")]
    return pushes or moves or actions
