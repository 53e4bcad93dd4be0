"""Who sits where: people by name, bots by level or by file. A record keeps a bot's seat as the name `bot:<level>`."""

from collections.abc import Sequence
from dataclasses import dataclass

from coldsnap.arena.entrants import bot_named, is_file, short_name
from coldsnap.bots.levels import DEFAULT, bot_names
from coldsnap.core.bot import Bot
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Header
from coldsnap.core.rng import Rng
from coldsnap.render.words import Words

_BOT = "bot:"
_ANY = "bot"
_LONGEST = 20
_LONGEST_FILE = 36
"""Characters of a file's name, so that a record can keep it as a player's."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: a person's name, or that of a level or a file and the bot that plays it."""

    name: str
    bot: Bot | None = None

    @property
    def recorded(self) -> str:
        """The name as it stands in a record."""
        return _BOT + self.name if self.bot else self.name

    def shown(self, words: Words) -> str:
        """The name as people read it."""
        return _shown(self.recorded, words)

    def about(self, words: Words) -> str:
        """Who that is, in a sentence."""
        if self.bot is None:
            return words.say("cli-who-person")
        return words.say("level-file" if is_file(self.name) else f"level-{self.name}")


def players_from(game: str, seats: list[str]) -> tuple[Player, ...]:
    """Players from the words of `--seats`: a level or a .py file is a bot, so is the word bot; all else are people."""
    players = []
    for number, word in enumerate(seats, start=1):
        name = word.removeprefix(_BOT).strip()
        if is_file(name):
            players.append(_from_file(game, name))
            continue
        if not 0 < len(name) <= _LONGEST or not name.isprintable():
            raise ColdsnapError(f"a name has 1 to {_LONGEST} printable characters, not {word!r}")
        level = DEFAULT if name.casefold() == _ANY else name.casefold()
        if word.startswith(_BOT) or level in bot_names(game):
            players.append(Player(level, bot_named(game, level)))
        else:
            players.append(Player(f"{name} {number}" if seats.count(word) > 1 else name))
    return tuple(players)


def players_of(header: Header, named: Sequence[str] = ()) -> tuple[Player, ...]:
    """The players of a record; a seat without a name is a person with a number.

    A record may come from anybody, so a bot's file is only run if it is among those that the user has `named`.
    """
    names = [*header.names, *(str(seat + 1) for seat in range(len(header.names), header.seats))]
    return tuple(_of_record(header.game, name, named) if name.startswith(_BOT) else Player(name) for name in names)


def _of_record(game: str, name: str, named: Sequence[str]) -> Player:
    bot = name.removeprefix(_BOT)
    if is_file(bot) and bot not in named:
        raise ColdsnapError(f"the bot {bot} is a file: name it again with --seats to let it play on")
    return Player(bot, bot_named(game, bot))


def shown_names(header: Header, words: Words) -> tuple[str, ...]:
    """The names of a record's players as people read them; a seat without one goes by its number."""
    names = numbered([_shown(name, words) for name in header.names])
    return tuple(words.name(seat, names) for seat in range(header.seats))


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """The names; those that stand there more than once get the number of their seat."""
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1))


def _from_file(game: str, name: str) -> Player:
    """A bot from a file. The record keeps where the file is, so that the match can be resumed."""
    if len(name) > _LONGEST_FILE:
        raise ColdsnapError(f"a bot's file has at most {_LONGEST_FILE} characters, folders included: {name}")
    return Player(name, bot_named(game, name))


def _shown(name: str, words: Words) -> str:
    message = f"level-{name.removeprefix(_BOT)}-name"
    if name.startswith(_BOT):
        return words.say(message) if words.has(message) else short_name(name.removeprefix(_BOT))
    return name


def bot_rng(secret: str, seat: int) -> Rng:
    """A bot's own chance: from a secret that is not the match's seed."""
    return Rng(secret).split(f"bot {seat}")
