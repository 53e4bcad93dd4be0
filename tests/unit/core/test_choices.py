"""Choices accept what they offer and nothing else."""

from typing import Annotated

import pytest
from msgspec import Meta

from coldsnap.core.choices import Axis, Offer, OneOf, Ranged, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Disc, Point, Rect
from coldsnap.core.values import Action
from marble_game import Shoot, Stay

AIM = Ranged(Shoot(900, 0), (Axis("power", 10, 20),))


class Put(Action, frozen=True, tag="test-put"):
    what: str
    at: Point
    turns: Annotated[int, Meta(ge=0, le=9)] = 0


class Drop(Action, frozen=True, tag="test-drop"):
    what: str
    at: Point


def test_one_of_accepts_exactly_its_action() -> None:
    choice = OneOf(Shoot(900, 500))
    assert choice.accepts(Shoot(900, 500))
    assert not choice.accepts(Shoot(900, 501))
    assert not choice.accepts(Stay(0))


def test_a_quiet_choice_is_accepted_like_any_other() -> None:
    assert OneOf(Stay(1), quiet=True).accepts(Stay(1))


@pytest.mark.parametrize(("power", "taken"), [(9, False), (10, True), (15, True), (20, True), (21, False)])
def test_an_axis_includes_both_its_bounds(power: int, taken: bool) -> None:
    assert AIM.accepts(Shoot(900, power)) is taken


def test_a_field_that_is_on_no_axis_must_be_equal() -> None:
    assert not AIM.accepts(Shoot(901, 15))


def test_several_axes_must_all_hold() -> None:
    both = Ranged(Shoot(0, 0), (Axis("yaw", 0, 10), Axis("power", 5, 6)))
    assert both.accepts(Shoot(10, 5))
    assert not both.accepts(Shoot(11, 5))
    assert not both.accepts(Shoot(10, 7))


def test_another_type_of_action_is_not_accepted() -> None:
    assert not AIM.accepts(Stay(0))


@pytest.mark.parametrize("value", [True, 15.0, "15", None])
def test_what_is_no_int_lies_on_no_axis(value: object) -> None:
    wide = Ranged(Shoot(900, 0), (Axis("power", 0, 20),))
    assert wide.accepts(Shoot(900, 1))
    assert not wide.accepts(Shoot(900, value))  # type: ignore[arg-type]  # a wrong type is the point


@pytest.mark.parametrize(
    ("point", "inside"),
    [(Point(0.0, 0.0), True), (Point(1.0, 2.0), True), (Point(0.5, 1.0), True), (Point(1.001, 1.0), False)],
)
def test_a_region_includes_its_border(point: Point, inside: bool) -> None:
    choice = Ranged(Put("marble", Point(0.0, 0.0)), region=Rect(0.0, 0.0, 1.0, 2.0))
    assert choice.accepts(Put("marble", point)) is inside


def test_a_disc_is_a_region_too() -> None:
    choice = Ranged(Put("marble", Point(0.0, 0.0)), region=Disc(0.0, 0.0, 0.5))
    assert choice.accepts(Put("marble", Point(0.3, 0.4)))
    assert not choice.accepts(Put("marble", Point(0.4, 0.4)))


def test_a_region_frees_the_point_alone() -> None:
    choice = Ranged(Put("marble", Point(0.0, 0.0)), region=Rect(0.0, 0.0, 1.0, 1.0))
    assert not choice.accepts(Put("fish", Point(0.5, 0.5)))
    assert not choice.accepts(Put("marble", Point(0.5, 0.5), 1))
    assert not choice.accepts(Drop("marble", Point(0.5, 0.5)))


def test_without_a_region_the_point_must_be_equal() -> None:
    choice = Ranged(Put("marble", Point(0.5, 0.5)), (Axis("turns", 0, 3),))
    assert choice.accepts(Put("marble", Point(0.5, 0.5), 3))
    assert not choice.accepts(Put("marble", Point(0.5, 0.6), 3))


def test_a_region_and_axes_hold_together() -> None:
    choice = Ranged(Put("marble", Point(0.0, 0.0)), (Axis("turns", 1, 2),), Rect(0.0, 0.0, 1.0, 1.0))
    assert choice.accepts(Put("marble", Point(1.0, 1.0), 2))
    assert not choice.accepts(Put("marble", Point(1.0, 1.0), 0))
    assert not choice.accepts(Put("marble", Point(1.1, 1.0), 2))


def test_a_turn_gives_each_seat_its_own_offer_and_others_none() -> None:
    first, second = Offer(0, (AIM,), Stay(0)), Offer(2, (OneOf(Shoot(0, 0)),), Stay(2))
    turn = Turn((first, second))
    assert (turn.offer(0), turn.offer(1), turn.offer(2)) == (first, None, second)


@pytest.mark.parametrize(
    "choice",
    [OneOf(Shoot(1, 2)), AIM, Ranged(Put("tile", Point(0.0, 0.0)), (Axis("turns", 2, 4),), Disc(1.0, 2.0, 0.5))],
)
def test_what_is_sampled_is_allowed(choice: OneOf | Ranged) -> None:
    rng = rng_from("samples")
    assert all(choice.accepts(choice.sample(rng.split(str(number)))) for number in range(200))


def test_a_range_gives_the_action_with_the_wanted_values_or_refuses() -> None:
    assert AIM.with_(power=15) == Shoot(900, 15)
    for wrong in ({"power": 21}, {"yaw": 0}, {"strength": 15}):
        with pytest.raises(Rejected, match="not-offered"):
            AIM.with_(**wrong)
