"""News for a client: the table with the game's own types, and the state of the connection."""

from dataclasses import dataclass
from typing import Literal

from msgspec import Raw

from coldsnap.core.choices import Offer
from coldsnap.core.codec import decode
from coldsnap.core.game import Types
from coldsnap.core.offers import decode_offer
from coldsnap.core.values import Event, View
from coldsnap.wire import messages as wire
from coldsnap.wire.packing import unpack

ConnectionState = Literal["waiting", "connected", "closed"]


@dataclass(frozen=True, slots=True)
class ConnectionStatus:
    """The connection to the server. `waiting`: there is none, it is tried again; `closed`: for good. `cause`: why."""

    state: ConnectionState
    cause: str = ""


@dataclass(frozen=True, slots=True)
class SeenTable:
    """The table after `ply` entries, as this viewer may see it, and the events of the last one.

    `whole`: it was told anew, so what happened since the client last saw it is not known one by one. `latest` is what
    happened last, whether it was told before or not; a move that is taken back has no events.
    """

    ply: int
    view: View
    offer: Offer | None
    events: tuple[Event, ...] = ()
    over: bool = False
    simulating: bool = False
    whole: bool = False
    frames: str | None = None
    show_ms: int = 0
    latest: tuple[Event, ...] = ()

    @property
    def taken_back(self) -> bool:
        """Whether its last entry took moves back: every other entry makes something happen."""
        return not self.whole and not self.events


News = (
    ConnectionStatus
    | SeenTable
    | wire.Welcome
    | wire.People
    | wire.Sealed
    | wire.Refused
    | wire.Aimed
    | wire.Emoted
    | wire.BackAsked
    | wire.Closes
    | wire.Rematched
)
"""What a client's owner is told, in the order in which it came."""

Answer = wire.Done | wire.Refused | wire.Pong | wire.Fitted | wire.Previewed | wire.Hinted
"""What a command is answered with."""


def read_answer(data: str | bytes) -> wire.ServerMessage:
    """A server's message. Raises Undecodable."""
    found: wire.ServerMessage = decode(wire.ServerMessage, unpack(data))
    return found


def read_sync(told: wire.Sync, types: Types) -> SeenTable:
    """The whole table. Raises Undecodable."""
    view: View = decode(types.view, told.view, at="$.view")
    happened = [found for entry in told.story if (found := _events(entry.events, types))]
    latest = happened[-1] if happened else ()
    offer = _offer(told.offer, types)
    return SeenTable(told.ply, view, offer, (), told.over, told.simulating, whole=True, latest=latest)


def read_update(told: wire.Update, types: Types) -> SeenTable:
    """One entry and the table after it. Raises Undecodable."""
    view: View = decode(types.view, told.view, at="$.view")
    events, offer = _events(told.events, types), _offer(told.offer, types)
    return SeenTable(
        told.ply,
        view,
        offer,
        events,
        told.over,
        told.simulating,
        frames=told.frames,
        show_ms=told.show_ms,
        latest=events,
    )


def _events(raw: Raw, types: Types) -> tuple[Event, ...]:
    raws: tuple[Raw, ...] = decode(tuple[Raw, ...], raw, at="$.events")
    return tuple(decode(types.event, each, at=f"$.events[{number}]") for number, each in enumerate(raws))


def _offer(raw: Raw, types: Types) -> Offer | None:
    return None if bytes(raw) == b"null" else decode_offer(raw, types)
