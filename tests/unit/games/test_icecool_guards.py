"""What comes from outside is not believed: answers of physics, options of a record, boards and decks of one's own."""

import math
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.facts import Crossed, Fact, HitWall
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Body, Pose, Rect, Slab
from coldsnap.games.icecool.board.board import scene, with_doors_shut
from coldsnap.games.icecool.board.layout import BadLayout, Layout, layout
from coldsnap.games.icecool.board.validate import check
from coldsnap.games.icecool.kernel.kit import kit_of
from coldsnap.games.icecool.kernel.rest import check as check_answer
from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceOnLine
from coldsnap.games.icecool.state.cards import CardCount
from coldsnap.games.icecool.state.events import Returned, TurnGranted, WalrusFell
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Walruses
from coldsnap.games.registry import GAMES
from icecool_match import Match, crossed, entered, hit_wall, left, midgame, toppled, touched
from sentences import refuses


def body(name: str = "p1", shape: str = "penguin", **pose: float) -> Body:
    return Body(name, shape, Pose(**({"x": 0.3, "y": 0.1, "z": 0.01745} | pose)))


@pytest.mark.parametrize(
    "answer",
    [
        Resolved((touched("p9", "p0"),), ()),
        Resolved((crossed(1, "9-9", "through", 0.5),), ()),
        Resolved((toppled("walrus-3"),), ()),
        Resolved((touched(1, 1),), ()),
        Resolved((hit_wall(1, "y9:0-9"),), ()),
        Resolved((hit_wall(1, "1-3"),), ()),
        Resolved((hit_wall(1, gate="9-9"),), ()),
        Resolved((hit_wall(1, "y0:0-600", gate="1-3"),), ()),
        Resolved((entered(1, "snowflake"),), ()),
        Resolved((entered(1, "circle"),), ()),
        Resolved((crossed(1, "y210:210-600", "through", 0.5),), ()),
        Resolved((replace(crossed(1, "1-3", "through", 0.5), to=-1),), ()),
        Resolved((replace(crossed(1, "1-3", "through", 0.5), frm=1),), ()),
        Resolved((replace(crossed(1, "1-3", "through", 0.5), since=0.50001),), ()),
        Resolved((replace(crossed(1, "y210:210-600", "over", 0.5), since=9.0),), ()),
        Resolved((), (body("p7"),)),
        Resolved((), (body(shape="walrus"),)),
        Resolved((), (body(shape="dragon"),)),
        Resolved((), (body(z=-5.0),)),
        Resolved((), (body(x=math.nan),)),
        Resolved((), (body(x=1e9),)),
        Resolved((), (body(qw=0.0),)),
        Resolved((), (body(), body(x=0.4))),
    ],
)
def test_an_answer_that_no_physics_could_give_is_refused_and_the_flick_stays_in_the_air(answer: Resolved) -> None:
    match = Match().place_catcher()
    match.act(FlickPenguin("p1", 900, 500))
    before = match.state
    with pytest.raises(Rejected, match="not-an-answer"):
        match.game.apply(match.state, Move(NATURE, answer))
    assert match.state is before


SHUT = scene(with_doors_shut(layout("school-mirrored"), ("1-3",)), (body(), body("p0", x=0.5)))


@pytest.mark.parametrize(
    "fact",
    [
        HitWall(0.1, "p1", "plug-1-3", 0.5),
        HitWall(0.1, "p1", SHUT.gates[0].wall, 0.5, "1-3"),
        crossed(1, "1-3", "over", 0.5),
        crossed(1, "1-4", "through", 0.5),
    ],
)
def test_what_can_be_seen_of_a_shut_door_is_believed_if_there_is_that_body(fact: HitWall | Crossed) -> None:
    check_answer(SHUT, Resolved((fact,), ()))
    with pytest.raises(Rejected, match="not-an-answer"):
        check_answer(SHUT, Resolved((replace(fact, body="p7"),), ()))


@pytest.mark.parametrize(
    "fact",
    [
        HitWall(0.1, "p1", "plug-1-4", 0.5),
        HitWall(0.1, "p1", "plug-1-3", 0.5, "1-3"),
        crossed(1, "1-3", "through", 0.5),
        crossed(1, "plug-1-3", "over", 0.5),
    ],
)
def test_what_nobody_can_see_of_a_shut_door_is_refused(fact: Fact) -> None:
    with pytest.raises(Rejected, match="not-an-answer"):
        check_answer(SHUT, Resolved((fact,), ()))


