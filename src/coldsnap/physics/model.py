"""A scene as a MuJoCo model. Compiled once for the same walls, ledges and shapes; poses are not part of it.

Why it looks like this (measured; docs/physics.md): two coplanar floors, because a bouncy base sphere would hop for
ever, while head and torso must bounce for a jump; ledges twofold like the floor, for the same reason; `implicitfast`,
because spins of 200 rad/s need gyroscopic terms; 2 ms, because at 4 ms contacts make energy; sleeping bodies, because
they halve the cost; no automatic reset, because a simulation that breaks down must be seen to fail, not start again
somewhere else.
"""

from functools import lru_cache
from typing import Final

import mujoco

from coldsnap.core.scene import Gate, Scene, Wall
from coldsnap.core.shapes import shape
from coldsnap.physics.bodies import damping, matter, stuff
from coldsnap.physics.pieces import Ledge, ledges, pieces

STEP: Final = 0.002
"""Seconds of one engine step."""

_Corner = tuple[float, float, float]

# Bits of contype and conaffinity: what may touch what.
_WALL, _BODY, _FLOOR_BASE, _FLOOR_BODY = 1, 2, 4, 8


def compiled(scene: Scene) -> mujoco.MjModel:
    """The model of a scene's walls, gates, ledges and shapes; body i of the scene has free joint i."""
    return _compiled(scene.walls, scene.gates, ledges(scene), tuple(body.shape for body in scene.bodies))


@lru_cache(maxsize=32)
def _compiled(
    walls: tuple[Wall, ...], gates: tuple[Gate, ...], raised: tuple[Ledge, ...], shapes: tuple[str, ...]
) -> mujoco.MjModel:
    return mujoco.MjModel.from_xml_string(model_xml(walls, gates, shapes, raised))


def model_xml(
    walls: tuple[Wall, ...], gates: tuple[Gate, ...], shapes: tuple[str, ...], raised: tuple[Ledge, ...] = ()
) -> str:
    """The model as MJCF text."""
    skin = {ledge.part: ledge.thickness for ledge in raised}
    sizes = ((box.lo, (*box.hi[:2], box.hi[2] - skin.get(box, 0.0))) for box in pieces(walls, gates))
    boxes = "".join(_box("wall", low, high) for low, high in sizes)
    boxes += "".join(_plate(ledge) for ledge in raised)
    bodies = "".join(_body(index, name) for index, name in enumerate(shapes))
    return f"""<mujoco>
<option timestep="{STEP}" integrator="implicitfast" cone="elliptic" impratio="1" solver="Newton" iterations="20"
 ls_iterations="20" tolerance="1e-8" sleep_tolerance="0.003"><flag sleep="enable" autoreset="disable"/></option>
<size memory="{512 + 256 * len(shapes)}K"/>
{_defaults()}
<worldbody>
<geom class="floor_base" size="2 2 .1"/><geom class="floor_body" size="2 2 .1"/>
{boxes}
{bodies}</worldbody>
</mujoco>"""


def _defaults() -> str:
    of = stuff().surfaces
    under = f"{of.floor_slide} {of.floor_spin} {of.floor_roll}"
    solid = f'condim="3" friction="{of.wall_friction} 0.0002 0.0001" solimp="0.95 0.99 0.001"'
    return f"""<default>
<default class="floor_base"><geom type="plane" priority="2" condim="6" friction="{under}" solref="0.008 1"
 solimp="0.95 0.99 0.001" contype="{_FLOOR_BASE}" conaffinity="0"/></default>
<default class="floor_body"><geom type="plane" priority="2" condim="3" friction="{of.floor_slide} 0.0005 0.0001"
 {_bouncy(of.stiffness, of.floor_restitution)} solimp="0.95 0.99 0.001" contype="{_FLOOR_BODY}"
 conaffinity="0"/></default>
<default class="wall"><geom type="box" priority="1" {solid} {_bouncy(of.wall_stiffness, of.wall_restitution)}
 contype="{_WALL}" conaffinity="0"/></default>
<default class="body"><geom type="sphere" {solid} {_bouncy(of.stiffness, of.body_restitution)}
 contype="{_BODY}" mass="0"/></default>
</default>"""


def _bouncy(stiffness: float, restitution: float) -> str:
    return f'solref="{-stiffness} {-damping(stiffness, restitution)}"'


def _box(kind: str, low: _Corner, high: _Corner) -> str:
    middle = " ".join(repr((lo + hi) / 2) for lo, hi in zip(low, high, strict=True))
    half = " ".join(repr((hi - lo) / 2) for lo, hi in zip(low, high, strict=True))
    return f'<geom class="{kind}" pos="{middle}" size="{half}"/>'


def _plate(of: Ledge) -> str:
    """A ledge as two boxes in the same place, like the two floors."""
    low, high = (of.outline.x0, of.outline.y0, of.top - of.thickness), (of.outline.x1, of.outline.y1, of.top)
    return "".join(_box(kind, low, high).replace("/>", ' type="box"/>') for kind in ("floor_base", "floor_body"))


def _body(index: int, name: str) -> str:
    of = matter(name)
    across, spin = of.mass * of.gyration**2, of.mass * of.spin_gyration**2
    balls = "".join(
        f'<geom class="body" size="{ball.radius}" pos="{ball.x} {ball.y} {ball.z}"'
        f' conaffinity="{_WALL | _BODY | (_FLOOR_BODY if number else _FLOOR_BASE)}"/>'
        for number, ball in enumerate(shape(name).spheres)
    )
    return f"""<body pos="{0.1 * index} 0 {shape(name).rest_height}"><freejoint/>
<inertial pos="0 0 {of.com}" mass="{of.mass}" diaginertia="{across} {across} {spin}"/>{balls}</body>
"""
