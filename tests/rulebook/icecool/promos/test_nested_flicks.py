"""A flick in the midst of what follows another one (a trap): whose it is, and what of the turn outlives it."""

import pytest
from msgspec.structs import replace

from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.state.actions import AnnounceTask, FlickPenguin, MoveFish, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.events import (
    CircleLeft,
    FlickRepeated,
    PlacedOnLine,
    PutOnCircle,
    TaskDone,
    TaskFailed,
    TokenTaken,
    TurnBegan,
)
from coldsnap.games.icecool.state.evolve import evolved
from coldsnap.games.icecool.state.slices import Announced, Artifact, Circle
from coldsnap.games.icecool.state.state import Grant
from icecool_artifacts import midround
from icecool_match import CIRCLE, Match, entered, left, midgame, only, point, raised, refusal, through
from marks import rule

PICKS: tuple[Artifact, ...] = ("trap", "sundial", "teleport", "platform")
"""Seat 0 has the Trap."""

TWO_EACH = (0, 1, 0, 1)
"""Whose each of four penguins is where two seats play two each."""


def table(turn: int = 1) -> Match:
    return midround(PICKS, turn, only=("trap",))


def trapped(match: Match) -> Match:
    """Seat 1 flicks its penguin over the Trap; seat 0 flicks it on, and physics has to answer."""
    match.flick(entered(1, "trap"), rest={1: (300, 330)})
    match.act(FlickPenguin("p1", 0, 400))
    return match


@rule("CARD-3", "ART-3")
def test_a_flick_of_ones_penguin_by_somebody_else_is_not_ones_own_and_fulfils_no_task() -> None:
    match = table().deal(1, "1-doors").pile("3", "3", "3")
    match.act(AnnounceTask("doors"))
    trapped(match)
    assert (match.state.flicked, match.state.flicker, match.state.own_flick) == ("p1", 0, False)
    match.resolve(through(1, "3-5", 0.4), through(1, "2-3", 0.8), rest=[raised(1, (450, 500), 17.45)])
    assert match.all(TaskDone) == []
    assert match.one(TaskFailed).task == "doors"
    assert match.one(TokenTaken).rule == "DOOR-6"


@rule("CARD-3", "ART-3")
def test_a_task_that_ones_own_flick_fulfilled_stays_done_when_a_trap_flick_follows() -> None:
    match = table().deal(1, "1-doors").pile("3", "3", "3")
    match.act(AnnounceTask("doors"))
    match.flick(
        through(1, "1-5", 0.3), entered(1, "trap", 0.5), through(1, "4-5", 0.9, back=True), rest={1: (105, 200)}
    )
    assert match.one(TaskDone).task == "doors"
    match.act(FlickPenguin("p1", 0, 400))
    assert match.state.find(Announced) == Announced(None, 1, used=True)
    match.resolve()
    assert only(match, TaskDone, TaskFailed) == []


@rule("CARD-3", "TURN-13")
def test_whether_a_task_was_done_is_said_only_when_the_trap_flick_has_come_to_rest() -> None:
    match = table().deal(1, "1-doors")
    match.act(AnnounceTask("doors"))
    match.flick(entered(1, "trap"), rest={1: (300, 330)})
    assert match.all(TaskFailed) == []
    match.lapse()
    assert match.one(TaskFailed).task == "doors"


@rule("TURN-7", "CARD-5", "ART-3")
def test_whoever_went_out_may_not_move_fish_after_a_trap_flick_but_may_skate() -> None:
    match = table().deal(1, "2", "2", "1-jump", "1-jump")
    match.flick(entered(1, "trap", 0.3), left(1, 0.8), rest={1: (700, 300)})
    match.act(FlickPenguin("p1", 0, 400))
    match.resolve(rest=[raised(1, (400, 105), 17.45)])
    assert match.state.stage == "window"
    assert match.offered(MoveFish) == []
    assert refusal(match, MoveFish(2, "3-5", "1-4")) == ("icecool-went-out", "TURN-7")
    assert match.offered(UseSkates)


