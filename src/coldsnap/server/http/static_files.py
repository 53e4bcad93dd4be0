"""The files of the built browser client, held in memory: what was built later is served after the next start.

So no request can reach any other file, and a page always finds the very scripts that it was built with.
"""

import hashlib
from http import HTTPStatus
from pathlib import Path
from typing import Final

from litestar import Response
from msgspec import Struct

from coldsnap.server.edge.security_headers import HASHED_FILES

INDEX: Final = "/index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Codings by preference, and how the build ends the names of packed files."""
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""All that the client may consist of. The system's own table of types is not asked: it differs from place to place."""


class StaticFile(Struct, frozen=True):
    """A file: its content, the same packed (by coding), and what is said with it."""

    content: bytes
    packed: dict[str, bytes]
    media_type: str
    caching: str
    tag: str

    def answer(self, accepted: str, known: str) -> Response[bytes]:
        """The answer to a request with these Accept-Encoding and If-None-Match headers."""
        headers = {"cache-control": self.caching, "etag": self.tag}
        if self.packed:
            headers["vary"] = "accept-encoding"
        if self.tag in (each.strip() for each in known.split(",")):
            return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers, media_type=self.media_type)
        coding = next((each for each in PACKED if each in self.packed and each in codings(accepted)), None)
        if coding is not None:
            headers["content-encoding"] = coding
        content = self.content if coding is None else self.packed[coding]
        return Response(content, headers=headers, media_type=self.media_type)


def load_static_files(web: Path) -> dict[str, StaticFile]:
    """The files below `web` by their paths in addresses (`/sw.js`); nothing if the client has not been built."""
    if not (web / INDEX[1:]).is_file():
        return {}
    files = (path for path in sorted(web.rglob("*")) if path.suffix in TYPES and path.is_file())
    return {f"/{path.relative_to(web).as_posix()}": _item(path, web) for path in files}


def codings(accepted: str) -> set[str]:
    """The codings that an Accept-Encoding header names and does not refuse."""
    found = set()
    for word in accepted.lower().split(","):
        name, _, weight = word.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            found.add(name.strip())
    return found


def _item(path: Path, web: Path) -> StaticFile:
    content = path.read_bytes()
    beside = {coding: path.with_name(path.name + ending) for coding, ending in PACKED.items()}
    return StaticFile(
        content,
        {coding: file.read_bytes() for coding, file in beside.items() if file.is_file()},
        TYPES[path.suffix],
        FOR_EVER if f"/{path.relative_to(web).as_posix()}".startswith(HASHED_FILES) else ASK_AGAIN,
        f'W/"{hashlib.sha256(content).hexdigest()[:20]}"',
    )
