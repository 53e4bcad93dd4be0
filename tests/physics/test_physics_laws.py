"""What must hold of every flick, whatever the numbers in bodies.toml: conservation, walls, symmetry, feel."""

import math
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from coldsnap.core.facts import Crossed
from coldsnap.core.scene import Body, Gate, Impulse, Point, Pose, Scene, Wall
from coldsnap.core.shapes import shape
from coldsnap.physics.check import check_scene
from coldsnap.physics.crossings import passages
from coldsnap.physics.engine import record
from coldsnap.physics.errors import SceneRefused
from coldsnap.physics.pieces import pieces
from coldsnap.physics.recording import Array, Path, Recording
from coldsnap.physics.rest import rests
from coldsnap.physics.sensors import sense
from physics_energy import energy, motion_of, unpressed
from physics_exact import balls, gap_to, solid
from physics_scenes import FULL, HEIGHT, SIZE, ice, of_kind, penguin, random_flicks, school, straight, wall

REST = shape("penguin").rest_height


def ends(scene: Scene, impulses: list[Impulse]) -> Array:
    """Where the first body of the scene stops, for each impulse (flick, xy)."""
    return np.array([recording.poses[-1, 0, :2] for recording in record(scene, impulses)])


def before_a_wall(distance: float) -> Scene:
    """A penguin whose base centre is so far before the middle of a long wall on the line x = 0."""
    return Scene((penguin("a", -distance, 0.0),), (wall("w", x0=0.0, y0=-3.0, x1=0.0, y1=3.0),))


def gets_over(scene: Scene, impulses: list[Impulse]) -> list[bool]:
    return [bool(of_kind(sense(recording), Crossed)) for recording in record(scene, impulses)]


@cache
def thousand() -> tuple[Recording, ...]:
    """A thousand strong flicks of four penguins in the school."""
    return tuple(record(school(), random_flicks(11, 1000, slowest=1.4), threads=2))


# Energy


def test_energy_is_taken_along_the_very_motion_that_the_engine_records() -> None:
    flicks = random_flicks(21, 4, slowest=1.6)
    motion = motion_of(school(), flicks, 500)
    for flick, recording in zip(motion.places, record(school(), flicks), strict=True):
        rows = min(len(recording.poses), 501)
        assert np.array_equal(flick[:rows], recording.poses[:rows])


def test_energy_of_strong_flicks_in_the_school_never_exceeds_the_start_by_5_percent() -> None:
    flicks = random_flicks(1, 256, slowest=1.5)
    for first in range(0, len(flicks), 64):
        motion = motion_of(school(), flicks[first : first + 64], 700)
        assert energy(school(), motion).max() < 1.05


def test_energy_between_two_moments_without_pressed_contacts_never_grows_by_a_tenth_of_the_start() -> None:
    """Sees a late burst that stays below the start. Measured: 2 % median, 8 % at most (landing on the head)."""
    flicks = random_flicks(2, 64, slowest=1.5)
    motion = motion_of(school(), flicks, 700)
    shares, free = energy(school(), motion), unpressed(school(), motion)
    lowest = np.minimum.accumulate(np.where(free, shares, np.inf), axis=1)
    assert free.mean() > 0.8
    assert (shares - lowest)[free].max() < 0.10


@pytest.mark.parametrize("clearance", [0.001, 0.003, 0.005, 0.010, 0.020, 0.030])
def test_energy_of_a_hit_against_a_wall_in_front_never_exceeds_the_start_by_5_percent(clearance: float) -> None:
    """A body that swings into a wall at 5 m/s must not come out on the wrong side of its surface."""
    scene = before_a_wall(clearance + 0.0175 + 0.0025)
    flicks = [straight(speed, height=h / 10) for speed in (1.4, 1.7, 2.0) for h in range(11)]
    assert energy(scene, motion_of(scene, flicks, 300)).max() < 1.05


