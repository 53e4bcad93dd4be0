"""CARD-3: a task is announced before the flick, by its type, one per turn; done, its card turns up and one is drawn."""

import pytest

from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, UseSkates
from coldsnap.games.icecool.state.cards import TASK_CARD, TASKS, Card, Task
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CardsTurned,
    RoundEnded,
    TaskAnnounced,
    TaskDone,
    TaskFailed,
    TokenTaken,
    TurnBegan,
)
from coldsnap.games.icecool.state.slices import Announced, Hand
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_match import Match, Mm, hit_wall, left, midgame, only, over, refusal, through, touched
from marks import rule

TWO_DOORS = (through(1, "1-5", 0.5), through(1, "4-5", 0.9, back=True))
IN_LAB: dict[int | str, Mm] = {1: (150, 250)}


def announced(task: Task, *more: Card) -> Match:
    """Seat 1 is in turn and has announced a task of which it holds one card."""
    match = midgame().deal(1, TASK_CARD[task], *more).pile("3", "2", "3", "2", "3", "2", "3")
    match.act(AnnounceTask(task))
    return match


@rule("CARD-3")
@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_announced_by_its_type_to_everybody_before_the_flick(task: Task) -> None:
    match = announced(task)
    assert match.events == (TaskAnnounced(seat=1, task=task),)
    assert match.hand(1) == Hand((TASK_CARD[task],))
    for seat in (None, 0, 1, 2, 3):
        view = match.game.view(match.state, seat)
        assert isinstance(view, IceCoolView)
        assert view.find(Announced) == Announced(task, 1, used=True)


@rule("CARD-3")
def test_the_tasks_of_ones_face_down_cards_are_offered_each_once() -> None:
    match = midgame().deal(1, "1-bounce", "2", "1-jump", "1-bounce", up=("1-doors",))
    assert match.offered(AnnounceTask) == [AnnounceTask("jump"), AnnounceTask("bounce")]


@rule("CARD-3")
@pytest.mark.parametrize(
    ("down", "up", "why"),
    [((), (), "CARD-3"), (("1-jump", "2"), (), "CARD-3"), (("3",), ("1-doors",), "CARD-4")],
)
def test_one_must_hold_such_a_card_face_down(down: tuple[Card, ...], up: tuple[Card, ...], why: str) -> None:
    match = midgame().deal(1, *down, up=up)
    assert refusal(match, AnnounceTask("doors")) == ("icecool-no-such-card", why)


@rule("CARD-3")
def test_nothing_is_announced_after_the_flick() -> None:
    match = midgame().deal(1, "1-doors", "1-jump")
    match.flick(*TWO_DOORS, rest=IN_LAB)
    assert match.all(TaskDone) == []
    assert match.offered(AnnounceTask) == []
    assert refusal(match, AnnounceTask("doors")) == ("icecool-not-now", "CARD-3")


@rule("CARD-3")
def test_nobody_announces_in_anothers_turn() -> None:
    match = midgame().deal(2, "1-doors")
    assert refusal(match, AnnounceTask("doors"), seat=2) == ("not-your-turn", "TURN-1")


@rule("CARD-3")
def test_one_task_a_turn_can_be_announced() -> None:
    match = announced("doors", "1-doors", "1-jump")
    assert [type(action) for action in match.offered()] == [FlickPenguin]
    assert refusal(match, AnnounceTask("jump")) == ("icecool-task-announced", "CARD-3")


@rule("CARD-3")
def test_a_flick_that_does_two_tasks_is_paid_for_the_announced_one_alone() -> None:
    match = announced("doors", "1-bounce", "1-jump")
    match.flick(hit_wall(1, t=0.1), over(1, "y210:210-600", (405, 210), 0.3), *TWO_DOORS, rest=IN_LAB)
    assert only(match, TaskDone, CardsTurned, CardDrawn) == [
        TaskDone(seat=1, task="doors"),
        CardsTurned(rule="CARD-3", seat=1, cards=("1-doors",)),
        CardDrawn(rule="CARD-3", seat=1, card="3", knows=(1,)),
    ]


@rule("CARD-3")
def test_success_turns_one_card_of_that_type_and_draws_the_top_card() -> None:
    match = announced("doors", "1-doors", "2")
    match.flick(*TWO_DOORS, rest=IN_LAB)
    assert match.hand(1) == Hand(("1-doors", "2", "3"), ("1-doors",))
    assert match.all(TaskFailed) == []


@rule("CARD-3")
def test_failure_costs_nothing() -> None:
    match = announced("doors", "2")
    match.flick(TWO_DOORS[0], rest={1: (300, 250)})
    assert only(match, TaskDone, TaskFailed, CardsTurned, CardDrawn) == [TaskFailed(seat=1, task="doors")]
    assert match.hand(1) == Hand(("1-doors", "2"))
    assert match.offered() == [EndTurn()]


@rule("CARD-3")
def test_a_failed_task_can_be_tried_again_in_the_next_turn_but_must_be_announced_again() -> None:
    match = announced("doors")
    match.flick()
    match.pass_turns_to(1)
    assert match.offered(AnnounceTask) == [AnnounceTask("doors")]
    match.flick(*TWO_DOORS, rest=IN_LAB)
    assert only(match, TaskDone, TaskFailed) == []


@rule("CARD-3")
def test_a_task_announced_in_a_turn_that_lapses_is_forgotten() -> None:
    match = announced("doors")
    match.lapse()
    match.pass_turns_to(1)
    match.flick(*TWO_DOORS, rest=IN_LAB)
    assert only(match, TaskDone, TaskFailed) == []
    assert match.hand(1) == Hand(("1-doors",))


