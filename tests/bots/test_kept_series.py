"""Kept games: a broken-off arena goes on where it stopped, and no folder mixes what does not belong together."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from coldsnap.arena import running
from coldsnap.arena.keeping import MANIFEST, SeriesFolder, keep, kept_series, read_manifest
from coldsnap.arena.results import GameResult
from coldsnap.arena.running import run_all
from coldsnap.arena.series import Played, Series, ladder, play_game
from coldsnap.bots.external_output import Show
from coldsnap.core.bot import Budget
from coldsnap.core.errors import ColdsnapError
from coldsnap.games.registry import game_named
from coldsnap.match.replay import verify
from coldsnap.store.files import read_record
from sentences import refuses

SERIES = Series("icetoids", ("captain", "chick"), games=4, seed="kept", options={"tiles": "pairs6"})


@cache
def kept() -> Path:
    """A folder with four games that nobody may change."""
    folder = Path(mkdtemp()) / "kept"
    run_all([SERIES], folder=folder)
    return folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(kept(), tmp_path / "copy"))


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that are really played."""
    numbers: list[int] = []

    def played(series: Series, number: int, show: Show | None) -> Played:
        numbers.append(number)
        return play_game(series, number, show)

    monkeypatch.setattr(running, "play_game", played)
    return numbers


def games(folder: Path) -> SeriesFolder:
    return kept_series(folder, read_manifest(folder))[0]


def timeless(results: tuple[GameResult, ...]) -> list[GameResult]:
    return [replace(result, seconds=()) for result in results]


def test_a_whole_folder_is_not_played_again(copy: Path, plays: list[int]) -> None:
    again = run_all([SERIES], folder=copy)[0]
    assert plays == []
    assert list(again.games) == list(games(kept()).results().values())
    assert all(any(seconds) for game in again.games for seconds in game.seconds)


def test_results_of_before_faults_had_codes_still_count(copy: Path, plays: list[int]) -> None:
    for path in copy.rglob("0*.json"):
        result = json.loads(path.read_text())
        del result["failed"], result["trace"]
        path.write_text(json.dumps(result | {"fault": "mine.py, line 3: KeyError: 'fish'"}))
    again = run_all([SERIES], folder=copy)[0]
    assert plays == []
    assert list(again.games) == list(games(kept()).results().values())


def test_more_games_of_the_same_series_are_played_on_top(copy: Path, plays: list[int]) -> None:
    longer = run_all([replace(SERIES, games=6)], folder=copy)[0]
    assert plays == [4, 5]
    assert timeless(longer.games) == timeless(run_all([replace(SERIES, games=6)])[0].games)


def test_fewer_games_of_a_series_are_its_first(copy: Path, plays: list[int]) -> None:
    assert [game.number for game in run_all([replace(SERIES, games=2)], folder=copy)[0].games] == [0, 1]
    assert plays == []


def _cut_result(place: Path) -> None:
    file = place / "00002.json"
    file.write_bytes(file.read_bytes()[:-20])


def _no_result(place: Path) -> None:
    (place / "00002.json").unlink()


def _no_record(place: Path) -> None:
    (place / "00002.jsonl").unlink()


def _half_record(place: Path) -> None:
    record = place / "00002.jsonl"
    (place / "00002.jsonl.new").write_bytes(record.read_bytes()[:999])
    record.unlink()
    (place / "00002.json").unlink()


def _another_game(place: Path) -> None:
    shutil.copy(place / "00001.json", place / "00002.json")


@pytest.mark.parametrize("harm", [_cut_result, _no_result, _no_record, _half_record, _another_game])
def test_a_game_that_is_not_whole_is_played_again(copy: Path, plays: list[int], harm: Callable[[Path], None]) -> None:
    harm(games(copy).path)
    again = run_all([SERIES], folder=copy)[0]
    assert plays == [2]
    assert timeless(again.games) == timeless(run_all([SERIES], folder=kept())[0].games)
    assert sorted(games(copy).results()) == [0, 1, 2, 3]
    assert read_record(games(copy).path / "00002.jsonl") == read_record(games(kept()).path / "00002.jsonl")


def test_records_and_results_are_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    together = run_all([SERIES], jobs=2, folder=tmp_path / "two")[0]
    assert timeless(together.games) == timeless(run_all([SERIES], folder=kept())[0].games)
    for number in range(4):
        name = f"{number:05}.jsonl"
        assert (games(tmp_path / "two").path / name).read_bytes() == (games(kept()).path / name).read_bytes()


def test_kept_records_are_true_to_the_rules_and_to_their_results() -> None:
    seen = list(games(kept()).records())
    assert len(seen) == 4
    for result, record in seen:
        assert verify(game_named("icetoids"), record).whole
        assert record.header.names == result.bots
        assert len(record.entries) == result.plies + 1


@pytest.mark.parametrize(
    ("other", "cause"),
    [
        (replace(SERIES, seed="else"), "seed"),
        (replace(SERIES, line_up=("captain", "rookie")), "rookie"),
        (replace(SERIES, options={}), "options"),
        (replace(SERIES, budget=Budget(simulations=7)), "simulations is None, not 7"),
        (replace(SERIES, game="icecool2", line_up=("pebble", "rookie"), options={}), "game is 'icetoids'"),
    ],
)
def test_a_folder_of_other_games_is_refused_and_stays_as_it_is(copy: Path, other: Series, cause: str) -> None:
    before = (copy / MANIFEST).read_bytes()
    with refuses(ColdsnapError, match=f"holds other games: .*{cause}"):
        run_all([other], folder=copy)
    assert (copy / MANIFEST).read_bytes() == before


def test_a_folder_that_is_no_arena_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear penguin")
    with refuses(ColdsnapError, match="not empty and holds no arena"):
        keep(tmp_path, [SERIES])
    with refuses(ColdsnapError, match="holds no arena"):
        read_manifest(tmp_path)
    (tmp_path / MANIFEST).write_text('{"format": 1}')
    with refuses(ColdsnapError, match="not of an arena"):
        keep(tmp_path, [SERIES])
    (tmp_path / MANIFEST).write_text(json.dumps({**json.loads((kept() / MANIFEST).read_text()), "format": 99}))
    with refuses(ColdsnapError, match="format 99"):
        keep(tmp_path, [SERIES])


def test_the_steps_of_a_ladder_have_folders_of_their_own(tmp_path: Path) -> None:
    steps = ladder("icetoids", 1, names=("pebble", "chick", "rookie"))
    found = run_all([replace(step, options={"tiles": "pairs6"}) for step in steps], folder=tmp_path)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["1-rookie-chick", "2-chick-pebble", MANIFEST]
    assert [result.bots for result in found] == [("rookie", "chick"), ("chick", "pebble")]
