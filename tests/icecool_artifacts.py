"""Tables with artifacts for tests: picked and laid as in a real game."""

from typing import Any

from msgspec.structs import replace

from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.teleport import LayTeleport
from coldsnap.games.icecool.modules.promos.trap import LayTrap
from coldsnap.games.icecool.rule_points.artifact_cards import ARTIFACTS
from coldsnap.games.icecool.state.slices import Artifact, Artifacts
from icecool_match import SPOTS, Match, Mm, point

TRAP: Mm = (300, 300)
"""The middle of the Game room."""
TELEPORT: Mm = (300, 480)
"""In the Kitchen, right of where the Catcher waits."""


def with_artifacts(
    picks: tuple[Artifact, ...] = ARTIFACTS,
    *,
    trap: Mm = TRAP,
    teleport: Mm = TELEPORT,
    game: str = "icecool2",
    **options: Any,
) -> Match:
    """A round set up: seat 0, the Catcher, has picked the first, the others the next ones, clockwise."""
    match = Match(game, len(picks), artifacts="yes", **options).place_catcher()
    for artifact in picks:
        if match.state.asked is not None and match.state.asked.about == "artifacts":
            match.act(PickArtifact(artifact))
        lay(match, trap, teleport)
    return match


def lay(match: Match, trap: Mm = TRAP, teleport: Mm = TELEPORT) -> None:
    """Answer the question where an artifact is to lie, if it is asked."""
    about = None if match.state.asked is None else match.state.asked.about
    if about == "trap":
        match.act(LayTrap(point(trap)))
    elif about == "teleport":
        match.act(LayTeleport(point(teleport)))


def midround(
    picks: tuple[Artifact, ...] = ARTIFACTS, turn: int = 1, only: tuple[Artifact, ...] = ARTIFACTS, **wanted: Any
) -> Match:
    """Everybody has flicked once: seat 0 stands in the Kitchen, the Runners on SPOTS; `turn` is on.

    All artifacts but `only` are used up.
    """
    match = with_artifacts(picks, **wanted)
    for seat in range(1, len(picks)):
        match.flick(rest={seat: SPOTS[seat]})
        finish(match)
    match.flick()
    finish(match)
    picked = match.state.get(Artifacts).picked
    match.set(Artifacts(tuple(replace(pick, used=pick.artifact not in only) for pick in picked)))
    return match.pass_turns_to(turn)


def finish(match: Match) -> None:
    """Let all questions and windows of this turn lapse."""
    while match.state.asked is not None or match.state.stage == "window":
        match.lapse()


def used(match: Match) -> list[Artifact]:
    """The artifacts that are used up."""
    return [pick.artifact for pick in match.state.get(Artifacts).picked if pick.used]
