"""Physics answers at once: a flick, its facts, and the rules that read them."""

from collections.abc import Sequence

import pytest
from msgspec import structs

from coldsnap.core.choices import Over, Simulate, Turn
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.facts import Crossed, Fact, Touched
from coldsnap.core.game import Move, Transition
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.core.scene import Impulse, Point, Scene
from coldsnap.core.values import State
from coldsnap.match.replay import fold, verify
from coldsnap.match.settle import settle
from coldsnap.match.table import Table
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.scripted import Scripted
from coldsnap.physics.simulator import Outcome, Simulator, Trajectory
from icetoids_positions import GAME, SEED
from marble_game import Bumped, CardDrawn, MarbleGame, MarbleState, Shoot, marble, nothing, through


class Spy:
    """A simulator that remembers what it was asked."""

    engine = "spy 1"

    def __init__(self) -> None:
        self.asked: list[tuple[Scene, Impulse]] = []

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        self.asked.append((scene, impulse))
        return nothing()

    def search(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Outcome]:
        del threads
        return [self.run(scene, impulse) for impulse in impulses]


def marbles(seats: int = 2) -> Table:
    game = MarbleGame()
    return Table.start(game, seats, game.resolve({}), SEED)


def test_a_flick_waits_for_physics_and_settling_answers_it() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    assert isinstance(table.status, Simulate)
    (entry,) = settle(table, Scripted([through(0)]), at=40)
    assert (entry.move.seat, entry.at) == (NATURE, 40)
    assert entry.move.action == Resolved(through(0).facts, through(0).rest)
    assert isinstance(table.status, Turn)


def test_the_rules_fold_the_facts_into_events_and_rest_into_bodies() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    (entry,) = settle(table, Scripted([through(0)]))
    (event,) = entry.events
    assert isinstance(event, CardDrawn)
    assert (event.seat, event.knows) == (0, (0,))
    assert isinstance(table.state, MarbleState)
    assert table.state.bodies == (marble(0, 0.3), marble(1))


def test_facts_are_read_in_their_order() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    crossed = [
        Crossed(t=t, since=t, body=f"marble{seat}", barrier="gate", frm=-1, to=1, how="through", at=Point(0.0, 0.0))
        for seat, t in ((1, 0.2), (0, 0.3))
    ]
    facts: tuple[Fact, ...] = (Touched(0.1, "marble0", "marble1", 0.5), *crossed)
    (entry,) = settle(table, Scripted([Trajectory(facts, ())]))
    assert [type(event) for event in entry.events] == [Bumped, CardDrawn, CardDrawn]
    assert [event.seat for event in entry.events if isinstance(event, CardDrawn)] == [1, 0]


def test_physics_is_asked_with_the_scene_and_the_impulse_of_the_flick() -> None:
    table, spy = marbles(), Spy()
    table.submit(0, Shoot(900, 1000))
    wanted = table.status
    settle(table, spy)
    assert isinstance(wanted, Simulate)
    assert spy.asked == [(wanted.scene, wanted.impulse)]
    assert wanted.impulse.body == "marble0"


class TwoFlicks(MarbleGame):
    """Everybody flicks twice in a row: the second flick is the first one over again."""

    def apply(self, state: State, move: Move) -> Transition:
        after = super().apply(state, move)
        assert isinstance(state, MarbleState)
        assert isinstance(after.state, MarbleState)
        again = isinstance(move.action, Resolved) and after.state.flicks % 2 == 1
        return Transition(structs.replace(after.state, shot=state.shot), after.events) if again else after


def test_settling_goes_on_until_a_seat_has_to_decide() -> None:
    game = TwoFlicks()
    table = Table.start(game, 1, game.resolve({}), SEED)
    table.submit(0, Shoot(0, 500))
    entries = settle(table, Scripted([through(0), nothing()]))
    assert [len(entry.events) for entry in entries] == [1, 0]
    assert [entry.ply for entry in entries] == [2, 3]
    assert isinstance(table.status, Over)


def test_settling_when_nothing_is_to_be_answered_asks_nobody() -> None:
    spy = Spy()
    assert settle(marbles(), spy) == ()
    assert settle(Table.start(GAME, 2, GAME.resolve({}), SEED), spy) == ()
    assert spy.asked == []


def test_a_scripted_simulator_without_an_answer_says_so_and_the_table_still_waits() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    with pytest.raises(ColdsnapError, match="no answer left"):
        settle(table, Scripted([]))
    assert isinstance(table.status, Simulate)
    settle(table, Scripted([nothing()]))
    assert isinstance(table.status, Turn)


def whole_match() -> Table:
    table = marbles()
    script: Simulator = Scripted([through(0), nothing(), through(0), through(1)])
    for seat in (0, 1, 0, 1):
        table.submit(seat, Shoot(0, 500))
        settle(table, script)
    return table


def test_a_whole_match_of_flicks_is_settled_to_its_end() -> None:
    table = whole_match()
    assert isinstance(table.status, Over)
    assert table.ply == 9


def test_a_match_of_flicks_replays_without_physics() -> None:
    table = whole_match()
    assert verify(table.game, table.record).whole
    assert fold(table.game, table.record).state == table.state
    halfway = fold(table.game, table.record, 2)
    assert isinstance(halfway.status, Simulate), "a match that stopped between flick and answer still waits for it"


class Broken(Spy):
    """A simulator that cannot do it."""

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        raise SimulationFailed(ColdsnapError("the ice is broken"), scene, impulse)


def test_a_flick_that_physics_cannot_follow_is_told_to_the_rules_and_the_match_goes_on() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    (entry,) = settle(table, Broken())
    assert entry.move.action == Unresolved("not simulated: cause=the ice is broken")
    assert isinstance(table.status, Turn)


def test_nothing_is_taken_back_while_physics_is_working() -> None:
    table = marbles()
    table.submit(0, Shoot(0, 500))
    with pytest.raises(Rejected) as refused:
        table.take_back(0, 0)
    assert refused.value.code == "wait-for-physics"
