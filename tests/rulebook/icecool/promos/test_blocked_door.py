"""BLOCK-1, BLOCK-2: the Catcher shuts a doorway; whoever bumps into it first may shut another one, else it is open."""

from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.choices import Simulate
from coldsnap.core.errors import Rejected
from coldsnap.core.facts import HitWall
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Unresolved
from coldsnap.games.icecool.modules.promos.blocked_door import (
    BlockBumped,
    BlockDoor,
    BlockedDoor,
    BlockedDoors,
    BlockLifted,
    BlockMoved,
    DoorBlocked,
    LiftBlock,
    MoveBlock,
)
from coldsnap.games.icecool.modules.promos.emerald_fish import Emerald, EmeraldTaken, HangEmerald
from coldsnap.games.icecool.modules.promos.portals import PortalPassed
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, Lapse, MoveFish
from coldsnap.games.icecool.state.events import (
    CameToRest,
    DecisionAsked,
    FishMoved,
    FlickRepeated,
    Lapsed,
    PutOnCircle,
    Returned,
    RoundEnded,
    TaskDone,
    TokenLeft,
    TokenTaken,
    TurnBegan,
)
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_match import (
    CIRCLE,
    Match,
    Mm,
    entered,
    hit_wall,
    left,
    midgame,
    only,
    over,
    refusal,
    through,
    toppled,
    touched,
)
from marks import rule

DOORS = ("1-3", "1-4", "1-5", "2-3", "2-4", "3-5", "4-5")


def table(turn: int = 1, door: str = "1-3", seats: int = 4, **options: Any) -> Match:
    """A match in which one doorway is shut."""
    return midgame(turn, seats=seats, setup=(BlockDoor(door),), blocked_door="yes", **options)


def bump(body: int | str, door: str = "1-3", t: float = 0.3) -> HitWall:
    return hit_wall(body, f"plug-{door}", t)


def bumped(turn: int = 1, by: int = 1, **options: Any) -> Match:
    """A penguin has bumped into the block in door 1-3, and its player is asked."""
    match = table(turn, **options)
    match.flick(*([touched(turn, by, 0.1)] if turn != by else []), bump(by))
    return match


@rule("BLOCK-1")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
@pytest.mark.parametrize("door", DOORS)
def test_the_catcher_shuts_one_doorway_at_the_set_up_of_a_round_also_one_with_fish(game: str, door: str) -> None:
    match = Match(game, blocked_door="yes").place_catcher()
    assert match.one(DecisionAsked) == DecisionAsked(rule="BLOCK-1", seat=0, about="blocked_door", subject="block")
    assert match.offered() == [BlockDoor(name) for name in DOORS]
    match.act(BlockDoor(door))
    assert match.one(DoorBlocked) == DoorBlocked(seat=0, door=door, shut=(door,))
    assert match.state.get(BlockedDoor) == BlockedDoor(door)
    assert match.state.shut == (door,)
    assert (match.actor, match.state.stage) == (1, "before")


@rule("BLOCK-1")
def test_physics_sees_a_wall_in_it_and_refuses_to_believe_that_anybody_went_through() -> None:
    match = table()
    with pytest.raises(Rejected, match="not-an-answer"):
        match.flick(through(1, "1-3"))
    assert isinstance(match.status, Simulate)
    assert [wall.id for wall in match.status.scene.walls if wall.id.startswith("plug-")] == ["plug-1-3"]


@rule("BLOCK-1")
@rule("TURN-14")
def test_if_the_catcher_does_not_choose_it_is_the_last_doorway_without_a_fish_sign() -> None:
    match = Match(blocked_door="yes").place_catcher()
    match.lapse()
    assert match.one(DoorBlocked).door == "4-5"


@rule("BLOCK-1")
def test_of_two_catchers_the_first_chooses() -> None:
    state = replace(Match(blocked_door="yes").state, catchers=(2, 0))
    asked = BlockedDoors().setup(state)
    assert asked == (DecisionAsked(rule="BLOCK-1", seat=2, about="blocked_door", subject="block"),)


@rule("BLOCK-1")
def test_nobody_else_shuts_one_nor_one_that_is_not_there_nor_later() -> None:
    match = Match(blocked_door="yes").place_catcher()
    assert refusal(match, BlockDoor("1-9")) == ("icecool-no-such-door", "BLOCK-1")
    assert refusal(match, BlockDoor("1-3"), seat=2) == ("not-your-turn", "TURN-1")
    assert refusal(match, MoveBlock("1-3")) == ("icecool-not-now", "BLOCK-2")
    assert refusal(match, LiftBlock()) == ("icecool-not-now", "BLOCK-2")
    match.act(BlockDoor("1-3"))
    for action, of in ((BlockDoor("1-4"), "BLOCK-1"), (MoveBlock("1-4"), "BLOCK-2"), (LiftBlock(), "BLOCK-2")):
        assert refusal(match, action) == ("icecool-not-now", of)


