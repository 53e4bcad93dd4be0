"""The aim with which a turn begins: it points at what is wanted, respects walls, and does what it looks like."""

import math

import pytest

from coldsnap.bots.icecool.first_aims import JUMP_POWER, fitting
from coldsnap.bots.icecool.routes.paths import Bend, heading, path_to
from coldsnap.bots.pointing import fitted, pointed
from coldsnap.core.choices import Ranged, Turn
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Point, Scene
from coldsnap.core.shots import bounces, bounces_before, overs, passages, rest_of, touches
from coldsnap.games.icecool.board.board import scene
from coldsnap.games.icecool.board.places import PENGUIN, room_entered, standing
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.physics.errors import SceneRefused
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Trajectory
from icecool_match import Match, midgame
from icecool_racing import body_in_turn, midrace

STRAIGHT, LEFT, RIGHT, JUMP = (0, 0), (-70, 5), (70, 5), (0, 72)
Mm = tuple[float, float]


def seen(match: Match, seat: int) -> IceCoolView:
    view = match.game.view(match.state, seat)
    assert isinstance(view, IceCoolView)
    return view


def aim(match: Match, seat: int = 1, hit: tuple[int, int] = STRAIGHT, body: str | None = None) -> FlickPenguin:
    found = fitting(seen(match, seat), FlickPenguin(body or f"p{seat}", 0, 500, *hit))
    assert found is not None
    assert (found.side, found.height) == hit
    return found


def flown(match: Match, action: FlickPenguin) -> Trajectory:
    return MujocoSimulator().run(scene(match.state.board, match.state.bodies), impulse_of(action.flick, action.body))


def degrees(start: Mm, goal: Mm) -> float:
    return math.degrees(math.atan2(goal[1] - start[1], goal[0] - start[0])) % 360


def standing_at(at: Mm, **others: Mm) -> Match:
    places: dict[int | str, Mm] = {1: at}
    return midgame().put(places | {int(name[1:]): place for name, place in others.items()})


def everywhere() -> list[Mm]:
    """Places all over the school in which a penguin can stand."""
    return [(x, y) for x in range(40, 600, 56) for y in range(40, 600, 56)]


# --- straight ---


@pytest.mark.parametrize(("at", "door"), [((405, 105), (495, 210)), ((105, 300), (105, 390)), ((480, 300), (390, 300))])
def test_a_runner_points_straight_at_its_nearest_fish_and_slides_on_behind_the_door(at: Mm, door: Mm) -> None:
    found = aim(standing_at(at, p2=(300, 330), p3=(60, 560)))
    assert found.yaw / 10 == pytest.approx(degrees(at, door), abs=0.2)
    assert 924 * (found.power / 1000) ** 2 == pytest.approx(math.dist(at, door) + 100, rel=0.05)


@pytest.mark.parametrize("door", ["1-3", "2-4", "3-5"])
def test_the_flick_that_is_offered_takes_the_fish(door: str) -> None:
    places = {"1-3": (440, 100), "2-4": (105, 250), "3-5": (450, 330)}
    match = standing_at(places[door], p2=(300, 330), p3=(60, 560))
    assert [passage.barrier for passage in passages(flown(match, aim(match)).facts, "p1")] == [door]


def test_wherever_a_runner_stands_it_does_not_point_at_a_wall_that_is_before_what_it_wants() -> None:
    """Through a door, or to the place before one: never against a wall on the way."""
    tried = bounced = 0
    for at in everywhere():
        match = standing_at(at, p2=(300, 330), p3=(60, 560))
        try:
            facts = flown(match, aim(match)).facts
        except SceneRefused:  # nobody can stand there
            continue
        through = passages(facts, "p1")
        rest = rest_of(facts, "p1")
        tried += 1
        if not through and rest is not None:
            bounced += any(hit.speed > 0.3 for hit in bounces(facts, "p1"))
        elif through:
            bounced += bool(bounces_before(facts, through[0], at_least=0.3))
    assert tried > 70
    assert bounced / tried < 0.06


