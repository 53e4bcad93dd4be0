"""Connections that are opened in order to be there: silent ones, slow ones, handshakes that lead to nothing."""

import asyncio
from typing import Final

from coldsnap.load_test.abuse.ask import HOST, JSON, head
from coldsnap.load_test.abuse.attack import Attack

SLOW: Final = 200
DRIBBLE_S: Final = 1.0
"""Seconds between two bytes of a slow request."""
HANDS: Final = 16
HANDSHAKE_S: Final = 0.04
SILENT: Final = 1_200
"""More connections than a process may have that was started with 1,024 descriptors."""
OF_ONE: Final = 600
"""So many of them come from one address; the others from addresses that have a few each."""
EACH: Final = 25


class Slowloris(Attack):
    """Requests that are said byte by byte: half of them in the head, half in the body."""

    name = "slowloris"
    again_s = 1.0

    async def run(self) -> None:
        """Dribble; whoever is cut off begins again."""
        await self.crowd(SLOW, self._dribble)

    async def _dribble(self, number: int) -> None:
        reader, writer = await self.line()
        try:
            if number % 2:
                writer.write(head(self.order.port, "POST", "/api/tables", {**JSON, "Content-Length": "4000"}))
            else:
                writer.write(f"GET / HTTP/1.1\r\nHost: {HOST}:{self.order.port}\r\nX-A: ".encode())
            while not reader.at_eof():
                writer.write(b" ")
                try:
                    async with asyncio.timeout(DRIBBLE_S):
                        answer = await reader.read(12)
                except TimeoutError:
                    continue
                self.counts[f"answered-{answer[9:12].decode(errors='replace')}" if answer else "hung-up"] += 1
                return
        finally:
            self.drop(writer)


class Handshakes(Attack):
    """Handshakes as fast as they go: half of them are broken off in the middle, half as soon as they are granted."""

    name = "handshakes"

    async def run(self) -> None:
        """Shake hands and go."""
        await self.crowd(HANDS, self._shake)

    async def _shake(self, number: int) -> None:
        while True:
            await asyncio.sleep(HANDSHAKE_S)
            if number % 2:
                (await self.socket()).abort()
            else:
                _, writer = await self.line()
                writer.write(head(self.order.port, "GET", f"/ws/{self.order.table}", {"Upgrade": "websocket"})[:-2])
                await writer.drain()
                self.drop(writer)


class Descriptors(Attack):
    """Silent connections, more than a careless server has descriptors for."""

    name = "descriptors"
    again_s = 1.0

    async def run(self) -> None:
        """Be there and say nothing; whoever is cut off comes back."""
        await self.crowd(SILENT, self._wait)

    async def _wait(self, number: int) -> None:
        source = 0 if number < OF_ONE else 1 + (number - OF_ONE) // EACH
        reader, writer = await self.line(source)
        try:
            self.counts["held"] = max(self.counts["held"], len(self._lines))
            await reader.read()
            self.counts["hung-up"] += 1
        finally:
            self.drop(writer)