@pytest.mark.parametrize("clearance", [0.001, 0.005, 0.020])
def test_energy_of_a_hit_against_a_penguin_in_front_never_exceeds_the_start_by_a_quarter(clearance: float) -> None:
    scene = ice(penguin("a", 0.0, 0.0), penguin("b", 0.035 + clearance, 0.0))
    flicks = [straight(speed, height=h / 10) for speed in (1.4, 1.7, 2.0) for h in range(11)]
    assert energy(scene, motion_of(scene, flicks, 300)).max() < 1.25


# Walls


def sank_into_a_wall(path: Path, scene: Scene) -> float:
    """How far, at the worst step, the centre of the base or the torso was within a wall (metres)."""
    worst = -math.inf
    for piece in pieces(scene.walls, scene.gates):
        lo, hi = np.array(piece.lo), np.array(piece.hi)
        for ball in (0, 1):
            centre = path.centres[:, ball]
            worst = max(worst, float(np.minimum(centre - lo, hi - centre).min(axis=1).max()))
    return worst


def test_no_wall_is_pierced_in_a_thousand_strong_flicks() -> None:
    assert not [p for recording in thousand() for p in passages(recording) if p.pierces]


def test_no_base_or_torso_centre_is_ever_within_a_wall() -> None:
    """The independent check: to pierce a wall a body must pass its inside."""
    depths = [sank_into_a_wall(path, recording.scene) for recording in thousand() for path in recording.moved]
    assert max(depths) < 0.0


def test_a_body_that_ends_in_another_room_has_a_crossing_for_every_wall_between() -> None:
    """Parity: the side of each wall changes as often as the facts say. Walls are taken where the body is abreast."""
    changed = 0
    for recording in thousand():
        facts = of_kind(sense(recording), Crossed)
        for path in recording.moved:
            rooms = [room_of(*path.poses[row, :2]) for row in (0, -1)]
            if None not in rooms and rooms[0] != rooms[1] and free_of_walls(path):
                changed += 1
                assert [fact for fact in facts if fact.body == path.body.id]
    assert changed > 50


def room_of(x: float, y: float) -> int | None:
    """The pinwheel's rooms by plain comparison of coordinates; None outside."""
    rooms = ((0.21, 0.0, 0.6, 0.21), (0.0, 0.39, 0.39, 0.6), (0.39, 0.21, 0.6, 0.6), (0.0, 0.0, 0.21, 0.39))
    found = [number for number, (x0, y0, x1, y1) in enumerate(rooms, 1) if x0 < x < x1 and y0 < y < y1]
    if 0.21 < x < 0.39 and 0.21 < y < 0.39:
        return 5
    return found[0] if found else None


def free_of_walls(path: Path) -> bool:
    """Whether the hull ends wholly within a room."""
    low, high = path.low[-1], path.high[-1]
    return room_of(low[0] - 0.003, low[1] - 0.003) == room_of(high[0] + 0.003, high[1] + 0.003)


# Rest


def on_the_floor() -> Iterator[tuple[Recording, Path]]:
    """Every body of the thousand flicks that moved and ended on the floor."""
    for recording in thousand():
        for path in recording.moved:
            if abs(path.poses[-1, 2] - REST) < 0.0015:
                yield recording, path


def leans_on_something(recording: Recording, path: Path) -> bool:
    """Whether a body at rest touches a wall or another body, by the plain geometry of physics_exact."""
    scene = recording.scene
    end = {other.body.id: balls(other.body, other.poses[-1].tolist()) for other in recording.paths}
    mine = end.pop(path.body.id)
    boxes = [box for one in scene.walls for box in solid(scene, one)]
    if any(gap_to(box, ball) < 0.0003 for box in boxes for ball in mine):
        return True
    return any(math.dist(p[:3], q[:3]) - p[3] - q[3] < 0.0003 for other in end.values() for p in mine for q in other)


def test_everything_on_the_floor_comes_to_rest_upright_and_is_snapped_by_less_than_2_mm() -> None:
    ended = list(on_the_floor())
    assert len(ended) > 1000
    for recording, path in ended:
        rest = rests(recording)[path.body.id]
        assert path.axis[-1, 2] > 0.97, path.body
        assert math.dist(path.poses[-1, :2], (rest.x, rest.y)) < 0.002, path.body
        assert (rest.qx, rest.qy, rest.z) == (0.0, 0.0, REST)


