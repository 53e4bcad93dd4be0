"""Bodies of HTTP requests and answers. Unknown fields are refused; every text and number has bounds."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from coldsnap.core.facts import Fact
from coldsnap.core.ids import Name, Ply, Seat
from coldsnap.core.values import Value
from coldsnap.match.awards import Award
from coldsnap.wire.messages import Help, Stuck, Token
from coldsnap.wire.new_table import (
    ChosenToken,
    ClockWish,
    Created,
    Joined,
    Kind,
    NewTable,
    SeatGrant,
    TableId,
    WantedName,
)

Link = Annotated[str, Meta(max_length=2000)]
"""An address whose secrets are behind the `#`, where no server and no log sees them. No shell has to be kept off it."""

BETWEEN: Final = "."
"""Stands between the secrets of a link: no secret has it, and no shell takes it for itself, as it would take an `&`."""

When = Annotated[int, Meta(ge=0, le=10**15)]
"""Milliseconds since 1970."""


class Health(Value, frozen=True):
    """That the server is there, and which one."""

    ok: bool
    build: str
    protocol: int


class OptionInfo(Value, frozen=True):
    """A table option. `open`: other values than those of the list are taken, too.

    `promo`: extra pieces, shown as a card. `against`: values of other options with which only its default goes.
    `seats`: the numbers of players with whom another value can be chosen; none means any.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    open: bool
    promo: bool
    against: tuple[tuple[str, str], ...]
    seats: tuple[int, ...]


class GameInfo(Value, frozen=True):
    """A game and what can be chosen for its tables. `levels` are its bots, weakest first."""

    id: Name
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    physics: bool
    practice: bool


class Games(Value, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class JoinBody(Value, frozen=True):
    """The invite's secret, the name to be shown, and the seat if one is preferred.

    `token` is to be the seat's secret. The client chooses it, so that a request whose answer was lost can be made
    again: with the token of a seat that is taken already, that seat is the answer.
    """

    invite: Token
    token: ChosenToken
    name: WantedName = ""
    seat: Seat | None = None


class TableLinks(Value, frozen=True):
    """Links to give away or to keep. `host` holds the host's rights and own seats: nobody else's business."""

    host: Link
    invite: Link
    watch: Link
    only_this_computer: bool


class CreatedTable(Value, frozen=True):
    """A new table, its secrets and its links. They are told this once."""

    table: TableId
    host: Token
    invite: Token
    watch: Token
    seats: tuple[SeatGrant, ...]
    links: TableLinks


class JoinedTable(Value, frozen=True):
    """The seat that was taken, its secret and its link."""

    table: TableId
    seat: Seat
    token: Token
    link: Link


class RematchTable(Value, frozen=True):
    """The table of a rematch. All secrets of the table before open the same there."""

    table: TableId


class SeatSummary(Value, frozen=True):
    """Who sits where."""

    seat: Seat
    kind: Kind
    name: str
    level: Name | None = None


class TableSummary(Value, frozen=True):
    """A table as a list shows it. `created` and `touched` are milliseconds since 1970.

    `mine`: the seats that the token of the request opens; none in lists, for which nobody shows one.
    """

    id: TableId
    game: Name
    public: bool
    help: Help
    started: bool
    over: bool
    created: When
    touched: When
    seats: tuple[SeatSummary, ...]
    options: dict[str, str]
    clock: ClockWish | None = None
    mine: tuple[Seat, ...] = ()


class TableList(Value, frozen=True):
    """Tables, newest first. `before` gives the next page; None on the last one."""

    tables: tuple[TableSummary, ...]
    before: When | None = None


class Replayed(Value, frozen=True):
    """A finished match after `ply` of its `plies` entries, as a spectator saw it; frames, facts, stuck as in Update."""

    table: TableId
    game: Name
    ply: Ply
    plies: Ply
    view: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    over: bool
    frames: str | None = None
    facts: tuple[Fact, ...] = ()
    stuck: tuple[Stuck, ...] = ()


class ToldEntry(Value, frozen=True):
    """What happened in the entry that made it `ply` of them; nothing where a move was taken back. `flick`: it moved."""

    ply: Ply
    events: tuple[dict[str, Any], ...]
    flick: bool


class ReplayStory(Value, frozen=True):
    """Everything that happened in a finished match, as a spectator was told it: what to scrub and jump by."""

    table: TableId
    game: Name
    told: tuple[ToldEntry, ...]


class MatchAwards(Value, frozen=True):
    """The awards of a finished match. They are for fun: they change nothing of who has won."""

    table: TableId
    awards: tuple[Award, ...]


class Wrong(Struct, frozen=True, omit_defaults=True):
    """The body of every refusal. `code` is stable, `message` is a sentence, `rule` is of the catalogue."""

    code: str
    message: str | None = None
    rule: str | None = None


BODIES: Final = (
    *(Health, Games, NewTable, CreatedTable, JoinBody, JoinedTable, RematchTable),
    *(TableSummary, TableList, Replayed, ReplayStory, MatchAwards, Wrong),
)
"""All that HTTP requests and answers carry."""


def created_table(created: Created, base: str, *, only_this_computer: bool) -> CreatedTable:
    """The answer to the one who made a table."""
    here = f"{base}/t/{created.table}"
    own = "".join(f"{BETWEEN}seat={grant.token}" for grant in created.seats)
    links = TableLinks(
        f"{here}#host={created.host}{own}",
        f"{here}#invite={created.invite}",
        f"{here}#watch={created.watch}",
        only_this_computer,
    )
    return CreatedTable(created.table, created.host, created.invite, created.watch, created.seats, links)


def joined_table(joined: Joined, base: str) -> JoinedTable:
    """The answer to the one who joined."""
    return JoinedTable(joined.table, joined.seat, joined.token, f"{base}/t/{joined.table}#seat={joined.token}")
