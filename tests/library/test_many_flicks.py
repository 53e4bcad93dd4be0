"""Flicks by the thousand come out as they would at a table, and in order."""

import numpy as np
import pytest

import coldsnap
from coldsnap.core.choices import Ranged
from coldsnap.core.errors import ColdsnapError
from coldsnap.games.icecool.state.actions import FlickPenguin

SCHOOL = coldsnap.school(p0=(0.3, 0.3), p1=(0.1, 0.1))
STRAIGHT, HARD, STILL = (900, 400, 0, 0), (2000, 1000, 40, 90), (0, 0, 0, 0)


def test_a_flick_comes_out_as_at_a_table() -> None:
    table = coldsnap.Table("icecool-practice", seed="shots")
    offered = next(each for each in table.choices if isinstance(each.action, FlickPenguin))
    assert isinstance(offered, Ranged)
    flick = offered.with_(yaw=700, power=650, side=20, height=0)
    scene = table.scene(flick)
    assert scene is not None
    shots = coldsnap.simulate(scene, [(700, 650, 20, 0)])
    table.step(flick)
    body = next(each for each in table.view().bodies if each.id == "p0")  # type: ignore[attr-defined]
    assert np.allclose(shots.rest[0, 0], (body.pose.x, body.pose.y, body.pose.z), atol=0.003)


def test_rows_keep_their_order_whatever_is_done_at_once() -> None:
    flicks = np.array([(yaw, 300 + yaw // 6, 0, 0) for yaw in range(0, 3600, 12)])
    told: list[tuple[int, int]] = []
    one = coldsnap.simulate(SCHOOL, flicks, threads=1)
    many = coldsnap.simulate(SCHOOL, flicks, threads=3, on_progress=lambda done, of: told.append((done, of)))
    assert told == [(256, 300), (300, 300)]
    for name in ("rest", "through", "over", "touched", "toppled", "seconds", "failed"):
        assert np.array_equal(getattr(one, name), getattr(many, name)), name
    assert not many.failed.any()
    last = coldsnap.simulate(SCHOOL, flicks[-1:])
    assert np.array_equal(last.rest[0], many.rest[-1])
    assert 0 < np.count_nonzero(many.through.sum(axis=1)) < 300
    assert {"5"} < {room for room in many.rooms("p0") if room}


def test_a_flick_without_power_moves_nothing() -> None:
    shots = coldsnap.simulate(SCHOOL, [STILL])
    assert shots.rest[0].tolist() == [[each.pose.x, each.pose.y, each.pose.z] for each in SCHOOL.bodies]
    assert shots.rooms("p0") == ("5",)


def test_jumps_and_touches_are_told() -> None:
    rng = np.random.default_rng(7)
    wild = np.column_stack(
        [rng.integers(0, 3600, 200), np.full(200, 1000), rng.integers(-20, 21, 200), np.full(200, 90)]
    )
    assert coldsnap.simulate(SCHOOL, wild).over.sum() > 0
    towards = coldsnap.simulate(coldsnap.school(p0=(0.3, 0.25), p1=(0.3, 0.35)), [(900, 500, 0, 0)])
    assert towards.touched.tolist() == [[False, True]]


@pytest.mark.parametrize(
    ("flicks", "body", "code"),
    [
        ([(3600, 0, 0, 0)], "p0", "no-flick"),
        ([(0, 0, 0, 0), (0, 0, -101, 0)], "p0", "no-flick"),
        ([(0.5, 0, 0, 0)], "p0", "no-flicks"),
        ([1, 2, 3, 4], "p0", "no-flicks"),
        ([STRAIGHT], "p7", "no-body"),
    ],
)
def test_what_is_no_flick_is_refused(flicks: object, body: str, code: str) -> None:
    with pytest.raises(ColdsnapError) as refused:
        coldsnap.simulate(SCHOOL, flicks, body)  # type: ignore[arg-type]
    assert refused.value.code == code
