"""TURN-4 to TURN-6: a penguin close to a wall or stuck in a door, and the line."""

from math import dist
from typing import Any

import pytest

from coldsnap.core.choices import OneOf, Turn
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, PlaceOnLine
from coldsnap.games.icecool.state.events import PlacedOnLine, Returned
from icecool_match import Match, Mm, course, left, midgame, point, refusal
from marks import rule


def lines(match: Match) -> dict[str, Mm]:
    """The offered points of lines, in mm, by room."""
    offered = [action for action in match.offered(PlaceOnLine) if isinstance(action, PlaceOnLine)]
    return {action.room: (round(1000 * action.at.x, 2), round(1000 * action.at.y, 2)) for action in offered}


def at(place: Mm, **options: Any) -> Match:
    """Seat 1 stands at a place and is in turn."""
    return midgame(1, **options).put({1: place})


def to_line(room: str, place: Mm) -> PlaceOnLine:
    return PlaceOnLine(room, point(place))


# --- TURN-4 ---


@rule("TURN-4")
@pytest.mark.parametrize(
    ("place", "room", "line"),
    [
        ((300, 20), "1", (300, 32.5)),
        ((580, 105), "1", (567.5, 105)),
        ((400, 190), "1", (400, 177.5)),
        ((230, 20), "1", (242.5, 32.5)),
        ((240, 30), "1", (242.5, 32.5)),
        ((410, 450), "3", (422.5, 450)),
        ((230, 230), "5", (242.5, 242.5)),
        ((370, 340), "5", (357.5, 340)),
        ((30, 580), "2", (32.5, 567.5)),
    ],
)
def test_a_penguin_close_to_a_wall_may_go_to_the_closest_point_of_that_rooms_line(
    place: Mm, room: str, line: Mm
) -> None:
    match = at(place)
    assert lines(match) == {room: line}
    match.act(to_line(room, line))
    assert course(match) == ["PlacedOnLine TURN-4"]
    assert (match.one(PlacedOnLine).seat, match.one(PlacedOnLine).room, match.at("p1")) == (1, room, line)


@rule("TURN-4")
def test_a_door_is_part_of_a_wall_and_the_line_runs_on_in_front_of_it() -> None:
    assert lines(at((495, 190))) == {"1": (495, 177.5)}
    assert lines(at((300, 227))) == {"5": (300, 242.5)}


@rule("TURN-4")
@pytest.mark.parametrize(("y", "close"), [(32.49, True), (32.5, False), (32.51, False), (105, False)])
def test_close_to_a_wall_means_that_the_centre_is_between_wall_and_line(y: float, close: bool) -> None:
    match = at((300, y))
    assert bool(lines(match)) is close
    if not close:
        assert refusal(match, to_line("1", (300, 32.5))) == ("icecool-not-close-to-wall", "TURN-4")


@rule("TURN-4")
def test_it_may_be_left_where_it_is() -> None:
    match = at((300, 20))
    assert [type(action) for action in match.offered()] == [PlaceOnLine, FlickPenguin]
    match.flick(rest={1: (500, 20)})
    assert match.actor == 2


@rule("TURN-4", "TURN-9")
@pytest.mark.parametrize("place", [(310, 32.5), (300, 177.5), (300, 33), (300, 20)])
def test_no_other_point_of_the_line_or_of_the_floor_is_taken(place: Mm) -> None:
    match = at((300, 20))
    assert refusal(match, to_line("1", place)) == ("icecool-not-that-point", "TURN-4")
    assert refusal(match, to_line("5", (300, 242.5))) == ("icecool-not-that-point", "TURN-4")


@rule("TURN-4", "TURN-12")
def test_where_the_closest_point_is_taken_it_is_the_closest_free_one_lower_x_if_two_are() -> None:
    match = at((300, 20)).put({3: (300, 60)})
    (place,) = lines(match).values()
    assert place[1] == 32.5
    assert place[0] < 300
    assert 36 <= dist(place, (300, 60)) <= 36.03
    match.put({3: (299, 60)})
    (place,) = lines(match).values()
    assert place[0] > 300, "now the other side is closer"


@rule("TURN-4")
def test_only_before_ones_own_flick_not_after_it() -> None:
    match = midgame(1).deal(1, "3", "3")
    match.flick(rest={1: (300, 20)})
    assert match.offered() == [EndTurn()]
    assert refusal(match, to_line("1", (300, 32.5))) == ("icecool-not-now", "TURN-4")


