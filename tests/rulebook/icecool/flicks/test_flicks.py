"""TURN-9 and TURN-10: what moves a penguin; and doors as the real engine sees them."""

import math

import pytest

from coldsnap.core.choices import Axis, Ranged, Simulate, Turn
from coldsnap.core.facts import Crossed, Toppled
from coldsnap.games.icecool.state.actions import (
    AnnounceTask,
    ChooseRoom,
    FlickPenguin,
    MoveFish,
    PlaceCatcher,
    PlaceFreely,
    PlaceOnLine,
)
from coldsnap.games.icecool.state.events import Flicked, TokenTaken
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Trajectory
from icecool_match import CIRCLE, KITCHEN, Match, Mm, course, midgame, point, refusal
from marks import rule

ENGINE = MujocoSimulator()


def shot(match: Match, yaw: int, power: int, side: int = 0, height: int = 0) -> Trajectory:
    """Flick the penguin in turn and let the real engine answer."""
    assert match.state.turn is not None
    match.act(FlickPenguin(match.state.turn.body, yaw, power, side, height))
    assert isinstance(match.status, Simulate)
    seen = ENGINE.run(match.status.scene, match.status.impulse)
    match.resolve(*seen.facts, rest=seen.rest)
    return seen


def crossings(seen: Trajectory) -> list[tuple[str, str, bool]]:
    return [(fact.barrier, fact.how, fact.began_in) for fact in seen.facts if isinstance(fact, Crossed)]


def stood_at(at: Mm) -> Match:
    return midgame(1).put({1: at, 2: (450, 550)})


# --- TURN-9 ---


@rule("TURN-9")
def test_nothing_that_is_offered_moves_a_penguin_but_its_flick_and_its_line() -> None:
    match = stood_at((300, 20)).deal(1, "1-jump", "1-doors", "2", "2")
    assert {type(action) for action in match.offered()} == {AnnounceTask, MoveFish, PlaceOnLine, FlickPenguin}
    before = match.state.bodies
    match.act(MoveFish(2, "2-4", "1-4"))
    match.act(AnnounceTask("jump"))
    assert match.state.bodies == before


@rule("TURN-9")
@pytest.mark.parametrize("body", ["p0", "p2", "p3", "p7", "walrus-3"])
def test_nobody_flicks_another_piece_than_the_own_penguin(body: str) -> None:
    assert refusal(midgame(1), FlickPenguin(body, 0, 500)) == ("icecool-not-your-body", "TURN-2")


@rule("TURN-9")
def test_no_penguin_is_set_elsewhere_by_hand_in_a_round() -> None:
    match = midgame(1)
    refusal(match, PlaceFreely(point((300, 300))))
    assert refusal(match, PlaceCatcher(point(KITCHEN))) == ("icecool-not-now", "SETUP-6")
    assert refusal(match, ChooseRoom("3")) == ("icecool-not-now", "TURN-11")
    assert refusal(midgame(0), PlaceCatcher(point((60, 450)))) == ("icecool-not-now", "SETUP-6")


@rule("TURN-9")
def test_between_flicks_all_penguins_stand_where_the_last_one_left_them() -> None:
    match = midgame(1)
    match.flick(rest={1: (300, 100), 2: (450, 500)})
    before = match.state.bodies
    for _ in range(8):
        match.lapse()
        assert match.state.bodies == before


# --- TURN-10 ---


@rule("TURN-10")
def test_a_flick_has_four_axes_and_is_one_impulse_on_the_penguin_in_turn() -> None:
    match = midgame(1)
    assert isinstance(match.status, Turn)
    (choice,) = (choice for choice in match.status.offers[0].choices if isinstance(choice, Ranged))
    assert choice.action == FlickPenguin("p1", 0, 500)
    assert choice.axes == (
        Axis("yaw", 0, 3599),
        Axis("power", 0, 1000),
        Axis("side", -100, 100),
        Axis("height", 0, 100),
    )
    match.act(FlickPenguin("p1", 1350, 750, -37, 84))
    assert match.one(Flicked).rule == "TURN-10"
    assert isinstance(match.status, Simulate)
    impulse = match.status.impulse
    assert (impulse.body, impulse.speed, impulse.side, impulse.height) == ("p1", 1.5, -0.37, 0.84)
    assert impulse.yaw == pytest.approx(0.75 * math.pi)


