"""PAW-1, PAW-2: Pawclaw the bear, whom one flicks in place of one's own penguin, and the honeycombs that pay for it."""

from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Zone
from coldsnap.games.icecool.board.layout import layout
from coldsnap.games.icecool.board.places import place_of, standing
from coldsnap.games.icecool.kernel.game import world
from coldsnap.games.icecool.modules.promos.pawclaw import (
    PAWCLAW,
    HoneycombLaid,
    Honeycombs,
    HoneycombsLaidOut,
    HoneycombSpent,
    HoneycombTaken,
    SpendHoneycomb,
)
from coldsnap.games.icecool.state.actions import (
    AnnounceTask,
    FlickPenguin,
    MoveFish,
    PlaceCatcher,
    PlaceOnLine,
    UseSkates,
)
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CircleLeft,
    IdTaken,
    Returned,
    RoundBegan,
    TokenTaken,
    TurnBegan,
    TurnGranted,
)
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.registry import GAMES
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.bodies import matter
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_match import (
    SPOTS,
    Match,
    Mm,
    entered,
    left,
    midgame,
    only,
    over,
    point,
    refusal,
    through,
    toppled,
    touched,
)
from marks import rule
from sentences import refuses

FOUR = ("honeycomb-1", "honeycomb-2", "honeycomb-3", "honeycomb-4")
DOT: Mm = (300, 300)


def table(turn: int = 1, *held: int, **options: Any) -> Match:
    """Midgame with Pawclaw; these seats hold one honeycomb each, taken from the last corners."""
    match = midgame(turn=turn, pawclaw="yes", **options)
    kept = [held.count(seat) for seat in range(match.state.seats)]
    return match.set(Honeycombs(FOUR[: 4 - len(held)], tuple(kept)))


def combs(match: Match) -> Honeycombs:
    return match.state.get(Honeycombs)


def spend(match: Match, corner: str = "corner-3c") -> Match:
    match.act(SpendHoneycomb(corner))
    return match


def corners(match: Match) -> set[str]:
    return {action.corner for action in match.offered(SpendHoneycomb) if isinstance(action, SpendHoneycomb)}


@rule("PAW-1", "SETUP-9")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_pawclaw_stands_on_the_dot_of_the_middle_room_and_four_honeycombs_lie_in_far_corners(game: str) -> None:
    match = Match(game, pawclaw="yes")
    assert match.one(RoundBegan).bodies == (standing(PAWCLAW, PAWCLAW, point(DOT)),)
    match.place_catcher()
    assert match.one(HoneycombsLaidOut) == HoneycombsLaidOut(rule="SETUP-9", spots=FOUR)
    assert combs(match) == Honeycombs(FOUR, (0, 0, 0, 0))
    assert {match.board.spot(name).room for name in FOUR} == {"1", "2", "3", "4"}


@rule("PAW-1")
def test_without_the_option_there_is_neither_bear_nor_honey() -> None:
    match = midgame()
    assert match.state.body(PAWCLAW) is None
    assert match.state.find(Honeycombs) is None
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-not-in-this-game", None)


@rule("PAW-1", "TOUR-1")
@pytest.mark.parametrize("other", [{"scoring": "tournament"}, {"emperor": "yes"}])
def test_pawclaw_goes_neither_with_tournament_scoring_nor_with_the_emperor(other: dict[str, str]) -> None:
    with refuses(BadOption, match="does not go with"):
        GAMES["icecool2"].resolve({"pawclaw": "yes", **other})


@rule("PAW-1")
def test_a_board_without_a_dot_or_without_four_honeycombs_is_refused() -> None:
    school = layout("school")
    without = replace(school, spots=tuple(spot for spot in school.spots if spot.id not in ("dot", "honeycomb-4")))
    with refuses(BadOption, match="no places for Pawclaw"):
        GAMES["icecool2"].resolve({"pawclaw": "yes", "layout": without})


@rule("PAW-2")
def test_physics_watches_the_corners_in_which_honeycombs_lie_and_no_others() -> None:
    match = table(1, 2)
    assert world(match.state).zones == tuple(Zone(name, match.board.spot(name).disc) for name in FOUR[:3])


