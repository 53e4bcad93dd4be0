"""What can go wrong in a simulation. Typed, so that a server can replace a worker and a person sees one line."""

import hashlib

from coldsnap.core.codec import encode
from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.core.scene import Impulse, Scene


class SceneRefused(ColdsnapError):
    """A scene or impulse that cannot be simulated; it says why. Nothing was run."""


class SimulationFailed(ColdsnapError):
    """The engine gave up: a warning, a number that is none, a body out of the world, or too long.

    Scene and impulse are kept for a bug report.
    """

    def __init__(self, cause: ColdsnapError, scene: Scene, impulse: Impulse) -> None:
        self.cause = str(cause)
        self.scene = scene
        self.impulse = impulse
        super().__init__("not-simulated", cause=cause)

    def report(self) -> bytes:
        """Everything that is needed to see the failure again, as JSON. Numbers that are none are told as text."""
        told = {"cause": self.cause, "scene": repr(self.scene), "impulse": repr(self.impulse)}
        try:
            return encode({"cause": self.cause, "scene": self.scene, "impulse": self.impulse})
        except Undecodable:
            return encode(told)

    @property
    def digest(self) -> str:
        """A short name for this failure: the same flick fails under the same name."""
        return hashlib.blake2b(self.report(), digest_size=4).hexdigest()
