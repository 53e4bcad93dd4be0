"""The handshake of a WebSocket, in ASGI: the application accepts a socket, or not, and finds it in its scope."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

from litestar.types import Scope
from websockets.datastructures import Headers
from websockets.http11 import Request

from coldsnap.server.logs import log

if TYPE_CHECKING:
    from coldsnap.server.sockets.socket_protocol import SocketProtocol

EXTENSION: Final = "coldsnap.socket"
"""The name of our extension of ASGI."""
NORMAL: Final = 1000


class Handshake:
    """One run of the application for one request of an upgrade. Messages do not pass through it."""

    def __init__(self, socket: "SocketProtocol") -> None:
        self._socket = socket

    async def run(self, app: Any, scope: Mapping[str, Any]) -> None:
        """Run the application for as long as the socket lives."""
        try:
            await app(scope, self._receive, self._send)
        except Exception:  # noqa: BLE001 - a fault of ours ends one socket, not the server
            log.exception("socket-crashed")
        self._socket.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        self._socket.let_go()

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Mapping[str, Any]) -> None:
        match message["type"]:
            case "websocket.accept":
                self._socket.accept()
            case "websocket.close" if not self._socket.refuse(HTTPStatus.FORBIDDEN):
                self._socket.close(message.get("code", NORMAL), message.get("reason") or "")


def scope_of(request: Request, socket: "SocketProtocol", find: Any, state: Mapping[str, Any]) -> dict[str, Any]:
    """What ASGI calls a scope. `find` is the transport's `get_extra_info`."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if find("sslcontext") else "ws",
        "server": _address(find("sockname")),
        "client": _address(find("peername")),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": _raw(request.headers),
        "subprotocols": [],
        "state": dict(state),
        "extensions": {EXTENSION: {"socket": socket}},
    }


def accepted_socket(scope: Scope) -> "SocketProtocol":
    """The socket whose handshake this scope belongs to."""
    extensions = cast(dict[str, dict[str, "SocketProtocol"]], scope["extensions"])
    return extensions[EXTENSION]["socket"]


def _address(found: object) -> tuple[str, int] | None:
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None


def _raw(headers: Headers) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in headers.raw_items()]