def test_what_stands_free_would_roll_upright_by_less_than_2_mm() -> None:
    """Measured on the motion itself: what leans is not rolled, so asking how far it moved could not fail."""
    free = [path for recording, path in on_the_floor() if not leans_on_something(recording, path)]
    assert len(free) > 900
    assert max(0.0175 * math.acos(min(1.0, path.axis[-1, 2])) for path in free) < 0.002


def test_every_rest_is_a_scene_from_which_the_next_flick_can_start() -> None:
    """A body that leans with its base on a wall or on a neighbour must not be rolled into it."""
    refused = []
    for recording in thousand():
        ends = rests(recording)
        bodies = [Body(b.id, b.shape, ends.get(b.id, b.pose)) for b in recording.scene.bodies]
        try:
            check_scene(school(*bodies))
        except SceneRefused as fault:
            refused.append((str(fault), ends))
    assert refused == []


def test_nearly_nothing_comes_to_rest_anywhere_but_on_the_floor() -> None:
    ended = [path.poses[-1, 2] for recording in thousand() for path in recording.moved]
    raised = [z for z in ended if abs(z - REST) >= 0.0015]
    assert len(raised) <= len(ended) * 0.01


# Symmetry


def mirrored(scene: Scene) -> Scene:
    """The scene seen in a mirror on the line x = SIZE / 2."""

    def flip(x: float) -> float:
        return round(SIZE - x, 5)

    walls = tuple(
        Wall(w.id, Point(flip(w.a.x), w.a.y), Point(flip(w.b.x), w.b.y), w.thickness, w.height) for w in scene.walls
    )
    runs_in_x = {w.id for w in scene.walls if w.along_x}
    gates = tuple(
        Gate(g.id, g.wall, flip(g.hi), flip(g.lo), g.lintel) if g.wall in runs_in_x else g for g in scene.gates
    )
    bodies = tuple(Body(b.id, b.shape, Pose(flip(b.pose.x), b.pose.y, b.pose.z)) for b in scene.bodies)
    return Scene(bodies, walls, gates, scene.zones, scene.boards)


@pytest.mark.parametrize("scene", [ice(), school()], ids=["on the open floor", "in the school"])
def test_a_mirrored_flick_in_a_mirrored_scene_ends_at_the_mirrored_place(scene: Scene) -> None:
    """Noise of 1e-16 grows with every bounce: 1.2e-6 m was the worst of 120. The stored grid of 10 um is allowed."""
    flicks = random_flicks(3, 120, slowest=0.4, bodies="".join(body.id for body in scene.bodies))
    seen = [Impulse(f.body, math.remainder(math.pi - f.yaw, math.tau), f.speed, -f.side, f.height) for f in flicks]
    for here, there in zip(record(scene, flicks), record(mirrored(scene), seen), strict=True):
        expected = here.poses[-1, :, :3] * (-1, 1, 1) + (SIZE, 0, 0)
        assert np.abs(there.poses[-1, :, :3] - expected).max() < 1e-5


@pytest.mark.parametrize("yaw", [0.3, 1.0, 2.0, math.pi, -1.3])
def test_on_an_open_floor_no_direction_is_special(yaw: float) -> None:
    flicks = random_flicks(4, 20, slowest=0.4, bodies="a")
    turned = [Impulse("a", math.remainder(f.yaw + yaw, math.tau), f.speed, f.side, f.height) for f in flicks]
    x, y = ends(ice(), flicks).T
    expected = np.stack((x * math.cos(yaw) - y * math.sin(yaw), x * math.sin(yaw) + y * math.cos(yaw)), axis=1)
    assert np.abs(ends(ice(), turned) - expected).max() < 0.001


# Feel


