"""Human hands as data: how far a flick errs from the one that was meant, and how much thought goes before it."""

import math
import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Final

from msgspec import Meta

from coldsnap.bots.icecool.routes.straight_flicks import bell
from coldsnap.core.codec import convert
from coldsnap.core.flick import Flick
from coldsnap.core.rng import Rng
from coldsnap.core.values import Value
from coldsnap.games.icecool.rule_points import tremor
from coldsnap.games.icecool.state.options import Tremor

Size = Annotated[float, Meta(ge=0.0, le=1000.0)]


class Hand(Value, frozen=True):
    """Standard deviations: direction in 0.1 degree, power as a part of it, side and height in points."""

    yaw: Size
    power: Size
    side: Size
    height: Size


class Taste(Value, frozen=True):
    """What a character likes, in cards: to jump over walls, to curve, to catch."""

    jump: Size = 0.0
    curve: Size = 0.0
    hunt: Size = 0.0


class Skill(Value, frozen=True):
    """A player: the hand, the flicks that it tries in its head before each one, and its taste."""

    hand: Hand
    simulations: Annotated[int, Meta(ge=0, le=10_000)]
    taste: Taste = Taste()


class _Hands(Value, frozen=True):
    levels: dict[str, Skill]
    characters: dict[str, Skill]


STEADY: Final = Hand(0.0, 0.0, 0.0, 0.0)
"""A hand that never errs."""


@cache
def _hands() -> _Hands:
    text = resources.files(__package__).joinpath("hands.toml").read_text("utf-8")
    found: _Hands = convert(_Hands, tomllib.loads(text))
    return found


def levels() -> dict[str, Skill]:
    """The levels by name, weakest first."""
    return _hands().levels


def characters() -> dict[str, Skill]:
    """The characters by name, in no order of strength."""
    return _hands().characters


def at_table(hand: Hand, shaking: Tremor) -> Hand:
    """A hand's whole error at a table that makes every hand tremble (TURN-15)."""
    scale = tremor.SCALE[shaking]
    return Hand(
        math.hypot(hand.yaw, scale * tremor.YAW),
        math.hypot(hand.power, scale * tremor.POWER / 1000),
        math.hypot(hand.side, scale * tremor.POINTS),
        math.hypot(hand.height, scale * tremor.POINTS),
    )


def erring(hand: Hand, meant: Flick, rng: Rng) -> tuple[Flick, Rng]:
    """What comes of a flick that is meant, and the chance left."""
    errors = []
    for _ in range(4):
        draw, rng = bell(rng)
        errors.append(draw)
    yaw, power, side, height = errors
    return (
        within(
            meant.yaw + hand.yaw * yaw,
            meant.power * (1 + hand.power * power),
            meant.side + hand.side * side,
            meant.height + hand.height * height,
        ),
        rng,
    )


def within(yaw: float, power: float, side: float = 0.0, height: float = 0.0) -> Flick:
    """A flick of these numbers, rounded and kept on its axes."""
    return Flick(
        round(yaw) % 3600,
        min(max(round(power), 0), 1000),
        min(max(round(side), -100), 100),
        min(max(round(height), 0), 100),
    )
