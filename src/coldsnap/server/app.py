"""The application: everything put together, opened when the server starts and closed when it stops."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from coldsnap.core.errors import ColdsnapError
from coldsnap.server.edge.admission import AddressLimits
from coldsnap.server.edge.border import Border, behind_proxies
from coldsnap.server.edge.problems import Problem, answer_problem, forget_places, problem_of
from coldsnap.server.edge.tokens import bearer, opens, token_hash
from coldsnap.server.http import api, pages, replays
from coldsnap.server.http.openapi import openapi_config
from coldsnap.server.http.static_files import StaticFile, load_static_files
from coldsnap.server.limits import BODY
from coldsnap.server.logs import log
from coldsnap.server.metrics import Metrics
from coldsnap.server.quick_start import is_quick
from coldsnap.server.services import AnyHub, Services, services_of
from coldsnap.server.settings import Settings
from coldsnap.server.sockets import conversation
from coldsnap.server.workers.load_metrics import LoadMetrics
from coldsnap.store.matches import MatchStore
from coldsnap.wire.bodies import Wrong

HubFactory = Callable[[MatchStore, Settings], AbstractAsyncContextManager[AnyHub]]

TIDY_S: Final = 3600
"""Seconds between two rounds of tidying the database."""


class Application(Litestar):
    """Litestar behind the border, which also sees what has no route."""

    door: ASGIApp

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        """Litestar's plugins for msgspec. It would load those for pydantic, too, because typer brings that.

        This hook is Litestar's own; there is no public one. Without it the start is slower, no more.
        """
        return [*plugins, MsgspecDIPlugin()] if is_quick() else Litestar._get_default_plugins(plugins)  # noqa: SLF001

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """Pass requests through the border, and the start and the stop of the server around it."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.door(scope, receive, send)  # type: ignore[arg-type]

    async def inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request that passed the border."""
        await super().__call__(scope, receive, send)


def build_app(settings: Settings, hub_factory: HubFactory, *, web: Path = pages.WEB) -> Application:
    """The application. `hub_factory` gives the hub for as long as the server runs."""
    address_limits, metrics = AddressLimits(settings.limits), Metrics()
    items = load_static_files(web)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            store = await MatchStore.open(settings.database, full_sync=settings.full_sync)
            stack.push_async_callback(store.close)
            store.on_fault(lambda fault: log.error("storage-failed", cause=str(fault)))
            if settings.admin_port is not None:
                stack.enter_context(metrics.serve(settings.admin_port))
            hub = await stack.enter_async_context(hub_factory(store, settings))
            metrics.registry.register(LoadMetrics(lambda: hub.load))
            tidying = asyncio.create_task(_tidy(store, hub, settings))
            stack.callback(tidying.cancel)
            app.state["services"] = Services(settings, store, hub, address_limits, metrics)
            yield

    app = Application(
        route_handlers=[
            *(api.health, api.games, api.create_table, api.join_table, api.rematch, api.public_tables),
            *(api.archive, api.one_table, replays.record, replays.story, replays.replay, replays.awards),
            *(conversation.table_socket, metrics_page),
            *pages.page_routes(items),
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: partial(_answer, items)},
        openapi_config=openapi_config(),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
    app.door = behind_proxies(Border(app.inside, settings, address_limits, metrics), settings)
    return app


def _answer(
    items: Mapping[str, StaticFile], request: Request[Any, Any, Any], error: Exception
) -> Response[bytes] | Response[Wrong]:
    """The answer to a request that failed: a page to a person at an address that does not exist, else the problem."""
    problem = problem_of(error, request.headers.get("accept-language"))
    forget_places(error)
    page = pages.missing_page(items, request) if problem.code == "not-found" else None
    return page or answer_problem(problem)


@get("/admin/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics_page(request: Request[Any, Any, Any]) -> bytes:
    """The metrics, for the admin's token; for anybody else there is no such page."""
    services = services_of(request.app)
    wanted = services.settings.admin_token
    if wanted is None or not opens(bearer(request.headers.get("authorization")), token_hash(wanted)):
        raise Problem(HTTPStatus.NOT_FOUND, "not-found")
    return services.metrics.text()


async def _tidy(store: MatchStore, hub: AnyHub, settings: Settings) -> None:
    """Now and then let go of what nobody keeps."""
    while True:
        try:
            gone = await store.tidy(settings.retention, lambda: hub.in_memory)
            await store.save_time()
            log.info("tidied", **gone)
        except ColdsnapError as error:
            log.error("tidying-failed", cause=str(error))
        await asyncio.sleep(TIDY_S)
