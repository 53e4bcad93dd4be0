"""Everything that is said over a socket. Strictly decoded, tagged by `kind`; docs/wire.md tells it in words.

A client's actions and a server's views and events are of the game that the table plays, so they travel as raw JSON and
are decoded by that game's types. Nothing here holds a seed, a digest or a state.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, field

from coldsnap.core.codec import Reader
from coldsnap.core.facts import Fact
from coldsnap.core.ids import Milliseconds, Name, Ply, Seat
from coldsnap.core.scene import Pose
from coldsnap.core.unique_keys import require_unique_keys
from coldsnap.core.values import Tagged, Value
from coldsnap.wire.packing import pack

PROTOCOL: Final = 1
"""Rises when an old client could misunderstand a new server."""

FRAME_IN: Final = 4096
"""Bytes of the largest message that a client may send."""

Ref = Annotated[str, Meta(min_length=1, max_length=36, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""A client's own number for a command. The same one again is answered again, and never played twice."""

Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""A secret that opens a seat, a host's rights or a place to watch from."""

Place = tuple[int, int, int]
"""A place in millimetres: x, y and the height over the floor."""

Emote = Literal["hello", "wow", "nice", "oops", "thanks", "sorry", "hurry", "bye"]
EMOTES: Final[tuple[str, ...]] = ("hello", "wow", "nice", "oops", "thanks", "sorry", "hurry", "bye")

Help = Literal["none", "bounce", "full"]
Role = Literal["seat", "host", "watcher"]
Closing = Literal["never", "soon", "at-once"]
"""When a question closes by itself that may have nothing to choose: not at all, after a moment, or at once."""


# --- from the client ---


class Hello(Tagged, frozen=True, tag="hello"):
    """The first message: which secrets this device holds, which seat it faces, and how much it has seen already.

    `have` is the number of entries that the client knows; None asks for everything. `shows`: it shows flicks in its own
    time and says when they have been seen (`seen`), so the table waits for it. `closing`: when questions to its seats
    close by themselves (`closing`).
    """

    protocol: Annotated[int, Meta(ge=1, le=1000)]
    tokens: Annotated[tuple[Token, ...], Meta(max_length=9)]
    face: Seat | None = None
    have: Ply | None = None
    shows: bool = False
    closing: Closing = "never"


class Act(Tagged, frozen=True, tag="act"):
    """Play an action for the seat that is faced; `seen` is the number of entries that the mover knows."""

    ref: Ref
    seen: Ply
    action: Raw


class Face(Tagged, frozen=True, tag="face"):
    """Look at the table as this seat, or as nobody (while the device is passed on)."""

    ref: Ref
    seat: Seat | None


class Aim(Tagged, frozen=True, tag="aim"):
    """A flick that is being aimed; relayed to watchers, never final, never stored."""

    action: Raw


class Preview(Tagged, frozen=True, tag="preview"):
    """Ask where a flick would go, as far as the table's help allows."""

    ref: Ref
    action: Raw


class Fit(Tagged, frozen=True, tag="fit"):
    """Ask for the direction and the power that fit where a flick hits the body: straight, in a curve, or a jump."""

    ref: Ref
    action: Raw


class Hint(Tagged, frozen=True, tag="hint"):
    """Ask what a bot would do here, if the table's help allows."""

    ref: Ref


class SendEmote(Tagged, frozen=True, tag="emote"):
    """Show a feeling from the fixed list."""

    ref: Ref
    emote: Emote


class AskBack(Tagged, frozen=True, tag="ask-back"):
    """Ask to go back to the state after entry `to_ply`. Others agree with the same message."""

    ref: Ref
    to_ply: Ply


class SaySeen(Tagged, frozen=True, tag="seen"):
    """Everything up to this entry has been shown here. Never answered."""

    ply: Ply


class SetClosing(Tagged, frozen=True, tag="set-closing"):
    """From now on, questions to the seats of this device close by themselves: never, after a moment, or at once."""

    ref: Ref
    closing: Closing


