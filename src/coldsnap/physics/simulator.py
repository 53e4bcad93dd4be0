"""The protocol of everything that can answer Simulate."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from coldsnap.core.facts import Fact
from coldsnap.core.scene import Body, Impulse, Scene
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.packed_frames import Frames


@dataclass(frozen=True, slots=True)
class Trajectory:
    """What came of one flick: facts in the order of time, and the canonical rest of every body that moved.

    `frames` are there to be looked at (None in search mode); `digest` stands for the exact motion, bit by bit (empty
    where there was none to take it of).
    """

    facts: tuple[Fact, ...]
    rest: tuple[Body, ...]
    frames: Frames | None = None
    digest: str = ""


Outcome = Trajectory | SimulationFailed
"""What came of one of many flicks."""


class Simulator(Protocol):
    """An engine. The same scene and impulse always give the same trajectory."""

    @property
    def engine(self) -> str:
        """Name and version, as the header of a record carries it."""

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        """Let the impulse act on the scene until everything rests. Raises SceneRefused or SimulationFailed."""

    def search(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Outcome]:
        """Many candidates from one scene, for one who only wants facts: no frames. One that fails spoils no other."""
