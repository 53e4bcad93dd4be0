"""The flick of four integers becomes an impulse in SI units."""

import math

import pytest

from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import Undecodable
from coldsnap.core.flick import FULL_POWER, Flick, impulse_of
from coldsnap.core.scene import Impulse


def test_a_flick_is_straight_and_level_unless_it_says_otherwise() -> None:
    assert impulse_of(Flick(0, 1000), "a") == Impulse("a", 0.0, FULL_POWER, 0.0, 0.0)


@pytest.mark.parametrize(("yaw", "radians"), [(0, 0.0), (900, math.pi / 2), (1800, math.pi), (2700, 3 * math.pi / 2)])
def test_yaw_is_tenths_of_a_degree_counter_clockwise(yaw: int, radians: float) -> None:
    assert impulse_of(Flick(yaw, 0), "a").yaw == pytest.approx(radians)


@pytest.mark.parametrize(("power", "share"), [(0, 0.0), (250, 0.25), (1000, 1.0)])
def test_power_is_a_share_of_the_full_speed(power: int, share: float) -> None:
    assert impulse_of(Flick(0, power), "a").speed == pytest.approx(share * FULL_POWER)


@pytest.mark.parametrize(("side", "height"), [(-100, 0), (100, 100), (25, 50)])
def test_side_and_height_are_hundredths(side: int, height: int) -> None:
    impulse = impulse_of(Flick(0, 500, side, height), "a")
    assert (impulse.side, impulse.height) == (side / 100, height / 100)


@pytest.mark.parametrize("flick", [Flick(0, 0, -100, 0), Flick(3599, 1000, 100, 100)])
def test_the_extreme_flicks_give_impulses_within_their_bounds(flick: Flick) -> None:
    assert decode(Flick, encode(flick)) == flick
    impulse = impulse_of(flick, "a")
    assert decode(Impulse, encode(impulse)) == impulse


@pytest.mark.parametrize(
    "text",
    [
        b'{"yaw":3600,"power":0}',
        b'{"yaw":-1,"power":0}',
        b'{"yaw":0,"power":1001}',
        b'{"yaw":0,"power":0,"side":101}',
        b'{"yaw":0,"power":0,"height":-1}',
        b'{"yaw":0.5,"power":0}',
    ],
)
def test_a_flick_out_of_bounds_is_refused(text: bytes) -> None:
    with pytest.raises(Undecodable):
        decode(Flick, text)
