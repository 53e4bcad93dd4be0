"""A link as a QR code in the terminal, and this computer's address in the local network."""

import io
import socket


def qr_code(link: str) -> str:
    """The code in half-block characters, two to a line of text."""
    import segno  # here, because only --lan needs it

    out = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(out=out, border=2, compact=True)
    return out.getvalue()


def lan_address() -> str | None:
    """The address by which other devices of the local network reach this computer. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A datagram socket that is "connected" only chooses a route; the address is one kept for documents.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found  # noqa: S104 - means "none"
