"""TOIDS-10, its last sentence: what happens when a seat does not decide."""

import pytest

from coldsnap.core.choices import Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.games.icetoids.actions import ChooseHome, Enter, Lapse, MovePiece, Point
from coldsnap.games.icetoids.events import Drawn, HomeChosen, Lapsed, PositionRepeated, TileOriented, TileTurned
from icetoids_positions import GAME, Play, new_game, position, started
from marks import rule

BOARD = """
    R  G   G  B
    .  <>^ B  R
    R  G   Y  B
    Y  Y   ^> <>^v
"""


@rule("TOIDS-10")
def test_a_lapse_passes_the_turn_and_changes_nothing_on_the_board() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("c2",))
    before = play.view
    assert play.lapse() == (Lapsed(seat=0),)
    assert play.actor == 1
    assert (play.view.pyramids, play.view.tiles, play.view.bag) == (before.pyramids, before.tiles, before.bag)
    assert play.view.ply == before.ply + 1


@rule("TOIDS-10")
def test_every_offer_carries_the_lapse_of_its_own_seat() -> None:
    for play in (new_game(), started(), position(BOARD, red=("b2",), turn="yellow")):
        status = GAME.status(play.state)
        assert isinstance(status, Turn)
        assert [offer.lapse for offer in status.offers] == [Lapse(play.actor)]


@rule("TOIDS-10")
def test_a_lapse_while_homes_are_chosen_takes_the_first_home_that_is_free() -> None:
    play = new_game(3)
    seats = [(play.actor + step) % 3 for step in range(3)]
    free = list(play.offered)
    first = free[0]
    assert isinstance(first, ChooseHome)
    assert play.lapse() == (Lapsed(seat=seats[0]), HomeChosen(seat=seats[0], cell=first.cell, side=first.side))
    play.lapse()
    second = play.view.homes[seats[1]]
    assert second is not None
    assert second.cell != first.cell
    assert play.actor == seats[2]


@rule("TOIDS-10")
def test_a_lapse_while_a_tile_is_oriented_leaves_it_as_it_fell() -> None:
    play = position(BOARD, red=("b3 west",))
    _, fell = play.do(MovePiece(0, "west"))
    assert isinstance(fell, TileTurned)
    lapsed, laid = play.lapse()
    assert lapsed == Lapsed(seat=0)
    assert laid == TileOriented(seat=0, cell="a3", top="north", arrows=fell.arrows)
    assert play.actor == 1


@rule("TOIDS-10")
def test_the_owner_of_a_pushed_piece_may_lapse_and_play_goes_on_after_the_mover() -> None:
    play = position(BOARD, red=("c3 west",), blue=("b3",), seats=3)
    play.do(MovePiece(0, "west", push=6))
    assert play.actor == 2
    assert play.lapse()[0] == Lapsed(seat=2)
    assert play.actor == 1


@rule("TOIDS-10")
@pytest.mark.parametrize("seat", [1, 2, 7])
def test_nature_cannot_lapse_a_seat_that_is_not_asked(seat: int) -> None:
    play = position(BOARD, red=("b2",), yellow=("c2",), blue=("a1",), seats=3)
    assert play.refusal(Lapse(seat), NATURE) == ("not-an-answer", "TOIDS-10")


@rule("TOIDS-10")
def test_nature_plays_nothing_but_lapses() -> None:
    play = position(BOARD, red=("b2",))
    assert play.refusal(Point(0, "north"), NATURE)[0] == "not-an-answer"


@rule("TOIDS-3")
@pytest.mark.parametrize("phase", ["choosing", "playing", "orienting"])
def test_a_seat_cannot_pass_by_playing_a_lapse_itself(phase: str) -> None:
    play = {"choosing": new_game(), "playing": started(), "orienting": started()}[phase]
    if phase == "orienting":
        play.do(Enter())
    with pytest.raises(Rejected):
        GAME.apply(play.state, Move(play.actor, Lapse(play.actor)))


@rule("TOIDS-10")
def test_lapses_count_as_plies_and_as_positions() -> None:
    play = position(BOARD, red=("b2",), yellow=("c2",))
    told: list[type] = []
    while play.view.phase == "playing":
        told += [type(event) for event in play.lapse() if not isinstance(event, Lapsed)]
    assert told == [PositionRepeated, PositionRepeated, PositionRepeated, Drawn]


@rule("TOIDS-10")
def test_a_game_of_lapses_alone_ends_at_the_cap_when_repeats_are_off() -> None:
    play: Play = new_game(repetition="off")
    count = 0
    while play.view.phase != "over":
        play.lapse()
        count += 1
    assert (count, play.view.outcome) == (400, "cap")


@rule("TOIDS-10")
def test_a_lapse_may_repeat_even_when_repeats_are_forbidden_for_it_is_nobodys_move() -> None:
    play = position(BOARD, red=("b2",), yellow=("c2",), repetition="forbid")
    for _ in range(12):
        play.lapse()
    assert play.view.phase == "playing"
