"""What stands where on the board of IceToids and who has what, in sentences for those who listen.

The browser says the very same ones (web/src/icetoids/where.ts); tests/unit/web/test_where_told.py compares them.
"""

from collections.abc import Sequence

from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.icetoids.words import CELL_NAMES, COLOURS
from coldsnap.render.icetoids.palette import on_symbols
from coldsnap.render.listeners import Teller, Topic


def told(view: IceToidsView, topic: Topic, names: Sequence[str], teller: Teller, seat: int | None) -> list[str]:
    """What there is to say of a topic, one sentence a line; of `moves` nothing. `seat` is who looks."""
    if topic == "moves":
        return []
    if topic == "fish":
        return [teller.words.say("where-no-fish")]
    lines = []
    for each in range(view.seats):
        colour = teller.words.say(f"colour-letter-{COLOURS[each]}")
        name = teller.words.say("where-coloured", name=teller.name(each, seat, names), colour=colour)
        lines.append(teller.line(name, _facts(view, topic, each, teller)))
    if topic == "who" and view.phase != "over":
        message = "where-turn-yours" if view.actor == seat else "where-turn"
        lines.insert(0, teller.words.say(message, name=teller.words.name(view.actor, names)))
    return [*lines, *_tiles(view, teller)] if topic == "where" else lines


def _facts(view: IceToidsView, topic: Topic, seat: int, teller: Teller) -> str:
    words, home = teller.words, view.homes[seat]
    if topic == "who":
        return words.say("where-no-home") if home is None else words.say("where-home", cell=home.cell)
    if topic == "score":
        return words.say("where-symbols", count=on_symbols(view, seat))
    mine = [piece for piece in view.pyramids if piece.seat == seat]
    facts = [
        words.say("where-pyramid", cell=cell, facing=words.say(f"facing-{piece.facing}"))
        for cell in CELL_NAMES
        for piece in mine
        if piece.cell == cell
    ]
    waiting = sum(piece.cell is None for piece in mine)
    if waiting:
        facts.append(words.say("where-waiting", count=waiting, cell="no" if home is None else home.cell))
    return ", ".join(facts)


def _tiles(view: IceToidsView, teller: Teller) -> list[str]:
    """The tiles that lie open, from a1 to d4."""
    words = teller.words
    lines = []
    for cell, tile in zip(CELL_NAMES, view.tiles, strict=True):
        if tile is None:
            continue
        icons = words.joined([words.say(f"colour-letter-{icon}") for icon in tile.icons])
        arrows = words.joined([words.say(f"way-{way}") for way in tile.arrows])
        look = words.say(
            "where-tile", icons=icons, icons_count=len(tile.icons), arrows=arrows, arrows_count=len(tile.arrows)
        )
        lines.append(teller.line(cell, look))
    hidden = sum(tile is None for tile in view.tiles)
    return [*lines, words.say("where-hidden", count=hidden)] if hidden else lines
