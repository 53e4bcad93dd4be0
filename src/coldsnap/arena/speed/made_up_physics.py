"""Physics for those who have no time: facts and rests that could have happened, drawn by chance.

It lets rules be measured and tried alone. It knows rooms and doors, not mechanics: nothing is conserved, and a penguin
may do in one flick what no finger could. Every rest is one that the real engine could leave: free floor, a door's
frame, the top of a wall, outside.
"""

from dataclasses import dataclass, field
from typing import Final

from coldsnap.core.choices import Simulate
from coldsnap.core.facts import Crossed, Entered, Fact, HitWall, Left, Rested, Toppled, Touched
from coldsnap.core.geometry import overlaps, plugs
from coldsnap.core.record import Resolved
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body, Disc, Point, Pose, Zone, rounded
from coldsnap.core.shapes import shape
from coldsnap.games.icecool.board.board import Board, Door

_MARGIN: Final = 0.019
"""Metres that a penguin's middle keeps from a wall's face."""


@dataclass(slots=True)
class MakeBelieve:
    """A source of answers to Simulate. The same source gives the same answers in the same order."""

    board: Board
    rng: Rng
    _t: float = 0.0
    _facts: list[Fact] = field(default_factory=list)
    _zones: tuple[Zone, ...] = ()
    _shut: dict[str, str] = field(default_factory=dict)

    def answer(self, waiting: Simulate) -> Resolved:
        """What might have come of a flick."""
        self._t, self._facts, self._zones = 0.0, [], waiting.scene.zones
        self._shut = plugs(waiting.scene.gates, waiting.scene.walls)
        bodies = {body.id: body for body in waiting.scene.bodies}
        rest: dict[str, Body] = {}
        self._travel(bodies, rest, waiting.impulse.body)
        if self._chance(4):
            self._bump(bodies, rest, waiting.impulse.body)
        for body in rest.values():
            self._facts.append(Rested(self._later(), body.id, body.pose))
        return Resolved(tuple(self._facts), tuple(rest.values()))

    def _travel(self, bodies: dict[str, Body], rest: dict[str, Body], name: str) -> None:
        """A body goes through some doors, bounces, jumps, comes onto a watched place, and ends somewhere."""
        pose = bodies[name].pose
        room = self.board.room_of(Point(pose.x, pose.y)) or self.board.rooms[0].id
        for _ in range(self._below(3)):
            if self._chance(2):
                wall = self.board.walls[self._below(len(self.board.walls))]
                self._facts.append(HitWall(self._later(), name, wall.id, 0.01 * self._below(60)))
            doors = [door for door in self.board.doors if room in door.rooms]
            door = doors[self._below(len(doors))]
            room = self._pass(name, door, room)
        if self._zones and self._chance(3):
            self._facts.append(Entered(self._later(), name, self._zones[self._below(len(self._zones))].id))
        self._end(bodies, rest, name, room)

    def _pass(self, name: str, door: Door, room: str) -> str:
        if door.id in self._shut and self._chance(2):
            self._facts.append(HitWall(self._later(), name, self._shut[door.id], 0.3))
            return room
        since, t = self._later(), self._later()
        up = room == door.rooms[0]
        over = self._chance(8) or door.id in self._shut
        self._facts.append(
            Crossed(
                t,
                since,
                name,
                door.id,
                -1 if up else 1,
                1 if up else -1,
                "over" if over else "through",
                door.at,
                began_in=self._chance(10),
            )
        )
        return door.rooms[1] if up else door.rooms[0]

    def _end(self, bodies: dict[str, Body], rest: dict[str, Body], name: str, room: str) -> None:
        body = bodies[name]
        height = shape(body.shape).rest_height
        fate = self._below(24)
        if fate == 0:
            self._facts.append(Left(self._later(), name))
            rest[name] = Body(name, body.shape, Pose(-0.1, rounded(0.01 * self._below(50)), height))
        elif fate == 1:
            wall = self.board.walls[self._below(len(self.board.walls))]
            top = Pose(rounded((wall.a.x + wall.b.x) / 2), rounded((wall.a.y + wall.b.y) / 2), 0.0855)
            rest[name] = Body(name, body.shape, top)
        elif fate < 4:
            door = self.board.doors[self._below(len(self.board.doors))]
            if door.id not in self._shut:
                self._settle(bodies, rest, body, door.at)
        else:
            floor = self.board.room(room).floor
            x = floor.x0 + _MARGIN + (floor.x1 - floor.x0 - 2 * _MARGIN) * self._below(1000) / 1000
            y = floor.y0 + _MARGIN + (floor.y1 - floor.y0 - 2 * _MARGIN) * self._below(1000) / 1000
            self._settle(bodies, rest, body, Point(rounded(x), rounded(y)))

    def _settle(self, bodies: dict[str, Body], rest: dict[str, Body], body: Body, at: Point) -> None:
        """Stand there unless somebody does; then the body has not moved at all."""
        form = shape(body.shape)
        mine = Disc(at.x, at.y, form.footprint_radius)
        others = (rest.get(other.id, other) for other in bodies.values() if other.id != body.id)
        taken = (Disc(o.pose.x, o.pose.y, shape(o.shape).footprint_radius) for o in others)
        if not any(overlaps(mine, disc) for disc in taken):
            rest[body.id] = Body(body.id, body.shape, Pose(at.x, at.y, form.rest_height))

    def _bump(self, bodies: dict[str, Body], rest: dict[str, Body], name: str) -> None:
        """The flicked body touches another one, which may travel too."""
        others = [other for other in bodies if other != name]
        if not others:
            return
        other = others[self._below(len(others))]
        self._facts.append(Touched(self._later(), name, other, 0.3))
        if bodies[other].shape == "walrus":
            self._facts.append(Toppled(self._later(), other))
        elif self._chance(2):
            self._travel(bodies, rest, other)

    def _later(self) -> float:
        self._t = rounded(self._t + 0.01 * (1 + self._below(20)), 3)
        return self._t

    def _below(self, bound: int) -> int:
        value, self.rng = self.rng.below(bound)
        return value

    def _chance(self, one_in: int) -> bool:
        return self._below(one_in) == 0
