"""How uvicorn is run: HTTP by its own protocol with the patience that it lacks, sockets by ours."""

from typing import Final

import uvicorn
from litestar.types import ASGIApp

from coldsnap.server.edge.connections import ConnectionGate
from coldsnap.server.edge.descriptors import ask_for_descriptors, callers, room_for_connections
from coldsnap.server.limits import BODY
from coldsnap.server.settings import Settings
from coldsnap.server.sockets.http_protocol import http_protocol
from coldsnap.server.sockets.socket_protocol import socket_protocol
from coldsnap.server.workers.facade import usual_count

SHUTDOWN_S: Final = 5
"""How long requests may still take once the server is asked to stop."""


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn has to be run for this application; everything that it would trust or log by itself is off."""
    limits = settings.limits
    return uvicorn.Config(
        app,
        host=settings.bind,
        port=settings.port,
        backlog=callers(ask_for_descriptors()),
        http=http_protocol(limits, connection_gate(settings)),
        ws=socket_protocol(limits),
        h11_max_incomplete_event_size=BODY,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=SHUTDOWN_S,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level=None,
        proxy_headers=False,
        server_header=False,
        date_header=True,
    )


def connection_gate(settings: Settings) -> ConnectionGate:
    """The gate of a server."""
    return ConnectionGate(most_connections(settings), settings.limits.connections_per_address, settings.trusted_proxies)


def most_connections(settings: Settings) -> int:
    """How many connections a server takes: as many as its limits say and its descriptors allow."""
    room = room_for_connections(ask_for_descriptors(), settings.workers or usual_count())
    return min(settings.limits.connections, room)
