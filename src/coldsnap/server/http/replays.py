"""Finished matches: the record to keep, what happened, and any position. A match that is still played gives neither."""

import base64
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from coldsnap.core.record import Entry, Resolved
from coldsnap.core.secrets import redact_all
from coldsnap.match.table import Table
from coldsnap.server.edge.border import address_of
from coldsnap.server.edge.problems import Problem
from coldsnap.server.edge.tokens import bearer
from coldsnap.server.http.api import AnyRequest, TablePath, refusals, visible
from coldsnap.server.limits import REPLAY_COST
from coldsnap.server.matches.match_awards import awards_of
from coldsnap.server.services import services_of
from coldsnap.server.tables.projection import facts_of, stuck_of
from coldsnap.server.workers.facade import Busy
from coldsnap.store.matches import Stored
from coldsnap.wire.bodies import MatchAwards, Replayed, ReplayStory, ToldEntry

LAST: Final = 1_000_000
PlyQuery = Annotated[int, QueryParameter(ge=1, le=LAST)]
LINES: Final = "application/jsonl"

_RECORD: Final = {
    200: ResponseSpec(bytes, description="The record, as JSON Lines.", media_type=LINES, generate_examples=False)
}


@get("/api/tables/{table:str}/record", responses={**refusals(400, 404, 409), **_RECORD}, tags=["matches"])
async def record(request: AnyRequest, table: TablePath) -> Response[bytes]:
    """The record of a finished match, as JSON Lines to keep."""
    await _finished(request, table)
    lines = await services_of(request.app).store.record(table)
    return Response(
        lines or b"",
        media_type=LINES,
        headers={"content-disposition": f'attachment; filename="coldsnap-{table}.jsonl"'},
    )


@get("/api/tables/{table:str}/replay", responses=refusals(400, 404, 409), tags=["matches"])
async def replay(request: AnyRequest, table: TablePath, ply: PlyQuery = LAST) -> Replayed:
    """A finished match after `ply` entries (the last by default), as a spectator saw it."""
    services = services_of(request.app)
    stored = await _finished(request, table)
    match = await services.replay_cache.table(stored)
    wanted = match.ply if ply == LAST else ply
    if wanted > match.ply:
        raise Problem(HTTPStatus.NOT_FOUND, "no-such-ply")
    entry = match.entries[wanted - 1]
    frames = await _frames(request, table, match, entry)
    return Replayed(
        table,
        stored.row.game,
        wanted,
        match.ply,
        _plain(match.view(None, wanted)),
        _told(entry),
        over=wanted == match.ply,
        frames=None if frames is None else base64.b64encode(frames).decode(),
        facts=facts_of(entry),
        stuck=stuck_of(match, entry),
    )


@get("/api/tables/{table:str}/story", responses=refusals(400, 404, 409), tags=["matches"])
async def story(request: AnyRequest, table: TablePath) -> ReplayStory:
    """All that happened in a finished match, as a spectator was told it. The positions are `replay`'s."""
    stored = await _finished(request, table)
    return ReplayStory(
        table,
        stored.row.game,
        tuple(
            ToldEntry(entry.ply + 1, _told(entry), isinstance(entry.move.action, Resolved)) for entry in stored.entries
        ),
    )


@get("/api/tables/{table:str}/awards", responses=refusals(400, 404, 409), tags=["matches"])
async def awards(request: AnyRequest, table: TablePath) -> MatchAwards:
    """What was longest, highest or most often in a finished match, and whose it was."""
    stored = await _finished(request, table)
    return MatchAwards(table, await awards_of(services_of(request.app).store, stored))


async def _finished(request: AnyRequest, table: str) -> Stored:
    """A match that is over and may be seen."""
    services = services_of(request.app)
    if not services.address_limits.request(address_of(request.scope), REPLAY_COST):
        raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
    row = await visible(services, table, bearer(request.headers.get("authorization")))
    stored = await services.store.load(table) if row.over else None
    if stored is None or stored.header is None:
        raise Problem(HTTPStatus.CONFLICT, "not-over")
    return stored


async def _frames(request: AnyRequest, table: str, match: Table, entry: Entry) -> bytes | None:
    frames = services_of(request.app).hub.flick_frames
    try:
        return await frames.of(table, match, entry, address_of(request.scope))
    except Busy:
        raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-fast") from None


def _told(entry: Entry) -> tuple[dict[str, Any], ...]:
    return tuple(_plain(event) for event in redact_all(entry.events, None))


def _plain(value: object) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(value)
    return plain
