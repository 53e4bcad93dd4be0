"""Artifacts that lie in the school, drawn into its picture: the Trap, the Teleport, the Platform under its penguin."""

from collections.abc import Iterator
from typing import Final

from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.platform import plate
from coldsnap.games.icecool.modules.promos.teleport import TeleportSpot
from coldsnap.games.icecool.modules.promos.trap import Trap
from coldsnap.games.icecool.rule_points.artifact_cards import RADIUS, Laid
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import look
from coldsnap.render.icecool.markup import disc, el, group, on, placed

_SIZE: Final = RADIUS * 1000.0
_TEETH: Final = "M-15,0L-11,-7L-7,0L-3.5,-8L0,0L3.5,-8L7,0L11,-7L15,0L11,7L7,0L3.5,8L0,0L-3.5,8L-7,0L-11,7Z"


def laid(view: IceCoolView) -> Iterator[str]:
    """What lies there now, in the colour of its player."""
    trap, teleport = view.find(Trap), view.find(TeleportSpot)
    if trap is not None and trap.laid is not None:
        yield _trap(trap.laid)
    if teleport is not None and teleport.laid is not None:
        yield _teleport(teleport.laid)
    for body in view.bodies:
        if body.id in view.perched:
            yield _platform(Point(body.pose.x, body.pose.y))


def _trap(of: Laid) -> str:
    """Two rows of teeth."""
    player = look.PLAYERS[of.seat]
    parts = [
        disc((0, 0), _SIZE, fill=player.colour, fill_opacity=0.16, stroke=player.colour, stroke_width=1.6),
        el("path", d=_TEETH, fill="#FFFFFF", stroke=player.colour, stroke_width=1.6, stroke_linejoin="round"),
    ]
    return group(parts, transform=placed(on(of.at)), class_="trap")


def _teleport(of: Laid) -> str:
    """Rings that narrow, and the sign of whoever may stand on them."""
    player = look.PLAYERS[of.seat]
    rings = [
        disc((0, 0), _SIZE * part, fill="none", stroke=player.colour, stroke_width=2, stroke_dasharray=dashes)
        for part, dashes in ((1.0, "9 3"), (0.78, "6 3"), (0.56, "4 3"))
    ]
    ground = disc((0, 0), _SIZE, fill="#FFFFFF", fill_opacity=0.6)
    sign = el("path", d=player.symbol, fill=player.colour, transform=placed((0, 0), 0.0, 0.6))
    return group([ground, *rings, sign], transform=placed(on(of.at)), class_="teleport")


def _platform(at: Point) -> str:
    """A square plate with a shadow."""
    wide = plate().width
    shape = {"x": -wide / 2, "y": -wide / 2, "width": wide, "height": wide, "rx": 3.0}
    shade = group([el("rect", **shape, fill=look.SHADE, opacity=0.35)], transform=placed((4, 5)))
    board = el("rect", **shape, fill="#FFF3D6", stroke=look.KRAFT_EDGE, stroke_width=1.6)
    return group([shade, board], transform=placed(on(at)), class_="platform")
