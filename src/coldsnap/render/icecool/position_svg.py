"""A position of ICECOOL as a picture: the school with all pieces, and the players beside it.

No script, no font, no file from outside.
"""

from collections.abc import Sequence
from html import escape

from coldsnap.games.icecool.board.layout import SpotKind
from coldsnap.games.icecool.modules.promos.portals import Portals
from coldsnap.games.icecool.state.slices import Walruses
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import promos_svg, telling
from coldsnap.render.icecool.artifacts_svg import laid
from coldsnap.render.icecool.board_svg import MARGIN, document, extent, school
from coldsnap.render.icecool.markup import el, group, placed
from coldsnap.render.icecool.panel_svg import COLUMN, columns, panel
from coldsnap.render.icecool.pieces_svg import bodies, door_names, ghosts, tokens
from coldsnap.render.words import Words


def svg(view: IceCoolView, *, names: Sequence[str] = (), words: Words | None = None) -> str:
    """The picture of a position, as a document of its own."""
    words = words or Words()
    board, hung = telling.board_of(view), telling.hung(view)
    x0, y0, x1, y1 = extent(board)
    wide, high = x1 - x0 + 2 * MARGIN + COLUMN * columns(view), y1 - y0 + 2 * MARGIN
    spots: list[SpotKind] = ["circle", "dot"]
    spots += ["walrus"] if view.find(Walruses) else []
    spots += ["portal"] if Portals.name in view.options.modules else []
    labels = {room.name: telling.room_name(room.name, words) for room in board.rooms}
    beside = panel(view, names, words, y1 - y0)
    parts = [
        *school(board, labels=labels, spots=spots, bare={token.door for token in hung}),
        group(door_names(board), class_="door-names"),
        group(promos_svg.on_floor(view), class_="on-floor"),
        group(laid(view), class_="artifacts"),
        group(ghosts(view), class_="ghosts"),
        group(bodies(view), class_="pieces"),
        group(promos_svg.blocks(view), class_="blocks"),
        group(tokens(board, hung, view.bodies, telling.emerald_door(view)), class_="tokens"),
        group(beside, class_="panel", transform=placed((x1 + MARGIN + 4, y0))),
    ]
    head = [
        el("title", escape(words.say("icecool-board-svg-title", flicks=view.flicks))),
        el("desc", escape(_described(view, names, words))),
    ]
    return document((x0 - MARGIN, y0 - MARGIN, wide, high), head, parts)


def _described(view: IceCoolView, names: Sequence[str], words: Words) -> str:
    """The position for whoever cannot see it."""
    said = [telling.round_line(view, words), telling.turn_line(view, names, words)]
    said += telling.state_lines(view, names, words)
    for seat in range(view.seats):
        standing = ", ".join(telling.standing(view, seat, words))
        said.append(words.say("icecool-board-svg-seat", name=words.name(seat, names), standing=standing))
    return " ".join(sentence for sentence in said if sentence)
