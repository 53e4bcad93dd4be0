"""Bots against bots: results hang on seeds alone, and the tables say how sure they are."""

from dataclasses import replace

import pytest

from coldsnap.arena.results import (
    HEADINGS,
    POINTS_HEADINGS,
    TIMES_HEADINGS,
    GameResult,
    SeriesResult,
    percentile,
    wilson,
)
from coldsnap.arena.running import run_series
from coldsnap.arena.series import Series, ladder, one_among, play_game
from coldsnap.core.bot import Budget
from coldsnap.core.errors import ColdsnapError
from sentences import refuses


def outcome(result: SeriesResult) -> list[GameResult]:
    """All of a result that does not depend on the machine."""
    return [replace(game, seconds=()) for game in result.games]


def test_results_are_the_same_for_any_number_of_processes() -> None:
    series = Series("icetoids", ("captain", "chick"), games=5, seed="jobs")
    told: list[tuple[int, int]] = []
    alone = run_series(series, jobs=1, on_result=lambda series, done: told.append((series, done)))
    assert told == [(0, done) for done in range(6)]
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
    with refuses(ColdsnapError, match=cause):
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


def test_a_table_counts_a_draw_as_a_part_of_a_win_for_those_who_drew() -> None:
    def game(number: int, *ranking: tuple[int, ...]) -> GameResult:
        return GameResult(number, ("orca", "captain", "chick"), ranking, 40, 0, ((0.1,), (), ()))

    rankings = [((0,), (1, 2)), ((0,), (1,), (2,)), ((1,), (0, 2)), ((2,), (0, 1)), ((0, 1), (2,))]
    games = tuple(game(number, *ranking) for number, ranking in enumerate(rankings))
    result = SeriesResult(("orca", "captain", "chick"), games)
    orca, captain, chick = result.rows
    assert result.headings == HEADINGS
    assert len(HEADINGS) == len(orca) == len(captain)
    assert orca[:7] == ("orca", "captain, chick", "5", "2", "2", "1", "50.0 %")
    assert captain[3:7] == ("1", "3", "1", "30.0 %")
    assert chick[3:7] == ("1", "4", "0", "20.0 %"), "who is behind two that are level has lost"
    assert orca[8] == "33.3 %"
    assert result.mean_plies == 40


def test_several_seats_of_one_bot_that_are_best_have_won_and_not_drawn() -> None:
    game = GameResult(0, ("orca", "captain", "captain"), ((1, 2), (0,)), 40, 0, ((0.1,), (), ()))
    orca, captain = SeriesResult(game.bots, (game,)).rows
    assert (captain[3:7], captain[8]) == (("1", "0", "0", "100.0 %"), "66.7 %")
    assert orca[3:7] == ("0", "1", "0", "0.0 %")


@pytest.mark.parametrize(
    ("points", "winner"),
    [((9, 1, 2, 8), "orca"), ((5, 9, 2, 1), "captain"), ((3, 3, 4, 4), None)],
)
def test_a_bot_with_two_seats_wins_a_table_by_their_summed_points(points: tuple[int, ...], winner: str | None) -> None:
    bots, seats = ("orca", "captain", "orca", "captain"), range(4)
    ranking = tuple((seat,) for seat in sorted(seats, key=lambda seat: -points[seat]))
    game = GameResult(0, bots, ranking, 40, 0, ((),) * 4, points)
    assert game.winner == winner
    assert (game.points_of("orca"), game.points_of("captain")) == (points[0] + points[2], points[1] + points[3])


def test_seats_are_not_summed_where_one_bot_has_more_of_them_or_one_each() -> None:
    one = GameResult(0, ("orca", "captain", "captain"), ((0,), (1, 2)), 40, 0, ((),) * 3, (9, 8, 8))
    duel = GameResult(0, ("orca", "captain"), ((1,), (0,)), 40, 0, ((),) * 2, (9, 9))
    same = GameResult(0, ("orca", "captain", "orca"), ((0, 2), (1,)), 40, 0, ((),) * 3)
    assert (one.winner, duel.winner, same.winner) == ("orca", "captain", "orca")


def test_drawn_tables_with_points_are_half_won() -> None:
    points = [(9, 1, 2, 1), (5, 9, 2, 1), (3, 3, 4, 4), (4, 3, 4, 4)]
    bots = ("orca", "captain", "orca", "captain")
    games = tuple(GameResult(n, bots, ((0,), (1, 2, 3)), 40, 0, ((),) * 4, those) for n, those in enumerate(points))
    result = SeriesResult(bots, games)
    assert result.headings == POINTS_HEADINGS
    assert len(result.rows[0]) == len(POINTS_HEADINGS)
    assert result.rows[0][:7] == ("orca", "captain, captain", "4", "2", "1", "1", "62.5 %")
    assert result.rows[1][3:7] == ("1", "2", "1", "37.5 %")
    assert result.rows[0][8] == "8.2 : 6.5"


def test_a_ladder_has_a_series_for_every_step() -> None:
    pairs = {series.line_up for series in ladder("icetoids", 7)}
    assert pairs == {("orca", "captain"), ("captain", "rookie"), ("rookie", "chick"), ("chick", "pebble")}
    assert {series.games for series in ladder("icetoids", 7)} == {7}


def test_a_ladder_of_four_seats_sits_two_against_two_and_everybody_everywhere() -> None:
    first, *_ = ladder("icetoids", 8, seats=4, names=("chick", "orca", "pebble"))
    assert first.line_up == ("pebble", "orca", "pebble", "orca")
    assert {first.seated(0), first.seated(1)} == {first.line_up, ("orca", "pebble") * 2}


@pytest.mark.parametrize(("seats", "names"), [(3, ()), (2, ("orca",))])
def test_a_ladder_that_makes_no_sense_is_refused(seats: int, names: tuple[str, ...]) -> None:
    with refuses(ColdsnapError, match="a ladder"):
        ladder("icetoids", 8, seats=seats, names=names)


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
        assert play_game(replace(series, budget=Budget(simulations=30)), 0).result.faults == 0
