"""WAL-1: three walruses; knocking one over gives another turn, and they stand again before the next player."""

import pytest

from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Body, Pose
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, PlaceCatcher, UseSkates
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    FlickRepeated,
    PutOnCircle,
    Returned,
    RoundBegan,
    TurnBegan,
    TurnGranted,
    WalrusFell,
    WalrusStoodUp,
)
from coldsnap.games.icecool.state.slices import Walruses
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.registry import GAMES
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_match import CIRCLE, Match, Mm, left, midgame, only, point, rested, through, toppled, touched
from marks import rule

SPOTS: dict[str, Mm] = {"walrus-3": (495, 405), "walrus-4": (105, 195), "walrus-5": (300, 350)}
WALRUS_TURN = TurnBegan(rule="WAL-1", seat=1, body="p1", why="walrus", follows=False)


def lying(walrus: str, at: Mm) -> Body:
    """A walrus on its side, its head to the right."""
    half = 0.70711
    return Body(walrus, "walrus", Pose(at[0] / 1000, at[1] / 1000, 0.00995, half, 0.0, half, 0.0))


def table(turn: int = 1) -> Match:
    return midgame(turn=turn, walruses="yes")


@rule("WAL-1")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_three_walruses_stand_in_the_middles_of_the_rooms_in_the_fifth_off_the_dot(game: str) -> None:
    match = Match(game, walruses="yes")
    assert {body.id: match.at(body.id) for body in match.state.bodies} == SPOTS
    assert match.one(RoundBegan).bodies == tuple(standing(name, "walrus", point(at)) for name, at in SPOTS.items())


@rule("WAL-1")
def test_without_the_option_there_are_none() -> None:
    assert Match().one(RoundBegan).bodies == ()
    assert Match().state.find(Walruses) is None


@rule("WAL-1")
def test_whoever_knocks_a_walrus_over_takes_another_turn() -> None:
    match = table()
    match.flick(touched(1, "walrus-3", 0.3), toppled("walrus-3", 0.4), poses=[lying("walrus-3", (520, 420))])
    assert only(match, WalrusFell, TurnGranted, TurnBegan, WalrusStoodUp) == [
        WalrusFell(seat=1, walrus="walrus-3"),
        TurnGranted(rule="WAL-1", seat=1, body="p1", why="walrus"),
        WALRUS_TURN,
    ]
    match.flick(rest={1: (300, 105)})
    assert match.all(TurnBegan) == [TurnBegan(seat=2, body="p2")]


@rule("WAL-1")
def test_the_catcher_too() -> None:
    match = table(turn=0)
    match.flick(toppled("walrus-4"))
    assert match.one(TurnBegan) == TurnBegan(rule="WAL-1", seat=0, body="p0", why="walrus", follows=False)


@rule("WAL-1")
def test_only_falling_counts_not_touching_or_pushing_it() -> None:
    match = table()
    match.flick(touched(1, "walrus-3"), rest={"walrus-3": (520, 450)})
    assert only(match, WalrusFell, TurnGranted) == []
    assert match.actor == 2
    assert match.at("walrus-3") == (520, 450)


@rule("WAL-1")
def test_a_walrus_that_tipped_past_forty_five_degrees_and_rights_itself_has_fallen() -> None:
    match = table()
    match.flick(toppled("walrus-3"), rested("walrus-3", (505, 410)), rest={"walrus-3": (505, 410)})
    assert match.one(WalrusFell).walrus == "walrus-3"
    assert match.one(TurnBegan) == WALRUS_TURN


@rule("WAL-1")
def test_any_cause_in_ones_flick_will_do() -> None:
    match = table()
    match.flick(
        touched(1, 2, 0.2), touched(2, "walrus-3", 0.3), touched("walrus-3", "walrus-5", 0.4), toppled("walrus-5")
    )
    assert match.one(WalrusFell) == WalrusFell(seat=1, walrus="walrus-5")
    assert match.one(TurnBegan) == WALRUS_TURN


@rule("WAL-1")
def test_a_penguin_that_topples_is_no_walrus() -> None:
    match = table()
    match.flick(toppled(1), toppled(2))
    assert only(match, WalrusFell, TurnGranted) == []


@rule("WAL-1")
def test_several_walruses_in_one_flick_are_one_extra_turn() -> None:
    match = table()
    match.flick(toppled("walrus-3", 0.3), toppled("walrus-4", 0.5), toppled("walrus-5", 0.7))
    assert [event.walrus for event in match.all(WalrusFell)] == ["walrus-3", "walrus-4", "walrus-5"]
    assert len(match.all(TurnGranted)) == 1
    match.flick()
    assert match.actor == 2