@rule("PAW-2")
def test_a_penguin_that_touches_a_honeycomb_takes_it() -> None:
    match = table()
    match.flick(entered(1, "honeycomb-1"), rest={1: (570, 40)})
    assert match.all(HoneycombTaken) == [HoneycombTaken(rule="PAW-2", seat=1, spot="honeycomb-1")]
    assert combs(match) == Honeycombs(("honeycomb-2", "honeycomb-3", "honeycomb-4"), (0, 1, 0, 0))


@rule("PAW-2")
def test_a_penguin_that_is_pushed_onto_one_takes_it_and_so_does_the_catcher() -> None:
    match = table()
    match.flick(touched(1, 2, 0.2), entered(2, "honeycomb-3", 0.4), entered(0, "honeycomb-2", 0.6))
    assert [(event.seat, event.spot) for event in match.all(HoneycombTaken)] == [(2, "honeycomb-3"), (0, "honeycomb-2")]


@rule("PAW-2")
def test_who_comes_first_takes_it_and_whoever_comes_again_finds_nothing() -> None:
    match = table()
    match.flick(entered(3, "honeycomb-1", 0.3), entered(1, "honeycomb-1", 0.4), entered(3, "honeycomb-1", 0.5))
    assert match.all(HoneycombTaken) == [HoneycombTaken(seat=3, spot="honeycomb-1")]


@rule("PAW-2", "TURN-13")
def test_at_equal_times_the_active_player_is_first() -> None:
    match = table(2)
    match.flick(entered(1, "honeycomb-1"), entered(2, "honeycomb-1"))
    assert match.one(HoneycombTaken).seat == 2


@rule("PAW-2")
def test_a_seat_holds_two_at_most_and_a_third_stays_for_another() -> None:
    match = table(1, 1)
    match.flick(entered(1, "honeycomb-1", 0.2), entered(1, "honeycomb-2", 0.4), entered(2, "honeycomb-2", 0.6))
    assert [(event.seat, event.spot) for event in match.all(HoneycombTaken)] == [(1, "honeycomb-1"), (2, "honeycomb-2")]
    assert combs(match) == Honeycombs(("honeycomb-3",), (0, 2, 1, 0))


@rule("PAW-2")
def test_neither_pawclaw_nor_a_walrus_takes_honeycombs() -> None:
    match = table(walruses="yes")
    match.flick(entered(PAWCLAW, "honeycomb-1"), entered("walrus-3", "honeycomb-2"))
    assert match.all(HoneycombTaken) == []


@rule("PAW-2", "TURN-7")
def test_what_was_taken_before_one_went_out_is_kept_and_what_was_touched_outside_does_not_count() -> None:
    match = table()
    match.flick(entered(1, "honeycomb-1", 0.3), left(1, 0.5), entered(1, "honeycomb-3", 0.7), rest={1: (700, 100)})
    assert [event.spot for event in match.all(HoneycombTaken)] == ["honeycomb-1"]
    assert match.one(Returned).rule == "TURN-7"


@rule("PAW-2", "ROUND-1")
def test_a_honeycomb_in_the_flick_that_ends_a_round_is_taken_and_then_goes_back_with_all_others() -> None:
    match = table(1, 2).hang(1, "1-3")
    match.flick(entered(1, "honeycomb-1", 0.3), through(1, "1-3", 0.6), rest={1: (450, 260)})
    assert match.one(HoneycombTaken).seat == 1
    assert match.one(RoundBegan).round == 2
    assert combs(match) == Honeycombs((), (0, 0, 0, 0))
    assert match.at(PAWCLAW) == DOT
    match.place_catcher()
    assert combs(match) == Honeycombs(FOUR, (0, 0, 0, 0))


@rule("PAW-1")
def test_a_honeycomb_is_spent_before_the_flick_and_pawclaw_is_flicked_in_place_of_ones_penguin() -> None:
    match = table(1, 1)
    match.act(SpendHoneycomb("corner-3c"))
    assert match.events == (HoneycombSpent(rule="PAW-1", seat=1, body=PAWCLAW, corner="corner-3c"),)
    assert combs(match) == Honeycombs(FOUR[:3], (0, 0, 0, 0), going="corner-3c")
    assert [action.body for action in match.offered(FlickPenguin) if isinstance(action, FlickPenguin)] == [PAWCLAW]
    assert refusal(match, FlickPenguin("p1", 0, 500)) == ("icecool-not-your-body", "TURN-2")
    match.flick(rest={PAWCLAW: (340, 300)})
    assert match.all(TurnBegan) == [TurnBegan(seat=2, body="p2")]
    assert match.at("p1") == SPOTS[1]


