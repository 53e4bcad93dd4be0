"""The server as a process: `coldsnap serve` has checked everything, printed the addresses and become this."""

import gc
import os
import socket
from typing import Final

from coldsnap.core.codec import decode
from coldsnap.server.handing_over import LISTENING, SETTINGS
from coldsnap.server.logs import start_logging
from coldsnap.server.running import run
from coldsnap.server.settings import Settings

YOUNG: Final = 20_000
"""Objects that may be new before the collector looks at them; Python's own 700 would cost a tenth of all time here."""


def main() -> None:
    """Serve with the settings and at the socket that were handed over."""
    settings: Settings = decode(Settings, os.environ.pop(SETTINGS).encode())
    listening = socket.socket(fileno=int(os.environ.pop(LISTENING)))
    listening.set_inheritable(False)  # the workers have no business with it
    start_logging(settings.log_level)
    gc.freeze()  # what was imported stays
    gc.set_threshold(YOUNG)
    run(settings, listening)


if __name__ == "__main__":
    main()
