"""EMP-1, EMP-2: the Emperor, whom one touches for snowflakes, and what snowflakes pay for."""

from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.choices import Over
from coldsnap.core.codec import encode
from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved
from coldsnap.core.rng import rng_from
from coldsnap.core.secrets import redact_all
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.modules.promos.emperor import (
    EMPEROR,
    FlickAgain,
    SnowflakeGained,
    Snowflakes,
    SnowflakesCounted,
    SnowflakesSpent,
    SwapCard,
)
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, PlaceCatcher, UseSkates
from coldsnap.games.icecool.state.cards import POINTS, Card
from coldsnap.games.icecool.state.events import (
    CardCounted,
    CardDrawn,
    CardTucked,
    FlickRepeated,
    GameEnded,
    IdTaken,
    Returned,
    RoundBegan,
    TokenTaken,
    TurnBegan,
    TurnGranted,
)
from coldsnap.games.icecool.state.slices import CardsHeld, Hand
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.registry import GAMES
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from icecool_match import Match, Mm, left, midgame, only, point, refusal, through, toppled, touched
from marks import rule
from sentences import refuses

DOT: Mm = (300, 300)
AGAIN = TurnBegan(rule="EMP-1", seat=1, body="p1", why="snowflakes", follows=False)


def table(turn: int = 1, held: int = 0, **options: Any) -> Match:
    """Midgame with the Emperor; the seat in turn holds so many snowflakes."""
    return give(midgame(turn=turn, emperor="yes", **options), turn, held)


def give(match: Match, seat: int, count: int) -> Match:
    held = tuple(count if each == seat else 0 for each in range(match.state.seats))
    return match.set(Snowflakes(12 - count, held))


def flakes(match: Match) -> Snowflakes:
    return match.state.get(Snowflakes)


def spending(match: Match) -> list[object]:
    """What snowflakes can be spent on now."""
    return [*match.offered(SwapCard), *match.offered(FlickAgain)]


@rule("EMP-1", "SETUP-9")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_the_emperor_stands_on_the_dot_and_twelve_snowflakes_are_in_the_supply(game: str) -> None:
    match = Match(game, emperor="yes")
    assert match.one(RoundBegan).bodies == (standing(EMPEROR, EMPEROR, point(DOT)),)
    assert flakes(match) == Snowflakes(12, (0, 0, 0, 0))


@rule("EMP-1")
def test_without_the_option_there_is_no_emperor() -> None:
    match = midgame()
    assert match.state.body(EMPEROR) is None
    assert match.state.find(Snowflakes) is None
    assert refusal(match, FlickAgain()) == ("icecool-not-in-this-game", None)


@rule("EMP-1", "TOUR-1")
@pytest.mark.parametrize("other", [{"scoring": "tournament"}, {"pawclaw": "yes"}])
def test_the_emperor_goes_neither_with_tournament_scoring_nor_with_pawclaw(other: dict[str, str]) -> None:
    with refuses(BadOption, match="does not go with"):
        GAMES["icecool2"].resolve({"emperor": "yes", **other})


@rule("EMP-2")
@pytest.mark.parametrize("turn", [0, 1])
def test_whose_penguin_touches_him_in_its_own_turn_gets_a_snowflake_the_catcher_too(turn: int) -> None:
    match = table(turn)
    match.flick(touched(turn, EMPEROR), rest={EMPEROR: (310, 320)})
    assert match.all(SnowflakeGained) == [SnowflakeGained(rule="EMP-2", seat=turn)]
    assert (flakes(match).supply, flakes(match).held[turn]) == (11, 1)


@rule("EMP-2")
def test_it_does_not_matter_who_moves_and_who_is_touched() -> None:
    match = table()
    match.flick(touched(1, 2, 0.1), touched(2, EMPEROR, 0.3), touched(EMPEROR, 1, 0.5))
    assert match.one(SnowflakeGained).seat == 1


