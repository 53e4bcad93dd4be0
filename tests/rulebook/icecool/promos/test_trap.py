"""ART-3: whoever slides over the Trap is flicked by its owner, in any direction, once all is still."""

from typing import Any

import pytest

from coldsnap.core.choices import Ranged, Simulate, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Disc, Zone
from coldsnap.games.icecool.kernel.notation import read
from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.sundial import LetStand
from coldsnap.games.icecool.modules.promos.trap import LayTrap, LeaveAlone, Trap
from coldsnap.games.icecool.rule_points.artifact_cards import RADIUS, TrapLaid, TrapLeft, TrapSprung
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, PlaceCatcher, UseSkates
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CaughtAgain,
    CircleLeft,
    DecisionAsked,
    Flicked,
    FlickRepeated,
    IdTaken,
    PutOnCircle,
    Returned,
    RoundBegan,
    RoundEnded,
    TokenTaken,
    TurnBegan,
    TurnGranted,
    WalrusFell,
)
from coldsnap.games.icecool.state.slices import Artifact, Ids
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import GAMES
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_artifacts import midround, used, with_artifacts
from icecool_match import (
    CIRCLE,
    SPOTS,
    Match,
    Mm,
    entered,
    left,
    only,
    point,
    raised,
    refusal,
    through,
    toppled,
    touched,
)
from marks import rule

PICKS: tuple[Artifact, ...] = ("trap", "sundial", "teleport", "platform")
"""Seat 0, the Catcher, has laid the Trap."""


def table(turn: int = 2, picks: tuple[Artifact, ...] = PICKS, **wanted: Any) -> Match:
    return midround(picks, turn, **({"only": ("trap",)} | wanted))


def sprung(match: Match, body: int = 2, at: Mm = (300, 330)) -> Match:
    """The seat in turn flicks, and a penguin slides over the Trap."""
    match.flick(entered(body, "trap"), rest={body: at})
    return match


def trap_flick(match: Match, body: int = 2, yaw: int = 0) -> Match:
    """The Trap's owner flicks the trapped penguin; physics has to answer."""
    match.act(FlickPenguin(f"p{body}", yaw, 400))
    return match


@rule("ART-3")
def test_the_trap_is_a_part_of_the_floor_that_physics_watches() -> None:
    match = table()
    match.act(FlickPenguin("p2", 900, 500))
    status = match.status
    assert isinstance(status, Simulate)
    assert status.scene.zones == (Zone("trap", Disc(0.3, 0.3, RADIUS)),)


@rule("ART-3")
def test_laying_it_is_told_with_its_place() -> None:
    match = Match(artifacts="yes").place_catcher()
    match.act(match.offered()[1])
    floors = [choice for choice in match.status.offers[0].choices if isinstance(choice, Ranged)]  # type: ignore[union-attr]
    assert [isinstance(choice.action, LayTrap) for choice in floors] == [True] * 5
    match.act(LayTrap(point((495, 100))))
    assert match.one(TrapLaid) == TrapLaid(seat=0, at=point((495, 100)))


@rule("ART-3")
def test_its_owner_is_asked_to_flick_the_penguin_and_everybody_hears_of_it() -> None:
    match = sprung(table())
    assert match.one(TrapSprung) == TrapSprung(seat=0, body="p2")
    assert match.one(DecisionAsked) == DecisionAsked(rule="ART-3", seat=0, about="trap", subject="p2")
    status = match.status
    assert isinstance(status, Turn)
    assert (match.actor, status.offers[0].choices[-1].action) == (0, LeaveAlone())
    assert status.offers[0].accepts(FlickPenguin("p2", 1234, 1000, -100, 100))
    assert not status.offers[0].accepts(FlickPenguin("p0", 1234, 1000))


@rule("ART-3")
def test_it_is_flicked_from_where_it_rests_and_the_order_of_turns_goes_on() -> None:
    match = trap_flick(sprung(table()))
    assert match.one(Flicked).seat == 0
    assert match.one(Flicked).body == "p2"
    assert [body for body in match.state.start if body.id == "p2"] == [match.state.body("p2")]
    match.resolve(rest=[raised(2, (240, 330), 17.45)])
    assert match.at("p2") == (240, 330)
    assert match.one(TurnBegan) == TurnBegan(seat=3, body="p3")


