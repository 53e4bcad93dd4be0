"""What a captain does with the promos where it is clear what to do: spent, laid, hung, shut, turned back, or kept."""

from collections.abc import Mapping, Sequence
from typing import cast

import pytest
from msgspec.structs import replace

from coldsnap.bots.driver import advise, ask
from coldsnap.bots.icecool.flicks import hand
from coldsnap.bots.icecool.flicks.hand import STEADY, Skill
from coldsnap.bots.icecool.routes.turns_needed import reach_on
from coldsnap.bots.icecool.thinking_bot import ThinkingBot
from coldsnap.bots.icecool.value.prices import prices
from coldsnap.core.bot import Advice, Budget
from coldsnap.core.choices import Choice, Turn
from coldsnap.core.facts import Fact
from coldsnap.core.geometry import distance
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.blocked_door import BlockDoor, LiftBlock, MoveBlock
from coldsnap.games.icecool.modules.promos.emerald_fish import Emerald, HangEmerald
from coldsnap.games.icecool.modules.promos.emperor import FlickAgain, Snowflakes, SwapCard
from coldsnap.games.icecool.modules.promos.pawclaw import Honeycombs, SpendHoneycomb
from coldsnap.games.icecool.modules.promos.platform import LayPlatform
from coldsnap.games.icecool.modules.promos.sundial import LetStand, TurnBack
from coldsnap.games.icecool.modules.promos.teleport import LayTeleport, StepOnTeleport
from coldsnap.games.icecool.modules.promos.trap import LayTrap
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.slices import Race
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.render.words import Words, languages
from icecool_artifacts import midround
from icecool_match import Match, Mm, entered, hit_wall, midgame, point, through, touched

SIMULATOR = MujocoSimulator()
CAPTAIN = hand.levels()["captain"]


def asked(match: Match) -> tuple[View, tuple[Choice, ...]]:
    """What the seat sees that has to decide, and its choices."""
    status = match.status
    assert isinstance(status, Turn)
    (offer,) = status.offers
    return match.game.view(match.state, offer.seat), offer.choices


def chosen(match: Match) -> Action:
    """What a captain does, with its own hand and as much thought as it always gives."""
    return ask(ThinkingBot(match.game, SIMULATOR, CAPTAIN), *asked(match), rng_from("think"), Budget())


def advised(match: Match) -> Advice:
    """The shot that it would show."""
    steady = Skill(STEADY, CAPTAIN.simulations)
    return advise(ThinkingBot(match.game, SIMULATOR, steady), *asked(match), rng_from("advice"), Budget())


# --- Pawclaw ---


def home_and_almost_home(held: int, bear: Mm = (105, 250)) -> Match:
    """A race: seat 0 has all its fish, one penguin home and in turn, the other before the Kitchen, the bear behind."""
    match = Match("icecool-race", 2, pawclaw="yes").set_up()
    for number, at in enumerate([(200, 500), (540, 300), (105, 325), (60, 60)]):
        match.flick(rest={number: at})
    race = match.state.get(Race)
    match.set(replace(race, hung=tuple(token for token in race.hung if token.team), aside=(3, 0)))
    match.set(replace(match.state.get(Honeycombs), held=(held, 0)))
    return match.put({"pawclaw": bear})


def test_a_honeycomb_is_spent_where_the_bear_pushes_ones_other_penguin_home() -> None:
    match = home_and_almost_home(held=1)
    spent = chosen(match)
    assert isinstance(spent, SpendHoneycomb)
    match.act(spent)
    advice = advised(match)
    assert cast(FlickPenguin, advice.action).body == "pawclaw"
    assert advice.reason == "icecool-hint-home"


def test_a_honeycomb_is_kept_where_the_bear_can_do_nothing() -> None:
    assert isinstance(chosen(home_and_almost_home(held=1, bear=(560, 560))), FlickPenguin)


def test_a_bear_beside_a_runner_is_sent_at_it_by_the_catcher() -> None:
    match = midgame(0, seats=3, pawclaw="yes").put({0: (545, 100), 1: (495, 100), "pawclaw": (440, 100)})
    match.set(replace(match.state.get(Honeycombs), held=(1, 0, 0)))
    match.act(match.offered(SpendHoneycomb)[0])
    advice = advised(match)
    assert (advice.reason, advice.details["seat"]) == ("icecool-hint-catch", 1)


def test_a_runner_with_nothing_else_to_do_fetches_a_honeycomb() -> None:
    match = midgame(1, seats=3, pawclaw="yes").put({0: (60, 540), 1: (545, 30)}).hang(1, "2-4")
    assert advised(match).reason == "icecool-hint-honeycomb"


