"""TURN-15 and TURN-16: hands that tremble, and seats that do not decide."""

import math
from statistics import mean, pstdev

import pytest

from coldsnap.core.choices import Simulate, Turn
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Impulse
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, Lapse
from coldsnap.games.icecool.state.events import Flicked, FlickRepeated, TurnBegan
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import GAMES
from icecool_match import SPOTS, Match, course, midgame, refusal
from marks import rule

WANTED = FlickPenguin("p1", 1800, 500, 10, 40)
SEEDS = [str(seed) for seed in range(300)]


def flicked(tremor: str, seed: str, wanted: FlickPenguin = WANTED) -> Flicked:
    match = Match(seed=seed, tremor=tremor, seats=2).place_catcher()
    match.act(wanted)
    return match.one(Flicked)


def errors(tremor: str, axis: str, wanted: FlickPenguin = WANTED) -> list[int]:
    return [getattr(flicked(tremor, seed, wanted).flick, axis) - getattr(wanted, axis) for seed in SEEDS]


# --- TURN-15 ---


@rule("TURN-15")
@pytest.mark.parametrize(
    ("game", "default"), [("icecool", "light"), ("icecool2", "light"), ("icecool-practice", "off")]
)
def test_the_tremor_is_light_by_default_and_off_in_practice(game: str, default: str) -> None:
    (spec,) = (spec for spec in GAMES[game].info.options if spec.name == "tremor")
    assert (spec.values, spec.default, spec.rule) == (("off", "light", "full"), default, "TURN-15")


@rule("TURN-15")
def test_without_tremor_the_flick_is_the_wanted_one() -> None:
    assert all(flicked("off", seed).flick == WANTED.flick for seed in SEEDS[:20])


@rule("TURN-15")
@pytest.mark.parametrize(("axis", "deviation"), [("yaw", 10.0), ("power", 7.5), ("side", 3.0), ("height", 3.0)])
def test_a_light_tremor_deviates_by_1_degree_1_5_percent_of_the_power_and_3_points(axis: str, deviation: float) -> None:
    found = errors("light", axis)
    assert pstdev(found) == pytest.approx(deviation, rel=0.15)
    assert abs(mean(found)) < deviation / 4


@rule("TURN-15")
@pytest.mark.parametrize("axis", ["yaw", "power", "side", "height"])
def test_a_full_tremor_is_stronger(axis: str) -> None:
    assert pstdev(errors("full", axis)) > 2 * pstdev(errors("light", axis))


@rule("TURN-15")
@pytest.mark.parametrize("power", [20, 100])
def test_a_weak_flick_is_as_often_too_strong_as_too_weak(power: int) -> None:
    found = errors("light", "power", FlickPenguin("p1", 1800, power))
    assert abs(mean(found)) < 0.25


@rule("TURN-15")
def test_the_event_holds_the_wanted_and_the_actual_flick_and_physics_gets_the_actual_one() -> None:
    match = Match(tremor="full").place_catcher()
    match.act(WANTED)
    told = match.one(Flicked)
    assert (told.wanted, told.seat, told.body) == (WANTED.flick, 1, "p1")
    assert told.flick != told.wanted
    assert isinstance(match.status, Simulate)
    assert match.status.impulse == impulse_of(told.flick, "p1")


@rule("TURN-15")
def test_the_error_is_drawn_from_the_state_the_same_again_for_the_same_state() -> None:
    assert flicked("light", "a") == flicked("light", "a")
    assert flicked("light", "a").flick != flicked("light", "b").flick


@rule("TURN-15")
def test_every_flick_of_every_seat_has_an_error_of_its_own() -> None:
    match = Match(tremor="light").place_catcher()
    seen = []
    for seat in (1, 2, 3, 0):
        match.act(FlickPenguin(f"p{seat}", 1800, 500, 0, 50))
        seen.append(match.one(Flicked).flick)
        match.resolve(rest=[body for body in midgame(1).state.bodies if body.id == f"p{seat}"])
    assert len(set(seen)) == 4
    assert Flick(1800, 500, 0, 50) not in seen


@rule("TURN-15")
def test_a_repeat_trembles_anew() -> None:
    match = Match(tremor="light").place_catcher()
    match.act(WANTED)
    first = match.one(Flicked).flick
    match.resolve()
    assert len(match.all(FlickRepeated)) == 1
    match.act(WANTED)
    assert match.one(Flicked).flick != first


@rule("TURN-15")
def test_the_error_never_leaves_the_bounds_of_a_flick_and_no_power_stays_none() -> None:
    for wanted in (FlickPenguin("p1", 0, 1000, 100, 0), FlickPenguin("p1", 3599, 0, -100, 100)):
        for seed in SEEDS[:60]:
            flick = flicked("full", seed, wanted).flick
            assert 0 <= flick.yaw <= 3599
            assert 0 <= flick.power <= 1000
            assert -100 <= flick.side <= 100
            assert 0 <= flick.height <= 100
            assert flick.power > 0 or wanted.power == 0
            assert flick.power == 0 or wanted.power > 0


