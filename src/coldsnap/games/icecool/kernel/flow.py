"""The course of a match: rounds, turns, and what follows a flick, in the order of TURN-13. Knows no module by name."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from coldsnap.core.facts import Fact
from coldsnap.core.record import Resolved
from coldsnap.core.values import Action
from coldsnap.games.icecool.kernel import rest
from coldsnap.games.icecool.kernel.story import Story
from coldsnap.games.icecool.state.events import (
    CameToRest,
    FlickFailed,
    GameEnded,
    Lapsed,
    RoundBegan,
    RoundEnded,
    TurnBegan,
)


def begin_round(story: Story, number: int, catchers: tuple[int, ...]) -> None:
    """Set up a round: pieces, tokens, Catchers (SETUP-6)."""
    bodies = tuple(body for module in story.kit.speaking("bodies") for body in module.bodies(story.state))
    rule = story.kit.cast.begins if number == 1 else story.kit.cast.passes_on
    story.emit((RoundBegan(rule=rule, round=number, catchers=catchers, bodies=bodies),))


def advance(story: Story) -> None:
    """Go on until somebody has to decide, physics has to answer, or the match is over."""
    while story.state.asked is None and story.state.stage in _STAGES:
        _STAGES[story.state.stage](story)


def rested(story: Story, answer: Resolved) -> None:
    """Take in what physics saw: where everything stands now, then each fact in the order of time."""
    board = story.state.board
    bodies, apart = rest.settled(board, story.state.bodies, answer.rest)
    facts = rest.counted(board, story.state, answer.facts, bodies)
    story.emit((CameToRest(rule="TURN-12" if apart else "TURN-13", bodies=bodies, apart=apart),))
    story.turn_to(facts=facts)
    for number, fact in enumerate(facts, start=1):
        _take(story, fact)
        if story.state.options.round_end == "instant" and _over(story) is not None:
            story.turn_to(facts=facts[:number])
            break


def failed(story: Story) -> None:
    """Physics has no answer: nothing has moved."""
    seat = story.state.flicker
    if seat is not None:
        story.emit((FlickFailed(seat=seat),))
    story.turn_to(facts=())


def lapse(story: Story, seat: int) -> None:
    """A seat did not decide: its question takes the default, its turn ends without a flick (TURN-16)."""
    story.emit((Lapsed(seat=seat),))
    asked = story.state.asked
    if asked is None:
        end_turn(story)
    else:
        module = story.kit.by_name[asked.about]
        answer(story, seat, module.lapse(story.state))


def answer(story: Story, seat: int, action: Action) -> None:
    """Let the owner of an action, or who asked, decide what it does; an answered question waits no longer.

    A window in which, by public facts, nothing more can be done closes by itself (TURN-14).
    """
    before = story.state
    asker = None if before.asked is None else story.kit.by_name[before.asked.about]
    events = (asker or story.kit.owners[type(action)]).decide(before, seat, action)
    if before.asked is not None:
        story.turn_to(asked=None)
    story.emit(events)
    flicked = before.stage == "before" and story.state.stage == "shot"
    if flicked and any(m.remembers(before) for m in story.kit.speaking("remembers")):
        story.turn_to(past=replace(before, past=None))
    if story.state.stage == "window" and (story.state.then == "end" or (before.stage == "window" and _is_done(story))):
        end_turn(story)


def end_turn(story: Story) -> None:
    """Give the turn to whoever has an extra one, else to the next in order (TURN-1)."""
    for module in story.kit.speaking("at_turn_end") if story.state.turn is not None else ():
        story.emit(module.at_turn_end(story.state))
    state = story.state
    ended = _over(story)
    if ended is not None:
        _end_round(story, ended)
        return
    grant = state.queue[0] if state.queue else story.kit.cast.next_turn(state)
    if state.turns[grant.seat] >= state.options.turn_cap:
        _end_round(story, RoundEnded(rule="TURN-1", round=state.round, why="cap"))
        return
    story.emit((TurnBegan(rule=grant.rule, seat=grant.seat, body=grant.body, why=grant.why, follows=grant.follows),))


def _take(story: Story, fact: Fact) -> None:
    for module in story.kit.speaking("on_fact"):
        story.emit(module.on_fact(story.state, fact))


def _set_up(story: Story) -> None:
    if _all_have_spoken(story, "setup"):
        end_turn(story)


def _judge(story: Story) -> None:
    if not _all_have_spoken(story, "judge"):
        return
    ended = _over(story)
    if ended is not None:
        _end_round(story, ended)
    else:
        story.turn_to(stage="after", step=0)


def _follow(story: Story) -> None:
    if not _all_have_spoken(story, "after_shot"):
        return
    story.turn_to(facts=())
    state = story.state
    if state.then == "again":
        story.turn_to(stage="before")
    elif state.then == "window" and _may_do_something(story):
        story.turn_to(stage="window")
    else:
        end_turn(story)


_STAGES: Final[dict[str, Callable[[Story], None]]] = {"round": _set_up, "judge": _judge, "after": _follow}


def _all_have_spoken(story: Story, point: str) -> bool:
    """Let the modules speak in turn; False if one asks something. It speaks again once it has its answer."""
    speakers = story.kit.speaking(point)
    for step in range(story.state.step, len(speakers)):
        story.emit(getattr(speakers[step], point)(story.state))
        if story.state.asked is not None:
            story.turn_to(step=step)
            return False
    story.turn_to(step=0)
    return True


def _may_do_something(story: Story) -> bool:
    """Whether, by public facts alone, the seat in turn may have something to do after its flick."""
    return any(module.opens_window(story.state) for module in story.kit.speaking("opens_window"))


def _is_done(story: Story) -> bool:
    return story.state.asked is None and not _may_do_something(story)


def _over(story: Story) -> RoundEnded | None:
    reasons = (module.round_over(story.state) for module in story.kit.speaking("round_over"))
    return next((reason for reason in reasons if reason is not None), None)


def _end_round(story: Story, ended: RoundEnded) -> None:
    story.emit((ended,))
    for module in story.kit.speaking("at_round_end"):
        story.emit(module.at_round_end(story.state))
    number = story.state.round + 1
    if number > story.kit.cast.rounds(story.state.seats):
        _end_game(story, ended.why)
    else:
        begin_round(story, number, story.kit.cast.catchers(story.state, number))


def _end_game(story: Story, why: str) -> None:
    for module in story.kit.speaking("at_game_end"):
        story.emit(module.at_game_end(story.state))
    scores = {seat: _score(story, seat) for seat in range(story.state.seats)}
    best_first = sorted(scores, key=lambda seat: (tuple(-part for part in scores[seat]), seat))
    ranking = tuple(tuple(group) for _, group in groupby(best_first, key=lambda seat: scores[seat]))
    points = tuple(scores[seat][0] for seat in range(story.state.seats))
    cast = story.kit.cast
    story.emit((GameEnded(rule=cast.ends, ranking=ranking, points=points, reason=cast.reason(why)),))


def _score(story: Story, seat: int) -> tuple[int, int]:
    return (
        sum(module.points(story.state, seat) for module in story.kit.speaking("points")),
        sum(module.tie_break(story.state, seat) for module in story.kit.speaking("tie_break")),
    )
