"""A simulator that answers from a list: for tests of rules and tables that need no engine."""

from collections.abc import Iterable, Sequence

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.scene import Impulse, Scene
from coldsnap.physics.simulator import Outcome, Trajectory


class Scripted:
    """Gives the trajectories in the order of the list, whatever it is asked. It moves nothing by itself."""

    engine = "scripted 1"

    def __init__(self, trajectories: Iterable[Trajectory]) -> None:
        self._left = list(trajectories)

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        """The next trajectory of the list."""
        del scene, impulse
        if not self._left:
            raise ColdsnapError("the scripted simulator has no answer left")
        return self._left.pop(0)

    def search(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Outcome]:
        """The next trajectories of the list, one for each impulse."""
        del threads
        return [self.run(scene, impulse) for impulse in impulses]
