"""Names and numbers in the reader's language."""

from dataclasses import dataclass
from html import escape

from fluent.runtime.types import fluent_number

from coldsnap.core.plain_text import printable
from coldsnap.render.words import Words


@dataclass(frozen=True, slots=True)
class Tongue:
    """The words of the page. What it says is safe to stand in HTML."""

    words: Words

    def say(self, message: str, **details: str | int) -> str:
        """A message, escaped."""
        return escape(self.words.say(message, **details))

    def bot(self, name: str) -> str:
        """A bot's name: that of its level, or of its file. Not escaped: plots escape what they draw."""
        message = f"level-{name}-name"
        return self.words.say(message) if self.words.has(message) else printable(name)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits behind the point."""
        shown = fluent_number(round(value, digits), minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.words.say("report-number", value=shown)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in percent."""
        return self.words.say("report-percent", value=self.number(100 * share, digits))

    def seconds(self, value: float) -> str:
        """A time, in the unit that suits it."""
        if value < 1:
            return self.words.say("report-milliseconds", value=self.number(1000 * value, 0 if value >= 0.01 else 1))
        return self.words.say("report-seconds", value=self.number(value, 1 if value < 10 else 0))

    def short(self, value: float) -> str:
        """A number of an axis: no digits that say nothing."""
        return self.number(value, 0 if float(value).is_integer() else 1)
