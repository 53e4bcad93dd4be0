"""The texts of the Fluent files, without a word of what a game is: help and errors need no more.

The only Python reader of those files; no sentence stands in code.
"""

import errno
import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.core.plain_text import printable, without_controls

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
ERRORS: Final = ("errors",)
"""The files of what is said before a command ends with an error."""
_MOST: Final = 1000
"""Characters of a variable that Fluent takes."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class MissingMessage(ColdsnapError):
    """A text that a language does not have, or that lacks one of its variables. Never passed over in silence."""

    def __init__(self, language: str, message_id: str, cause: str = "no such message") -> None:
        self.language = language
        self.message_id = message_id
        super().__init__("no-message", language=language, message=message_id, cause=cause)


def languages() -> tuple[str, ...]:
    """The languages that there are texts in; the first is the default."""
    return LANGUAGES


def pick_language(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language that is asked for (`fr`, `fr_CA.UTF-8`), else that of the environment, else English."""
    asked = wanted or next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = asked[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def fluent_source(language: str, file: str) -> str:
    """The text of a Fluent file."""
    return resources.files("coldsnap").joinpath("locales", language, f"{file}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str, files: tuple[str, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # a server that tells no sentence starts without

    # Isolating marks would show up as odd characters in terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(fluent_source(language, file)))
    return bundle


class Texts:
    """The texts of one language in some of its files."""

    def __init__(self, language: str = LANGUAGES[0], files: tuple[str, ...] = ERRORS) -> None:
        if language not in LANGUAGES:
            raise ColdsnapError("no-texts", language=language, known=LANGUAGES)
        self.language = language
        self._messages = _bundle(language, files)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._messages.has_message(message_id))

    def say(self, message_id: str, **args: Any) -> str:
        """A message with its variables filled in. Raises MissingMessage."""
        if not self.has(message_id):
            raise MissingMessage(self.language, message_id)
        pattern = self._messages.get_message(message_id).value
        if pattern is None:
            raise MissingMessage(self.language, message_id, "the message has no text")
        text, faults = self._messages.format_pattern(pattern, {name: _safe(value) for name, value in args.items()})
        if faults:
            raise MissingMessage(self.language, message_id, str(faults[0]))
        return str(text)

    def error(self, error: BaseException) -> str:
        """What went wrong, in a sentence: an error of ours by its code, one of the system by its number."""
        if isinstance(error, ColdsnapError):
            args = {name: self._cause(value) for name, value in error.details.items()}
            known = f"error-{error.code}"
            text = self.say(known, **args) if self.has(known) else printable(str(error))
            place = error.path.removeprefix("$").removeprefix(".") if isinstance(error, Undecodable) else ""
            return self.say("error-at", text=text, path=printable(place)) if place else text
        if isinstance(error, OSError):
            known = f"errno-{errno.errorcode.get(error.errno or 0, 'none')}"
            return self.say(known) if self.has(known) else printable(error.strerror or str(error))
        return printable(str(error))

    def _cause(self, value: Any) -> Any:
        if isinstance(value, BaseException):
            return self.error(value)
        if isinstance(value, tuple | list):
            return ", ".join(printable(str(item)) for item in value)
        return value if isinstance(value, int | float) else printable(str(value))


def _safe(value: Any) -> Any:
    """The value of a variable as it may be shown: no terminal is to obey it, and it is to look like no line of ours."""
    return without_controls(value[:_MOST]).replace("\n", " ") if isinstance(value, str) else value
