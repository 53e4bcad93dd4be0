"""Whatever is offered at the ICECOOL table can be written, read back, and told apart from everything else on offer."""

import math
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, OneOf, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Point, Rect
from coldsnap.core.values import Action
from coldsnap.games.icecool.kernel.notation import read, write
from coldsnap.games.icecool.modules.promos.artifacts import ArtifactCards
from coldsnap.games.icecool.modules.promos.platform import PlatformOnWalls
from coldsnap.games.icecool.modules.promos.sundial import SundialCard
from coldsnap.games.icecool.modules.promos.teleport import TeleportOnFloor
from coldsnap.games.icecool.modules.promos.trap import TrapOnFloor
from coldsnap.games.icecool.state.actions import FlickPenguin, MoveFish, PlaceFreely, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import game_named
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_artifacts import midround
from icecool_match import Match, entered

Position = tuple[IceCoolView, tuple[Choice, ...]]
PLIES = 100


def seen(match: Match) -> Position:
    """The position of a match in the hands of a test, as the seat that decides sees it."""
    status = match.status
    assert isinstance(status, Turn)
    view = match.game.view(match.state, status.offers[0].seat)
    return cast(IceCoolView, view), status.offers[0].choices


def random_play(game_id: str, seats: int) -> Iterator[Position]:
    """The positions of a match in which anything is played, with real physics."""
    game, simulator, bot, rng = game_named(game_id), MujocoSimulator(), RandomBot(), rng_from(game_id)
    table = Table.start(game, seats, game.resolve({}), rng.split("match").seed)
    while table.ply < PLIES and isinstance(table.status, Turn):
        offer = table.status.offers[0]
        view = table.view(offer.seat)
        yield cast(IceCoolView, view), offer.choices
        table.submit(offer.seat, bot.choose(view, offer.choices, rng.split(str(table.ply)), Budget()))
        settle(table, simulator)


@cache
def positions() -> tuple[Position, ...]:
    """Positions of every kind: random ones of every game, windows with full hands, doors with two lines, a wall."""
    played = [*random_play("icecool", 2), *random_play("icecool2", 4), *random_play("icecool-practice", 1)]
    cards = Match(seats=3).place_catcher().deal(1, "1-jump", "1-jump", "1-doors", "1-bounce", "2", "2")
    mixed = Match("icecool", seats=2).place_catcher().deal(1, "1", "1", "1")
    stuck = Match(seats=3).place_catcher().put({1: (495, 210)})
    handmade = [seen(cards), seen(stuck), *of_artifacts()]
    for match in (cards, mixed):
        match.flick(rest={1: (300, 80)})
        handmade.append(seen(match))
    return (*played, *handmade)


def of_artifacts() -> Iterator[Position]:
    """Every question that artifacts ask, and the windows in which they can be used."""
    match = Match(artifacts="yes").place_catcher()
    for choice in (0, 0, 0, 0, 0):  # the Sundial; the Trap and where; the Teleport and where
        yield seen(match)
        match.act(match.offered()[choice])
    for turn in (0, 1, 2, 3):
        match = midround(turn=turn)
        yield seen(match)
        match.flick(*([] if turn == 1 else [entered(turn, "trap")]), rest={turn: (300, 340)})
        while match.state.asked is not None:
            yield seen(match)
            match.lapse()
        yield seen(match)


def grid(region: Rect, x: int, y: int) -> Point:
    """A point of a region on the grid of stored lengths; x and y are parts of its sides in thousandths."""
    wide, high = region.x1 - region.x0, region.y1 - region.y0
    return Point(round(region.x0 + wide * x / 1000, 5), round(region.y0 + high * y / 1000, 5))


def test_the_positions_hold_every_kind_of_action() -> None:
    kinds = {type(choice.action) for _, choices in positions() for choice in choices}
    assert kinds >= {FlickPenguin, PlaceFreely, PlaceOnLine, UseSkates, MoveFish}
    artifacts = (ArtifactCards, SundialCard, TrapOnFloor, TeleportOnFloor, PlatformOnWalls)
    assert kinds >= {kind for module in artifacts for kind in module.owns}
    assert len(kinds) >= 8


