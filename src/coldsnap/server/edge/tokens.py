"""Secrets of links: made long and random, stored as a hash, compared in constant time."""

import hashlib
import hmac
import re
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
"""192 bits: 32 characters in a link."""

_BEARER = re.compile(r"bearer (?P<token>[A-Za-z0-9_-]{20,64})", re.IGNORECASE)


def new_token() -> str:
    """A secret for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """The hash that is stored instead of the secret. The secret is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str | None, stored: str | None) -> bool:
    """Whether this is the secret behind the stored hash; takes equally long whatever the secret is."""
    return token is not None and stored is not None and hmac.compare_digest(token_hash(token), stored)


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header."""
    found = _BEARER.fullmatch(header or "")
    return found["token"] if found else None
