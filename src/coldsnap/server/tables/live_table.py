"""One table: who is at it, what they say, and what they are told. Its `MatchRunner` plays its match."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final

from msgspec import Raw
from msgspec.structs import replace

from coldsnap.core.codec import encode, reader
from coldsnap.core.errors import Rejected, Undecodable
from coldsnap.core.game import Game, Move
from coldsnap.core.record import Entry
from coldsnap.core.values import Action
from coldsnap.match.sealing import seal_of
from coldsnap.server.edge.address_hashes import AddressHashes
from coldsnap.server.edge.tokens import opens
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.matches.move_driver import REFUSED, Proposal
from coldsnap.server.tables.absence import Absence
from coldsnap.server.tables.aim_relay import AimRelay
from coldsnap.server.tables.assist import Assistant, HelpTasks, fit
from coldsnap.server.tables.bots_alone import BotsAlone
from coldsnap.server.tables.catch_up import catch_up, missed_frames
from coldsnap.server.tables.hand_over import HandOvers
from coldsnap.server.tables.hosting import hand_back, host_does
from coldsnap.server.tables.idempotency import AnsweredCommands, answer_key
from coldsnap.server.tables.presence import people_at, welcome_for
from coldsnap.server.tables.projection import EntryProjection, sync_for
from coldsnap.server.tables.refusals import refusal
from coldsnap.server.tables.seat_move import SeatMove, facing
from coldsnap.server.tables.seating import bots_alone, opened
from coldsnap.server.tables.take_back import TakeBackRequest, agreed, missing
from coldsnap.server.tables.viewer import Viewer
from coldsnap.server.tables.wishes import grace_of
from coldsnap.server.workers.facade import Asker, Workers
from coldsnap.store.matches import MatchRow, MatchStore, Settle
from coldsnap.store.settle import until_settled
from coldsnap.wire import messages as wire

PATIENCE: Final[tuple[wire.Closing, ...]] = ("at-once", "soon", "never")
"""How questions close, from the least patient to the most."""


class LiveTable:
    """A table and everybody at it. `runner` is there once the match has begun, which `begin` makes it do."""

    def __init__(
        self,
        row: MatchRow,
        game: Game,
        store: MatchStore,
        workers: Workers,
        begin: Callable[["LiveTable"], Awaitable[None]],
        *,
        hashes: AddressHashes,
        watched_bots: BotsAlone,
    ) -> None:
        self.row = row
        self.game = game
        self.runner: MatchRunner | None = None
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._store = store
        self._begin = begin
        self._hashes = hashes
        self._watched_bots = watched_bots
        self._read_action = reader(game.types.action)
        self._assistant = Assistant(workers)
        self._help_tasks = HelpTasks()
        self._viewers: dict[str, Viewer] = {}
        self._entering = 0
        self.answers = AnsweredCommands()
        self.hand_overs = HandOvers()
        self.absence = Absence(grace_of(row), asyncio.get_running_loop().time)
        self._aim_relay = AimRelay(asyncio.get_running_loop().time)
        self._back: TakeBackRequest | None = None
        self._rematch: wire.Rematched | None = None

    # --- coming and going ---

    async def enter(self, viewer: Viewer, hello: wire.Hello) -> None:
        """Welcome somebody and tell all that they may know. Raises Rejected if none of the tokens opens anything."""
        viewer.role = self.role_of(hello.tokens)
        viewer.seats = seats = opened(self.row, hello.tokens)
        viewer.facing = hello.face if hello.face in seats else next(iter(seats)) if len(seats) == 1 else None
        viewer.shows, viewer.closing = hello.shows, hello.closing
        self.touched = time.monotonic()
        self._entering += 1
        try:
            frames = await missed_frames(self.runner, self._store, hello.have)
        finally:
            self._entering -= 1
        # From here to the end nothing waits: what happens later is told after what happened before.
        self._viewers[viewer.id] = viewer
        viewer.seen = self.runner.table.ply if self.runner is not None else 0
        viewer.send(welcome_for(self.row, viewer))
        self._presence_changed()
        if self.runner is not None:
            viewer.send(self._seal(self.runner))
            catch_up(viewer, self.runner.table, hello.have, frames)
            self._say_closes(viewer)
        if self._rematch is not None:
            viewer.send(self._rematch)
        if self.runner is not None and not self.may_go_on():
            viewer.send(wire.Refused(None, "bots-wait"))

    def role_of(self, tokens: tuple[str, ...]) -> wire.Role:
        """What these tokens make of a viewer. Raises Rejected if none of them opens anything."""
        if any(opens(token, self.row.host_hash) for token in tokens):
            return "host"
        if opened(self.row, tokens):
            return "seat"
        if self.row.public or any(opens(token, self.row.watch_hash) for token in tokens):
            return "watcher"
        raise Rejected("no-such-table")

    async def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self._help_tasks.cancel(viewer.id)
        if self._viewers.pop(viewer.id, None) is not None:
            self._presence_changed()

    def is_here(self, seat: int) -> bool:
        """Whether somebody who holds a seat is connected."""
        return any(seat in viewer.seats for viewer in self._viewers.values())

    def bot_of(self, seat: int) -> str | None:
        """The level that plays a seat; None for a person."""
        row = self.row.seats[seat]
        return row.level if row.kind == "bot" else None

    @property
    def people(self) -> int:
        """The number of connected viewers."""
        return len(self._viewers)

    @property
    def idle(self) -> bool:
        """Whether nobody is here or just coming, and nothing works: storage has all that there is to know."""
        runner = self.runner
        still = runner is None or not (runner.busy or runner.lock.held)
        return still and not (self._viewers or self._entering or self.lock.locked())

    def may_go_on(self) -> bool:
        """Whether bots and physics may begin with anything; where bots are alone, somebody has to watch."""
        row = self.row
        return row.over or not bots_alone(row.seats) or self._watched_bots.may_play(row.address_hash, row.id)

    def asker(self) -> Asker:
        """On whose behalf bots and physics work for the match: of the address that made the table."""
        return Asker(self.row.id, self.row.address_hash, bots_alone=bots_alone(self.row.seats))

    def refuse_bots_alone(self, row: MatchRow) -> None:
        """Raises Rejected if the table would be one too many of bots alone, were this its row."""
        if bots_alone(row.seats):
            self._watched_bots.refuse_if_full(row.address_hash)

    def _tell_whether_bots_are_watched(self) -> None:
        row, runner = self.row, self.runner
        if runner is not None and self._viewers and bots_alone(row.seats) and not row.over:
            self._watched_bots.come(row.address_hash, row.id, runner.wake)
        else:
            self._watched_bots.go(row.address_hash, row.id)

    @property
    def viewers(self) -> Collection[Viewer]:
        """Those who are connected."""
        return self._viewers.values()

    def closing_of(self, seat: int) -> wire.Closing | None:
        """How questions to a seat close: as the most patient device that faces it wants it; None if none faces it."""
        wishes = [viewer.closing for viewer in self._viewers.values() if viewer.facing == seat]
        return max(wishes, key=PATIENCE.index, default=None)

    # --- telling ---

    def project(self, entry: Entry, frames: bytes | None = None, show_ms: int = 0) -> Callable[[], None]:
        """Work out what everybody at the table may know of an entry that has been stored; the call tells them."""
        if self.runner is None:
            raise Rejected("not-begun")
        self._back = None
        projection = EntryProjection(self.runner.table, entry, frames=frames, show_ms=show_ms)
        if projection.over and not self.row.over:
            self.row = replace(self.row, over=True)
            self._tell_whether_bots_are_watched()
        seen: dict[int | None, bytes] = {}
        for viewer in self._viewers.values():
            if viewer.facing not in seen:
                seen[viewer.facing] = projection.seen_from(viewer.facing)
        return partial(self._show, [(viewer, seen[viewer.facing]) for viewer in self._viewers.values()])

    def _show(self, told: list[tuple[Viewer, bytes]]) -> None:
        for viewer, data in told:
            viewer.send(data)
        if self.runner is not None and self.runner.clock is not None:
            self.tell_people()

    def goes_on(self, runner: MatchRunner) -> None:
        """The match is played from now on: by this runner, and those who are away have their grace to come."""
        self.runner = runner
        self.absence.begin()

    def tell_beginning(self, runner: MatchRunner) -> None:
        """The match has begun: tell its seal before anything of it can be seen, and then the first entry."""
        self.goes_on(runner)
        self._tell_whether_bots_are_watched()
        self.tell_people()
        self.tell_all(self._seal(runner))
        self.project(runner.table.entries[0])()

    def tell_anew(self, runner: MatchRunner) -> None:
        """Show everybody the match as it was read anew. What was answered before may not be true of it."""
        self._back, self.answers = None, AnsweredCommands()
        for viewer in self._viewers.values():
            viewer.send(self._seal(runner))
            viewer.send(sync_for(runner.table, viewer.facing))
        self.tell_people()

    def tell_all(self, message: wire.ServerMessage, *, but: Viewer | None = None, droppable: bool = False) -> None:
        """Tell everybody the same."""
        data = wire.write_message(message)
        for viewer in self._viewers.values():
            if viewer is not but:
                viewer.send(data, droppable=droppable)

    def tell_closes(self, seat: int, closes: wire.Closes) -> None:
        """Tell a seat that the question it is asked closes by itself."""
        for viewer in self._viewers.values():
            if viewer.facing == seat:
                viewer.send(closes)

    def _say_closes(self, viewer: Viewer) -> None:
        closes = None if self.runner is None else self.runner.closes(viewer.facing)
        if closes is not None:
            viewer.send(closes)

    def show_rematch(self, table: str) -> None:
        """Lead everybody to the rematch, those who come later as well."""
        if self._rematch is None:
            self._rematch = wire.Rematched(table)
            self.tell_all(self._rematch)

    def say_goodbye(self) -> None:
        """The server stops: clients come back by themselves."""
        for viewer in self._viewers.values():
            viewer.close(1012, "restart")

    def let_go(self) -> None:
        """Nobody needs this table in memory: it and its match hold each other no longer."""
        self.runner = None

    def _presence_changed(self) -> None:
        self.touched = time.monotonic()
        self._tell_whether_bots_are_watched()
        self.absence.update(frozenset(seat for viewer in self._viewers.values() for seat in viewer.seats))
        if self.runner is not None:
            self.runner.presence_changed()
        self.tell_people()

    def tell_people(self) -> None:
        """Tell who sits where and who is here."""
        self.tell_all(people_at(self.row, self.runner, self._viewers.values(), self.absence))

    # --- hearing ---

    def seat_move(self, viewer: Viewer, message: wire.Act, settle: Settle) -> SeatMove | None:
        """A move that need not wait, and holds the match to its end; None if it has to be heard in its turn."""
        self.touched = time.monotonic()
        runner = self.runner
        free = runner is not None and runner.lock.take()
        return SeatMove(self, runner, viewer, message, settle) if free and runner is not None else None

    async def hear(self, viewer: Viewer, message: wire.ClientMessage) -> None:
        """Carry out what somebody wants, once; a command that was carried out before is only answered again."""
        self.touched = time.monotonic()
        if isinstance(message, wire.Aim):
            self._aim(viewer, message)
            return
        if isinstance(message, wire.SaySeen):
            viewer.seen = max(viewer.seen, message.ply)
            self._wake()
            return
        if isinstance(message, wire.Act) and self.runner is not None:
            await self._hear_move(self.runner, viewer, message)
            return
        key = answer_key(viewer, message)
        known = self.answers.of(key)
        if known is not None:
            viewer.send(known)
            return
        if isinstance(message, wire.Preview | wire.Hint):  # it may take a while: what is said next does not wait for it
            self._help_tasks.start(viewer.id, self._help(viewer, message))
            return
        said = await self._said(viewer, message)
        self.answers.keep(key, said)
        viewer.send(said)

    async def _help(self, viewer: Viewer, message: wire.Preview | wire.Hint) -> None:
        viewer.send(await self._said(viewer, message))

    async def _said(self, viewer: Viewer, message: wire.ClientMessage) -> wire.ServerMessage:
        """Carry it out; what to answer."""
        ref = getattr(message, "ref", "")
        try:
            return await self._do(viewer, message, ref)
        except REFUSED as error:
            return refusal(ref, error)

    async def _hear_move(self, runner: MatchRunner, viewer: Viewer, message: wire.Act) -> None:
        await runner.lock.acquire()
        await until_settled(lambda settle: SeatMove(self, runner, viewer, message, settle).submit())

    async def _do(self, viewer: Viewer, message: wire.ClientMessage, ref: str) -> wire.ServerMessage:
        match message:
            case wire.Act():
                raise Rejected("not-begun")
            case wire.Ping():
                return wire.Pong(ref)
            case wire.Face():
                self._face(viewer, message.seat)
            case wire.SendEmote():
                self.tell_all(wire.Emoted(facing(viewer), message.emote))
            case wire.HostDo():
                if viewer.role != "host":
                    raise Rejected("not-host")
                await host_does(self, message)
            case wire.SetClosing():
                viewer.closing = message.closing
                self._wake()
            case wire.Wait():
                self._runner().hold(facing(viewer), message.seen)
            case wire.TakeSeat():
                if message.seat not in viewer.seats:
                    raise Rejected("not-your-seat")
                await hand_back(self, message.seat)
            case wire.AskBack():
                await self._ask_back(viewer, message.to_ply)
            case wire.Preview():
                action = self.decoded(message.action)
                move = Move(facing(viewer), action)
                return await self._assistant.preview(self._helped(viewer), self._runner(), ref, move, self.row.help)
            case wire.Fit():
                return fit(self._runner(), ref, Move(facing(viewer), self.decoded(message.action)))
            case wire.Hint():
                seat = facing(viewer)
                return await self._assistant.hint(self._helped(viewer), self._runner(), ref, seat, self.row.help)
            case _:
                raise Rejected("not-now")
        return wire.Done(ref, self.runner.table.ply if self.runner is not None else 0)

    def _helped(self, viewer: Viewer) -> Asker:
        """On whose behalf workers work out help: of the viewer's own address."""
        return Asker(self.row.id, self._hashes.of(viewer.address))

    def _aim(self, viewer: Viewer, message: wire.Aim) -> None:
        """Relay an aim, if it is one: of the seat that has to decide, and in a range that is offered."""
        if self.runner is None or viewer.facing is None:
            return
        try:
            action = self.decoded(message.action)
        except Undecodable:
            return
        if self._aim_relay.take(self.runner.table, viewer.facing, action):
            self.tell_all(wire.Aimed(viewer.facing, Raw(encode(action))), but=viewer, droppable=True)

    def _face(self, viewer: Viewer, seat: int | None) -> None:
        if seat is not None and seat not in viewer.seats:
            raise Rejected("not-your-seat")
        viewer.facing = seat
        if self.runner is not None:
            viewer.send(sync_for(self.runner.table, seat))
            self._say_closes(viewer)
            self.runner.wake()

    async def begin(self) -> None:
        """Begin the match. The caller holds the lock."""
        await self._begin(self)

    async def save(self, row: MatchRow) -> None:
        """Store a changed row, then show it."""
        stored = replace(row, touched=int(time.time() * 1000))
        await self._store.save_row(stored)
        self.row = stored
        self._presence_changed()

    async def _ask_back(self, viewer: Viewer, to_ply: int) -> None:
        """Ask to take moves back, or agree to it; when all agree it is done."""
        runner, seat = self._runner(), facing(viewer)
        async with runner.lock:
            bots = frozenset(each.seat for each in self.row.seats if each.kind == "bot")
            self._back = agreed(self._back, runner.table, seat, viewer.seats, to_ply)
            waiting = missing(self._back, runner.table, bots)
            if waiting:
                self.tell_all(wire.BackAsked(self._back.seat, to_ply, waiting))
                return
            await runner.play(Proposal(self._back.seat, self._back.action(bots), runner.table.ply))

    # --- small questions ---

    def _seal(self, runner: MatchRunner) -> wire.Sealed:
        return wire.Sealed(seal_of(runner.table.header.seed))

    def _wake(self) -> None:
        if self.runner is not None:
            self.runner.wake()

    def _runner(self) -> MatchRunner:
        if self.runner is None:
            raise Rejected("not-begun")
        return self.runner

    def decoded(self, raw: Raw) -> Action:
        """An action of the table's game. Raises Undecodable."""
        found: Action = self._read_action(raw)
        return found
