"""Plays series of games in one or many processes; the results do not depend on how many. A kept series goes on."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from os import _exit
from pathlib import Path

from coldsnap.arena.keeping import SeriesFolder, keep
from coldsnap.arena.results import GameResult, SeriesResult
from coldsnap.arena.series import Series, play_game
from coldsnap.core.errors import ColdsnapError

OnResult = Callable[[int, int], None]
"""Told of progress: the number of the series, and how many of its games are done."""

_Task = tuple[int, Series, int, SeriesFolder | None]
"""The number of the series, the series, the number of the game, and where it is kept."""


def run_series(series: Series, jobs: int = 1, on_result: OnResult | None = None) -> SeriesResult:
    """Play all games of one series and keep nothing."""
    return run_all([series], jobs, on_result)[0]


def run_all(
    wanted: Sequence[Series], jobs: int = 1, on_result: OnResult | None = None, folder: Path | None = None
) -> list[SeriesResult]:
    """Play all games of some series in `jobs` processes. Raises ColdsnapError before the first game if it cannot.

    With a folder every finished game is kept there at once, and what it holds already is not played again.
    """
    if jobs < 1:
        raise ColdsnapError("at least one process is needed")
    for series in wanted:
        series.check()
    places = keep(folder, wanted) if folder else [None] * len(wanted)
    found = [place.results(series.games) if place else {} for place, series in zip(places, wanted, strict=True)]
    tell = on_result or (lambda _series, _done: None)
    for index, done in enumerate(found):
        tell(index, len(done))
    # In turn, so that a run that is broken off has something of every series.
    tasks = [
        (index, series, number, places[index])
        for number in range(max(series.games for series in wanted))
        for index, series in enumerate(wanted)
        if number < series.games and number not in found[index]
    ]
    for index, result in _played(tasks, jobs):
        found[index][result.number] = result
        tell(index, len(found[index]))
    return [
        SeriesResult(series.shown, tuple(done[number] for number in sorted(done)))
        for series, done in zip(wanted, found, strict=True)
    ]


def _played(tasks: list[_Task], jobs: int) -> Iterator[tuple[int, GameResult]]:
    """The games as they end, in any order. Each is kept before it is told."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(_play, tasks)
        return
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), _start_worker)
    try:
        for done in as_completed([pool.submit(_play, task) for task in tasks]):
            yield done.result()
    except BrokenProcessPool as error:
        raise ColdsnapError("a process of the arena was ended from outside; kept games are not lost") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _play(task: _Task) -> tuple[int, GameResult]:
    index, series, number, place = task
    played = play_game(series, number)
    if place is not None:
        place.add(played)
    return index, played.result


def _start_worker() -> None:
    """A worker ends with the arena: by its Ctrl-C, and when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)
