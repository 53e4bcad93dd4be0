"""Who enters: a bot by its name, or by the Python file that it is written in."""

import sys
from pathlib import Path
from typing import Final

from coldsnap.arena.engines import simulator
from coldsnap.bots.external import ExternalBot
from coldsnap.bots.external_output import Show
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Bot
from coldsnap.core.plain_text import printable, without_controls

LONGEST: Final = 24
"""Characters of a bot's name where it is shown."""


def is_file(name: str) -> bool:
    """Whether a name is that of a file rather than one of ours."""
    return name.endswith(".py")


def short_name(name: str) -> str:
    """The name as tables and records have it: a bot's of ours, or the file's without folder and ending."""
    return Path(name).stem[:LONGEST] if is_file(name) else name


def bot_named(game_id: str, name: str, show: Show | None = None) -> Bot:
    """A new bot; one in a file is loaded. Raises ColdsnapError if there is no such name, or no bot in the file.

    `show` is told what a bot in a file prints.
    """
    if not is_file(name):
        return make_bot(game_id, name, simulator)
    bot = ExternalBot(game_id, Path(name), show=show)
    bot.load()
    return bot


def print_line(name: str, line: str) -> None:
    """Show what a bot prints among the errors of this program, so that tables in a file stay as they are."""
    sys.stderr.write(
        f"{printable(short_name(name))}: {without_controls(line)}\n"
    )  # at once: another process may have something to say, too
    sys.stderr.flush()
