"""TOUR-1: tournament scoring: a point for each token and each ID, no cards, no abilities."""

from typing import Any

import pytest

from coldsnap.core.choices import Over
from coldsnap.core.errors import BadOption
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, MoveFish, UseSkates
from coldsnap.games.icecool.state.events import (
    CardCounted,
    CardDrawn,
    CardsTurned,
    CaughtAgain,
    GameEnded,
    PointsScored,
    RoundEnded,
    TokenTaken,
    TurnBegan,
)
from coldsnap.games.icecool.state.slices import CardsHeld, CardsSeen, Points
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_match import Match, Mm, midgame, only, refusal, through, touched
from marks import rule
from sentences import refuses

IN_GYM: dict[int | str, Mm] = {1: (450, 260)}
CARDS = (CardDrawn, CardsTurned, CardCounted)


def table(turn: int = 1, game: str = "icecool2", seats: int = 4, **options: Any) -> Match:
    return midgame(turn=turn, game=game, seats=seats, scoring="tournament", **options)


def points(match: Match) -> tuple[int, ...]:
    return match.state.get(Points).points


def played_out(seats: int, *catches: int) -> tuple[Match, list[Event]]:
    """A whole match: in each round the first Runner takes three fish; in these rounds it is caught by the way."""
    match = Match(seats=seats, scoring="tournament")
    events: list[Event] = list(match.events)
    while not isinstance(match.status, Over):
        events += match.place_catcher().events
        runner, catcher = match.actor, match.state.catchers[0]
        caught = (touched(runner, catcher, 0.1),) if match.state.round in catches else ()
        fish = (through(runner, "1-3", 0.3), through(runner, "3-5", 0.6, back=True), through(runner, "2-4", 0.9))
        events += match.flick(*caught, *fish, rest={runner: (105, 450)})
    return match, events


@rule("TOUR-1")
def test_a_token_is_a_point_and_no_card() -> None:
    match = table()
    match.flick(through(1, "1-3", 0.4), through(1, "3-5", 0.8, back=True), rest={1: (300, 300)})
    assert only(match, TokenTaken, PointsScored, *CARDS) == [
        TokenTaken(seat=1, door="1-3"),
        PointsScored(rule="TOUR-1", seat=1, points=1),
        TokenTaken(seat=1, door="3-5"),
        PointsScored(rule="TOUR-1", seat=1, points=1),
    ]
    assert points(match) == (0, 2, 0, 0)


@rule("TOUR-1", "DOOR-6")
def test_a_token_by_a_push_is_its_owners_point() -> None:
    match = table()
    match.flick(touched(1, 2, 0.2), through(2, "3-5", 0.5, back=True), rest={2: (330, 300)})
    assert points(match) == (0, 0, 1, 0)


@rule("TOUR-1")
def test_each_id_held_at_the_end_of_a_round_is_a_point_the_catchers_first() -> None:
    match = table(turn=0).hang(1, "1-3")
    match.flick(touched(0, 1), touched(0, 3))
    assert points(match) == (0, 0, 0, 0)
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert only(match, RoundEnded, PointsScored, *CARDS) == [
        PointsScored(seat=1, points=1),
        RoundEnded(round=1, why="three-fish", seats=(1,)),
        PointsScored(seat=0, points=3),
        PointsScored(seat=2, points=1),
    ]
    assert points(match) == (3, 1, 1, 0)


@rule("TOUR-1")
def test_points_for_ids_go_clockwise_from_the_catcher() -> None:
    match = Match(scoring="tournament", first_catcher="3").place_catcher().hang(3, "1-3")
    match.flick(through(3, "1-3"), rest={3: (450, 260)})
    assert [event.seat for event in match.all(PointsScored)] == [3, 2, 3, 0, 1]


@rule("TOUR-1")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_there_is_no_card_anywhere_and_nobody_sees_a_value(game: str) -> None:
    match = table(game=game)
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert match.state.find(CardsHeld) is None
    for seat in (0, 1, 2, 3, None):
        view = match.game.view(match.state, seat)
        assert isinstance(view, IceCoolView)
        assert view.find(CardsSeen) is None
        assert view.find(Points) == Points((0, 1, 0, 0))


@rule("TOUR-1")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
@pytest.mark.parametrize("action", [UseSkates(("1-jump", "1-jump")), AnnounceTask("doors"), MoveFish(1, "1-3", "4-5")])
def test_no_ability_can_be_used_and_tournament_scoring_is_the_reason(game: str, action: Action) -> None:
    match = table(game=game)
    assert [type(offered) for offered in match.offered()] == [FlickPenguin]
    assert refusal(match, action) == ("icecool-not-in-this-game", "TOUR-1")


@rule("TOUR-1")
def test_a_turn_is_over_with_its_flick_however_many_points_one_has() -> None:
    match = table()
    match.flick(through(1, "1-3", 0.4), through(1, "3-5", 0.8, back=True), rest={1: (300, 300)})
    assert match.all(TurnBegan) == [TurnBegan(seat=2, body="p2")]
    assert refusal(match, EndTurn()) == ("icecool-not-now", "TURN-2")


@rule("TOUR-1")
def test_nothing_is_shuffled_the_seed_changes_nothing_on_the_table() -> None:
    one, two = Match(scoring="tournament", seed="a"), Match(scoring="tournament", seed="b")
    assert one.state.rng != two.state.rng
    assert one.state.slices == two.state.slices
    assert one.events == two.events


@rule("TOUR-1")
def test_points_go_on_though_there_are_no_cards_left_to_stand_for_them() -> None:
    match = table(deck=b'source = "none"\ncards = {}')
    match.flick(through(1, "1-3", 0.4), through(1, "3-5", 0.8, back=True), rest={1: (300, 300)})
    assert points(match) == (0, 2, 0, 0)


@rule("TOUR-1", "GAME-1")
def test_the_most_points_win() -> None:
    # Rounds with Catchers 0, 1, 2: Runners 1, 2, 0 take three fish each; 2 is caught by 1.
    match, events = played_out(3, 2)
    assert match.one(GameEnded) == GameEnded(ranking=((1,), (0,), (2,)), points=(6, 7, 5), reason="icecool-over-won")
    assert [event for event in events if isinstance(event, CARDS)] == []
    total = sum(event.points for event in events if isinstance(event, PointsScored))
    assert total == sum(points(match)) == 18


@rule("TOUR-1", "GAME-1")
def test_equal_points_are_a_shared_victory() -> None:
    match, _ = played_out(3)
    assert match.one(GameEnded).ranking == ((0, 1, 2),)
    assert match.one(GameEnded).points == (6, 6, 6)


@rule("TOUR-1", "TWO-2")
def test_with_two_players_the_second_catch_is_no_further_point() -> None:
    match = table(turn=0, seats=2)
    match.flick(touched(0, 1))
    match.flick(touched(1, 0), rest={1: (240, 495)})
    assert only(match, CaughtAgain, PointsScored) == [
        CaughtAgain(seat=1, by=0),
        PointsScored(seat=0, points=2),
    ]


@rule("TOUR-1", "WAL-1")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_promos_are_left_out(game: str) -> None:
    with refuses(BadOption, match="TOUR-1"):
        Match(game, scoring="tournament", walruses="yes")