@rule("PAW-1")
def test_then_the_honeycomb_lies_in_its_corner_and_can_be_taken_there() -> None:
    match = spend(table(1, 1))
    match.flick(rest={PAWCLAW: (340, 300)})
    assert match.all(HoneycombLaid) == [HoneycombLaid(rule="PAW-1", spot="corner-3c")]
    assert combs(match) == Honeycombs((*FOUR[:3], "corner-3c"), (0, 0, 0, 0))
    assert "corner-3c" in {zone.id for zone in world(match.state).zones}
    match.flick(entered(2, "corner-3c"), rest={2: (560, 250)})
    assert match.one(HoneycombTaken).spot == "corner-3c"


@rule("PAW-1")
def test_during_the_flick_itself_it_lies_nowhere() -> None:
    match = spend(table(1, 1))
    match.act(FlickPenguin(PAWCLAW, 0, 500))
    assert {zone.id for zone in world(match.state).zones} == set(FOUR[:3])
    with pytest.raises(Rejected, match="not-an-answer"):
        match.resolve(entered(2, "corner-3c"))


@rule("PAW-1")
def test_it_can_go_to_any_free_corner_of_the_rooms_that_share_a_door_with_his() -> None:
    match = table(1, 1)
    expected = {spot.id for room in ("1", "3", "4") for spot in match.board.corners_of(room)}
    assert corners(match) == expected - set(FOUR[:3])
    for corner in ("corner-2b", "corner-5a", "circle", "dot"):
        assert refusal(match, SpendHoneycomb(corner)) == ("icecool-corner-not-next", "PAW-1")
    assert refusal(match, SpendHoneycomb("corner-9z")) == ("icecool-no-such-corner", "PAW-1")


@rule("PAW-1")
@pytest.mark.parametrize(("at", "beside"), [((195, 495), "34"), ((495, 500), "125"), ((105, 100), "125")])
def test_which_rooms_these_are_depends_on_where_pawclaw_stands_when_he_is_flicked(
    at: tuple[int, int], beside: str
) -> None:
    match = table(1, 1).put({0: (105, 450), PAWCLAW: at})
    assert {match.board.spot(corner).room for corner in corners(match)} == set(beside)


@rule("PAW-1")
def test_in_a_doorway_he_stands_in_the_room_where_his_middle_is() -> None:
    match = table(1, 1).put({PAWCLAW: (388, 300)})
    assert {match.board.spot(corner).room for corner in corners(match)} == {"1", "3", "4"}
    match.put({PAWCLAW: (393, 300)})
    assert {match.board.spot(corner).room for corner in corners(match)} == {"1", "2", "5"}


@rule("PAW-1")
def test_a_corner_with_a_honeycomb_or_with_a_body_in_it_is_not_free() -> None:
    match = table(1, 1).put({2: (570, 240)})
    assert "corner-3c" not in corners(match)
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-corner-taken", "PAW-1")
    assert refusal(match, SpendHoneycomb("honeycomb-1")) == ("icecool-corner-taken", "PAW-1")
    assert "honeycomb-4" in corners(match)


@rule("PAW-1")
def test_should_a_body_come_to_rest_in_the_corner_the_honeycomb_goes_to_the_nearest_free_one_of_that_room() -> None:
    match = spend(table(1, 1))
    match.flick(touched(PAWCLAW, 2), rest={PAWCLAW: (470, 300), 2: (570, 240)})
    assert match.one(HoneycombLaid).spot == "corner-3d"


@rule("PAW-1")
def test_where_no_corner_of_the_room_is_free_it_lies_under_the_body_and_is_not_taken_by_that() -> None:
    match = spend(table(1, 1)).set(Honeycombs(("corner-3a", "corner-3d", "honeycomb-3"), (0, 0, 0, 0), "corner-3c"))
    match.flick(rest={2: (570, 240)})
    assert match.one(HoneycombLaid).spot == "corner-3c"
    assert match.all(HoneycombTaken) == []


