"""CATCH: a Runner that touches the Catcher, in whosever turn, hands over its ID card and plays on."""

import pytest

from coldsnap.core.choices import Simulate
from coldsnap.core.facts import HitWall, Touched
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.events import CardDrawn, IdTaken, RoundEnded, TokenTaken, TurnBegan
from coldsnap.games.icecool.state.slices import Ids
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_match import Match, hit_wall, left, midgame, only, over, through, touched
from marks import rule


def holders(match: Match) -> tuple[int, ...]:
    """Who holds each seat's ID."""
    return match.state.get(Ids).holder


@rule("CATCH-1")
def test_each_runner_that_the_catcher_touches_in_its_own_turn_hands_over_its_id() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1, 0.3), touched(2, 0, 0.6))
    assert only(match, IdTaken) == [
        IdTaken(rule="CATCH-1", seat=1, by=0),
        IdTaken(rule="CATCH-1", seat=2, by=0),
    ]
    assert holders(match) == (0, 0, 0, 3)


@rule("CATCH-1")
@pytest.mark.parametrize("t", [0.0, 0.31, 6.0])
def test_a_catch_counts_at_any_moment_of_the_catchers_turn(t: float) -> None:
    match = midgame(turn=0)
    match.flick(hit_wall(0, t=0.3), touched(0, 3, t), through(0, "2-4", 5.0, back=True))
    assert only(match, IdTaken) == [IdTaken(rule="CATCH-1", seat=3, by=0)]


@rule("CATCH-1")
def test_a_chain_of_runners_that_bounces_back_into_the_catcher_is_caught_by_it() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1, 0.2), touched(1, 2, 0.3), touched(2, 0, 0.4))
    assert [(event.rule, event.seat) for event in match.all(IdTaken)] == [("CATCH-1", 1), ("CATCH-1", 2)]


@rule("CATCH-1")
def test_a_runner_that_only_its_neighbour_touched_keeps_its_id() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1, 0.2), touched(1, 2, 0.3))
    assert holders(match) == (0, 0, 2, 3)


@rule("CATCH-2")
@pytest.mark.parametrize(("a", "b"), [(1, 0), (0, 1)])
def test_a_runner_that_touches_the_catcher_in_its_own_turn_hands_over_its_id(a: int, b: int) -> None:
    match = midgame(turn=1)
    match.flick(touched(a, b))
    assert only(match, IdTaken) == [IdTaken(rule="CATCH-2", seat=1, by=0)]
    assert holders(match) == (0, 0, 2, 3)


@rule("CATCH-2")
def test_a_first_flick_from_the_circle_can_end_in_the_catchers_arms() -> None:
    match = Match(seats=3).place_catcher()
    match.flick(touched(1, 0), rest={1: (240, 495)})
    assert match.one(IdTaken) == IdTaken(rule="CATCH-2", seat=1, by=0)


@rule("CATCH-3")
def test_a_runner_that_a_third_player_pushes_into_the_catcher_hands_over_its_id() -> None:
    match = midgame(turn=1)
    match.flick(touched(1, 2, 0.2), touched(2, 0, 0.5))
    assert only(match, IdTaken) == [IdTaken(rule="CATCH-3", seat=2, by=0)]
    assert holders(match) == (0, 1, 0, 3)


@rule("CATCH-3")
def test_of_a_chain_of_pushed_runners_only_the_one_that_reaches_the_catcher_is_caught() -> None:
    match = midgame(turn=1)
    match.flick(touched(1, 2, 0.2), touched(2, 3, 0.3), touched(3, 0, 0.4))
    assert only(match, IdTaken) == [IdTaken(rule="CATCH-3", seat=3, by=0)]


@rule("CATCH-3")
def test_a_pushed_catcher_catches_whom_it_touches() -> None:
    match = midgame(turn=1)
    match.flick(touched(1, 0, 0.2), touched(0, 2, 0.4), touched(0, 3, 0.5))
    assert only(match, IdTaken) == [
        IdTaken(rule="CATCH-2", seat=1, by=0),
        IdTaken(rule="CATCH-3", seat=2, by=0),
        IdTaken(rule="CATCH-3", seat=3, by=0),
    ]


@rule("CATCH-3")
def test_a_touch_in_the_air_counts() -> None:
    match = midgame(turn=0)
    match.flick(over(0, "x390:210-600", (390, 560), 0.5), touched(0, 2, 0.45), rest={0: (495, 480)})
    assert match.one(IdTaken) == IdTaken(rule="CATCH-1", seat=2, by=0)


@rule("CATCH-4")
def test_a_caught_runner_takes_its_turns_as_before() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1))
    assert match.all(TurnBegan) == [TurnBegan(seat=1, body="p1")]
    assert match.at("p1") == (495, 105)
    match.flick()
    assert (match.actor, holders(match)) == (2, (0, 0, 2, 3))


