"""RACE-2: when a team is home, how long the others go on, and who wins."""

import pytest

from coldsnap.core.choices import Over
from coldsnap.games.icecool.modules.modes.race import TeamFinished, TeamTokenTaken
from coldsnap.games.icecool.state.events import GameEnded, Returned, RoundEnded, TurnBegan, TurnGranted
from icecool_match import Match, left, only, raised, through, toppled, touched
from icecool_racing import AWAY, HOME, bodies_in_turn, body_in_turn, fetched, home, midrace, race_of
from marks import rule

IN_DOOR = (105, 392)
"""In door 2-4, its middle on the Kitchen's side."""


def brought_home(match: Match, number: int) -> None:
    """The penguin in turn is flicked into the Kitchen."""
    match.flick(rest={number: HOME[number]})


@rule("RACE-2")
def test_a_team_is_home_with_all_its_fish_and_both_its_penguins_in_the_kitchen() -> None:
    match = home(fetched(midrace(4), 0), 2)
    brought_home(match, 0)
    assert match.one(TeamFinished) == TeamFinished(team=1, seats=(0, 2))
    assert race_of(match).finished == (0,)


@rule("RACE-2")
@pytest.mark.parametrize("missing", ["a fish", "a penguin"])
def test_a_team_that_lacks_a_fish_or_a_penguin_is_not_home(missing: str) -> None:
    match = midrace(4)
    if missing == "a penguin":
        fetched(match, 0)
    else:
        home(match, 2)
    brought_home(match, 0)
    assert match.all(TeamFinished) == []


@rule("RACE-2")
def test_the_last_fish_on_the_way_into_the_kitchen_is_early_enough() -> None:
    match = home(midrace(4), 2)
    match.flick(through(0, "1-3", 0.1), through(0, "3-5", 0.2, back=True), through(0, "2-4", 0.3), rest={0: HOME[0]})
    assert [type(event) for event in only(match, TeamTokenTaken, TeamFinished)] == [TeamTokenTaken] * 3 + [TeamFinished]


@rule("RACE-2")
def test_stuck_in_the_door_of_the_kitchen_is_not_home() -> None:
    match = home(fetched(midrace(4), 0), 2)
    match.flick(rest={0: IN_DOOR})
    assert match.all(TeamFinished) == []
    beside = home(fetched(midrace(4), 0), 2)
    beside.flick(rest={0: (105, 420)})
    assert beside.one(TeamFinished).team == 1


@rule("RACE-2", "TURN-11")
def test_what_counts_is_where_they_stand_when_the_turn_is_over() -> None:
    up = home(fetched(midrace(4), 0), 2)
    up.flick(poses=(raised(0, (300, 599), 85),))
    assert [type(event) for event in only(up, Returned, TeamFinished)] == [Returned, TeamFinished]
    out = home(fetched(midrace(4), 0), 2)
    out.flick(left(0, 0.5), rest={0: (195, 700)})
    assert [type(event) for event in only(out, Returned, TeamFinished)] == [Returned]
    assert out.at("p0") == AWAY[0]


@rule("RACE-2")
def test_a_penguin_that_only_slides_through_the_kitchen_is_not_home() -> None:
    match = home(fetched(midrace(4), 0), 2)
    match.flick(through(0, "2-3", 0.3, back=True), through(0, "2-4", 0.6, back=True), rest={0: (105, 200)})
    assert match.all(TeamFinished) == []


@rule("RACE-2")
def test_a_team_that_a_rival_pushes_home_is_home() -> None:
    match = home(fetched(midrace(4), 1), 3)
    match.flick(touched(0, 1), rest={1: HOME[1]})
    assert match.one(TeamFinished) == TeamFinished(team=2, seats=(1, 3))


@rule("RACE-2", "TURN-16")
def test_a_lapsed_turn_is_a_turn_at_whose_end_a_team_may_be_home() -> None:
    match = home(fetched(midrace(4), 0), 0, 2)
    match.lapse()
    assert match.one(TeamFinished).team == 1


@rule("RACE-2")
def test_play_goes_on_until_all_teams_have_had_equally_many_turns() -> None:
    match = home(fetched(midrace(6), 0), 3)
    brought_home(match, 0)
    assert match.all(RoundEnded) == []
    assert bodies_in_turn(match, 2) == ["p1", "p2"]
    assert match.one(RoundEnded) == RoundEnded(rule="RACE-2", round=1, why="race", seats=(0, 3))
    assert match.one(GameEnded).ranking[0] == (0, 3)
    assert match.one(GameEnded).rule == "RACE-2"


@rule("RACE-2")
def test_the_race_is_over_at_once_if_the_last_team_of_a_lap_comes_home() -> None:
    match = home(fetched(midrace(4), 1), 3)
    match.lapse()
    brought_home(match, 1)
    assert [type(event) for event in only(match, TeamFinished, RoundEnded)] == [TeamFinished, RoundEnded]
    assert isinstance(match.status, Over)