@rule("ART-3")
def test_once_sprung_it_is_gone() -> None:
    match = sprung(table())
    assert (match.state.get(Trap).laid, "trap" in used(match)) == (None, True)
    trap_flick(match).resolve()
    match.act(FlickPenguin("p3", 900, 500))
    status = match.status
    assert isinstance(status, Simulate)
    assert status.scene.zones == ()


@rule("ART-3")
def test_its_owner_may_leave_the_penguin_alone() -> None:
    match = sprung(table())
    match.act(LeaveAlone())
    assert match.one(TrapLeft) == TrapLeft(seat=0, body="p2")
    assert match.one(TurnBegan).seat == 3


@rule("ART-3", "TURN-14")
def test_a_trapper_that_does_not_decide_leaves_it_alone() -> None:
    match = sprung(table())
    match.lapse()
    assert match.one(TrapLeft).seat == 0
    assert match.one(TurnBegan).seat == 3


@rule("ART-3")
def test_ones_own_penguin_does_not_spring_it() -> None:
    match = table(turn=0)
    match.flick(entered(0, "trap"), rest={0: (300, 330)})
    assert match.all(TrapSprung) == []
    assert match.state.get(Trap).laid is not None


@rule("ART-3")
def test_a_penguin_that_is_pushed_over_it_springs_it_too_also_by_its_owner() -> None:
    match = table(turn=0)
    match.flick(touched(0, 3), entered(3, "trap"), rest={3: (300, 330)})
    assert match.one(TrapSprung).body == "p3"
    assert match.actor == 0
    trap_flick(match, 3).resolve()
    assert match.one(TurnBegan).seat == 1


@rule("ART-3")
def test_a_walrus_does_not_spring_it() -> None:
    match = table(walruses="yes")
    match.flick(entered("walrus-5", "trap"))
    assert match.all(TrapSprung) == []


@rule("ART-3", "TURN-13")
def test_of_several_penguins_the_first_in_time_springs_it_the_others_pass() -> None:
    match = table()
    match.flick(entered(3, "trap", 0.4), entered(2, "trap", 0.7), rest={2: (300, 330), 3: (250, 330)})
    assert match.one(TrapSprung).body == "p3"
    trap_flick(match, 3).resolve()
    assert match.all(TrapSprung) == []
    assert match.one(TurnBegan).seat == 3


@rule("ART-3", "DOOR-6", "DOOR-1")
def test_its_flick_counts_as_a_push_fish_and_all() -> None:
    match = trap_flick(sprung(table().pile("3")))
    match.resolve(through(2, "3-5"), rest=[raised(2, (450, 300), 17.45)])
    assert match.one(TokenTaken) == TokenTaken(rule="DOOR-6", seat=2, door="3-5")
    assert match.one(CardDrawn).seat == 2


@rule("ART-3", "CATCH-2")
def test_a_runner_flicked_into_the_catcher_hands_over_its_id() -> None:
    match = trap_flick(sprung(table()))
    match.resolve(touched(2, 0))
    assert match.one(IdTaken).by == 0


@rule("ART-3", "TURN-8")
def test_flicked_out_it_comes_back_to_where_that_flick_began() -> None:
    match = trap_flick(sprung(table()))
    match.resolve(left(2), rest=[raised(2, (700, 300), 17.45)])
    assert match.one(Returned).rule == "TURN-8"
    assert match.at("p2") == (300, 330)


@rule("ART-3", "TURN-7")
def test_one_that_went_out_after_the_trap_is_back_before_it_is_flicked() -> None:
    match = table()
    match.flick(entered(2, "trap", 0.3), left(2, 0.8), rest={2: (700, 300)})
    assert [type(event) for event in only(match, Returned, DecisionAsked)] == [Returned, DecisionAsked]
    assert match.at("p2") == SPOTS[2]
    trap_flick(match).resolve(rest=[raised(2, (495, 350), 17.45)])
    assert match.at("p2") == (495, 350)


@rule("ART-3", "TURN-11", "TURN-13")
def test_one_that_lies_on_a_wall_comes_down_first() -> None:
    match = table()
    match.flick(entered(2, "trap", 0.3), poses=[raised(2, (390, 250), 85.5)])
    assert match.state.asked is not None
    assert match.state.asked.about == "returns"
    match.lapse()
    assert match.one(DecisionAsked).about == "trap"
    assert match.actor == 0


