"""From the command line to the server: what can go wrong is tried here, then this process becomes the server.

Only what that needs is imported: the server itself is loaded once, by the process that serves.
"""

import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import Final, NoReturn

from coldsnap.core.codec import encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.server.settings import Settings
from coldsnap.store.matches import MatchStore

SETTINGS: Final = "COLDSNAP_SETTINGS_HANDED_OVER"
LISTENING: Final = "COLDSNAP_SOCKET_HANDED_OVER"


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


def try_storage(settings: Settings) -> None:
    """Open the database once beforehand: what is wrong with it is then one line and not a failed start."""
    path = Path(settings.database)
    if "://" not in settings.database:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ColdsnapError(
                f"cannot make {path.parent}: {error.strerror}; choose a file with --database"
            ) from error
    asyncio.run(_open_and_close(settings))


def become(settings: Settings, listening: socket.socket) -> NoReturn:
    """Turn this process into the server. What the command line had to load (numpy, rich) is gone with it."""
    listening.set_inheritable(True)
    handed = {SETTINGS: encode(settings).decode(), LISTENING: str(listening.fileno())}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "coldsnap.server"], {**os.environ, **handed})  # noqa: S606


async def _open_and_close(settings: Settings) -> None:
    store = await MatchStore.open(settings.database, full_sync=settings.full_sync)
    await store.close()
