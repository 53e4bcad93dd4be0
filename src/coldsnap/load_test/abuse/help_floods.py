"""Help that many ask for at once from few addresses, each within the credits of a socket: hints and previews."""

import asyncio
from collections.abc import Iterator
from itertools import cycle
from typing import Any, ClassVar, Final

import msgspec
from msgspec import Raw

from coldsnap.load_test.abuse.attack import Attack
from coldsnap.load_test.abuse.visitor import Visitor
from coldsnap.wire.new_table import NewTable, SeatWish

ASKERS: Final = 20
PRACTICE: Final = NewTable("icecool-practice", (SeatWish("person"),), help="full")
"""A table at which one can flick at once."""
MAKER: Final = 100
"""The address that makes the tables, so that those who ask have all their credits."""


class HelpFlood(Attack):
    """Sockets at tables of one person each, who asks for help, waits for it, and asks again after `pause` seconds."""

    wanted: ClassVar[NewTable]
    addresses: ClassVar[int] = 1
    at_once: ClassVar[int]
    pause: ClassVar[float]

    async def set_up(self) -> None:
        """Sit down at the tables, where one has to decide."""
        self._askers = [await self._asker(number % self.addresses) for number in range(ASKERS)]

    async def _asker(self, number: int) -> Visitor:
        made = await self.made(self.wanted, MAKER)
        return await self.visitor(made.table, made.seats[0].token, number)

    async def run(self) -> None:
        """Ask."""
        await self.crowd(ASKERS, self._asking)

    async def _asking(self, number: int) -> None:
        asker = self._askers[number]
        questions = self.questions(asker)
        while True:
            await asyncio.gather(*(self._ask(asker, next(questions)) for _ in range(self.at_once)))
            await asyncio.sleep(self.pause)

    async def _ask(self, asker: Visitor, question: dict[str, Any]) -> None:
        answer = await asker.ask(**question)
        self.counts["refused-" + answer.code if answer.kind == "refused" else answer.kind] += 1

    def questions(self, asker: Visitor) -> Iterator[dict[str, Any]]:
        """What is asked for, without an end."""
        raise NotImplementedError


class Hints(HelpFlood):
    """Hints, asked for politely: the strongest bot thinks about each for most of a second."""

    name = "hints"
    wanted = PRACTICE
    at_once = 1
    pause = 2.0

    def questions(self, asker: Visitor) -> Iterator[dict[str, Any]]:
        """The same again and again."""
        del asker
        return cycle([{"kind": "hint"}])


class Previews(HelpFlood):
    """Previews of flicks at full power from four addresses, as many as their credits are good for, in bursts."""

    name = "previews"
    wanted = PRACTICE
    addresses = 4
    at_once = 4
    pause = 1.6

    def questions(self, asker: Visitor) -> Iterator[dict[str, Any]]:
        """Flicks into all directions."""
        offer = msgspec.json.decode(asker.offer)
        action = next(choice["action"] for choice in offer["choices"] if choice["action"]["kind"] == "icecool-flick")
        flicks = ({**action, "yaw": yaw, "power": 1000} for yaw in cycle(range(0, 3600, 100)))
        return ({"kind": "preview", "action": Raw(msgspec.json.encode(flick))} for flick in flicks)
