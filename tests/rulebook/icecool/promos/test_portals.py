"""PORT-1: a penguin that touched a portal comes out of the linked one, once the flick is over."""

from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.choices import Simulate
from coldsnap.core.errors import BadOption
from coldsnap.core.scene import Zone
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.board.layout import layout
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.modules.promos.portals import PortalPassed
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin
from coldsnap.games.icecool.state.events import (
    CircleLeft,
    FlickRepeated,
    IdTaken,
    PutOnCircle,
    Returned,
    RoundEnded,
    TokenTaken,
    TurnBegan,
)
from coldsnap.games.registry import GAMES
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_match import (
    CIRCLE,
    Match,
    Mm,
    course,
    entered,
    gap,
    left,
    midgame,
    only,
    point,
    raised,
    through,
    touched,
)
from marks import rule
from sentences import refuses

GYM: Mm = (495, 540)
LAB: Mm = (105, 60)
"""Where the portals of rooms 3 and 4 are."""


def table(turn: int = 1, seats: int = 4, **options: Any) -> Match:
    return midgame(turn, seats=seats, portals="yes", **options)


def passed(seat: int, frm: str, to: str, at: Mm, *, moved: bool = False) -> PortalPassed:
    return PortalPassed(seat=seat, frm=frm, to=to, placed=standing(f"p{seat}", "penguin", point(at)), moved=moved)


@rule("PORT-1")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_the_portals_are_floor_circles_in_the_gym_and_the_lab(game: str) -> None:
    match = Match(game, portals="yes").place_catcher()
    match.act(FlickPenguin("p1", 900, 500))
    world = match.status
    assert isinstance(world, Simulate)
    spots = [match.board.spot(name) for name in ("portal-3", "portal-4")]
    assert [spot.room for spot in spots] == ["3", "4"]
    assert world.scene.zones == tuple(Zone(spot.id, spot.disc, "any") for spot in spots)


@rule("PORT-1")
def test_without_the_option_nothing_is_watched() -> None:
    match = Match().place_catcher()
    match.act(FlickPenguin("p1", 900, 500))
    assert isinstance(match.status, Simulate)
    assert match.status.scene.zones == ()


@rule("PORT-1")
def test_a_board_without_portals_cannot_have_them() -> None:
    school = layout("school")
    bare = replace(school, spots=tuple(spot for spot in school.spots if spot.kind != "portal"))
    with refuses(BadOption, match="no places for the portals"):
        GAMES["icecool"].resolve({"layout": bare, "portals": "yes"})


@rule("PORT-1")
@pytest.mark.parametrize("seat", [0, 2], ids=["Catcher", "Runner"])
@pytest.mark.parametrize(("touches", "comes_out"), [("portal-3", LAB), ("portal-4", GYM)])
def test_whoever_touched_one_is_placed_at_the_other(seat: int, touches: str, comes_out: Mm) -> None:
    match = table(turn=seat)
    match.flick(entered(seat, touches), rest={seat: (300, 250)})
    to = {"portal-3": "portal-4", "portal-4": "portal-3"}[touches]
    assert match.one(PortalPassed) == passed(seat, touches, to, comes_out)
    assert match.at(f"p{seat}") == comes_out


@rule("PORT-1")
def test_the_flick_runs_to_rest_first_and_fish_and_ids_are_resolved_where_it_went() -> None:
    match = table(turn=2)
    match.flick(entered(2, "portal-3", 0.2), touched(2, 0, 0.5), through(2, "2-4", 0.9, back=True), rest={2: LAB})
    assert [type(event) for event in only(match, IdTaken, TokenTaken, PortalPassed, TurnBegan)] == [
        *(IdTaken, TokenTaken, PortalPassed, TurnBegan),
    ]


@rule("PORT-1")
def test_the_last_portal_that_was_entered_counts() -> None:
    match = table(turn=2)
    match.flick(entered(2, "portal-4", 0.8), entered(2, "portal-3", 0.3), rest={2: LAB})
    assert match.one(PortalPassed) == passed(2, "portal-4", "portal-3", GYM)


@rule("PORT-1")
@rule("TURN-12")
def test_where_the_other_portal_is_taken_it_is_the_nearest_free_point_and_no_touch() -> None:
    match = table(turn=0).put({3: LAB})
    match.flick(entered(0, "portal-3"), rest={0: GYM})
    assert match.one(PortalPassed).moved
    assert 36 <= gap(match, 0, 3) < 40
    assert match.board.room_of(point(match.at("p0"))) == "4"
    assert match.all(IdTaken) == []


@rule("PORT-1")
@rule("TURN-7")
def test_not_if_it_went_out_in_its_own_flick() -> None:
    match = table(turn=2)
    match.flick(entered(2, "portal-3", 0.2), left(2, 0.6), rest={2: (700, 500)})
    assert match.one(Returned).rule == "TURN-7"
    assert (match.all(PortalPassed), match.at("p2")) == ([], (495, 300))


@rule("PORT-1")
@rule("TURN-8")
def test_not_if_it_was_knocked_out_and_the_next_flick_is_a_new_one() -> None:
    match = table(turn=1)
    match.flick(touched(1, 2, 0.1), entered(2, "portal-3", 0.2), left(2, 0.6), rest={2: (700, 500)})
    assert match.one(Returned).rule == "TURN-8"
    assert match.all(PortalPassed) == []
    match.flick(entered(2, "portal-3"), rest={2: GYM})
    assert match.one(PortalPassed).seat == 2