class Wait(Tagged, frozen=True, tag="wait"):
    """Keep open the question that is asked of the seat that is faced, until it is answered.

    `seen` is the number of entries that the seat knows.
    """

    ref: Ref
    seen: Ply


class HostDo(Tagged, frozen=True, tag="host"):
    """The host starts the match, or acts for an absent seat: lapse its turn, seat a bot, hand the seat back or over.

    A player who is away has the table's grace to come back before their turn lapses or a bot sits down.

    `seen` is the number of entries that the host knows; a turn lapses only if it is still the one that the host saw.
    `token` is a secret for `hand-over`: whoever joins with it in place of the invite's, once, gets the seat of somebody
    who is away or of a bot, with a secret of their own.
    """

    ref: Ref
    seen: Ply
    do: Literal["start", "lapse", "bot", "hand-back", "hand-over"]
    seat: Seat | None = None
    token: Token | None = None


class TakeSeat(Tagged, frozen=True, tag="take-seat"):
    """Take a seat of one's own back from the bot that played for one meanwhile."""

    ref: Ref
    seat: Seat


class Ping(Tagged, frozen=True, tag="ping"):
    """Is the line alive?"""

    ref: Ref


ClientMessage = (
    Hello
    | Act
    | Face
    | Aim
    | Fit
    | Preview
    | Hint
    | SendEmote
    | AskBack
    | SaySeen
    | SetClosing
    | Wait
    | HostDo
    | TakeSeat
    | Ping
)


# --- from the server ---


class SeatInfo(Value, frozen=True):
    """What everybody may know of a seat. `here`: somebody who holds it is connected.

    `clock` is the bank at the last entry, in milliseconds; null at a table without clocks. `away_ms` is for how long a
    person's seat has been without a connection, null while nobody waits for one; the host may act for it after
    `grace_ms`.
    """

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str
    level: Name | None = None
    here: bool = False
    clock: Milliseconds | None = None
    away_ms: Milliseconds | None = None
    grace_ms: Milliseconds = 0


class Welcome(Tagged, frozen=True, tag="welcome"):
    """The answer to Hello. `seats` of this device are those whose tokens it showed."""

    protocol: int
    build: str
    table: Name
    game: Name
    role: Role
    mine: tuple[Seat, ...]
    help: Help
    public: bool
    started: bool


class RunningClock(Value, frozen=True):
    """The clock of the decision that is being made, when this is sent: what is left of the turn, and of the bank.

    It stands still for `wait_ms`, while a flick is shown, and as long as it does not run (the player is away).
    """

    turn_ms: Milliseconds
    bank_ms: Milliseconds
    wait_ms: Milliseconds
    runs: bool


class People(Tagged, frozen=True, tag="people"):
    """Who sits where, who is connected, how many watch, whose decision is timed, and how it stands with that clock."""

    seats: tuple[SeatInfo, ...]
    watchers: int
    started: bool
    running: Seat | None = None
    clock: RunningClock | None = None


class Sealed(Tagged, frozen=True, tag="sealed"):
    """The match has begun with a seed whose SHA-256 this is (`match.sealing`); its record will show the seed itself."""

    seal: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class Told(Value, frozen=True):
    """What happened in the entry that made `ply` of them, as this viewer may know it."""

    ply: Ply
    events: Raw


class Sync(Tagged, frozen=True, tag="sync"):
    """The whole table as this viewer may see it: after Hello, Face, or a gap that could not be filled.

    `offer` is null when this viewer has nothing to decide; `story` are the last entries.
    """

    ply: Ply
    seat: Seat | None
    view: Raw
    offer: Raw
    over: bool
    simulating: bool = False
    story: tuple[Told, ...] = ()


class Stuck(Value, frozen=True):
    """A body that came to rest in a flick, and the gate in whose frame a part of it is: it is stuck there (DOOR-4)."""

    body: Name
    gate: Name


