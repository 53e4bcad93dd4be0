"""MANY-1 and MANY-3: both boxes at one table, for two to eight players."""

from collections import Counter
from typing import get_args

import pytest

from coldsnap.core.choices import Over
from coldsnap.core.errors import BadOption, Rejected
from coldsnap.games.icecool.state.actions import AnnounceTask, MoveFish, UseSkates
from coldsnap.games.icecool.state.cards import Card, cards_in, splits
from coldsnap.games.icecool.state.events import CardDrawn, GameEnded, RoundBegan, RoundEnded, TokensHung
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import CardsHeld, Ids, Points, Tokens
from coldsnap.games.registry import GAMES
from icecool_match import Match, refusal, through, touched
from marks import rule

EVERY_COUNT = range(2, 9)


def both(seats: int, **options: str) -> Match:
    """A table with both boxes, its Catchers placed."""
    match = Match("icecool-both", seats, **options)
    for _ in match.state.catchers:
        match.lapse()
    return match


def held(match: Match) -> Counter[str]:
    """All cards, wherever they are."""
    cards = match.state.get(CardsHeld)
    return Counter((*cards.pile, *(card for hand in cards.hands for card in (*hand.down, *hand.up))))


def play_a_round(match: Match) -> None:
    """Whoever is the first Runner gets its three fish in one flick."""
    runner = match.actor
    match.flick(*(through(runner, door, 0.1 * at) for at, door in enumerate(match.tokens(runner), start=1)))


@rule("MANY-1")
def test_two_to_eight_play_with_both_boxes_and_the_double_school() -> None:
    info = GAMES["icecool-both"].info
    assert info.seats == tuple(EVERY_COUNT)
    options = GAMES["icecool-both"].resolve({})
    assert isinstance(options, IceCoolOptions)
    assert options.layout.name == "double-school"
    with pytest.raises(Rejected) as refused:
        GAMES["icecool-both"].setup(9, options, "0" * 32)
    assert refused.value.code == "seats"


@rule("MANY-1")
def test_both_decks_are_joined_to_ninety_nine_cards() -> None:
    decks = splits()
    for whole, parts in (("both", ("icecool", "icecool2")), ("both-thirds", ("icecool-thirds", "icecool2-thirds"))):
        joined = Counter(cards_in(decks[whole]))
        assert joined == sum((Counter(cards_in(decks[part])) for part in parts), Counter())
        assert joined.total() == 99
    assert held(both(8)) == Counter(cards_in(decks["both"]))
    assert held(both(8, deck="both-thirds")) == Counter(cards_in(decks["both-thirds"]))


@rule("MANY-1")
@pytest.mark.parametrize("pair", [("1", "1"), ("1", "1-jump"), ("1-bounce", "1-doors")])
def test_every_1_of_either_box_skates(pair: tuple[Card, Card]) -> None:
    match = both(5)
    match.deal(1, *pair)
    match.flick(rest={1: (495, 150)})
    assert pair == match.offered(UseSkates)[0].cards  # type: ignore[attr-defined]
    match.act(UseSkates(pair))
    assert match.actor == 1


@rule("MANY-1")
def test_two_2s_move_fish_and_tasks_are_on_the_1s_of_icecool2_only() -> None:
    match = both(5).deal(1, "2", "2", "1", "1-doors")
    assert MoveFish(2, "2-4", "2-3") in match.offered(MoveFish)
    offered = [getattr(action, "task", None) for action in match.offered()]
    assert [task for task in offered if task] == ["doors"]
    match.act(MoveFish(2, "2-4", "2-3"))
    assert "2-3" in match.tokens(2)


@rule("MANY-1")
@pytest.mark.parametrize("layout", ["school", "double-school", "double-school-mirrored"])
@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_every_runner_has_a_fish_on_each_of_three_doors(seats: int, layout: str) -> None:
    match = both(seats, layout=layout)
    catchers = match.state.catchers
    doors = sorted(door.id for door in match.board.fish_doors)
    assert len(doors) == 3
    for seat in range(seats):
        assert sorted(match.tokens(seat)) == ([] if seat in catchers else doors)


@rule("MANY-1")
@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_there_is_one_catcher_up_to_five_players_and_two_from_six_on(seats: int) -> None:
    assert len(Match("icecool-both", seats).state.catchers) == (1 if seats <= 5 else 2)


@rule("MANY-1")
def test_five_players_play_five_rounds_by_the_ordinary_rules() -> None:
    match = both(5)
    seen = []
    while not isinstance(match.status, Over):
        seen.append(match.state.catchers)
        play_a_round(match)
        if not isinstance(match.status, Over):
            match.place_catcher()
    assert seen == [(0,), (1,), (2,), (3,), (4,)]


