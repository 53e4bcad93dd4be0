"""Plays series of games in one or many processes; the results do not depend on how many. A kept series goes on."""

import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from os import _exit
from pathlib import Path
from typing import Final

from coldsnap.arena.keeping import SeriesFolder, keep
from coldsnap.arena.results import GameResult, SeriesResult
from coldsnap.arena.series import Series, play_game
from coldsnap.bots.external_output import Show
from coldsnap.core.errors import ColdsnapError

OnResult = Callable[[int, int], None]
"""Told of progress: the number of the series, and how many of its games are done."""


_ENDS: Final = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True, slots=True)
class _Task:
    """A game to be played: the number of its series, the series, its own number, where it is kept, who is told."""

    index: int
    series: Series
    number: int
    place: SeriesFolder | None
    show: Show | None


def run_series(series: Series, jobs: int = 1, on_result: OnResult | None = None) -> SeriesResult:
    """Play all games of one series and keep nothing."""
    return run_all([series], jobs, on_result)[0]


def run_all(
    wanted: Sequence[Series],
    jobs: int = 1,
    on_result: OnResult | None = None,
    folder: Path | None = None,
    show: Show | None = None,
) -> list[SeriesResult]:
    """Play all games of some series in `jobs` processes. Raises ColdsnapError before the first game if it cannot.

    With a folder every finished game is kept there at once, and what it holds already is not played again.
    `show` is told what bots in files print, in the process that plays the game; so it has to be a function of a module.
    """
    if jobs < 1:
        raise ColdsnapError("arena-no-process")
    for series in wanted:
        series.check()
    places = keep(folder, wanted) if folder else [None] * len(wanted)
    found = [place.results(series.games) if place else {} for place, series in zip(places, wanted, strict=True)]
    tell = on_result or (lambda _series, _done: None)
    for index, done in enumerate(found):
        tell(index, len(done))
    # In turn, so that a run that is broken off has something of every series.
    tasks = [
        _Task(index, series, number, places[index], show)
        for number in range(max(series.games for series in wanted))
        for index, series in enumerate(wanted)
        if number < series.games and number not in found[index]
    ]
    with closing(_played(tasks, jobs)) as results:
        for index, result in results:
            found[index][result.number] = result
            tell(index, len(found[index]))
    return [
        SeriesResult(series.shown, tuple(done[number] for number in sorted(done)))
        for series, done in zip(wanted, found, strict=True)
    ]


def _played(tasks: list[_Task], jobs: int) -> Generator[tuple[int, GameResult], None, None]:
    """The games as they end, in any order. Each is kept before it is told.

    The workers hold one end of a pipe and end when the other is closed: by us if anything ends the arena before its
    games, by the system if we are killed.
    """
    if jobs == 1 or len(tasks) < 2:
        yield from map(_play, tasks)
        return
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, _start_worker, (theirs,))
    try:
        with _quiet_start():
            games = [pool.submit(_play, task) for task in tasks]
        for done in as_completed(games):
            yield done.result()
    except BrokenProcessPool as error:
        raise ColdsnapError("arena-ended") from error
    except BaseException:
        ours.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


@contextmanager
def _quiet_start() -> Iterator[None]:
    """What would end the arena now ends it afterwards, so that no worker is left half started.

    Workers that start here know no Ctrl-C, which would find them half loaded. It is ours alone: they end with us.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {number: signal.signal(number, lambda got, _frame: came.append(got)) for number in _ENDS}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for number, handler in before.items():
            signal.signal(number, handler)
        for one in came:
            signal.raise_signal(one)


def _play(task: _Task) -> tuple[int, GameResult]:
    played = play_game(task.series, task.number, task.show)
    if task.place is not None:
        task.place.add(played)
    return task.index, played.result


def _start_worker(arena: Connection) -> None:
    """A worker ends with the arena. The bots in files that it holds see their own pipes close, and end with it."""
    threading.Thread(target=_end_with_arena, args=(arena,), daemon=True).start()


def _end_with_arena(arena: Connection) -> None:
    with suppress(EOFError, OSError):
        arena.recv_bytes()  # nothing is ever sent
    _exit(1)