@rule("EMP-2")
def test_a_penguin_that_touches_him_in_the_turn_of_another_gets_nothing() -> None:
    match = table()
    match.flick(touched(1, 2, 0.1), touched(2, EMPEROR, 0.3), touched(0, EMPEROR, 0.5))
    assert match.all(SnowflakeGained) == []


@rule("EMP-2")
def test_a_walrus_that_touches_him_brings_nothing() -> None:
    match = table(walruses="yes")
    match.flick(touched(EMPEROR, "walrus-5"))
    assert match.all(SnowflakeGained) == []


@rule("EMP-2")
def test_at_most_one_a_flick_and_one_more_in_the_next() -> None:
    match = table().deal(1, "1-jump", "1-jump")
    match.flick(touched(1, EMPEROR, 0.2), touched(1, EMPEROR, 0.9))
    assert len(match.all(SnowflakeGained)) == 1
    match.act(UseSkates(("1-jump", "1-jump")))
    match.flick(touched(1, EMPEROR))
    assert flakes(match).held[1] == 2


@rule("EMP-2", "TURN-3")
def test_a_circle_flick_that_is_repeated_is_a_flick_of_its_own() -> None:
    match = Match(emperor="yes").place_catcher()
    match.flick(touched(1, EMPEROR))
    assert match.one(FlickRepeated).seat == 1
    match.flick(touched(1, EMPEROR), rest={1: (300, 105)})
    assert flakes(match).held[1] == 2


@rule("EMP-2")
def test_from_an_empty_supply_nobody_gets_one_until_some_are_spent() -> None:
    match = table(1, 12).deal(1, "3").pile("2", "2")
    match.flick(touched(1, EMPEROR))
    assert match.all(SnowflakeGained) == []
    match.act(SwapCard("3"))
    match.act(FlickAgain())
    match.flick(touched(1, EMPEROR))
    assert flakes(match) == Snowflakes(2, (0, 10, 0, 0), gained=True)


@rule("EMP-2", "TURN-7")
def test_a_touch_before_one_went_out_counts_and_one_outside_does_not() -> None:
    match = table()
    match.flick(touched(1, EMPEROR, 0.3), left(1, 0.6), rest={1: (700, 105)})
    assert match.one(SnowflakeGained).seat == 1
    other = table()
    other.flick(left(1, 0.3), touched(1, EMPEROR, 0.6), rest={1: (700, 105)})
    assert other.all(SnowflakeGained) == []


@rule("EMP-2", "TURN-8")
def test_the_emperor_that_is_knocked_out_comes_back_to_his_place() -> None:
    match = table()
    match.flick(touched(1, EMPEROR), left(EMPEROR), rest={EMPEROR: (300, -80)})
    assert match.one(Returned) == Returned(rule="TURN-8", seat=None, placed=standing(EMPEROR, EMPEROR, point(DOT)))


@rule("EMP-2", "CATCH-5", "DOOR-7")
def test_he_neither_catches_nor_collects() -> None:
    match = table()
    match.flick(touched(EMPEROR, 0), touched(EMPEROR, 2), through(EMPEROR, "1-3"))
    assert only(match, IdTaken, TokenTaken) == []


@rule("EMP-2", "ROUND-1")
def test_a_snowflake_of_the_flick_that_ends_a_round_is_kept_and_the_emperor_goes_back_to_his_dot() -> None:
    match = table(1, 3).hang(1, "1-3")
    match.flick(touched(1, EMPEROR, 0.2), through(1, "1-3"), rest={1: (450, 260), EMPEROR: (250, 250)})
    assert match.one(RoundBegan).round == 2
    assert flakes(match).held == (0, 4, 0, 0)
    assert match.at(EMPEROR) == DOT


