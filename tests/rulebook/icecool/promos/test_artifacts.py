"""ART-1: four artifacts, picked at the start of a round; each is used once in it."""

import pytest

from coldsnap.core.errors import BadOption
from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.platform import PlatformSlab
from coldsnap.games.icecool.modules.promos.teleport import LayTeleport, TeleportSpot
from coldsnap.games.icecool.modules.promos.trap import LayTrap, Trap
from coldsnap.games.icecool.rule_points.artifact_cards import ARTIFACTS, ArtifactPicked
from coldsnap.games.icecool.state.events import (
    CatcherPlaced,
    DecisionAsked,
    PutOnCircle,
    RoundBegan,
    TokensHung,
    TurnBegan,
)
from coldsnap.games.icecool.state.slices import Artifact, Artifacts, Pick
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import GAMES
from icecool_artifacts import finish, midround, used, with_artifacts
from icecool_match import Match, midgame, only, point, refusal, through
from marks import rule


def picking(seats: int = 4, first: int = 1) -> Match:
    """The Catcher stands in the Kitchen and has to pick."""
    return Match("icecool2", seats, artifacts="yes", first_catcher=str(first)).place_catcher()


def asked(match: Match) -> tuple[str, int] | None:
    found = match.state.asked
    return None if found is None else (found.about, found.seat)


@rule("ART-1", "SETUP-6")
def test_artifacts_are_picked_when_the_catcher_stands_in_the_kitchen_and_before_the_first_turn() -> None:
    match = Match(artifacts="yes")
    assert len(match.all(TokensHung)) == 1
    assert asked(match) == ("catcher_placement", 0)
    match.place_catcher()
    assert [type(event) for event in match.events] == [CatcherPlaced, DecisionAsked]
    assert match.one(DecisionAsked) == DecisionAsked(rule="ART-1", seat=0, about="artifacts", subject="artifacts")
    assert match.offered() == [PickArtifact(artifact) for artifact in ARTIFACTS]


@rule("ART-1")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, 2, [1, 0]), (3, 2, [1, 2, 0]), (4, 3, [2, 3, 0, 1])])
def test_the_catcher_picks_first_then_clockwise(seats: int, first: int, order: list[int]) -> None:
    match = picking(seats, first)
    pickers = []
    while match.state.asked is not None:
        if match.state.asked.about == "artifacts":
            pickers.append(match.actor)
        match.lapse()
    assert [pick.seat for pick in match.state.get(Artifacts).picked] == order
    assert pickers == order[:3]
    assert match.one(TurnBegan).seat == order[1]


@rule("ART-1")
def test_what_one_has_nobody_else_can_pick() -> None:
    match = picking()
    match.act(PickArtifact("platform"))
    assert match.one(ArtifactPicked) == ArtifactPicked(seat=0, artifact="platform")
    assert (match.actor, match.offered()) == (
        1,
        [PickArtifact("sundial"), PickArtifact("trap"), PickArtifact("teleport")],
    )
    assert refusal(match, PickArtifact("platform")) == ("icecool-artifact-taken", "ART-1")


@rule("ART-1")
def test_with_four_the_last_one_takes_what_is_left_without_being_asked() -> None:
    match = picking()
    match.act(PickArtifact("platform"))
    match.act(PickArtifact("sundial"))
    match.act(PickArtifact("teleport"))
    match.act(LayTeleport(point((300, 480))))
    assert match.one(ArtifactPicked) == ArtifactPicked(seat=3, artifact="trap", left=True)
    assert asked(match) == ("trap", 3)


@rule("ART-1")
def test_with_three_the_last_one_still_has_a_choice_of_two() -> None:
    match = picking(3)
    match.act(PickArtifact("platform"))
    match.act(PickArtifact("sundial"))
    assert match.offered() == [PickArtifact("trap"), PickArtifact("teleport")]


