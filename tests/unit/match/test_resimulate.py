"""Physics is asked again, flick by flick, and the first answer that differs is named."""

from collections.abc import Sequence

import pytest

from coldsnap.core.choices import Simulate
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Record, Resolved, Unresolved
from coldsnap.core.scene import Impulse, Scene
from coldsnap.match.replay import Difference
from coldsnap.match.resimulate import resimulate
from coldsnap.match.settle import answer, settle
from coldsnap.match.table import Table
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.scripted import Scripted
from coldsnap.physics.simulator import Outcome, Simulator, Trajectory
from icetoids_positions import SEED
from marble_game import MarbleGame, Shoot, marble, nothing, through
from sentences import sentence


class Broken:
    """A simulator that never has an answer."""

    engine = "broken 1"

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        raise SimulationFailed(ColdsnapError("it blew up"), scene, impulse)

    def search(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Outcome]:
        del threads
        return [self.run(scene, impulse) for impulse in impulses]


def played(*simulators: Simulator, practice: bool = False) -> Table:
    """A match of two in which each flick was answered by one of these."""
    game = MarbleGame(practice=practice)
    table = Table.start(game, 2, game.resolve({}), SEED)
    for number, simulator in enumerate(simulators):
        table.submit(number % 2, Shoot(10 * number, 500))
        settle(table, simulator)
    return table


def told(*trajectories: Trajectory) -> Record:
    return played(*(Scripted([trajectory]) for trajectory in trajectories)).record


def again(record: Record, *trajectories: Trajectory) -> Difference | None:
    return resimulate(MarbleGame(), record, Scripted(trajectories))


def test_a_record_whose_flicks_come_out_alike_has_no_difference() -> None:
    answers = (through(0), nothing(), through(0), through(1))
    assert again(told(*answers), *answers) is None


def test_a_record_without_flicks_asks_nothing() -> None:
    assert again(told()) is None


def test_the_first_fact_that_differs_is_named_with_its_ply_its_place_and_both_facts() -> None:
    record = told(nothing(), through(1), through(0))
    later = Trajectory((through(0).facts[0], *through(1).facts), through(1).rest)
    found = again(record, nothing(), later, nothing())
    assert found is not None
    assert (found.ply, found.what) == (4, "facts")
    assert sentence(found.cause) == f"fact 0 is told as {through(1).facts[0]}, scripted 1 gives {through(0).facts[0]}"


@pytest.mark.parametrize(
    ("before", "now", "detail"),
    [
        (through(0), Trajectory((), through(0).rest), f"fact 0 is told as {through(0).facts[0]}, scripted 1 gives no"),
        (Trajectory((), through(0).rest), through(0), "fact 0 is told as nothing, scripted 1 gives Crossed("),
    ],
)
def test_a_fact_too_few_or_too_many_is_a_difference(before: Trajectory, now: Trajectory, detail: str) -> None:
    found = again(told(before), now)
    assert found is not None
    assert sentence(found.cause).startswith(detail)


def test_where_things_came_to_rest_is_compared_after_the_facts() -> None:
    found = again(told(through(0)), Trajectory(through(0).facts, (marble(0, 0.31),)))
    assert found is not None
    assert (found.ply, found.what) == (2, "rest")
    assert "rest 0 is told as Body(id='marble0'" in sentence(found.cause)
    assert "x=0.31" in sentence(found.cause)


def test_two_failures_are_alike_and_one_alone_is_a_difference() -> None:
    failed, worked = played(Broken()).record, told(through(0))
    assert resimulate(MarbleGame(), failed, Broken()) is None
    found = resimulate(MarbleGame(), worked, Broken())
    assert found is not None
    assert sentence(found.cause).startswith("the flick is told as one fact, broken 1 gives no answer (")
    assert "it blew up" in sentence(found.cause)
    healed = again(failed, through(0))
    assert healed is not None
    assert sentence(healed.cause).endswith("scripted 1 gives one fact")


def test_a_flick_that_was_taken_back_is_simulated_too() -> None:
    table = played(Scripted([through(0)]), practice=True)
    table.take_back(0, 0)
    table.submit(0, Shoot(900, 700))
    settle(table, Scripted([nothing()]))
    game = MarbleGame(practice=True)
    assert resimulate(game, table.record, Scripted([through(0), nothing()])) is None
    found = resimulate(game, table.record, Scripted([through(0), through(0)]))
    assert found is not None
    assert found.ply == 5


def test_a_record_that_ends_in_a_flick_waits_and_does_not_differ() -> None:
    table = played(Scripted([through(0)]))
    table.submit(1, Shoot(0, 500))
    assert isinstance(table.status, Simulate)
    assert again(table.record, through(0)) is None


def test_an_answer_is_what_physics_saw_or_that_it_saw_nothing() -> None:
    table = played()
    table.submit(0, Shoot(0, 500))
    assert isinstance(table.status, Simulate)
    assert answer(Scripted([through(0)]), table.status) == Resolved(through(0).facts, through(0).rest)
    assert isinstance(answer(Broken(), table.status), Unresolved)
