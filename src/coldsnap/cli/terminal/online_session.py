"""A person at a server's table, in the terminal: prints what is told, sends what is typed, says when it is cut off."""

import asyncio
import contextlib
import sys
import threading
from collections.abc import Coroutine
from math import ceil
from typing import Final

from coldsnap.cli.terminal.hints import give_hint
from coldsnap.cli.terminal.look import Look
from coldsnap.cli.terminal.online_commands import COMMANDS
from coldsnap.cli.terminal.seats import numbered
from coldsnap.client.connection import TOO_FAST, TRIES, Client
from coldsnap.client.link import Link
from coldsnap.client.news import Answer, ConnectionStatus, News, SeenTable
from coldsnap.core.choices import Offer
from coldsnap.core.errors import Rejected
from coldsnap.core.values import Action, Event
from coldsnap.render import typed
from coldsnap.render.faces import Face, face_of
from coldsnap.render.listeners import Topic, topic_of
from coldsnap.wire import messages as wire

_CHANGES: Final = {
    ("open", "bot"): "net-came",
    ("person", "bot"): "net-bot-plays",
    ("bot", "person"): "net-plays-again",
}
"""What is said when a seat was the first kind and is now the second."""


class Visit:
    """One person and one table. It ends with the match, with `quit`, and when there is nothing more to read."""

    def __init__(self, link: Link, look: Look, *, known: bool = False) -> None:
        """`known`: its server has answered already, so it will be back if it is away now."""
        self.look = look
        self.client = Client(link, tries=None if known else TRIES)
        self.asked_back: int | None = None
        self.latest: tuple[Event, ...] = ()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._was_lost = False
        self._here: dict[int, bool] = {}
        self._kinds: dict[int, str] = {}
        self._arrived = asyncio.Event()
        self._shown: tuple[int, int | None] = (0, None)
        self._sending: set[asyncio.Task[None]] = set()
        self._explained: set[type[Action]] = set()

    async def run(self) -> None:
        """Play until the match is over or the person leaves, with Ctrl-C as well."""
        self._listen()
        async with self.client:
            tasks = {asyncio.create_task(self._hear_all()), asyncio.create_task(self._read_all())}
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            except asyncio.CancelledError:
                self.look.console.print()  # behind what the terminal shows of Ctrl-C
                if self._arrived.is_set():
                    self.look.say("net-bye")
                raise
            finally:
                for task in tasks:
                    task.cancel()
            for task in done:
                task.result()

    # --- the keyboard ---

    def _listen(self) -> None:
        """Lines are read by a thread: a keyboard can be waited for in no other way that works everywhere."""
        loop = asyncio.get_running_loop()

        def read() -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                for line in sys.stdin:
                    loop.call_soon_threadsafe(self._typed.put_nowait, line.strip())
                loop.call_soon_threadsafe(self._typed.put_nowait, None)

        threading.Thread(target=read, daemon=True).start()

    async def _read_all(self) -> None:
        while (text := await self._typed.get()) is not None and typed.command(text) != ["quit"]:
            if text:
                self._obey(text)
        if text is None:  # nobody types anything, but whether there is such a table shall be known
            await self._arrived.wait()
        if self._sending:
            await asyncio.wait(self._sending)
        self.look.say("net-bye")

    def _obey(self, text: str) -> None:
        first, *rest = typed.command(text)
        command, topic = COMMANDS.get(first), topic_of(text)
        try:
            if command is not None:
                command(self, rest)
            elif topic is not None:
                self.answer(topic)
            else:
                self._move(text)
        except Rejected as refused:
            self._refuse(refused)
        if not self._sending:
            self._ask()

    def _move(self, text: str) -> None:
        seen, offer = self.offered()
        self.send(self.client.act(self.face.read(seen.view, offer.choices, text)))

    # --- what commands need ---

    @property
    def ply(self) -> int:
        """The number of entries that were seen here."""
        return self.client.seen.ply if self.client.seen is not None else 0

    def offered(self) -> tuple[SeenTable, Offer]:
        """The table and what may be done at it now. Raises Rejected."""
        seen = self.client.seen
        if seen is None:
            raise Rejected("not-begun")
        if seen.offer is None:
            raise Rejected("wait-for-physics" if seen.simulating else "not-your-turn")
        return seen, seen.offer

    def seat_of(self, rest: list[str]) -> int:
        """The seat that is meant, by its number or by the name of who sits there. Raises Rejected."""
        wanted = " ".join(rest).casefold()
        named = {str(seat + 1): seat for seat in range(len(self._names))}
        named |= {name.casefold(): seat for seat, name in enumerate(self._names)}
        if wanted not in named:
            raise Rejected("no-such-seat")
        return named[wanted]

    def send(self, answer: Coroutine[None, None, Answer]) -> None:
        """Have a command sent; the keyboard is free meanwhile."""
        if self.client.status.state == "waiting":
            self.look.say("net-kept")
        task = asyncio.create_task(self._sent(answer))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _sent(self, answer: Coroutine[None, None, Answer]) -> None:
        found = await answer
        if isinstance(found, wire.Refused):
            self._refuse(Rejected(found.code, found.rule, **found.details))
            self._prompt()

    # --- what is told ---

    async def _hear_all(self) -> None:
        async for news in self.client:
            self._hear(news)
            if isinstance(news, SeenTable) and news.over:
                self.show_board()
                self.look.say("net-over")
                return

    def _hear(self, news: News) -> None:
        match news:
            case ConnectionStatus():
                self._tell_connection(news)
            case wire.Welcome():
                if not self._arrived.is_set():
                    self.look.say("net-welcome", game=self.look.words.say(f"game-{news.game}"), role=news.role)
                self._arrived.set()
            case wire.People():
                self._people(news)
            case wire.Sealed():
                self.look.print_whole(self.look.words.say("net-sealed", seal=news.seal))
            case SeenTable():
                self._see(news)
            case wire.Refused() if self._arrived.is_set() or news.code == TOO_FAST:  # else the connection ends
                self._refuse(Rejected(news.code, news.rule, **news.details))
            case wire.Emoted():
                self.look.say(
                    "net-emote",
                    name=self._name(news.seat),
                    emote=typed.shown("command", news.emote, self.look.words.language),
                )
            case wire.BackAsked():
                self._back_asked(news)
            case _:
                pass

    def _tell_connection(self, status: ConnectionStatus) -> None:
        if status.state == "closed":
            raise self.client.refusal
        if status.state == "waiting" and not self._was_lost:
            self._was_lost = True
            self.look.say("net-lost" if self._arrived.is_set() else "net-trying", address=self.client.link.base)
        elif status.state == "connected" and self._was_lost:
            self._was_lost = False
            self.look.say("net-back")

    def _back_asked(self, asked: wire.BackAsked) -> None:
        """Somebody wants to take a move back: who has to agree is asked, all others are told."""
        mine = self.client.welcome.mine if self.client.welcome is not None else ()
        if any(seat in mine for seat in asked.waiting):
            self.asked_back = asked.to_ply
            self.look.say("net-back-asked", name=self._name(asked.seat))
        else:
            waiting = self.look.words.joined([self._name(seat) for seat in asked.waiting])
            self.look.say("net-back-waiting", names=waiting)

    def _people(self, people: wire.People) -> None:
        arrived = not self._kinds
        for now in people.seats:
            changed = _CHANGES.get((self._kinds.get(now.seat, now.kind), now.kind))
            self._kinds[now.seat] = now.kind
            if changed is not None:
                self.look.say(changed, name=self._name(now.seat))
        for now in people.seats:
            missed = arrived and people.started and not now.here
            changed_place = now.kind == "person" and (self._here.get(now.seat, False) != now.here or missed)
            if changed_place and now.seat != self.client.facing:
                self.look.say("net-came" if now.here else "net-left", name=self._name(now.seat))
                if not now.here and people.started:
                    self._tell_grace(now)
        self._here = {seat.seat: seat.here for seat in people.seats if seat.kind == "person"}
        free = sum(seat.kind == "open" for seat in people.seats)
        if free and not people.started:
            self.look.say("net-open-seats", count=free)
        elif not people.started and self._is_host:
            self.look.say("net-may-start")

    def _tell_grace(self, away: wire.SeatInfo) -> None:
        """Somebody is away: when the host can act for them, and how."""
        seconds = ceil(away.grace_ms / 1000)
        if self._is_host:
            self.look.say("net-grace-host" if seconds else "net-left-host", number=away.seat + 1, seconds=seconds)
        elif seconds:
            self.look.say("net-grace", name=self._name(away.seat), seconds=seconds)

    @property
    def _is_host(self) -> bool:
        return self.client.welcome is not None and self.client.welcome.role == "host"

    def _see(self, seen: SeenTable) -> None:
        self.latest = seen.latest or self.latest
        if seen.taken_back:
            self.asked_back = None
            self.look.say("net-taken-back")
        owners = self.face.owners(seen.view)
        for event in seen.events:
            self.look.tell("  " + self.look.words.event(event, self._names, owners))
        if seen is not self.client.seen:
            return  # more has happened already: only the end of it is shown
        before, self._shown = self._shown, (seen.ply, self.client.facing)
        if before == self._shown:
            return  # the connection was lost, and nothing has happened meanwhile
        if seen.whole and seen.ply > before[0] > 0:
            self.look.say("net-missed")
        if seen.offer is not None or seen.whole:
            self.show_board()
        self._prompt()

    # --- what is shown ---

    @property
    def face(self) -> Face:
        """How this game is drawn and typed."""
        assert self.client.welcome is not None  # noqa: S101 - nothing is seen before the welcome
        return face_of(self.client.welcome.game)

    @property
    def _names(self) -> tuple[str, ...]:
        people = self.client.people
        words = self.look.words
        given = [
            seat.name or (words.say(f"level-{seat.level}-name") if seat.kind == "bot" else "")
            for seat in (people.seats if people is not None else ())
        ]
        return numbered([words.name(seat, given) for seat in range(len(given))])

    def _name(self, seat: int) -> str:
        return self.look.words.name(seat, self._names)

    def show_board(self) -> None:
        """Draw the position as it is seen from here."""
        if self.client.seen is not None:
            self.look.show(self.face, self.client.seen.view, self._names)

    def answer(self, topic: Topic) -> None:
        """Say what stands where, or how everybody stands. Raises Rejected before the match has begun."""
        if self.client.seen is None:
            raise Rejected("not-begun")
        self.look.answer(self.face, self.client.seen.view, topic, self._names, self.client.facing)

    def _prompt(self) -> None:
        """Print what may be typed now, if it is one's turn, and the question for it."""
        seen = self.client.seen
        if seen is not None and seen.offer is not None:
            give_hint(self.look, self.face, seen.view, seen.offer.choices, self._explained)
        self._ask()

    def _ask(self) -> None:
        seen = self.client.seen
        if seen is not None and seen.offer is not None:
            self.look.say("cli-prompt", name=self._name(seen.offer.seat))

    def _refuse(self, refused: Rejected) -> None:
        words = self.look.words
        known = words.has(f"refused-{refused.code}")
        self.look.tell(words.refusal(refused) if known else words.say("refused-server", code=refused.code))
