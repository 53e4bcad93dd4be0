"""Geometry against brute force: placements are really free, really near, and do not prefer a side."""

import math
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from coldsnap.core.geometry import Path, border, contains, extent, footprint, hull, overlaps, visible_sides
from coldsnap.core.placement import CLEARANCE, SLACK, nearest_free, separate
from coldsnap.core.scene import Body, Disc, Outline, Point, Pose, Rect, Wall, rounded

Where = Outline | Path
RADIUS = 0.0175
NOISE = 1e-9

quick = settings(max_examples=150, deadline=None)


def metres(lo: float, hi: float) -> st.SearchStrategy[float]:
    """Stored coordinates."""
    return st.integers(round(lo * 1e5), round(hi * 1e5)).map(lambda n: rounded(n / 1e5))


@st.composite
def rects(draw: st.DrawFn, least: float = 0.0, most: float = 0.2) -> Rect:
    x, y = draw(metres(-0.1, 0.1)), draw(metres(-0.1, 0.1))
    return Rect(x, y, rounded(x + draw(metres(least, most))), rounded(y + draw(metres(least, most))))


points = st.builds(Point, metres(-0.15, 0.15), metres(-0.15, 0.15))
obstacles = st.lists(st.builds(Disc, metres(-0.1, 0.1), metres(-0.1, 0.1), metres(0.005, 0.03)), max_size=5).map(tuple)
walls = st.lists(rects(least=0.005, most=0.05), max_size=2).map(tuple)
discs = st.builds(Disc, metres(-0.1, 0.1), metres(-0.1, 0.1), metres(0.0, 0.1))
places: st.SearchStrategy[Where] = st.one_of(rects(), discs, rects().map(border))


def gap(point: Point, thing: Outline) -> float:
    """From a point to the border of a thing, not by the code under test."""
    if isinstance(thing, Disc):
        return math.hypot(point.x - thing.x, point.y - thing.y) - thing.radius
    dx, dy = max(thing.x0 - point.x, 0, point.x - thing.x1), max(thing.y0 - point.y, 0, point.y - thing.y1)
    return math.hypot(dx, dy)


def far(a: Point, b: Point) -> float:
    return math.hypot(a.x - b.x, a.y - b.y)


def box(place: Where) -> Rect:
    if isinstance(place, Disc):
        return Rect(place.x - place.radius, place.y - place.radius, place.x + place.radius, place.y + place.radius)
    if isinstance(place, Rect):
        return place
    return Rect(place[0].x, place[0].y, place[2].x, place[2].y)


def within(place: Where, point: Point, slack: float) -> bool:
    if isinstance(place, Disc):
        return gap(point, place) <= NOISE - slack
    frame = box(place)
    if gap(point, frame) > NOISE:
        return False
    on_border = min(point.x - frame.x0, frame.x1 - point.x, point.y - frame.y0, frame.y1 - point.y) <= NOISE
    return isinstance(place, Rect) or on_border


def probes(place: Where, steps: int = 20) -> Iterator[Point]:
    frame = box(place)
    for i in range(steps + 1):
        for j in range(steps + 1):
            if isinstance(place, Outline) or i in (0, steps) or j in (0, steps):
                yield Point(frame.x0 + (frame.x1 - frame.x0) * i / steps, frame.y0 + (frame.y1 - frame.y0) * j / steps)


def free(point: Point, things: tuple[Outline, ...], slack: float) -> bool:
    return all(gap(point, thing) >= RADIUS + CLEARANCE + slack - NOISE for thing in things)


@quick
@given(points, places, obstacles, walls)
def test_a_placement_is_free_and_where_it_should_be_and_stored_exactly(
    target: Point, place: Where, others: tuple[Disc, ...], keep_out: tuple[Rect, ...]
) -> None:
    placed = nearest_free(target, place, RADIUS, others, keep_out=keep_out)
    if placed is not None:
        assert free(placed, (*others, *keep_out), 0.0)
        assert within(place, placed, 0.0)
        assert placed == Point(rounded(placed.x), rounded(placed.y))


@quick
@given(points, places, obstacles, walls)
def test_no_probe_is_free_and_closer(
    target: Point, place: Where, others: tuple[Disc, ...], keep_out: tuple[Rect, ...]
) -> None:
    placed = nearest_free(target, place, RADIUS, others, keep_out=keep_out)
    limit = math.inf if placed is None else far(target, placed) - SLACK
    for probe in probes(place):
        if far(target, probe) < limit and within(place, probe, SLACK):
            assert not free(probe, (*others, *keep_out), SLACK), f"{probe} is closer than {placed}"


@quick
@given(points, places, obstacles, walls)
def test_placing_again_changes_nothing(
    target: Point, place: Where, others: tuple[Disc, ...], keep_out: tuple[Rect, ...]
) -> None:
    placed = nearest_free(target, place, RADIUS, others, keep_out=keep_out)
    if placed is not None:
        assert nearest_free(placed, place, RADIUS, others, keep_out=keep_out) == placed