def test_a_door_that_is_seen_too_much_from_the_side_is_come_up_to_first() -> None:
    found = aim(standing_at((580, 188), p2=(300, 330), p3=(60, 560)))
    assert 180 < found.yaw / 10 < 270
    assert found.power < 450


def test_somebody_in_the_way_makes_another_way_better() -> None:
    free, blocked = standing_at((440, 105)), standing_at((440, 105), p2=(470, 160))
    assert aim(free).yaw / 10 == pytest.approx(degrees((440, 105), (495, 210)), abs=0.2)
    assert abs(aim(blocked).yaw / 10 - degrees((440, 105), (495, 210))) > 10


def test_the_catcher_points_at_the_nearest_runner_in_the_room_and_touches_it() -> None:
    match = midgame(0).put({0: (195, 495), 1: (300, 480), 2: (60, 560)})
    found = aim(match, 0)
    assert found.yaw / 10 == pytest.approx(degrees((195, 495), (300, 480)), abs=0.2)
    assert touches(flown(match, found).facts, "p0", "p1")


def test_the_catcher_points_at_a_runner_whom_it_sees_through_a_door_else_at_the_door_on_the_way() -> None:
    through = midgame(0).put({0: (195, 495), 1: (480, 495), 2: (105, 100), 3: (105, 200)})
    found = aim(through, 0)
    assert found.yaw in (0, 3599, 1)
    assert touches(flown(through, found).facts, "p0", "p1")
    hidden = midgame(0).put({0: (195, 495), 1: (550, 260), 2: (550, 300), 3: (520, 240)})
    assert aim(hidden, 0).yaw in (0, 3599, 1)


def test_in_a_race_a_penguin_points_at_a_fish_of_its_team() -> None:
    match = midrace(2)
    body = body_in_turn(match)
    seat = match.state.owner(body)
    assert seat is not None
    doors = [(495, 210), (105, 390), (390, 300)]
    found = aim(match, seat, body=body)
    start = next((1000 * b.pose.x, 1000 * b.pose.y) for b in match.state.bodies if b.id == body)
    ways = [degrees(start, door) for door in doors] + [degrees(start, (210, 105)), degrees(start, (300, 210))]
    assert min(abs(found.yaw / 10 - way) for way in ways) < 1


def test_pawclaw_points_at_the_catcher_and_somebody_elses_penguin_at_a_door() -> None:
    match = midgame(pawclaw="yes").put({"pawclaw": (300, 300), 0: (250, 330), 1: (405, 105), 2: (480, 400)})
    assert aim(match, 1, body="pawclaw").yaw / 10 == pytest.approx(degrees((300, 300), (250, 330)), abs=0.2)
    assert passages(flown(match, aim(match, 1, body="p2")).facts, "p2") or aim(match, 1, body="p2").power > 0


def test_a_body_that_is_not_on_the_board_has_no_aim() -> None:
    match = Match(seats=4).place_catcher()
    assert fitting(seen(match, 1), FlickPenguin("p3", 0, 500)) is None


# --- curves ---


@pytest.mark.parametrize("side", [-100, -70, -45, 45, 70, 100])
@pytest.mark.parametrize("power", [500, 700, 900])
def test_a_curve_bends_as_it_is_pictured(side: int, power: int) -> None:
    """Within the width that a door leaves on each side of a penguin."""
    open_floor = Scene((standing("p0", PENGUIN, Point(0, 0)),), (), ())
    frames = MujocoSimulator().run(open_floor, impulse_of(Flick(0, power, side, 5), "p0"))
    end = rest_of(frames.facts, "p0")
    assert end is not None
    bend = Bend(side)
    length = bend.farthest * (power / 1000) ** 2
    pictured = path_to(Point(0, 0), Point(length, 0), bend, length, 0.0)[-1]
    turned = -heading(Point(0, 0), Point(length, 0), bend, length)
    x = pictured.x * math.cos(turned) - pictured.y * math.sin(turned)
    y = pictured.x * math.sin(turned) + pictured.y * math.cos(turned)
    assert math.dist((x, y), (end.x, end.y)) < 0.016
    assert (y < 0) == (side > 0)


