"""The engine that a game needs. It is imported only when a game with flicks is played: others start without it."""

from functools import cache

from coldsnap.core.game import Game
from coldsnap.physics.simulator import Simulator


def engine_name(game: Game) -> str:
    """The engine as the header of a record carries it; empty for a game without flicks."""
    return simulator().engine if game.info.physics else ""


@cache
def simulator() -> Simulator:
    """The simulator of this process."""
    from coldsnap.physics.mujoco_simulator import MujocoSimulator  # slow to import: only if needed

    return MujocoSimulator()
