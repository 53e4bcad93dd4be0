"""A kept arena made of golden records: whole matches with flicks, and no bot has to play them."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from coldsnap.arena.keeping import keep
from coldsnap.arena.results import GameResult
from coldsnap.arena.series import Played, Series, points_of
from coldsnap.core.choices import Over
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.store.files import read_record

GOLDEN: Final = Path(__file__).parent / "golden"


@cache
def icecool_arena() -> Path:
    """Two tables of ICECOOL2 with tournament scoring, two bots with two seats each."""
    series = Series("icecool2", ("rookie", "pebble") * 2, 2, options={"scoring": "tournament"})
    return _kept(series, ["icecool2-tournament-4", "icecool2-tournament-4"])


@cache
def icetoids_arena() -> Path:
    """A game without flicks and points."""
    return _kept(Series("icetoids", ("captain", "<b>orca"), 1), ["icetoids-won-2"])


def _kept(series: Series, names: list[str]) -> Path:
    folder = Path(mkdtemp()) / "kept"
    [place] = keep(folder, [series])
    for number, name in enumerate(names):
        record = read_record(GOLDEN / f"{name}.jsonl")
        table = fold(game_named(series.game), record)
        assert isinstance(table.status, Over)
        seats, seconds = series.seated(number), ((0.002, 0.5),) * len(series.line_up)
        result = GameResult(number, seats, table.status.ranking, table.ply - 1, 0, seconds, points_of(table))
        place.add(Played(result, record))
    return folder
