"""The browser shows bodies where Python says that they are: packed frames and poses are written down here.

After a change of the format: `python tests/unit/web/test_packed_frames.py` writes the file anew.
"""

import base64
import json
import zlib
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from coldsnap.core.codec import decode, encode
from coldsnap.physics.frames import unpack
from coldsnap.physics.packed_frames import HZ, Frames, Track

FIXTURE: Final = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "frames.json"
COUNT: Final = 61
TIMES: Final = (-1.0, 0.0, 0.004, 1 / 60, 0.1, 0.2501, 0.5, 0.77, 0.9999, 1.0, 7.0)


def frames() -> Frames:
    """One body that slides, slows down and turns; one that is pushed late, hops and stops early."""
    slide = [1500, *(90 - frame for frame in range(1, COUNT))]
    turn = [2000, *([0] * (COUNT - 1))]
    spin = [0, *(30 + frame % 3 for frame in range(1, COUNT))]
    hop = [175, 40, 25, 10, -10, -25, -40]
    late = [-300, 12, 11, 10, 9, 8, 7]
    still = [0] * len(hop)
    return Frames(
        HZ,
        COUNT,
        (
            Track("p0", 0, _channels(slide, [2500, *([-7] * (COUNT - 1))], [175, *([0] * (COUNT - 1))], turn, spin)),
            Track("walrus-3", 30, _channels(late, late, hop, [1000, *still[1:]], [1000, *still[1:]])),
        ),
    )


def _channels(*first: list[int]) -> tuple[tuple[int, ...], ...]:
    """Seven channels; those that are not given are nothing."""
    rest = ([0] * len(first[0]) for _ in range(7 - len(first)))
    return tuple(tuple(channel) for channel in (*first, *rest))


def fixture(packed: str) -> str:
    playback = unpack(frames())
    found: dict[str, Any] = {
        "packed": packed,
        "duration": frames().duration,
        "poses": [
            {"body": body, "t": t, "pose": _rounded(to_builtins(playback.pose(body, t)))}
            for body in ("p0", "walrus-3", "p1")
            for t in TIMES
        ],
    }
    return json.dumps(found, indent=0, sort_keys=True) + "\n"


def _rounded(pose: dict[str, float] | None) -> dict[str, float] | None:
    """Processors differ in the last bits of a quaternion that was made one long."""
    return pose and {axis: round(value, 12) for axis, value in pose.items()}


def packed_now() -> str:
    """As a worker packs them."""
    return base64.b64encode(zlib.compress(encode(frames()))).decode()


def test_the_client_is_tested_with_frames_as_they_are_packed_now() -> None:
    kept = json.loads(FIXTURE.read_text("utf-8"))
    # Another zlib may pack the same into other bytes.
    assert decode(Frames, zlib.decompress(base64.b64decode(kept["packed"]))) == frames()
    assert FIXTURE.read_text("utf-8") == fixture(kept["packed"]), f"python {Path(__file__).name} writes it anew"


if __name__ == "__main__":
    FIXTURE.write_text(fixture(packed_now()), "utf-8")
