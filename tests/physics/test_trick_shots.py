"""The gallery of docs/physics.md: every trick shot still does what its title says."""

import pytest
from msgspec.structs import replace

from coldsnap.arena.physics.trick_shots import Trick, holds, tricks
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.flick import Flick
from coldsnap.physics.mujoco_simulator import MujocoSimulator


def test_there_are_at_least_ten_trick_shots_with_names_of_their_own() -> None:
    names = [trick.name for trick in tricks()]
    assert len(set(names)) == len(names) >= 10


@pytest.mark.parametrize("trick", tricks(), ids=lambda trick: trick.name)
def test_a_trick_shot_does_what_it_promises(trick: Trick) -> None:
    seen = MujocoSimulator().run(trick.scene, trick.impulse)
    assert trick.expect
    assert [expectation for expectation in trick.expect if not holds(expectation, trick.scene, seen)] == []


@pytest.mark.parametrize("trick", tricks(), ids=lambda trick: trick.name)
def test_a_flick_without_strength_does_no_trick(trick: Trick) -> None:
    still = replace(trick, flick=Flick(0, 0))
    seen = MujocoSimulator().run(still.scene, still.impulse)
    promises = [expectation for expectation in trick.expect if not expectation.startswith(("no-", "not-"))]
    assert not any(holds(expectation, still.scene, seen) for expectation in promises)


def test_an_expectation_that_nobody_can_check_is_an_error() -> None:
    trick = tricks()[0]
    with pytest.raises(ColdsnapError, match="fly p0"):
        holds("fly p0", trick.scene, MujocoSimulator().run(trick.scene, trick.impulse))
