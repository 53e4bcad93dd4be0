"""A bot in a file, for ICECOOL: it tries some flicks in the physics and plays the one that the rules like best.

`coldsnap play icecool2 --seats me,examples/icecool_bot.py`
`coldsnap bot examples/icecool_bot.py --join LINK`
"""

from coldsnap.arena.engines import simulator
from coldsnap.arena.running import run_series
from coldsnap.arena.series import Series
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, Ranged
from coldsnap.core.flick import impulse_of
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, State, View
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.events import IdTaken, TokenTaken
from coldsnap.games.registry import game_named
from coldsnap.physics.simulator import Trajectory

GAME = game_named("icecool2")
FLICKS = 30


def choose(view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
    """The whole bot. Where there is nothing to flick it plays at random."""
    flicks = tuple(c for c in choices if isinstance(c, Ranged) and isinstance(c.action, FlickPenguin))
    if not flicks:
        return RandomBot().choose(view, choices, rng, budget)
    state, seat = GAME.imagine(view, rng.split("world")), getattr(view, "seat", 0)
    tries = [
        RandomBot().choose(view, flicks, rng.split(f"try {n}"), budget) for n in range(budget.simulations or FLICKS)
    ]
    calm = GAME.preview(state, Move(seat, tries[0]))
    assert calm is not None
    impulses = [impulse_of(one.flick, one.body) for one in tries if isinstance(one, FlickPenguin)]
    outcomes = simulator().search(calm.scene, impulses)
    values = [worth(state, seat, one, seen) for one, seen in zip(tries, outcomes, strict=True)]
    return tries[values.index(max(values))]


def worth(state: State, seat: int, flick: Action, seen: object) -> int:
    """What the rules make of a flick: fish and IDs won, and IDs lost."""
    if not isinstance(seen, Trajectory):
        return 0
    flying = GAME.apply(state, Move(seat, flick)).state
    told = GAME.apply(flying, Move(NATURE, Resolved(seen.facts, seen.rest))).events
    fish = sum(isinstance(event, TokenTaken) and event.seat == seat for event in told)
    return fish + sum((event.by == seat) - (event.seat == seat) for event in told if isinstance(event, IdTaken))


if __name__ == "__main__":
    result = run_series(Series("icecool2", (__file__, "rookie"), games=1, budget=Budget(simulations=6)))
    print(result.rows[0], f"{result.faults} faults")