@rule("BLOCK-1")
def test_without_the_option_all_are_open() -> None:
    match = Match().place_catcher()
    assert match.state.find(BlockedDoor) is None
    assert refusal(match, BlockDoor("1-3")) == ("icecool-not-in-this-game", None)


@rule("BLOCK-1")
@pytest.mark.parametrize("who", [3, "walrus-4"])
def test_not_a_doorway_with_a_penguin_or_another_piece_in_it(who: int | str) -> None:
    match = Match(blocked_door="yes", walruses="yes").put({who: (222, 105)}).place_catcher()
    assert match.offered() == [BlockDoor(name) for name in DOORS if name != "1-4"]
    assert refusal(match, BlockDoor("1-4")) == ("icecool-door-not-empty", "BLOCK-1")


@rule("BLOCK-1")
@rule("TURN-12")
def test_a_penguin_beside_a_doorway_does_not_hinder_but_one_that_a_wall_would_touch() -> None:
    clear, close = Match(blocked_door="yes").put({3: (231.5, 105)}), Match(blocked_door="yes").put({3: (230, 105)})
    assert BlockDoor("1-4") in clear.place_catcher().offered()
    assert BlockDoor("1-4") not in close.place_catcher().offered()


@rule("BLOCK-1")
def test_fish_hang_on_it_and_can_be_moved_there_and_away() -> None:
    match = table(turn=1).deal(1, "2", "2", "2", "2")
    assert "1-3" in match.tokens(1)
    match.act(MoveFish(1, "1-3", "4-5"))
    assert match.tokens(1) == ["4-5", "2-4", "3-5"]
    match = table(turn=3, door="1-3").hang(3, "2-4", "3-5").deal(3, "2", "2")
    match.act(MoveFish(3, "3-5", "1-3"))
    assert match.one(FishMoved).to == "1-3"


@rule("BLOCK-1")
@rule("DOOR-5")
@rule("CARD-11")
def test_one_may_jump_over_it_which_takes_no_fish_and_is_a_jump() -> None:
    match = table(turn=1).deal(1, "1-jump")
    match.act(AnnounceTask("jump"))
    match.flick(over(1, "1-3", (495, 210)), rest={1: (495, 250)})
    assert match.one(TaskDone).task == "jump"
    assert match.one(TokenLeft) == TokenLeft(rule="DOOR-5", seat=1, door="1-3")
    assert match.all(BlockBumped) == []


@rule("BLOCK-1")
@rule("CARD-11")
def test_it_is_a_wall_to_bounce_off_for_the_task() -> None:
    match = table(turn=1).deal(1, "1-bounce")
    match.act(AnnounceTask("bounce"))
    match.flick(bump(1, t=0.2), through(1, "1-4", 0.9, back=True))
    match.act(LiftBlock())
    assert match.hand(1).up == ("1-bounce",)


@rule("BLOCK-1")
@rule("EMER-1")
def test_the_emerald_fish_may_hang_on_it_and_waits_there() -> None:
    setup = (HangEmerald("1-3"), BlockDoor("1-3"))
    match = midgame(1, setup=setup, emerald="yes", blocked_door="yes")
    match.flick(bump(1, t=0.2))
    assert (match.state.get(Emerald).door, match.all(TokenTaken), match.all(EmeraldTaken)) == ("1-3", [], [])
    match.act(LiftBlock())
    match.pass_turns_to(1).flick(through(1, "1-3"))
    assert match.one(EmeraldTaken).seat == 1


@rule("BLOCK-2")
@pytest.mark.parametrize("seat", [0, 1], ids=["Catcher", "Runner"])
def test_who_bumps_into_it_may_shut_another_doorway_the_catcher_too(seat: int) -> None:
    match = bumped(seat, seat)
    assert match.one(BlockBumped) == BlockBumped(seat=seat, body=f"p{seat}", door="1-3")
    assert match.one(DecisionAsked) == DecisionAsked(rule="BLOCK-2", seat=seat, about="blocked_door", subject="1-3")
    assert match.offered() == [*(MoveBlock(door) for door in DOORS if door != "1-3"), LiftBlock()]
    match.act(MoveBlock("2-4"))
    assert match.one(BlockMoved) == BlockMoved(seat=seat, frm="1-3", door="2-4", shut=("2-4",))
    assert match.state.get(BlockedDoor) == BlockedDoor("2-4")


