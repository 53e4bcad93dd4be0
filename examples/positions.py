"""Draws a match: plays two bots, then writes an SVG picture of the position after every tenth ply."""

from pathlib import Path
from tempfile import TemporaryDirectory

from coldsnap.bots.driver import decide
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Turn
from coldsnap.core.rng import rng_from
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table
from coldsnap.render.faces import face_of
from coldsnap.render.words import Words


def main(folder: Path) -> None:
    """Play and draw."""
    game, face, words = game_named("icetoids"), face_of("icetoids"), Words("en")
    bot = make_bot("icetoids", "captain")
    table = Table.start(game, 3, game.resolve({}), rng_from("pictures").seed)
    while isinstance(table.status, Turn):
        seat = table.status.offers[0].seat
        entry = decide(table, seat, bot, rng_from(f"bot {seat}"), Budget())
        for event in entry.events:
            print(words.event(event, ("Ana", "Luc", "Mia")))
    for ply in range(10, table.ply + 1, 10):
        picture = face.svg(table.view(None, ply), names=("Ana", "Luc", "Mia"), words=words)
        (folder / f"ply-{ply:03}.svg").write_text(picture, encoding="utf-8")
    print(len(list(folder.glob("*.svg"))), "pictures")


if __name__ == "__main__":
    with TemporaryDirectory() as name:
        main(Path(name))
