"""What the frames of a flick are made of (`frames.py` packs them): 60 a second, integer differences, in channels.

Lengths count 0.1 mm, quaternions 1/2000. The first number of a channel is absolute, each further one a difference; a
track begins at frame `start`. The last frame is the rest.
"""

from itertools import accumulate
from typing import Annotated, Final

from msgspec import Meta

from coldsnap.core.ids import Name
from coldsnap.core.values import Value

HZ: Final = 60
LENGTH: Final = 10_000
"""Counts in a metre."""
TURN: Final = 2_000
"""Counts in a quaternion's whole length."""
HEIGHT: Final = 2
"""The channel that is the height of a body."""

Count = Annotated[int, Meta(ge=-(10**6), le=10**6)]


class Track(Value, frozen=True):
    """One body's frames from `start` on: seven channels (x, y, z, qw, qx, qy, qz) of differences."""

    body: Name
    start: Annotated[int, Meta(ge=0, le=100_000)]
    channels: tuple[tuple[Count, ...], ...]


class Frames(Value, frozen=True):
    """All tracks of a flick. A body without a track stays where it is."""

    hz: Annotated[int, Meta(ge=1, le=1000)]
    count: Annotated[int, Meta(ge=1, le=100_000)]
    tracks: tuple[Track, ...]

    @property
    def duration(self) -> float:
        """Seconds from the flick to the last rest."""
        return (self.count - 1) / self.hz

    def rise(self, body: str) -> int:
        """Millimetres by which a body rose above where it began; 0 for one that never moves."""
        heights = [list(accumulate(track.channels[HEIGHT])) for track in self.tracks if track.body == body]
        return round(1000 * max((max(each) - each[0] for each in heights), default=0) / LENGTH)
