"""SETUP-7: practice alone: the lap round the school, the drills, and free play."""

import pytest

from coldsnap.core.choices import Over, Simulate
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.facts import Crossed
from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceFreely, PlaceOnLine
from coldsnap.games.icecool.state.events import (
    DrillTried,
    FlickRepeated,
    GameEnded,
    LapDone,
    PlacedFreely,
    PutOnCircle,
    RoomReached,
    RoundEnded,
)
from icecool_match import CIRCLE, Match, Mm, course, crossed, hit_wall, left, over, point, refusal, touched
from marks import rule

# From room to room: the door, whether towards lower coordinates, and its place.
WAYS: dict[str, tuple[str, bool, Mm]] = {
    "13": ("1-3", False, (495, 210)),
    "31": ("1-3", True, (495, 210)),
    "32": ("2-3", True, (390, 495)),
    "23": ("2-3", False, (390, 495)),
    "24": ("2-4", True, (105, 390)),
    "42": ("2-4", False, (105, 390)),
    "41": ("1-4", False, (210, 105)),
    "14": ("1-4", True, (210, 105)),
    "35": ("3-5", True, (390, 300)),
    "51": ("1-5", True, (300, 210)),
    "54": ("4-5", True, (210, 300)),
}
MIDDLES: dict[str, Mm] = {"1": (300, 60), "2": (195, 495), "3": (495, 405), "4": (105, 105), "5": (300, 300)}


def practice(drill: str = "lap") -> Match:
    return Match("icecool-practice", seats=1, drill=drill)


def way(step: str, t: float) -> Crossed:
    door, back, at = WAYS[step]
    return crossed(0, door, "through", t, back=back, at=at)


def walk(match: Match, rooms: str) -> None:
    """One flick through doors from room to room."""
    steps = [rooms[n : n + 2] for n in range(len(rooms) - 1)]
    match.flick(*(way(step, 0.2 * (n + 1)) for n, step in enumerate(steps)), rest={0: MIDDLES[rooms[-1]]})


# --- the lap ---


@rule("SETUP-7")
def test_one_penguin_begins_on_the_red_circle_without_opponents_tokens_or_cards() -> None:
    match = practice()
    assert course(match) == ["PracticeBegan SETUP-7", "RoundBegan SETUP-5", "TurnBegan TURN-1", "PutOnCircle SETUP-7"]
    assert (match.at("p0"), match.one(PutOnCircle).moved) == (CIRCLE, False)
    assert [body.id for body in match.state.bodies] == ["p0"]
    assert match.state.catchers == ()


@rule("SETUP-7")
def test_practice_is_for_one() -> None:
    with pytest.raises(ColdsnapError):
        Match("icecool-practice", seats=2)


@rule("SETUP-7")
@pytest.mark.parametrize("rooms", ["13241", "14231"])
def test_a_lap_goes_through_the_outer_rooms_either_way_round_and_back_to_the_classroom(rooms: str) -> None:
    match = practice()
    walk(match, rooms)
    assert [event.room for event in match.all(RoomReached)] == list(rooms[1:-1])
    assert match.one(LapDone) == LapDone(seat=0, flicks=1)
    assert match.one(RoundEnded).why == "lap"
    assert match.one(GameEnded).reason == "icecool-over-lap"
    assert isinstance(match.status, Over)


@rule("SETUP-7")
def test_flicks_are_counted_also_those_that_lead_nowhere_or_out() -> None:
    match = practice()
    match.flick(power=0)
    walk(match, "13")
    match.flick(left(0), rest={0: (700, 400)})
    assert (course(match)[1], match.at("p0")) == ("Returned TURN-7", MIDDLES["3"])
    walk(match, "324")
    walk(match, "41")
    assert match.one(LapDone).flicks == 5


@rule("SETUP-7")
@pytest.mark.parametrize("rooms", ["1351", "131", "1324", "1354"])
def test_without_all_three_outer_rooms_and_the_classroom_it_is_no_lap(rooms: str) -> None:
    match = practice()
    walk(match, rooms)
    assert match.all(LapDone) == []
    assert match.actor == 0


@rule("SETUP-7")
def test_rooms_may_be_reached_in_any_order_each_counts_once_and_a_late_one_completes_the_lap() -> None:
    match = practice()
    walk(match, "1351")
    walk(match, "1354")
    assert [event.room for event in match.all(RoomReached)] == ["4"]
    walk(match, "41")
    assert match.all(LapDone) == []
    walk(match, "1423")
    assert [event.room for event in match.all(RoomReached)] == ["2"]
    walk(match, "31")
    assert match.one(LapDone).flicks == 5


