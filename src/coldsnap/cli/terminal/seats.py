"""Players of a match: people by name, bots by level or file. A record keeps a bot's seat as the name `bot:<level>`."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from coldsnap.arena.entrants import bot_named, is_file, short_name
from coldsnap.bots.external_output import Show
from coldsnap.bots.levels import DEFAULT, bot_names
from coldsnap.core.bot import Bot
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.plain_text import printable
from coldsnap.core.record import Header
from coldsnap.core.rng import Rng
from coldsnap.games.registry import GAMES
from coldsnap.render.words import Words, languages

_BOT = "bot:"
_PERSON = "name:"
_ANY = "bot"
_ME = ("me", "moi")
"""Who says this at the keyboard has no other name."""
_LIKE_ANY = ("bots", "robot", "robots")
_CLOSE = 0.72
"""From here on a name is taken for a bot's that was misspelt: `rooky` is, `Nick` is no `chick`."""
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

    def about(self, game: str, words: Words) -> str:
        """The player, described in a sentence and in the words of the game."""
        if self.bot is None:
            return words.say("cli-who-person")
        if is_file(self.name):
            return words.say("level-file")
        ours = f"level-{self.name}-{game.partition('-')[0].rstrip('2')}"
        return words.say(ours if words.has(ours) else f"level-{self.name}")


def players_from(game: str, seats: list[str], show: Show | None = None) -> tuple[Player, ...]:
    """Players from the words of `--seats`: a level or a .py file is a bot, so is the word bot; all else are people.

    What may well be a misspelt bot, or one of another game, is refused unless `name:` stands before it.
    `show` is told what bots in files print.
    """
    return tuple(_player(game, word, show) for word in seats)


def _player(game: str, word: str, show: Show | None) -> Player:
    if word.startswith(_PERSON):
        return Player(_checked(word.removeprefix(_PERSON).strip(), word))
    name = word.removeprefix(_BOT).strip()
    if is_file(name):
        return _from_file(game, name, show)
    level = _checked(name, word).casefold()
    if word.startswith(_BOT) or level == _ANY or level in bot_names(game):
        level = DEFAULT if level == _ANY else level
        return Player(level, bot_named(game, level))
    meant = bot_meant(level)
    if meant is None:
        return Player(name)
    code = "bot-meant" if meant == _ANY or meant in bot_names(game) else "bot-elsewhere"
    raise ColdsnapError(code, name=name, meant=meant, game=game, known=bot_names(game), person=f"{_PERSON}{name}")


def bot_meant(name: str) -> str | None:
    """The bot of any game that a name nearly is, or is called in some language; None for any other name."""
    every = dict.fromkeys(bot for game in GAMES for bot in bot_names(game))
    known = {**dict.fromkeys(_LIKE_ANY, _ANY), **{bot: bot for bot in every}}
    for language in languages():
        words = Words(language)
        known |= {words.say(f"level-{bot}-name").casefold(): bot for bot in every}
    close = get_close_matches(name.casefold(), known, n=1, cutoff=_CLOSE)
    return known[close[0]] if close else None


def _checked(name: str, word: str) -> str:
    if not 0 < len(name) <= _LONGEST or not name.isprintable() or not printable(name) or name.startswith(_BOT):
        raise ColdsnapError("bad-name", most=_LONGEST, name=word)
    return name


def players_of(header: Header, named: Sequence[str] = (), show: Show | None = None) -> tuple[Player, ...]:
    """The players of a record; a seat without a name is a person with a number.

    A record may come from anybody, so a bot's file is only run if it is among those that the user has `named`.
    """
    names = [*header.names, *(str(seat + 1) for seat in range(len(header.names), header.seats))]
    return tuple(
        _of_record(header.game, name, named, show) if name.startswith(_BOT) else Player(name) for name in names
    )


def _of_record(game: str, name: str, named: Sequence[str], show: Show | None) -> Player:
    bot = name.removeprefix(_BOT)
    if is_file(bot) and bot not in named:
        raise ColdsnapError("bot-file-again", file=bot)
    return Player(bot, bot_named(game, bot, show))


def shown_names(recorded: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names of a record's players as people read them. The one person called `me` is spoken to."""
    mine = [name.casefold() in _ME for name in recorded]
    given = ["" if own else _shown(name, words) for own, name in zip(mine, recorded, strict=True)]
    shown = [words.name(seat, given) for seat in range(len(given))]
    return tuple(words.you if mine[seat] and sum(mine) == 1 else name for seat, name in enumerate(numbered(shown)))


def names_in(header: Header, words: Words) -> tuple[str, ...]:
    """The names of a record's players as people read them; a seat without one goes by its number."""
    return shown_names([*header.names, *[""] * (header.seats - len(header.names))], words)


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """The names; those that stand there more than once get the number of their seat."""
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1))


def _from_file(game: str, name: str, show: Show | None) -> Player:
    """A bot from a file. The record keeps where the file is, so that the match can be resumed."""
    if len(name) > _LONGEST_FILE:
        raise ColdsnapError("bot-file-long", most=_LONGEST_FILE, file=name)
    return Player(name, bot_named(game, name, show))


def _shown(name: str, words: Words) -> str:
    message = f"level-{name.removeprefix(_BOT)}-name"
    if name.startswith(_BOT):
        return words.say(message) if words.has(message) else short_name(name.removeprefix(_BOT))
    return name


def bot_rng(secret: str, seat: int) -> Rng:
    """A bot's own chance: from a secret that is not the match's seed."""
    return Rng(secret).split(f"bot {seat}")