def test_a_hit_at_a_slab_is_believed_where_there_is_one_and_nobody_crosses_it() -> None:
    world = replace(SHUT, slabs=(Slab("platform", Rect(0.2, 0.2, 0.24, 0.24), 0.071, 0.003),))
    bump, over = HitWall(0.1, "p1", "platform", 0.5), crossed(1, "platform", "over", 0.5)
    check_answer(world, Resolved((bump,), ()))
    for answered, fact in ((SHUT, bump), (world, over), (world, replace(bump, gate="1-3"))):
        with pytest.raises(Rejected, match="not-an-answer"):
            check_answer(answered, Resolved((fact,), ()))


def options(game: str = "icecool2", **wanted: object) -> IceCoolOptions:
    found = GAMES[game].resolve(wanted)
    assert isinstance(found, IceCoolOptions)
    return found


def without(*names: str) -> IceCoolOptions:
    every = options()
    return replace(every, modules=tuple(name for name in every.modules if name not in names))


@pytest.mark.parametrize(
    "wrong",
    [
        without("flicking"),
        without("rotation"),
        without("catching"),
        without("cards"),
        without("returns"),
        replace(options(), modules=(*options().modules, "tournament")),
        replace(options(), modules=(*options().modules, "cards")),
        replace(options(), modules=(*options().modules, "dragons")),
    ],
)
def test_modules_that_do_not_fit_together_are_refused_before_the_match_begins(wrong: IceCoolOptions) -> None:
    with pytest.raises(BadOption):
        kit_of(wrong, 4)


@pytest.mark.parametrize(
    "deck", [(CardCount("3", 200), CardCount("2", 200), CardCount("1", 1)), (CardCount("blank", 3),)]
)
def test_a_record_with_a_deck_that_is_none_is_refused(deck: tuple[CardCount, ...]) -> None:
    with refuses(BadOption, match="not a deck"):
        GAMES["icecool2"].setup(4, replace(options(), deck=deck), rng_from("x").seed)


def test_a_record_with_a_drill_that_the_board_has_not_is_refused() -> None:
    wrong = replace(options("icecool-practice", drill="jump"), drill="somersault")
    with refuses(BadOption, match="somersault"):
        GAMES["icecool-practice"].setup(1, wrong, rng_from("x").seed)


def test_walruses_need_places_on_the_board() -> None:
    school = layout("school")
    bare = replace(school, spots=tuple(spot for spot in school.spots if spot.kind != "walrus"))
    with refuses(BadOption, match="walruses"):
        options(layout=bare, walruses="yes")


def renamed_spot(school: Layout) -> Layout:
    return replace(school, spots=tuple(replace(s, id="p1") if s.id == "walrus-3" else s for s in school.spots))


def door_like_a_wall(school: Layout) -> Layout:
    return replace(school, doors=tuple(replace(d, id="y0:0-600") if d.id == "1-4" else d for d in school.doors))


def line_at_the_wall(school: Layout) -> Layout:
    close = (212.5 + 10, 10.0, 580.0, 190.0)
    return replace(school, rooms=tuple(replace(r, line=close) if r.id == "1" else r for r in school.rooms))


@pytest.mark.parametrize("spoilt", [renamed_spot, door_like_a_wall, line_at_the_wall])
def test_a_board_whose_names_or_lines_would_confuse_the_rules_is_refused(spoilt: Callable[[Layout], Layout]) -> None:
    with pytest.raises(BadLayout):
        check(spoilt(layout("school")))


def test_on_a_board_with_the_circle_beside_a_door_a_repeat_can_always_be_flicked() -> None:
    school = layout("school")
    near = replace(
        school,
        rooms=tuple(replace(r, line=(235.0, 32.5, 567.5, 177.5)) if r.id == "1" else r for r in school.rooms),
        spots=tuple(replace(s, at=(256.0, 105.0)) if s.id == "circle" else s for s in school.spots),
    )
    match = Match(layout=near, stuck="must").place_catcher()
    match.flick(rest={1: (228.0, 105.0)})
    assert match.state.repeats == 1
    assert [type(action) for action in match.offered()] == [PlaceOnLine], "stuck, and the table wants the line"
    match.act(match.offered()[0])
    assert [type(action) for action in match.offered()] == [FlickPenguin]


def test_a_walrus_that_came_back_upright_can_be_knocked_over_again_in_the_extra_turn() -> None:
    match = midgame(1, walruses="yes")
    match.flick(toppled("walrus-3"), left("walrus-3"), rest={"walrus-3": (700, 400)})
    assert [event.rule for event in match.all(Returned)] == ["TURN-8"]
    assert match.state.get(Walruses).fallen == ()
    match.flick(toppled("walrus-3"), rest={"walrus-3": (480, 420)})
    assert [event.walrus for event in match.all(WalrusFell)] == ["walrus-3"]
    assert len(match.all(TurnGranted)) == 1
