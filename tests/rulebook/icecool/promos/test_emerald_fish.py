"""EMER-1, EMER-2: the emerald fish hangs on a door, is taken by passing and handed on by touching; it is a card."""

from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.errors import BadOption
from coldsnap.core.rng import rng_from
from coldsnap.games.icecool.kernel.kit import kit_of
from coldsnap.games.icecool.modules.promos.blocked_door import BlockDoor
from coldsnap.games.icecool.modules.promos.emerald_fish import (
    Emerald,
    EmeraldFish,
    EmeraldHung,
    EmeraldLeft,
    EmeraldPassed,
    EmeraldTaken,
    HangEmerald,
)
from coldsnap.games.icecool.state.actions import PlaceCatcher
from coldsnap.games.icecool.state.cards import POINTS, CardCount, check_deck, splits
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CatcherPlaced,
    DecisionAsked,
    EmeraldWon,
    IdTaken,
    PutOnCircle,
    RoundBegan,
    TokenLeft,
    TokensHung,
    TokenTaken,
)
from coldsnap.games.icecool.state.slices import CardsHeld, CardsSeen
from coldsnap.games.icecool.state.state import IceCoolState
from icecool_match import KITCHEN, Match, Mm, left, midgame, only, over, point, refusal, through, toppled, touched
from marks import rule
from sentences import refuses

DOORS = ["1-3", "1-4", "1-5", "2-3", "2-4", "3-5", "4-5"]
OUT: dict[int | str, Mm] = {2: (700, 300)}


def table(turn: int = 1, door: str = "1-4", seats: int = 4, **options: Any) -> Match:
    """A match in which the emerald fish hangs on a door and nobody has taken anything."""
    return midgame(turn, seats=seats, setup=(HangEmerald(door),), emerald="yes", **options)


def held(holder: int, turn: int = 1, seats: int = 4, **options: Any) -> Match:
    return table(turn, seats=seats, **options).set(Emerald(holder=holder))


def holder(match: Match) -> int | None:
    return match.state.get(Emerald).holder


@rule("EMER-1")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_the_catcher_hangs_it_on_any_door_once_its_penguin_stands(game: str) -> None:
    match = Match(game, emerald="yes")
    assert match.offered(HangEmerald) == [], "first the Catcher's penguin (SETUP-6)"
    match.place_catcher()
    assert match.one(DecisionAsked) == DecisionAsked(rule="EMER-1", seat=0, about="emerald_fish", subject="emerald")
    assert match.offered() == [HangEmerald(door) for door in DOORS]
    match.act(HangEmerald("3-5"))
    assert match.one(EmeraldHung) == EmeraldHung(seat=0, door="3-5")
    assert match.state.get(Emerald) == Emerald(door="3-5")
    assert (match.actor, match.state.stage) == (1, "before")


@rule("EMER-1")
@rule("SETUP-6")
def test_a_round_is_set_up_in_the_order_tokens_catcher_emerald_fish_blocked_door() -> None:
    match = Match(emerald="yes", blocked_door="yes")
    told = list(match.events)
    for action in (PlaceCatcher(point(KITCHEN)), HangEmerald("1-4"), BlockDoor("2-3")):
        told += match.act(action)
    seen = [event for event in told if isinstance(event, RoundBegan | TokensHung | CatcherPlaced | DecisionAsked)]
    said = [event.about if isinstance(event, DecisionAsked) else type(event).__name__ for event in seen]
    assert said == [
        *("RoundBegan", "TokensHung", "catcher_placement", "CatcherPlaced", "emerald_fish", "blocked_door"),
    ]


@rule("EMER-1")
def test_of_two_catchers_the_first_hangs_it() -> None:
    match = Match(emerald="yes")
    state = replace(match.state, catchers=(2, 0))
    assert EmeraldFish().setup(state) == (
        DecisionAsked(rule="EMER-1", seat=2, about="emerald_fish", subject="emerald"),
    )


@rule("EMER-1")
@rule("TURN-14")
def test_if_the_catcher_does_not_choose_it_hangs_on_the_first_door_without_a_fish_sign() -> None:
    match = Match(emerald="yes").place_catcher()
    match.lapse()
    assert match.one(EmeraldHung) == EmeraldHung(seat=0, door="1-4")