# --- the Emperor ---


def window(
    seat: int, places: Mapping[int | str, Mm], rest: Mm, flakes: Sequence[int], cards: Sequence[Card] = (), **hung: str
) -> Match:
    """The window after a flick of a seat that holds snowflakes; `hung`: by p1, p2 the one fish that each still has."""
    match = midgame(seat, seats=len(flakes), emperor="yes").put(places).deal(seat, *cards)
    for who, door in hung.items():
        match.hang(int(who[1:]), door)
    match.set(replace(match.state.get(Snowflakes), held=tuple(flakes)))
    match.flick(rest={seat: rest})
    return match


def test_the_emperor_is_touched_for_a_snowflake() -> None:
    match = midgame(1, seats=3, emperor="yes").put({1: (300, 240)})
    assert advised(match).reason == "icecool-hint-snowflake"


def test_two_snowflakes_are_spent_where_another_flick_catches_two() -> None:
    runners: dict[int | str, Mm] = {1: (495, 160), 2: (458, 160)}
    assert chosen(window(0, runners, (476, 60), (2, 0, 0), p1="1-3", p2="1-3")) == FlickAgain()


def test_snowflakes_are_kept_where_another_flick_brings_little() -> None:
    assert chosen(window(1, {0: (60, 540)}, (575, 30), (0, 2, 0), p1="2-4")) == EndTurn()


def test_a_low_card_is_swapped_once_the_low_ones_are_gone_from_the_pile() -> None:
    """With 22 of the 24 ones on the table a new card is worth more than the old one and the snowflake."""
    match = window(1, {0: (60, 540)}, (575, 30), (0, 1, 0), ("1-bounce", "3"), p1="2-4")
    assert chosen(match) == EndTurn()
    ones: tuple[Card, ...] = (*("1-jump",) * 8, *("1-doors",) * 8, *("1-bounce",) * 6)
    match.deal(0, up=ones).deal(2, up=("2",) * 5)
    assert chosen(match) == SwapCard("1-bounce")


# --- the emerald fish, portals, walruses ---


def test_the_catcher_hangs_the_emerald_fish_where_it_is_first() -> None:
    hung = chosen(Match(seats=3, emerald="yes").place_catcher())
    assert isinstance(hung, HangEmerald)
    assert "2" in hung.door.split("-"), "a door of the Kitchen"


@pytest.mark.parametrize(
    ("emerald", "reason"),
    [(Emerald(door="1-5"), "icecool-hint-emerald"), (Emerald(holder=2), "icecool-hint-emerald-passed")],
)
def test_the_emerald_fish_is_fetched_from_its_door_or_from_its_holder(emerald: Emerald, reason: str) -> None:
    match = midgame(1, seats=3, emerald="yes").put({0: (60, 540), 1: (300, 100), 2: (250, 60)}).hang(1, "2-4")
    assert advised(match.set(emerald)).reason == reason


def test_a_portal_is_taken_where_it_saves_a_long_way() -> None:
    match = midgame(1, seats=3, portals="yes").put({0: (250, 560), 1: (450, 560), 2: (300, 60)}).hang(1, "2-4")
    assert advised(match).reason == "icecool-hint-portal"


def test_a_portal_shortens_ways_and_a_shut_door_lengthens_them() -> None:
    layout = Match().state.options.layout
    plain, portals = reach_on(layout, 0.05), reach_on(layout, 0.05, portals=True)
    shut, at = reach_on(layout, 0.05, ("1-4",)), point((450, 560))
    assert portals.door(at, "2-4") < plain.door(at, "2-4")
    assert portals.apart("3", "4") == 1.0 < plain.apart("3", "4")
    assert shut.door(point((300, 60)), "1-4") > plain.door(point((300, 60)), "1-4")
    assert shut.apart("1", "4") == 2.0, "through the Game room"


def test_a_walrus_is_knocked_over_for_another_turn() -> None:
    match = midgame(1, seats=3, walruses="yes").put({0: (60, 540), 1: (550, 405), 2: (300, 60)}).hang(1, "2-4")
    assert advised(match).reason == "icecool-hint-walrus"


# --- the blocked door ---


def test_the_catcher_blocks_a_door_that_the_runners_need() -> None:
    blocked = chosen(Match(seats=3, blocked_door="yes").place_catcher())
    assert isinstance(blocked, BlockDoor)
    assert blocked.door in ("1-3", "3-5", "2-4")