@pytest.mark.parametrize("hit", [LEFT, RIGHT], ids=["left", "right"])
def test_a_curve_comes_through_a_door_from_nearly_everywhere(hit: tuple[int, int]) -> None:
    tried = through = 0
    for at in everywhere():
        match = standing_at(at, p2=(300, 330), p3=(60, 560))
        try:
            facts = flown(match, aim(match, hit=hit)).facts
        except SceneRefused:
            continue
        tried += 1
        through += bool(passages(facts, "p1"))
    assert tried > 70
    assert through / tried > 0.85


# --- jumps ---


def test_a_jump_has_the_power_that_it_needs_and_gets_over_a_wall_into_the_school_from_nearly_everywhere() -> None:
    tried = over = 0
    for at in everywhere():
        match = standing_at(at, p2=(300, 330), p3=(60, 560))
        found = aim(match, hit=JUMP)
        assert found.power == JUMP_POWER
        try:
            facts = flown(match, found).facts
        except SceneRefused:
            continue
        tried += 1
        crossed = overs(facts, "p1")
        over += bool(crossed) and room_entered(match.state.board, crossed[0]) is not None
    assert tried > 70
    assert over / tried > 0.85


@pytest.mark.parametrize(("power", "clears"), [(500, False), (700, False), (JUMP_POWER, True), (1000, True)])
def test_only_full_power_near_a_wall_gets_over_it(power: int, clears: bool) -> None:
    match = standing_at((450, 90), p2=(300, 330), p3=(60, 560))
    facts = flown(match, FlickPenguin("p1", 900, power, 0, 72)).facts
    assert bool(overs(facts, "p1")) == clears


# --- drills ---


@pytest.mark.parametrize(("drill", "hit"), [("straight", STRAIGHT), ("curve", LEFT), ("curve", RIGHT), ("jump", JUMP)])
@pytest.mark.parametrize("layout", ["school", "school-mirrored"])
def test_what_is_offered_in_a_drill_is_what_it_asks_for(drill: str, hit: tuple[int, int], layout: str) -> None:
    match = Match("icecool-practice", 1, drill=drill, layout=layout)
    plan = next(plan for plan in match.state.options.layout.drills if plan.id == drill)
    facts = flown(match, aim(match, 0, hit)).facts
    if plan.over is not None:
        assert [room_entered(match.state.board, over) for over in overs(facts, "p0")] == [plan.over]
    elif drill == "straight" or hit == _free_side(layout):
        assert [passage.barrier for passage in passages(facts, "p0")] == [plan.door]
        assert not touches(facts, "p0")


def _free_side(layout: str) -> tuple[int, int]:
    """The side on which one gets round the guard of the drill for curves."""
    return LEFT if layout == "school" else RIGHT


# --- in an offer ---


def test_an_offered_flick_points_somewhere_and_all_else_stays_as_it_is() -> None:
    match = standing_at((440, 100))
    assert isinstance(match.status, Turn)
    offer = match.status.offers[0]
    told = pointed(seen(match, 1), offer)
    before, after = ({type(each.action): each for each in told_.choices} for told_ in (offer, told))
    assert before.keys() == after.keys()
    flick = after[FlickPenguin].action
    assert isinstance(flick, FlickPenguin)
    assert flick == aim(match)
    assert offer.accepts(flick)
    changed = [kind for kind in before if before[kind] != after[kind]]
    assert changed == [FlickPenguin]
    assert isinstance(after[FlickPenguin], Ranged)


def test_what_is_no_flick_does_not_fit_anything() -> None:
    assert fitted(seen(midgame(), 1), EndTurn()) is None


def test_nobody_who_sees_the_same_gets_another_aim() -> None:
    match = standing_at((440, 100))
    view = seen(match, 1)
    worlds = [match.game.imagine(view, rng_from(f"world {number}")) for number in range(5)]
    views = [match.game.view(world, 1) for world in worlds]
    like = FlickPenguin("p1", 0, 500)
    assert len({fitted(view, like) for view in views}) == 1