@rule("EMER-1")
def test_nobody_else_hangs_it_nor_on_no_door_nor_later() -> None:
    match = Match(emerald="yes").place_catcher()
    assert refusal(match, HangEmerald("1-9")) == ("icecool-no-such-door", "EMER-1")
    assert refusal(match, HangEmerald("1-4"), seat=1) == ("not-your-turn", "TURN-1")
    match.act(HangEmerald("1-4"))
    assert refusal(match, HangEmerald("1-5"), seat=1) == ("icecool-not-now", "EMER-1")


@rule("EMER-1")
def test_without_the_option_there_is_none() -> None:
    match = Match().place_catcher()
    assert match.state.find(Emerald) is None
    assert refusal(match, HangEmerald("1-4")) == ("icecool-not-in-this-game", None)


@rule("EMER-1")
@pytest.mark.parametrize("seat", [0, 1], ids=["Catcher", "Runner"])
def test_any_penguin_that_passes_completely_through_its_door_takes_it_the_catcher_too(seat: int) -> None:
    match = table(turn=seat)
    match.flick(through(seat, "1-4"))
    assert match.one(EmeraldTaken) == EmeraldTaken(seat=seat, door="1-4")
    assert match.state.get(Emerald) == Emerald(holder=seat)


@rule("EMER-1")
def test_pushed_through_it_is_taken_too() -> None:
    match = table(turn=0)
    match.flick(touched(0, 3, 0.2), through(3, "1-4", 0.6))
    assert match.one(EmeraldTaken) == EmeraldTaken(seat=3, door="1-4")


@rule("EMER-1")
def test_a_walrus_takes_nothing() -> None:
    match = table(walruses="yes")
    match.flick(toppled("walrus-4", 0.2), through("walrus-4", "1-4", 0.6))
    assert holder(match) is None


@rule("EMER-1")
def test_other_doors_do_not_matter_and_it_is_taken_once() -> None:
    match = table(turn=1)
    match.flick(through(1, "1-5", 0.2), through(1, "1-4", 0.5), through(1, "1-4", 0.8, back=True))
    assert match.all(EmeraldTaken) == [EmeraldTaken(seat=1, door="1-4")]
    match.pass_turns_to(3).flick(through(3, "1-4"))
    assert (match.all(EmeraldTaken), holder(match)) == ([], 1)


@rule("EMER-1")
def test_of_two_that_pass_in_one_flick_the_first_takes_it() -> None:
    match = table(turn=1)
    match.flick(touched(1, 3, 0.1), through(3, "1-4", 0.4), through(1, "1-4", 0.6))
    assert match.one(EmeraldTaken).seat == 3


@rule("EMER-1")
def test_it_hangs_beside_fish_and_one_passage_takes_both_the_fish_and_its_card_first() -> None:
    match = table(turn=1, door="1-3")
    match.flick(through(1, "1-3"))
    assert [type(event) for event in only(match, TokenTaken, CardDrawn, EmeraldTaken)] == [
        *(TokenTaken, CardDrawn, EmeraldTaken),
    ]


@rule("EMER-1")
@rule("DOOR-5")
def test_over_its_door_does_not_count() -> None:
    match = table()
    match.flick(over(1, "1-4", (210, 105)))
    assert match.one(EmeraldLeft) == EmeraldLeft(rule="DOOR-5", seat=1, door="1-4")
    assert match.state.get(Emerald) == Emerald(door="1-4")


@rule("EMER-1")
@rule("DOOR-4")
def test_a_penguin_that_was_in_its_door_when_the_flick_began_cannot_take_it_then() -> None:
    match = table().put({1: (210, 105)})
    match.flick(through(1, "1-4", began_in=True), rest={1: (100, 105)})
    assert match.one(EmeraldLeft) == EmeraldLeft(rule="DOOR-4", seat=1, door="1-4")
    match.pass_turns_to(1).flick(through(1, "1-4"))
    assert match.one(EmeraldTaken).seat == 1


@rule("EMER-1")
@rule("DOOR-3")
@pytest.mark.parametrize(("option", "taken"), [("yes", 1), ("no", 0)])
def test_through_and_all_the_way_back_counts_as_it_does_for_fish(option: str, taken: int) -> None:
    match = table(door="1-3", through_and_back=option)
    match.flick(through(1, "1-3", 0.4), through(1, "1-3", 0.9, back=True))
    assert len(match.all(EmeraldTaken)) == len(match.all(TokenTaken)) == taken
    assert {event.rule for event in only(match, EmeraldLeft, TokenLeft)} == (set() if taken else {"DOOR-3"})


