"""What a game looks like and how its moves are written, by game id: no caller asks which game it holds."""

from collections.abc import Sequence
from typing import Final, Protocol, cast

from rich.text import Text

from coldsnap.core.choices import Choice
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.values import Action, View
from coldsnap.games.icetoids import notation
from coldsnap.games.icetoids.actions import IceToidsAction
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.render.icetoids import svg as icetoids_svg
from coldsnap.render.icetoids import text as icetoids_text
from coldsnap.render.words import Words


class Face(Protocol):
    """The look of one game."""

    def board(
        self, view: View, *, words: Words, names: Sequence[str] = (), pieces: str = "pyramids", unicode: bool = True
    ) -> Text:
        """A view as text, with colours that a terminal may leave out."""

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
        self, view: View, *, words: Words, names: Sequence[str] = (), pieces: str = "pyramids", unicode: bool = True
    ) -> Text:
        """The board, homes, players and what is still face down."""
        shown = cast(IceToidsView, view)
        return icetoids_text.board(shown, names=names, words=words, pieces=pieces, unicode=unicode)

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


FACES: Final[dict[str, Face]] = {"icetoids": IceToidsFace()}


def face_of(game_id: str) -> Face:
    """The look of the game with this id."""
    if game_id not in FACES:
        raise ColdsnapError(f"nobody has drawn the game {game_id!r} yet; there is {', '.join(FACES)}")
    return FACES[game_id]
