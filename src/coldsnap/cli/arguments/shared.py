"""Parameters that several commands take, the words that a shell completes, and the call of a command's work."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Annotated, Final

import typer

from coldsnap.core.errors import ColdsnapError

GAMES: Final = ("icecool", "icecool2", "icecool-both", "icecool-race", "icecool-practice", "icetoids")
LEVELS: Final = ("pebble", "chick", "rookie", "captain", "orca", "jumper", "curler", "hunter")
"""The ids of games and the names of bots, as a shell completes them: looked up, they would make it wait."""
BOARDS: Final = (
    *("school", "school-mirrored"),
    *("double-school", "double-school-mirrored"),
)
ATTACKS: Final = (
    *("pings", "fragments", "garbage", "slowloris", "handshakes", "descriptors"),
    *("creates", "hints", "previews", "crowding", "reconnects", "bots"),
)
LANGUAGES: Final = ("en", "fr")
SHELLS: Final = ("bash", "zsh", "fish")


def run(module: str, function: str, given: Mapping[str, object]) -> None:
    """Call what does a command's work. Its module is loaded here, when it is known to be needed."""
    getattr(import_module(f"coldsnap.cli.commands.{module}"), function)(**given)


def games(incomplete: str) -> list[str]:
    """The games whose names begin so."""
    return [game for game in GAMES if game.startswith(incomplete)]


def boards(incomplete: str) -> list[str]:
    """The boards of the program whose names begin so."""
    return [board for board in BOARDS if board.startswith(incomplete)]


def attacks(incomplete: str) -> list[str]:
    """The attacks of `bench abuse` whose names begin so."""
    return [attack for attack in ATTACKS if attack.startswith(incomplete)]


def _languages(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def known(language: str | None) -> str | None:
    """A language that there are texts in; another one is refused before anything is done."""
    if language is not None and language not in LANGUAGES:
        raise ColdsnapError("no-texts", language=language, known=LANGUAGES)
    return language


def shells(incomplete: str) -> list[str]:
    """The shells that can complete commands of ours."""
    return [shell for shell in SHELLS if shell.startswith(incomplete)]


def _pieces(incomplete: str) -> list[str]:
    return [pieces for pieces in ("pyramids", "tokens") if pieces.startswith(incomplete)]


def line_up(incomplete: str) -> Iterator[str]:
    """Seats with a comma between them: the last one is completed."""
    before, comma, last = incomplete.rpartition(",")
    return (f"{before}{comma}{word}" for word in ("me", "bot", "open", *LEVELS) if word.startswith(last))


def bots_only(incomplete: str) -> Iterator[str]:
    """Bots with a comma between them: the last one is completed."""
    before, comma, last = incomplete.rpartition(",")
    return (f"{before}{comma}{word}" for word in LEVELS if word.startswith(last))


Days = Annotated[int | None, typer.Option(min=1, max=3650)]
Game = Annotated[str, typer.Argument(autocompletion=games)]
Options = Annotated[list[str] | None, typer.Option("--option", "-o")]
Language = Annotated[str | None, typer.Option("--language", "-l", callback=known, autocompletion=_languages)]
NoColour = Annotated[bool, typer.Option("--no-colour")]
BotOutput = Annotated[bool, typer.Option("--bot-output")]
Plain = Annotated[bool, typer.Option("--ascii")]
Pieces = Annotated[str, typer.Option("--pieces", autocompletion=_pieces)]
