"""A server that runs: its hub with warm workers behind it, and the socket that it listens at."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from coldsnap.core.errors import ColdsnapError
from coldsnap.server.app import HubFactory, build_app
from coldsnap.server.hub import Hub
from coldsnap.server.logs import log
from coldsnap.server.protocols import uvicorn_config
from coldsnap.server.settings import Settings
from coldsnap.server.workers import Workers
from coldsnap.store.matches import MatchStore


@asynccontextmanager
async def playing(store: MatchStore, settings: Settings) -> AsyncIterator[Hub]:
    """The hub, for as long as the server runs."""
    workers = Workers(settings.workers)
    await workers.start()
    hub = Hub(store, workers, settings)
    try:
        yield hub
    finally:
        await hub.close()
        await workers.stop()


def listen(settings: Settings) -> socket.socket:
    """The socket to serve at. Port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in settings.bind else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.bind, settings.port))
        found.listen(2048)
    except OSError as error:
        found.close()
        raise ColdsnapError(f"cannot listen at {settings.bind} port {settings.port}: {error.strerror}") from error
    return found


def run(settings: Settings, listening: socket.socket, hub_factory: HubFactory = playing) -> None:
    """Serve until a signal ends it. Sockets are told that the service restarts (1012)."""
    asyncio.run(_try_storage(settings))
    server = uvicorn.Server(uvicorn_config(build_app(settings, hub_factory), settings))
    log.info("listening", host=settings.bind, port=listening.getsockname()[1])
    server.run(sockets=[listening])
    log.info("stopped")


async def _try_storage(settings: Settings) -> None:
    """Open the database once beforehand: what is wrong with it is then one line and not a failed start."""
    path = Path(settings.database)
    if "://" not in settings.database:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ColdsnapError(
                f"cannot make {path.parent}: {error.strerror}; choose a file with --database"
            ) from error
    store = await MatchStore.open(settings.database, full_sync=settings.full_sync)
    await store.close()
