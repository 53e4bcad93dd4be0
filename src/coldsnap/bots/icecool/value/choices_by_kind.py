"""Choices by the kind of their action."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf, Ranged, Turn
from coldsnap.core.flick import Flick
from coldsnap.core.game import Game
from coldsnap.core.values import Action, State
from coldsnap.games.icecool.state.actions import FlickPenguin

_Kind = TypeVar("_Kind", bound=Action)


def pattern(choices: Sequence[Choice], kind: type[Action]) -> Ranged | None:
    """The ranged choice of a kind of action, if it is offered."""
    found = (choice for choice in choices if isinstance(choice, Ranged) and isinstance(choice.action, kind))
    return next(found, None)


def actions(choices: Sequence[Choice], kind: type[_Kind]) -> list[_Kind]:
    """The exact actions of a kind."""
    return [choice.action for choice in choices if isinstance(choice, OneOf) and isinstance(choice.action, kind)]


def choices_in(game: Game, state: State) -> tuple[Choice, ...]:
    """What the seat that has to decide may do in a state."""
    status = game.status(state)
    return status.offers[0].choices if isinstance(status, Turn) else ()


def like(pattern: FlickPenguin, flick: Flick) -> FlickPenguin:
    """The offered action with the numbers of a flick."""
    return replace(pattern, yaw=flick.yaw, power=flick.power, side=flick.side, height=flick.height)