def mirrored(thing: Disc | Rect) -> Disc | Rect:
    if isinstance(thing, Disc):
        return Disc(-thing.x + 0.0, thing.y, thing.radius)
    return Rect(-thing.x1 + 0.0, thing.y0, -thing.x0 + 0.0, thing.y1)


@quick
@given(points, st.one_of(rects(), discs), obstacles, walls)
def test_the_mirror_image_is_placed_equally_far(
    target: Point, place: Outline, others: tuple[Disc, ...], keep_out: tuple[Rect, ...]
) -> None:
    placed = nearest_free(target, place, RADIUS, others, keep_out=keep_out)
    other_target = Point(-target.x + 0.0, target.y)
    other_others = tuple(disc for disc in map(mirrored, others) if isinstance(disc, Disc))
    other_walls = tuple(wall for wall in map(mirrored, keep_out) if isinstance(wall, Rect))
    image = nearest_free(other_target, mirrored(place), RADIUS, other_others, keep_out=other_walls)
    if placed is None or image is None:
        assert placed is image
    else:
        assert abs(far(target, placed) - far(other_target, image)) < NOISE


small_clusters = st.lists(
    st.builds(Disc, metres(0.0, 0.06), metres(0.0, 0.06), st.sampled_from([0.01, 0.0175, 0.022])), max_size=5
).map(tuple)


@quick
@given(small_clusters)
def test_separated_discs_keep_their_clearance_and_settled_ones_their_place(cluster: tuple[Disc, ...]) -> None:
    apart = separate(cluster)
    assert [disc.radius for disc in apart] == [disc.radius for disc in cluster]
    for i, a in enumerate(apart):
        for b in apart[i + 1 :]:
            assert gap(Point(a.x, a.y), b) - a.radius >= CLEARANCE - NOISE
    assert separate(apart) == apart


@quick
@given(st.builds(Disc, metres(0.0, 0.06), metres(0.0, 0.06), st.just(RADIUS)), st.floats(0.03, 0.04), st.floats(0, 7))
def test_two_close_discs_part_along_their_centre_line_by_no_more_than_they_must(
    a: Disc, between: float, angle: float
) -> None:
    b = Disc(rounded(a.x + between * math.cos(angle)), rounded(a.y + between * math.sin(angle)), RADIUS)
    first, second = separate((a, b))
    assert math.isclose(first.x + second.x, a.x + b.x, abs_tol=2.1e-5)
    assert math.isclose(first.y + second.y, a.y + b.y, abs_tol=2.1e-5)
    apart = far(Point(first.x, first.y), Point(second.x, second.y))
    assert apart <= max(far(Point(a.x, a.y), Point(b.x, b.y)), 2 * RADIUS + CLEARANCE + 4 * SLACK) + NOISE


@quick
@given(discs, rects(least=0.001))
def test_a_disc_overlaps_exactly_what_has_a_point_of_it_deep_inside(disc: Disc, rect: Rect) -> None:
    away = gap(Point(disc.x, disc.y), rect)
    if abs(away - disc.radius) > 1e-6:
        assert overlaps(disc, rect) is (away < disc.radius)
    if contains(rect, Point(disc.x, disc.y)) and disc.radius > 1e-6:
        assert overlaps(disc, rect)


quaternions = st.tuples(*(st.floats(-1.0, 1.0) for _ in range(4))).filter(lambda q: sum(v * v for v in q) > 0.01)


@quick
@given(metres(-0.3, 0.3), metres(-0.3, 0.3), quaternions)
def test_a_hull_keeps_its_spheres_within_their_reach(
    x: float, y: float, turn: tuple[float, float, float, float]
) -> None:
    body = Body("red", "penguin", Pose(x, y, 0.02, *turn))
    base, torso, head = hull(body)
    assert (base.x, base.y) == (x, y)
    assert far(Point(torso.x, torso.y), Point(x, y)) <= 0.0120 + SLACK
    assert far(Point(head.x, head.y), Point(x, y)) <= 0.0255 + SLACK
    opposite = Body("red", "penguin", Pose(x, y, 0.02, *(-part for part in turn)))
    assert hull(opposite) == hull(body)


@quick
@given(metres(-0.05, 0.05), metres(0.0, 0.01), metres(-0.1, 0.1))
def test_sides_seen_agree_with_the_extent(at: float, thickness: float, along: float) -> None:
    wall = Wall("w", Point(-0.2, 0.0), Point(0.2, 0.0), thickness, 0.068)
    disc = footprint(Body("red", "penguin", Pose(along, at, 0.01745)))
    lo, hi = extent((disc,), "y")
    seen = visible_sides(disc, wall)
    assert (-1 in seen) is (lo < rounded(wall.slab.y0, 6) - 1e-7)
    assert (1 in seen) is (hi > rounded(wall.slab.y1, 6) + 1e-7)
