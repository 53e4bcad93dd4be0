"""Mechanical energy along a flick, from the engine's own positions and speeds. Independent of physics/rocking."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np
from msgspec import structs
from mujoco.batch import Batch

from coldsnap.core.scene import Impulse, Scene
from coldsnap.core.shapes import Sphere, shape
from coldsnap.physics.bodies import matter
from coldsnap.physics.engine import QUIET
from coldsnap.physics.finger import blow
from coldsnap.physics.model import compiled
from coldsnap.physics.pieces import pieces
from coldsnap.physics.recording import Array, Flags

GRAVITY = 9.81


class Motion(NamedTuple):
    """qpos (flick, step, body, 7) and qvel (flick, step, body, 6); row 0 is the moment after the blow."""

    places: Array
    speeds: Array


def motion_of(scene: Scene, impulses: Sequence[Impulse], steps: int) -> Motion:
    """The same motion as engine.record, with the speeds that it does not keep. All bodies start upright."""
    batch = Batch(compiled(scene), len(impulses), nthread=1, persistent=True)
    ids = np.arange(len(impulses))
    batch.reset(ids, stage=0)
    batch.qpos[ids] = np.concatenate([structs.astuple(body.pose) for body in scene.bodies])
    batch.qvel[ids] = 0.0
    batch.step(ids, QUIET)
    names = [body.id for body in scene.bodies]
    for sim, impulse in enumerate(impulses):
        body = names.index(impulse.body)
        batch.qvel[sim, 6 * body : 6 * body + 6] = np.concatenate(blow(impulse, scene.bodies[body].shape, np.eye(3)))
    start = batch.qpos[:, None].copy(), batch.qvel[:, None].copy()
    rows = batch.rollout(steps, ids=ids, record=("qpos", "qvel"))
    shape_of = (len(ids), steps + 1, len(names), -1)
    return Motion(
        np.concatenate((start[0], rows["qpos"]), axis=1).reshape(shape_of),
        np.concatenate((start[1], rows["qvel"]), axis=1).reshape(shape_of),
    )


def energy(scene: Scene, motion: Motion) -> Array:
    """Kinetic energy plus height energy of all bodies (flick, step), in shares of the start's, 0 at rest."""
    total = np.zeros(motion.places.shape[:2])
    for index, body in enumerate(scene.bodies):
        of = matter(body.shape)
        spin = motion.speeds[:, :, index, 3:]
        up = _turned(motion.places[:, :, index, 3:], np.array([0.0, 0.0, 1.0]))
        sideways = _turned(motion.places[:, :, index, 3:], np.cross(spin, [0.0, 0.0, of.com]))
        squares = np.array([of.gyration, of.gyration, of.spin_gyration]) ** 2
        lifted = motion.places[:, :, index, 2] - shape(body.shape).rest_height + of.com * (up[..., 2] - 1.0)
        total += of.mass * 0.5 * np.sum((motion.speeds[:, :, index, :3] + sideways) ** 2, axis=-1)
        total += of.mass * (0.5 * np.sum(squares * spin**2, axis=-1) + GRAVITY * lifted)
    shares: Array = total / total[:, :1]
    return shares


def unpressed(scene: Scene, motion: Motion) -> Flags:
    """Where no bouncy contact holds energy: no ball in a wall or another body, no torso or head in the floor."""
    free = np.ones(motion.places.shape[:2], dtype=bool)
    balls = [_balls(motion.places[:, :, index], body.shape) for index, body in enumerate(scene.bodies)]
    for of_body in balls:
        for number, (centre, ball) in enumerate(of_body):
            if number:
                free &= centre[..., 2] > ball.radius
            for piece in pieces(scene.walls, scene.gates):
                off = centre - np.clip(centre, piece.lo, piece.hi)
                free &= np.sum(off**2, axis=-1) > ball.radius**2
    for first, second in combinations(balls, 2):
        for a, ball in first:
            for b, other in second:
                free &= np.sum((a - b) ** 2, axis=-1) > (ball.radius + other.radius) ** 2
    return free


def _balls(places: Array, kind: str) -> list[tuple[Array, Sphere]]:
    up = _turned(places[..., 3:], np.array([0.0, 0.0, 1.0]))
    return [(places[..., :3] + ball.z * up, ball) for ball in shape(kind).spheres]


def _turned(quaternion: Array, vector: Array) -> Array:
    w, axis = quaternion[..., :1], quaternion[..., 1:]
    twice = 2.0 * np.cross(axis, vector)
    found: Array = vector + w * twice + np.cross(axis, twice)
    return found