@rule("EMP-1")
def test_for_one_snowflake_a_face_down_card_goes_under_the_pile_and_a_new_one_is_drawn() -> None:
    match = table(1, 1).deal(1, "1-doors", "2").pile("3", "1-jump")
    match.flick()
    match.act(SwapCard("2"))
    assert match.events[:3] == (
        SnowflakesSpent(rule="EMP-1", seat=1, count=1),
        CardTucked(rule="EMP-1", seat=1, card="2", knows=(1,)),
        CardDrawn(rule="EMP-1", seat=1, card="3", knows=(1,)),
    )
    assert match.hand(1) == Hand(("1-doors", "3"))
    assert match.state.get(CardsHeld).pile == ("1-jump", "2")
    assert flakes(match) == Snowflakes(12, (0, 0, 0, 0))


@rule("EMP-1")
def test_of_a_pile_of_one_card_that_one_is_drawn_and_not_ones_own_again() -> None:
    match = table(1, 1).deal(1, "2").pile("3")
    match.flick()
    match.act(SwapCard("2"))
    assert match.hand(1) == Hand(("3",))
    assert match.state.get(CardsHeld).pile == ("2",)


@rule("EMP-1")
def test_every_different_face_down_card_is_offered_and_only_those() -> None:
    match = table(1, 1).deal(1, "2", "2", "1-doors", up=("3",)).pile("3")
    match.flick()
    assert match.offered(SwapCard) == [SwapCard("1-doors"), SwapCard("2")]
    assert refusal(match, SwapCard("3")) == ("icecool-no-such-card", "EMP-1")


@rule("EMP-1", "CARD-7")
def test_with_an_empty_pile_no_swap_is_offered() -> None:
    match = table(1, 2).deal(1, "2", "3").pile()
    match.flick()
    assert spending(match) == [FlickAgain()]
    assert refusal(match, SwapCard("2")) == ("icecool-pile-empty", "EMP-1")


@rule("EMP-1", "CARD-6")
def test_the_new_card_can_be_used_in_this_turn_and_swapped_again() -> None:
    match = table(1, 3).deal(1, "1-jump", "3").pile("1-doors", "2")
    match.flick()
    match.act(SwapCard("3"))
    assert match.offered(UseSkates) == [UseSkates(("1-doors", "1-jump"))]
    match.act(SwapCard("1-doors"))
    assert match.hand(1) == Hand(("1-jump", "2"))
    assert flakes(match).held[1] == 1


@rule("EMP-1", "TURN-14")
def test_the_tucked_card_and_the_new_one_are_secret_to_all_but_their_owner() -> None:
    one = table(1, 1).deal(1, "1-jump", "3").pile("2", "2")
    other = table(1, 1).deal(1, "1-doors", "3").pile("1-bounce", "2")
    for match in (one, other):
        match.flick()
        old = match.hand(1).down[0]
        match.act(SwapCard(old))
        tucked = [event for event in redact_all(match.events, 1) if isinstance(event, CardTucked)]
        assert [event.card for event in tucked] == [old]
    for seat in (None, 0, 2, 3):
        assert redact_all(one.events, seat) == redact_all(other.events, seat)
        assert encode(one.game.view(one.state, seat)) == encode(other.game.view(other.state, seat))
    assert all(event.card is None for event in redact_all(one.events, 0) if isinstance(event, CardTucked | CardDrawn))


@rule("EMP-1", "TURN-14")
def test_whether_the_window_opens_depends_on_what_everybody_knows() -> None:
    for card in POINTS:
        match = table(1, 1).deal(1, card)
        match.flick()
        assert match.state.stage == "window"
        assert EndTurn() in match.offered()
    for useless in (table(1, 0).deal(1, "3").pile("2"), table(1, 1).pile("2"), table(1, 1).deal(1, "3").pile()):
        useless.flick()
        assert useless.actor == 2


@rule("EMP-1")
def test_for_two_snowflakes_one_flicks_again_at_once() -> None:
    match = table(1, 2)
    match.flick()
    assert match.offered() == [FlickAgain(), EndTurn()]
    match.act(FlickAgain())
    assert match.events == (
        SnowflakesSpent(rule="EMP-1", seat=1, count=2),
        TurnGranted(rule="EMP-1", seat=1, body="p1", why="snowflakes", at_once=True),
        AGAIN,
    )
    match.flick()
    assert match.one(TurnBegan) == TurnBegan(seat=2, body="p2")
    assert flakes(match) == Snowflakes(12, (0, 0, 0, 0))