@rule("PAW-1")
def test_who_holds_none_cannot_flick_pawclaw() -> None:
    match = table()
    assert corners(match) == set()
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-no-honeycomb", "PAW-1")
    assert refusal(match, FlickPenguin(PAWCLAW, 0, 500)) == ("icecool-not-your-body", "TURN-2")


@rule("PAW-1")
def test_one_honeycomb_a_flick_is_enough_and_the_second_is_for_another_turn() -> None:
    match = spend(table(1, 1, 1).deal(1, "1-jump", "1-jump"))
    assert corners(match) == set()
    assert refusal(match, SpendHoneycomb("corner-1a")) == ("icecool-not-now", "PAW-1")
    match.flick(rest={PAWCLAW: (340, 300)})
    assert refusal(match, SpendHoneycomb("corner-1a")) == ("icecool-not-now", "PAW-1")
    match.act(UseSkates(("1-jump", "1-jump")))
    assert match.one(TurnBegan).body == "p1"
    spend(match, "corner-1a").flick()
    assert combs(match) == Honeycombs((*FOUR[:2], "corner-3c", "corner-1a"), (0, 0, 0, 0))


@rule("PAW-1")
def test_it_is_never_spent_in_anothers_turn() -> None:
    match = table(1, 2)
    assert refusal(match, SpendHoneycomb("corner-3c"), seat=2) == ("not-your-turn", "TURN-1")


@rule("PAW-1")
def test_the_catcher_may_flick_pawclaw_too() -> None:
    match = spend(table(0, 0))
    match.flick(rest={PAWCLAW: (340, 300)})
    assert match.one(HoneycombLaid).spot == "corner-3c"


@rule("PAW-2", "TURN-3")
def test_not_instead_of_a_circle_start() -> None:
    match = Match(pawclaw="yes").place_catcher()
    match.set(Honeycombs(FOUR[:3], (0, 1, 0, 0)))
    assert corners(match) == set()
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-circle-start", "PAW-2")
    match.flick()  # still on the circle: the repeat is a circle start as well
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-circle-start", "PAW-2")


@rule("PAW-2", "TURN-7")
def test_who_went_out_from_a_circle_start_begins_there_again_and_cannot_flick_pawclaw() -> None:
    match = Match(seats=3, pawclaw="yes").place_catcher()
    match.set(Honeycombs(FOUR[:3], (0, 1, 0)))
    match.flick(left(1), rest={1: (405, -100)})
    match.flick(rest={2: (300, 105)})
    match.flick()
    assert match.actor == 1
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-circle-start", "PAW-2")


@rule("PAW-2", "TWO-1")
def test_a_runner_that_was_caught_by_two_players_starts_from_the_circle_with_its_own_penguin() -> None:
    match = table(0, 1, seats=2)
    match.flick(touched(0, 1), rest={1: (300, 105)})
    assert (match.actor, combs(match).held) == (1, (0, 1))
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-circle-start", "PAW-2")


@rule("PAW-1", "TWO-1")
def test_with_two_players_a_runner_that_pawclaw_pushes_into_the_catcher_is_caught() -> None:
    match = spend(table(0, 0, seats=2))
    match.flick(touched(PAWCLAW, 1, 0.2), touched(1, 0, 0.6), rest={1: (300, 105), PAWCLAW: (340, 300)})
    assert match.one(IdTaken).seat == 1
    assert match.one(HoneycombLaid).spot == "corner-3c"
    assert match.one(TurnBegan) == TurnBegan(rule="TWO-1", seat=1, body="p1", why="caught")


@rule("PAW-2", "CATCH-5")
def test_pawclaw_catches_nobody() -> None:
    for turn in (0, 1):
        match = spend(table(turn, turn))
        match.flick(touched(PAWCLAW, 1, 0.2), touched(PAWCLAW, 0, 0.4))
        assert match.all(IdTaken) == []


@rule("PAW-2", "DOOR-1", "DOOR-7")
def test_pawclaw_collects_no_fish_whoever_flicks_him() -> None:
    match = spend(table(1, 1))
    match.flick(through(PAWCLAW, "1-3"), through(PAWCLAW, "3-5", 1.2), rest={PAWCLAW: (340, 300)})
    assert only(match, TokenTaken, CardDrawn) == []


