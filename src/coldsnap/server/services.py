"""The services that every handler of a running server works with, and what it asks of the hub and its tables."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Protocol

from litestar import Litestar

from coldsnap.server.edge.admission import AddressLimits
from coldsnap.server.matches.flick_frames import FlickFrames
from coldsnap.server.matches.replay_cache import ReplayCache
from coldsnap.server.metrics import Metrics
from coldsnap.server.settings import Settings
from coldsnap.server.tables.boards import Boards
from coldsnap.server.tables.seat_move import SeatMove
from coldsnap.server.tables.viewer import Viewer
from coldsnap.server.workers.facade import Load
from coldsnap.store.matches import MatchStore, Settle
from coldsnap.wire.messages import Act, ClientMessage, Hello, Role
from coldsnap.wire.new_table import Created, Joined, NewTable


class AnyLiveTable(Protocol):
    """A table as a socket meets it. All raise Rejected when they refuse."""

    def role_of(self, tokens: tuple[str, ...]) -> Role:
        """What tokens make of a viewer."""

    async def enter(self, viewer: Viewer, hello: Hello) -> None:
        """Welcome a viewer and tell all that they may know."""

    async def leave(self, viewer: Viewer) -> None:
        """The viewer has gone; one that never entered may leave as well."""

    async def hear(self, viewer: Viewer, message: ClientMessage) -> None:
        """A message of a viewer who has entered."""

    def seat_move(self, viewer: Viewer, message: Act, settle: Settle) -> SeatMove | None:
        """The move of a viewer who has entered, if there is nothing to wait for; None if it has to be heard."""


class AnyHub(Protocol):
    """The tables of a server. `boards` are those of the server's own folder."""

    @property
    def boards(self) -> Boards:
        """The boards of the folder, by name, as their files have them."""

    @property
    def load(self) -> Load:
        """The load of its workers."""

    @property
    def in_memory(self) -> Collection[str]:
        """The tables that are in memory, or on the way there."""

    @property
    def flick_frames(self) -> FlickFrames:
        """The frames of flicks in finished matches."""

    async def create(self, wanted: NewTable, address: str) -> Created:
        """Make a table. Raises Rejected, BadOption."""

    async def join(self, table: str, invite: str, token: str, name: str, seat: int | None) -> Joined:
        """Take an open seat and let this token open it, or find the one that it opens already. Raises Rejected."""

    async def rematch(self, table: str, address: str) -> str:
        """The table of the rematch, made if need be; the caller has checked that it is the host who asks."""

    async def live_table(self, table: str) -> AnyLiveTable | None:
        """A table in memory, read from storage if need be; None if there is no such table."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    store: MatchStore
    hub: AnyHub
    address_limits: AddressLimits
    metrics: Metrics
    replay_cache: ReplayCache = field(default_factory=ReplayCache)


def services_of(app: Litestar) -> Services:
    """The parts behind an application that has been started."""
    found: Any = app.state["services"]
    assert isinstance(found, Services)  # noqa: S101 - app.py puts it there
    return found
