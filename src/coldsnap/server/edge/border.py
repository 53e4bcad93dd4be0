"""The outermost layer: every request and every upgrade passes here first, and every answer last."""

import asyncio
from http import HTTPStatus
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from coldsnap.server.edge.admission import AddressLimits
from coldsnap.server.edge.origins import address_key, host_allowed, origin_allowed
from coldsnap.server.edge.problems import Problem, encode_problem
from coldsnap.server.edge.security_headers import HASHED_FILES, HEADERS, HSTS, PART_HEADERS
from coldsnap.server.edge.tokens import bearer
from coldsnap.server.limits import UPGRADE_COST
from coldsnap.server.metrics import Metrics
from coldsnap.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
JSON: Final = "application/json"
CHUNKED: Final = "transfer-encoding"
LENGTH: Final = "content-length"


class Border:
    """Checks Host, Origin, content type and credits; adds the headers. Nothing behind it has to think of them."""

    def __init__(self, inner: ASGIApp, settings: Settings, address_limits: AddressLimits, metrics: Metrics) -> None:
        self._inner = inner
        self._settings = settings
        self._address_limits = address_limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        headers = _headers(scope)
        problem = (
            self._upgrade(scope, headers) if scope["type"] == ScopeType.WEBSOCKET else self._request(scope, headers)
        )
        if problem is None:
            await self._pass(scope, self._impatient(scope, receive), self._dressed(scope, send))
            return
        self._metrics.refused.labels(problem.code).inc()
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
        else:
            await _answer(problem, self._dressed(scope, send))

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in. One that is still under way when the server has stopped for a while is told so."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._inner(scope, receive, noted)
        except asyncio.CancelledError:
            if scope["type"] == ScopeType.WEBSOCKET:
                raise
            if not begun:
                await _answer(Problem(HTTPStatus.SERVICE_UNAVAILABLE, "unavailable"), send)

    def _upgrade(self, scope: Scope, headers: dict[str, str]) -> Problem | None:
        """The fault of an upgrade, if any. A browser always names its origin; a program may show a token instead."""
        host, origin = headers.get("host"), headers.get("origin")
        if not host_allowed(host, self._settings):
            return Problem(HTTPStatus.MISDIRECTED_REQUEST, "foreign-host")
        if not self._address_limits.request(address_of(scope), UPGRADE_COST):
            return Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
        if origin is None:
            return None if bearer(headers.get("authorization")) else Problem(HTTPStatus.FORBIDDEN, "no-origin")
        if not origin_allowed(origin, host, self._settings):
            return Problem(HTTPStatus.FORBIDDEN, "foreign-origin")
        return None

    def _request(self, scope: Scope, headers: dict[str, str]) -> Problem | None:
        """The fault of a request, if any, found before anybody looks at what it asks for."""
        host, origin = headers.get("host"), headers.get("origin")
        if not host_allowed(host, self._settings):
            return Problem(HTTPStatus.MISDIRECTED_REQUEST, "foreign-host")
        if _has_two_ends(headers):
            return Problem(HTTPStatus.BAD_REQUEST, "bad-request")
        if not self._address_limits.request(address_of(scope)):
            return Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
        if scope.get("method") in SAFE:
            return None
        if origin is not None and not origin_allowed(origin, host, self._settings):
            return Problem(HTTPStatus.FORBIDDEN, "foreign-origin")
        if headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}:
            return Problem(HTTPStatus.FORBIDDEN, "foreign-origin")
        bare = "content-type" not in headers and headers.get(LENGTH, "0") == "0" and CHUNKED not in headers
        if not bare and headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            return Problem(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "not-json")
        return None

    def _impatient(self, scope: Scope, receive: Receive) -> Receive:
        """`receive` that does not wait for ever for a body, nor for one whose sender has gone."""
        if scope["type"] == ScopeType.WEBSOCKET or scope.get("method") in SAFE:
            return receive
        deadline = asyncio.get_running_loop().time() + self._settings.limits.head_s

        async def impatient() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise Problem(HTTPStatus.REQUEST_TIMEOUT, "too-slow") from None
            if message["type"] == "http.disconnect":  # Litestar would take it for a fault of the server
                raise Problem(HTTPStatus.BAD_REQUEST, "bad-request")
            return message

        return impatient

    def _dressed(self, scope: Scope, send: Send) -> Send:
        """`send` with the security headers on what it sends."""
        secure = scope.get("scheme") in {"https", "wss"}
        path = str(scope.get("path", ""))
        api = path.startswith(("/api", "/admin"))
        part = path.startswith(HASHED_FILES)

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = int(message["status"]) < HTTPStatus.BAD_REQUEST
                said = PART_HEADERS if part and found else HEADERS  # a page may say that there is no such part
                extra = [*said, *((HSTS,) if secure else ()), *(((b"cache-control", b"no-store"),) if api else ())]
                ours = {name for name, _ in extra}
                kept = [pair for pair in message.get("headers", []) if pair[0].lower() not in ours]
                message["headers"] = [*kept, *extra]
                self._metrics.answers.labels(str(message["status"])).inc()
            await send(message)

        return dressed


def behind_proxies(inner: ASGIApp, settings: Settings) -> ASGIApp:
    """The same, but a trusted proxy is believed when it says for whom it asks, and nobody else is."""
    if not settings.trusted_proxies:
        return inner
    return ProxyHeadersMiddleware(inner, list(settings.trusted_proxies))  # type: ignore[arg-type,return-value]


def address_of(scope: Scope) -> str:
    """The address that pays for this request with its credits."""
    client = scope.get("client")
    return address_key(client[0]) if client else "unknown"


def _headers(scope: Scope) -> dict[str, str]:
    """The headers; one that was sent twice counts as both, so that neither can hide behind the other."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]},{text}" if key in found else text
    return found


def _has_two_ends(headers: dict[str, str]) -> bool:
    """Whether a request says in two ways where it ends: a proxy may believe the other one, and take what follows for a
    request of somebody else.
    """
    return CHUNKED in headers and LENGTH in headers


async def _answer(problem: Problem, send: Send) -> None:
    body = encode_problem(problem)
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    if problem.status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"5"))
    if problem.status == HTTPStatus.BAD_REQUEST:  # whatever comes next on this connection, nobody knows what it is
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": int(problem.status), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
