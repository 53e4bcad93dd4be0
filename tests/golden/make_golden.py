"""Writes the golden matches anew: `.venv/bin/python tests/golden/make_golden.py`.

Do so only when the meaning of a record changes, and raise `Info.version` with it: a golden match that no longer
verifies is a record of somebody that no longer verifies. Which matches there are follows from the games' own cards:
every preset with every number of players, every other value of every option, and the special ones below. Those of a
preset or an option stop after some plies; the last ones of IceToids are played to the end by a rule of thumb.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from coldsnap.core.choices import OneOf, Over, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Game
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Record
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icetoids.tiles import Tile, TileSet
from coldsnap.games.icetoids.words import COLOURS
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.match.take_back import last_ply_before
from coldsnap.store.files import RecordFile

sys.path.insert(0, str(Path(__file__).parents[1]))
import icetoids_thumb

FOLDER: Final = Path(__file__).parent
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
class Plan:
    """One golden match: its file's name, players, options, and what is special about it."""

    name: str
    game: Game
    seats: int
    wanted: dict[str, object] = field(default_factory=dict)
    special: str = ""
    salt: str = ""
    """Added to the seeds: which try ended as the name says."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"


def plans() -> Iterator[Plan]:
    """All golden matches that there have to be."""
    for game in GAMES.values():
        info = game.info
        first, *others = info.options
        for value in first.values:
            for seats in info.seats:
                yield Plan(f"{info.id}-{value}-{seats}", game, seats, {first.name: value})
        for number, option in enumerate(others):
            for value in option.values:
                if value != option.default:
                    seats = info.seats[number % len(info.seats)]
                    wanted: dict[str, object] = {option.name: value, first.name: first.values[-1]}
                    yield Plan(f"{info.id}-{option.name}-{value}", game, seats, wanted)
        for special in SPECIAL:
            yield Plan(f"{info.id}-{special}", game, info.seats[0], {first.name: first.values[-1]}, special)
    yield from finished_plans()


def finished_plans() -> Iterator[Plan]:
    """Whole matches of IceToids: won with every number of players, in special ways, drawn, and with one's own tiles."""
    game, pairs = GAMES["icetoids"], {"tiles": "pairs6"}
    for seats, salt in zip(game.info.seats, (" 2", "", " 4"), strict=True):
        yield Plan(f"icetoids-won-{seats}", game, seats, dict(pairs), "thumb", salt)
    yield Plan("icetoids-won-with-a-push", game, 2, dict(pairs), "thumb", " 31")
    yield Plan("icetoids-won-by-anothers-push", game, 3, dict(pairs), "generous", " 108")
    yield Plan("icetoids-drawn-by-repetition", game, 2, dict(pairs), "thumb", " 1")
    yield Plan("icetoids-own-tiles", game, 4, {"tiles": OWN_TILES}, "thumb")


def play(plan: Plan) -> Record:
    """The match of a plan: always the same."""
    name = plan.name + plan.salt
    table = Table.start(plan.game, plan.seats, plan.game.resolve(plan.wanted), rng_from(name).seed)
    rng = rng_from(f"{name}/moves")
    end = 10**6 if plan.special in ("to-the-end", "thumb", "generous") else PLIES
    while table.ply <= end and isinstance(table.status, Turn):
        offer = table.status.offers[0]
        if plan.special in ("thumb", "generous"):
            action, rng = icetoids_thumb.decide(table, offer, rng, generous=plan.special == "generous")
            table.submit(offer.seat, action, at=100 * table.ply, charged=99)
            continue
        index, rng = rng.below(2**32)
        if plan.special == "lapses" and table.ply % 4 == 0:
            table.submit(NATURE, offer.lapse, at=100 * table.ply)
            continue
        found = lively(offer.choices) if index % 4 else [choice.action for choice in offer.choices]
        table.submit(offer.seat, found[index // 4 % len(found)], at=100 * table.ply, charged=index % 100)
        if plan.special == "take-back" and table.ply % 3 == 0:
            regret(table, offer.seat)
    return table.record


def lively(choices: tuple[object, ...]) -> list[Action]:
    """The choices that move and push, if there are any: others are pointless or change little."""
    actions: list[Action] = [choice.action for choice in choices if isinstance(choice, OneOf) and not choice.quiet]
    pushes = [action for action in actions if getattr(action, "push", None) is not None]
    moves = [action for action in actions if hasattr(action, "push")]
    return pushes or moves or actions


def regret(table: Table, seat: int) -> None:
    """Take the last move of a seat back, if the table allows it."""
    to_ply = last_ply_before(table.entries, {seat})
    if to_ply is not None and not isinstance(table.status, Over):
        try:
            table.take_back(seat, to_ply)
        except Rejected as refused:
            assert refused.code == "take-back-past-reveal"


def main() -> None:
    """Write all of them; a file that no plan makes any more is removed."""
    made = {plan.path: play(plan) for plan in plans()}
    for path in set(FOLDER.glob("*.jsonl")) - set(made):
        path.unlink()
    for path, record in made.items():
        RecordFile(path, durable=False).replace(record.header, record.entries)
    size = sum(path.stat().st_size for path in made)
    sys.stdout.write(f"{len(made)} matches, {size} bytes\n")


if __name__ == "__main__":
    main()
