"""`coldsnap bot`: a bot in a Python file is tried, or takes a seat at a server's table, as people do: by a link.

The server sees its moves and nothing else of it. A bot that fails loses its turn by the rules where the table has a
clock; where it has none, it leaves, so that the host can let the turn lapse or seat another bot.
"""

import asyncio
import secrets
from pathlib import Path

import typer

from coldsnap.arena.entrants import short_name
from coldsnap.bots.driver import BotFault, ask
from coldsnap.bots.external import ExternalBot, Limits
from coldsnap.cli.commands.bot_check import check as checked
from coldsnap.cli.terminal.bot_faults import ends_if_not_loaded, fault_told
from coldsnap.cli.terminal.console import console_for, words_in
from coldsnap.cli.terminal.look import Look
from coldsnap.client.connection import TRIES, Client
from coldsnap.client.link import Link, read_link, take_seat
from coldsnap.client.news import ConnectionStatus, News, SeenTable
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Offer
from coldsnap.core.errors import BadOption, ColdsnapError
from coldsnap.core.rng import Rng
from coldsnap.wire import messages as wire


def bot(
    *,
    file: Path,
    join: str | None,
    check: bool,
    game: str | None,
    name: str,
    seconds: float,
    language: str | None,
) -> None:
    """Try a bot of your own, or let it play on a server. Its code runs here, as you, with limits, in no cage."""
    look = Look(words_in(language), console_for(no_colour=False))
    if (join is None) != check or (game and not check):
        raise BadOption("bot-check-or-join")
    if join is None:
        with ends_if_not_loaded():
            fine = checked(file, game, seconds, look)
        raise typer.Exit(0 if fine else 1)
    asyncio.run(_play(file, read_link(join), name or short_name(file.name), seconds, look))


async def _play(file: Path, link: Link, name: str, seconds: float, look: Look) -> None:
    ExternalBot("icetoids", file)  # a file without a bot takes no seat
    asked = link.invite is not None and not link.held
    if asked:
        link = await take_seat(link, name, language=look.words.language)
        look.console.print(look.words.say("net-seated", link=link.text), soft_wrap=True)
    async with Client(link, tries=None if asked else TRIES) as client:
        visit = _Visit(client, file, seconds, look)
        async for news in client:
            if await visit.hear(news):
                return


class _Visit:
    """A bot at a table. Its chance comes from a secret of its own."""

    def __init__(self, client: Client, file: Path, seconds: float, look: Look) -> None:
        self._client, self._file, self._look = client, file, look
        self._budget = Budget(seconds=seconds)
        self._limits = Limits(seconds=2 * seconds + 5, processor_seconds=round(2 * seconds + 5))
        self._secret = Rng(secrets.token_hex(16))
        self._bot: ExternalBot | None = None

    async def hear(self, news: News) -> bool:
        """Do what the news ask for; whether it is all over."""
        if isinstance(news, ConnectionStatus) and news.state == "closed":
            raise self._client.refusal
        if isinstance(news, wire.Welcome) and self._bot is None:
            self._look.say("bot-here", game=self._look.words.say(f"game-{news.game}"))
            self._bot = ExternalBot(news.game, self._file, self._limits, show=self._show)
        if isinstance(news, wire.BackAsked) and self._client.facing in news.waiting:
            await self._client.do(wire.AskBack(self._client.ref(), news.to_ply))  # bots always consent
        if isinstance(news, SeenTable) and news.over:
            self._look.say("net-over")
            return True
        if isinstance(news, SeenTable) and news.offer is not None and news is self._client.seen:
            await self._move(news, news.offer)
        return False

    async def _move(self, seen: SeenTable, offer: Offer) -> None:
        """One decision: the bot thinks in a thread, so that the line stays alive meanwhile."""
        assert self._bot is not None  # noqa: S101 - nothing is seen before the welcome
        rng = self._secret.split(f"ply {seen.ply}")
        try:
            action = await asyncio.to_thread(ask, self._bot, seen.view, offer.choices, rng, self._budget)
        except BotFault as fault:
            self._failed(fault)
            return
        answer = await self._client.act(action)
        if isinstance(answer, wire.Refused):
            self._look.say("bot-refused", code=answer.code)

    def _show(self, name: str, line: str) -> None:
        self._look.console.print(f"{short_name(name)}: {line}", soft_wrap=True)

    def _failed(self, fault: BotFault) -> None:
        self._look.console.print(fault_told(self._look.words, fault, fault.trace), soft_wrap=True)
        if self._client.people is None or all(seat.clock is None for seat in self._client.people.seats):
            raise ColdsnapError("bot-no-clock")
        self._look.say("bot-failed")