@rule("RACE-2")
def test_several_teams_that_come_home_share_the_victory() -> None:
    match = home(fetched(midrace(6), 0, 2), 3, 5)
    brought_home(match, 0)
    match.lapse()
    brought_home(match, 2)
    assert match.one(RoundEnded).seats == (0, 2, 3, 5)
    over = match.status
    assert isinstance(over, Over)
    assert (over.reason, over.ranking) == ("icecool-over-race", ((0, 2, 3, 5), (1, 4)))


@rule("RACE-2")
def test_a_team_with_all_its_fish_that_is_not_home_ranks_behind_those_that_are() -> None:
    match = home(fetched(midrace(6), 0, 1), 3)
    brought_home(match, 0)
    match.lapse()
    match.flick(through(2, "1-3"))
    assert match.one(GameEnded).ranking == ((0, 3), (1, 4), (2, 5))
    assert match.one(GameEnded).points == (3, 3, 1, 3, 3, 1)


@rule("RACE-2")
def test_who_plays_both_penguins_wins_alone() -> None:
    match = home(fetched(midrace(2), 0), 2)
    brought_home(match, 0)
    match.lapse()
    assert match.one(GameEnded).ranking == ((0,), (1,))


@rule("RACE-2")
def test_a_team_that_is_home_takes_no_more_turns() -> None:
    match = home(fetched(midrace(6), 1), 4)
    match.flick(touched(0, 1), rest={1: HOME[1]})
    assert match.one(TeamFinished).team == 2
    assert (match.actor, body_in_turn(match)) == (2, "p2")
    match.lapse()
    assert match.one(RoundEnded).seats == (1, 4)


@rule("RACE-2")
def test_a_team_that_is_home_stays_so_though_a_penguin_is_pushed_out_again() -> None:
    match = home(fetched(midrace(4), 0), 2)
    brought_home(match, 0)
    match.flick(touched(1, 2), rest={2: (105, 200)})
    assert match.one(RoundEnded).seats == (0, 2)


@rule("RACE-2", "WAL-1")
def test_an_extra_turn_is_lost_once_the_team_is_home() -> None:
    match = home(fetched(midrace(4, walruses="yes"), 0), 2)
    match.flick(toppled("walrus-3"), rest={0: HOME[0]})
    assert match.all(TurnGranted)
    assert match.one(TeamFinished).team == 1
    assert (match.actor, body_in_turn(match), match.state.queue) == (1, "p1", ())


@rule("RACE-2", "WAL-1")
def test_an_extra_turn_is_played_with_the_same_penguin_and_is_not_counted() -> None:
    match = midrace(4, walruses="yes")
    before = race_of(match).turns
    match.flick(toppled("walrus-3"))
    assert (match.one(TurnBegan).why, match.actor, body_in_turn(match)) == ("walrus", 0, "p0")
    match.flick()
    assert race_of(match).turns == (before[0], before[1] + 1)
    assert bodies_in_turn(match, 4) == ["p1", "p2", "p3", "p0"]


@rule("RACE-2", "WAL-1")
def test_an_extra_turn_of_one_who_pushed_a_rival_home_is_still_played() -> None:
    match = home(fetched(midrace(6, walruses="yes"), 1), 4)
    match.flick(toppled("walrus-3", 0.2), touched(0, 1, 0.4), rest={1: HOME[1]})
    assert match.one(TeamFinished).team == 2
    assert (match.actor, match.one(TurnBegan).why) == (0, "walrus")


@rule("RACE-2", "TURN-1")
def test_a_race_that_goes_on_too_long_is_won_by_most_fish() -> None:
    match = midrace(4)
    match.flick(through(0, "1-3"))
    while not isinstance(match.status, Over):
        match.lapse()
    assert match.one(RoundEnded).why == "cap"
    over = match.status
    assert (over.reason, over.ranking) == ("icecool-over-race-cap", ((0, 2), (1, 3)))


@rule("RACE-2")
@pytest.mark.parametrize(("seats", "teams"), [(4, "pairs"), (2, "alone"), (6, "pairs"), (3, "alone"), (8, "pairs")])
def test_a_whole_race_of_two_three_or_four_teams_is_run_to_its_end(seats: int, teams: str) -> None:
    match = midrace(seats, teams=teams)
    count = len(match.state.owners) // 2
    for number in range(2 * count):
        assert body_in_turn(match) == f"p{number}"
        facts = [through(number, door, 0.1 * at) for at, door in enumerate(("1-3", "2-4", "3-5"), start=1)]
        match.flick(*facts, rest={number: HOME[number]})
    over = match.status
    assert isinstance(over, Over)
    assert over.ranking == (tuple(range(seats)),)
    assert race_of(match).aside == (3,) * count
