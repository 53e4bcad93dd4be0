"""Tables on a server for the commands that take a link. One server is enough for all of them."""

import asyncio
import atexit
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from coldsnap.client.link import make_table
from coldsnap.wire.new_table import NewTable, SeatWish
from server_kit import ServerProcess


def invite(game: str) -> str:
    """The invite to a new table with a bot."""
    seats = (SeatWish("open"), SeatWish("bot", level="chick"))
    made = asyncio.run(make_table(server().base, NewTable(game, seats, {})))
    return made.links.invite


@cache
def server() -> ServerProcess:
    """A server that runs until the tests are over."""
    folder = TemporaryDirectory()
    process = ServerProcess(Path(folder.name))
    process.start()
    atexit.register(folder.cleanup)
    atexit.register(process.kill)
    process.wait()
    return process