@rule("EMP-1", "CARD-10")
def test_to_flick_again_is_a_whole_turn() -> None:
    match = table(1, 4).deal(1, "1-doors", "3")
    match.act(AnnounceTask("doors"))
    match.flick()
    match.act(FlickAgain())
    match.act(AnnounceTask("doors"))
    match.flick(touched(1, EMPEROR))
    assert flakes(match).held[1] == 3
    match.act(FlickAgain())
    assert match.one(TurnBegan) == AGAIN


@rule("EMP-1", "CARD-1", "WAL-1")
def test_skates_a_walrus_and_snowflakes_are_three_extra_turns() -> None:
    match = table(1, 2, walruses="yes").deal(1, "1-jump", "1-jump")
    match.flick(toppled("walrus-3"))
    match.act(FlickAgain())
    assert match.one(TurnBegan) == AGAIN
    match.flick()
    match.act(UseSkates(("1-jump", "1-jump")))
    assert match.one(TurnBegan).why == "skates"
    match.flick()
    assert match.one(TurnBegan).why == "walrus"
    match.flick()
    assert match.one(TurnBegan) == TurnBegan(seat=2, body="p2")


@rule("EMP-1")
def test_snowflakes_are_spent_after_the_flick_and_by_who_has_enough_of_them() -> None:
    match = table(1, 1).deal(1, "3", "3")
    assert spending(match) == []
    assert refusal(match, FlickAgain()) == ("icecool-not-in-window", "EMP-1")
    assert refusal(match, SwapCard("3")) == ("icecool-not-in-window", "EMP-1")
    match.flick()
    assert refusal(match, FlickAgain()) == ("icecool-too-few-snowflakes", "EMP-1")
    match.act(SwapCard("3"))
    assert refusal(match, SwapCard("3")) == ("icecool-too-few-snowflakes", "EMP-1")
    assert refusal(match, FlickAgain(), seat=2) == ("not-your-turn", "TURN-1")


@rule("EMP-1", "TURN-7")
def test_who_went_out_spends_none() -> None:
    match = table(1, 2).deal(1, "3").pile("2")
    match.flick(left(1), rest={1: (700, 105)})
    assert match.one(TurnBegan).seat == 2, "with a single card there is nothing that could still help"
    skater = table(1, 2).deal(1, "1-jump", "1-jump").pile("2")
    skater.flick(left(1), rest={1: (700, 105)})
    assert spending(skater) == []
    assert refusal(skater, FlickAgain()) == ("icecool-went-out", "TURN-7")
    assert refusal(skater, SwapCard("1-jump")) == ("icecool-went-out", "TURN-7")


@rule("EMP-1", "TURN-1")
def test_nobody_flicks_again_once_all_turns_of_a_round_are_used_up() -> None:
    match = table(1, 2).deal(1, "3").pile("2")
    match.flick()
    match.state = replace(match.state, options=replace(match.state.options, turn_cap=match.state.turns[1]))
    assert spending(match) == [SwapCard("3")]
    assert refusal(match, FlickAgain()) == ("icecool-not-now", "TURN-1")


@rule("EMP-1", "TWO-1")
def test_with_two_players_the_first_catch_leaves_no_time_for_snowflakes() -> None:
    match = table(0, 2, seats=2)
    match.flick(touched(0, EMPEROR, 0.1), touched(0, 1, 0.5), rest={1: (300, 105)})
    assert flakes(match).held == (3, 0)
    assert match.one(TurnBegan) == TurnBegan(rule="TWO-1", seat=1, body="p1", why="caught")


