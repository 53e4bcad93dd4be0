"""MANY-2: from six players on there are two Catchers, who are rivals."""

import pytest

from coldsnap.games.icecool.state.actions import PlaceCatcher
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CatcherPlaced,
    DecisionAsked,
    GameBegan,
    IdTaken,
    RoundBegan,
    RoundEnded,
    TurnBegan,
)
from coldsnap.games.icecool.state.slices import Ids
from icecool_match import Match, Mm, gap, only, point, refusal, through, touched
from marks import rule

FIRST: Mm = (130, 495)
SECOND: Mm = (250, 495)
PLACES: dict[int | str, Mm] = {
    2: (495, 105),
    3: (495, 300),
    4: (105, 300),
    5: (300, 270),
    6: (450, 105),
    7: (500, 400),
}


def two_catchers(turn: int = 2, seats: int = 6) -> Match:
    """Seats 0 and 1 stand in the Kitchen as Catchers, the Runners on PLACES; `turn` is on."""
    match = Match("icecool-both", seats).place_catcher(FIRST).place_catcher(SECOND)
    for seat in range(2, seats):
        match.flick(rest={seat: PLACES[seat]})
    match.flick()
    match.flick()
    return match.pass_turns_to(turn)


def order(match: Match, turns: int) -> list[int]:
    """Who is in turn, one after the other."""
    seen = []
    for _ in range(turns):
        seen.append(match.actor)
        match.lapse()
    return seen


@rule("MANY-2")
def test_both_catchers_start_in_the_kitchen_and_the_first_places_before_the_second() -> None:
    match = Match("icecool-both", 6)
    assert match.one(GameBegan).seat == 0
    assert match.one(RoundBegan).catchers == (0, 1)
    assert match.one(DecisionAsked).seat == match.actor == 0
    assert refusal(match, PlaceCatcher(point(SECOND)), seat=1) == ("not-your-turn", "TURN-1")
    match.place_catcher(FIRST)
    assert match.one(DecisionAsked).seat == match.actor == 1
    match.place_catcher(SECOND)
    assert (match.at("p0"), match.at("p1")) == (FIRST, SECOND)


@rule("MANY-2", "TURN-12")
def test_the_second_catcher_is_put_beside_the_first_where_it_would_stand_on_it() -> None:
    match = Match("icecool-both", 6).place_catcher(FIRST).place_catcher(FIRST)
    assert match.one(CatcherPlaced).moved
    assert gap(match, 0, 1) >= 36


@rule("MANY-2", "TURN-14")
def test_catchers_that_do_not_decide_stand_in_the_middle_of_the_kitchen_side_by_side() -> None:
    match = Match("icecool-both", 8)
    match.lapse()
    match.lapse()
    assert match.state.stage == "before"
    assert match.at("p0") == (195, 495)
    assert gap(match, 0, 1) >= 36


@rule("MANY-2", "TURN-1")
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_all_runners_play_and_then_both_catchers(seats: int) -> None:
    match = Match("icecool-both", seats).place_catcher(FIRST).place_catcher(SECOND)
    once = [*range(2, seats), 0, 1]
    assert order(match, 2 * seats) == once + once


@rule("MANY-2", "TURN-1")
def test_runners_begin_on_the_left_of_the_second_catcher() -> None:
    match = Match("icecool-both", 7, first_catcher="7").place_catcher(FIRST).place_catcher(SECOND)
    assert match.state.catchers == (6, 0)
    assert order(match, 7) == [1, 2, 3, 4, 5, 6, 0]


@rule("MANY-2")
def test_each_catcher_keeps_the_ids_that_it_took() -> None:
    match = two_catchers(turn=0)
    match.flick(touched(0, 2), touched(0, 3))
    match.flick(touched(1, 4))
    assert match.state.get(Ids).holder == (0, 1, 0, 0, 1, 5)
    assert [match.state.get(Ids).held_by(seat) for seat in (0, 1)] == [3, 2]


@rule("MANY-2")
def test_catchers_that_touch_each_other_mean_nothing() -> None:
    match = two_catchers(turn=0)
    match.flick(touched(0, 1))
    match.flick(touched(1, 0))
    assert match.all(IdTaken) == []
    assert match.state.get(Ids).holder == (0, 1, 2, 3, 4, 5)


@rule("MANY-2", "CATCH-5")
def test_an_id_that_one_catcher_has_is_not_taken_by_the_other() -> None:
    match = two_catchers(turn=0)
    match.flick(touched(0, 2))
    match.flick(touched(1, 2))
    assert match.all(IdTaken) == []
    assert match.state.get(Ids).holder[2] == 0


