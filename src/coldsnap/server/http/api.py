"""The HTTP interface: games, tables and what becomes of them. Moves are made over sockets alone."""

from http import HTTPStatus
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from coldsnap.bots.levels import bot_names
from coldsnap.core.game import Info
from coldsnap.core.unique_keys import require_unique_keys
from coldsnap.games.registry import GAMES
from coldsnap.server.edge.border import address_of
from coldsnap.server.edge.display_names import clean_name
from coldsnap.server.edge.problems import Problem
from coldsnap.server.edge.tokens import bearer, opens
from coldsnap.server.limits import CREATE_COST, JOIN_COST
from coldsnap.server.logs import audit
from coldsnap.server.services import Services, services_of
from coldsnap.server.settings import BUILD, LOOPBACK
from coldsnap.server.tables.boards import offered
from coldsnap.server.tables.wishes import options_of
from coldsnap.store.matches import MatchRow
from coldsnap.wire.bodies import (
    CreatedTable,
    GameInfo,
    Games,
    Health,
    JoinBody,
    JoinedTable,
    OptionInfo,
    RematchTable,
    SeatSummary,
    TableList,
    TableSummary,
    Wrong,
    created_table,
    joined_table,
)
from coldsnap.wire.messages import PROTOCOL
from coldsnap.wire.new_table import ClockWish, NewTable

FAR: Final = 10**15
"""A time that no table was made after."""

