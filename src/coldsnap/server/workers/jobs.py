"""Messages between the server and its workers: JSON behind its length in four bytes.

Views, choices and actions are of the game that is named beside them, and are decoded by that game's types.
"""

from typing import Annotated

from msgspec import Meta, Raw, field

from coldsnap.core.codec import decode
from coldsnap.core.ids import Milliseconds, Name
from coldsnap.core.record import EngineName, Resolved, Unresolved
from coldsnap.core.scene import Impulse, Pose, Scene
from coldsnap.core.values import Tagged

Thinking = Annotated[float, Meta(ge=0.0, le=3600.0)]
Path = tuple[tuple[int, int, int], ...]
"""Where a body goes, in millimetres."""
Speeds = tuple[int, ...]
"""How fast it is at each of these places, in millimetres a second."""


class SimulateJob(Tagged, frozen=True, tag="simulate"):
    """A flick of a match. Physics gives up after `seconds`."""

    scene: Scene
    impulse: Impulse
    seconds: Thinking


class PreviewJob(Tagged, frozen=True, tag="preview"):
    """A flick that is only thought of: the way of the flicked body, to its rest or to what it hits first.

    `edges` are flicks of the same body as far off as a trembling hand may be.
    """

    scene: Scene
    impulse: Impulse
    edges: tuple[Impulse, ...]
    until_bounce: bool
    seconds: Thinking


class ChooseJob(Tagged, frozen=True, tag="choose"):
    """A decision for the bot of a level. `seed` is the bot's own chance; `seconds` cut its thinking short.

    `advise`: it is for somebody else, who wants to know why.
    """

    game: Name
    level: Name
    view: Raw
    choices: Raw
    seed: str
    simulations: Annotated[int, Meta(ge=0)] | None
    seconds: Thinking
    advise: bool = False


class Ready(Tagged, frozen=True, tag="ready"):
    """The worker is warm."""

    engine: EngineName


class Flown(Tagged, frozen=True, tag="flown"):
    """The result of a flick: NATURE's move; the packed frames as zlib of JSON, if there are any; how long they play."""

    answer: Resolved | Unresolved
    frames: bytes | None = None
    show_ms: Milliseconds = 0


class Foreseen(Tagged, frozen=True, tag="foreseen"):
    """The way of a flick that is only thought of; nothing if physics has no answer.

    `ghost` is how the body is when it hits the first thing, a body or a wall that `hits` names; where it hits nothing,
    how it comes to rest. `fan` are the ways at the edges of what a trembling hand may make of the flick.
    """

    path: Path = ()
    speeds: Speeds = ()
    ghost: Pose | None = None
    hits: Name | None = None
    fan: tuple[Path, ...] = ()


class Chosen(Tagged, frozen=True, tag="chosen"):
    """A bot's decision; for one who asked for advice the reason: a Fluent message and its variables."""

    action: Raw
    reason: str | None = None
    details: dict[str, str | int | list[str]] = field(default_factory=dict)


class Failed(Tagged, frozen=True, tag="failed"):
    """The job cannot be done, however often it is tried. `cause` names the fault and its place, and tells no secret."""

    cause: str


Job = SimulateJob | PreviewJob | ChooseJob
Answer = Flown | Foreseen | Chosen | Failed
Said = Ready | Answer


def read_job(data: bytes) -> Job:
    """The job in a message."""
    job: Job = decode(Job, data)
    return job


def read_said(data: bytes) -> Said:
    """Decode a message of a worker."""
    said: Said = decode(Said, data)
    return said
