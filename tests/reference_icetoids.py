"""IceToids a second time, slow and plain, written from the rules alone (TOIDS-1 to TOIDS-10).

It shares no line with the program: cells are names, ways are words, a position is a dataclass, history is a list of
whole positions. Tests play both side by side. Chance is the caller's: `play` is told which tile was turned over.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

WAYS = ("north", "east", "south", "west")
COLOURS = ("red", "yellow", "blue", "green")
CAP = {2: 400, 3: 600, 4: 800}


@dataclass(frozen=True)
class Face:
    """A tile that lies open: where its arrows lead and whose symbols it shows."""

    arrows: frozenset[str] = frozenset()
    icons: frozenset[str] = frozenset()

    def turned(self, quarters: int) -> "Face":
        return Face(frozenset(WAYS[(WAYS.index(way) + quarters) % 4] for way in self.arrows), self.icons)

    def kind(self) -> frozenset["Face"]:
        """The same for two tiles that look alike once they are turned."""
        return frozenset(self.turned(quarters) for quarters in range(4))


@dataclass(frozen=True)
class Piece:
    owner: int
    cell: str | None = None
    """None: off the board, lying beside the home tile and pointing at it."""
    way: str | None = None
    """None: upright."""


@dataclass(frozen=True)
class Decision:
    """One thing that a seat may do: kind is home, enter, move, point or orient."""

    kind: str
    cell: str | None = None
    piece: int | None = None
    way: str | None = None
    push: int | None = None


@dataclass(frozen=True)
class Rules:
    """The named options."""

    orienter: str = "owner"
    entering_pushes: bool = True
    repetition: str = "draw"


@dataclass(frozen=True)
class World:
    """A game of IceToids."""

    seats: int
    turn: int
    bag: tuple[Face, ...]
    rules: Rules
    open: dict[str, Face] = field(default_factory=dict)
    pieces: tuple[Piece, ...] = ()
    homes: dict[int, tuple[str, str]] = field(default_factory=dict)
    orienting: tuple[int, str] | None = None
    history: tuple[object, ...] = ()
    plies: int = 0
    result: str | None = None
    """None while it lasts; then won, repetition, cap or blocked."""
    winner: int | None = None

    @property
    def actor(self) -> int:
        return self.orienting[0] if self.orienting else self.turn

    @property
    def choosing(self) -> bool:
        return len(self.homes) < self.seats

    def position(self) -> object:
        """Tiles, pieces (those of one colour are alike), facings, and the player to move."""
        pieces = frozenset(Counter(self.pieces).items())
        return frozenset(self.open.items()), pieces, self.turn


def begin(seats: int, starter: int, bag: tuple[Face, ...], rules: Rules) -> World:
    pieces = tuple(Piece(number // 3) for number in range(3 * seats))
    return World(seats, starter, bag, rules, pieces=pieces)


def beside(cell: str, way: str) -> str | None:
    """The neighbouring tile, or None where the board ends."""
    file, rank = "abcd".index(cell[0]), int(cell[1])
    file += {"east": 1, "west": -1}.get(way, 0)
    rank += {"north": 1, "south": -1}.get(way, 0)
    return f"{'abcd'[file]}{rank}" if 0 <= file <= 3 and 1 <= rank <= 4 else None


def opposite(way: str) -> str:
    return {"north": "south", "south": "north", "east": "west", "west": "east"}[way]


def decisions(world: World) -> list[Decision]:
    """Everything that the actor may do, pointings off the board included."""
    if world.result:
        return []
    if world.choosing:
        return list(_homes(world))
    if world.orienting:
        return list(_orientations(world))
    found = list(_turn(world))
    if world.rules.repetition == "forbid":
        return [decision for decision in found if not _third(world, decision)]
    return found


def is_quiet(world: World, decision: Decision) -> bool:
    """Whether a decision points a piece off the board."""
    if decision.kind != "point":
        return False
    assert decision.piece is not None
    assert decision.way is not None
    cell = world.pieces[3 * world.turn + decision.piece].cell
    return cell is not None and beside(cell, decision.way) is None


def _homes(world: World) -> Iterator[Decision]:
    taken = {cell for cell, _ in world.homes.values()}
    for file in "abcd":
        for rank in "1234":
            for side in WAYS:
                if file + rank not in taken and beside(file + rank, side) is None:
                    yield Decision("home", cell=file + rank, way=side)


def _orientations(world: World) -> Iterator[Decision]:
    assert world.orienting
    fallen = world.open[world.orienting[1]]
    looks: list[Face] = []
    for quarters, way in enumerate(WAYS):
        if fallen.turned(quarters) not in looks:
            looks.append(fallen.turned(quarters))
            yield Decision("orient", way=way)


def _turn(world: World) -> Iterator[Decision]:
    mine = list(enumerate(world.pieces[3 * world.turn : 3 * world.turn + 3]))
    distinct = {piece: number for number, piece in reversed(mine)}  # of equal pieces the lowest number
    for piece, number in distinct.items():
        if piece.cell is None:
            yield from _entries(world)
        else:
            yield from _pointings(piece, number)
            yield from _moves(world, piece, number)


def _entries(world: World) -> Iterator[Decision]:
    yield Decision("enter")
    if world.rules.entering_pushes:
        for other in _standing(world, world.homes[world.turn][0]):
            yield Decision("enter", push=other)


def _pointings(piece: Piece, number: int) -> Iterator[Decision]:
    for way in WAYS:
        if way != piece.way:
            yield Decision("point", piece=number, way=way)


def _moves(world: World, piece: Piece, number: int) -> Iterator[Decision]:
    assert piece.cell is not None
    for way in WAYS:
        target = beside(piece.cell, way)
        if target is None:
            continue
        if way == piece.way or way in world.open[piece.cell].arrows:
            yield Decision("move", piece=number, way=way)
        if way == piece.way:
            for other in _standing(world, target):
                yield Decision("move", piece=number, way=way, push=other)


def _standing(world: World, cell: str) -> list[int]:
    """Numbers of the different pieces on a tile: of equal ones the lowest."""
    found = {piece: number for number, piece in reversed(list(enumerate(world.pieces))) if piece.cell == cell}
    return list(found.values())


def play(world: World, decision: Decision, turned_over: Face | None = None) -> World:
    """The world after a decision; `turned_over` is the tile that a reveal shows, as it fell."""
    assert decision in decisions(world), decision
    return _judged(_done(world, decision, turned_over))


def lapse(world: World) -> World:
    """The actor does not decide: first free home in the board's order, tile as it fell, or the turn passes."""
    if world.choosing:
        options = decisions(world)
        first = min(options, key=lambda option: (option.cell or "")[::-1] + str(WAYS.index(option.way or "")))
        return play(world, first)
    if world.orienting:
        return play(world, Decision("orient", way="north"))
    return _judged(replace(world, turn=(world.turn + 1) % world.seats, plies=world.plies + 1))


