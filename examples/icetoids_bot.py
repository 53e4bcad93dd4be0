"""A bot in a file, for IceToids: it wins if it can, gives nobody a win, enters when it may, else moves at random.

`coldsnap play icetoids --seats me,examples/icetoids_bot.py`
`coldsnap arena icetoids --bots examples/icetoids_bot.py,chick --games 20`
"""

from coldsnap.arena.running import run_series
from coldsnap.arena.series import Series
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, Over, Turn
from coldsnap.core.game import Move
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, State, View
from coldsnap.games.icetoids.actions import Enter
from coldsnap.games.registry import game_named

GAME = game_named("icetoids")


def choose(view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
    """The whole bot. What it cannot see it imagines: hidden tiles are other ones in every world."""
    state = GAME.imagine(view, rng.split("world"))
    status = GAME.status(state)
    assert isinstance(status, Turn)
    seat, safe = status.offers[0].seat, []
    for choice in choices:
        after = GAME.apply(state, Move(seat, choice.action)).state
        if won_by(after) == seat:
            return choice.action
        if not loses(after, seat):
            safe.append(choice.action)
    wanted = safe or [choice.action for choice in choices]
    entries = [action for action in wanted if isinstance(action, Enter)]
    pick, _ = rng.below(len(entries or wanted))
    return (entries or wanted)[pick]


def won_by(state: State) -> int | None:
    """The seat that has won."""
    status = GAME.status(state)
    return status.ranking[0][0] if isinstance(status, Over) and len(status.ranking[0]) == 1 else None


def loses(state: State, seat: int) -> bool:
    """Whether somebody else can win with the next move."""
    status = GAME.status(state)
    if not isinstance(status, Turn) or status.offers[0].seat == seat:
        return False
    next_seat, choices = status.offers[0].seat, status.offers[0].choices
    return any(won_by(GAME.apply(state, Move(next_seat, choice.action)).state) == next_seat for choice in choices)


if __name__ == "__main__":
    result = run_series(Series("icetoids", (__file__, "chick"), games=2, options={"tiles": "pairs6"}))
    print(result.tally("icetoids_bot"), f"{result.faults} faults")