@rule("TURN-10")
def test_a_hit_in_the_centre_of_the_back_goes_straight() -> None:
    match = stood_at((260, 105))
    seen = shot(match, 0, 500)
    x, y = match.at("p1")
    assert x > 400
    assert abs(y - 105) < 0.5
    assert crossings(seen) == []


@rule("TURN-10")
@pytest.mark.parametrize(("side", "way"), [(50, -1), (-50, 1)])
def test_a_hit_off_the_centre_curves_to_the_side_that_was_hit(side: int, way: int) -> None:
    match = stood_at((260, 105))
    shot(match, 0, 500, side)
    assert way * (match.at("p1")[1] - 105) > 20


@rule("TURN-10")
def test_a_hit_on_the_head_jumps_over_a_wall_where_a_hit_on_the_back_does_not() -> None:
    high, low = stood_at((440, 120)), stood_at((440, 120))
    assert crossings(shot(high, 900, 900, height=80)) == [("y210:210-600", "over", False)]
    assert high.board.room_of(point(high.at("p1"))) == "3"
    seen = shot(low, 900, 900)
    assert crossings(seen) == []
    assert low.board.room_of(point(low.at("p1"))) == "1"


# --- doors as the engine sees them ---


@rule("DOOR-2")
def test_a_flick_that_is_too_weak_sticks_in_the_door_and_takes_nothing_a_stronger_one_does() -> None:
    weak, strong = stood_at((495, 150)), stood_at((495, 150))
    assert crossings(shot(weak, 900, 250)) == []
    assert (weak.all(TokenTaken), len(weak.offered()) > 0) == ([], True)
    assert 192 < weak.at("p1")[1] < 227.5, "a part of it is in the frame"
    assert crossings(shot(strong, 900, 300)) == [("1-3", "through", False)]
    assert strong.one(TokenTaken).door == "1-3"
    assert strong.at("p1")[1] >= 212.5 + 17.5, "the whole penguin is on the other side"


@rule("DOOR-4")
def test_flicked_on_from_within_the_door_it_takes_nothing() -> None:
    match = stood_at((495, 205))
    assert crossings(shot(match, 900, 500)) == [("1-3", "through", True)]
    assert course(match)[1:-1] == ["TokenLeft DOOR-4"]
    assert match.at("p1")[1] > 400


@rule("DOOR-3")
def test_tumbling_through_under_the_lintel_is_through() -> None:
    match = stood_at((495, 120))
    seen = shot(match, 900, 700, height=100)
    assert any(isinstance(fact, Toppled) for fact in seen.facts)
    assert crossings(seen) == [("1-3", "through", False)]
    assert match.one(TokenTaken).rule == "DOOR-1"


@rule("DOOR-5")
def test_jumping_over_the_door_it_takes_nothing() -> None:
    match = stood_at((495, 120))
    assert crossings(shot(match, 900, 900, height=80)) == [("1-3", "over", False)]
    assert course(match)[1:-1] == ["TokenLeft DOOR-5"]


@rule("DOOR-6")
def test_pushed_through_by_anothers_flick_it_takes_its_own_fish() -> None:
    match = midgame(1).put({1: (495, 100), 2: (495, 160)})
    shot(match, 900, 700)
    assert ("DOOR-6", 2) in [(event.rule, event.seat) for event in match.all(TokenTaken)]


@rule("TURN-3")
def test_a_real_flick_without_power_leaves_the_penguin_on_the_circle() -> None:
    match = Match().place_catcher()
    shot(match, 900, 0)
    assert course(match) == ["CameToRest TURN-13", "FlickRepeated TURN-3"]
    assert match.at("p1") == CIRCLE