def test_every_offered_choice_is_written_differently_and_read_back() -> None:
    for view, choices in positions():
        fixed = [choice.action for choice in choices if isinstance(choice, OneOf)]
        written = [write(view, action) for action in fixed]
        assert len(set(written)) == len(written), written
        for action, text in zip(fixed, written, strict=True):
            assert read(view, choices, text) == action, text


numbers = given(
    at=st.integers(0, 10**6), yaw=st.integers(0, 3599), power=st.integers(0, 1000), side=st.integers(-100, 100),
    height=st.integers(0, 100), x=st.integers(0, 1000), y=st.integers(0, 1000),
)  # fmt: skip


@settings(max_examples=200)
@numbers
def test_every_value_of_a_range_is_read_back(
    at: int, yaw: int, power: int, side: int, height: int, x: int, y: int
) -> None:
    view, choices = positions()[at % len(positions())]
    for choice in choices:
        if isinstance(choice, OneOf):
            continue
        if isinstance(choice.region, Rect):
            wanted: Action = replace(choice.action, **{choice.at: grid(choice.region, x, y)})
        else:
            wanted = replace(choice.action, yaw=yaw, power=power, side=side, height=height)
        assert choice.accepts(wanted)
        assert read(view, choices, write(view, wanted)) == wanted


TYPED = st.text(alphabet="flickatps 0123456789,.-", max_size=24) | st.from_regex(
    r"(flick (-?[0-9]{1,4}(\.[0-9])?|at [0-9](-[0-9])?|[nesw]{1,2})( (p|power |s|side -?|h|height )[0-9]{1,3}){0,3}"
    r"|place [0-9]{1,3},[0-9]{1,3}|line( [0-9])?|task (jump|doors|bounce|swim)|fish [0-9] [0-9]-[0-9] [0-9]-[0-9]"
    r"|skate( jump| doors| 1){0,2}|room [0-9]|end)",
    fullmatch=True,
)


@settings(max_examples=300)
@given(at=st.integers(0, 10**6), text=TYPED)
def test_whatever_is_typed_is_an_action_or_a_refusal(at: int, text: str) -> None:
    view, choices = positions()[at % len(positions())]
    try:
        action = read(view, choices, text)
    except Rejected as refused:
        assert refused.code in ("unreadable", "ambiguous") or refused.code.startswith("icecool-")
    else:
        assert read(view, choices, write(view, action)) == action


@given(dx=st.integers(-400, 400), dy=st.integers(-400, 400))
def test_aiming_at_a_penguin_gives_the_direction_to_it(dx: int, dy: int) -> None:
    view, choices = seen(Match(seats=2).place_catcher())
    here = next(body for body in view.bodies if body.id == "p1").pose
    moved = [
        body if body.id != "p0" else replace(body, pose=replace(body.pose, x=here.x + dx / 1000, y=here.y + dy / 1000))
        for body in view.bodies
    ]
    action = read(replace(view, bodies=tuple(moved)), choices, "flick at 1")
    assert isinstance(action, FlickPenguin)
    wanted = math.degrees(math.atan2(dy, dx)) * 10
    assert abs((action.yaw - wanted + 1800) % 3600 - 1800) <= 0.51


BEFORE = seen(Match(seats=3).place_catcher())