def last_flick(first: tuple[Card, ...], second: tuple[Card, ...], held: tuple[int, int, int]) -> Match:
    """A whole match up to its end: the first two players hold these cards then, and all these snowflakes."""
    match = Match(seats=3, emperor="yes")
    while not isinstance(match.status, Over):
        match.place_catcher()
        if match.state.round == 3:
            match.deal(0, *first).deal(1, *second).deal(2).pile()  # a blank for each ID: one point for everybody
            match.set(Snowflakes(12 - sum(held), held))
        runner = match.actor
        fish = (through(runner, "1-3", 0.3), through(runner, "3-5", 0.6, back=True), through(runner, "2-4", 0.9))
        match.flick(*fish, rest={runner: (105, 450)})
    return match


@rule("EMP-1", "GAME-1")
def test_at_the_end_of_the_game_every_snowflake_that_was_not_spent_is_a_point() -> None:
    match = last_flick(("3", "2"), ("3", "2"), (1, 3, 0))
    assert match.all(SnowflakesCounted) == [
        SnowflakesCounted(rule="EMP-1", seat=0, count=1),
        SnowflakesCounted(rule="EMP-1", seat=1, count=3),
    ]
    shown = {event.seat: event.total for event in match.all(CardCounted)}
    ended = match.one(GameEnded)
    assert ended.points == (shown[0] + 1, shown[1] + 3, shown[2])


@rule("EMP-1", "GAME-1")
def test_between_equal_points_the_number_of_cards_decides_and_no_snowflake_is_a_card() -> None:
    plain = last_flick((), (), (0, 0, 0)).one(GameEnded)
    more = plain.points[0] - plain.points[1]
    match = last_flick(("2",), (), (0, 2 + more, 0))
    ended = match.one(GameEnded)
    assert ended.points[0] == ended.points[1]
    ranks = [seat for group in ended.ranking for seat in group if seat < 2]
    cards = {seat: sum(event.seat == seat for event in match.all(CardCounted)) for seat in (0, 1)}
    assert ranks[0] == max(cards, key=lambda seat: cards[seat])
    assert cards[0] != cards[1]


@rule("EMP-1")
def test_a_swap_cannot_be_taken_back_and_neither_can_what_came_before_it() -> None:
    game = GAMES["icecool2"]
    wanted = {"layout": "school", "tremor": "off", "first_catcher": "1", "emperor": "yes"}
    play = Table.start(game, 2, game.resolve(wanted), rng_from("cold").seed)
    play.submit(0, PlaceCatcher(point((105, 430))))
    play.submit(1, FlickPenguin("p1", 0, 900))
    gym = standing("p1", "penguin", point((450, 260)))
    play.submit(NATURE, Resolved((touched(1, EMPEROR, 0.2), through(1, "1-3", 0.6)), (gym,)))
    state = play.state
    assert isinstance(state, IceCoolState)
    before = play.ply - 1
    play.submit(1, SwapCard(state.get(CardsHeld).hands[1].down[0]))
    with pytest.raises(Rejected):
        play.take_back(1, before)


@rule("EMP-2")
def test_in_the_engine_a_penguin_bumps_into_the_emperor_who_rocks_and_stands_again() -> None:
    game = GAMES["icecool2"]
    wanted = {"layout": "school", "tremor": "off", "first_catcher": "1", "emperor": "yes"}
    play, simulator = Table.start(game, 2, game.resolve(wanted), rng_from("cold").seed), MujocoSimulator()
    play.submit(0, PlaceCatcher(point((105, 430))))
    play.submit(1, FlickPenguin("p1", yaw=1800, power=339))  # to the left, to below the door to the middle room
    settle(play, simulator)
    play.submit(0, FlickPenguin("p0", yaw=0, power=0))
    settle(play, simulator)
    play.submit(1, FlickPenguin("p1", yaw=900, power=800))
    assert SnowflakeGained(seat=1) in settle(play, simulator)[-1].events
    state = play.state
    assert isinstance(state, IceCoolState)
    emperor = state.body(EMPEROR)
    assert emperor is not None
    assert (emperor.pose.qx, emperor.pose.qy) == (0.0, 0.0)
    assert (emperor.pose.x, emperor.pose.y) != (0.3, 0.3)
