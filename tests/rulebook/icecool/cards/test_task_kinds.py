"""CARD-2, CARD-11: what counts as a jump, as two doors, and as a bounce before a door."""

import pytest

from coldsnap.core.facts import Fact
from coldsnap.games.icecool.state.actions import AnnounceTask
from coldsnap.games.icecool.state.cards import TASK_CARD, TASKS, Task
from coldsnap.games.icecool.state.events import TaskDone, TaskFailed, TokenTaken
from icecool_match import Match, Mm, hit_wall, left, midgame, only, over, through, touched
from marks import rule

WALL = "y210:210-600"
"""Between the Classroom below and the middle room and Gym above."""
OUTSIDE: Mm = (405, -60)


def tried(task: Task, *facts: Fact, rest: Mm = (300, 105)) -> Match:
    """Seat 1, from the Classroom, announces a task, and this is what happens."""
    match = midgame().deal(1, TASK_CARD[task]).pile("3", "3", "3", "3", "3")
    match.act(AnnounceTask(task))
    match.flick(*facts, rest={1: rest})
    assert len(only(match, TaskDone, TaskFailed)) == 1
    return match


def done(task: Task, *facts: Fact, rest: Mm = (300, 105)) -> bool:
    return bool(tried(task, *facts, rest=rest).all(TaskDone))


@rule("CARD-2")
def test_a_jump_over_the_wall_into_the_adjacent_room_is_a_jump() -> None:
    match = tried("jump", over(1, WALL, (450, 210)), rest=(450, 260))
    assert match.one(TaskDone) == TaskDone(rule="CARD-2", seat=1, task="jump")


@rule("CARD-2")
@pytest.mark.parametrize("task", TASKS)
def test_a_flick_in_which_nothing_happens_does_no_task(task: Task) -> None:
    assert not done(task)


@rule("CARD-2")
def test_a_jump_need_not_end_in_the_room_behind_the_wall() -> None:
    assert done("jump", over(1, WALL, (450, 210), 0.5), through(1, "1-3", 1.0, back=True))


@rule("CARD-11")
def test_a_jump_over_the_top_of_a_door_is_a_jump_and_gets_no_fish() -> None:
    match = tried("jump", over(1, "1-3", (495, 210)), rest=(450, 260))
    assert match.all(TaskDone) != []
    assert match.all(TokenTaken) == []


@rule("CARD-11")
def test_a_jump_there_and_back_is_a_jump() -> None:
    assert done("jump", over(1, WALL, (300, 210), 0.4), over(1, WALL, (320, 210), 0.8, back=True))


@rule("CARD-11")
def test_a_jump_into_a_room_counts_whatever_follows_even_going_out() -> None:
    assert done("jump", over(1, WALL, (450, 210), 0.4), left(1, 0.8), rest=(700, 300))


@rule("CARD-11")
@pytest.mark.parametrize(
    ("wall", "at", "back"),
    [("y0:0-600", (405, 0), True), ("x600:0-600", (600, 105), False), ("y600:0-600", (405, 600), False)],
)
def test_a_jump_out_of_the_school_leads_into_no_room(wall: str, at: Mm, back: bool) -> None:
    assert not done("jump", over(1, wall, at, 0.4, back=back), left(1, 0.5), rest=OUTSIDE)


@rule("CARD-11")
def test_a_jump_that_comes_after_leaving_the_school_does_not_count() -> None:
    assert not done("jump", left(1, 0.4), over(1, WALL, (450, 210), 0.6), rest=OUTSIDE)


@rule("CARD-2")
def test_passing_through_a_door_is_no_jump() -> None:
    assert not done("jump", through(1, "1-3"), rest=(450, 260))


@rule("CARD-2")
def test_two_doors_in_one_flick_are_two_doors() -> None:
    match = tried("doors", through(1, "1-3", 0.4), through(1, "2-3", 0.9, back=True), rest=(300, 500))
    assert match.one(TaskDone) == TaskDone(rule="CARD-2", seat=1, task="doors")


@rule("CARD-2")
def test_more_than_two_doors_are_fine() -> None:
    facts = (through(1, "1-3", 0.4), through(1, "3-5", 0.7, back=True), through(1, "1-5", 0.9, back=True))
    assert done("doors", *facts)


@rule("CARD-11")
def test_tokens_do_not_matter_for_two_doors() -> None:
    match = tried("doors", through(1, "1-4", 0.4, back=True), through(1, "4-5", 0.9), rest=(300, 300))
    assert match.all(TaskDone) != []
    assert match.all(TokenTaken) == []


