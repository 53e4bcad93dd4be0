"""How fast flicks are simulated, beside a naive loop, in one run.

Rates are per second of processor time. Only threads are compared by the clock: part by part, the best time of each.
"""

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Final

import mujoco
import numpy as np
from msgspec import structs

from coldsnap.arena.physics.sample_flicks import crowd, impulses_all_on, random_impulses, school
from coldsnap.core.codec import encode
from coldsnap.core.scene import Impulse, Scene
from coldsnap.physics.engine import BLOCK, QUIET, record
from coldsnap.physics.finger import blow
from coldsnap.physics.model import model_xml
from coldsnap.physics.mujoco_simulator import MujocoSimulator

ALL_ON: Final = "school"
"""The board on which the crowd is: eight penguins, Pawclaw and three walruses."""
_STILL: Final = 0.03
_SOME: Final = 32
"""Flicks of one measurement."""
_AGAIN: Final = 4
"""Times that what is compared is tried in a round, in turns: on a shared machine a processor is rarely left alone."""


def measure_physics(rounds: int, on_round: Callable[[int, int], object] = max) -> dict[str, float]:
    """The numbers of `coldsnap bench physics`: the best of some interleaved rounds."""
    simulator, scene = MujocoSimulator(), school(4)
    flicks = random_impulses(_SOME, 4)
    all_on, flicks_all_on = crowd(ALL_ON), impulses_all_on(_SOME)
    compared: dict[str, Callable[[], object]] = {
        "flicks_per_cpu_s": lambda: [simulator.run(scene, flick) for flick in flicks],
        "naive_flicks_per_cpu_s": lambda: [naive(scene, flick) for flick in flicks],
        "search_flicks_per_cpu_s": lambda: simulator.search(scene, flicks),
        "flicks_all_on_per_cpu_s": lambda: [simulator.run(all_on, flick) for flick in flicks_all_on],
    }
    crowds = {"flicks_8_bodies_per_cpu_s": _full(simulator, 8), "flicks_12_bodies_per_cpu_s": _full(simulator, 12)}
    best = dict.fromkeys((*compared, *crowds), float("inf"))
    threads: dict[int, list[float]] = {1: [], 2: []}
    for number in range(rounds):
        for _ in range(_AGAIN):
            for name, job in compared.items():
                best[name] = min(best[name], _timed(job) / _SOME)
            for count, parts in threads.items():
                threads[count] = _least(parts, _part_times(scene, count))
        for name, job in crowds.items():
            best[name] = min(best[name], _timed(job) / _SOME)
        on_round(number + 1, rounds)
    found = {name: 1.0 / seconds for name, seconds in best.items()}
    found["full_ratio"] = found["flicks_per_cpu_s"] / found["naive_flicks_per_cpu_s"]
    found["search_ratio"] = found["search_flicks_per_cpu_s"] / found["naive_flicks_per_cpu_s"]
    found["all_on_ratio"] = found["flicks_all_on_per_cpu_s"] / found["flicks_per_cpu_s"]
    found["two_thread_ratio"] = sum(threads[1]) / sum(threads[2])
    return found | _bytes(simulator, scene, flicks)


def _full(simulator: MujocoSimulator, penguins: int) -> Callable[[], object]:
    scene, flicks = school(penguins), random_impulses(_SOME, penguins)
    return lambda: [simulator.run(scene, flick) for flick in flicks]


def _part_times(scene: Scene, threads: int) -> list[float]:
    """Seconds by the clock of each part of a block of flicks: the start, some steps of all that move, ..., the end."""
    flicks = random_impulses(BLOCK, 4)
    times = [time.perf_counter()]
    record(scene, flicks, threads=threads, on_part=lambda: times.append(time.perf_counter()))
    return [after - before for before, after in pairwise(times)]


def _least(parts: list[float], again: list[float]) -> list[float]:
    """The shorter time of each part: two processors are rarely both left alone for a whole block."""
    return [min(pair) for pair in zip(parts, again, strict=True)] if parts else again


def _bytes(simulator: MujocoSimulator, scene: Scene, flicks: list[Impulse]) -> dict[str, float]:
    sizes = [len(encode(trajectory.frames)) for trajectory in simulator.run_many(scene, flicks)]
    return {"bytes_per_flick_p50": float(np.median(sizes)), "bytes_per_flick_max": float(max(sizes))}


def _timed(job: Callable[[], object]) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    job()
    return time.process_time() - began


def naive(scene: Scene, impulse: Impulse) -> int:
    """The loop that one writes first: no sleep, a rest test in Python after every step, no facts, no frames.

    It stops when no speed (m/s, rad/s) has exceeded 0.03 for ten steps; the number of steps.
    """
    model = _awake_model(scene)
    data = mujoco.MjData(model)
    data.qpos[:] = np.concatenate([structs.astuple(body.pose) for body in scene.bodies])
    mujoco.mj_step(model, data, QUIET)
    body = [body.id for body in scene.bodies].index(impulse.body)
    velocity, spin = blow(impulse, scene.bodies[body].shape, np.eye(3))
    data.qvel[6 * body : 6 * body + 3] = velocity
    data.qvel[6 * body + 3 : 6 * body + 6] = spin
    steps = still = 0
    while still < 10 and steps < 5000:
        mujoco.mj_step(model, data)
        still = still + 1 if np.abs(data.qvel).max() < _STILL else 0
        steps += 1
    return steps


_awake: dict[int, mujoco.MjModel] = {}


def _awake_model(scene: Scene) -> mujoco.MjModel:
    """The same model with all bodies awake."""
    shapes = tuple(body.shape for body in scene.bodies)
    if len(shapes) not in _awake:
        xml = model_xml(scene.walls, scene.gates, shapes).replace('sleep="enable"', 'sleep="disable"')
        _awake[len(shapes)] = mujoco.MjModel.from_xml_string(xml)
    return _awake[len(shapes)]