@rule("EMER-1")
@rule("TURN-7")
def test_taken_before_it_went_out_it_stays_with_the_penguin() -> None:
    match = table()
    match.flick(through(1, "1-4", 0.3), left(1, 0.8), rest={1: (-100, 100)})
    assert holder(match) == 1
    match = table()
    match.flick(left(1, 0.3), through(1, "1-4", 0.8), rest={1: (-100, 100)})
    assert holder(match) is None


@rule("EMER-2")
@pytest.mark.parametrize(("turn", "other"), [(1, 2), (2, 1), (1, 0), (0, 1)])
def test_touching_its_holder_takes_it_over_whoever_flicked_and_the_catcher_too(turn: int, other: int) -> None:
    match = held(1, turn)
    match.flick(touched(turn, other if turn == 1 else 1))
    assert match.one(EmeraldPassed) == EmeraldPassed(seat=other if turn == 1 else turn, frm=1)


@rule("EMER-2")
def test_it_goes_over_between_two_who_are_pushed_together() -> None:
    match = held(2, turn=0)
    match.flick(touched(0, 3, 0.2), touched(3, 2, 0.5))
    assert match.one(EmeraldPassed) == EmeraldPassed(seat=3, frm=2)


@rule("EMER-2")
def test_it_goes_over_in_the_order_of_time_from_hand_to_hand() -> None:
    match = table()
    match.flick(touched(2, 3, 0.6), touched(1, 2, 0.4), through(1, "1-4", 0.2), touched(3, 1, 0.8))
    assert only(match, EmeraldTaken, EmeraldPassed) == [
        EmeraldTaken(seat=1, door="1-4"),
        EmeraldPassed(seat=2, frm=1),
        EmeraldPassed(seat=3, frm=2),
        EmeraldPassed(seat=1, frm=3),
    ]


@rule("EMER-2")
def test_between_the_same_two_it_goes_over_once_a_flick() -> None:
    match = held(1)
    match.flick(touched(1, 2, 0.3), touched(2, 1, 0.5), touched(1, 2, 0.7))
    assert match.all(EmeraldPassed) == [EmeraldPassed(seat=2, frm=1)]
    match.flick(touched(1, 2))
    assert match.one(EmeraldPassed) == EmeraldPassed(seat=1, frm=2)


@rule("EMER-2")
def test_two_who_touched_before_one_had_it_can_still_hand_it_over() -> None:
    match = table()
    match.flick(touched(1, 2, 0.1), through(1, "1-4", 0.3), touched(1, 2, 0.5))
    assert holder(match) == 2


@rule("EMER-2")
def test_touches_of_others_of_walls_and_of_walruses_leave_it_where_it_is() -> None:
    match = held(3, walruses="yes")
    match.flick(touched(1, 2, 0.2), touched("walrus-4", 3, 0.4))
    assert (match.all(EmeraldPassed), holder(match)) == ([], 3)


@rule("EMER-2")
def test_two_catchers_take_it_from_each_other() -> None:
    match = held(2)
    match.state = replace(match.state, catchers=(0, 2))
    match.flick(touched(1, 0, 0.2), touched(0, 2, 0.4))
    assert match.one(EmeraldPassed) == EmeraldPassed(seat=0, frm=2)


@rule("EMER-2")
@rule("TURN-7")
def test_a_touch_outside_hands_nothing_over() -> None:
    match = held(1)
    match.flick(left(2, 0.3), touched(1, 2, 0.5), rest=OUT)
    assert holder(match) == 1


@rule("EMER-2")
@rule("TWO-1")
def test_with_two_players_a_catch_hands_it_over_and_the_runner_keeps_it_on_the_circle() -> None:
    match = held(1, turn=0, seats=2)
    match.flick(touched(0, 1))
    assert [type(event) for event in only(match, IdTaken, EmeraldPassed, PutOnCircle)] == [
        *(IdTaken, EmeraldPassed, PutOnCircle),
    ]
    assert holder(match) == 0
    match = held(0, turn=0, seats=2)
    match.flick(touched(0, 1))
    assert holder(match) == 1


