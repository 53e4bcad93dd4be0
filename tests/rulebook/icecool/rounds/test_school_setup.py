"""SETUP-1 to SETUP-5: who plays, on what, with which cards, and in how many rounds."""

from collections import Counter
from importlib import resources

import pytest
from msgspec.structs import replace

from coldsnap.core.choices import Over, Simulate
from coldsnap.core.errors import BadOption, ColdsnapError, Rejected
from coldsnap.core.rng import rng_from
from coldsnap.games.icecool.board.layout import layout
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.cards import ONES
from coldsnap.games.icecool.state.events import GameBegan, PutOnCircle, RoundBegan
from coldsnap.games.icecool.state.slices import CardsHeld, CardsSeen, Ids, Tokens
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import GAMES
from icecool_match import CIRCLE, Match, midgame, through
from marks import rule

FILE = resources.files("coldsnap.games.icecool").joinpath("layouts", "school.toml").read_bytes()


def view(match: Match, seat: int | None = None) -> IceCoolView:
    found = match.game.view(match.state, seat)
    assert isinstance(found, IceCoolView)
    return found


def end_round(match: Match) -> None:
    """Let the Runner in turn take its third token."""
    match.place_catcher()
    match.hang(match.actor, "1-3").flick(through(match.actor, "1-3"))


# --- SETUP-1 ---