@pytest.mark.parametrize("speed", [0.8, 1.1, 1.4, 1.7, 2.0])
def test_hit_right_bends_right_and_left_bends_left_more_and_more_up_to_half_the_offset(speed: float) -> None:
    sides = [s / 10 for s in range(-5, 6)]
    bend = -ends(ice(), [Impulse("a", 0.0, speed, side, 0.1) for side in sides])[:, 1]
    assert np.all(np.diff(bend) > 0.0)
    assert np.all(np.sign(bend) == np.sign(sides))


def test_a_half_offset_flick_at_seven_tenths_of_full_speed_ends_15_cm_to_the_struck_side() -> None:
    right, left = ends(ice(), [Impulse("a", 0.0, 0.7 * FULL, side, 0.1) for side in (0.5, -0.5)])
    assert right[1] <= -0.15
    assert left[1] >= 0.15


@pytest.mark.parametrize("height", [0.0, 0.1, 0.2])
def test_a_straight_flick_of_full_power_slides_80_to_100_cm(height: float) -> None:
    ((x, y),) = ends(ice(), [straight(FULL, height=height)])
    assert 0.80 <= x <= 1.00
    assert abs(y) < 0.001


def test_a_straight_slide_is_the_longer_the_stronger_it_is() -> None:
    x = ends(ice(), [straight(speed / 10) for speed in range(2, 21)])[:, 0]
    assert np.all(np.diff(x) > 0.0)


def test_the_median_lean_of_straight_flicks_is_under_40_degrees() -> None:
    flicks = [straight(speed / 10, height=0.0) for speed in range(4, 21)]
    lean = [math.degrees(math.acos(r.paths[0].axis[:, 2].min())) for r in record(ice(), flicks)]
    assert np.median(lean) < 40.0


@pytest.mark.parametrize("height", [0.0, 0.1, 0.2])
def test_one_percent_more_speed_moves_the_end_of_a_straight_flick_by_less_than_3_cm(height: float) -> None:
    speeds = np.linspace(0.5, FULL / 1.01, 25)
    before = ends(ice(), [straight(float(speed), height=height) for speed in speeds])
    after = ends(ice(), [straight(float(speed * 1.01), height=height) for speed in speeds])
    assert np.hypot(*(after - before).T).max() < 0.03


@pytest.mark.parametrize("height", [0.6, 0.7, 0.8, 0.9])
def test_a_head_hit_at_high_speed_clears_a_wall_and_a_soft_one_does_not(height: float) -> None:
    assert gets_over(before_a_wall(0.14), [straight(speed, height=height) for speed in (1.0, 1.9)]) == [False, True]


@pytest.mark.parametrize("distance", [0.03, 0.08, 0.14, 0.30])
@pytest.mark.parametrize("height", [0.0, 0.1])
def test_a_low_hit_never_clears_a_wall_at_any_speed(height: float, distance: float) -> None:
    """Up to a tenth more than a finger can do."""
    flicks = [straight(speed / 10, height=height) for speed in range(2, 23, 2)]
    assert not any(gets_over(before_a_wall(distance), flicks))


def test_what_clears_a_wall_was_really_above_it() -> None:
    (recording,) = record(before_a_wall(0.14), [straight(1.9, height=0.8)])
    path = recording.paths[0]
    low, high = path.low[:, 0], path.high[:, 0]
    above = (low < 0.0025) & (high > -0.0025)
    assert path.low[above, 2].max() > HEIGHT - 0.012
    assert path.poses[-1, 0] > 0.02


def test_strong_head_hits_from_14_cm_clear_the_wall_in_50_to_75_percent_under_human_error() -> None:
    rng = np.random.default_rng(5)
    flicks = [
        Impulse(
            "a",
            math.radians(2.5) * float(rng.standard_normal()),
            float(rng.uniform(0.85, 1.0)) * FULL * (1.0 + 0.06 * float(rng.standard_normal())),
            0.06 * float(rng.standard_normal()),
            min(1.0, max(0.0, float(rng.uniform(0.7, 1.0)) + 0.06 * float(rng.standard_normal()))),
        )
        for _ in range(300)
    ]
    assert 0.50 <= np.mean(gets_over(before_a_wall(0.14), flicks)) <= 0.75