@rule("TURN-15")
def test_nobody_can_work_the_error_out_from_what_they_see() -> None:
    match = Match(tremor="light").place_catcher()
    view = match.game.view(match.state, 1)
    assert isinstance(view, IceCoolView)
    assert not hasattr(view, "rng")
    imagined = match.game.imagine(view, rng_from("guess"))
    guess = match.game.apply(imagined, Move(1, WANTED)).events[0]
    match.act(WANTED)
    assert isinstance(guess, Flicked)
    assert guess.flick != match.one(Flicked).flick


def edges(tremor: str, seed: str = "edges", wanted: FlickPenguin = WANTED) -> tuple[Impulse, ...]:
    match = Match(seed=seed, tremor=tremor, seats=2).place_catcher()
    asked = Move(1, wanted)
    found = match.game.preview(match.state, asked)
    assert found is not None
    assert found.impulse == impulse_of(wanted.flick, "p1")
    return match.game.edges(match.state, asked)


@rule("TURN-15")
def test_a_preview_is_the_wanted_flick_and_says_how_far_a_hand_may_err() -> None:
    left_strong, left_weak, right_strong, right_weak = edges("light")
    middle = impulse_of(WANTED.flick, "p1")
    assert left_strong.yaw == left_weak.yaw > middle.yaw > right_strong.yaw == right_weak.yaw
    assert left_strong.side == left_weak.side < middle.side < right_strong.side == right_weak.side
    assert left_strong.speed == right_strong.speed > middle.speed > left_weak.speed == right_weak.speed
    assert left_strong.yaw - middle.yaw == pytest.approx(math.radians(1.5))
    assert edges("full")[0].yaw - middle.yaw == pytest.approx(math.radians(4.5))
    assert edges("off") == ()


@rule("TURN-15")
def test_a_preview_says_nothing_of_the_error_to_come() -> None:
    assert len({flicked("light", seed).flick for seed in SEEDS[:20]}) > 10
    assert len({edges("light", seed) for seed in SEEDS[:20]}) == 1


@rule("TURN-15")
def test_the_edges_of_a_flick_are_flicks() -> None:
    for wanted in (FlickPenguin("p1", 0, 1000, 100, 0), FlickPenguin("p1", 3599, 0, -100, 100)):
        for edge in edges("full", wanted=wanted):
            assert 0 <= edge.yaw < 2 * math.pi
            assert 0 <= edge.speed <= 2
            assert -1 <= edge.side <= 1
            assert 0 <= edge.height <= 1


# --- TURN-16 ---


@rule("TURN-16")
def test_a_lapsed_turn_ends_without_a_flick() -> None:
    match = midgame(1)
    match.lapse()
    assert course(match) == ["Lapsed TURN-16", "TurnBegan TURN-1"]
    assert (match.actor, match.at("p1")) == (2, SPOTS[1])


@rule("TURN-16")
def test_whoever_lapses_in_the_window_ends_its_turn() -> None:
    match = midgame(1).deal(1, "1-jump", "1-doors")
    match.flick()
    match.lapse()
    assert course(match) == ["Lapsed TURN-16", "TurnBegan TURN-1"]
    assert match.hand(1).down == ("1-jump", "1-doors")


@rule("TURN-16")
def test_a_task_announced_in_a_turn_that_lapsed_is_forgotten() -> None:
    match = midgame(1).deal(1, "1-jump")
    match.act(AnnounceTask("jump"))
    match.lapse()
    match.pass_turns_to(1)
    assert match.offered(AnnounceTask) == [AnnounceTask("jump")]


@rule("TURN-16", "TURN-3")
def test_a_first_turn_that_lapsed_leaves_the_penguin_on_the_circle_with_its_circle_start() -> None:
    match = Match().place_catcher()
    match.lapse()
    match.pass_turns_to(1).flick()
    assert match.one(FlickRepeated) == FlickRepeated(seat=1, times=1)


@rule("TURN-16", "TURN-3")
def test_between_repeats_a_lapse_ends_the_turn_and_the_repeats_are_counted_anew() -> None:
    match = Match().place_catcher()
    match.flick()
    match.flick()
    match.lapse()
    assert match.one(TurnBegan).seat == 2
    match.pass_turns_to(1).flick()
    assert match.one(FlickRepeated).times == 1


@rule("TURN-16")
def test_every_offer_says_what_nature_plays_for_a_seat_that_does_not_decide() -> None:
    match = Match()
    for _ in range(6):
        assert isinstance(match.status, Turn)
        assert match.status.offers[0].lapse == Lapse(match.actor)
        match.lapse()


@rule("TURN-16")
def test_only_nature_lapses_a_turn_and_only_that_of_the_seat_in_question() -> None:
    match = midgame(1)
    refusal(match, Lapse(1), seat=1)
    assert refusal(match, Lapse(2), seat=NATURE)[0] == "not-an-answer"
    assert refusal(match, EndTurn(), seat=NATURE)[0] == "not-an-answer"
