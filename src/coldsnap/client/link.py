"""A table's link, and the few HTTP requests that a client makes before it opens a socket.

The secrets of a link stand behind its `#`: no request carries them in its address.
"""

import asyncio
import re
import secrets
import time
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from coldsnap.core.codec import convert, decode, encode
from coldsnap.core.errors import ColdsnapError, Rejected, Undecodable
from coldsnap.render.texts import pick_language
from coldsnap.wire.bodies import BETWEEN, CreatedTable, JoinedTable, Wrong
from coldsnap.wire.messages import Token
from coldsnap.wire.new_table import NewTable

PATIENCE_S: Final = 10.0
"""Seconds to wait for an answer; and for a server to come back that went away while it was asked."""
AGAIN_S: Final = 0.3
ANSWER: Final = 64 * 1024
"""Bytes of the largest answer that is read: those of a server of ours have two or three thousand at most."""
_KEYS: Final = frozenset({"seat", "host", "watch"})
_SECRETS: Final = re.compile(rf"[{BETWEEN}&]")
"""What stands between two secrets; the `&` in links that were made before version 0.2."""


class NoAnswer(Rejected):
    """No server of ours answers at an address. `asked`: one may have got the request all the same."""

    def __init__(self, base: str, *, asked: bool = False) -> None:
        self.asked = asked
        super().__init__("no-answer", address=base)


class Secret(NamedTuple):
    """A secret of a link. `kind` says what it opens: seat, host or watch."""

    kind: str
    token: str


class Link(NamedTuple):
    """A link to a table: its server (`base` is the origin), its id, and the secrets that are held."""

    base: str
    table: str
    held: tuple[Secret, ...] = ()
    invite: str | None = None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The secrets that are held; the server knows what each of them opens."""
        return tuple(secret.token for secret in self.held)

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.base.removeprefix('http')}/ws/{self.table}"

    @property
    def text(self) -> str:
        """The link of what is held, to come back with: the host as the host, a watcher as a watcher."""
        return f"{self.base}/t/{self.table}#" + BETWEEN.join(f"{kind}={token}" for kind, token in self.held)


def read_link(text: str) -> Link:
    """A link such as http://host:8000/t/TABLE#seat=TOKEN. Raises ColdsnapError."""
    parts = urlsplit(text.strip())
    table = parts.path.removeprefix("/t/")
    if parts.scheme not in {"http", "https"} or not parts.hostname or table == parts.path or not table or "/" in table:
        raise ColdsnapError("no-link")
    found = [Secret(key, value) for key, _, value in (part.partition("=") for part in _SECRETS.split(parts.fragment))]
    held = tuple(secret for secret in found if secret.kind in _KEYS)
    return Link(f"{parts.scheme}://{parts.netloc}", table, held, dict(found).get("invite"))


def read_server(text: str) -> str:
    """The origin of a server from its address, as people write it: `host:8000` is http. Raises ColdsnapError."""
    text = text.strip()
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ColdsnapError("no-server-address")
    return f"{parts.scheme}://{parts.netloc}"


async def take_seat(link: Link, name: str = "", seat: int | None = None, language: str | None = None) -> Link:
    """Take an open seat with the secret of an invite; the link that opens it. Raises Rejected, ColdsnapError.

    A server that goes away meanwhile is asked again when it is back, and gives the same seat.
    """
    try:
        convert(Token, link.invite)
    except Undecodable:
        raise Rejected("bad-request") from None  # the link was cut: what the server would say of its field helps nobody
    body = {"invite": link.invite, "token": secrets.token_urlsafe(24), "name": name, "seat": seat}
    answer = await _insist(link.base, f"/api/tables/{link.table}/join", body, language)
    joined: JoinedTable = decode(JoinedTable, answer)
    return link._replace(held=(*link.held, Secret("seat", joined.token)), invite=None)


async def make_table(base: str, wanted: NewTable, language: str | None = None) -> CreatedTable:
    """Make a table on a server. Raises Rejected, ColdsnapError."""
    created: CreatedTable = decode(CreatedTable, await _post(base, "/api/tables", wanted, language))
    return created


async def _insist(base: str, path: str, body: Any, language: str | None) -> bytes:
    """The answer to a request that may be made twice. A server that was never there is not waited for."""
    late, asked = time.monotonic() + PATIENCE_S, False
    while True:
        try:
            return await _post(base, path, body, language)
        except NoAnswer as fault:
            asked = asked or fault.asked
            if not asked or time.monotonic() > late:
                raise
        await asyncio.sleep(AGAIN_S)


async def _post(base: str, path: str, body: Any, language: str | None) -> bytes:
    return await asyncio.to_thread(_send, base, path, encode(body), pick_language(language))


def _send(base: str, path: str, body: bytes, language: str) -> bytes:
    parts = urlsplit(base)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE_S)
    asked = False
    try:
        connection.connect()
        asked = True
        connection.request("POST", path, body, {"content-type": "application/json", "accept-language": language})
        answer = connection.getresponse()
        data = answer.read(ANSWER + 1)
    except (OSError, HTTPException) as fault:
        raise NoAnswer(base, asked=asked) from fault
    finally:
        connection.close()
    if len(data) > ANSWER:
        raise Undecodable("unknown-answer")
    if answer.status >= HTTPStatus.BAD_REQUEST:
        raise _refusal(data)
    return data


def _refusal(data: bytes) -> ColdsnapError:
    """The refusal in a server's answer, as an error."""
    try:
        said: Wrong = decode(Wrong, data)
    except Undecodable:
        return Undecodable("unknown-answer")
    return ColdsnapError("server-refuses", cause=said.message) if said.message else Rejected(said.code)
