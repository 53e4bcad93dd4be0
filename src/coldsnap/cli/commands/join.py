"""`coldsnap join` and `coldsnap host`: a table on a server, in the terminal."""

import asyncio

from msgspec.structs import replace

from coldsnap.bots.levels import bot_names
from coldsnap.cli.commands.table_options import named_options
from coldsnap.cli.terminal.console import console_for, speaks_unicode, words_in
from coldsnap.cli.terminal.look import Look
from coldsnap.cli.terminal.online_session import Visit
from coldsnap.client.link import Link, make_table, read_link, read_server, take_seat
from coldsnap.core.errors import BadOption, Rejected
from coldsnap.games.registry import game_named
from coldsnap.wire.new_table import NewTable, SeatWish


def join(
    *,
    link: str,
    name: str,
    language: str | None,
    no_colour: bool,
    ascii_only: bool,
) -> None:
    """Sit down at a table on a server, or come back to it."""
    asyncio.run(_join(read_link(link), name, _look(language, no_colour=no_colour, ascii_only=ascii_only)))


def host(
    *,
    game: str,
    seats: str,
    server: str,
    name: str,
    grace: int,
    option: list[str] | None,
    language: str | None,
    no_colour: bool,
    ascii_only: bool,
) -> None:
    """Set up a table on a server, show its links, and sit down."""
    wanted = replace(_wanted(game, seats, name, option or []), grace_s=grace)
    look = _look(language, no_colour=no_colour, ascii_only=ascii_only)
    asyncio.run(_host(read_server(server), wanted, look))


async def _join(link: Link, name: str, look: Look) -> None:
    asked = link.invite is not None and not link.held
    if asked:
        link = await take_seat(link, name, language=look.words.language)
        _print(look, "net-seated", link=link.text)
    await Visit(link, look, known=asked).run()


async def _host(base: str, wanted: NewTable, look: Look) -> None:
    made = await make_table(base, wanted, look.words.language)
    _print(look, "net-made", invite=made.links.invite, watch=made.links.watch, own=made.links.host)
    if made.links.only_this_computer:
        look.say("net-only-here")
    await Visit(read_link(made.links.host), look, known=True).run()


def _print(look: Look, message: str, **links: str) -> None:
    """Say something with links, which must stay whole however long they are."""
    look.console.print(look.words.say(message, **links), soft_wrap=True)


def _look(language: str | None, *, no_colour: bool, ascii_only: bool) -> Look:
    console = console_for(no_colour=no_colour)
    return Look(words_in(language), console, unicode=not ascii_only and speaks_unicode(console))


def _wanted(game_id: str, seats: str, name: str, given: list[str]) -> NewTable:
    """The table that is asked for. What no server would give is refused here, in the words of `coldsnap play`."""
    game = game_named(game_id)
    options = named_options(given)
    game.resolve(options)
    wishes = tuple(_wish(word.strip().casefold(), game_id, name) for word in seats.split(","))
    if len(wishes) not in game.info.seats:
        raise Rejected("seats", seats=len(wishes))
    texts = {key: value.decode() if isinstance(value, bytes) else str(value) for key, value in options.items()}
    return NewTable(game_id, wishes, texts)


def _wish(word: str, game: str, name: str) -> SeatWish:
    if word == "me":
        return SeatWish("person", name)
    if word == "open":
        return SeatWish("open")
    if word == "bot":
        return SeatWish("bot")
    if word in bot_names(game):
        return SeatWish("bot", level=word)
    raise BadOption("no-seat", word=word)