@rule("ART-1", "ART-3", "ART-4")
@pytest.mark.parametrize(("artifact", "lay"), [("trap", LayTrap), ("teleport", LayTeleport)])
def test_what_lies_on_the_floor_is_laid_as_soon_as_it_is_picked(
    artifact: Artifact, lay: type[LayTrap] | type[LayTeleport]
) -> None:
    match = picking()
    match.act(PickArtifact(artifact))
    assert asked(match) == (artifact, 0)
    assert {type(action) for action in match.offered()} == {lay}
    assert refusal(match, PickArtifact("sundial")) == ("icecool-not-now", "TURN-14")
    match.act(lay(point((495, 500))))
    assert asked(match) == ("artifacts", 1)


@rule("ART-3", "ART-4")
@pytest.mark.parametrize(("artifact", "lay"), [("trap", LayTrap), ("teleport", LayTeleport)])
@pytest.mark.parametrize("at", [(400, 300), (300, 15), (-50, 300), (390, 480)])
def test_it_lies_wholly_on_the_floor_of_a_room(
    artifact: Artifact, lay: type[LayTrap] | type[LayTeleport], at: tuple[float, float]
) -> None:
    match = picking()
    match.act(PickArtifact(artifact))
    code, cited = refusal(match, lay(point(at)))
    assert (code, cited in ("ART-3", "ART-4")) == ("icecool-artifact-off-floor", True)


@rule("ART-1", "TURN-14")
def test_a_seat_that_does_not_decide_takes_the_first_and_lays_it_on_free_floor() -> None:
    match = picking()
    match.lapse()
    assert match.one(ArtifactPicked) == ArtifactPicked(seat=0, artifact="sundial")
    match.lapse()
    assert match.one(ArtifactPicked) == ArtifactPicked(seat=1, artifact="trap")
    match.lapse()
    laid = match.state.get(Trap).laid
    assert laid is not None
    assert (laid.seat, laid.at) == (1, point((300, 300)))


@rule("ART-1")
def test_who_holds_what_and_what_is_used_is_seen_by_everybody() -> None:
    match = midround(turn=2)
    match.act(next(action for action in match.offered() if type(action).__name__ == "StepOnTeleport"))
    for seat in (None, 0, 1, 2, 3):
        view = match.game.view(match.state, seat)
        assert isinstance(view, IceCoolView)
        assert view.find(Artifacts) == Artifacts(
            (Pick(0, "sundial"), Pick(1, "trap"), Pick(2, "teleport", used=True), Pick(3, "platform"))
        )


@rule("ART-1", "SETUP-9")
def test_at_the_next_round_all_are_handed_back_and_picked_anew() -> None:
    match = midround(turn=1).hang(1, "1-3")
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert match.one(RoundBegan).round == 2
    assert (match.state.get(Artifacts), match.state.get(Trap)) == (Artifacts(), Trap())
    assert (match.state.get(TeleportSpot), match.state.get(PlatformSlab)) == (TeleportSpot(), PlatformSlab())
    match.place_catcher()
    assert asked(match) == ("artifacts", 1)


@rule("ART-1")
def test_picking_is_over_when_the_round_runs() -> None:
    match = with_artifacts()
    assert refusal(match, PickArtifact("sundial")) == ("icecool-not-now", "ART-1")
    assert refusal(match, LayTrap(point((300, 300)))) == ("icecool-not-now", "ART-3")
    assert refusal(match, LayTeleport(point((300, 300)))) == ("icecool-not-now", "ART-4")
    assert used(match) == []


@rule("ART-1")
def test_without_the_option_there_are_none() -> None:
    match = midgame()
    assert match.state.find(Artifacts) is None
    assert refusal(match, PickArtifact("sundial"))[0] == "icecool-not-in-this-game"


@rule("ART-1", "TOUR-1")
def test_tournament_scoring_has_no_artifacts() -> None:
    with pytest.raises(BadOption):
        GAMES["icecool2"].resolve({"artifacts": "yes", "scoring": "tournament"})


@rule("ART-1")
def test_they_are_for_two_to_four_players() -> None:
    spec = next(spec for spec in GAMES["icecool2"].info.options if spec.name == "artifacts")
    assert spec.seats == (2, 3, 4)


@rule("ART-1", "TURN-16")
def test_a_turn_that_lapses_uses_up_no_artifact() -> None:
    match = midround()
    for _ in range(8):
        match.lapse()
        finish(match)
    assert only(match, PutOnCircle) == []
    assert used(match) == []
