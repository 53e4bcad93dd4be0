"""A match on paper: a header and entries. The log is the game; state, views and statistics are folds of it."""

from typing import Annotated, Any, Final

from msgspec import Meta, Raw

from coldsnap.core.codec import decode, prepare
from coldsnap.core.facts import Fact
from coldsnap.core.game import Move, Types
from coldsnap.core.ids import MAX_SEATS, NATURE, Actor, Digest, Milliseconds, Name, Ply, Seat, SeatCount, SeedHex
from coldsnap.core.scene import Body
from coldsnap.core.values import Action, Event, Options, Value

FORMAT: Final = 1
"""The version of the record format itself."""

CAUSE: Final = 200
"""Characters that tell why a flick could not be simulated."""

PlayerName = Annotated[str, Meta(max_length=40)]
PlayerNames = Annotated[tuple[PlayerName, ...], Meta(max_length=MAX_SEATS)]
EngineName = Annotated[str, Meta(max_length=100)]


class Begin(Action, frozen=True, tag="match-begin"):
    """NATURE sets the game up: always ply 0."""


class TakeBack(Action, frozen=True, tag="match-take-back"):
    """Go back to the state after ply `to_ply`. Handled by Table alone; no game ever sees it.

    `agreed` are the seats that gave their consent to losing a move of theirs. The authority fills it in.
    """

    to_ply: Ply
    agreed: Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)] = ()


class Resolved(Action, frozen=True, tag="match-resolved"):
    """NATURE's answer to Simulate: what physics saw, and where the bodies that moved came to rest."""

    facts: Annotated[tuple[Fact, ...], Meta(max_length=10_000)]
    rest: Annotated[tuple[Body, ...], Meta(max_length=100)]


class Unresolved(Action, frozen=True, tag="match-unresolved"):
    """NATURE's answer to Simulate when physics has none: the game decides what a flick without an outcome means."""

    cause: Annotated[str, Meta(max_length=CAUSE)]


class Header(Value, frozen=True):
    """What has to be known before the first entry. It is self-contained: options are there by content."""

    format: Annotated[int, Meta(ge=1, le=1000)]
    game: Name
    version: Annotated[int, Meta(ge=1, le=1000)]
    engine: EngineName
    seats: SeatCount
    options: Options
    seed: SeedHex
    names: PlayerNames


class Entry(Value, frozen=True):
    """One move, what it did, and the digest of the state after it.

    `at` and `charged` are milliseconds since the start and of the seat's clock; neither is in the digest.
    """

    ply: Ply
    at: Milliseconds
    charged: Milliseconds
    move: Move
    events: tuple[Event, ...]
    digest: Digest


class Record(Value, frozen=True):
    """A whole match."""

    header: Header
    entries: tuple[Entry, ...]


class _RawHeader(Value, frozen=True):
    format: Annotated[int, Meta(ge=1, le=1000)]
    game: Name
    version: Annotated[int, Meta(ge=1, le=1000)]
    engine: EngineName
    seats: SeatCount
    options: Raw
    seed: SeedHex
    names: PlayerNames


class _RawMove(Value, frozen=True):
    seat: Actor
    action: Raw


class _RawEntry(Value, frozen=True):
    ply: Ply
    at: Milliseconds
    charged: Milliseconds
    move: _RawMove
    events: tuple[Raw, ...]
    digest: Digest


def game_of(line: bytes) -> str:
    """The id of the game whose types decode the rest of a record."""
    game: str = decode(_RawHeader, line).game
    return game


def decode_header(line: bytes, types: Types) -> Header:
    """The header in a line of JSON."""
    raw: _RawHeader = decode(_RawHeader, line)
    options = decode(types.options, raw.options, at="$.options")
    return Header(raw.format, raw.game, raw.version, raw.engine, raw.seats, options, raw.seed, raw.names)


def decode_entry(line: bytes, types: Types) -> Entry:
    """The entry in a line of JSON. Actions of seats and answers of NATURE have decoders of their own."""
    raw: _RawEntry = decode(_RawEntry, line)
    action = decode(_played(types, raw.move.seat), raw.move.action, at="$.move.action")
    events = tuple(decode(types.event, event, at=f"$.events[{index}]") for index, event in enumerate(raw.events))
    return Entry(raw.ply, raw.at, raw.charged, Move(raw.move.seat, action), events, raw.digest)


def prepare_types(types: Types) -> None:
    """Make ready for records of a game to be decoded in several threads at once."""
    for kind in (_RawHeader, _RawEntry, types.options, types.event, _played(types, 0), _played(types, NATURE)):
        prepare(kind)


def _played(types: Types, actor: int) -> Any:
    """The union of what a seat, or NATURE, may have played."""
    return types.action | TakeBack if actor >= 0 else types.answer | Begin | Resolved | Unresolved