@pytest.mark.parametrize(("mine", "other"), [("2-4", "3-5"), ("3-5", "2-4")])
def test_who_bumps_the_block_moves_it_before_another_s_fish_and_never_before_its_own(mine: str, other: str) -> None:
    match = midgame(1, seats=3, setup=(BlockDoor("1-3"),), blocked_door="yes").hang(1, mine).hang(2, other)
    match.flick(hit_wall(1, "plug-1-3"), rest={1: (495, 150)})
    answer = chosen(match)
    assert isinstance(answer, MoveBlock | LiftBlock)
    assert answer != MoveBlock(mine)


# --- artifacts ---


def test_the_best_artifact_is_picked_first() -> None:
    assert chosen(Match(seats=3, artifacts="yes").place_catcher()) == PickArtifact("sundial")


def test_the_trap_is_laid_on_the_way_of_those_who_fetch_their_fish() -> None:
    match = Match(seats=3, artifacts="yes").place_catcher()
    match.act(PickArtifact("trap"))
    laid = chosen(match)
    assert isinstance(laid, LayTrap)
    assert min(distance(laid.at, door.at) for door in match.board.fish_doors) < 0.1


def test_the_teleport_is_laid_before_a_far_fish() -> None:
    match = Match(seats=3, artifacts="yes").place_catcher()
    match.act(PickArtifact("sundial"))
    match.act(PickArtifact("teleport"))
    laid = chosen(match)
    assert isinstance(laid, LayTeleport)
    assert distance(laid.at, match.board.door("2-4").at) < 0.1


def with_teleport(at: Mm, fish: str, *, before: bool) -> Match:
    """Runner 1 has one fish left and a Teleport before door 2-4."""
    match = midround(("sundial", "teleport", "trap"), 1, ("teleport",), teleport=(105, 340))
    match.put({0: (300, 540), 1: at, 2: (540, 500)}).hang(1, fish)
    if not before:
        match.flick(rest={1: at})
    return match


@pytest.mark.parametrize("before", [True, False])
def test_the_teleport_is_stepped_on_before_or_after_a_flick_where_the_fish_is(before: bool) -> None:
    assert chosen(with_teleport((575, 30), "2-4", before=before)) == StepOnTeleport()
    assert not isinstance(chosen(with_teleport((495, 150), "1-3", before=before)), StepOnTeleport)


def with_sundial(*facts: Fact, rest: Mm) -> Match:
    """Runner 1 has flicked and may turn that back."""
    match = midround(("trap", "sundial", "platform"), 1, ("sundial",)).put({0: (300, 540), 1: (495, 130)})
    match.flick(*facts, rest={1: rest})
    return match


def test_a_flick_that_was_caught_is_turned_back_and_one_that_took_a_fish_stands() -> None:
    assert chosen(with_sundial(touched(0, 1), rest=(495, 130))) == TurnBack()
    assert chosen(with_sundial(through(1, "1-3"), rest=(495, 300))) == LetStand()


def test_a_trapped_runner_is_flicked_into_the_catcher_who_laid_the_trap() -> None:
    match = midround(("trap", "sundial", "platform"), 1, ("trap",), trap=(300, 330)).put({0: (300, 250), 1: (260, 300)})
    match.flick(entered(1, "trap"), rest={1: (300, 340)})
    assert match.actor == 0
    flick = chosen(match)
    assert isinstance(flick, FlickPenguin)
    assert flick.body == "p1"
    advice = advised(match)
    assert (advice.reason, advice.details["seat"]) == ("icecool-hint-catch", 1)


def test_a_runner_with_the_catcher_beside_it_climbs_on_its_platform() -> None:
    match = midround(("sundial", "platform", "trap"), 1, ("platform",)).put({0: (300, 240), 2: (540, 500)})
    match.flick(rest={1: (300, 300)})
    assert isinstance(chosen(match), LayPlatform)


# --- the numbers and the words ---


def test_prices_keep_what_is_known_in_points() -> None:
    """A fish card is worth about two points; the emerald's is worth three."""
    assert prices().emerald == 3 * prices().point
    assert set(prices().artifact) == {"sundial", "trap", "teleport", "platform"}


@pytest.mark.parametrize("language", languages())
def test_every_reason_of_a_promo_is_a_sentence(language: str) -> None:
    words = Words(language)
    names = (
        "emerald",
        "emerald-passed",
        "trap",
        "walrus",
        "snowflake",
        "honeycomb",
        "block",
        "portal",
        "rival",
        "home",
    )
    details = {"door": "1-3", "seat": "Ana", "chance": 80}
    said = [words.say(f"icecool-hint-{name}", **details) for name in names]
    assert all(text and not text.startswith("icecool") and "{" not in text for text in said)
    assert len(set(said)) == len(names)