@rule("PORT-1")
@rule("TURN-11")
def test_one_that_came_down_from_another_penguin_travels_after_that() -> None:
    match = table(turn=2).put({1: (300, 300)})
    match.flick(entered(2, "portal-3", 0.2), touched(2, 1, 0.8), poses=[raised(2, (300, 300), 60)])
    assert [type(event) for event in only(match, Returned, PortalPassed)] == [Returned, PortalPassed]
    assert match.at("p2") == LAB


@rule("PORT-1")
@rule("TURN-13")
def test_several_travel_one_after_the_other_the_active_one_first_then_clockwise() -> None:
    match = table(turn=2)
    match.flick(
        *(entered(1, "portal-3", 0.2), touched(2, 1, 0.1), entered(2, "portal-3", 0.5), entered(0, "portal-4", 0.7)),
        rest={1: (450, 540), 2: (540, 540), 0: (100, 200)},
    )
    assert [event.seat for event in match.all(PortalPassed)] == [2, 0, 1]
    assert match.at("p2") == LAB
    assert match.at("p0") == GYM
    assert match.all(PortalPassed)[2].moved
    assert 36 <= gap(match, 1, 2) < 40


@rule("PORT-1")
def test_two_that_stand_on_both_portals_change_places_and_the_first_has_to_stand_beside_the_second() -> None:
    match = table(turn=2)
    match.flick(entered(2, "portal-3", 0.4), touched(2, 3, 0.2), entered(3, "portal-4", 0.5), rest={2: GYM, 3: LAB})
    first, second = match.all(PortalPassed)
    assert (first.seat, first.moved, second) == (2, True, passed(3, "portal-4", "portal-3", GYM))


@rule("PORT-1")
def test_a_pushed_penguin_travels_too() -> None:
    match = table(turn=1)
    match.flick(touched(1, 3, 0.2), entered(3, "portal-4", 0.6), rest={3: LAB})
    assert match.one(PortalPassed) == passed(3, "portal-4", "portal-3", GYM)


@rule("PORT-1")
def test_only_penguins_travel() -> None:
    match = table(turn=1, walruses="yes")
    match.flick(touched(1, "walrus-4", 0.2), entered("walrus-4", "portal-4", 0.6), rest={"walrus-4": LAB})
    assert (match.all(PortalPassed), match.at("walrus-4")) == ([], LAB)


@rule("PORT-1")
@rule("TURN-3")
def test_a_start_from_the_circle_through_a_portal_has_left_it_wherever_the_flick_ended() -> None:
    match = Match(portals="yes").place_catcher()
    match.flick(entered(1, "portal-3", 0.4), rest={1: CIRCLE})
    assert match.all(FlickRepeated) == []
    assert match.one(CircleLeft).seat == 1
    assert match.at("p1") == LAB


@rule("PORT-1")
@rule("TURN-13")
def test_the_active_players_window_opens_after_it() -> None:
    match = table(turn=2).deal(2, "1", "1")
    match.flick(entered(2, "portal-3"), rest={2: GYM})
    assert course(match) == ["CameToRest TURN-13", "PortalPassed PORT-1"]
    assert (match.actor, match.state.stage) == (2, "window")
    assert EndTurn() in match.offered()


@rule("PORT-1")
@rule("TWO-1")
def test_the_runner_of_a_first_catch_stays_on_the_circle_and_the_catcher_travels() -> None:
    match = midgame(0, seats=2, portals="yes")
    match.flick(entered(1, "portal-3", 0.5), entered(0, "portal-4", 0.6), touched(0, 1, 0.2), rest={1: GYM, 0: LAB})
    assert [type(event) for event in only(match, PutOnCircle, PortalPassed)] == [PutOnCircle, PortalPassed]
    assert match.one(PortalPassed).seat == 0
    assert match.at("p1") == CIRCLE


@rule("PORT-1")
@rule("TURN-13")
def test_nobody_travels_when_the_round_is_over() -> None:
    match = table(turn=1).hang(1, "1-3")
    match.flick(through(1, "1-3", 0.2), entered(1, "portal-3", 0.6), rest={1: GYM})
    assert match.one(RoundEnded).why == "three-fish"
    assert match.all(PortalPassed) == []


@rule("PORT-1")
def test_with_real_physics_one_slides_in_and_comes_out_and_does_not_go_back_by_standing_there() -> None:
    match = table(turn=2).put({2: (495, 440)})
    simulated(match, FlickPenguin("p2", 900, 250))
    assert match.one(PortalPassed) == passed(2, "portal-3", "portal-4", LAB)
    match.pass_turns_to(2)
    simulated(match, FlickPenguin("p2", 900, 400))
    assert match.all(PortalPassed) == []
    assert match.at("p2") != LAB


def simulated(match: Match, flick: FlickPenguin) -> None:
    """Play a flick and let the real engine answer."""
    match.act(flick)
    waiting = match.status
    assert isinstance(waiting, Simulate)
    seen = MujocoSimulator().run(waiting.scene, waiting.impulse)
    match.resolve(*seen.facts, rest=seen.rest)


@rule("PORT-1")
def test_every_school_has_two_that_are_linked_both_ways() -> None:
    for name in ("school", "school-mirrored", "double-school"):
        assert len(build(layout(name)).spots_of("portal")) == 2