class Update(Tagged, frozen=True, tag="update"):
    """One entry: what happened, as this viewer may know it, and the table after it.

    `frames` are the packed motion of a flick (base64 of zlib); `show_ms` is how long they play; `facts` are what
    physics saw in it, in the order of time, and `stuck` are those who came to rest in a gate.
    """

    ply: Ply
    events: Raw
    view: Raw
    offer: Raw
    over: bool
    simulating: bool = False
    frames: str | None = None
    show_ms: Milliseconds = 0
    facts: tuple[Fact, ...] = ()
    stuck: tuple[Stuck, ...] = ()


class Done(Tagged, frozen=True, tag="done"):
    """A command was carried out; `ply` is the number of entries after it."""

    ref: Ref
    ply: Ply


class Refused(Tagged, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed. `code` is a Fluent message behind `refused-`."""

    ref: Ref | None
    code: Name
    rule: str | None = None
    details: dict[str, str | int | float | list[str]] = field(default_factory=dict)


class Aimed(Tagged, frozen=True, tag="aimed"):
    """Somebody is aiming. Not final."""

    seat: Seat
    action: Raw


class Emoted(Tagged, frozen=True, tag="emoted"):
    """Somebody shows a feeling."""

    seat: Seat
    emote: Emote


class BackAsked(Tagged, frozen=True, tag="back-asked"):
    """Somebody would like to take a move back; these seats still have to agree."""

    seat: Seat
    to_ply: Ply
    waiting: tuple[Seat, ...]


class Closes(Tagged, frozen=True, tag="closes"):
    """The question that is asked of the seat that is faced closes by itself in so many milliseconds."""

    ply: Ply
    in_ms: Milliseconds


class Previewed(Tagged, frozen=True, tag="previewed"):
    """Where the flick would go as it is wanted: up to its first bounce, or to its rest.

    `path` are places of the flicked body in millimetres, `speeds` how fast it is at each, in millimetres a second.
    `ghost` is how it is when it hits the first thing, a body or a wall that `hits` names; where it hits nothing, how it
    comes to rest. `fan` are paths at the edges of what the hand's tremor may make of the flick: to the left strong and
    weak, to the right strong and weak; none where no hand trembles. All are empty if nobody can say.
    """

    ref: Ref
    path: tuple[Place, ...]
    speeds: tuple[int, ...] = ()
    ghost: Pose | None = None
    hits: Name | None = None
    fan: tuple[tuple[Place, ...], ...] = ()


class Fitted(Tagged, frozen=True, tag="fitted"):
    """The same flick with a direction and a power to begin from, by geometry alone: nothing was tried."""

    ref: Ref
    action: Raw


class Hinted(Tagged, frozen=True, tag="hinted"):
    """What a bot would do, and why. `reason` is a Fluent message, `details` are its variables, named like the fields
    of events; None if the bot does not say.
    """

    ref: Ref
    action: Raw
    reason: Name | None = None
    details: dict[str, str | int | list[str]] = field(default_factory=dict)


class Rematched(Tagged, frozen=True, tag="rematched"):
    """The host has set up the same table again. Every token of this one opens the same there: the host's the host's
    rights, a seat's the same seat, the watchers' a place to watch from. The next one begins.
    """

    table: Name


class Pong(Tagged, frozen=True, tag="pong"):
    """The line is alive."""

    ref: Ref


ServerMessage = (
    Welcome
    | People
    | Sealed
    | Sync
    | Update
    | Done
    | Refused
    | Aimed
    | Emoted
    | BackAsked
    | Closes
    | Fitted
    | Previewed
    | Hinted
    | Rematched
    | Pong
)

_encoder = msgspec.json.Encoder(order="deterministic")
_read_client = Reader(ClientMessage)


def read_message(data: bytes | str) -> ClientMessage:
    """A client's message, in which every key is said once. Raises Undecodable, whatever the bytes are."""
    found: ClientMessage = _read_client(data)
    require_unique_keys(data)
    return found


def write_message(message: ServerMessage) -> bytes:
    """A message as it is sent: JSON, packed if it is large."""
    return pack(_encoder.encode(message))
