"""A move of ICECOOL as an example for somebody who does not know how to type one."""

from coldsnap.core.choices import Choice, Ranged
from coldsnap.core.scene import Disc, Point
from coldsnap.games.icecool.kernel.notation import write
from coldsnap.games.icecool.modules.promos.teleport import LayTeleport
from coldsnap.games.icecool.modules.promos.trap import LayTrap
from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceCatcher, PlaceFreely
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool.telling import board_of


def example(view: IceCoolView, choice: Choice) -> str:
    """A flick at a door of the penguin's room, a place in the middle of where one may stand, or the very action."""
    action = choice.action
    if isinstance(action, FlickPenguin):
        door = _door_near(view, action.body)
        return f"flick at {door} power 60" if door else "flick north power 60"
    if isinstance(choice, Ranged) and isinstance(action, (PlaceCatcher, PlaceFreely, LayTrap, LayTeleport)):
        return write(view, type(action)(_middle(choice)))
    return write(view, action)


def _door_near(view: IceCoolView, body: str) -> str | None:
    """A door of the room in which a body stands, and that is not shut."""
    board = board_of(view)
    at = next((Point(found.pose.x, found.pose.y) for found in view.bodies if found.id == body), None)
    room = board.room_of(at) if at else None
    return next((door.id for door in board.doors if room in door.rooms and door.id not in view.shut), None)


def _middle(choice: Ranged) -> Point:
    region = choice.region
    if isinstance(region, Disc):
        return Point(region.x, region.y)
    return Point((region.x0 + region.x1) / 2, (region.y0 + region.y1) / 2) if region else Point(0.0, 0.0)
