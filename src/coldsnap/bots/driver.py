"""Lets a bot decide at a table. A bot that fails never stops a match: NATURE plays the seat's lapse.

`decide(table, seat, bot, rng, budget)` is for callers that hold the table; `ask(bot, view, choices, rng, budget)`
for those that let a bot think elsewhere and submit the answer themselves.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from coldsnap.core.bot import Advice, Adviser, Bot, Budget
from coldsnap.core.choices import Choice, OneOf, Ranged
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, View
from coldsnap.match.table import Table


class BotFault(ColdsnapError):
    """A bot that raised, or answered what was not offered. The cause is in the details and in `__cause__`.

    `trace` are the last lines of the bot's own traceback, as far as they are known.
    """

    def __init__(self, code: str, trace: str = "", **details: Any) -> None:
        self.trace = trace
        super().__init__(code, **details)


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong with a bot: its seat, the entry in which NATURE moved instead, and the cause."""

    seat: int
    ply: int
    cause: BotFault


def decide(
    table: Table,
    seat: int,
    bot: Bot,
    rng: Rng,
    budget: Budget = Budget(),  # noqa: B008 - frozen
    *,
    at: int = 0,
    on_fault: Callable[[Fault], None] | None = None,
) -> Entry:
    """Let the bot move for the seat, and play it. Raises Rejected if the seat has nothing to decide.

    `rng` is the bot's own secret for the whole match: the source for this decision is split from it by the number
    of entries, so a bot needs no memory. `at` is in milliseconds since the start of the match.
    """
    offer = table.offer(seat)
    if offer is None:
        raise Rejected("not-your-turn")
    try:
        action = ask(bot, table.view(seat), offer.choices, rng.split(f"ply {table.ply}"), budget)
    except BotFault as cause:
        if on_fault is not None:
            on_fault(Fault(seat, table.ply, cause))
        return table.submit(NATURE, offer.lapse, at=at)
    return table.submit(seat, action, at=at)


def ask(bot: Bot, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
    """The bot's answer to an offer. Raises BotFault. A sole choice is taken without asking."""
    return _answer(bot, choices, lambda wanted: Advice(action_of(bot.choose(view, wanted, rng, budget)))).action


def advise(bot: Bot, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Advice:
    """What the bot would do in somebody's place; with a reason, if it is one that gives reasons. Raises BotFault."""
    if not isinstance(bot, Adviser):
        return Advice(ask(bot, view, choices, rng, budget))
    return _answer(bot, choices, lambda wanted: bot.advise(view, wanted, rng, budget))


def _answer(bot: Bot, choices: tuple[Choice, ...], think: Callable[[tuple[Choice, ...]], Advice]) -> Advice:
    wanted = sensible(choices)
    if len(wanted) == 1 and isinstance(wanted[0], OneOf):
        return Advice(wanted[0].action)
    try:
        found = think(wanted)
        offered = any(choice.accepts(found.action) for choice in choices)
    except BotFault:
        raise
    except Exception as cause:
        raise BotFault("bot-failed", bot=type(bot).__name__, cause=f"{type(cause).__name__}: {cause}") from cause
    if not offered:
        raise BotFault("bot-not-offered", bot=_name_of(bot), answer=repr(found.action))
    return found


def action_of(answer: Action | Choice) -> Action:
    """What is meant by an answer: a bot that returns the choice means its action."""
    return answer.action if isinstance(answer, OneOf | Ranged) else answer


def _name_of(bot: Bot) -> str:
    """The name of a bot's file, or of its class."""
    return str(bot) if type(bot).__str__ is not object.__str__ else type(bot).__name__


def sensible(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices without the quiet ones, or all if there are no others."""
    loud = tuple(choice for choice in choices if not (isinstance(choice, OneOf) and choice.quiet))
    return loud or choices