def last_flick(match: Match) -> Match:
    """Seat 1 takes its last fish: the round is over."""
    match.hang(1, "1-3").flick(through(1, "1-3"))
    return match


@rule("EMER-2")
@rule("ROUND-2")
def test_whoever_holds_it_at_the_end_of_a_round_gets_its_card_before_anybody_draws_for_ids() -> None:
    match = last_flick(held(2))
    drawn = only(match, EmeraldWon, CardDrawn)
    assert [event for event in drawn if isinstance(event, EmeraldWon)] == [EmeraldWon(seat=2)]
    assert [event.rule for event in drawn if isinstance(event, CardDrawn | EmeraldWon)] == [
        *("DOOR-1", "EMER-2", "ROUND-2", "ROUND-2", "ROUND-2", "ROUND-2"),
    ]
    assert match.hand(2).up == ("emerald",)


@rule("EMER-2")
def test_the_catcher_who_catches_the_last_runner_with_it_wins_it() -> None:
    match = held(1, turn=0)
    match.flick(touched(0, 2, 0.2), touched(0, 3, 0.4), touched(0, 1, 0.6))
    assert match.one(EmeraldWon) == EmeraldWon(seat=0)


@rule("EMER-2")
@rule("ROUND-1")
@pytest.mark.parametrize(("option", "winner"), [("whole", 2), ("instant", 1)])
def test_what_follows_in_the_flick_that_ends_the_round_counts_as_the_table_has_it(option: str, winner: int) -> None:
    match = held(1, round_end=option)
    match.hang(1, "1-3").flick(through(1, "1-3", 0.3), touched(1, 2, 0.6))
    assert match.one(EmeraldWon) == EmeraldWon(seat=winner)


@rule("EMER-2")
def test_nobody_gets_a_card_while_it_hangs() -> None:
    match = last_flick(table())
    assert match.all(EmeraldWon) == []


@rule("EMER-2")
@rule("EMER-1")
def test_in_the_next_round_the_next_catcher_hangs_it_anew() -> None:
    match = last_flick(held(2))
    assert match.state.get(Emerald) == Emerald()
    match.place_catcher()
    assert match.one(DecisionAsked).seat == 1
    match.act(HangEmerald("1-5"))
    assert match.state.get(Emerald) == Emerald(door="1-5")


@rule("EMER-2")
@rule("GAME-1")
def test_its_card_is_worth_three_and_counts_in_a_tie() -> None:
    match = table()
    match.deal(1, "3", up=("emerald",)).deal(2, "3", "3").deal(3, "3", "2", "1").deal(0)
    cards = kit_of(match.state.options, 4).by_name["cards"]
    assert POINTS["emerald"] == 3
    assert [cards.points(match.state, seat) for seat in range(4)] == [0, 6, 6, 6]
    assert [cards.tie_break(match.state, seat) for seat in range(4)] == [0, 2, 2, 3]


@rule("EMER-2")
@rule("CARD-9")
def test_everybody_sees_the_card_and_it_is_in_no_pile() -> None:
    match = last_flick(held(2))
    for seat in (None, 0, 1, 3):
        view = match.game.view(match.state, seat)
        seen = next(piece for piece in view.slices if isinstance(piece, CardsSeen))  # type: ignore[attr-defined]
        assert seen.hands[2].up == ("emerald",)
        imagined = match.game.imagine(view, rng_from("imagined"))
        assert isinstance(imagined, IceCoolState)
        held_cards = imagined.get(CardsHeld)
        assert "emerald" not in held_cards.pile
        assert [hand.up for hand in held_cards.hands] == [(), (), ("emerald",), ()]
        assert not any("emerald" in hand.down for hand in held_cards.hands)


@rule("EMER-2")
def test_no_deck_has_an_emerald_card() -> None:
    assert all(item.card != "emerald" for deck in splits().values() for item in deck)
    with refuses(BadOption, match="never drawn"):
        check_deck((CardCount("emerald", 1),))


@rule("EMER-1")
@rule("TOUR-1")
def test_there_is_none_in_a_tournament() -> None:
    with refuses(BadOption, match="does not go with"):
        Match(emerald="yes", scoring="tournament")
