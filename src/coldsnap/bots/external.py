"""Bots that are Python files of somebody's own: each thinks in a process of its own, with limits.

**No security boundary.** A file runs as the user who names it and may do what that user may. The limits only keep a bot
that is careless from stopping a match. A server runs none: it never gets the code of a bot, only its moves.
"""

import sys
from dataclasses import dataclass
from functools import partial
from math import ceil
from pathlib import Path

from msgspec import Raw

from coldsnap.bots.driver import BotFault
from coldsnap.bots.external_file import BotNotLoaded, require_choose
from coldsnap.bots.external_output import Show
from coldsnap.bots.external_process import Process
from coldsnap.bots.external_talk import Answered, Question, Raised
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.games.registry import game_named


@dataclass(frozen=True, slots=True)
class Limits:
    """What an external bot may use: seconds of the clock and of the processor for a move, seconds to start, memory."""

    seconds: float = 10.0
    processor_seconds: int = 10
    start_seconds: float = 60.0
    megabytes: int = 2048


class ExternalFault(BotFault):
    """An external bot that failed: it raised, took too long or too much, or answered what is no action."""


class ExternalBot:
    """The bot in a Python file. Its process starts when it is first asked, and again after it had to be ended.

    `show` is told what it prints; else nobody sees it. Raises BotNotLoaded for a file in which there is no function
    `choose`; nothing of the file is run to find out.
    """

    def __init__(
        self,
        game_id: str,
        path: Path,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        *,
        show: Show | None = None,
    ) -> None:
        self.path = path
        self.limits = limits
        self._game = game_id
        self._types = game_named(game_id).types
        self._show = show
        self._process: Process | None = None
        self._asked = 0
        require_choose(path)

    def __str__(self) -> str:
        return self.path.name

    def load(self) -> None:
        """Start the process if there is none. Raises BotNotLoaded if the file cannot be run."""
        try:
            self._running()
        except ExternalFault as fault:
            raise BotNotLoaded(fault.code, **fault.details) from fault

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """The bot's answer. Raises ExternalFault; a process that is not to be trusted any more has ended then."""
        self._asked += 1
        question = Question(self._asked, Raw(encode(view)), Raw(encode(choices)), rng, budget)
        process = self._running()
        try:
            said = process.ask(question, self.limits.seconds)
            if isinstance(said, Answered):
                action: Action = decode(self._types.action, said.action)
                return action
        except ColdsnapError as fault:
            self.close()
            raise ExternalFault("bot-file", file=str(self), cause=fault) from fault
        raise _failed(said)

    def close(self) -> None:
        """End the process, if there is one. The next question starts another."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _running(self) -> Process:
        if self._process is not None:
            return self._process
        limits = (self.limits.megabytes, self.limits.processor_seconds, ceil(self.limits.start_seconds))
        command = [sys.executable, "-P", "-m", "coldsnap.bots.external_child", self._game, str(self.path)]
        process = Process([*command, *map(str, limits)], partial(self._show, str(self)) if self._show else None)
        try:
            said = process.start(self.limits.start_seconds)
        except ColdsnapError as fault:
            process.end()
            raise ExternalFault("bot-file", file=str(self), cause=fault) from fault
        if isinstance(said, Raised):
            process.end()
            raise _failed(said)
        self._process = process
        return process


def _failed(said: Raised) -> ExternalFault:
    """The failure that a process has told."""
    cause = said.cause.error()
    return ExternalFault(cause.code, said.trace, **cause.details)