@rule("BLOCK-2")
def test_then_the_first_doorway_is_open_and_the_other_one_shut() -> None:
    match = bumped()
    match.act(MoveBlock("2-4"))
    match.pass_turns_to(1).flick(through(1, "1-3"))
    assert match.one(TokenTaken).door == "1-3"
    match.pass_turns_to(3).flick(bump(3, "2-4"))
    assert match.one(BlockBumped).door == "2-4"


@rule("BLOCK-2")
def test_else_it_is_removed_and_all_doorways_are_open_for_the_rest_of_the_round() -> None:
    match = bumped()
    match.act(LiftBlock())
    assert match.one(BlockLifted) == BlockLifted(seat=1, door="1-3", shut=())
    assert match.state.get(BlockedDoor) == BlockedDoor()
    match.flick(through(2, "1-3", back=True))
    assert match.one(TokenTaken).seat == 2


@rule("BLOCK-2")
def test_it_stays_for_the_whole_flick_and_a_bump_never_collects() -> None:
    match = table()
    match.flick(bump(1, t=0.2), over(1, "1-3", (495, 210), 0.5), bump(1, t=0.9))
    assert (match.all(TokenTaken), len(match.all(BlockBumped))) == ([], 1)
    match = table()
    with pytest.raises(Rejected, match="not-an-answer"):
        match.flick(bump(1, t=0.2), through(1, "1-3", 0.9))


@rule("BLOCK-2")
def test_the_first_of_several_that_bump_decides_and_each_flick_counts_anew() -> None:
    match = table(turn=1)
    match.flick(touched(1, 3, 0.1), bump(3, t=0.4), bump(1, t=0.2), bump(2, t=0.6))
    assert match.one(BlockBumped).seat == match.actor == 1
    match.act(MoveBlock("1-4"))
    match.flick(bump(3, "1-4", 0.2))
    assert match.one(BlockBumped).seat == 3


@rule("BLOCK-2")
def test_a_pushed_penguin_bumps_too_and_its_own_player_decides_then_the_turn_goes_on() -> None:
    match = bumped(turn=1, by=3)
    assert match.actor == 3
    assert refusal(match, LiftBlock(), seat=1) == ("not-your-turn", "TURN-1")
    match.act(MoveBlock("4-5"))
    assert match.one(TurnBegan).seat == 2


@rule("BLOCK-2")
@rule("TURN-14")
@pytest.mark.parametrize("by", [1, 3], ids=["active", "other"])
def test_whoever_does_not_decide_removes_it(by: int) -> None:
    match = bumped(turn=1, by=by)
    match.lapse()
    assert only(match, Lapsed, BlockLifted) == [Lapsed(seat=by), BlockLifted(seat=by, door="1-3", shut=())]
    assert match.one(TurnBegan).seat == 2


@rule("BLOCK-2")
def test_it_goes_to_another_doorway_that_is_there_and_has_nobody_in_it() -> None:
    match = table(turn=1).put({3: (210, 290)})
    match.flick(bump(1))
    assert MoveBlock("4-5") not in match.offered()
    assert refusal(match, MoveBlock("4-5")) == ("icecool-door-not-empty", "BLOCK-2")
    assert refusal(match, MoveBlock("1-3")) == ("icecool-door-shut", "BLOCK-2")
    assert refusal(match, MoveBlock("1-9")) == ("icecool-no-such-door", "BLOCK-2")
    assert refusal(match, BlockDoor("1-4")) == ("icecool-not-now", "BLOCK-1")
    assert refusal(match, EndTurn()) == ("icecool-not-now", "TURN-2")


@rule("BLOCK-2")
def test_only_penguins_bump_it_and_only_it_not_the_wall_beside_it_nor_another_frame() -> None:
    match = table(turn=1, walruses="yes")
    wall = match.board.door("1-3").gate.wall
    match.flick(
        touched(1, "walrus-3", 0.1),
        *(bump("walrus-3", t=0.2), hit_wall(1, wall, 0.3), hit_wall(1, wall, 0.4, gate="1-3")),
    )
    assert (match.all(BlockBumped), match.all(DecisionAsked)) == ([], [])


@rule("BLOCK-2")
def test_however_softly() -> None:
    match = table()
    match.flick(hit_wall(1, "plug-1-3", speed=0.0))
    assert match.one(BlockBumped).seat == 1


