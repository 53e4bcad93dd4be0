"""Runs a server, from the first request to the last."""

import asyncio
import gc
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import uvicorn

from coldsnap.server.app import HubFactory, build_app
from coldsnap.server.logs import log, start_logging
from coldsnap.server.settings import Settings
from coldsnap.server.sockets.uvicorn_config import most_connections, uvicorn_config
from coldsnap.server.tables.hub import Hub
from coldsnap.server.workers.facade import Workers, WorkersFailed
from coldsnap.store.matches import MatchStore

TIDY_S: Final = 10.0
"""Seconds between two looks for tables that nobody needs in memory."""
YOUNG: Final = 20_000
"""Objects that may be new before the collector looks at them; Python's own 700 would cost a tenth of all time here."""


@asynccontextmanager
async def running_hub(store: MatchStore, settings: Settings) -> AsyncIterator[Hub]:
    """A hub with its workers, for as long as a server runs. It does not wait for the workers: jobs do."""
    workers = Workers(settings.workers)
    warming = asyncio.create_task(_warm(workers))
    await asyncio.sleep(0)  # from here on the workers take jobs
    hub = Hub(store, workers, settings)
    tidying = asyncio.create_task(_tidy(hub))
    try:
        yield hub
    finally:
        tidying.cancel()
        warming.cancel()
        await hub.close()
        await workers.stop()


async def _warm(workers: Workers) -> None:
    """Start the workers; a server that cannot have any ends."""
    try:
        await workers.start()
    except WorkersFailed as fault:
        log.error("workers-failed", cause=str(fault))
        signal.raise_signal(signal.SIGTERM)


async def _tidy(hub: Hub) -> None:
    while True:
        await asyncio.sleep(TIDY_S)
        await hub.tidy()


def run(settings: Settings, listening: socket.socket, hub_factory: HubFactory = running_hub) -> None:
    """Serve until a signal ends it. Sockets are told that the service restarts (1012)."""
    start_logging(settings.log_level)
    server = uvicorn.Server(uvicorn_config(build_app(settings, hub_factory), settings))
    gc.freeze()  # what was loaded stays until the end
    gc.set_threshold(YOUNG)
    gc.enable()
    port, connections = listening.getsockname()[1], most_connections(settings)
    log.info("listening", host=settings.bind, port=port, connections=connections)
    server.run(sockets=[listening])
    log.info("stopped")
