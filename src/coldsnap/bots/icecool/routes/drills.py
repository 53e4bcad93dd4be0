"""The flicks that practice drills want: straight, round guards, over walls (SETUP-7)."""

from typing import Final

from msgspec.structs import replace

from coldsnap.bots.icecool.routes.plan import BEYOND
from coldsnap.bots.icecool.routes.straight_flicks import power_for, yaw_to
from coldsnap.core.geometry import distance, nearest_point
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.board.layout import point
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.view import IceCoolView

JUMP: Final = {"power": 1000, "side": 0, "height": 60}
"""From 14 cm before a wall most such flicks get over it (measured)."""
ROUND: Final = {"yaw": 98, "power": 732, "side": 87, "height": 9}
"""Past a guard on its free side and back by a curve: three in four of its neighbours succeed (measured)."""


def drill_flick(view: IceCoolView, pattern: FlickPenguin) -> FlickPenguin | None:
    """The flick for the drill that is practised; None if there is none."""
    plan = next((plan for plan in view.options.layout.drills if plan.id == view.options.drill), None)
    body = next(body for body in view.bodies if body.id == pattern.body)
    if plan is None:
        return None
    board, at = build(view.options.layout), Point(body.pose.x, body.pose.y)
    if plan.over is not None:
        return replace(pattern, yaw=yaw_to(at, nearest_point(board.room(plan.over).floor, at)), **JUMP)
    goal = board.door(plan.door or "").at
    straight = replace(pattern, yaw=yaw_to(at, goal), power=power_for(distance(at, goal) + BEYOND), side=0, height=0)
    if not plan.guards:
        return straight
    sign = -1 if _is_left(at, goal, point(plan.guards[0])) else 1
    yaw = (straight.yaw + sign * ROUND["yaw"]) % 3600
    return replace(straight, yaw=yaw, power=ROUND["power"], side=sign * ROUND["side"], height=ROUND["height"])


def _is_left(at: Point, goal: Point, guard: Point) -> bool:
    """Whether a guard stands to the left of the straight way."""
    return (goal.x - at.x) * (guard.y - at.y) - (goal.y - at.y) * (guard.x - at.x) > 0.0
