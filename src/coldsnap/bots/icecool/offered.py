"""Choices by the kind of their action."""

from collections.abc import Sequence
from typing import TypeVar

from coldsnap.core.choices import Choice, OneOf, Ranged
from coldsnap.core.values import Action

_Kind = TypeVar("_Kind", bound=Action)


def pattern(choices: Sequence[Choice], kind: type[Action]) -> Ranged | None:
    """The ranged choice of a kind of action, if it is offered."""
    found = (choice for choice in choices if isinstance(choice, Ranged) and isinstance(choice.action, kind))
    return next(found, None)


def actions(choices: Sequence[Choice], kind: type[_Kind]) -> list[_Kind]:
    """The exact actions of a kind."""
    return [choice.action for choice in choices if isinstance(choice, OneOf) and isinstance(choice.action, kind)]
