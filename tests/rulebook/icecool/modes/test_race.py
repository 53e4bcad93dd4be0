"""RACE-1: teams of two penguins, whose turn it is, and whose fish they fetch."""

from collections import Counter

import pytest

from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.rng import rng_from
from coldsnap.games.icecool.modules.modes.race import TeamFormed, TeamTokensHung, TeamTokenTaken
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.events import FlickRepeated, IdTaken, PutOnCircle, RoundBegan, TokenLeft, TurnBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import CardsHeld, Ids, RaceToken, Tokens
from coldsnap.games.registry import GAMES
from icecool_match import CIRCLE, only, over, refusal, through, touched
from icecool_racing import AWAY, bodies_in_turn, body_in_turn, midrace, race_of, racing
from marks import rule

TEAMS = [
    # players, option, whose each penguin is, by number
    (2, "auto", (0, 1, 0, 1)),
    (3, "auto", (0, 1, 2, 0, 1, 2)),
    (4, "auto", (0, 1, 2, 3)),
    (5, "auto", (0, 1, 2, 3, 4, 2)),
    (6, "auto", (0, 1, 2, 3, 4, 5)),
    (7, "auto", (0, 1, 2, 3, 4, 5, 6, 3)),
    (8, "auto", (0, 1, 2, 3, 4, 5, 6, 7)),
    (3, "pairs", (0, 1, 2, 1)),
    (4, "pairs", (0, 1, 2, 3)),
    (2, "alone", (0, 1, 0, 1)),
    (4, "alone", (0, 1, 2, 3, 0, 1, 2, 3)),
]


@rule("RACE-1")
@pytest.mark.parametrize(("seats", "teams", "owners"), TEAMS)
def test_a_team_is_two_penguins_of_two_players_or_of_one(seats: int, teams: str, owners: tuple[int, ...]) -> None:
    match = racing(seats, teams=teams)
    assert match.state.owners == owners
    count = len(owners) // 2
    formed = match.all(TeamFormed)
    assert [event.team for event in formed] == list(range(1, count + 1))
    assert [event.colours for event in formed] == [(team, team + count) for team in range(count)]
    assert [event.seats for event in formed] == [
        tuple(dict.fromkeys((owners[team], owners[team + count]))) for team in range(count)
    ]


@rule("RACE-1")
@pytest.mark.parametrize(("seats", "teams"), [(2, "pairs"), (5, "alone"), (8, "alone")])
def test_a_race_has_two_to_four_teams(seats: int, teams: str) -> None:
    game = GAMES["icecool-race"]
    with pytest.raises(Rejected) as refused:
        game.setup(seats, game.resolve({"teams": teams}), rng_from("x").seed)
    assert (refused.value.code, refused.value.rule) == ("icecool-no-such-teams", "RACE-1")


@rule("RACE-1")
@pytest.mark.parametrize(("seats", "teams", "owners"), TEAMS)
def test_turns_alternate_between_teams_first_with_one_penguin_then_with_the_other(
    seats: int, teams: str, owners: tuple[int, ...]
) -> None:
    match = racing(seats, teams=teams)
    everybody = [f"p{number}" for number in range(len(owners))]
    assert bodies_in_turn(match, 2 * len(owners)) == everybody + everybody


@rule("RACE-1")
def test_who_plays_both_penguins_flicks_the_one_in_turn_and_not_the_other() -> None:
    match = midrace(2)
    bodies_in_turn(match, 2)
    assert (match.actor, body_in_turn(match)) == (0, "p2")
    assert refusal(match, FlickPenguin("p0", 0, 500)) == ("icecool-not-your-body", "TURN-2")
    match.flick(rest={"p2": (450, 500)})
    assert (match.at("p0"), match.at("p2")) == (AWAY[0], (450, 500))


@rule("RACE-1", "TURN-2")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_penguin_starts_on_the_red_circle_in_its_own_first_turn(seats: int) -> None:
    match = racing(seats)
    seen = []
    for number in range(len(match.state.owners)):
        assert match.one(TurnBegan).rule == "RACE-1"
        placed = match.one(PutOnCircle)
        seen.append((placed.seat, placed.placed.id))
        assert match.at(placed.placed.id) == CIRCLE
        match.flick(rest={number: AWAY[number]})
    assert seen == [(owner, f"p{number}") for number, owner in enumerate(match.state.owners)]
    assert match.all(PutOnCircle) == []


@rule("RACE-1", "TURN-3")
def test_a_penguin_that_stays_on_the_circle_is_flicked_again_whosever_other_one_has_left_it() -> None:
    match = midrace(2)
    assert match.all(FlickRepeated) == []
    again = racing(2)
    again.flick(rest={0: AWAY[0]})
    again.flick(rest={1: AWAY[1]})
    again.flick()
    assert again.one(FlickRepeated).seat == 0
    assert body_in_turn(again) == "p2"


@rule("RACE-1")
def test_there_are_no_ids_no_cards_and_no_catcher() -> None:
    match = midrace(4)
    assert match.state.catchers == ()
    assert [match.state.find(kind) for kind in (Ids, CardsHeld, Tokens)] == [None, None, None]
    match.flick(touched(0, 1), touched(0, 2))
    assert match.all(IdTaken) == []
    assert match.state.stage == "before"


@rule("RACE-1", "RACE-2")
@pytest.mark.parametrize("layout", ["school", "double-school"])
@pytest.mark.parametrize(("tokens", "colours"), [("three", (0, 1, 2)), ("six", (0, 1, 2, 3, 4, 5))])
def test_each_team_hangs_one_fish_of_one_or_both_colours_on_every_fish_door(
    tokens: str, colours: tuple[int, ...], layout: str
) -> None:
    match = racing(6, tokens=tokens, layout=layout)
    doors = tuple(door.id for door in match.board.fish_doors)
    assert match.one(TeamTokensHung) == TeamTokensHung(colours=colours, doors=doors)
    wanted = {RaceToken(colour % 3, colour, door) for colour in colours for door in doors}
    assert set(race_of(match).hung) == wanted
    assert len(race_of(match).hung) == len(wanted)