@rule("BLOCK-2")
@rule("TURN-7")
def test_one_that_went_out_after_its_bump_still_decides_and_one_that_bumped_outside_does_not() -> None:
    match = table()
    match.flick(bump(1, t=0.2), left(1, 0.6), rest={1: (700, 100)})
    assert [type(event) for event in only(match, Returned, DecisionAsked)] == [Returned, DecisionAsked]
    assert match.actor == 1
    match = table()
    match.flick(left(1, 0.2), bump(1, t=0.6), rest={1: (700, 100)})
    assert match.all(DecisionAsked) == []


@rule("BLOCK-2")
@rule("TURN-13")
def test_the_decision_comes_after_returns_and_portals_and_sees_where_everybody_stands_then() -> None:
    match = table(turn=1, portals="yes").put({3: (210, 105)})
    match.flick(
        *(bump(1, t=0.2), touched(1, 3, 0.3), entered(3, "portal-4", 0.5), touched(1, 2, 0.6), left(2, 0.8)),
        rest={3: (105, 60), 2: (700, 300)},
    )
    assert [type(event) for event in only(match, Returned, PortalPassed, DecisionAsked)] == [
        *(Returned, PortalPassed, DecisionAsked),
    ]
    assert MoveBlock("1-4") in match.offered()


@rule("BLOCK-2")
@rule("TURN-13")
def test_it_comes_before_a_repeat_from_the_circle_a_walrus_turn_and_the_window() -> None:
    match = Match(blocked_door="yes").place_catcher().set_up(BlockDoor("1-3"))
    match.flick(bump(1), rest={1: CIRCLE})
    assert match.all(FlickRepeated) == []
    match.act(MoveBlock("1-5"))
    assert [type(event) for event in only(match, BlockMoved, FlickRepeated)] == [BlockMoved, FlickRepeated]
    match = table(turn=1, walruses="yes").deal(1, "1", "3")
    match.flick(bump(1, t=0.2), toppled("walrus-3", 0.5))
    match.act(LiftBlock())
    assert (match.actor, match.state.stage) == (1, "window")
    match.end()
    assert match.one(TurnBegan).why == "walrus"


@rule("BLOCK-2")
@rule("TWO-1")
def test_with_two_players_the_catcher_decides_before_the_runner_of_a_first_catch_plays() -> None:
    match = table(turn=0, seats=2)
    match.flick(bump(0, t=0.2), touched(0, 1, 0.5))
    assert [type(event) for event in only(match, PutOnCircle, DecisionAsked)] == [PutOnCircle, DecisionAsked]
    match.act(LiftBlock())
    assert match.one(TurnBegan).why == "caught"
    assert match.actor == 1


@rule("BLOCK-2")
@rule("TURN-13")
def test_nobody_is_asked_when_the_round_is_over_and_the_next_catcher_shuts_one_anew() -> None:
    match = table(turn=1).hang(1, "1-4")
    match.flick(bump(1, t=0.2), through(1, "1-4", 0.6, back=True))
    assert match.one(RoundEnded).why == "three-fish"
    assert match.state.shut == ()
    match.place_catcher()
    assert match.one(DecisionAsked).rule == "BLOCK-1"
    assert match.actor == 1
    match.act(BlockDoor("1-3"))
    assert match.state.get(BlockedDoor) == BlockedDoor("1-3")


@rule("BLOCK-2")
@rule("TURN-2")
def test_a_flick_without_an_answer_bumps_nothing() -> None:
    match = table()
    match.act(FlickPenguin("p1", 900, 500))
    match.act(Unresolved("made up"), seat=NATURE)
    assert match.all(DecisionAsked) == []
    assert match.state.get(BlockedDoor) == BlockedDoor("1-3")


@rule("BLOCK-1")
@rule("BLOCK-2")
def test_with_real_physics_a_penguin_bumps_into_it_and_stays_on_its_side() -> None:
    place: Mm = (495, 150)
    match = table(turn=1).put({1: place})
    match.act(FlickPenguin("p1", 900, 500))
    waiting = match.status
    assert isinstance(waiting, Simulate)
    seen = MujocoSimulator().run(waiting.scene, waiting.impulse)
    match.resolve(*seen.facts, rest=seen.rest)
    assert match.one(BlockBumped) == BlockBumped(seat=1, body="p1", door="1-3")
    assert match.all(TokenTaken) == []
    assert match.at("p1")[1] < 210
    assert len(match.one(CameToRest).bodies) == 1


@rule("BLOCK-2")
def test_only_the_seat_that_is_asked_can_lapse() -> None:
    match = bumped(turn=1, by=3)
    assert refusal(match, Lapse(1), seat=NATURE) == ("not-an-answer", None)
