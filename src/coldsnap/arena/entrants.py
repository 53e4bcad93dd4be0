"""Who enters: a bot by its name, or by the Python file that it is written in."""

from pathlib import Path
from typing import Final

from coldsnap.arena.engines import simulator
from coldsnap.bots.external import ExternalBot
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Bot

LONGEST: Final = 24
"""Characters of a bot's name where it is shown."""


def is_file(name: str) -> bool:
    """Whether a name is that of a file rather than one of ours."""
    return name.endswith(".py")


def short_name(name: str) -> str:
    """The name as tables and records have it: a bot's of ours, or the file's without folder and ending."""
    return Path(name).stem[:LONGEST] if is_file(name) else name


def bot_named(game_id: str, name: str) -> Bot:
    """A new bot. Raises ColdsnapError if there is no such name, or no bot in the file."""
    return ExternalBot(game_id, Path(name)) if is_file(name) else make_bot(game_id, name, simulator)
