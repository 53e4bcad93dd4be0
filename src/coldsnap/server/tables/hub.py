"""All tables of a server: made, joined, found again in storage, and let go of when nobody needs them."""

import asyncio
import hashlib
import secrets
import time
from typing import Final

import msgspec
from msgspec.structs import replace

from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.game import Game
from coldsnap.core.record import Record
from coldsnap.games.registry import GAMES
from coldsnap.match.replay import fold
from coldsnap.match.table import Table
from coldsnap.server.edge.display_names import clean_name
from coldsnap.server.edge.tokens import new_token, opens, token_hash
from coldsnap.server.logs import log
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.matches.move_driver import MoveDriver
from coldsnap.server.settings import Settings
from coldsnap.server.tables.boards import Boards, boards_of, value_of
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.server.tables.seating import next_id, opened, rotated, seat_row, taken
from coldsnap.server.workers.facade import Workers
from coldsnap.store.matches import MatchRow, MatchStore, Stored, StoreFault
from coldsnap.wire.new_table import Created, Joined, NewTable, SeatGrant

IDLE_S: Final = 600.0
"""Seconds after which a table that nobody looks at is let go of; it comes back from storage when it is touched."""
ABANDONED_MS: Final = 24 * 3600 * 1000


class Hub:
    """The tables in memory, and the way to all others in storage."""

    def __init__(self, store: MatchStore, workers: Workers, settings: Settings) -> None:
        self._store = store
        self._workers = workers
        self._settings = settings
        self.boards = boards_of(settings)
        self._live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._salt = secrets.token_bytes(32)
        self._made_at = 0
        self._driver = MoveDriver()

    async def create(self, wanted: NewTable, address: str) -> Created:
        """Make a table; without open seats its match begins at once. Raises Rejected, BadOption."""
        game = _game(wanted.game)
        if len(wanted.seats) not in game.info.seats:
            raise Rejected("seats", seats=len(wanted.seats))
        game.resolve(_options(game, wanted.options, self.boards))  # refused now rather than when it begins
        now = self._now()
        where = await self._place_for(address, now)
        host, invite, watch = new_token(), new_token(), new_token()
        tokens = {number: new_token() for number, seat in enumerate(wanted.seats) if seat.kind == "person"}
        row = MatchRow(
            id=_new_id(),
            game=wanted.game,
            public=wanted.public,
            help=wanted.help,
            started=False,
            over=False,
            created=now,
            touched=now,
            host_hash=token_hash(host),
            watch_hash=token_hash(watch),
            invite_hash=token_hash(invite),
            clock_turn=wanted.clock.turn_s if wanted.clock else None,
            clock_bank=wanted.clock.bank_s if wanted.clock else None,
            seats=tuple(
                seat_row(number, seat, wanted.game, tokens.get(number), clean_name(seat.name))
                for number, seat in enumerate(wanted.seats)
            ),
            address_hash=where,
            rematch_of=None,
            options=msgspec.json.encode(wanted.options).decode(),
        )
        await self._open(row, game)
        grants = tuple(SeatGrant(seat, token) for seat, token in tokens.items())
        return Created(row.id, host, invite, watch, grants)

    async def join(self, table: str, invite: str, token: str, name: str, seat: int | None) -> Joined:
        """Take an open seat; with the last one taken the match begins. Raises Rejected.

        With a token that opens a seat already, that seat is found again: the answer may have been lost.
        """
        live = await self.live_table(table)
        if live is None or not opens(invite, live.row.invite_hash):
            raise Rejected("no-such-table")
        async with live.lock:
            held = opened(live.row, (token,))
            if held:
                return Joined(table, min(held), token)
            row, chosen = taken(live.row, seat, name, token)
            await live.save(row)
            try:
                await self._begin_if_full(live)
            except StoreFault as fault:  # the seat is stored, so it is theirs; the host can start later
                log.error("begin-failed", table=table, cause=str(fault))
        return Joined(table, chosen, token)

    async def rematch(self, table: str, address: str) -> str:
        """The same table again, everybody moved on by one seat, with all its old secrets; asked again, the same one.

        The caller has checked that it is the host who asks. Raises Rejected.
        """
        old = await self.live_table(table)
        if old is None:
            raise Rejected("no-such-table")
        if not old.row.over:
            raise Rejected("not-over")
        async with old.lock:
            again = next_id(old.row)
            new = await self.live_table(again)
            if new is None:
                await self._open(await self._rematch_row(old.row, address), old.game)
            else:
                async with new.lock:
                    await self._begin_if_full(new)  # it could not begin when it was made
            old.show_rematch(again)
        return again

    async def _rematch_row(self, old: MatchRow, address: str) -> MatchRow:
        now = self._now()
        where = await self._place_for(address, now)
        return replace(
            old,
            id=next_id(old),
            started=False,
            over=False,
            created=now,
            touched=now,
            seats=rotated(old),
            address_hash=where,
            rematch_of=old.id,
        )

    async def live_table(self, table: str) -> LiveTable | None:
        """A table in memory, read from storage if need be; a flick that was in the air is simulated again."""
        found = self._live_tables.get(table)
        if found is not None:
            return found
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self._live_tables:
                stored = await self._store.load(table)
                if stored is None:
                    self._loading.pop(table, None)
                    return None
                live = self._restored(stored)
                if live.row.over and await self._store.row(next_id(live.row)) is not None:
                    live.show_rematch(next_id(live.row))
                await self._begin_if_full(live)  # it was killed between the last seat and the beginning
                self._live_tables[table] = live
        self._loading.pop(table, None)
        return self._live_tables[table]

    async def tidy(self, idle_s: float = IDLE_S) -> int:
        """Let go of tables that nobody looks at and at which nothing works; how many."""
        before = time.monotonic() - idle_s
        idle = [
            live
            for live in self._live_tables.values()
            if not live.people and live.touched < before and not (live.runner is not None and live.runner.busy)
        ]
        for live in idle:
            del self._live_tables[live.row.id]
        return len(idle)

    async def close(self) -> None:
        """Say goodbye to everybody and stop all work."""
        for live in self._live_tables.values():
            live.say_goodbye()
            if live.runner is not None:
                await live.runner.close()

    def _now(self) -> int:
        """Milliseconds since 1970, never the same twice: lists of tables are paged by when they were made."""
        self._made_at = max(int(time.time() * 1000), self._made_at + 1)
        return self._made_at

    async def _place_for(self, address: str, now: int) -> str:
        """The form in which an address is stored, if it may have one more table. Raises Rejected.

        The salt is never stored: the database does not tell addresses to anybody, and a server that was started again
        counts anew.
        """
        where = hashlib.blake2b(address.encode(), key=self._salt, digest_size=16).hexdigest()
        open_tables = await self._store.count_open(where, since=now - ABANDONED_MS)
        if open_tables >= self._settings.limits.tables_per_address:
            raise Rejected("too-many-tables")
        return where

    async def _open(self, row: MatchRow, game: Game) -> None:
        await self._store.create(row)
        live = LiveTable(row, game, self._store, self._workers, self._begin)
        self._live_tables[row.id] = live
        await self._begin_if_full(live)

    async def _begin_if_full(self, live: LiveTable) -> None:
        if live.runner is None and all(seat.kind != "open" for seat in live.row.seats):
            try:
                await self._begin(live)
            except BadOption as fault:  # its board has gone from the server's folder, and may come back
                log.error("begin-failed", table=live.row.id, cause=str(fault))

    async def _begin(self, live: LiveTable) -> None:
        """Set the match up, store it, then let it run."""
        row, game = live.row, live.game
        engine = await self._workers.engine() if game.info.physics else ""
        names = tuple(seat.name or (f"bot:{seat.level}" if seat.kind == "bot" else "") for seat in row.seats)
        options = game.resolve(_options(game, msgspec.json.decode(row.options, type=dict[str, str]), self.boards))
        table = Table.start(game, len(row.seats), options, _new_seed(), names=names, engine=engine)
        started = replace(row, started=True, touched=int(time.time() * 1000))
        await self._store.begin(row.id, table.header, table.entries, started)
        live.row = started
        runner = self._runner(live, table)
        live.tell_beginning(runner)
        runner.wake()
        log.info("match-began", table=row.id, game=row.game, seats=len(row.seats))

    def _restored(self, stored: Stored) -> LiveTable:
        game = _game(stored.row.game)
        live = LiveTable(stored.row, game, self._store, self._workers, self._begin)
        if stored.header is not None:
            live.runner = self._runner(live, fold(game, Record(stored.header, stored.entries)))
            live.runner.wake()
        return live

    def _runner(self, live: LiveTable, table: Table) -> MatchRunner:
        row = live.row
        clock = None if row.clock_turn is None else (1000 * row.clock_turn, 1000 * (row.clock_bank or 0))
        return MatchRunner(
            row.id,
            table,
            self._store,
            self._workers,
            clock=clock,
            bot_of=live.bot_of,
            is_here=live.is_here,
            lookers=lambda: live.viewers,
            closing_of=live.closing_of,
            tell_closes=live.tell_closes,
            driver=self._driver,
            project=live.project,
        )


def _new_id() -> str:
    """The id of a table. Not a secret, but nobody's to guess; it begins with a letter or digit, as names do."""
    return secrets.token_hex(8)


def _new_seed() -> str:
    """The seed of a match: nobody's to guess."""
    return secrets.token_hex(16)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Rejected("no-such-game", game=name)
    return GAMES[name]


def _options(game: Game, wanted: dict[str, str], boards: Boards) -> dict[str, object]:
    """Option values from a form, where an option that takes a file of one's own has its content."""
    specs = {spec.name: spec for spec in game.info.options}
    for name in wanted:
        if name not in specs:
            raise BadOption("no-option", game=game.info.id, option=name, known=tuple(specs))
    return {name: value_of(specs[name], value, boards) for name, value in wanted.items()}
