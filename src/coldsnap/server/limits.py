"""Bounds of what one socket, seat or address may ask for. All that somebody outside can make grow has a bound here."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from coldsnap.wire.messages import (
    Act,
    Aim,
    AskBack,
    ClientMessage,
    Face,
    Fit,
    Hello,
    Hint,
    HostDo,
    Ping,
    Preview,
    SaySeen,
    SendEmote,
    SetClosing,
    TakeSeat,
    Wait,
)

BODY: Final = 16 * 1024
"""Bytes of the largest request body."""

Count = Annotated[int, Meta(ge=1, le=10**9)]
Bytes = Annotated[int, Meta(ge=1, le=10**15)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bounds. A credit is about an aim frame's worth of work; a bucket holds so many and is refilled per second."""

    socket_credits: Count = 200
    socket_refill: Count = 25
    seat_credits: Count = 300
    seat_refill: Count = 30
    address_credits: Count = 2_000
    address_refill: Count = 250
    strikes: Count = 20
    """How often a socket may be out of credit before it is closed."""
    garbled: Count = 5
    """How many messages of a socket may not be understood before it is closed."""
    connections: Count = 6_000
    """TCP connections, of whatever kind; fewer, if the system gives fewer descriptors than that takes."""
    connections_per_address: Count = 256
    """Those of an address, unless it is a trusted proxy's."""
    sockets_per_address: Count = 64
    sockets_per_table: Count = 128
    sockets: Count = 5_000
    tables_per_address: Count = 50
    stored_per_address: Bytes = 200_000_000
    """Bytes that the tables made by one address may store in a day: some six hundred matches of ICECOOL."""
    bot_tables_per_address: Count = 4
    """How many tables of bots alone, made by one address, may play at the same time."""
    queue_messages: Count = 256
    queue_bytes: Count = 2_000_000
    hello_s: Seconds = 10.0
    idle_s: Seconds = 900.0
    table_idle_s: Seconds = 600.0
    """How long a table at which nobody is stays in memory; it comes back from storage when it is touched."""
    idle_tables: Count = 128
    """How many of those stay at all: strangers can make many in so long, and a long match takes 0.3 MB."""
    ping_s: Seconds = 20.0
    head_s: Seconds = 10.0
    """How long the head of a request may take to arrive, and then its body."""
    unread_s: Seconds = 30.0
    """How long somebody may read nothing of the answer to a request."""
    linger_s: Seconds = 5.0
    """How long a closed socket may take to read what is left."""
    show_s: Seconds = 6.0
    """How long beyond its length a table waits until those who say so have seen a flick: slow motion takes less."""
    closing_s: Seconds = 3.0
    """How long a turn that ends by itself after a moment can be kept open: time to press one button of two."""


COSTS: Final[dict[type[ClientMessage], int]] = {
    Ping: 1,
    Aim: 1,
    SaySeen: 1,
    Face: 5,
    SendEmote: 5,
    SetClosing: 5,
    Wait: 5,
    Act: 8,
    AskBack: 8,
    HostDo: 8,
    TakeSeat: 8,
    Fit: 10,
    Preview: 20,
    Hint: 25,
    Hello: 25,
}
"""Credits of each message: cheap for what is only passed on, dear for what is stored or computed."""

GARBLED_COST: Final = 8
FRAME_COST: Final = 1
"""A ping, a pong that nobody asked for, a part of a message."""
UPGRADE_COST: Final = 5
REQUEST_COST: Final = 5
CREATE_COST: Final = 40
REPLAY_COST: Final = 20
JOIN_COST: Final = 25
"""An invite cannot be guessed; that it is also slow to try costs nobody anything."""