@rule("SETUP-7")
def test_a_jump_into_a_room_counts_as_well() -> None:
    match = practice()
    jump = over(0, "y210:210-600", (450, 210), 0.3)
    match.flick(jump, way("32", 0.6), way("24", 0.9), over(0, "x210:0-390", (210, 50), 1.2), rest={0: (300, 60)})
    assert [event.room for event in match.all(RoomReached)] == ["3", "2", "4"]
    assert match.one(LapDone).flicks == 1


@rule("SETUP-7")
def test_practice_repeats_no_flick_that_stays_on_the_circle() -> None:
    match = practice()
    match.flick()
    assert match.all(FlickRepeated) == []
    assert match.actor == 0


@rule("SETUP-7")
def test_the_penguin_may_be_put_on_any_floor_which_begins_the_lap_anew() -> None:
    match = practice()
    walk(match, "132")
    assert len(match.offered(PlaceFreely)) == 5
    match.act(PlaceFreely(point((100, 100))))
    assert match.one(PlacedFreely).rule == "SETUP-7"
    assert match.at("p0") == (100, 100)
    walk(match, "41")
    assert match.all(LapDone) == []
    walk(match, "13241")
    assert match.one(LapDone).flicks == 2


@rule("SETUP-7")
@pytest.mark.parametrize("at", [(700, 100), (210, 30), (300, 1)])
def test_it_is_not_put_into_a_wall_or_outside(at: Mm) -> None:
    assert refusal(practice(), PlaceFreely(point(at))) == ("icecool-outside-floor", "SETUP-7")


@rule("SETUP-7", "TURN-4")
def test_the_line_may_be_used_in_practice() -> None:
    match = practice()
    match.flick(rest={0: (300, 20)})
    assert match.offered(PlaceOnLine) == [PlaceOnLine("1", point((300, 32.5)))]


# --- drills and free play ---


@rule("SETUP-7")
def test_a_drill_begins_where_its_plan_says_with_its_guards_and_offers_the_flick_alone() -> None:
    match = practice("curve")
    assert [body.id for body in match.state.bodies] == ["guard-1", "p0"]
    assert (match.at("p0"), match.at("guard-1")) == ((560, 105), (380, 90))
    assert [type(action) for action in match.offered()] == [FlickPenguin]
    assert refusal(match, PlaceFreely(point((300, 100)))) == ("icecool-only-repeat", "SETUP-7")


@rule("SETUP-7")
@pytest.mark.parametrize(
    ("drill", "facts", "done"),
    [
        ("straight", (crossed(0, "1-5", "through", 0.5, at=(300, 210)),), True),
        ("straight", (crossed(0, "1-3", "through", 0.5, at=(495, 210)),), False),
        ("straight", (over(0, "1-5", (300, 210)),), False),
        ("straight", (), False),
        ("curve", (way("14", 0.5),), True),
        ("curve", (hit_wall(0, t=0.2), way("14", 0.5)), False),
        ("curve", (touched(0, "guard-1", 0.2), way("14", 0.5)), False),
        ("jump", (over(0, "y210:210-600", (450, 210)),), True),
        ("jump", (over(0, "1-3", (495, 210)),), True),
        ("jump", (way("13", 0.5),), False),
        ("jump", (over(0, "y210:210-600", (300, 210)),), False),
    ],
)
def test_a_try_succeeds_through_the_door_or_over_into_the_room_without_touching_a_guard(
    drill: str, facts: tuple[Crossed, ...], done: bool
) -> None:
    match = practice(drill)
    match.flick(*facts, rest={0: (300, 300), **({"guard-1": (430, 180)} if drill == "curve" else {})})
    tried = match.one(DrillTried)
    assert (tried.drill, tried.done, tried.tries, tried.successes) == (drill, done, 1, int(done))


@rule("SETUP-7")
def test_after_each_try_everything_is_put_back() -> None:
    match = practice("curve")
    before = match.state.bodies
    match.flick(way("13", 0.5), rest={0: (495, 400), "guard-1": (420, 170)})
    assert match.state.bodies == before
    match.act(FlickPenguin("p0", 900, 500))
    assert isinstance(match.status, Simulate)
    assert match.status.scene.bodies == before


@rule("SETUP-7")
def test_a_drill_is_done_after_five_successes_and_tells_how_many_tries_it_took() -> None:
    match = practice("jump")
    for number in range(1, 10):
        success = number % 2 == 1
        match.flick(*([over(0, "1-3", (495, 210))] if success else []), rest={0: (495, 300)})
        assert match.one(DrillTried).tries == number
    assert match.one(DrillTried).successes == 5
    assert match.one(GameEnded).reason == "icecool-over-drill"


@rule("SETUP-7")
def test_free_practice_has_no_goal() -> None:
    match = practice("free")
    walk(match, "13241")
    assert course(match) == ["CameToRest TURN-13", "TurnBegan TURN-1"]
    assert {type(action) for action in match.offered()} == {FlickPenguin, PlaceFreely}