@rule("MANY-1")
def test_two_players_keep_their_own_rules_with_both_boxes() -> None:
    match = both(2)
    match.flick(touched(1, 0))
    assert match.state.turn is not None
    assert (match.state.turn.rule, match.actor) == ("TWO-1", 1)


@rule("MANY-1")
def test_tournament_scoring_goes_with_many_players() -> None:
    match = Match("icecool-both", 7, scoring="tournament")
    match.place_catcher((130, 495)).place_catcher((250, 495))
    match.flick(through(2, "1-3"), touched(2, 1), rest={2: (495, 300)})
    match.hang(3, "2-4").flick(through(3, "2-4"), rest={3: (105, 300)})
    assert match.all(RoundEnded)
    assert match.state.get(Points).points == (1, 2, 1, 2, 1, 1, 1)
    assert match.state.round == 2


@rule("MANY-1")
def test_artifacts_stay_with_two_to_four_players() -> None:
    game = GAMES["icecool-both"]
    options = game.resolve({"artifacts": "yes"})
    assert game.setup(4, options, "0" * 32).events
    with pytest.raises(Rejected) as refused:
        game.setup(6, options, "0" * 32)
    assert refused.value.code == "icecool-promo-seats"


@rule("MANY-3")
@pytest.mark.parametrize(
    ("seats", "catchers"),
    [
        (6, [(0, 1), (2, 3), (4, 5)]),
        (7, [(0, 1), (2, 3), (4, 5), (6, 0)]),
        (8, [(0, 1), (2, 3), (4, 5), (6, 7)]),
    ],
)
def test_the_next_two_clockwise_are_the_next_catchers(seats: int, catchers: list[tuple[int, int]]) -> None:
    match = both(seats)
    before = held(match)
    seen = []
    while not isinstance(match.status, Over):
        seen.append(match.state.catchers)
        assert held(match) == before
        play_a_round(match)
        if not isinstance(match.status, Over):
            assert match.one(RoundBegan).rule == "MANY-3"
            assert match.state.get(Ids).holder == tuple(range(seats))
            assert match.state.get(Tokens).taken == (0,) * seats
            assert match.one(TokensHung).seats == tuple(s for s in range(seats) if s not in match.state.catchers)
            match.place_catcher((130, 495)).place_catcher((250, 495))
    assert seen == catchers
    assert held(match) == before
    assert len(match.one(GameEnded).points) == seats


@rule("MANY-3")
@pytest.mark.parametrize(("seats", "rounds"), [(6, 3), (7, 4), (8, 4)])
def test_six_players_play_three_rounds_and_seven_or_eight_play_four(seats: int, rounds: int) -> None:
    match = both(seats)
    view = match.game.view(match.state, None)
    assert getattr(view, "rounds", None) == rounds


@rule("MANY-3", "SETUP-4")
def test_with_seven_the_player_who_is_catcher_first_is_so_twice_wherever_it_sits() -> None:
    match = Match("icecool-both", 7, first_catcher="5")
    seen: list[int] = []
    while not isinstance(match.status, Over):
        seen += match.state.catchers
        match.place_catcher((130, 495)).place_catcher((250, 495))
        play_a_round(match)
    assert Counter(seen) == Counter({seat: 2 if seat == 4 else 1 for seat in range(7)})


@rule("SETUP-4", "MANY-1")
def test_any_of_eight_may_be_first_catcher_and_one_who_does_not_play_may_not() -> None:
    assert Match("icecool-both", 8, first_catcher="8").state.catchers == (7, 0)
    with pytest.raises(Rejected) as refused:
        Match("icecool-both", 6, first_catcher="7")
    assert refused.value.code == "icecool-no-such-catcher"
    with pytest.raises(BadOption):
        Match("icecool2", 4, first_catcher="5")


@rule("MANY-1", "CARD-7")
def test_no_card_is_lost_or_made_in_a_whole_round_of_eight() -> None:
    match = both(8)
    before = held(match)
    for runner in range(2, 8):
        match.flick(through(runner, "1-3"), touched(runner, runner % 2), rest={runner: (420 + 25 * runner, 320)})
    assert [event.seat for event in match.all(CardDrawn) if event.rule == "ROUND-2"] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert held(match) == before
    assert set(held(match)) <= set(get_args(Card))


@rule("MANY-1")
def test_a_1_without_a_task_announces_none() -> None:
    match = both(5).deal(1, "1", "1")
    assert refusal(match, AnnounceTask("jump"))[0] == "icecool-no-such-card"
