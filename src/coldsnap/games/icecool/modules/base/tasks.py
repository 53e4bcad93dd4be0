"""Tasks on the 1s of ICECOOL2: announced before the flick, judged from its facts (CARD-2, CARD-3, CARD-11)."""

from collections.abc import Callable, Sequence
from typing import Final

from coldsnap.core.choices import Choice, OneOf
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import Rng
from coldsnap.core.shots import bounces_before, overs, passages
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.places import room_entered
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.actions import AnnounceTask
from coldsnap.games.icecool.state.cards import TASK_CARD, TASKS, Task
from coldsnap.games.icecool.state.events import RoundBegan, TaskAnnounced, TaskDone, TaskFailed, TurnBegan
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Announced, CardsHeld
from coldsnap.games.icecool.state.state import IceCoolState


class Tasks(Module):
    """Own penguin and own flick only; Catcher too; one a turn; failure costs nothing."""

    name = "tasks"
    owns = (AnnounceTask,)
    keeps = Announced
    needs = (CardsHeld,)
    hears = (TaskAnnounced, TaskDone, TaskFailed, TurnBegan, RoundBegan)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Announced:
        """Nothing is announced."""
        del options, seats, rng
        return Announced()

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """The tasks of which the seat in turn holds a face-down card."""
        if state.stage != "before" or state.turn is None or state.get(Announced).used:
            return ()
        down = state.get(CardsHeld).hands[state.turn.seat].down
        return tuple(OneOf(AnnounceTask(task)) for task in TASKS if TASK_CARD[task] in down)

    def decide(self, state: IceCoolState, seat: int, action: AnnounceTask) -> Events:
        """Say it aloud."""
        if state.stage != "before":
            raise Rejected("icecool-not-now", "CARD-3")
        if state.get(Announced).used:
            raise Rejected("icecool-task-announced", "CARD-3")
        card, hand = TASK_CARD[action.task], state.get(CardsHeld).hands[seat]
        if card not in hand.down:
            raise Rejected("icecool-no-such-card", "CARD-4" if card in hand.up else "CARD-3", card=card)
        return (TaskAnnounced(seat=seat, task=action.task),)

    def judge(self, state: IceCoolState) -> Events:
        """Whether the flick did what was announced."""
        task = state.get(Announced).task
        if task is None or state.turn is None or not state.own_flick:
            return NOTHING
        return (TaskDone(seat=state.turn.seat, task=task),) if FULFILLED[task](state) else NOTHING

    def after_shot(self, state: IceCoolState) -> Events:
        """A task that was not fulfilled is over, unless the flick is repeated (TURN-3)."""
        task = state.get(Announced).task
        if task is None or state.turn is None or not state.own_turn or state.then == "again":
            return NOTHING
        return (TaskFailed(seat=state.turn.seat, task=task),)

    def at_round_end(self, state: IceCoolState) -> Events:
        """A task that was not fulfilled in the last flick of a round is over with it."""
        mine = state.get(Announced)
        return () if mine.task is None or mine.seat is None else (TaskFailed(seat=mine.seat, task=mine.task),)

    def evolve(self, mine: Announced, event: Event) -> Announced:
        """Announced, done or failed, forgotten at the next turn."""
        if isinstance(event, TaskAnnounced):
            return Announced(event.task, event.seat, used=True)
        if isinstance(event, TaskDone | TaskFailed):
            return Announced(None, event.seat, used=True)
        return Announced() if isinstance(event, TurnBegan | RoundBegan) and mine.used else mine


def _jumped(state: IceCoolState) -> bool:
    """The whole penguin came over a wall or a door's top into a room, whatever followed."""
    board = state.board
    return any(room_entered(board, over) is not None for over in overs(state.facts, _body(state)))


def _two_doors(state: IceCoolState) -> bool:
    """Two different doors; tokens do not matter."""
    return len({passage.barrier for passage in passages(state.facts, _body(state))}) > 1


def _bounced(state: IceCoolState) -> bool:
    """A wall first, then a door."""
    return any(bounces_before(state.facts, passage) for passage in passages(state.facts, _body(state)))


FULFILLED: Final[dict[Task, Callable[[IceCoolState], bool]]] = {
    "jump": _jumped,
    "doors": _two_doors,
    "bounce": _bounced,
}


def _body(state: IceCoolState) -> str | None:
    return state.turn.body if state.turn else None
