"""What is let in and what is said with every answer. docs/security.md has the whole list, row by row."""

import hashlib
import hmac
import ipaddress
import re
import secrets
import unicodedata
from typing import Final

from coldsnap.server.settings import Settings

NAME_LENGTH: Final = 24
TOKEN_BYTES: Final = 24
"""192 bits: 32 characters in a link."""

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "worker-src 'self'",
    )
)

HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"SAMEORIGIN"),
    (b"referrer-policy", b"no-referrer"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
PART_HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""For scripts, styles and letters of a page. What only a page obeys is left out: every file waits for its head."""
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")

_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE)
_BEARER = re.compile(r"bearer (?P<token>[A-Za-z0-9_-]{20,64})", re.IGNORECASE)


# --- secrets ---


def new_token() -> str:
    """A secret for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What is stored instead of the secret. The secret is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str | None, stored: str | None) -> bool:
    """Whether this is the secret behind the stored hash; takes equally long whatever the secret is."""
    return token is not None and stored is not None and hmac.compare_digest(token_hash(token), stored)


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header."""
    found = _BEARER.fullmatch(header or "")
    return found["token"] if found else None


# --- names ---


def clean_name(text: str) -> str:
    """A name as it may be shown: NFC, printable, no controls (bidirectional ones neither), at most 24 characters."""
    spaced = "".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text))
    shown = "".join(each for each in spaced if each == " " or unicodedata.category(each)[0] not in "CZ")
    return " ".join(unicodedata.normalize("NFC", _few_marks(shown)).split())[:NAME_LENGTH].strip()


def _few_marks(text: str) -> str:
    """The text without towers of accents: at most two marks on a character."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= 2:
            kept.append(character)
    return "".join(kept)


# --- who asks, and from where ---


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
    """Whom credits are counted for: an IPv4 address, or the /64 network that one household has in IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
