"""What a game looks like and how its moves are written, by game id: no caller asks which game it holds."""

from collections.abc import Sequence
from typing import Final, Protocol, cast

from rich.text import Text

from coldsnap.core.choices import Choice
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.values import Action, View
from coldsnap.games.icecool import notation as icecool_notation
from coldsnap.games.icecool.actions import IceCoolAction
from coldsnap.games.icecool.view import IceCoolView
from coldsnap.games.icetoids import notation
from coldsnap.games.icetoids.actions import IceToidsAction
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.render.icecool import position_svg
from coldsnap.render.icecool import text as icecool_text
from coldsnap.render.icetoids import svg as icetoids_svg
from coldsnap.render.icetoids import text as icetoids_text
from coldsnap.render.window import Window
from coldsnap.render.words import Words


class Face(Protocol):
    """The look of one game."""

    def board(
        self,
        view: View,
        *,
        words: Words,
        names: Sequence[str] = (),
        pieces: str = "pyramids",
        unicode: bool = True,
        window: Window | None = None,
    ) -> Text:
        """A view as text, with colours that a terminal may leave out; compact, where a window is small."""

    def legend(self, words: Words, *, pieces: str = "pyramids", unicode: bool = True) -> str:
        """What the signs of the text board mean."""

    def svg(self, view: View, *, names: Sequence[str] = (), words: Words | None = None) -> str:
        """A view as a picture."""

    def write(self, view: View, action: Action) -> str:
        """An action in the game's notation."""

    def read(self, view: View, choices: Sequence[Choice], text: str) -> Action:
        """The offered action that a text means. Raises Rejected."""


class IceToidsFace:
    """The look of IceToids."""

    def board(
        self,
        view: View,
        *,
        words: Words,
        names: Sequence[str] = (),
        pieces: str = "pyramids",
        unicode: bool = True,
        window: Window | None = None,
    ) -> Text:
        """The board, homes, players and what is still face down."""
        shown = cast(IceToidsView, view)
        return icetoids_text.board(shown, names=names, words=words, pieces=pieces, unicode=unicode, window=window)

    def legend(self, words: Words, *, pieces: str = "pyramids", unicode: bool = True) -> str:
        """What the signs of the text board mean."""
        return icetoids_text.legend(words, pieces=pieces, unicode=unicode)

    def svg(self, view: View, *, names: Sequence[str] = (), words: Words | None = None) -> str:
        """The board as a picture."""
        return icetoids_svg.svg(cast(IceToidsView, view), names=names, words=words)

    def write(self, view: View, action: Action) -> str:
        """A move as people write it."""
        return notation.write(cast(IceToidsView, view), cast(IceToidsAction, action))

    def read(self, view: View, choices: Sequence[Choice], text: str) -> Action:
        """The offered move that a text means."""
        return notation.read(cast(IceToidsView, view), choices, text)


class IceCoolFace:
    """The look of every ICECOOL game. `pieces` is for games with several sets of them: here there is one."""

    def board(
        self,
        view: View,
        *,
        words: Words,
        names: Sequence[str] = (),
        pieces: str = "pyramids",
        unicode: bool = True,
        window: Window | None = None,
    ) -> Text:
        """The school with all that stands in it, and the players."""
        del pieces
        return icecool_text.board(cast(IceCoolView, view), names=names, words=words, unicode=unicode, window=window)

    def legend(self, words: Words, *, pieces: str = "pyramids", unicode: bool = True) -> str:
        """What the signs of the text board mean."""
        del pieces
        return icecool_text.legend(words, unicode=unicode)

    def svg(self, view: View, *, names: Sequence[str] = (), words: Words | None = None) -> str:
        """The school and the players as a picture."""
        return position_svg.svg(cast(IceCoolView, view), names=names, words=words)

    def write(self, view: View, action: Action) -> str:
        """A move as people type it."""
        return icecool_notation.write(cast(IceCoolView, view), cast(IceCoolAction, action))

    def read(self, view: View, choices: Sequence[Choice], text: str) -> Action:
        """The move that a text means; whether it is allowed is for the game to say."""
        return icecool_notation.read(cast(IceCoolView, view), choices, text)


_ICECOOL: Final = IceCoolFace()
FACES: Final[dict[str, Face]] = {
    "icecool": _ICECOOL,
    "icecool2": _ICECOOL,
    "icecool-practice": _ICECOOL,
    "icetoids": IceToidsFace(),
}


def face_of(game_id: str) -> Face:
    """The look of the game with this id."""
    if game_id not in FACES:
        raise ColdsnapError(f"nobody has drawn the game {game_id!r} yet; there is {', '.join(FACES)}")
    return FACES[game_id]
