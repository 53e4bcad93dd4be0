"""ART-4: a place on the floor where its owner may stand at the start or the end of a turn."""

from typing import Any

import pytest

from coldsnap.core.choices import Turn
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.kernel.notation import read, write
from coldsnap.games.icecool.modules.promos.teleport import LayTeleport, StepOnTeleport, TeleportSpot
from coldsnap.games.icecool.rule_points.artifact_cards import TeleportGone, TeleportLaid, TeleportUsed
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.events import IdTaken, PutOnCircle, Returned, RoundBegan, TurnBegan
from coldsnap.games.icecool.state.slices import Artifact
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_artifacts import TELEPORT, midround, used, with_artifacts
from icecool_match import CIRCLE, Match, left, point, refusal, through, touched
from marks import rule

PICKS: tuple[Artifact, ...] = ("trap", "teleport", "sundial", "platform")
"""Seat 1 has laid the Teleport, at (300, 480) in the Kitchen."""


def table(turn: int = 1, picks: tuple[Artifact, ...] = PICKS, **wanted: Any) -> Match:
    return midround(picks, turn, only=("teleport",), **wanted)


def lies(match: Match) -> bool:
    return match.state.get(TeleportSpot).laid is not None


@rule("ART-4")
def test_laying_it_is_told_with_its_place() -> None:
    match = Match(artifacts="yes").place_catcher()
    match.act(match.offered()[2])
    match.act(LayTeleport(point((495, 100))))
    assert match.one(TeleportLaid) == TeleportLaid(seat=0, at=point((495, 100)))


@rule("ART-4")
def test_at_the_start_of_ones_turn_one_may_stand_on_it_and_flick_from_there() -> None:
    match = table()
    match.act(StepOnTeleport())
    assert match.one(TeleportUsed) == TeleportUsed(seat=1, placed=standing("p1", "penguin", point(TELEPORT)))
    assert (match.at("p1"), "teleport" in used(match), match.state.stage) == (TELEPORT, True, "before")
    assert match.offered(FlickPenguin)
    assert match.offered(StepOnTeleport) == []


@rule("ART-4", "TURN-13")
def test_at_the_end_of_ones_turn_one_may_stand_on_it_and_starts_there_next_time() -> None:
    match = table()
    match.flick(rest={1: (400, 105)})
    assert (match.state.stage, match.offered()) == ("window", [StepOnTeleport(), EndTurn()])
    match.act(StepOnTeleport())
    assert match.one(TurnBegan).seat == 2
    match.pass_turns_to(1)
    assert (match.at("p1"), lies(match)) == (TELEPORT, True)
    match.flick(rest={1: (200, 480)})
    assert match.one(TeleportGone) == TeleportGone(seat=1)


@rule("ART-4", "TURN-14")
def test_the_window_opens_for_it_only_while_one_may_stand_on_it() -> None:
    match = table()
    match.act(StepOnTeleport())
    match.flick(rest={1: (200, 480)})
    assert match.one(TurnBegan).seat == 2
    match = table(turn=2)
    match.flick()
    assert match.one(TurnBegan).seat == 3


@rule("ART-4", "CARD-1")
def test_after_it_one_may_still_skate() -> None:
    match = table().deal(1, "1-jump", "1-jump")
    match.flick()
    match.act(StepOnTeleport())
    match.act(UseSkates(("1-jump", "1-jump")))
    assert (match.one(TurnBegan).seat, match.at("p1")) == (1, TELEPORT)


@rule("ART-4")
def test_it_goes_once_one_is_bumped_off_it() -> None:
    match = table()
    match.flick()
    match.act(StepOnTeleport())
    match.flick(touched(2, 1), rest={1: (300, 530)})
    assert match.one(TeleportGone).seat == 1
    assert not lies(match)


@rule("ART-4")
def test_nudged_so_little_that_a_part_of_one_is_still_over_it_it_stays() -> None:
    match = table()
    match.act(StepOnTeleport())
    match.flick(rest={1: (300, 517)})
    assert match.all(TeleportGone) == []
    assert lies(match)


@rule("ART-4", "TURN-4")
def test_on_the_line_over_it_one_has_not_left_it_farther_along_one_has() -> None:
    match = table(teleport=(300, 577))
    match.act(StepOnTeleport())
    match.act(match.offered(PlaceOnLine)[0])
    assert (match.at("p1"), match.all(TeleportGone)) == ((300, 567.5), [])
    match = table(teleport=(300, 577))
    match.act(StepOnTeleport())
    match.put({2: (265, 567.5), 3: (335, 567.5)})
    match.act(match.offered(PlaceOnLine)[0])
    assert match.one(TeleportGone).seat == 1


@rule("ART-4", "TURN-7")
def test_whoever_went_out_may_not_stand_on_it_that_turn() -> None:
    match = table().deal(1, "3", "3")
    match.flick(left(1), rest={1: (700, 300)})
    assert match.one(Returned).rule == "TURN-7"
    assert match.state.stage == "window"
    assert match.offered(StepOnTeleport) == []
    assert refusal(match, StepOnTeleport()) == ("icecool-went-out", "TURN-7")


