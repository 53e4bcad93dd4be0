"""Four artifacts, picked at the start of a round: the Catcher first, then clockwise (ART-1, SETUP-6)."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.rule_points.artifact_cards import (
    ARTIFACTS,
    PROMO,
    ArtifactPicked,
    PlatformUsed,
    SundialUsed,
    TeleportUsed,
    TrapSprung,
)
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.rule_points.typed import Typed
from coldsnap.games.icecool.state.events import DecisionAsked, RoundBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Artifact, Artifacts, Pick
from coldsnap.games.icecool.state.state import IceCoolState


class PickArtifact(Action, frozen=True, tag="icecool-pick-artifact"):
    """Take this artifact for the round (ART-1)."""

    artifact: Artifact


class ArtifactCards(Module):
    """Who holds which artifact, open to all, and whether its one use in the round is over."""

    name = "artifacts"
    promo = PROMO
    owns = (PickArtifact,)
    tells = (ArtifactPicked,)
    keeps = Artifacts
    hears = (RoundBegan, ArtifactPicked, SundialUsed, TrapSprung, TeleportUsed, PlatformUsed)
    typed = (
        Typed(
            PickArtifact,
            re.compile(rf"pick (?P<artifact>{'|'.join(ARTIFACTS)})"),
            lambda _view, _choices, said: PickArtifact(next(name for name in ARTIFACTS if name == said["artifact"])),
            lambda _view, action: f"pick {action.artifact}",
        ),
    )

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Artifacts:
        """Nobody has picked."""
        del options, seats, rng
        return Artifacts()

    def setup(self, state: IceCoolState) -> Events:
        """Ask the next one; the last artifact needs no question."""
        seat, free = _next(state), _free(state)
        if seat is None:
            return NOTHING
        if len(free) == 1:
            return (ArtifactPicked(seat=seat, artifact=free[0], left=True),)
        return (DecisionAsked(rule="ART-1", seat=seat, about=self.name, subject=self.name),)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Those that nobody has."""
        return tuple(OneOf(PickArtifact(artifact)) for artifact in _free(state)) if self.is_asking(state) else ()

    def decide(self, state: IceCoolState, seat: int, action: PickArtifact) -> Events:
        """Take it."""
        if not self.is_asking(state):
            raise Rejected("icecool-not-now", "ART-1")
        if action.artifact not in _free(state):
            raise Rejected("icecool-artifact-taken", "ART-1", artifact=action.artifact)
        return (ArtifactPicked(seat=seat, artifact=action.artifact),)

    def lapse(self, state: IceCoolState) -> PickArtifact:
        """The first that nobody has."""
        return PickArtifact(_free(state)[0])

    def evolve(self, mine: Artifacts, event: Event) -> Artifacts:
        """Picked, used up, handed back."""
        if isinstance(event, RoundBegan):
            return Artifacts()
        if isinstance(event, ArtifactPicked):
            return Artifacts((*mine.picked, Pick(event.seat, event.artifact)))
        if isinstance(event, SundialUsed | TrapSprung | TeleportUsed | PlatformUsed):
            return Artifacts(tuple(replace(pick, used=pick.used or pick.seat == event.seat) for pick in mine.picked))
        return mine


def _next(state: IceCoolState) -> int | None:
    """Who picks next: the Catcher first (in a race player 1), then clockwise; None if all have."""
    first, picked = next(iter(state.catchers), 0), len(state.get(Artifacts).picked)
    return (first + picked) % state.seats if picked < state.seats else None


def _free(state: IceCoolState) -> tuple[Artifact, ...]:
    picked = {pick.artifact for pick in state.get(Artifacts).picked}
    return tuple(artifact for artifact in ARTIFACTS if artifact not in picked)
