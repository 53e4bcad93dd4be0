"""What the program and the process of an external bot say to each other, as JSON behind its length."""

from msgspec import Raw

from coldsnap.core.bot import Budget
from coldsnap.core.rng import Rng
from coldsnap.core.sent_error import SentError
from coldsnap.core.values import Tagged


class Question(Tagged, frozen=True, tag="question"):
    """A decision. `number` comes back with the answer; view and choices are of the game that the process knows."""

    number: int
    view: Raw
    choices: Raw
    rng: Rng
    budget: Budget


class Ready(Tagged, frozen=True, tag="ready"):
    """The bot's file is loaded."""


class Answered(Tagged, frozen=True, tag="answered"):
    """What the bot wants to do."""

    number: int
    action: Raw


class Raised(Tagged, frozen=True, tag="raised"):
    """The bot has failed; `cause` tells its author why, `trace` are the last lines of its traceback."""

    number: int
    cause: SentError
    trace: str = ""


Said = Ready | Answered | Raised