@rule("MANY-2", "CATCH-1")
def test_in_its_own_turn_a_catcher_takes_the_id_of_whom_it_touches() -> None:
    match = two_catchers(turn=1)
    match.flick(touched(1, 3))
    assert only(match, IdTaken) == [IdTaken(rule="CATCH-1", seat=3, by=1)]


@rule("MANY-2")
@pytest.mark.parametrize(("turn", "by"), [(0, 1), (1, 0)])
def test_a_runner_pushed_into_the_other_catcher_hands_its_id_to_the_one_that_it_touches(turn: int, by: int) -> None:
    match = two_catchers(turn=turn)
    match.hang(3, "1-3")
    pushed = (touched(turn, 4, 0.1), touched(5, by, 0.3))
    match.flick(*pushed)
    assert only(match, IdTaken) == [
        IdTaken(rule="CATCH-1", seat=4, by=turn),
        IdTaken(rule="MANY-2", seat=5, by=by),
    ]


@rule("MANY-2")
def test_a_catcher_that_is_pushed_into_a_runner_takes_its_id() -> None:
    match = two_catchers(turn=0)
    match.flick(touched(0, 1, 0.1), touched(1, 5, 0.3))
    assert only(match, IdTaken) == [IdTaken(rule="MANY-2", seat=5, by=1)]


@rule("MANY-2", "CATCH-3")
def test_in_a_runners_turn_each_catcher_takes_the_ids_of_those_that_it_touches() -> None:
    match = two_catchers(turn=2)
    match.flick(touched(2, 0, 0.1), touched(3, 1, 0.2), touched(2, 1, 0.3))
    assert only(match, IdTaken) == [
        IdTaken(rule="CATCH-2", seat=2, by=0),
        IdTaken(rule="CATCH-3", seat=3, by=1),
    ]


@rule("MANY-2", "ROUND-1")
def test_the_round_ends_when_both_together_hold_every_id() -> None:
    match = two_catchers(turn=0)
    match.flick(touched(0, 2), touched(0, 3), touched(0, 4))
    assert match.all(RoundEnded) == []
    match.flick(touched(1, 5))
    assert match.one(RoundEnded) == RoundEnded(round=1, why="all-caught", seats=(0, 1))
    assert match.state.catchers == (2, 3)


@rule("MANY-2", "ROUND-2")
def test_each_draws_for_the_ids_that_it_holds_the_first_catcher_first_then_clockwise() -> None:
    match = two_catchers(turn=0).pile(*("3",) * 20)
    match.flick(touched(0, 2))
    match.flick(touched(1, 4), touched(1, 3))
    match.hang(5, "1-3").pass_turns_to(5)
    match.flick(through(5, "1-3"))
    drawn = [event.seat for event in match.all(CardDrawn) if event.rule == "ROUND-2"]
    assert drawn == [0, 0, 1, 1, 1, 5]


@rule("MANY-2", "ROUND-2")
def test_with_seven_the_draws_go_clockwise_past_the_last_seat() -> None:
    match = Match("icecool-both", 7, first_catcher="7").place_catcher(FIRST).place_catcher(SECOND).pile(*("3",) * 20)
    match.hang(1, "1-3").flick(through(1, "1-3"))
    drawn = [event.seat for event in match.all(CardDrawn) if event.rule == "ROUND-2"]
    assert drawn == [6, 0, 1, 2, 3, 4, 5]


@rule("MANY-2", "DOOR-7")
@pytest.mark.parametrize("catcher", [0, 1])
def test_neither_catcher_has_or_takes_fish(catcher: int) -> None:
    match = two_catchers(turn=catcher)
    assert match.tokens(catcher) == []
    match.flick(through(catcher, "1-3"))
    assert match.all(CardDrawn) == []


@rule("MANY-2", "TURN-2")
def test_both_catchers_flick_from_where_they_were_placed() -> None:
    match = Match("icecool-both", 6).place_catcher(FIRST).place_catcher(SECOND)
    match.pass_turns_to(0)
    places = [match.at("p0"), match.at("p1")]
    match.flick()
    assert (match.one(TurnBegan).seat, places) == (1, [FIRST, SECOND])


@rule("MANY-2")
def test_what_the_catcher_sets_up_is_set_up_by_the_first_of_two() -> None:
    match = Match("icecool-both", 6, blocked_door="yes", emerald="yes").place_catcher(FIRST).place_catcher(SECOND)
    asked = []
    while match.state.asked is not None:
        asked.append((match.state.asked.about, match.actor))
        match.lapse()
    assert asked == [("emerald_fish", 0), ("blocked_door", 0)]