@rule("RACE-1")
@pytest.mark.parametrize("number", [0, 2])
def test_either_partner_takes_a_fish_of_its_team_which_is_laid_aside(number: int) -> None:
    match = midrace(4)
    bodies_in_turn(match, number)
    match.flick(through(number, "1-3"))
    taken = TeamTokenTaken(rule="DOOR-1", seat=number, team=1, number=0, door="1-3", left=2)
    assert match.one(TeamTokenTaken) == taken
    assert race_of(match).aside == (1, 0)
    assert RaceToken(0, 0, "1-3") not in race_of(match).hung


@rule("RACE-1", "DOOR-7")
def test_fish_of_other_teams_stay_where_they_hang() -> None:
    match = midrace(4)
    race = race_of(match)
    only_rivals = tuple(token for token in race.hung if token.team == 1 or token.door != "1-3")
    match.set(type(race)(only_rivals, race.aside, race.turns))
    match.flick(through(0, "1-3"))
    assert only(match, TeamTokenTaken, TokenLeft) == []
    assert RaceToken(1, 1, "1-3") in race_of(match).hung


@rule("RACE-1")
@pytest.mark.parametrize(("number", "first"), [(0, 0), (2, 2)])
def test_of_two_fish_on_a_door_a_passage_takes_one_of_ones_own_colour_first(number: int, first: int) -> None:
    match = midrace(4, tokens="six")
    bodies_in_turn(match, number)
    match.flick(through(number, "1-3"))
    assert match.one(TeamTokenTaken).number == first
    assert {token.colour for token in race_of(match).hung if token.door == "1-3"} == {0, 1, 2, 3} - {first}


@rule("RACE-1", "DOOR-3")
def test_through_and_back_takes_both_fish_that_hang_there() -> None:
    match = midrace(4, tokens="six")
    match.flick(through(0, "1-3", 0.4), through(0, "1-3", 0.9, back=True))
    assert [event.number for event in match.all(TeamTokenTaken)] == [0, 2]


@rule("RACE-1", "DOOR-6")
def test_a_penguin_that_is_pushed_through_a_door_takes_its_teams_fish() -> None:
    match = midrace(4)
    match.flick(touched(0, 3, 0.1), through(3, "2-4", 0.5))
    taken = match.one(TeamTokenTaken)
    assert (taken.rule, taken.seat, taken.team, taken.number) == ("DOOR-6", 3, 2, 1)


@rule("RACE-1", "DOOR-6")
def test_ones_own_second_penguin_may_be_pushed_through_a_door_by_the_first() -> None:
    match = midrace(2)
    match.flick(touched(0, 2, 0.1), through(2, "2-4", 0.5))
    taken = match.one(TeamTokenTaken)
    assert (taken.rule, taken.seat, taken.team) == ("DOOR-6", 0, 1)


@rule("RACE-1", "DOOR-4", "DOOR-5")
def test_what_does_not_count_at_a_door_does_not_count_in_a_race() -> None:
    match = midrace(4)
    match.flick(over(0, "1-3", (495, 210), 0.3), through(0, "2-4", 0.6, began_in=True))
    assert [event.rule for event in match.all(TokenLeft)] == ["DOOR-5", "DOOR-4"]
    assert race_of(match).aside == (0, 0)


@rule("RACE-1", "DOOR-3")
def test_through_and_all_the_way_back_does_not_count_where_the_table_says_so() -> None:
    match = midrace(4, through_and_back="no")
    match.flick(through(0, "1-3", 0.4), through(0, "1-3", 0.9, back=True))
    assert [event.rule for event in match.all(TokenLeft)] == ["DOOR-3", "DOOR-3"]


@rule("RACE-1")
@pytest.mark.parametrize("promo", ["emerald", "emperor", "artifacts"])
def test_a_race_takes_no_promo_that_is_about_cards_or_handed_out_by_a_catcher(promo: str) -> None:
    with pytest.raises(BadOption):
        GAMES["icecool-race"].resolve({promo: "yes"})


@rule("RACE-1")
def test_in_a_race_player_1_closes_the_blocked_door() -> None:
    match = racing(4, blocked_door="yes")
    assert match.state.asked is not None
    assert (match.state.asked.about, match.actor) == ("blocked_door", 0)
    match.lapse()
    assert body_in_turn(match) == "p0"


@rule("RACE-1", "SETUP-5")
def test_a_race_is_one_round_without_a_catcher_and_player_1_begins() -> None:
    match = racing(8)
    assert match.one(RoundBegan).rule == "RACE-1"
    assert match.actor == 0
    options = match.state.options
    assert isinstance(options, IceCoolOptions)
    assert options.deck == ()


@rule("RACE-1")
@pytest.mark.parametrize("tokens", ["three", "six"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_fish_is_lost_or_made(seats: int, tokens: str) -> None:
    match = midrace(seats, tokens=tokens)
    count = len(match.state.owners) // 2
    for number in range(len(match.state.owners)):
        body = body_in_turn(match)
        match.flick(through(body, "1-3", 0.2), through(body, "2-4", 0.5, back=number % 2 == 0))
        race = race_of(match)
        hung = Counter(token.team for token in race.hung)
        assert [hung[team] + race.aside[team] for team in range(count)] == [match.state.options.team_tokens] * count
