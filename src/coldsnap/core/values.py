"""Base classes of all frozen values. A tag is `<game>-<name>`, unique over all games, and also a Fluent message id."""

from typing import ClassVar

from msgspec import Struct

from coldsnap.core.ids import RuleId, Seat


class Value(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen value that is decoded strictly: an unknown field is refused.

    Values are trees, never rings, so the collector of garbage need not look at them (`gc`): a server holds very many.
    """


class Tagged(Value, frozen=True, tag_field="kind"):
    """A value that says its kind, so that it can be a member of a union."""


class Action(Tagged, frozen=True):
    """What a seat may do, or what NATURE answers. Named in the imperative."""


class Event(Tagged, frozen=True, kw_only=True):
    """What happened, in the past tense, with the rule that caused it.

    `reveals` marks an event that told the table something new: nobody can take back past it.
    """

    rule: RuleId

    reveals: ClassVar[bool] = False


class SecretEvent(Event, frozen=True, kw_only=True):
    """An event of which some fields, named in `secret`, are for the seats in `knows` alone.

    `core.secrets.redact` blanks those fields for everybody else, so each of them may also be None.
    """

    knows: tuple[Seat, ...]

    secret: ClassVar[tuple[str, ...]] = ()


class State(Tagged, frozen=True):
    """Everything that a game knows, secrets included. Never leaves the authority."""


class View(Tagged, frozen=True):
    """What one seat, or a spectator, may know of a state."""


class Options(Tagged, frozen=True):
    """A game's table options, resolved: presets expanded, tile set and layout by content."""