@rule("PAW-2", "DOOR-6", "CATCH-1")
def test_penguins_that_he_pushes_resolve_as_pushed_ones_own_too() -> None:
    match = spend(table(1, 1))
    match.flick(
        touched(PAWCLAW, 1, 0.1),
        through(1, "1-3", 0.4),
        touched(PAWCLAW, 2, 0.6),
        through(2, "3-5", 0.8, back=True),
        touched(3, 0, 0.9),
        entered(3, "honeycomb-3", 1.0),
    )
    assert match.all(TokenTaken) == [
        TokenTaken(rule="DOOR-6", seat=1, door="1-3"),
        TokenTaken(rule="DOOR-6", seat=2, door="3-5"),
    ]
    assert match.one(IdTaken) == IdTaken(rule="CATCH-3", seat=3, by=0)
    assert match.one(HoneycombTaken).seat == 3


@rule("PAW-2", "TURN-3")
def test_a_penguin_that_he_pushes_off_the_circle_has_left_it() -> None:
    match = Match(seats=3, pawclaw="yes").place_catcher()
    match.flick(left(1), rest={1: (405, -100)})
    match.flick(rest={2: (300, 105)})
    match.set(Honeycombs(FOUR[:3], (1, 0, 0)))
    spend(match).flick(touched(PAWCLAW, 1), rest={1: (500, 105), PAWCLAW: (450, 105)})
    assert match.one(CircleLeft) == CircleLeft(seat=1, body="p1")


@rule("PAW-1", "CARD-3")
def test_a_task_is_for_ones_own_penguin_and_pawclaw_is_for_no_task() -> None:
    match = table(1, 1).deal(1, "1-doors")
    match.act(AnnounceTask("doors"))
    assert corners(match) == set()
    assert refusal(match, SpendHoneycomb("corner-3c")) == ("icecool-task-own-penguin", "CARD-3")
    other = spend(table(1, 1).deal(1, "1-doors"))
    assert other.offered(AnnounceTask) == []
    assert refusal(other, AnnounceTask("doors")) == ("icecool-task-own-penguin", "CARD-3")


@rule("PAW-1", "TURN-4")
def test_once_it_is_spent_ones_own_penguin_does_not_go_to_the_line_nor_have_to() -> None:
    match = table(1, 1, stuck="must").put({1: (495, 210)})
    assert match.offered(PlaceOnLine)
    spend(match)
    assert match.offered(PlaceOnLine) == []
    match.flick(rest={PAWCLAW: (340, 300)})
    assert match.at("p1") == (495, 210)


@rule("PAW-1", "CARD-5")
def test_fish_may_still_be_moved_before_he_is_flicked() -> None:
    match = spend(table(1, 1).deal(1, "2", "2"))
    assert match.offered(MoveFish)


@rule("PAW-2", "TURN-8")
def test_pawclaw_that_goes_out_comes_back_to_where_he_stood_and_the_turn_goes_on() -> None:
    match = spend(table(1, 1).deal(1, "1-jump", "1-jump", "2", "2"))
    match.flick(over(PAWCLAW, "y0:0-600", (300, 0), back=True), left(PAWCLAW), rest={PAWCLAW: (300, -100)})
    assert match.one(Returned) == Returned(rule="TURN-8", seat=None, placed=standing(PAWCLAW, PAWCLAW, point(DOT)))
    assert match.offered(MoveFish)
    assert match.offered(UseSkates)


@rule("PAW-2", "TURN-8")
def test_ones_own_penguin_that_he_pushes_out_is_one_that_was_knocked_out() -> None:
    match = spend(table(1, 1))
    match.flick(touched(PAWCLAW, 1), left(1), rest={1: (700, 105)})
    assert match.one(Returned).rule == "TURN-8"
    assert match.at("p1") == SPOTS[1]


@rule("PAW-1", "WAL-1")
def test_a_walrus_that_pawclaw_knocks_over_gives_another_turn_with_ones_own_penguin() -> None:
    match = spend(table(1, 1, walruses="yes"))
    match.flick(toppled("walrus-3"), rest={PAWCLAW: (340, 300)})
    assert match.one(TurnGranted).body == "p1"
    assert match.one(TurnBegan) == TurnBegan(rule="WAL-1", seat=1, body="p1", why="walrus", follows=False)


