"""What a game looks like and how its moves are written, by game id: no caller asks which game it holds."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol, cast

from rich.text import Text

from coldsnap.core.choices import Choice
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.kernel import notation as icecool_notation
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.icetoids import notation
from coldsnap.games.icetoids.actions import IceToidsAction
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.render import typed
from coldsnap.render.icecool import example as icecool_example
from coldsnap.render.icecool import position_svg
from coldsnap.render.icecool import text as icecool_text
from coldsnap.render.icecool import where as icecool_where
from coldsnap.render.icetoids import svg as icetoids_svg
from coldsnap.render.icetoids import text as icetoids_text
from coldsnap.render.icetoids import where as icetoids_where
from coldsnap.render.listeners import Teller, Topic
from coldsnap.render.window import Window
from coldsnap.render.words import Words


@dataclass(frozen=True, slots=True)
class Shown:
    """How a board is shown as text: in which words, with whose names and which pieces, beyond ASCII or not, and where.

    Without a window there is room for everything.
    """

    words: Words
    names: Sequence[str] = ()
    pieces: str = "pyramids"
    unicode: bool = True
    window: Window | None = None


class Face(Protocol):
    """The look of one game."""

    def board(self, view: View, how: Shown) -> Text:
        """A view as text, with colours that a terminal may leave out; compact, where a window is small."""

    def legend(self, words: Words, *, pieces: str = "pyramids", unicode: bool = True) -> str:
        """What the signs of the text board mean."""

    def svg(self, view: View, *, names: Sequence[str] = (), words: Words | None = None) -> str:
        """A view as a picture."""

    def owners(self, view: View) -> tuple[int, ...]:
        """Whose penguins there are, by their numbers; none where nobody may have two."""

    def write(self, view: View, action: Action, words: Words | None = None) -> str:
        """An action in the game's notation: in the words of a language, or in English."""

    def told(self, view: View, topic: Topic, names: Sequence[str], words: Words, seat: int | None) -> list[str]:
        """What stands where, and how everybody stands, in sentences; `seat` is who looks, None for several."""

    def example(self, view: View, choice: Choice, words: Words) -> str:
        """A move that fits a choice, as somebody might type it."""

    def read(self, view: View, choices: Sequence[Choice], text: str) -> Action:
        """The offered action that a text means, in the words of any language. Raises Rejected."""


class IceToidsFace:
    """The look of IceToids."""

    def board(self, view: View, how: Shown) -> Text:
        """The board, homes, players and what is still face down."""
        return icetoids_text.board(
            cast(IceToidsView, view),
            names=how.names,
            words=how.words,
            pieces=how.pieces,
            unicode=how.unicode,
            window=how.window,
        )

    def legend(self, words: Words, *, pieces: str = "pyramids", unicode: bool = True) -> str:
        """What the signs of the text board mean."""
        return icetoids_text.legend(words, pieces=pieces, unicode=unicode)

    def svg(self, view: View, *, names: Sequence[str] = (), words: Words | None = None) -> str:
        """The board as a picture."""
        return icetoids_svg.svg(cast(IceToidsView, view), names=names, words=words)

    def owners(self, view: View) -> tuple[int, ...]:
        """There are no penguins."""
        del view
        return ()

    def write(self, view: View, action: Action, words: Words | None = None) -> str:
        """A move as people write it."""
        return _shown("icetoids", notation.write(cast(IceToidsView, view), cast(IceToidsAction, action)), words)

    def told(self, view: View, topic: Topic, names: Sequence[str], words: Words, seat: int | None) -> list[str]:
        """The tiles and the pyramids on them."""
        return icetoids_where.told(cast(IceToidsView, view), topic, names, Teller(words, words.language), seat)

    def example(self, view: View, choice: Choice, words: Words) -> str:
        """The choice itself: every one is a whole move."""
        return self.write(view, choice.action, words)

    def read(self, view: View, choices: Sequence[Choice], text: str) -> Action:
        """The offered move that a text means."""
        with _as_typed(text):
            return notation.read(cast(IceToidsView, view), choices, typed.understood("icetoids", text))


class IceCoolFace:
    """The look of every ICECOOL game. `pieces` is for games with several sets of them: here there is one."""

    def board(self, view: View, how: Shown) -> Text:
        """The school with all that stands in it, and the players."""
        shown = cast(IceCoolView, view)
        return icecool_text.board(shown, names=how.names, words=how.words, unicode=how.unicode, window=how.window)

    def legend(self, words: Words, *, pieces: str = "pyramids", unicode: bool = True) -> str:
        """What the signs of the text board mean."""
        del pieces
        return icecool_text.legend(words, unicode=unicode)

    def svg(self, view: View, *, names: Sequence[str] = (), words: Words | None = None) -> str:
        """The school and the players as a picture."""
        return position_svg.svg(cast(IceCoolView, view), names=names, words=words)

    def owners(self, view: View) -> tuple[int, ...]:
        """In a race one may play two."""
        return cast(IceCoolView, view).owners

    def write(self, view: View, action: Action, words: Words | None = None) -> str:
        """A move as people type it."""
        return _shown("icecool", icecool_notation.write(cast(IceCoolView, view), action), words)

    def told(self, view: View, topic: Topic, names: Sequence[str], words: Words, seat: int | None) -> list[str]:
        """Rooms, doors and distances; the view says who looks."""
        del seat
        return icecool_where.told(cast(IceCoolView, view), topic, names, Teller(words, words.language))

    def example(self, view: View, choice: Choice, words: Words) -> str:
        """A flick at a door, a place in the middle, or the choice itself."""
        return _shown("icecool", icecool_example.example(cast(IceCoolView, view), choice), words)

    def read(self, view: View, choices: Sequence[Choice], text: str) -> Action:
        """The move that a text means; whether it is allowed is for the game to say."""
        with _as_typed(text):
            return icecool_notation.read(cast(IceCoolView, view), choices, typed.understood("icecool", text))


def _shown(kind: typed.Kind, text: str, words: Words | None) -> str:
    return text if words is None else typed.shown(kind, text, words.language)


@contextmanager
def _as_typed(text: str) -> Iterator[None]:
    """Quotes what cannot be read as it was typed."""
    try:
        yield
    except Rejected as refused:
        if refused.code != "unreadable":
            raise
        raise Rejected("unreadable", text=text.strip()[:40]) from refused


_ICECOOL: Final = IceCoolFace()
FACES: Final[dict[str, Face]] = {
    "icecool": _ICECOOL,
    "icecool2": _ICECOOL,
    "icecool-both": _ICECOOL,
    "icecool-race": _ICECOOL,
    "icecool-practice": _ICECOOL,
    "icetoids": IceToidsFace(),
}


def face_of(game_id: str) -> Face:
    """The look of the game with this id."""
    if game_id not in FACES:
        raise ColdsnapError("no-face", game=game_id, known=tuple(FACES))
    return FACES[game_id]