@rule("WAL-1")
def test_a_walrus_that_lies_cannot_be_knocked_over_again_but_another_can() -> None:
    match = table()
    match.flick(toppled("walrus-3"), poses=[lying("walrus-3", (520, 420))])
    match.flick(toppled("walrus-4"))
    assert match.one(TurnBegan) == WALRUS_TURN
    match.flick(toppled("walrus-3"), toppled("walrus-4"))
    assert match.all(WalrusFell) == []
    assert match.actor == 2


@rule("WAL-1")
def test_they_are_stood_up_where_they_lie_before_the_next_player_and_can_then_fall_again() -> None:
    match = table()
    match.flick(toppled("walrus-3"), toppled("walrus-5"), poses=[lying("walrus-3", (520, 420))])
    assert match.state.get(Walruses).fallen == ("walrus-3", "walrus-5")
    match.flick()
    assert match.all(WalrusStoodUp) == [
        WalrusStoodUp(placed=standing("walrus-3", "walrus", point((520, 420)))),
        WalrusStoodUp(placed=standing("walrus-5", "walrus", point(SPOTS["walrus-5"]))),
    ]
    match.flick(toppled("walrus-3"))
    assert match.one(WalrusFell) == WalrusFell(seat=2, walrus="walrus-3")
    assert match.one(TurnBegan).seat == 2


@rule("WAL-1")
def test_one_stands_up_beside_a_penguin_that_is_in_its_way() -> None:
    match = table()
    match.flick(toppled("walrus-3"), poses=[lying("walrus-3", (520, 420))])
    match.flick(rest={1: (520, 425)})
    dx, dy = (a - b for a, b in zip(match.at("walrus-3"), match.at("p1"), strict=True))
    assert (dx * dx + dy * dy) ** 0.5 >= 17.5 + 10 + 1 - 0.02


@rule("WAL-1", "TURN-2")
def test_they_stand_before_the_next_player_is_put_on_the_circle() -> None:
    match = Match(walruses="yes").place_catcher()
    # Lying, it reaches into the circle; standing, it leaves the circle free.
    match.flick(toppled("walrus-3"), rest={1: (495, 105)}, poses=[lying("walrus-3", (370, 105))])
    match.flick()
    assert [type(event) for event in only(match, WalrusStoodUp, PutOnCircle)] == [WalrusStoodUp, PutOnCircle]
    assert (match.at("p2"), match.at("walrus-3")) == (CIRCLE, (370, 105))


@rule("WAL-1")
def test_an_extra_turn_is_a_whole_turn() -> None:
    match = table().deal(1, "1-doors", "1-doors").pile("3", "3")
    match.act(AnnounceTask("doors"))
    match.flick(toppled("walrus-3"))
    assert match.offered()[-1] == EndTurn()
    match.end()
    assert match.one(TurnBegan) == WALRUS_TURN
    match.act(AnnounceTask("doors"))
    match.flick(through(1, "1-5", 0.5), through(1, "4-5", 0.9, back=True), rest={1: (150, 250)})
    assert match.one(CardDrawn).rule == "CARD-3"


@rule("WAL-1", "CARD-1")
def test_skates_and_a_walrus_are_two_extra_turns() -> None:
    match = table().deal(1, "1-jump", "1-jump")
    match.flick(toppled("walrus-3"))
    match.act(UseSkates(("1-jump", "1-jump")))
    assert match.one(TurnBegan).why == "skates"
    match.flick()
    assert match.one(TurnBegan) == WALRUS_TURN
    match.flick()
    assert match.one(TurnBegan) == TurnBegan(seat=2, body="p2")


@rule("WAL-1", "TURN-3")
def test_a_walrus_that_fell_in_a_circle_flick_that_is_repeated_gives_its_turn_afterwards() -> None:
    match = Match(walruses="yes").place_catcher()
    match.flick(toppled("walrus-3"))
    assert match.one(FlickRepeated).seat == 1
    assert match.all(TurnBegan) == []
    match.flick(rest={1: (300, 105)})
    assert match.one(TurnBegan) == WALRUS_TURN


@rule("WAL-1", "TURN-7")
def test_a_walrus_knocked_over_on_the_way_out_still_gives_a_turn() -> None:
    match = table()
    match.flick(toppled("walrus-3", 0.3), left(1, 0.7), rest={1: (700, 300)})
    assert match.one(Returned).rule == "TURN-7"
    assert match.one(TurnBegan) == WALRUS_TURN


