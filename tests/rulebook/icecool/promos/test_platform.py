"""ART-5: at the end of one's turn one may climb to where three walls meet; the next turn starts from there."""

from typing import Any

import pytest

from coldsnap.core.choices import Simulate, Turn
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Unresolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Body, Pose
from coldsnap.games.icecool.board.places import is_raised
from coldsnap.games.icecool.board.platform import platform, standing_on
from coldsnap.games.icecool.kernel.notation import read, write
from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.platform import LayPlatform, PlatformLaid, PlatformSlab
from coldsnap.games.icecool.modules.promos.sundial import LetStand, TurnBack
from coldsnap.games.icecool.rule_points.artifact_cards import PlatformGone, PlatformUsed
from coldsnap.games.icecool.state.actions import ChooseRoom, EndTurn, FlickPenguin, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.events import (
    CircleLeft,
    DecisionAsked,
    IdTaken,
    PutOnCircle,
    Returned,
    RoundBegan,
    TokenTaken,
    TurnBegan,
)
from coldsnap.games.icecool.state.slices import Artifact
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import GAMES
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_artifacts import midround, used
from icecool_match import CIRCLE, Match, Mm, left, only, point, raised, refusal, through, touched
from marks import rule

PICKS: tuple[Artifact, ...] = ("trap", "platform", "sundial", "teleport")
"""Seat 1 has the Platform; its penguin stands in the Classroom."""
TOP = 88.45
"""Millimetres from the floor to the centre of the base of a penguin on it: 68 + 3 + 17.45."""
JUNCTION: Mm = (390, 210)
"""Where rooms 1, 3 and 5 meet."""


def table(turn: int = 1, picks: tuple[Artifact, ...] = PICKS, **wanted: Any) -> Match:
    return midround(picks, turn, **({"only": ("platform",)} | wanted))


def up(turn: int = 1, **wanted: Any) -> Match:
    """Seat 1 has climbed up; `turn` is on."""
    match = table(**wanted)
    match.flick()
    match.act(LayPlatform("1-3-5"))
    return match.pass_turns_to(turn)


def on_top(who: int = 1, at: Mm = JUNCTION) -> Body:
    return raised(who, at, TOP)


def stands(match: Match) -> bool:
    return match.state.get(PlatformSlab).laid is not None and "p1" in match.state.perched


@rule("ART-5", "TURN-13")
def test_at_the_end_of_ones_turn_one_may_lay_it_where_walls_of_ones_room_meet() -> None:
    match = table()
    match.flick()
    assert match.offered() == [LayPlatform("1-4-5"), LayPlatform("1-3-5"), EndTurn()]
    match.act(LayPlatform("1-3-5"))
    assert match.one(PlatformUsed) == PlatformUsed(seat=1, junction="1-3-5", placed=on_top())
    assert (match.at("p1"), "platform" in used(match), stands(match)) == (JUNCTION, True, True)
    assert match.one(TurnBegan).seat == 2, "nothing else can be done, and everybody sees that"


@rule("ART-5", "TURN-14")
def test_up_there_one_may_still_have_cards_to_use() -> None:
    match = table().deal(1, "3", "3")
    match.flick()
    match.act(LayPlatform("1-3-5"))
    assert (match.actor, match.offered()) == (1, [EndTurn()])


@rule("ART-5")
def test_physics_has_a_plate_on_the_walls_with_the_penguin_on_it() -> None:
    match = up(turn=2)
    match.act(FlickPenguin("p2", 900, 500))
    status = match.status
    assert isinstance(status, Simulate)
    junction = next(junction for junction in match.board.junctions if junction.id == "1-3-5")
    slab = platform(match.board, junction)
    assert status.scene.slabs == (slab,)
    assert standing_on(slab, "p1", "penguin") in status.scene.bodies


@rule("ART-5")
def test_one_that_is_seen_in_two_rooms_may_choose_junctions_of_both() -> None:
    match = table()
    match.flick(rest={1: (495, 215)})
    assert {action.junction for action in match.offered(LayPlatform) if isinstance(action, LayPlatform)} == {
        "1-3-5",
        "1-4-5",
        "2-3-5",
    }


@rule("ART-5")
def test_not_before_the_flick_and_not_on_a_junction_of_another_room() -> None:
    match = table()
    assert refusal(match, LayPlatform("1-3-5")) == ("icecool-not-in-window", "ART-5")
    match.flick()
    assert refusal(match, LayPlatform("2-4-5")) == ("icecool-not-that-junction", "ART-5")
    assert refusal(match, LayPlatform("9-9-9")) == ("icecool-not-that-junction", "ART-5")


@rule("ART-5", "TURN-14")
def test_the_window_opens_only_for_its_owner_and_only_while_it_is_unused() -> None:
    match = up(turn=2)
    match.flick()
    assert match.one(TurnBegan).seat == 3
    match.pass_turns_to(1)
    match.flick(rest={1: (420, 105)})
    assert match.one(TurnBegan).seat == 2
    match = table(turn=2).deal(2, "3", "3")
    match.flick()
    assert refusal(match, LayPlatform("2-3-5")) == ("icecool-no-artifact", "ART-5")