@pytest.mark.parametrize(
    ("text", "flick"),
    [
        ("flick 35 power 60 side -20 height 10", (350, 600, -20, 10)),
        ("  FLICK  35.25   p60 s-20 h10 ", (352, 600, -20, 10)),
        ("flick -90", (2700, 500, 0, 0)),
        ("flick 725,5 power 12.5%", (55, 125, 0, 0)),
        ("flick n", (900, 500, 0, 0)),
        ("flick se h 100", (3150, 500, 0, 100)),
        ("flick west power60", (1800, 600, 0, 0)),
        ("flick at 1-3 power 60", (494, 600, 0, 0)),
        ("flick at 3-1 s20", (494, 500, 20, 0)),
        ("flick at 1", (1183, 500, 0, 0)),
    ],
)
def test_flicks_can_be_typed_in_many_ways(text: str, flick: tuple[int, int, int, int]) -> None:
    assert read(*BEFORE, text) == FlickPenguin("p1", *flick)


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("flick 0 power 101", "icecool-bad-number", {"what": "power", "lo": 0, "hi": 100}),
        ("flick 0 side -101", "icecool-bad-number", {"what": "side", "lo": -100, "hi": 100}),
        ("flick 0 h-1", "icecool-bad-number", {"what": "height", "lo": 0, "hi": 100}),
        ("fish 9 1-3 2-4", "icecool-bad-number", {"what": "fish", "lo": 1, "hi": 3}),
        ("flick at 2", "icecool-no-such-target", {"target": "2"}),
        ("flick at 3", "icecool-no-such-target", {"target": "3"}),
        ("flick at 9-9", "icecool-no-such-target", {"target": "9-9"}),
        ("flick up", "icecool-no-such-target", {"target": "up"}),
        ("fish 2 1-3 9-9", "icecool-no-such-door", {"door": "9-9"}),
        ("fly away", "unreadable", {"text": "fly away"}),
        ("flick", "unreadable", {"text": "flick"}),
        ("", "unreadable", {"text": ""}),
    ],
)
def test_what_is_wrong_is_named(text: str, code: str, details: dict[str, object]) -> None:
    with pytest.raises(Rejected) as refused:
        read(*BEFORE, text)
    assert (refused.value.code, refused.value.details) == (code, details)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("line", "icecool-not-close-to-wall"),
        ("end", "icecool-not-now"),
        ("place 100,100", "icecool-not-now"),
        ("room 3", "icecool-not-now"),
        ("task jump", "icecool-no-such-card"),
        ("skate", "icecool-not-in-window"),
        ("fish 2 1-3 2-4", "icecool-no-pair"),
    ],
)
def test_what_is_not_offered_is_refused_by_the_game_itself(text: str, code: str) -> None:
    match = Match(seats=3).place_catcher()
    with pytest.raises(Rejected) as refused:
        match.act(read(*seen(match), text))
    assert refused.value.code == code


def test_in_the_window_a_flick_is_over_and_skates_may_have_to_be_named() -> None:
    match = Match(seats=3).place_catcher().deal(1, "1-jump", "1-doors", "1-bounce")
    match.flick(rest={1: (300, 80)})
    view, choices = seen(match)
    for text, code in (("flick n", "icecool-not-in-window"), ("skate", "ambiguous"), ("skate jump", "ambiguous")):
        with pytest.raises(Rejected, match=code):
            read(view, choices, text)
    assert read(view, choices, "skate jump doors") == UseSkates(("1-doors", "1-jump"))


def test_a_stuck_penguin_with_two_lines_is_asked_for_the_room() -> None:
    view, choices = seen(Match(seats=3).place_catcher().put({1: (495, 210)}))
    lines = [choice.action for choice in choices if isinstance(choice.action, PlaceOnLine)]
    assert len(lines) == 2
    with pytest.raises(Rejected, match="icecool-ambiguous-room"):
        read(view, choices, "line")
    assert [read(view, choices, f"line {line.room}") for line in lines] == lines
    with pytest.raises(Rejected, match="icecool-not-that-room"):
        read(view, choices, "line 2")


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    view, _ = BEFORE
    with pytest.raises(Rejected, match="not-your-turn"):
        read(view, (), "end")
    with pytest.raises(Rejected, match="unreadable"):
        read(view, (), "nonsense")


def test_compass_words_go_round_in_equal_steps() -> None:
    names = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
    yaws = [cast(FlickPenguin, read(*BEFORE, f"flick {name}")).yaw for name in names]
    assert {b - a for a, b in pairwise(yaws)} == {450}
