"""The server as a process: `coldsnap serve` has checked everything, printed the addresses and become this."""

import os
import socket

from coldsnap.core.codec import decode
from coldsnap.server.handing_over import LISTENING, SETTINGS
from coldsnap.server.logs import start_logging
from coldsnap.server.running import run
from coldsnap.server.settings import Settings


def main() -> None:
    """Serve with the settings and at the socket that were handed over."""
    settings: Settings = decode(Settings, os.environ.pop(SETTINGS).encode())
    listening = socket.socket(fileno=int(os.environ.pop(LISTENING)))
    listening.set_inheritable(False)  # the workers have no business with it
    start_logging(settings.log_level)
    run(settings, listening)


if __name__ == "__main__":
    main()