def reveals(world: World, decision: Decision) -> str | None:
    """The hidden tile that a decision turns over."""
    if decision.kind not in ("move", "enter"):
        return None
    landing = _landing(world, decision)
    return landing if landing is not None and landing not in world.open else None


def _route(world: World, decision: Decision) -> tuple[int, str, str]:
    """Who moves, onto which tile, and in which direction."""
    if decision.kind == "enter":
        cell, side = world.homes[world.turn]
        waiting = next(n for n in range(3 * world.turn, 3 * world.turn + 3) if world.pieces[n].cell is None)
        return waiting, cell, opposite(side)
    assert decision.piece is not None
    assert decision.way is not None
    number = 3 * world.turn + decision.piece
    start = world.pieces[number].cell
    assert start is not None
    target = beside(start, decision.way)
    assert target is not None
    return number, target, decision.way


def _landing(world: World, decision: Decision) -> str | None:
    """The only tile that can be new: an occupied tile lies open, so with a push it is the next one."""
    _, target, way = _route(world, decision)
    return target if decision.push is None else beside(target, way)


def _done(world: World, decision: Decision, turned_over: Face | None) -> World:
    world = replace(world, plies=world.plies + 1)
    onward = (world.turn + 1) % world.seats
    if decision.kind == "home":
        assert decision.cell is not None
        assert decision.way is not None
        return replace(world, homes={**world.homes, world.turn: (decision.cell, decision.way)}, turn=onward)
    if decision.kind == "point":
        assert decision.piece is not None
        number = 3 * world.turn + decision.piece
        return replace(world, pieces=_with(world, number, way=decision.way), turn=onward)
    if decision.kind == "orient":
        assert world.orienting
        assert decision.way is not None
        cell = world.orienting[1]
        laid = world.open[cell].turned(WAYS.index(decision.way))
        return _completed(replace(world, open={**world.open, cell: laid}, orienting=None))
    return _moved(world, decision, turned_over)


def _moved(world: World, decision: Decision, turned_over: Face | None) -> World:
    number, target, way = _route(world, decision)
    hidden = reveals(world, decision)
    world = replace(world, pieces=_with(world, number, cell=target))
    lander = number
    if decision.push is not None:
        lander = decision.push
        world = replace(world, pieces=_with(world, lander, cell=beside(target, way)))
    if hidden is None:
        return _completed(world)
    assert turned_over is not None
    bag = list(world.bag)
    bag.remove(next(face for face in bag if face.kind() == turned_over.kind()))
    orients = world.pieces[lander].owner if world.rules.orienter == "owner" else world.turn
    shown = {**world.open, hidden: turned_over}
    return replace(world, open=shown, bag=tuple(bag), orienting=(orients, hidden))


def _with(world: World, number: int, *, cell: str | None = None, way: str | None = None) -> tuple[Piece, ...]:
    """The pieces with one of them elsewhere (upright), or pointing another way where it is."""
    old = world.pieces[number]
    new = Piece(old.owner, old.cell, way) if way else Piece(old.owner, cell)
    return (*world.pieces[:number], new, *world.pieces[number + 1 :])


def _completed(world: World) -> World:
    """A move is over: has anybody won? Else the next seat is in turn."""
    for step in range(world.seats):
        seat = (world.turn + step) % world.seats
        goals = {cell for cell, face in world.open.items() if COLOURS[seat] in face.icons}
        held = {piece.cell for piece in world.pieces if piece.owner == seat}
        if len(goals) == 3 and goals == held:
            return replace(world, result="won", winner=seat)
    return replace(world, turn=(world.turn + 1) % world.seats)


def _judged(world: World) -> World:
    """Repetition, the cap, and the seat that cannot move without repeating."""
    if world.result:
        return world
    if not world.choosing and not world.orienting and world.rules.repetition != "off":
        world = replace(world, history=(*world.history, world.position()))
        if world.rules.repetition == "draw" and world.history.count(world.position()) >= 3:
            return replace(world, result="repetition")
    if not world.orienting and world.plies >= CAP[world.seats]:
        return replace(world, result="cap")
    if not decisions(world):
        return replace(world, result="blocked")
    return world


def _third(world: World, decision: Decision) -> bool:
    """Whether a decision would bring a position up for the third time: one that turns a tile over never does."""
    if reveals(world, decision):
        return False
    after = _done(world, decision, None)
    return after.result is None and world.history.count(after.position()) >= 2
