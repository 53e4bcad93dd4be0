"""What stands where and who has what, in sentences for those who listen. The browser says the very same ones
(web/src/icecool/where); tests/unit/web/test_where_told.py compares them."""

from collections.abc import Sequence
from dataclasses import dataclass

from coldsnap.core.scene import Body
from coldsnap.games.icecool.state.state import number_of, penguin
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import floor_facts as floor
from coldsnap.render.icecool.standings_told import fish, score, who
from coldsnap.render.icecool.telling import board_of, room_name
from coldsnap.render.listeners import Teller, Topic


def told(view: IceCoolView, topic: Topic, names: Sequence[str], teller: Teller) -> list[str]:
    """What there is to say of a topic, one sentence a line. Of `moves` it says only where a flick may go."""
    tell = _Places(view, names, teller)
    if topic == "where":
        return tell.everything()
    if topic == "moves":
        return tell.ways()
    return {"who": who, "fish": fish, "score": score}[topic](view, names, teller)


@dataclass(frozen=True, slots=True)
class _Places:
    view: IceCoolView
    names: Sequence[str]
    teller: Teller

    def everything(self) -> list[str]:
        """Where every penguin is, one's own first, then what else stands on the ice."""
        owners = self.view.owners
        order = sorted(range(len(owners)), key=lambda number: (owners[number] != self.view.seat, number))
        others = [body for body in self.view.bodies if number_of(body.id) is None]
        return [
            *(self._line(penguin(number), floor.body_of(self.view, penguin(number))) for number in order),
            *(self._line(body.id, body) for body in others),
        ]

    def ways(self) -> list[str]:
        """The doors and the others that the one in turn can flick at, the nearest first."""
        view, words = self.view, self.teller.words
        body = floor.body_of(view, view.turn.body) if view.turn is not None and view.ending is None else None
        room = None if body is None else floor.room_of(view, body)
        if body is None or room is None:
            return []
        start, board, held = floor.at(body), board_of(view), floor.held_by(view, body)
        found = []
        for door in floor.doors_by_distance(board, room, start):
            if door == held:
                continue
            cm, to = floor.way(start, door.at)
            goal = words.say("where-goal-door", room=words.room(floor.beyond(door, room)))
            found.append(self._goal(door.id, goal, cm, to))
        for other in self._in_room(room, body.id):
            cm, to = floor.way(start, floor.at(other))
            number = number_of(other.id)
            target = other.id if number is None else str(number + 1)
            found.append(self._goal(target, self._name(other.id), cm, to))
        return found

    def _goal(self, target: str, goal: str, cm: int, to: str) -> str:
        words = self.teller.words
        typed = self.teller.typed(f"flick at {target}")
        return words.say("where-goal", typed=typed, goal=goal, distance=cm, way=words.say(f"where-way-{to}"))

    def _line(self, name: str, body: Body | None) -> str:
        place = ", ".join(self._place(name, body))
        near = self._neighbours(body) if body is not None and body == floor.own_body(self.view) else ""
        facts = self.teller.words.say("where-and-more", first=place, more=near) if near else place
        return self.teller.line(self._name(name), facts)

    def _place(self, name: str, body: Body | None) -> list[str]:
        view, words = self.view, self.teller.words
        if body is None or name in view.perched:
            return [words.say("where-off" if body is None else "where-platform")]
        held = floor.held_by(view, body)
        if held is not None:
            first, second = (words.room(room) for room in floor.sides(board_of(view), held))
            return [words.say("where-in-door", door=held.id, first=first, second=second), *self._from_me(body)]
        room = floor.room_of(view, body)
        if room is None:
            return [words.say("where-out")]
        board = board_of(view)
        door = floor.doors_by_distance(board, room, floor.at(body))[0]
        cm = floor.way(floor.at(body), door.at).cm
        to = words.room(floor.beyond(door, room))
        near = words.say("where-from-door", distance=cm, door=door.id, room=to)
        return [room_name(board.room(room).name, words), near, *self._from_me(body)]

    def _from_me(self, body: Body) -> list[str]:
        """How far from one's own penguin something in the same room is."""
        me = floor.own_body(self.view)
        if me is None or me == body or floor.room_of(self.view, me) != floor.room_of(self.view, body):
            return []
        cm, to = floor.way(floor.at(me), floor.at(body))
        words = self.teller.words
        return [words.say("where-from-you", distance=cm, way=words.say(f"where-way-{to}"))]

    def _neighbours(self, me: Body) -> str:
        """Who is behind a door of one's own room."""
        room = floor.room_of(self.view, me)
        beside = [floor.beyond(door, room) for door in board_of(self.view).doors if room in door.rooms] if room else []
        near = [self._name(body.id) for each in sorted(set(beside)) for body in self._in_room(each, me.id)]
        words = self.teller.words
        return words.say("where-next-door", who=words.joined(near), count=len(near)) if near else ""

    def _in_room(self, room: str, but: str) -> list[Body]:
        return [body for body in self.view.bodies if body.id != but and floor.room_of(self.view, body) == room]

    def _name(self, name: str) -> str:
        """A penguin by its player, with its colour where that one has two; another piece by what it is called."""
        owner = self.view.owner(name)
        words = self.teller.words
        if owner is None:
            return words.piece(name)
        said = self.teller.name(owner, self.view.seat, self.names)
        if self.view.owners.count(owner) < 2:
            return said
        return words.say("where-coloured", name=said, colour=words.say(f"player-colour-{number_of(name)}"))
