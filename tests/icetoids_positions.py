"""Positions of IceToids from a picture, and a table that speaks in actions and events.

A picture has four rows, the north first: `.` is face down, letters are symbols (`R`, `Y`, `B`, `G`), arrows are `^>v<`.
Only tiles that the tile set has can be drawn, so that every position could come up in a game. A piece is `b2` (upright)
or `b2 east` (pointing); pieces that are not named wait off the board. A home is its tile and its side: `a2 west`.
"""

from typing import Any, Final, cast

from msgspec import structs

from coldsnap.core.choices import OneOf, Over, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action, Event, State
from coldsnap.games.icetoids.actions import ChooseHome, Lapse
from coldsnap.games.icetoids.rules import IceToids
from coldsnap.games.icetoids.tiles import Tile
from coldsnap.games.icetoids.view import Home, IceToidsView, InBag, Pyramid
from coldsnap.games.icetoids.words import COLOURS, WAYS, Facing, Way

GAME: Final = IceToids()
SEED: Final = "00112233445566778899aabbccddeeff"
HOMES: Final = ("a2 west", "d3 east", "b4 north", "c1 south")
CELLS: Final = tuple(f"{file}{rank}" for rank in "1234" for file in "abcd")
_ARROWS: Final[dict[str, Way]] = {"^": "north", ">": "east", "v": "south", "<": "west"}
_ICONS: Final = {colour[0].upper(): colour for colour in COLOURS}


class Play:
    """A game that is being played: the state now, and what the last decision did."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()

    @property
    def view(self) -> IceToidsView:
        return cast(IceToidsView, GAME.view(self.state, None))

    @property
    def actor(self) -> int:
        """The one seat that has to decide."""
        status = GAME.status(self.state)
        assert isinstance(status, Turn), status
        (offer,) = status.offers
        return offer.seat

    @property
    def offered(self) -> dict[Action, bool]:
        """The actions on offer, and whether each is quiet."""
        status = GAME.status(self.state)
        assert isinstance(status, Turn), status
        choices = [choice for choice in status.offers[0].choices if isinstance(choice, OneOf)]
        assert len(choices) == len(status.offers[0].choices), "IceToids offers nothing else"
        return {choice.action: choice.quiet for choice in choices}

    @property
    def over(self) -> Over:
        status = GAME.status(self.state)
        assert isinstance(status, Over), status
        return status

    def do(self, *actions: Action) -> tuple[Event, ...]:
        """The seat that has to decide plays; events of the last action."""
        for action in actions:
            after = GAME.apply(self.state, Move(self.actor, action))
            self.state, self.events = after.state, after.events
        return self.events

    def lapse(self) -> tuple[Event, ...]:
        """The seat that has to decide does not."""
        after = GAME.apply(self.state, Move(NATURE, Lapse(self.actor)))
        self.state, self.events = after.state, after.events
        return self.events

    def refusal(self, action: Action, seat: int | None = None) -> tuple[str, str | None]:
        """The code and the rule with which an action is refused; the state stays as it was."""
        before = self.state
        try:
            GAME.apply(self.state, Move(self.actor if seat is None else seat, action))
        except Rejected as refused:
            assert self.state == before
            return refused.code, refused.rule
        raise AssertionError(f"{action} was played")

    def piece(self, number: int) -> Pyramid:
        """A pyramid by its number: three to a seat."""
        return self.view.pyramids[number]

    def tile(self, cell: str) -> Tile | None:
        return self.view.tiles[CELLS.index(cell)]


def new_game(seats: int = 2, seed: str = SEED, **options: Any) -> Play:
    """A game that was just set up."""
    return Play(GAME.setup(seats, GAME.resolve(options), seed).state)


def started(seats: int = 2, homes: tuple[str, ...] = HOMES, **options: Any) -> Play:
    """A game in which everybody has a home; homes are given by seat, red first."""
    play = new_game(seats, **options)
    while play.view.phase == "choosing":
        cell, side = homes[play.actor].split()
        play.do(ChooseHome(cell, cast(Way, side)))
    return play


def position(
    picture: str,
    *,
    red: tuple[str, ...] = (),
    yellow: tuple[str, ...] = (),
    blue: tuple[str, ...] = (),
    green: tuple[str, ...] = (),
    homes: tuple[str, ...] = HOMES,
    turn: str = "red",
    seats: int = 2,
    ply: int = 20,
    **options: Any,
) -> Play:
    """A position in which it is the turn of a colour."""
    fresh = new_game(seats, **options).view
    rows = [line.split() for line in picture.strip().splitlines()]
    assert [len(row) for row in rows] == [4, 4, 4, 4], "four rows of four tiles"
    tiles = tuple(_tile(text) for row in reversed(rows) for text in row)
    stands = [stand for colour in (red, yellow, blue, green)[:seats] for stand in (*colour, "", "", "")[:3]]
    view = structs.replace(
        fresh,
        phase="playing",
        turn=COLOURS.index(cast(Any, turn)),
        actor=COLOURS.index(cast(Any, turn)),
        homes=tuple(Home(home.split()[0], cast(Way, home.split()[1])) for home in homes[:seats]),
        tiles=tiles,
        bag=_left(fresh.bag, tiles),
        pyramids=tuple(_pyramid(number // 3, stand) for number, stand in enumerate(stands)),
        ply=ply,
    )
    for pyramid in view.pyramids:
        assert pyramid.cell is None or tiles[CELLS.index(pyramid.cell)], "an occupied tile is face up"
    return Play(GAME.imagine(view, rng_from("a position")))


def turned(tile: Tile, times: int = 1) -> Tile:
    """A tile turned clockwise by quarter turns, its arrows in the usual order."""
    ways = {WAYS[(WAYS.index(way) + times) % 4] for way in tile.arrows}
    return Tile(tuple(way for way in WAYS if way in ways), tile.icons)


def _tile(text: str) -> Tile | None:
    if text == ".":
        return None
    arrows = {_ARROWS[sign] for sign in text if sign in _ARROWS}
    icons = {_ICONS[sign] for sign in text if sign in _ICONS}
    assert len(arrows) + len(icons) == len(text), text
    return Tile(tuple(way for way in WAYS if way in arrows), tuple(colour for colour in COLOURS if colour in icons))


def _pyramid(seat: int, stand: str) -> Pyramid:
    if not stand:
        return Pyramid(seat, None, "upright")
    cell, *facing = stand.split()
    return Pyramid(seat, cell, cast(Facing, facing[0]) if facing else "upright")


def _left(full: tuple[InBag, ...], tiles: tuple[Tile | None, ...]) -> tuple[InBag, ...]:
    """What is still face down when these tiles lie open."""
    counts = [kind.count for kind in full]
    for tile in tiles:
        if tile is not None:
            looks = {turned(tile, times) for times in range(4)}
            index = next(index for index, kind in enumerate(full) if kind.tile in looks)
            counts[index] -= 1
    assert min(counts) >= 0, "the tile set has not so many of this tile"
    return tuple(InBag(kind.tile, count) for kind, count in zip(full, counts, strict=True))