@rule("CARD-11")
def test_the_same_door_there_and_back_is_not_two_doors() -> None:
    assert not done("doors", through(1, "1-3", 0.4), through(1, "1-3", 0.9, back=True))


@rule("CARD-2")
def test_one_door_is_not_two_nor_is_a_door_jumped_over_the_second() -> None:
    assert not done("doors", through(1, "1-3", 0.4), rest=(450, 260))
    assert not done("doors", through(1, "1-3", 0.4), over(1, "3-5", (390, 300), 0.9, back=True), rest=(300, 300))


@rule("CARD-11", "DOOR-4")
def test_a_door_in_which_the_flick_began_is_none_of_the_two() -> None:
    first, second = through(1, "1-3", 0.2, began_in=True), through(1, "3-5", 0.6, back=True)
    assert not done("doors", first, second, rest=(300, 300))
    assert done("doors", first, second, through(1, "4-5", 0.9, back=True), rest=(150, 300))


@rule("CARD-2")
def test_a_wall_and_then_a_door_is_a_bounce() -> None:
    match = tried("bounce", hit_wall(1, "y0:0-600", 0.3), through(1, "1-3", 1.0), rest=(450, 260))
    assert match.one(TaskDone) == TaskDone(rule="CARD-2", seat=1, task="bounce")


@rule("CARD-2")
def test_more_walls_and_more_doors_are_fine() -> None:
    walls = (hit_wall(1, "y0:0-600", 0.1), hit_wall(1, "x600:0-600", 0.2), hit_wall(1, WALL, 0.3))
    assert done("bounce", *walls, through(1, "1-3", 1.0), through(1, "3-5", 1.5, back=True), rest=(300, 300))


@rule("CARD-2")
def test_a_door_and_then_a_wall_is_none() -> None:
    assert not done("bounce", through(1, "1-3", 1.0), hit_wall(1, "x600:0-600", 1.2), rest=(450, 260))


@rule("CARD-2")
def test_a_wall_between_two_doors_is_a_bounce_before_the_second() -> None:
    facts = (through(1, "1-3", 1.0), hit_wall(1, "x600:0-600", 1.2), through(1, "3-5", 1.5, back=True))
    assert done("bounce", *facts, rest=(300, 300))


@rule("CARD-2")
def test_a_wall_without_a_door_is_none_nor_is_a_wall_and_a_jump() -> None:
    assert not done("bounce", hit_wall(1, t=0.3))
    assert not done("bounce", hit_wall(1, t=0.3), over(1, "1-3", (495, 210), 1.0), rest=(450, 260))


@rule("CARD-11")
@pytest.mark.parametrize(("speed", "counts"), [(0.049, False), (0.05, True)])
def test_a_wall_must_be_hit_at_five_centimetres_a_second_at_least(speed: float, counts: bool) -> None:
    assert done("bounce", hit_wall(1, t=0.3, speed=speed), through(1, "1-3"), rest=(450, 260)) is counts


@rule("CARD-11")
@pytest.mark.parametrize(("t", "counts"), [(0.89, True), (0.9, False), (0.95, False)])
def test_the_wall_must_be_hit_before_the_hull_comes_into_the_door(t: float, counts: bool) -> None:
    # The passage that ends at 1.0 s began at 0.9 s.
    assert done("bounce", hit_wall(1, WALL, t), through(1, "1-3", 1.0), rest=(450, 260)) is counts


@rule("CARD-11")
@pytest.mark.parametrize(("gate", "counts"), [("1-3", False), ("1-5", True), (None, True)])
def test_the_doors_own_frame_is_no_wall_but_other_frames_and_the_rest_of_its_wall_are(
    gate: str | None, counts: bool
) -> None:
    assert done("bounce", hit_wall(1, WALL, 0.3, gate=gate), through(1, "1-3"), rest=(450, 260)) is counts


@rule("CARD-11")
def test_bodies_are_no_walls() -> None:
    assert not done("bounce", touched(1, 2, 0.3), touched(1, 0, 0.4), through(1, "1-3"), rest=(450, 260))


@rule("CARD-11")
def test_what_another_penguin_bounces_off_does_not_count() -> None:
    assert not done("bounce", touched(1, 2, 0.2), hit_wall(2, t=0.3), through(1, "1-3"), rest=(450, 260))


@rule("CARD-11", "DOOR-4")
def test_a_bounce_before_the_door_in_which_the_flick_began_does_not_count() -> None:
    assert not done("bounce", hit_wall(1, t=0.3), through(1, "1-3", began_in=True), rest=(450, 260))
