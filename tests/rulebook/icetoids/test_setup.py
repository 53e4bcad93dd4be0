"""TOIDS-1 and TOIDS-2: what lies on the table, and who takes which home."""

import json
from collections import Counter

import pytest

from coldsnap.core.choices import OneOf, Turn
from coldsnap.core.codec import encode
from coldsnap.core.errors import BadOption, Rejected
from coldsnap.core.rng import rng_from
from coldsnap.games.icetoids.actions import ChooseHome, Enter
from coldsnap.games.icetoids.events import Began, HomeChosen
from coldsnap.games.icetoids.tiles import Tile, TileSet
from coldsnap.games.icetoids.words import COLOURS, Way
from icetoids_positions import CELLS, GAME, HOMES, SEED, Play, new_game, started
from marks import rule
from sentences import refuses

EDGE = {cell for cell in CELLS if cell[0] in "ad" or cell[1] in "14"}
CORNERS = {"a1", "a4", "d1", "d4"}
OUTSIDE = {"north": "4", "south": "1", "east": "d", "west": "a"}


@rule("TOIDS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_begin_with_three_pyramids_each_off_the_board(seats: int) -> None:
    view = new_game(seats).view
    assert Counter(pyramid.seat for pyramid in view.pyramids) == dict.fromkeys(range(seats), 3)
    assert all(pyramid.cell is None for pyramid in view.pyramids)


@rule("TOIDS-1")
@pytest.mark.parametrize("seats", [1, 5, 8])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Rejected) as refused:
        GAME.setup(seats, GAME.resolve({}), SEED)
    assert (refused.value.code, refused.value.rule) == ("seats", "TOIDS-1")


@rule("TOIDS-1")
@pytest.mark.parametrize("name", ["singles12", "pairs6"])
@pytest.mark.parametrize("seats", [2, 4])
def test_sixteen_tiles_lie_face_down_and_each_symbol_is_on_exactly_three(name: str, seats: int) -> None:
    view = new_game(seats, tiles=name).view
    assert view.tiles == (None,) * 16
    assert sum(kind.count for kind in view.bag) == 16
    symbols = Counter(colour for kind in view.bag for colour in kind.tile.icons for _ in range(kind.count))
    assert symbols == dict.fromkeys(COLOURS, 3), "those of unused colours stay"


@rule("TOIDS-1")
def test_singles12_is_the_default_and_has_twelve_tiles_with_one_symbol_and_four_with_arrows() -> None:
    bag = new_game().view.bag
    assert bag == new_game(tiles="singles12").view.bag
    assert sum(kind.count for kind in bag if len(kind.tile.icons) == 1 and not kind.tile.arrows) == 12
    assert sorted(len(kind.tile.arrows) for kind in bag if not kind.tile.icons) == [1, 2, 3, 4]


@rule("TOIDS-1")
def test_pairs6_has_every_pair_of_symbols_once_and_five_arrow_patterns_twice() -> None:
    bag = new_game(tiles="pairs6").view.bag
    pairs = [(kind.tile.icons, kind.count) for kind in bag if kind.tile.icons]
    assert len({icons for icons, _ in pairs}) == 6
    assert all(len(icons) == 2 and count == 1 for icons, count in pairs)
    assert sorted((len(kind.tile.arrows), kind.count) for kind in bag if not kind.tile.icons) == [
        (1, 2),
        (2, 2),
        (2, 2),
        (3, 2),
        (4, 2),
    ]


def own_tiles() -> TileSet:
    icons = tuple(Tile(icons=COLOURS) for _ in range(3))
    return TileSet("mine", "made up for a test", icons + tuple(Tile(arrows=("north", "south")) for _ in range(13)))


@rule("TOIDS-1")
def test_a_tile_set_of_ones_own_is_taken_by_content_from_a_file_or_as_a_value() -> None:
    bag = new_game(tiles=own_tiles()).view.bag
    assert sorted(kind.count for kind in bag) == [3, 13]
    assert GAME.resolve({"tiles": encode(own_tiles())}).tiles == own_tiles()


@rule("TOIDS-1")
@pytest.mark.parametrize(
    ("change", "cause"),
    [
        (lambda tiles: tiles.pop(), "15"),
        (lambda tiles: tiles[0].update(icons=["red", "yellow", "blue"]), "green"),
        (lambda tiles: tiles[3].update(icons=["red"]), "red"),
        (lambda tiles: tiles[3].update(arrows=["north", "north"]), "tile 4"),
        (lambda tiles: tiles[3].update(arrows=["up"]), "tiles[3].arrows[0]"),
        (lambda tiles: tiles[3].update(colour="red"), "colour"),
    ],
    ids=["15 tiles", "a symbol too few", "a symbol too many", "an arrow twice", "no such way", "unknown field"],
)
def test_a_tile_set_that_breaks_the_rule_is_refused_with_the_cause(change: object, cause: str) -> None:
    plain = json.loads(encode(own_tiles()))
    assert callable(change)
    change(plain["tiles"])
    with refuses(BadOption, match=cause.replace("[", r"\[").replace("]", r"\]")):
        GAME.resolve({"tiles": json.dumps(plain).encode()})