@rule("ART-5", "TURN-7")
def test_whoever_went_out_may_not_climb_up() -> None:
    match = table()
    match.flick(left(1), rest={1: (700, 300)})
    assert match.offered(LayPlatform) == []
    assert refusal(match, LayPlatform("1-3-5")) == ("icecool-went-out", "TURN-7")


@rule("ART-5", "TURN-4")
def test_the_next_turn_starts_from_up_there_and_no_line_is_offered() -> None:
    match = up()
    assert (match.actor, match.at("p1"), stands(match)) == (1, JUNCTION, True)
    assert match.offered(PlaceOnLine) == []
    assert match.offered(FlickPenguin)


@rule("ART-5")
def test_then_it_is_taken_away() -> None:
    match = up()
    match.flick(rest={1: (450, 260)})
    assert match.one(PlatformGone) == PlatformGone(seat=1, body="p1")
    assert (match.state.get(PlatformSlab).laid, match.state.perched) == (None, ())
    match.act(FlickPenguin("p2", 900, 500))
    status = match.status
    assert isinstance(status, Simulate)
    assert status.scene.slabs == ()


@rule("ART-5", "CARD-1")
def test_the_next_turn_may_be_one_of_ice_skates() -> None:
    match = table().deal(1, "1-jump", "1-jump")
    match.flick()
    match.act(LayPlatform("1-3-5"))
    match.act(UseSkates(("1-jump", "1-jump")))
    assert (match.one(TurnBegan).seat, match.at("p1")) == (1, JUNCTION)
    match.flick(rest={1: (450, 260)})
    assert match.one(PlatformGone).seat == 1


@rule("ART-5", "TURN-11")
def test_one_that_is_still_up_there_after_its_own_flick_comes_down_on_a_side_of_its_choice() -> None:
    match = up()
    match.flick(poses=[on_top(1, (395, 212))])
    assert [type(event) for event in only(match, PlatformGone, DecisionAsked)] == [PlatformGone, DecisionAsked]
    assert (match.actor, {action.room for action in match.offered(ChooseRoom)}) == (1, {"1", "3", "5"})  # type: ignore[attr-defined]
    match.act(ChooseRoom("5"))
    assert match.one(Returned).rule == "TURN-11"
    assert match.state.board.room_of(point(match.at("p1"))) == "5"


@rule("ART-5", "TURN-2")
@pytest.mark.parametrize("moved", [True, False])
def test_so_does_one_whose_flick_moved_nothing_or_could_not_be_worked_out(*, moved: bool) -> None:
    match = up()
    match.act(FlickPenguin("p1", 0, 0))
    if moved:
        match.resolve()
    else:
        match.act(Unresolved("engine-failed"), seat=NATURE)
    assert match.one(PlatformGone).body == "p1"
    assert match.one(DecisionAsked).about == "returns"


@rule("ART-5", "TURN-11")
def test_bumped_off_onto_the_floor_one_stays_there_and_it_is_gone() -> None:
    match = up(turn=2)
    match.flick(touched(2, 1), rest={1: (340, 260)})
    assert match.one(PlatformGone) == PlatformGone(seat=1, body="p1")
    assert match.all(Returned) == []
    assert match.at("p1") == (340, 260)


@rule("ART-5", "TURN-11")
def test_bumped_off_onto_a_wall_one_comes_down_from_it() -> None:
    match = up(turn=2)
    match.flick(touched(2, 1), poses=[raised(1, (390, 250), 85.45)])
    assert match.one(PlatformGone).seat == 1
    assert match.one(DecisionAsked).about == "returns"
    match.lapse()
    assert match.one(Returned).rule == "TURN-11"


@rule("ART-5", "TURN-8")
def test_bumped_out_of_the_school_one_comes_back_to_the_floor_beside_it() -> None:
    match = up(turn=2)
    match.flick(touched(2, 1), left(1), rest={1: (700, 300)})
    assert match.one(PlatformGone).seat == 1
    returned = match.one(Returned)
    assert (returned.rule, returned.moved, returned.placed.pose.z) == ("TURN-8", True, 0.01745)
    x, y = match.at("p1")
    assert abs(x - JUNCTION[0]) + abs(y - JUNCTION[1]) < 60


@rule("ART-5", "TURN-7")
def test_flicked_out_of_the_school_from_it_one_comes_back_to_the_floor_beside_it() -> None:
    match = up()
    match.flick(left(1), rest={1: (700, 300)})
    assert match.one(PlatformGone).seat == 1
    assert (match.one(Returned).rule, match.one(Returned).moved) == ("TURN-7", True)
    assert match.one(Returned).placed.pose.z == 0.01745


@rule("ART-5")
def test_bumped_but_still_standing_on_it_one_stays() -> None:
    match = up(turn=2)
    match.flick(touched(2, 1), poses=[on_top(1, (398, 215))])
    assert only(match, PlatformGone, Returned) == []
    assert (match.at("p1"), stands(match)) == ((398, 215), True)