@rule("ART-4", "TURN-7")
def test_out_from_it_one_comes_back_onto_it_and_it_stays() -> None:
    match = table()
    match.act(StepOnTeleport())
    match.flick(left(1), rest={1: (700, 300)})
    assert (match.at("p1"), lies(match), match.all(TeleportGone)) == (TELEPORT, True, [])


@rule("ART-4", "TURN-2")
def test_not_before_a_start_from_the_circle() -> None:
    match = with_artifacts(PICKS)
    assert match.actor == 1
    assert match.offered(StepOnTeleport) == []
    assert refusal(match, StepOnTeleport()) == ("icecool-circle-first", "ART-4")
    match.flick(rest={1: (300, 105)})
    assert match.offered(StepOnTeleport) == [StepOnTeleport()]


@rule("ART-4", "TURN-3")
def test_not_between_repeats_from_the_circle() -> None:
    match = with_artifacts(PICKS)
    match.flick()
    assert (match.actor, match.state.repeats) == (1, 1)
    assert refusal(match, StepOnTeleport()) == ("icecool-circle-first", "ART-4")


@rule("ART-4", "TWO-1")
def test_called_to_the_circle_one_leaves_it_and_starts_from_the_circle() -> None:
    match = table(picks=("trap", "teleport"))
    match.act(StepOnTeleport())
    match.flick(touched(0, 1))
    assert match.one(IdTaken).seat == 1
    assert match.at("p1") == CIRCLE
    assert [type(event) for event in match.events if isinstance(event, PutOnCircle | TeleportGone)] == [
        PutOnCircle,
        TeleportGone,
    ]


@rule("ART-4", "TWO-1")
def test_one_that_starts_from_the_circle_after_a_first_catch_cannot_use_it() -> None:
    match = table(picks=("trap", "teleport"))
    match.flick(touched(0, 1), rest={1: (300, 480)})
    assert (match.at("p1"), match.actor) == (CIRCLE, 1)
    assert refusal(match, StepOnTeleport()) == ("icecool-circle-first", "ART-4")


@rule("ART-4")
@pytest.mark.parametrize(("at", "free"), [(TELEPORT, False), ((300, 514), False), ((300, 516.5), True)])
def test_not_if_somebody_else_is_in_the_way(at: tuple[float, float], *, free: bool) -> None:
    match = table().put({2: at})
    assert bool(match.offered(StepOnTeleport)) is free
    if not free:
        assert refusal(match, StepOnTeleport()) == ("icecool-teleport-occupied", "ART-4")


@rule("ART-4")
def test_only_its_owner_uses_it_and_only_once() -> None:
    match = table(turn=2)
    assert refusal(match, StepOnTeleport()) == ("icecool-no-artifact", "ART-4")
    match = table()
    match.act(StepOnTeleport())
    assert refusal(match, StepOnTeleport()) == ("icecool-no-artifact", "ART-4")
    match.flick(rest={1: (300, 505)})
    match.pass_turns_to(1)
    assert refusal(match, StepOnTeleport()) == ("icecool-no-artifact", "ART-4")


@rule("ART-4")
def test_sliding_over_it_does_nothing() -> None:
    match = table(turn=2)
    match.flick(rest={2: TELEPORT})
    assert lies(match)
    match.flick(rest={3: (300, 300)})
    assert "teleport" not in used(match)


@rule("ART-4", "SETUP-9")
def test_at_the_end_of_the_round_it_is_taken_away() -> None:
    match = table().hang(1, "1-3")
    match.act(StepOnTeleport())
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert match.one(RoundBegan).round == 2
    assert match.state.get(TeleportSpot) == TeleportSpot()


@rule("ART-4", "SETUP-6")
def test_somebody_who_does_not_decide_lays_it_where_one_can_stand() -> None:
    match = Match(artifacts="yes").place_catcher()
    match.act(match.offered()[2])
    match.put({"p2": (300, 300)})
    match.lapse()
    laid = match.state.get(TeleportSpot).laid
    assert laid is not None
    assert abs(laid.at.x - 0.3) + abs(laid.at.y - 0.3) == pytest.approx(0.036, abs=0.002)


@rule("ART-4")
def test_it_is_typed_as_one_word_and_laid_with_a_place() -> None:
    match = table()
    view, status = match.game.view(match.state, 1), match.status
    assert isinstance(view, IceCoolView)
    assert isinstance(status, Turn)
    assert read(view, status.offers[0].choices, "teleport") == StepOnTeleport()
    assert write(view, LayTeleport(point((300, 480)))) == "teleport 300,480"
    assert read(view, status.offers[0].choices, "teleport 300,480") == LayTeleport(point((300, 480)))


@rule("ART-4")
def test_laying_it_again_is_refused() -> None:
    match = table()
    assert refusal(match, LayTeleport(point((300, 480)))) == ("icecool-not-now", "ART-4")