@rule("TURN-4")
def test_only_before_ones_own_flick_not_in_anothers_turn_and_only_the_own_penguin() -> None:
    match = midgame(2).put({1: (300, 20)})
    assert lines(match) == {}
    assert refusal(match, to_line("1", (300, 32.5)), seat=1) == ("not-your-turn", "TURN-1")
    assert refusal(match, to_line("1", (300, 32.5)))[0] == "icecool-not-close-to-wall"


@rule("TURN-4")
def test_once_on_the_line_it_is_not_placed_again_but_flicked() -> None:
    match = at((300, 20))
    match.act(to_line("1", (300, 32.5)))
    assert [type(action) for action in match.offered()] == [FlickPenguin]


@rule("TURN-4")
def test_the_catcher_may_use_the_line_too() -> None:
    match = midgame(0).put({0: (20, 500)})
    match.act(to_line("2", (32.5, 500)))
    assert match.at("p0") == (32.5, 500)


@rule("TURN-4")
def test_the_offer_goes_to_the_seat_in_turn_as_an_exact_point() -> None:
    status = at((300, 20)).status
    assert isinstance(status, Turn)
    assert OneOf(to_line("1", (300, 32.5))) in status.offers[0].choices
    assert status.offer(2) is None


# --- TURN-5 ---


@rule("TURN-5")
@pytest.mark.parametrize(
    ("place", "points"),
    [
        ((495, 200), {"1": (495, 177.5), "3": (495, 242.5)}),
        ((210, 105), {"1": (242.5, 105), "4": (177.5, 105)}),
        ((385, 290), {"3": (422.5, 290), "5": (357.5, 290)}),
        ((495, 195.01), {"1": (495, 177.5), "3": (495, 242.5)}),
    ],
)
def test_stuck_and_visible_on_both_sides_either_rooms_closest_line(place: Mm, points: dict[str, Mm]) -> None:
    for room, line in points.items():
        match = at(place)
        assert lines(match) == points
        match.act(to_line(room, line))
        assert course(match) == ["PlacedOnLine TURN-5"]
        assert match.at("p1") == line


@rule("TURN-5")
@pytest.mark.parametrize(
    ("place", "points"),
    [
        ((495, 190.01), {"1": (495, 177.5)}),
        ((495, 194.99), {"1": (495, 177.5)}),
        ((495, 229), {"3": (495, 242.5)}),
        ((228, 300), {"5": (242.5, 300)}),
    ],
)
def test_stuck_and_visible_on_one_side_only_that_rooms_line(place: Mm, points: dict[str, Mm]) -> None:
    match = at(place)
    assert lines(match) == points
    other = next(room for room in "134" if room not in points)
    assert refusal(match, to_line(other, (495, 242.5)))[0] == "icecool-not-that-point"
    ((room, line),) = points.items()
    match.act(to_line(room, line))
    assert match.one(PlacedOnLine).rule == "TURN-5"


# --- TURN-6 ---


@rule("TURN-6")
def test_a_stuck_penguin_may_be_flicked_from_where_it_is() -> None:
    match = at((495, 205))
    assert FlickPenguin in {type(action) for action in match.offered()}
    match.flick(rest={1: (495, 300)})
    assert match.actor == 2


@rule("TURN-6")
def test_the_option_must_lets_it_be_flicked_from_the_line_only() -> None:
    match = at((495, 205), stuck="must").deal(1, "1-jump")
    assert {type(action) for action in match.offered()} == {PlaceOnLine, AnnounceTask}
    assert refusal(match, FlickPenguin("p1", 900, 500)) == ("icecool-must-use-line", "TURN-6")
    match.act(AnnounceTask("jump"))
    assert refusal(match, FlickPenguin("p1", 900, 500)) == ("icecool-must-use-line", "TURN-6")
    match.act(to_line("1", (495, 177.5)))
    match.flick(rest={1: (495, 300)})
    assert match.actor == 2


@rule("TURN-6")
@pytest.mark.parametrize("place", [(300, 20), (495, 190), (495, 105)])
def test_the_option_must_is_about_doors_not_about_walls(place: Mm) -> None:
    match = at(place, stuck="must")
    match.flick(rest={1: (450, 60)})
    assert match.actor == 2


@rule("TURN-6")
def test_the_option_must_does_not_stop_a_turn_from_lapsing() -> None:
    match = at((495, 205), stuck="must")
    match.lapse()
    assert (match.actor, match.at("p1")) == (2, (495, 205))


@rule("TURN-7", "TURN-5")
def test_out_after_a_line_placement_the_penguin_returns_to_the_point_on_the_line() -> None:
    match = at((495, 205))
    match.act(to_line("3", (495, 242.5)))
    match.flick(left(1), rest={1: (700, 250)})
    assert match.one(Returned).rule == "TURN-7"
    assert match.at("p1") == (495, 242.5)
