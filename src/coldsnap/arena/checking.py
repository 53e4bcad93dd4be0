"""Tries a bot in a file: one game against a level, with every fault, what it prints, and how long it thinks."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from coldsnap.arena.results import SeriesResult
from coldsnap.arena.series import Series, play_game
from coldsnap.bots.driver import Fault
from coldsnap.bots.external_file import imports_from
from coldsnap.bots.external_output import Show
from coldsnap.bots.levels import level_names
from coldsnap.core.bot import Budget
from coldsnap.games.registry import game_named

MOST_FAULTS: Final = 5
"""A bot that fails so often has told enough; one that hangs would take an hour to the end of its game."""

_SIGNS: Final = ("coldsnap.games.icecool", "coldsnap.bots.icecool", "coldsnap.physics")
"""Packages that only a bot for ICECOOL has a use for."""


class _Enough(Exception):
    """There were too many faults to go on."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of it. `result` is None if the game was stopped because of too many faults."""

    faults: int
    result: SeriesResult | None


def likely_game(path: Path) -> str:
    """The game that a bot is written for, by what it imports. Raises BotNotLoaded."""
    return "icecool2" if any(imports_from(path, sign) for sign in _SIGNS) else "icetoids"


def checked_series(path: Path, game: str, seconds: float) -> Series:
    """The game that is played: for two, against the weakest level but one. Raises ColdsnapError if it cannot be."""
    other = level_names(game_named(game).info.id)[1]
    series = Series(game, (str(path), other), 1, "check", budget=Budget(seconds=seconds))
    series.check()
    return series


def check_bot(series: Series, show: Show, on_fault: Callable[[Fault], None]) -> Checked:
    """Play the game. Lines and faults are told as they come."""
    faults: list[Fault] = []

    def note(fault: Fault) -> None:
        faults.append(fault)
        on_fault(fault)
        if len(faults) == MOST_FAULTS:
            raise _Enough

    try:
        played = play_game(series, 0, show, note)
    except _Enough:
        return Checked(len(faults), None)
    return Checked(len(faults), SeriesResult(series.shown, (played.result,)))
