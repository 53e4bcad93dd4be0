"""Bots against bots: results hang on seeds alone, and the tables say how sure they are."""

from dataclasses import replace

import pytest

from coldsnap.arena.results import HEADINGS, TIMES_HEADINGS, GameResult, SeriesResult, percentile, wilson
from coldsnap.arena.series import Series, ladder, one_among, play_game, run_series
from coldsnap.core.bot import Budget
from coldsnap.core.errors import ColdsnapError


def outcome(result: SeriesResult) -> list[tuple[int, tuple[str, ...], int | None, int, int]]:
    """All of a result that does not depend on the machine."""
    return [(game.number, game.bots, game.winner, game.plies, game.faults) for game in result.games]


def test_results_are_the_same_for_any_number_of_processes() -> None:
    series = Series("icetoids", ("captain", "chick"), games=5, seed="jobs")
    told: list[tuple[int, int]] = []
    alone = run_series(series, jobs=1, on_result=lambda done, games: told.append((done, games)))
    assert told == [(done, 5) for done in range(1, 6)]
    assert outcome(run_series(series, jobs=2)) == outcome(alone)


def test_another_seed_gives_other_games() -> None:
    first, second = (run_series(Series("icetoids", ("captain", "rookie"), 3, seed)) for seed in ("one", "two"))
    assert outcome(first) != outcome(second)


def test_everybody_sits_in_every_seat() -> None:
    series = Series("icetoids", ("orca", "captain", "rookie"), games=6)
    seats = [series.seated(number).index("orca") for number in range(series.games)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]


def test_thinking_is_timed_for_every_bot() -> None:
    series = Series("icetoids", ("orca", "rookie"), games=1, budget=Budget(simulations=8))
    result = run_series(series)
    for bot in result.bots:
        time = result.thinking_time(bot)
        assert time.moves > 5
        assert 0 < time.mean <= time.longest
        assert time.p95 <= time.longest
    assert [len(row) for row in result.times] == [len(TIMES_HEADINGS)] * 2


@pytest.mark.parametrize(
    ("series", "cause"),
    [
        (Series("icetoids", ("shark", "orca"), 1), "shark"),
        (Series("icetoids", ("orca",), 1), "2, 3, 4 players"),
        (Series("icetoids", ("orca", "orca"), 0), "at least one game"),
        (Series("icetoids", ("orca", "orca"), 1, options={"tiles": "marble"}), "marble"),
        (Series("chess", ("orca", "orca"), 1), "chess"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused_before_the_first_game(series: Series, cause: str) -> None:
    with pytest.raises(ColdsnapError, match=cause):
        run_series(series)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (144, 200, 0.6541, 0.7776),
    ],
)
def test_the_interval_of_wilson(won: int, games: int, low: float, high: float) -> None:
    assert list(wilson(won, games)) == pytest.approx([low, high], abs=1e-4)


def test_percentiles_are_values_that_occurred() -> None:
    values = [float(value) for value in range(1, 101)]
    assert (percentile(values, 0.5), percentile(values, 0.95), percentile([3.0], 0.95)) == (50.0, 95.0, 3.0)


def test_a_table_counts_wins_of_decided_games() -> None:
    def game(number: int, winner: int | None) -> GameResult:
        bots = ("orca", "captain", "captain")
        return GameResult(number, bots, winner, 40, 0, ((0.1,), (), ()))

    result = SeriesResult(
        ("orca", "captain", "captain"), tuple(game(number, won) for number, won in enumerate((0, 0, 1, 2, None)))
    )
    orca, captain = result.rows
    assert len(HEADINGS) == len(orca) == len(captain)
    assert orca[:7] == ("orca", "captain, captain", "5", "2", "2", "1", "50.0 %")
    assert captain[3:7] == ("2", "2", "1", "50.0 %")
    assert (orca[8], captain[8]) == ("33.3 %", "66.7 %")
    assert result.mean_plies == 40


def test_a_ladder_has_a_series_for_every_step() -> None:
    pairs = {series.line_up for series in ladder("icetoids", 7)}
    assert pairs == {("orca", "captain"), ("captain", "rookie"), ("rookie", "chick"), ("chick", "pebble")}
    assert {series.games for series in ladder("icetoids", 7)} == {7}


def test_one_sits_among_others() -> None:
    assert one_among("icetoids", "orca", "captain", 4, 60).line_up == ("orca", "captain", "captain", "captain")


@pytest.mark.parametrize("pair", [("chick", "pebble"), ("rookie", "chick"), ("captain", "rookie")])
def test_a_level_beats_the_one_below(pair: tuple[str, str]) -> None:
    tally = run_series(Series("icetoids", pair, games=40, seed="order")).tally(pair[0])
    assert tally.interval[0] > 0.5, tally


def test_the_search_beats_greed_even_with_little_thought() -> None:
    series = Series("icetoids", ("orca", "rookie"), games=10, seed="order", budget=Budget(simulations=100))
    assert run_series(series).tally("orca").won >= 8


def test_no_bot_of_the_ladder_fails() -> None:
    for series in ladder("icetoids", 1):
        assert play_game(replace(series, budget=Budget(simulations=30)), 0).faults == 0
