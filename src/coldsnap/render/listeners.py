"""What can be asked about a position in words, and what is said of every game alike: for people who do not see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from coldsnap.render import typed
from coldsnap.render.words import Words

Topic = Literal["where", "moves", "who", "fish", "score"]
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
"""As they are typed, in English."""


def topic_of(text: str) -> Topic | None:
    """The topic that a typed line asks about: its word alone, for with more behind it `fish` is a move."""
    words = typed.command(text)
    return next((topic for topic in TOPICS if words == [topic]), None)


@dataclass(frozen=True, slots=True)
class Teller:
    """Speaks a language. `typing` is the language in which moves are written down; English, where there is none."""

    words: Words
    typing: str | None = None

    def name(self, seat: int, looking: int | None, names: Sequence[str]) -> str:
        """A player's name; the one who looks is `You`."""
        return self.words.say("where-you") if seat == looking else self.words.capital(self.words.name(seat, names))

    def line(self, name: str, facts: str) -> str:
        """What is said of one player or piece."""
        return self.words.say("where-line", name=name, facts=facts)

    def typed(self, move: str) -> str:
        """A move of ICECOOL as it can be typed."""
        return move if self.typing is None else typed.shown("icecool", move, self.typing)
