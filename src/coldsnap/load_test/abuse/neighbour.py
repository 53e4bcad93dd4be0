"""Honest people beside an attack: each does one thing again and again, at a person's pace, and it is timed."""

from http import HTTPStatus

from coldsnap.load_test.abuse.ask import Made, ask, make_table
from coldsnap.load_test.abuse.times import Times
from coldsnap.load_test.abuse.visitor import Visitor
from coldsnap.wire.new_table import NewTable, SeatWish

TWO: tuple[SeatWish, ...] = (SeatWish("person"), SeatWish("person"))


class Neighbour:
    """Somebody with an address of their own. `pause` are the seconds between two turns."""

    pause = 0.3

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source

    async def set_up(self) -> None:
        """Get ready; nothing unless overridden. Raises ColdsnapError, OSError."""

    async def turn(self, times: Times) -> None:
        """Do one thing. Raises ColdsnapError, OSError if the server does not let it be done."""
        raise NotImplementedError

    def leave(self) -> None:
        """Hang up; the next turn begins with coming back. Nothing unless overridden."""


class PageReader(Neighbour):
    """Somebody who gets an address of the server over HTTP."""

    pause = 0.1

    def __init__(self, port: int, source: str, path: str, kind: str) -> None:
        super().__init__(port, source)
        self._path = path
        self._kind = kind

    async def turn(self, times: Times) -> None:
        """Get it, on a new connection."""
        with times.measured(self._kind):
            answer = await ask(self.port, self.source, self._path)
        if answer.status != HTTPStatus.OK:
            times.faults[f"{self._kind}-{answer.status}"] += 1


class Newcomer(Neighbour):
    """Somebody who sits at a private table, and comes back to it again and again."""

    table: Made

    async def set_up(self) -> None:
        """Make the table."""
        self.table = await make_table(self.port, self.source, NewTable("icetoids", TWO))

    async def turn(self, times: Times) -> None:
        """Come, see the table, and go."""
        visitor = Visitor(self.port, self.source, self.table.table, self.table.seats[0].token)
        try:
            with times.measured("enter"):
                await visitor.enter()
        finally:
            visitor.leave()