@rule("ART-3", "CARD-1")
def test_whoever_was_in_turn_has_its_window_afterwards() -> None:
    match = sprung(table().deal(2, "1-jump", "1-jump"))
    trap_flick(match).resolve()
    assert (match.state.stage, match.actor) == ("window", 2)
    match.act(UseSkates(("1-jump", "1-jump")))
    assert match.one(TurnBegan).seat == 2


@rule("ART-3", "ROUND-1")
def test_its_flick_can_end_the_round() -> None:
    match = trap_flick(sprung(table().hang(2, "3-5")))
    match.resolve(through(2, "3-5"), rest=[raised(2, (450, 300), 17.45)])
    assert match.one(RoundEnded).why == "three-fish"
    assert match.one(RoundBegan).round == 2
    assert match.state.get(Trap) == Trap()


@rule("ART-3", "ROUND-1")
def test_a_flick_that_ends_the_round_springs_it_for_nothing() -> None:
    match = table().hang(2, "3-5")
    match.flick(entered(2, "trap", 0.2), through(2, "3-5", 0.8, back=True), rest={2: (300, 330)})
    assert match.one(RoundEnded).why == "three-fish"
    assert [event for event in match.all(DecisionAsked) if event.about == "trap"] == []


@rule("ART-3", "TURN-3")
def test_from_the_circle_the_trap_comes_first_and_then_it_is_looked_who_is_on_the_circle() -> None:
    match = with_artifacts(("trap", "teleport", "platform", "sundial"), trap=(330, 105))
    match.flick(entered(1, "trap"), rest={1: (330, 150)})
    trap_flick(match, 1).resolve(rest=[raised(1, CIRCLE, 17.45)])
    assert match.one(FlickRepeated).seat == 1
    match.flick(rest={1: (300, 105)})
    assert match.one(CircleLeft).body == "p1"


@rule("ART-3", "TURN-3")
def test_one_that_was_flicked_off_the_circle_by_the_trapper_has_left_it() -> None:
    match = with_artifacts(("trap", "teleport", "platform", "sundial"), trap=(450, 105))
    match.flick(entered(1, "trap"), rest={1: (410, 105)})
    assert match.all(FlickRepeated) == []
    trap_flick(match, 1).resolve(rest=[raised(1, (300, 105), 17.45)])
    assert match.one(CircleLeft).body == "p1"


@rule("ART-3", "TWO-1")
def test_with_two_players_its_flick_can_be_the_first_catch() -> None:
    match = sprung(table(turn=1, picks=("trap", "platform")), 1)
    trap_flick(match, 1).resolve(touched(0, 1))
    assert only(match, IdTaken, PutOnCircle, TurnBegan) == [
        match.one(IdTaken),
        match.one(PutOnCircle),
        TurnBegan(rule="TWO-1", seat=1, body="p1", why="caught"),
    ]
    assert match.at("p1") == CIRCLE


@rule("ART-3", "TWO-1")
def test_after_a_first_catch_the_turn_is_wholly_over_and_nobody_is_flicked() -> None:
    match = table(turn=1, picks=("trap", "platform"))
    match.flick(entered(1, "trap", 0.3), touched(0, 1, 0.6), rest={1: (300, 330)})
    assert match.one(TrapLeft) == TrapLeft(rule="TWO-1", seat=0, body="p1")
    assert (match.at("p1"), match.one(TurnBegan).rule) == (CIRCLE, "TWO-1")
    assert "trap" in used(match)


@rule("ART-3", "TWO-2")
def test_with_two_players_its_flick_is_a_later_flick_and_can_be_the_second_catch() -> None:
    match = table(turn=1, picks=("trap", "platform"))
    match.flick(touched(0, 1), rest={1: (300, 480)})
    assert match.state.get(Ids).holder == (0, 0)
    sprung(match, 1)
    trap_flick(match, 1).resolve(touched(0, 1))
    assert match.one(CaughtAgain).seat == 1
    assert match.one(RoundEnded).why == "caught-twice"


@rule("ART-3", "WAL-1")
def test_a_walrus_that_fell_before_the_trap_flick_still_gives_its_turn() -> None:
    match = table(walruses="yes")
    match.flick(toppled("walrus-3"), entered(2, "trap"), rest={2: (300, 330)})
    trap_flick(match).resolve()
    assert match.one(TurnGranted).why == "walrus"
    assert match.one(TurnBegan).seat == 2


