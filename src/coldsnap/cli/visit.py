"""A person at a server's table, in the terminal: what is told, what is typed, and how the line is."""

import asyncio
import contextlib
import sys
import threading
from collections.abc import Coroutine
from typing import Final

from rich.columns import Columns

from coldsnap.cli.patterns import pattern, summary
from coldsnap.cli.seats import numbered
from coldsnap.cli.session import Look
from coldsnap.core.choices import OneOf
from coldsnap.core.errors import Rejected
from coldsnap.render import typed
from coldsnap.render.faces import Face, face_of
from coldsnap.server import wire
from coldsnap.server.client import Client
from coldsnap.server.client_link import Link
from coldsnap.server.client_news import Answer, Line, News, Seen

HINT: Final = 76
EMOTES: Final[dict[str, wire.Emote]] = {
    "hello": "hello",
    "wow": "wow",
    "nice": "nice",
    "oops": "oops",
    "thanks": "thanks",
    "sorry": "sorry",
    "hurry": "hurry",
    "bye": "bye",
}

__all__ = ["Look", "Visit"]


class Visit:
    """One person and one table. It ends with the match, with `quit`, and when there is nothing more to read."""

    def __init__(self, link: Link, look: Look) -> None:
        self.look = look
        self.client = Client(link)
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._was_lost = False
        self._asked_back: int | None = None
        self._here: dict[int, bool] = {}
        self._welcomed = False
        self._shown: tuple[int, int | None] = (0, None)
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until the match is over or the person leaves."""
        self._listen()
        async with self.client:
            tasks = {asyncio.create_task(self._hear_all()), asyncio.create_task(self._read_all())}
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
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
        if self._sending:
            await asyncio.wait(self._sending)
        self.look.say("net-bye")

    def _obey(self, text: str) -> None:
        words = typed.command(text)
        if words[0] == "help":
            self._help()
        elif words[0] == "board":
            self._board()
        elif words[0] == "moves":
            self._moves()
        elif words[0] == "seat" and len(words) == 2 and words[1].isdecimal() and words[1] != "0":
            self._send(self.client.look_as(int(words[1]) - 1))
        elif words[0] == "take" and len(words) == 1 and self.client.facing is not None:
            self._send(self.client.do(wire.TakeSeat(self.client.ref(), self.client.facing)))
        elif words[0] == "agree" and self._asked_back is not None:
            self._send(self.client.do(wire.AskBack(self.client.ref(), self._asked_back)))
        elif words[0] in EMOTES and len(words) == 1:
            self._send(self.client.do(wire.SendEmote(self.client.ref(), EMOTES[words[0]])))
        else:
            self._move(text)

    def _move(self, text: str) -> None:
        seen = self.client.seen
        if seen is None:
            self._refuse(Rejected("not-begun"))
        elif seen.offer is None:
            self._refuse(Rejected("wait-for-physics" if seen.simulating else "not-your-turn"))
        else:
            try:
                action = self._face.read(seen.view, seen.offer.choices, text)
            except Rejected as refused:
                self._refuse(refused)
            else:
                self._send(self.client.act(action))

    def _send(self, answer: Coroutine[None, None, Answer]) -> None:
        """Have a command sent; the keyboard is free meanwhile."""
        if self.client.line.state == "waiting":
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
            if isinstance(news, Seen) and news.over:
                self._board()
                self.look.say("net-over")
                return

    def _hear(self, news: News) -> None:
        match news:
            case Line():
                self._line(news)
            case wire.Welcome():
                if not self._welcomed:
                    self.look.say("net-welcome", game=self.look.words.say(f"game-{news.game}"), role=news.role)
                self._welcomed = True
            case wire.People():
                self._people(news)
            case wire.Sealed():
                self.look.console.print(self.look.words.say("net-sealed", seal=news.seal), soft_wrap=True)
            case Seen():
                self._see(news)
            case wire.Refused():
                self._refuse(Rejected(news.code, news.rule, **news.details))
            case wire.Emoted():
                self.look.say(
                    "net-emote",
                    name=self._name(news.seat),
                    emote=typed.shown("command", news.emote, self.look.words.language),
                )
            case wire.BackAsked():
                self._asked_back = news.to_ply
                self.look.say("net-back-asked", name=self._name(news.seat))
            case _:
                pass

    def _line(self, line: Line) -> None:
        if line.state == "waiting" and not self._was_lost:
            self._was_lost = True
            self.look.say("net-lost")
        elif line.state == "connected" and self._was_lost:
            self._was_lost = False
            self.look.say("net-back")
        elif line.state == "closed":
            self.look.say("net-closed", cause=line.cause)

    def _people(self, people: wire.People) -> None:
        here = {seat.seat: seat.here for seat in people.seats if seat.kind == "person"}
        for seat, is_here in here.items():
            if self._here.get(seat, False) != is_here and seat != self.client.facing:
                self.look.say("net-came" if is_here else "net-left", name=self._name(seat))
        self._here = here
        free = sum(seat.kind == "open" for seat in people.seats)
        if free and not people.started:
            self.look.say("net-open-seats", count=free)

    def _see(self, seen: Seen) -> None:
        for event in seen.events:
            self.look.console.print("  " + self.look.words.event(event, self._names))
        if seen is not self.client.seen:
            return  # more has happened already: only the end of it is shown
        before, self._shown = self._shown, (seen.ply, self.client.facing)
        if before == self._shown:
            return  # the line was lost, and nothing has happened meanwhile
        if seen.whole and seen.ply > before[0] > 0:
            self.look.say("net-missed")
        if seen.offer is not None or seen.whole:
            self._board()
        self._prompt()

    # --- what is shown ---

    @property
    def _face(self) -> Face:
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

    def _board(self) -> None:
        if self.client.seen is not None:
            self.look.show(self._face, self.client.seen.view, self._names)

    def _prompt(self) -> None:
        seen, look = self.client.seen, self.look
        if seen is not None and seen.offer is not None:
            line = summary(self._face, seen.view, seen.offer.choices, HINT, look.words, unicode=look.unicode)
            if line:
                look.console.print(f"  {line}")
            look.say("cli-prompt", name=self._name(seen.offer.seat))

    def _moves(self) -> None:
        seen, look = self.client.seen, self.look
        offered = seen.offer.choices if seen is not None and seen.offer is not None else ()
        shown = [choice for choice in offered if not (isinstance(choice, OneOf) and choice.quiet)]
        if seen is None or not shown:
            self._refuse(Rejected("not-your-turn"))
            return
        look.say("cli-moves-title", count=len(shown))
        written = [pattern(self._face, seen.view, choice, look.words, unicode=look.unicode) for choice in shown]
        look.console.print(Columns(written, padding=(0, 2)))

    def _help(self) -> None:
        game = self.client.welcome.game if self.client.welcome is not None else "icetoids"
        self.look.say("net-help", notation=self.look.words.say(f"terminal-{game}-notation"))

    def _refuse(self, refused: Rejected) -> None:
        words = self.look.words
        known = words.has(f"refused-{refused.code}")
        self.look.console.print(words.refusal(refused) if known else words.say("refused-server", code=refused.code))