@rule("CARD-3")
def test_the_catcher_does_tasks_too() -> None:
    match = midgame(turn=0).deal(0, "1-doors").pile("3")
    match.act(AnnounceTask("doors"))
    match.flick(through(0, "2-4", 0.5, back=True), through(0, "4-5", 0.9))
    assert only(match, TaskDone, CardsTurned, CardDrawn) == [
        TaskDone(seat=0, task="doors"),
        CardsTurned(rule="CARD-3", seat=0, cards=("1-doors",)),
        CardDrawn(rule="CARD-3", seat=0, card="3", knows=(0,)),
    ]


@rule("CARD-3")
def test_what_a_pushed_penguin_does_fulfils_no_task_of_the_pusher() -> None:
    match = announced("doors")
    match.flick(touched(1, 2, 0.1), through(2, "3-5", 0.4, back=True), through(2, "4-5", 0.8, back=True))
    assert only(match, TaskDone, TaskFailed) == [TaskFailed(seat=1, task="doors")]


@rule("CARD-3")
def test_a_pushed_penguin_fulfils_no_task_of_its_own() -> None:
    match = midgame(turn=2).deal(1, "1-doors").deal(2, "1-jump")
    match.act(AnnounceTask("jump"))
    match.flick(touched(2, 1, 0.1), over(1, "y210:210-600", (405, 210), 0.3), *TWO_DOORS, rest=IN_LAB)
    assert only(match, TaskDone, TaskFailed) == [TaskFailed(seat=2, task="jump")]
    assert match.hand(1) == Hand(("1-doors",))


@rule("CARD-3", "TURN-3")
def test_an_announced_task_waits_while_the_flick_from_the_circle_is_repeated() -> None:
    match = Match().place_catcher().deal(1, "1-doors").pile("3")
    match.act(AnnounceTask("doors"))
    match.flick()
    assert only(match, TaskDone, TaskFailed) == []
    match.flick(*TWO_DOORS, rest=IN_LAB)
    assert match.one(TaskDone) == TaskDone(seat=1, task="doors")


@rule("CARD-3", "TURN-7")
def test_a_task_done_before_the_penguin_went_out_counts() -> None:
    match = announced("doors")
    match.flick(*TWO_DOORS, left(1, 1.2), rest={1: (-60, 300)})
    assert match.one(TaskDone) == TaskDone(seat=1, task="doors")


@rule("CARD-3", "TURN-7")
def test_a_task_is_not_finished_outside() -> None:
    match = announced("doors")
    match.flick(TWO_DOORS[0], left(1, 0.7), TWO_DOORS[1], rest={1: (-60, 300)})
    assert match.one(TaskFailed) == TaskFailed(seat=1, task="doors")


@rule("CARD-3", "DOOR-1")
def test_two_doors_with_two_tokens_and_a_task_are_three_cards() -> None:
    match = announced("doors")
    match.flick(through(1, "1-3", 0.5), through(1, "3-5", 0.9, back=True), rest={1: (300, 300)})
    assert only(match, TokenTaken, TaskDone, CardsTurned, CardDrawn) == [
        TokenTaken(seat=1, door="1-3"),
        CardDrawn(rule="DOOR-1", seat=1, card="3", knows=(1,)),
        TokenTaken(seat=1, door="3-5"),
        CardDrawn(rule="DOOR-1", seat=1, card="2", knows=(1,)),
        TaskDone(seat=1, task="doors"),
        CardsTurned(rule="CARD-3", seat=1, cards=("1-doors",)),
        CardDrawn(rule="CARD-3", seat=1, card="3", knows=(1,)),
    ]
    assert match.hand(1) == Hand(("3", "2", "3"), ("1-doors",))


@rule("CARD-3", "ROUND-1")
def test_a_task_in_a_flick_that_ends_the_round_still_draws_and_does_so_before_the_ids() -> None:
    match = announced("doors", "1-jump").hang(1, "1-3")
    match.flick(through(1, "1-3", 0.5), through(1, "3-5", 0.9, back=True), rest={1: (300, 300)})
    assert only(match, TokenTaken, TaskDone, CardsTurned, RoundEnded, CardDrawn) == [
        TokenTaken(seat=1, door="1-3"),
        CardDrawn(rule="DOOR-1", seat=1, card="3", knows=(1,)),
        TaskDone(seat=1, task="doors"),
        CardsTurned(rule="CARD-3", seat=1, cards=("1-doors",)),
        CardDrawn(rule="CARD-3", seat=1, card="2", knows=(1,)),
        RoundEnded(round=1, why="three-fish", seats=(1,)),
        CardDrawn(rule="ROUND-2", seat=0, card="3", knows=(0,)),
        CardDrawn(rule="ROUND-2", seat=1, card="2", knows=(1,)),
        CardDrawn(rule="ROUND-2", seat=2, card="3", knows=(2,)),
        CardDrawn(rule="ROUND-2", seat=3, card="2", knows=(3,)),
    ]


@rule("CARD-3", "ROUND-1")
def test_a_task_that_fails_in_a_flick_that_ends_the_round_is_over_with_it() -> None:
    match = announced("jump").hang(1, "1-3")
    match.flick(through(1, "1-3", 0.5), rest={1: (450, 260)})
    assert match.one(RoundEnded).why == "three-fish"
    assert match.all(TaskFailed) == [TaskFailed(seat=1, task="jump")]
    assert match.state.get(Announced) == Announced()


@rule("CARD-3", "CARD-6")
def test_the_card_that_a_task_brought_can_be_skated_with_at_the_end_of_the_same_turn() -> None:
    match = announced("doors", "1-jump").pile("1-jump")
    match.flick(*TWO_DOORS, rest=IN_LAB)
    match.act(UseSkates(("1-jump", "1-jump")))
    assert match.one(TurnBegan).why == "skates"