@rule("SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_penguin_one_id_and_as_a_runner_three_tokens(seats: int) -> None:
    match = Match(seats=seats).place_catcher()
    for _ in range(seats):
        match.lapse()
    assert [body.id for body in match.state.bodies] == [f"p{seat}" for seat in range(seats)]
    assert match.state.get(Ids).holder == tuple(range(seats))
    assert [len(match.tokens(seat)) for seat in range(seats)] == [0] + [3] * (seats - 1)


@rule("SETUP-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_pieces_of_unused_colours_are_nowhere(seats: int) -> None:
    match = Match(seats=seats)
    assert {token.seat for token in match.state.get(Tokens).hung} == set(range(1, seats))
    assert len(match.state.get(Tokens).taken) == len(match.state.get(CardsHeld).hands) == seats


@rule("SETUP-1")
@pytest.mark.parametrize("seats", [1, 5, 8])
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
def test_any_other_number_of_players_on_one_school_is_refused(game: str, seats: int) -> None:
    assert GAMES[game].info.seats == (2, 3, 4)
    with pytest.raises(Rejected) as refused:
        Match(game, seats)
    assert (refused.value.code, refused.value.rule) == ("seats", "SETUP-1")


# --- SETUP-2 ---


def first_world(match: Match) -> Simulate:
    match.place_catcher().act(FlickPenguin("p1", 0, 500))
    assert isinstance(match.status, Simulate)
    return match.status


@rule("SETUP-2")
def test_the_school_of_a_match_has_five_boxes_that_share_the_walls_with_their_seven_doors() -> None:
    world = first_world(Match()).scene
    assert len(world.boards) == 5
    assert sorted(gate.id for gate in world.gates) == ["1-3", "1-4", "1-5", "2-3", "2-4", "3-5", "4-5"]
    assert {gate.wall for gate in world.gates} <= {wall.id for wall in world.walls}


@rule("SETUP-2")
def test_the_four_white_fish_are_scenery_no_body_no_token_and_nothing_in_the_way() -> None:
    match = Match()
    assert len(match.board.clips) == 4
    bare = Match(layout=replace(layout("school"), clips=()))
    assert first_world(match) == first_world(bare)
    assert [body.id for body in match.state.bodies] == ["p0", "p1"]
    assert match.state.get(Tokens) == bare.state.get(Tokens)


@rule("SETUP-2")
@pytest.mark.parametrize(("game", "circle"), [("icecool", CIRCLE), ("icecool2", (195, 105))])
def test_each_edition_has_its_own_school_by_default_the_second_mirrored(game: str, circle: tuple[float, float]) -> None:
    default = next(spec.default for spec in GAMES[game].info.options if spec.name == "layout")
    match = Match(game, layout=default)
    match.lapse()
    assert match.at("p1") == circle


@rule("SETUP-2")
def test_the_board_is_data_a_file_of_ones_own_moves_the_red_circle() -> None:
    match = Match(layout=FILE.replace(b"at = [405, 105]", b"at = [450, 120]")).place_catcher()
    assert match.at("p1") == (450, 120)


@rule("SETUP-2")
@pytest.mark.parametrize("wanted", ["igloo", b"rooms = 3", FILE.replace(b"fish = true", b"fish = false", 1)])
def test_a_board_that_is_none_or_cannot_be_played_on_is_refused(wanted: str | bytes) -> None:
    with pytest.raises(BadOption):
        Match(layout=wanted)


# --- SETUP-3 ---


@rule("SETUP-3")
@pytest.mark.parametrize(("game", "cards"), [("icecool", 45), ("icecool2", 54)])
@pytest.mark.parametrize("split", ["", "-thirds"])
def test_the_deck_has_45_or_54_cards_of_value_1_2_and_3(game: str, cards: int, split: str) -> None:
    pile = Match(game, deck=game + split).state.get(CardsHeld).pile
    assert len(pile) == cards
    assert {card[0] for card in pile} == {"1", "2", "3"}


@rule("SETUP-3")
def test_every_1_of_icecool2_carries_one_of_three_tasks_and_no_1_of_icecool_does() -> None:
    second = Counter(card for card in Match("icecool2").state.get(CardsHeld).pile if card in ONES)
    first = Counter(card for card in Match("icecool").state.get(CardsHeld).pile if card in ONES)
    assert set(second) == {"1-jump", "1-doors", "1-bounce"}
    assert set(first) == {"1"}


@rule("SETUP-3")
def test_the_split_of_the_deck_is_data_and_an_option() -> None:
    assert Counter(Match(deck="icecool2").state.get(CardsHeld).pile)["3"] == 12
    assert Counter(Match(deck="icecool2-thirds").state.get(CardsHeld).pile)["3"] == 18
    own = b'source = "mine"\ncards = { 3 = 2, 2 = 1 }'
    assert sorted(Match(deck=own).state.get(CardsHeld).pile) == ["2", "3", "3"]


@rule("SETUP-3")
def test_the_deck_is_shuffled_by_the_seed() -> None:
    piles = [Match(seed=seed).state.get(CardsHeld).pile for seed in ("a", "a", "b")]
    assert piles[0] == piles[1] != piles[2]
    assert Counter(piles[0]) == Counter(piles[2])
    assert piles[0] != tuple(sorted(piles[0]))


@rule("SETUP-3")
def test_the_pile_lies_face_down_nobody_sees_more_than_how_many_cards_it_has() -> None:
    match = Match()
    for seat in (None, 0, 1, 2, 3):
        seen = view(match, seat).find(CardsSeen)
        assert seen is not None
        assert (seen.pile, seen.order) == (54, None)
    assert all(hand.down == () and hand.up == () for hand in match.state.get(CardsHeld).hands)


# --- SETUP-4 ---


@rule("SETUP-4")
@pytest.mark.parametrize("named", [1, 2, 3, 4])
def test_the_host_names_the_first_catcher(named: int) -> None:
    match = Match(first_catcher=str(named))
    assert match.one(GameBegan) == GameBegan(rule="SETUP-4", seat=named - 1)
    assert match.state.catchers == (named - 1,)


@rule("SETUP-4")
def test_otherwise_the_seed_draws_and_anybody_can_be_drawn() -> None:
    drawn = [Match(seed=str(seed), first_catcher="seed").state.catchers for seed in range(40)]
    assert drawn == [Match(seed=str(seed), first_catcher="seed").state.catchers for seed in range(40)]
    assert set(drawn) == {(0,), (1,), (2,), (3,)}


@rule("SETUP-4")
def test_the_seed_draws_unless_the_host_says_who() -> None:
    game = GAMES["icecool2"]
    plain = game.setup(4, game.resolve({}), rng_from("1").seed)
    assert plain == game.setup(4, game.resolve({"first_catcher": "seed"}), rng_from("1").seed)


@rule("SETUP-4")
def test_a_first_catcher_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(ColdsnapError):
        Match(seats=3, first_catcher="4")


# --- SETUP-5 ---


@rule("SETUP-5")
@pytest.mark.parametrize(("seats", "first", "catchers"), [(3, "1", [0, 1, 2]), (4, "3", [2, 3, 0, 1])])
def test_there_are_as_many_rounds_as_players_and_the_role_passes_to_the_left(
    seats: int, first: str, catchers: list[int]
) -> None:
    match = Match(seats=seats, first_catcher=first)
    assert view(match).rounds == seats
    began = [match.one(RoundBegan)]
    for _ in range(seats - 1):
        end_round(match)
        began.append(match.one(RoundBegan))
    assert [(event.round, event.catchers) for event in began] == [
        (number, (seat,)) for number, seat in enumerate(catchers, start=1)
    ]
    assert began[0].rule == "SETUP-5"
    end_round(match)
    assert match.all(RoundBegan) == []
    assert isinstance(match.status, Over)


@rule("SETUP-5")
def test_the_catcher_of_the_next_round_is_a_runner_no_more_and_the_last_one_is() -> None:
    match = midgame(1).hang(1, "1-3")
    match.flick(through(1, "1-3"))
    assert [len(match.tokens(seat)) for seat in range(4)] == [3, 0, 3, 3]
    match.place_catcher()
    assert (match.actor, match.one(PutOnCircle).seat) == (2, 2)