@rule("PAW-1", "TURN-16")
def test_who_has_paid_and_does_not_flick_loses_the_honeycomb_all_the_same() -> None:
    match = spend(table(1, 1))
    match.lapse()
    assert match.one(HoneycombLaid).spot == "corner-3c"
    assert match.one(TurnBegan) == TurnBegan(seat=2, body="p2")
    assert combs(match).going is None


@rule("PAW-1", "TURN-2")
def test_a_flick_of_his_that_physics_cannot_answer_counts() -> None:
    match = spend(table(1, 1))
    match.act(FlickPenguin(PAWCLAW, 0, 500))
    match.act(Unresolved("made up"), seat=NATURE)
    assert match.one(HoneycombLaid).spot == "corner-3c"
    assert match.actor == 2


@rule("PAW-1", "ROUND-1")
def test_with_the_round_the_honeycomb_that_was_on_its_way_goes_back_too() -> None:
    match = spend(table(2, 2).hang(1, "1-3"))
    match.flick(touched(PAWCLAW, 1), through(1, "1-3"), rest={1: (450, 260)})
    assert match.all(HoneycombLaid) == []
    match.place_catcher()
    assert combs(match) == Honeycombs(FOUR, (0, 0, 0, 0))


@rule("PAW-1")
def test_what_was_paid_can_be_taken_back_until_the_flick_has_been_seen() -> None:
    game = GAMES["icecool2"]
    wanted = {"layout": "school", "tremor": "off", "first_catcher": "1", "pawclaw": "yes"}
    play = Table.start(game, 2, game.resolve(wanted), rng_from("bear").seed)
    play.submit(0, PlaceCatcher(point((105, 430))))
    play.submit(1, FlickPenguin("p1", 0, 900))
    play.submit(NATURE, Resolved((entered(1, "honeycomb-1"),), (standing("p1", "penguin", point((540, 60))),)))
    play.submit(0, FlickPenguin("p0", 0, 100))
    play.submit(NATURE, Resolved((), ()))
    before = play.ply - 1
    play.submit(1, SpendHoneycomb("corner-3c"))
    play.take_back(1, before)
    state = play.state
    assert isinstance(state, IceCoolState)
    assert state.get(Honeycombs).held == (0, 1)
    assert state.turn is not None
    assert state.turn.body == "p1"
    play.submit(1, SpendHoneycomb("corner-3d"))
    play.submit(1, FlickPenguin(PAWCLAW, 0, 900))
    play.submit(NATURE, Resolved((), ()))
    with pytest.raises(Rejected):
        play.take_back(1, before)


@rule("PAW-1")
def test_everybody_sees_who_holds_how_many_and_where_they_lie() -> None:
    match = table(1, 1, 2)
    for seat in (None, 0, 3):
        assert match.game.view(match.state, seat).find(Honeycombs) == combs(match)  # type: ignore[attr-defined]


@rule("PAW-2")
def test_he_is_twice_as_heavy_as_a_penguin() -> None:
    assert matter(PAWCLAW).mass == pytest.approx(2 * matter("penguin").mass, rel=0.02)


@rule("PAW-1", "PAW-2")
def test_in_the_engine_a_penguin_slides_onto_a_honeycomb_and_pays_with_it_for_a_flick_of_pawclaw() -> None:
    game = GAMES["icecool2"]
    wanted = {"layout": "school", "tremor": "off", "first_catcher": "1", "pawclaw": "yes"}
    play, simulator = Table.start(game, 2, game.resolve(wanted), rng_from("bear").seed), MujocoSimulator()
    play.submit(0, PlaceCatcher(point((105, 430))))
    play.submit(1, FlickPenguin("p1", yaw=3350, power=500))  # from the circle into the corner at the lower right
    assert HoneycombTaken(seat=1, spot="honeycomb-1") in settle(play, simulator)[-1].events
    play.submit(0, FlickPenguin("p0", yaw=0, power=0))
    settle(play, simulator)
    play.submit(1, SpendHoneycomb("corner-4b"))
    play.submit(1, FlickPenguin(PAWCLAW, yaw=0, power=700))  # to the right, through the door to the Gym
    assert HoneycombLaid(spot="corner-4b") in settle(play, simulator)[-1].events
    state = play.state
    assert isinstance(state, IceCoolState)
    bear = state.body(PAWCLAW)
    assert bear is not None
    assert state.board.room_of(place_of(bear)) == "3"
