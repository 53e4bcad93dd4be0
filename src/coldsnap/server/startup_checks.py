"""Checks before a server starts: its address and its storage are tried, and a fault is one clear line."""

import asyncio
import socket

from coldsnap.core.errors import ColdsnapError
from coldsnap.server.edge.descriptors import ask_for_descriptors, callers
from coldsnap.server.settings import Settings
from coldsnap.store.file_lock import Hold, hold_database


def listen(settings: Settings) -> socket.socket:
    """The socket to serve at. Port 0 finds a free one. Who calls from now on waits until the server runs."""
    family = socket.AF_INET6 if ":" in settings.bind else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.bind, settings.port))
        found.listen(callers(ask_for_descriptors()))
    except OSError as error:
        found.close()
        raise ColdsnapError("cannot-listen", address=settings.bind, port=str(settings.port), cause=error) from error
    return found


def claim_storage(settings: Settings) -> Hold:
    """Hold the database for this server alone, and open it once: what is wrong with it is one line, no failed start.

    Raises InUse if another server has it.
    """
    from coldsnap.store.matches import database_path  # SQLAlchemy takes long to load, and callers can wait by then

    path = database_path(settings.database)
    if "://" not in settings.database:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ColdsnapError("cannot-make-database", path=path.parent, cause=error) from error
    hold = hold_database(path)
    try:
        asyncio.run(_open_and_close(settings))
    except BaseException:
        hold.release()
        raise
    return hold


async def _open_and_close(settings: Settings) -> None:
    from coldsnap.store.matches import MatchStore

    store = await MatchStore.open(settings.database, full_sync=settings.full_sync)
    await store.close()
