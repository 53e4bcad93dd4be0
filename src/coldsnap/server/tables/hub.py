"""All tables of a server: made, joined, found again in storage, and let go of when nobody needs them."""

import asyncio
import secrets
import time
from collections.abc import Collection
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.game import Game
from coldsnap.core.record import Record
from coldsnap.games.registry import GAMES
from coldsnap.match.replay import fold
from coldsnap.match.table import Table
from coldsnap.server.edge.address_hashes import AddressHashes
from coldsnap.server.edge.display_names import clean_name
from coldsnap.server.edge.storage_shares import StorageShares
from coldsnap.server.edge.tokens import new_token, opens, token_hash
from coldsnap.server.logs import log
from coldsnap.server.matches.flick_frames import FlickFrames
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.matches.move_driver import MoveDriver
from coldsnap.server.settings import Settings
from coldsnap.server.tables.beginning import begun, who_began
from coldsnap.server.tables.boards import Boards, boards_of, value_of
from coldsnap.server.tables.bots_alone import BotsAlone
from coldsnap.server.tables.hosting import take_over
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.server.tables.seating import bots_alone, next_id, opened, seat_row, taken
from coldsnap.server.tables.wishes import begins_in, kept, options_of, rotated
from coldsnap.server.workers.facade import Load, Workers
from coldsnap.store.matches import MatchRow, MatchStore, OutOfOrder, Stored, StoreFault
from coldsnap.wire.new_table import Created, Joined, NewTable, SeatGrant

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
        self._hashes = AddressHashes()
        self.flick_frames = FlickFrames(store, workers, self._hashes)
        self._watched_bots = BotsAlone(settings.limits.bot_tables_per_address)
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By address (its hash): tables are counted and made one after the other, lest together they pass the bound."""
        self._made_at = 0
        self._noted_at = time.monotonic()
        self._driver = MoveDriver()
        self._shares = StorageShares(settings.limits.stored_per_address)

    @property
    def load(self) -> Load:
        """The load of the workers."""
        return self._workers.load

    async def create(self, wanted: NewTable, address: str) -> Created:
        """Make a table; without open seats its match begins at once. Raises Rejected, BadOption."""
        game = _game(wanted.game)
        if len(wanted.seats) not in game.info.seats:
            raise Rejected("seats", seats=len(wanted.seats))
        game.resolve(_options(game, wanted.options, self.boards))  # refused now rather than when it begins
        now = self._now()
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
            address_hash=self._hashes.of(address),
            rematch_of=None,
            options=kept(wanted),
        )
        await self._open(row, game)
        grants = tuple(SeatGrant(seat, token) for seat, token in tokens.items())
        return Created(row.id, host, invite, watch, grants)

    async def join(self, table: str, invite: str, token: str, name: str, seat: int | None) -> Joined:
        """Take an open seat; with the last one taken the match begins. Raises Rejected.

        With a token that opens a seat already, that seat is found again: the answer may have been lost. With the secret
        of a seat that the host hands over, it is that one.
        """
        live = await self.live_table(table)
        if live is None:
            raise Rejected("no-such-table")
        async with live.lock:
            handed, invited = live.hand_overs.seat_of(invite), opens(invite, live.row.invite_hash)
            held = opened(live.row, (token,))
            if held and (invited or handed is not None or live.hand_overs.is_used(invite)):
                return Joined(table, min(held), token)
            if handed is not None:
                await take_over(live, handed, name, token)
                return Joined(table, handed, token)
            if not invited:
                raise Rejected("no-such-table")
            row, chosen = taken(live.row, seat, name, token)
            await live.save(row)
            try:
                await self._begin_if_full(live)
            except StoreFault as fault:  # the seat is stored, so it is theirs; the host can start later
                log.error("begin-failed", table=table, cause=str(fault))
        return Joined(table, chosen, token)

    async def rematch(self, table: str, address: str) -> str:
        """The same table again: seats and secrets stay, the next one begins. Asked again, it is the same.

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
                await self._open(self._rematch_row(old, address), old.game)
            else:
                async with new.lock:
                    await self._begin_if_full(new)  # it could not begin when it was made
            old.show_rematch(again)
        return again

    def _rematch_row(self, live: LiveTable, address: str) -> MatchRow:
        now, old = self._now(), live.row
        began = None if live.runner is None else who_began(live.runner.table)
        return replace(
            old,
            id=next_id(old),
            started=False,
            over=False,
            created=now,
            touched=now,
            options=rotated(old, began),
            address_hash=self._hashes.of(address),
            rematch_of=old.id,
        )

    async def live_table(self, table: str) -> LiveTable | None:
        """A table in memory, read from storage if need be; a flick that was in the air is simulated again."""
        found = self._live_tables.get(table)
        if found is not None:
            found.touched = time.monotonic()  # whoever asks for it may be about to change it
            return found
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                return self._live_tables.get(table) or await self._load(table)
        finally:
            self._loading.pop(table, None)

    @property
    def in_memory(self) -> Collection[str]:
        """The tables that are in memory, or on the way there."""
        return self._live_tables.keys() | self._loading.keys()

    async def _load(self, table: str) -> LiveTable | None:
        stored = await self._store.load(table)
        if stored is None:
            return None
        live = self._restored(stored)
        if live.row.over and await self._store.row(next_id(live.row)) is not None:
            live.show_rematch(next_id(live.row))
        await self._begin_if_full(live)  # it was killed between the last seat and the beginning
        self._live_tables[table] = live
        return live

    async def tidy(self, idle_s: float | None = None) -> int:
        """Let go of tables that nobody has looked at for so long (None: the server's own limit); how many.

        Of those at which nobody is, only so many stay at all: the longest untouched go first. None goes at which
        something works. First note who is still there. To take a long match apart takes a while, so everybody else has
        a turn after each.
        """
        await self._note_people()
        limits = self._settings.limits
        before = time.monotonic() - (limits.table_idle_s if idle_s is None else idle_s)
        idle = sorted((live for live in self._live_tables.values() if live.idle), key=lambda live: live.touched)
        too_many = len(idle) - limits.idle_tables
        gone = 0
        for live in [live for number, live in enumerate(idle) if number < too_many or live.touched < before]:
            if live.idle:  # still, after all those turns
                del self._live_tables[live.row.id]
                live.let_go()
                gone += 1
                await asyncio.sleep(0)
        return gone

    async def _note_people(self) -> None:
        """Store of the tables at which somebody is, or was since the last time, that they are not left.

        A move by itself does not: it would cost each of them a statement more.
        """
        since, self._noted_at = self._noted_at, time.monotonic()
        used = [live.row.id for live in self._live_tables.values() if live.people or live.touched >= since]
        if used:
            try:
                await self._store.touch(used)
            except StoreFault as fault:
                log.error("storage-failed", cause=str(fault))

    async def close(self) -> None:
        """Say goodbye to everybody and stop all work."""
        await self._note_people()
        for live in self._live_tables.values():
            live.say_goodbye()
            if live.runner is not None:
                await live.runner.close()

    def _now(self) -> int:
        """Milliseconds since 1970, never the same twice: lists of tables are paged by when they were made."""
        self._made_at = max(int(time.time() * 1000), self._made_at + 1)
        return self._made_at

    async def _refuse_if_too_many(self, row: MatchRow) -> None:
        """Refuse a table that the address which makes it may not have besides those it has. Raises Rejected."""
        self._shares.check(row.address_hash)
        if bots_alone(row.seats):
            self._watched_bots.refuse_if_full(row.address_hash)
        open_tables = await self._store.count_open(row.address_hash, since=row.created - ABANDONED_MS)
        if open_tables >= self._settings.limits.tables_per_address:
            raise Rejected("too-many-tables")

    async def _open(self, row: MatchRow, game: Game) -> None:
        """Store a new table and let it begin if it can. Raises Rejected if its address has too many."""
        async with self._making.setdefault(row.address_hash, asyncio.Lock()):
            await self._refuse_if_too_many(row)
            await self._store.create(row)
        live = self._live_table(row, game)
        self._live_tables[row.id] = live
        async with live.lock:
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
        options = game.resolve(_options(game, options_of(row), self.boards))
        table = begun(game, len(row.seats), options, names=names, engine=engine, first=begins_in(row))
        started = replace(row, started=True, touched=int(time.time() * 1000))
        try:
            self._shares.take(row.address_hash, await self._store.begin(row.id, table.header, table.entries, started))
        except OutOfOrder:  # it has begun elsewhere
            await self._reread(live)
            return
        live.row = started
        runner = self._runner(live, table)
        live.tell_beginning(runner)
        runner.wake()
        log.info("match-began", table=row.id, game=row.game, seats=len(row.seats))

    def _restored(self, stored: Stored) -> LiveTable:
        game = _game(stored.row.game)
        live = self._live_table(stored.row, game)
        if stored.header is not None:
            runner = self._runner(live, fold(game, Record(stored.header, stored.entries)))
            live.goes_on(runner)
            runner.wake()
        return live

    def _live_table(self, row: MatchRow, game: Game) -> LiveTable:
        return LiveTable(
            row,
            game,
            self._store,
            self._workers,
            self._begin,
            hashes=self._hashes,
            watched_bots=self._watched_bots,
        )

    async def _reread(self, live: LiveTable) -> None:
        """Go on with a table as it is stored: its match has gone on elsewhere. Raises Rejected if there is none now."""
        stored = await self._store.load(live.row.id)
        known = live.runner.table.ply if live.runner is not None else 0
        log.warning("table-reread", table=live.row.id, known=known, stored=len(stored.entries) if stored else None)
        if stored is None or stored.header is None:
            self._live_tables.pop(live.row.id, None)
            live.say_goodbye()
            raise Rejected("no-such-table")
        table = fold(live.game, Record(stored.header, stored.entries))
        live.row = stored.row
        runner = live.runner or self._runner(live, table)
        if live.runner is None:
            live.goes_on(runner)
        runner.go_on_with(table)
        live.tell_anew(runner)

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
            may_go_on=live.may_go_on,
            asker=live.asker,
            limits=self._settings.limits,
            driver=self._driver,
            project=live.project,
            reread=partial(self._reread, live),
            account=self._shares.account(row.address_hash),
        )


def _new_id() -> str:
    """The id of a table. Not a secret, but nobody's to guess; it begins with a letter or digit, as names do."""
    return secrets.token_hex(8)


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
