"""Names of this server, origins of the pages that may use it, and the addresses that credits are counted for."""

import ipaddress
import re

from coldsnap.server.settings import Settings

_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE)


def host_name(header: str | None) -> str | None:
    """The name in a Host header, in small letters, without port and brackets; None if it is none."""
    found = _HOST.fullmatch(header or "")
    return found["name"].strip("[]").lower() if found else None


def host_allowed(header: str | None, settings: Settings) -> bool:
    """Whether this server is called by one of its own names: another page's name cannot be pointed at it."""
    return host_name(header) in settings.allowed_hosts


def origin_allowed(origin: str, host: str | None, settings: Settings) -> bool:
    """Whether a page of this origin may talk to us: it is on the list, or it is the very host that was called."""
    if origin in settings.origins:
        return True
    scheme, _, place = origin.partition("://")
    return (
        scheme in {"http", "https"}
        and host is not None
        and place.lower() == host.lower()
        and host_allowed(host, settings)
    )


def address_key(address: str) -> str:
    """The key that credits are counted by: an IPv4 address, or the /64 network that one household has in IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