@rule("WAL-1", "TURN-8")
def test_a_walrus_knocked_out_of_the_school_comes_back_to_where_it_stood() -> None:
    match = table()
    match.flick(toppled("walrus-3"), left("walrus-3"), poses=[lying("walrus-3", (700, 420))])
    assert match.one(Returned) == Returned(
        rule="TURN-8", seat=None, placed=standing("walrus-3", "walrus", point((495, 405)))
    )


@rule("WAL-1", "TURN-8")
def test_a_walrus_that_lay_already_comes_back_lying_and_stands_up_before_the_next_player() -> None:
    match = table()
    match.flick(toppled("walrus-3"), poses=[lying("walrus-3", (520, 420))])
    match.flick(left("walrus-3"), poses=[lying("walrus-3", (700, 420))])
    placed = lying("walrus-3", (520, 420))
    assert match.one(Returned) == Returned(rule="TURN-8", seat=None, placed=placed)
    assert match.one(WalrusStoodUp) == WalrusStoodUp(placed=standing("walrus-3", "walrus", point((520, 420))))
    assert (match.actor, match.state.get(Walruses).fallen) == (2, ())
    match.flick(toppled("walrus-3"))
    assert match.one(WalrusFell) == WalrusFell(seat=2, walrus="walrus-3")


@rule("WAL-1", "TURN-8")
def test_one_that_came_back_lying_gives_no_second_turn_for_a_fall_that_nobody_earned() -> None:
    match = table().deal(1, "1-jump", "1-jump")
    match.flick(toppled("walrus-3"), poses=[lying("walrus-3", (520, 420))])
    match.end()
    match.flick(left("walrus-3"), poses=[lying("walrus-3", (700, 420))])
    match.act(UseSkates(("1-jump", "1-jump")))
    match.flick(toppled("walrus-3"), poses=[lying("walrus-3", (530, 430))])
    assert only(match, WalrusFell, TurnGranted) == []
    assert match.actor == 2


@rule("WAL-1", "TURN-8")
def test_one_whose_place_is_taken_is_put_beside_it_standing_and_can_fall_again() -> None:
    match = table()
    match.flick(toppled("walrus-3"), poses=[lying("walrus-3", (520, 420))])
    match.flick(toppled("walrus-4"), left("walrus-3"), rest={1: (525, 420)}, poses=[lying("walrus-3", (700, 420))])
    assert (match.one(Returned).moved, match.one(Returned).placed.pose.qw) == (True, 1.0)
    match.flick(toppled("walrus-3"))
    assert match.one(WalrusFell).walrus == "walrus-3"
    assert match.one(TurnBegan) == WALRUS_TURN


@rule("WAL-1", "SETUP-9")
def test_at_the_next_round_they_stand_where_they_started() -> None:
    match = table().hang(1, "1-3")
    match.flick(toppled("walrus-3"), through(1, "1-3"), rest={1: (450, 260)}, poses=[lying("walrus-3", (520, 420))])
    assert match.one(RoundBegan).round == 2
    assert {body.id: match.at(body.id) for body in match.state.bodies} == SPOTS
    assert match.state.get(Walruses) == Walruses()
    assert all(body.pose.qw == 1.0 for body in match.state.bodies)


@rule("WAL-1")
def test_in_the_engine_a_hard_straight_flick_knocks_a_walrus_over_and_gives_another_turn() -> None:
    game = GAMES["icecool2"]
    wanted = {"layout": "school", "tremor": "off", "first_catcher": "1", "walruses": "yes"}
    play, simulator = Table.start(game, 3, game.resolve(wanted), rng_from("walrus").seed), MujocoSimulator()
    play.submit(0, PlaceCatcher(point((105, 430))))
    for seat, yaw in ((1, 1800), (2, 0)):  # the Runners make room
        play.submit(seat, FlickPenguin(f"p{seat}", yaw=yaw, power=250))
        settle(play, simulator)
    play.submit(0, FlickPenguin("p0", yaw=2700, power=700))  # straight down through the door to the walrus in the Lab
    events = settle(play, simulator)[-1].events
    assert [event.walrus for event in events if isinstance(event, WalrusFell)] == ["walrus-4"]
    assert [event for event in events if isinstance(event, TurnBegan)] == [
        TurnBegan(rule="WAL-1", seat=0, body="p0", why="walrus", follows=False)
    ]
    state = play.state
    assert isinstance(state, IceCoolState)
    assert state.get(Walruses).fallen == ("walrus-4",)