@rule("ART-3", "WAL-1")
def test_a_walrus_that_falls_in_somebody_elses_flick_gives_nobody_a_turn_and_stands_up_for_the_next() -> None:
    match = trap_flick(sprung(table(walruses="yes")))
    match.resolve(toppled("walrus-5"))
    assert match.one(WalrusFell) == WalrusFell(seat=2, walrus="walrus-5", own=False)
    assert match.all(TurnGranted) == []
    assert match.one(TurnBegan).seat == 3


@rule("ART-3", "ART-2")
def test_turned_back_the_trap_lies_where_it_lay() -> None:
    match = sprung(table(turn=1, only=("trap", "sundial")), 1)
    assert match.actor == 1
    match.act(match.offered()[0])
    laid = match.state.get(Trap).laid
    assert laid is not None
    assert (laid.at, match.state.get(Trap).sprung, used(match)) == (
        point((300, 300)),
        (),
        ["sundial", "teleport", "platform"],
    )


@rule("ART-3", "ART-2")
def test_the_sundial_comes_before_the_trap_and_is_not_offered_again_after_it() -> None:
    match = sprung(table(turn=1, only=("trap", "sundial")), 1)
    match.lapse()
    assert (match.one(DecisionAsked).about, match.actor) == ("trap", 0)
    trap_flick(match, 1).resolve()
    assert [event.about for event in match.all(DecisionAsked)] == []
    assert match.one(TurnBegan).seat == 2


@rule("ART-3")
def test_what_is_not_offered_is_refused() -> None:
    match = sprung(table())
    assert refusal(match, FlickPenguin("p0", 0, 100)) == ("icecool-not-trapped", "ART-3")
    assert refusal(match, FlickPenguin("p2", 0, 100), seat=2) == ("not-your-turn", "TURN-1")
    assert refusal(match, LayTrap(point((300, 300)))) == ("icecool-not-now", "ART-3")
    assert refusal(match, EndTurn()) == ("icecool-not-now", "TURN-2")
    match.lapse()
    assert refusal(match, LeaveAlone()) == ("icecool-not-now", "ART-3")


@rule("ART-3")
def test_a_typed_flick_is_one_of_the_trapped_penguin() -> None:
    match = sprung(table())
    view = match.game.view(match.state, 0)
    status = match.status
    assert isinstance(view, IceCoolView)
    assert isinstance(status, Turn)
    assert read(view, status.offers[0].choices, "flick east power 30") == FlickPenguin("p2", 0, 300)
    assert read(view, status.offers[0].choices, "leave") == LeaveAlone()
    with pytest.raises(Rejected):
        read(view, (), "leave")


@rule("ART-3")
def test_at_the_end_of_the_round_it_is_taken_away_sprung_or_not() -> None:
    match = table().hang(2, "3-5")
    assert match.state.get(Trap).laid is not None
    match.flick(through(2, "3-5", back=True), rest={2: (350, 300)})
    assert match.one(RoundBegan).round == 2
    assert match.state.get(Trap).laid is None


@rule("ART-3")
def test_in_the_engine_a_penguin_that_slides_over_it_is_caught_and_flicked_on() -> None:
    game = GAMES["icecool2"]
    wanted = {"layout": "school", "tremor": "off", "first_catcher": "1", "artifacts": "yes"}
    play, simulator = Table.start(game, 2, game.resolve(wanted), rng_from("trap").seed), MujocoSimulator()
    play.submit(0, PlaceCatcher(point((195, 495))))
    play.submit(0, PickArtifact("trap"))
    play.submit(0, LayTrap(point((330, 105))))
    play.submit(1, PickArtifact("sundial"))
    play.submit(1, FlickPenguin("p1", yaw=1800, power=400))  # from the circle to the left, across the Trap
    assert [type(event) for event in settle(play, simulator)[-1].events][-2:] == [TrapSprung, DecisionAsked]
    play.submit(1, LetStand())
    play.submit(0, FlickPenguin("p1", yaw=0, power=300))
    events = settle(play, simulator)[-1].events
    assert [event for event in events if isinstance(event, TurnBegan)] == [TurnBegan(seat=0, body="p0")]
