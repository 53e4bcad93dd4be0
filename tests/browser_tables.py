"""Tables for the tests in the browser: new ones by the interface, and nearly finished ones put into the file."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import APIRequestContext

from coldsnap.core.choices import Over, Simulate
from coldsnap.core.facts import Fact, Touched
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry, Record, Resolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceCatcher
from coldsnap.games.icecool.state.slices import Ids
from coldsnap.games.icecool.state.state import IceCoolState, penguin
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.server.edge.tokens import new_token, token_hash
from coldsnap.store.files import read_record
from coldsnap.store.matches import MatchRow, MatchStore, SeatRow

GOLDEN: Final = Path(__file__).parent / "golden"
NAMES: Final = ("Ada", "Bo", "Cleo", "Dai")
RUNNER: Final = Point(0.3, 0.495)
"""Where the Runner stands in a match that is nearly over: in the Kitchen, and the Catcher right beside it."""
CAUGHT: Final = Point(0.42, 0.42)
"""Where a Runner stands that has been caught before."""
CATCHER: Final = Point(0.22, 0.495)


@dataclass(frozen=True)
class Places:
    """A table and what opens it."""

    table: str
    host: str
    watch: str
    invite: str
    seats: tuple[str, ...]

    def link(self, *seats: int, host: bool = False, query: str = "quality=low") -> str:
        """The link of somebody who has these seats."""
        secrets = [f"host={self.host}"] if host else []
        secrets += [f"seat={self.seats[seat]}" for seat in seats]
        return f"/t/{self.table}?{query}#{'.'.join(secrets)}"

    @property
    def watch_link(self) -> str:
        return f"/t/{self.table}?quality=low#watch={self.watch}"


def made(request: APIRequestContext, game: str, *seats: dict[str, str], **more: Any) -> Places:
    """A new table, made as the page makes one; with no seats named, two people of this device."""
    wanted = list(seats) or [{"kind": "person", "name": name} for name in NAMES[:2]]
    answer = request.post("/api/tables", data={"game": game, "seats": wanted, **more})
    assert answer.ok, answer.text()
    found = answer.json()
    return Places(
        found["table"], found["host"], found["watch"], found["invite"], tuple(seat["token"] for seat in found["seats"])
    )


def put(database: Path, record: Record, plies: int) -> Places:
    """The first entries of a match, or all of them, as a table of people, put into the file of a server."""
    host, watch, invite, *seats = (new_token() for _ in range(3 + record.header.seats))
    places = Places(new_token()[:12], host, watch, invite, tuple(seats))
    # Playwright's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _put(database, places, record, record.entries[:plies])).result()
    return places


async def _put(database: Path, places: Places, record: Record, entries: Sequence[Entry]) -> None:
    now = int(time.time() * 1000)
    row = MatchRow(
        id=places.table,
        game=record.header.game,
        public=False,
        help="none",
        started=True,
        over=len(entries) == len(record.entries),
        created=now,
        touched=now,
        host_hash=token_hash(places.host),
        watch_hash=token_hash(places.watch),
        invite_hash=token_hash(places.invite),
        clock_turn=None,
        clock_bank=None,
        seats=tuple(
            SeatRow(seat, "person", NAMES[seat], None, token_hash(token)) for seat, token in enumerate(places.seats)
        ),
        address_hash="",
        rematch_of=None,
    )
    store = await MatchStore.open(database)
    try:
        await store.create(replace(row, started=False, over=False))
        await store.begin(places.table, record.header, entries, row)
    finally:
        await store.close()


# --- matches that are nearly over ---


def golden(name: str) -> Record:
    """A golden match."""
    return read_record(GOLDEN / f"{name}.jsonl")


def icecool_to_the_end(seed: str = "browser", **options: str) -> Record:
    """A match of two at ICECOOL2 in which every Catcher touches at once; what physics says of a flick is made up."""
    return _to_the_end(seed, 2, options)


def icecool_of_three_to_the_end() -> Record:
    """A match of three in which every Catcher touches one Runner with each flick."""
    return _to_the_end("browser", 3, {})


def _to_the_end(seed: str, seats: int, options: Mapping[str, str]) -> Record:
    game = GAMES["icecool2"]
    wanted = {"tremor": "off", "layout": "school", "first_catcher": "1", **options}
    table = Table.start(game, seats, game.resolve(wanted), rng_from(seed).seed, names=NAMES[:seats], engine="made-up")
    while not isinstance(table.status, Over):
        if isinstance(table.status, Simulate):
            table.submit(NATURE, _caught(table), at=100 * table.ply)
            continue
        offer = table.status.offers[0]
        actions = [choice.action for choice in offer.choices]
        flick = next((action for action in actions if isinstance(action, FlickPenguin | PlaceCatcher)), actions[-1])
        table.submit(offer.seat, flick, at=100 * table.ply)
    return table.record


def _caught(table: Table) -> Resolved:
    """All stand still, and the Catcher has touched a Runner that is free, if it was its flick."""
    state = table.state
    assert isinstance(state, IceCoolState)
    assert state.turn is not None
    catcher = state.catchers[0]
    holder = next(each.holder for each in state.slices if isinstance(each, Ids))
    runners = [seat for seat in range(state.seats) if seat != catcher]
    free = min((seat for seat in runners if holder[seat] == seat), default=runners[0])
    places = {penguin(seat): CAUGHT for seat in runners} | {penguin(catcher): CATCHER, penguin(free): RUNNER}
    flicked = state.turn.body
    first, second = sorted((penguin(catcher), penguin(free)))
    touched = Touched(0.5, first, second, 0.3)
    facts: tuple[Fact, ...] = (touched,) if flicked == penguin(catcher) else ()
    there = {body.id for body in state.bodies} | {flicked}
    rest = tuple(standing(body, "penguin", at) for body, at in places.items() if body in there)
    return Resolved(facts, rest)


def before_the_last_flick(record: Record) -> int:
    """How many entries a match has before its last flick."""
    flicks = [entry.ply for entry in record.entries if isinstance(entry.move.action, FlickPenguin)]
    return flicks[-1]