AnyRequest = Request[Any, Any, Any]
TablePath = Annotated[str, PathParameter(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[int, QueryParameter(ge=0, le=FAR)]

_WHY: Final = {
    400: "Not what was expected.",
    403: "Not with this token, or not from this page.",
    404: "There is no such table, or not for you.",
    409: "Not now.",
    413: "Too large.",
    415: "Not JSON.",
    422: "No game has such a table.",
    421: "Not a name of this server.",
    429: "Too much or too fast.",
    503: "Storage or physics cannot be reached.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route can give, for the description of the interface."""
    return {
        status: ResponseSpec(Wrong, description=_WHY[status], generate_examples=False)
        for status in (*statuses, 421, 429, 503)
    }


async def look_at_keys(request: AnyRequest) -> None:
    """Refuse a body in which a key is said twice, before anybody reads it. Raises Undecodable."""
    body = await request.body()
    if body:
        require_unique_keys(body)


@get("/api/health", responses=refusals(), tags=["server"])
async def health(request: AnyRequest) -> Health:
    """Whether the server is there and can store what is played; 503 if it cannot."""
    if await services_of(request.app).store.fault() is not None:
        raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "storage")
    return Health(ok=True, build=BUILD, protocol=PROTOCOL)


@get("/api/games", responses=refusals(), tags=["server"])
async def games(request: AnyRequest) -> Games:
    """The games, their options and their bots. A board of the server's own folder is a value like any other."""
    boards = services_of(request.app).hub.boards
    return Games(tuple(_game(offered(game.info, boards)) for game in GAMES.values()))


@post("/api/tables", before_request=look_at_keys, responses=refusals(400, 403, 413, 415, 422), tags=["tables"])
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> CreatedTable:
    """Make a table. Its secrets are in the answer and nowhere else."""
    services = services_of(request.app)
    address = address_of(request.scope)
    if not services.address_limits.request(address, CREATE_COST):
        raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
    created = await services.hub.create(data, address)
    services.metrics.tables.labels(data.game).inc()
    audit("table-created", table=created.table, game=data.game, public=data.public, seats=len(data.seats))
    return created_table(created, base_url(request), only_this_computer=services.settings.only_this_computer)


@post(
    "/api/tables/{table:str}/join",
    before_request=look_at_keys,
    responses=refusals(400, 403, 404, 409, 413, 415),
    tags=["tables"],
)
async def join_table(request: AnyRequest, table: TablePath, data: JSONBody[JoinBody]) -> JoinedTable:
    """Take an open seat with the secret of the invite; the same request again gives the same seat."""
    services = services_of(request.app)
    if not services.address_limits.request(address_of(request.scope), JOIN_COST):
        raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
    joined = await services.hub.join(table, data.invite, data.token, clean_name(data.name), data.seat)
    audit("joined", table=table, seat=joined.seat)
    return joined_table(joined, base_url(request))


@post("/api/tables/{table:str}/rematch", responses=refusals(400, 403, 404, 409, 413, 415), tags=["tables"])
async def rematch(request: AnyRequest, table: TablePath) -> RematchTable:
    """The same table again, in which the next seat begins; for the host's token, when the match is over.

    There is one rematch of a table: asked for again, it is the same.
    """
    services = services_of(request.app)
    token = bearer(request.headers.get("authorization"))
    address = address_of(request.scope)
    if not services.address_limits.request(address, CREATE_COST):
        raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
    row = await visible(services, table, token)
    if not opens(token, row.host_hash):
        raise Problem(HTTPStatus.FORBIDDEN, "not-host")
    again = await services.hub.rematch(table, address)
    audit("rematch", table=again, game=row.game, rematch_of=table)
    return RematchTable(again)


@get("/api/tables", responses=refusals(400), tags=["tables"])
async def public_tables(request: AnyRequest, limit: Limit = 50, before: Before = FAR) -> TableList:
    """The public tables that wait or play."""
    return await _listed(services_of(request.app), over=False, limit=limit, before=before)


@get("/api/archive", responses=refusals(400), tags=["matches"])
async def archive(request: AnyRequest, limit: Limit = 50, before: Before = FAR) -> TableList:
    """The public matches that are over."""
    return await _listed(services_of(request.app), over=True, limit=limit, before=before)


@get("/api/tables/{table:str}", responses=refusals(400, 404), tags=["tables"])
async def one_table(request: AnyRequest, table: TablePath) -> TableSummary:
    """A table; a private one only with one of its tokens (`Authorization: Bearer`)."""
    token = bearer(request.headers.get("authorization"))
    row = await visible(services_of(request.app), table, token)
    return replace(summary(row), mine=tuple(seat.seat for seat in row.seats if opens(token, seat.token_hash)))


async def visible(services: Services, table: str, token: str | None) -> MatchRow:
    """A table that may be seen with this token. One that may not be seen might as well not be there."""
    row = await services.store.row(table)
    if row is None or not (row.public or knows_table(row, token)):
        raise Problem(HTTPStatus.NOT_FOUND, "no-such-table")
    return row


def knows_table(row: MatchRow, token: str | None) -> bool:
    """Whether a token is one of this table's: host's, invite's, watcher's or a seat's. All are compared, always."""
    stored = (row.host_hash, row.invite_hash, row.watch_hash, *(seat.token_hash for seat in row.seats))
    return sum(opens(token, each) for each in stored) > 0


def summary(row: MatchRow) -> TableSummary:
    """The summary of a table that a list may show."""
    clock = None if row.clock_turn is None else ClockWish(row.clock_turn, row.clock_bank or 0)
    return TableSummary(
        row.id,
        row.game,
        row.public,
        msgspec.convert(row.help, TableSummary.__annotations__["help"]),
        row.started,
        row.over,
        row.created,
        row.touched,
        tuple(SeatSummary(seat.seat, seat.kind, seat.name, seat.level) for seat in row.seats),
        options_of(row),
        clock,
    )


def base_url(request: AnyRequest) -> str:
    """The address that links begin with: the first of our own origins, or the (allowed) host that the request names.

    Whoever names this computer as such, while the whole house may come in, gets the address that the house knows.
    """
    settings = services_of(request.app).settings
    if settings.origins:
        return settings.origins[0]
    named = urlsplit(f"{request.scope['scheme']}://{request.headers['host']}")
    if settings.lan and settings.lan_address and named.hostname in LOOPBACK:
        port = "" if named.port is None else f":{named.port}"
        return f"{named.scheme}://{settings.lan_address}{port}"
    return named.geturl()


async def _listed(services: Services, *, over: bool, limit: int, before: int) -> TableList:
    rows = await services.store.list_public(over=over, limit=limit, before=before)
    return TableList(tuple(summary(row) for row in rows), rows[-1].created if len(rows) == limit else None)


def _game(info: Info) -> GameInfo:
    options = tuple(
        OptionInfo(each.name, each.values, each.default, each.rule, each.open, each.promo, each.against, each.seats)
        for each in info.options
    )
    return GameInfo(info.id, info.version, info.seats, options, bot_names(info.id), info.physics, info.free_take_back)