@rule("TOIDS-1")
@pytest.mark.parametrize(
    "wanted", [{"tiles": "triples4"}, {"orienter": "both"}, {"repetition": ""}, {"colour": "red"}, {"tiles": b"{"}]
)
def test_an_option_that_is_not_there_is_refused(wanted: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.resolve(wanted)


@rule("TOIDS-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seed_draws_who_starts_and_every_seat_can_be_drawn(seats: int) -> None:
    starters = Counter(new_game(seats, seed=rng_from(f"starter {number}").seed).actor for number in range(300))
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 300 / seats * 0.6


@rule("TOIDS-2")
def test_the_same_seed_draws_the_same_starter_and_says_so() -> None:
    once, again = (GAME.setup(4, GAME.resolve({}), SEED) for _ in range(2))
    assert once == again
    assert once.events == (Began(seat=Play(once.state).actor),)


@rule("TOIDS-2")
def test_every_place_beside_the_outer_edge_is_offered_a_corner_with_both_its_sides() -> None:
    offered = [action for action in new_game().offered if isinstance(action, ChooseHome)]
    assert len(offered) == len(new_game().offered) == 16
    assert Counter(action.cell for action in offered) == {cell: 2 if cell in CORNERS else 1 for cell in EDGE}
    assert all(OUTSIDE[action.side] in action.cell for action in offered), "its side is one that looks off the board"


@rule("TOIDS-2")
@pytest.mark.parametrize("side", ["north", "west"])
def test_a_corner_home_is_taken_with_its_side(side: str) -> None:
    play = new_game()
    seat = play.actor
    action = next(a for a in play.offered if isinstance(a, ChooseHome) and (a.cell, a.side) == ("a4", side))
    assert play.do(action) == (HomeChosen(seat=seat, cell="a4", side=action.side),)
    home = play.view.homes[seat]
    assert home is not None
    assert (home.cell, home.side) == ("a4", side)


@rule("TOIDS-2")
@pytest.mark.parametrize(("side", "points"), [("south", "north"), ("west", "east")])
def test_waiting_pyramids_lie_beside_their_home_and_point_at_it(side: Way, points: Way) -> None:
    play = new_game()
    seat = play.actor
    play.do(ChooseHome("a1", side))
    assert [p.facing for p in play.view.pyramids if p.seat == seat] == [points] * 3


@rule("TOIDS-2")
def test_a_home_tile_that_is_taken_is_refused_from_its_other_side_too() -> None:
    play = new_game()
    play.do(ChooseHome("a4", "north"))
    assert play.refusal(ChooseHome("a4", "north")) == ("icetoids-home-taken", "TOIDS-2")
    assert play.refusal(ChooseHome("a4", "west")) == ("icetoids-home-taken", "TOIDS-2")
    assert not any(action.cell == "a4" for action in play.offered if isinstance(action, ChooseHome))


@rule("TOIDS-2")
@pytest.mark.parametrize("action", [ChooseHome("b2", "west"), ChooseHome("a2", "east"), ChooseHome("a4", "south")])
def test_a_home_must_be_at_the_edge_and_on_an_outer_side(action: ChooseHome) -> None:
    assert new_game().refusal(action) == ("icetoids-not-at-the-edge", "TOIDS-2")


@rule("TOIDS-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_homes_are_chosen_in_turn_order_from_the_starter_who_also_plays_first(seats: int) -> None:
    for number in range(12):
        play = Play(GAME.setup(seats, GAME.resolve({}), rng_from(f"order {number}").seed).state)
        starter, chose = play.actor, []
        while play.view.phase == "choosing":
            chose.append(play.actor)
            play.do(next(iter(play.offered)))
        assert chose == [(starter + step) % seats for step in range(seats)]
        assert play.actor == starter
        assert play.view.phase == "playing"


@rule("TOIDS-2")
def test_nobody_plays_before_everybody_has_a_home_and_homes_are_fixed_then() -> None:
    assert new_game().refusal(Enter()) == ("icetoids-home-first", "TOIDS-2")
    assert started().refusal(ChooseHome("d1", "south")) == ("icetoids-homes-are-fixed", "TOIDS-2")


@rule("TOIDS-2")
def test_a_seat_cannot_choose_before_its_turn() -> None:
    play = new_game(3)
    for seat in range(3):
        if seat != play.actor:
            assert play.refusal(ChooseHome("a1", "west"), seat)[0] == "not-your-turn"


@rule("TOIDS-2")
def test_choosing_a_home_moves_no_piece_and_turns_no_tile() -> None:
    view = started(4).view
    assert [(home.cell, home.side) for home in view.homes if home] == [tuple(home.split()) for home in HOMES]
    assert view.tiles == (None,) * 16
    assert all(pyramid.cell is None for pyramid in view.pyramids)


@rule("TOIDS-2")
def test_an_offer_names_one_seat_and_holds_single_actions() -> None:
    status = GAME.status(new_game().state)
    assert isinstance(status, Turn)
    assert len(status.offers) == 1
    assert all(isinstance(choice, OneOf) for choice in status.offers[0].choices)
