"""Who sits where: people by name, bots by level. A record keeps a bot's seat as the name `bot:<level>`."""

from collections.abc import Sequence
from dataclasses import dataclass

from coldsnap.arena.engines import simulator
from coldsnap.bots.levels import DEFAULT, bot_names, make_bot
from coldsnap.core.bot import Bot
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Header
from coldsnap.core.rng import Rng
from coldsnap.render.words import Words

_BOT = "bot:"
_ANY = "bot"
_LONGEST = 20


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: a person's name, or a level's and the bot that plays it."""

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
        return words.say(f"level-{self.name}") if self.bot else words.say("cli-who-person")


def players_from(game: str, seats: list[str]) -> tuple[Player, ...]:
    """Players from the words of `--seats`: a level's name is a bot, so is the word bot; anything else is a person."""
    players = []
    for number, word in enumerate(seats, start=1):
        name = word.removeprefix(_BOT).strip()
        if not 0 < len(name) <= _LONGEST or not name.isprintable():
            raise ColdsnapError(f"a name has 1 to {_LONGEST} printable characters, not {word!r}")
        level = DEFAULT if name.casefold() == _ANY else name.casefold()
        if word.startswith(_BOT) or level in bot_names(game):
            players.append(Player(level, make_bot(game, level, simulator)))
        else:
            players.append(Player(f"{name} {number}" if seats.count(word) > 1 else name))
    return tuple(players)


def players_of(header: Header) -> tuple[Player, ...]:
    """The players of a record; a seat without a name is a person with a number."""
    names = [*header.names, *(str(seat + 1) for seat in range(len(header.names), header.seats))]
    return tuple(
        Player(name.removeprefix(_BOT), make_bot(header.game, name.removeprefix(_BOT), simulator))
        if name.startswith(_BOT)
        else Player(name)
        for name in names
    )


def shown_names(header: Header, words: Words) -> tuple[str, ...]:
    """The names of a record's players as people read them; a seat without one goes by its number."""
    names = numbered([_shown(name, words) for name in header.names])
    return tuple(words.name(seat, names) for seat in range(header.seats))


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """The names; those that stand there more than once get the number of their seat."""
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1))


def _shown(name: str, words: Words) -> str:
    message = f"level-{name.removeprefix(_BOT)}-name"
    return words.say(message) if name.startswith(_BOT) and words.has(message) else name.removeprefix(_BOT)


def bot_rng(secret: str, seat: int) -> Rng:
    """A bot's own chance: from a secret that is not the match's seed."""
    return Rng(secret).split(f"bot {seat}")