@rule("ART-5")
@pytest.mark.parametrize(
    "pose", [Pose(0.414, 0.21, 0.08845), Pose(0.39, 0.21, 0.08845, 0.9, 0.43589), Pose(0.39, 0.21, 0.0912)]
)
def test_beside_the_plate_tilted_or_on_somebody_is_not_standing_on_it(pose: Pose) -> None:
    match = up(turn=2)
    match.flick(touched(2, 1), poses=[Body("p1", "penguin", pose)])
    assert match.one(PlatformGone).seat == 1


@rule("ART-5", "TURN-11")
def test_somebody_else_that_lands_on_it_comes_down_and_its_owner_stays() -> None:
    match = up(turn=2)
    match.flick(touched(2, 1), poses=[on_top(2, (402, 222)), on_top(1, (378, 198))])
    assert match.one(DecisionAsked).subject == "p2"
    assert stands(match)
    match.lapse()
    assert match.one(Returned).seat == 2


@rule("ART-5", "CATCH-1")
def test_touched_by_a_catcher_that_jumps_one_is_caught_up_there() -> None:
    match = up(turn=0)
    match.flick(touched(0, 1), rest={0: (340, 260)})
    assert match.one(IdTaken) == IdTaken(rule="CATCH-1", seat=1, by=0)
    assert stands(match)


@rule("ART-5", "TWO-1")
def test_with_two_players_a_first_catch_calls_one_down_to_the_circle() -> None:
    match = up(turn=0, picks=("trap", "platform"))
    match.flick(touched(0, 1), rest={0: (340, 260)})
    assert [type(event) for event in only(match, PutOnCircle, PlatformGone)] == [PutOnCircle, PlatformGone]
    assert (match.at("p1"), match.state.perched, match.state.get(PlatformSlab)) == (CIRCLE, (), PlatformSlab())
    match.flick(rest={1: (300, 105)})
    assert match.one(CircleLeft).seat == 1


@rule("ART-5", "ART-2")
def test_turned_back_it_is_there_again_with_its_penguin() -> None:
    match = up(turn=2, only=("platform", "sundial"))
    match.flick(touched(2, 1), rest={1: (340, 260)})
    assert match.one(PlatformGone).seat == 1
    match.act(TurnBack())
    assert (stands(match), match.at("p1")) == (True, JUNCTION)
    assert match.state.get(PlatformSlab).laid == PlatformLaid(1, "1-3-5", "p1")


@rule("ART-5", "DOOR-1")
def test_a_flick_from_up_there_collects_like_any_other() -> None:
    match = up()
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert match.one(TokenTaken).rule == "DOOR-1"


@rule("ART-5", "SETUP-9")
def test_at_the_end_of_the_round_it_is_taken_away() -> None:
    match = up(turn=2).hang(2, "3-5")
    match.flick(through(2, "3-5", back=True), rest={2: (350, 300)})
    assert match.one(RoundBegan).round == 2
    assert (match.state.get(PlatformSlab), match.state.perched) == (PlatformSlab(), ())


@rule("ART-5")
def test_it_is_typed_with_the_rooms_that_meet_in_any_order() -> None:
    match = table()
    match.flick()
    view, status = match.game.view(match.state, 1), match.status
    assert isinstance(view, IceCoolView)
    assert isinstance(status, Turn)
    assert write(view, LayPlatform("1-3-5")) == "platform 1-3-5"
    for typed in ("platform 1-3-5", "Platform 5-3-1"):
        assert read(view, status.offers[0].choices, typed) == LayPlatform("1-3-5")


@rule("ART-5")
def test_in_the_engine_a_penguin_stands_on_it_while_others_are_flicked_and_jumps_off_in_its_turn() -> None:
    game = GAMES["icecool2"]
    wanted = {"layout": "school", "tremor": "off", "first_catcher": "1", "artifacts": "yes"}
    play, simulator = Table.start(game, 2, game.resolve(wanted), rng_from("platform").seed), MujocoSimulator()
    play.submit(0, game.status(play.state).offers[0].choices[0].action)  # type: ignore[union-attr]
    play.submit(0, PickArtifact("sundial"))
    play.submit(1, PickArtifact("platform"))
    play.submit(1, FlickPenguin("p1", yaw=1800, power=300))
    settle(play, simulator)
    play.submit(1, LayPlatform("1-4-5"))
    play.submit(0, FlickPenguin("p0", yaw=2700, power=500))
    settle(play, simulator)
    play.submit(0, LetStand())
    state = play.state
    assert isinstance(state, IceCoolState)
    assert (state.turn_seat, state.perched) == (1, ("p1",))
    assert state.body("p1") == Body("p1", "penguin", Pose(0.21, 0.21, 0.08845))
    play.submit(1, FlickPenguin("p1", yaw=450, power=600))
    events = settle(play, simulator)[-1].events
    assert [event for event in events if isinstance(event, PlatformGone)] == [PlatformGone(seat=1, body="p1")]
    state = play.state
    assert isinstance(state, IceCoolState)
    body = state.body("p1")
    assert body is not None
    assert (is_raised(body), state.perched) == (False, ())
