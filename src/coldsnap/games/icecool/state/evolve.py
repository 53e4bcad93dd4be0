"""How the kernel's own part of the state follows from events. Modules evolve their slices; nobody assigns."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from coldsnap.core.scene import Body
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.places import RAISED, is_upright
from coldsnap.games.icecool.state import events as happened
from coldsnap.games.icecool.state.state import Ending, Grant, IceCoolState, Question


def evolved(state: IceCoolState, event: Event) -> IceCoolState:
    """The state after an event, its slices left alone."""
    if isinstance(event, happened.Placed):
        return _placed(state, event)
    if isinstance(event, happened.DoorsShut):
        return replace(state, shut=event.shut)
    if isinstance(event, happened.TurnedBack) and state.past is not None:
        # Chance does not come back: the next flick trembles anew.
        return replace(state.past, flicks=state.flicks)
    if isinstance(event, happened.OtherBodyTaken) and state.turn is not None:
        return replace(state, turn=replace(state.turn, body=event.body, instead_of=state.turn.penguin))
    if isinstance(event, happened.Unperched):
        return replace(state, perched=tuple(name for name in state.perched if name != event.body))
    if isinstance(event, happened.TurnsDone):
        return replace(state, queue=tuple(grant for grant in state.queue if grant.seat not in event.seats))
    change = _CHANGES.get(type(event))
    return replace(state, **change(state, event)) if change else state


def with_bodies(bodies: tuple[Body, ...], moved: Iterable[Body]) -> tuple[Body, ...]:
    """The bodies with those that moved in their new poses; new ones are added, and all are in the order of names."""
    placed = {body.id: body for body in bodies} | {body.id: body for body in moved}
    return tuple(placed[name] for name in sorted(placed))


def _placed(state: IceCoolState, event: happened.Placed) -> IceCoolState:
    others = tuple(name for name in state.perched if name != event.placed.id)
    perched = (*others, event.placed.id) if event.perched else others
    return replace(state, bodies=with_bodies(state.bodies, (event.placed,)), perched=perched)


def _round_began(state: IceCoolState, event: happened.RoundBegan) -> dict[str, Any]:
    return {
        "stage": "round",
        "step": 0,
        "round": event.round,
        "catchers": event.catchers,
        "bodies": with_bodies((), event.bodies),
        "start": (),
        "perched": (),
        "shut": (),
        "flicked": None,
        "flicker": None,
        "turn_flicked": None,
        "past": None,
        "turn": None,
        "last": None,
        "queue": (),
        "turns": (0,) * state.seats,
        "wanted": None,
        "flick": None,
    }


def _turn_granted(state: IceCoolState, event: happened.TurnGranted) -> dict[str, Any]:
    grant = Grant(event.seat, event.body, event.why, event.rule, event.follows)
    waiting = () if event.alone else state.queue
    queue = (grant, *waiting) if event.at_once else (*waiting, grant)
    return {"queue": queue, "then": "end"} if event.at_once else {"queue": queue}


def _turn_began(state: IceCoolState, event: happened.TurnBegan) -> dict[str, Any]:
    turns = list(state.turns)
    turns[event.seat] += 1
    return {
        "stage": "before",
        "turn": Grant(event.seat, event.body, event.why, event.rule, event.follows),
        "last": event.seat if event.follows else state.last,
        "queue": state.queue[1:],
        "turns": tuple(turns),
        "repeats": 0,
        "then": "window",
        "turn_flicked": None,
        "past": None,
    }


def _flicked(state: IceCoolState, event: happened.Flicked) -> dict[str, Any]:
    of_turn = state.stage == "before"
    return {
        "stage": "shot",
        "start": state.bodies,
        "flicked": event.body,
        "flicker": event.seat,
        "turn_flicked": event.body if of_turn else state.turn_flicked,
        "wanted": event.wanted,
        "flick": event.flick,
        "flicks": state.flicks + 1,
        # A flick in the midst of what follows another one (a trap) leaves that one's course.
        "then": "window" if of_turn else state.then,
    }


def _as_high(before: Body | None, body: Body) -> bool:
    """Whether a body that was bumped still stands as high as it did, on what it stood on."""
    return before is not None and is_upright(body) and abs(body.pose.z - before.pose.z) <= RAISED


def _came_to_rest(state: IceCoolState, event: happened.CameToRest) -> dict[str, Any]:
    moved = {body.id: body for body in event.bodies}
    perched = tuple(name for name in state.perched if name not in moved or _as_high(state.body(name), moved[name]))
    return {"stage": "judge", "step": 0, "bodies": with_bodies(state.bodies, event.bodies), "perched": perched}


def _flick_failed(_state: IceCoolState, _event: happened.FlickFailed) -> dict[str, Any]:
    return {"stage": "judge", "step": 0}


def _flick_repeated(_state: IceCoolState, event: happened.FlickRepeated) -> dict[str, Any]:
    return {"repeats": event.times, "then": "again"}


def _decision_asked(state: IceCoolState, event: happened.DecisionAsked) -> dict[str, Any]:
    if state.asked is not None:
        raise ValueError(f"{event.about} asks while {state.asked.about} waits for its answer")
    return {"asked": Question(event.seat, event.about, event.subject)}


def _round_ended(_state: IceCoolState, _event: happened.RoundEnded) -> dict[str, Any]:
    return {"turn": None, "queue": (), "facts": (), "repeats": 0, "then": "window", "past": None}


def _game_ended(_state: IceCoolState, event: happened.GameEnded) -> dict[str, Any]:
    return {"stage": "over", "ending": Ending(event.ranking, event.points, event.reason)}


_CHANGES: Final[dict[type[Event], Callable[[IceCoolState, Any], dict[str, Any]]]] = {
    happened.RoundBegan: _round_began,
    happened.TurnGranted: _turn_granted,
    happened.TurnBegan: _turn_began,
    happened.Flicked: _flicked,
    happened.CameToRest: _came_to_rest,
    happened.FlickFailed: _flick_failed,
    happened.FlickRepeated: _flick_repeated,
    happened.DecisionAsked: _decision_asked,
    happened.RoundEnded: _round_ended,
    happened.GameEnded: _game_ended,
}
