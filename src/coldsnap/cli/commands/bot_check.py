"""`coldsnap bot FILE --check`: one game with a bot of one's own, and everything that its author wants to know of it."""

from pathlib import Path
from textwrap import indent

from coldsnap.arena.checking import Checked, check_bot, checked_series, likely_game
from coldsnap.arena.entrants import short_name
from coldsnap.arena.results import SeriesResult
from coldsnap.bots.driver import Fault
from coldsnap.cli.terminal.bot_faults import fault_told
from coldsnap.cli.terminal.look import Look


def check(file: Path, game: str | None, seconds: float, look: Look) -> bool:
    """Play a game and tell what the bot did; whether it did nothing wrong. Raises ColdsnapError if it cannot be run."""
    game = game or likely_game(file)
    series = checked_series(file, game, seconds)
    name, other = series.shown
    look.say("bot-check-game", name=name, game=look.words.say(f"game-{game}"), other=other, seconds=seconds)
    told: set[str] = set()
    lines = 0

    def show(_bot: str, line: str) -> None:
        nonlocal lines
        lines += 1
        look.console.print(f"  {name}: {line}", soft_wrap=True)

    def on_fault(fault: Fault) -> None:
        look.say("bot-check-fault", ply=fault.ply)
        again = str(fault.cause) in told
        told.add(str(fault.cause))
        text = fault_told(look.words, fault.cause, "" if again else fault.cause.trace)
        look.console.print(indent(text, "  "), soft_wrap=True)

    found = check_bot(series, show, on_fault)
    if not lines:
        look.say("bot-check-silent")
    _sum_up(found, short_name(str(file)), look)
    return not found.faults


def _sum_up(found: Checked, name: str, look: Look) -> None:
    if found.result is None:
        look.say("bot-check-stopped", count=found.faults)
        return
    _tell_result(found.result, name, look)
    look.say("bot-check-faults", count=found.faults)


def _tell_result(result: SeriesResult, name: str, look: Look) -> None:
    time, winner = result.thinking_time(name), result.games[0].winner
    how = "drawn" if winner is None else "won" if winner == name else "lost"
    look.say("bot-check-end", how=how, plies=result.games[0].plies)
    numbers = {"mean": time.mean, "often": time.p95, "longest": time.longest}
    shown = {key: f"{1000 * seconds:.0f}" for key, seconds in numbers.items()}
    look.say("bot-check-time", moves=time.moves, **shown)