@rule("TURN-7", "TURN-3", "ART-3")
def test_whoever_went_out_from_the_circle_has_not_left_it_by_a_trap_flick_either() -> None:
    match = table()
    match.put({1: CIRCLE}).set(Circle(("p1",)))
    match.flick(entered(1, "trap", 0.3), left(1, 0.8), rest={1: (700, 300)})
    match.act(FlickPenguin("p1", 0, 400))
    match.resolve()
    assert only(match, CircleLeft, FlickRepeated) == []
    assert match.state.get(Circle).starts == ("p1",)


@rule("TURN-13", "ART-3")
def test_a_trap_flick_leaves_what_was_to_follow_the_first_one() -> None:
    match = trapped(table().deal(1, "3", "3"))
    assert match.state.then == "window"
    match.resolve()
    assert (match.state.stage, match.actor) == ("window", 1)
    assert match.state.turn_flicked == "p1"


@rule("TURN-1", "ART-3")
def test_nobody_loses_or_gains_a_turn_by_a_trap_flick() -> None:
    match = table()
    turns = match.state.turns
    trapped(match).resolve()
    assert match.one(TurnBegan) == TurnBegan(seat=2, body="p2")
    assert match.state.turns == (turns[0], turns[1], turns[2] + 1, turns[3])


@rule("TURN-3")
def test_the_circle_knows_penguins_not_seats() -> None:
    match = midgame(seats=2)
    third = standing("p3", "penguin", point((200, 200)))
    bodies = tuple(sorted((*match.state.bodies, third), key=lambda body: body.id))
    state = replace(match.state, bodies=bodies, owners=TWO_EACH)
    match.state = evolved(state, PutOnCircle(seat=1, placed=standing("p1", "penguin", point(CIRCLE))))
    match.set(Circle(("p1", "p3")))
    match.flick(rest={1: (300, 105)})
    assert match.all(CircleLeft) == [CircleLeft(seat=1, body="p1"), CircleLeft(seat=1, body="p3")]
    match = midgame(seats=2)
    late = standing("p3", "penguin", point(CIRCLE))
    match.state = replace(match.state, bodies=(*match.state.bodies, late), owners=TWO_EACH)
    match.set(Circle(("p3",)))
    match.flick(rest={1: (300, 105)})
    assert only(match, CircleLeft, FlickRepeated) == []
    assert match.state.get(Circle).starts == ("p3",)


@rule("TURN-4")
def test_the_line_is_for_the_penguin_that_will_be_flicked_whichever_of_a_seat_it_is() -> None:
    match = midgame(seats=2)
    match.put({1: (300, 180)})
    beside = standing("p3", "penguin", point((30, 300)))
    match.state = replace(match.state, bodies=(*match.state.bodies, beside), turn=Grant(1, "p3"), owners=TWO_EACH)
    line = match.offered(PlaceOnLine)
    assert [action.room for action in line if isinstance(action, PlaceOnLine)] == ["4"]
    match.act(line[0])
    assert match.one(PlacedOnLine).placed.id == "p3"
    assert match.at("p1") == (300, 180)


@rule("ART-2")
@pytest.mark.parametrize("answer", [0, 1])
def test_the_state_before_the_flick_outlives_a_trap_flick_and_ends_with_the_turn(answer: int) -> None:
    match = midround(PICKS, 1, only=("trap", "sundial"))
    match.flick(entered(1, "trap"), rest={1: (300, 330)})
    match.lapse()  # the Sundial is kept
    before = match.state.past
    assert before is not None
    match.act((FlickPenguin("p1", 0, 400), match.offered()[-1])[answer])
    if answer == 0:
        assert match.state.past is before
        match.resolve()
    assert (match.one(TurnBegan).seat, match.state.past) == (2, None)