@rule("CATCH-4")
def test_a_caught_runner_still_collects_fish_and_cards() -> None:
    match = midgame(turn=0).pile("3", "2")
    match.flick(touched(0, 1))
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert only(match, TokenTaken, CardDrawn) == [
        TokenTaken(seat=1, door="1-3"),
        CardDrawn(rule="DOOR-1", seat=1, card="3", knows=(1,)),
    ]
    assert match.hand(1).down == ("3",)


@rule("CATCH-4")
def test_a_runner_that_is_caught_on_its_way_still_gets_the_fish_behind() -> None:
    match = midgame(turn=1).pile("3")
    match.flick(touched(1, 0, 0.4), through(1, "1-3", 0.9), rest={1: (450, 260)})
    assert [type(event) for event in only(match, IdTaken, TokenTaken)] == [IdTaken, TokenTaken]
    assert match.tokens(1) == ["2-4", "3-5"]


@rule("CATCH-4")
def test_a_caught_runner_can_end_the_round_with_its_third_fish_but_draws_nothing_for_its_id() -> None:
    match = midgame(turn=0).hang(1, "1-3").pile(*("2",) * 9)
    match.flick(touched(0, 1))
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert match.one(RoundEnded).why == "three-fish"
    assert [event.seat for event in match.all(CardDrawn)] == [1, 0, 0, 2, 3]


@rule("CATCH-5")
def test_runners_that_touch_each_other_lose_nothing() -> None:
    match = midgame(turn=1)
    match.flick(touched(1, 2), touched(2, 3))
    assert match.all(IdTaken) == []
    assert holders(match) == (0, 1, 2, 3)


@rule("CATCH-5")
def test_a_walrus_between_both_is_no_touch_of_both() -> None:
    match = midgame(turn=0, walruses="yes")
    match.flick(touched(0, "walrus-4", 0.2), touched("walrus-4", 3, 0.3))
    assert match.all(IdTaken) == []


@rule("CATCH-5")
def test_several_touches_in_one_flick_are_one_catch() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1, 0.2), touched(0, 1, 0.4), touched(1, 0, 0.9))
    assert match.all(IdTaken) == [IdTaken(rule="CATCH-1", seat=1, by=0)]


@rule("CATCH-5")
def test_touching_a_runner_whose_id_is_gone_brings_the_catcher_nothing() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1))
    match.flick(touched(1, 0))
    assert match.all(IdTaken) == []
    assert holders(match) == (0, 0, 2, 3)
    assert match.actor == 2


@rule("CATCH-5")
def test_both_hitting_the_same_wall_from_two_sides_is_no_catch() -> None:
    match = midgame(turn=0)
    match.flick(hit_wall(0, "x390:210-600"), hit_wall(2, "x390:210-600"))
    assert match.all(IdTaken) == []


@rule("CATCH-5")
def test_in_the_engine_a_wall_keeps_a_hard_flick_from_touching_the_runner_behind_it() -> None:
    match = midgame(turn=0).put({0: (300, 560), 2: (412, 560)})
    match.act(FlickPenguin("p0", yaw=0, power=600))
    status = match.status
    assert isinstance(status, Simulate)
    seen = MujocoSimulator().run(status.scene, status.impulse)
    assert next(fact.wall for fact in seen.facts if isinstance(fact, HitWall)) == "x390:210-600"
    assert [fact for fact in seen.facts if isinstance(fact, Touched)] == []
    match.resolve(*seen.facts, rest=seen.rest)
    assert match.all(IdTaken) == []


@rule("CATCH-5", "TURN-7")
def test_a_touch_outside_the_school_is_no_catch_and_one_before_leaving_is() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1, 0.2), left(0, 0.5), touched(0, 2, 0.6), rest={0: (-60, 500)})
    assert match.all(IdTaken) == [IdTaken(rule="CATCH-1", seat=1, by=0)]


@rule("CATCH-1", "DOOR-6")
def test_one_flick_of_the_catcher_can_catch_two_and_push_a_third_to_its_fish() -> None:
    match = midgame(turn=0).pile("3", "2")
    match.flick(
        touched(0, 3, 0.2),
        through(3, "2-4", 0.4),
        touched(3, 2, 0.5),
        touched(0, 1, 0.6),
        through(2, "3-5", 0.7, back=True),
        through(0, "2-4", 0.8, back=True),
        rest={3: (105, 450), 2: (330, 300)},
    )
    assert only(match, IdTaken, TokenTaken, CardDrawn) == [
        IdTaken(rule="CATCH-1", seat=3, by=0),
        TokenTaken(rule="DOOR-6", seat=3, door="2-4"),
        CardDrawn(rule="DOOR-6", seat=3, card="3", knows=(3,)),
        IdTaken(rule="CATCH-1", seat=1, by=0),
        TokenTaken(rule="DOOR-6", seat=2, door="3-5"),
        CardDrawn(rule="DOOR-6", seat=2, card="2", knows=(2,)),
    ]
    assert holders(match) == (0, 0, 2, 0)
