"""Ratings: one scale from all tables, with an honest uncertainty."""

from itertools import pairwise

import pytest

from coldsnap.arena.ratings import RATING_HEADINGS, Rating, rate, rate_series, rating_rows
from coldsnap.arena.results import GameResult, SeriesResult


def game(number: int, bots: tuple[str, ...], *ranking: tuple[int, ...]) -> GameResult:
    return GameResult(number, bots, ranking, 40, 0, ((),) * len(bots))


def series(strong: str, weak: str, *, won: int, of: int) -> SeriesResult:
    games = (
        game(n, (strong, weak), *(((0,), (1,)) if n * won // of < (n + 1) * won // of else ((1,), (0,))))
        for n in range(of)
    )
    return SeriesResult((strong, weak), tuple(games))


def named(ratings: tuple[Rating, ...]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in ratings}


def test_a_bot_that_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    few, many = (named(rate_series([series("orca", "chick", won=of * 3 // 4, of=of)])) for of in (8, 400))
    for found in (few, many):
        assert found["orca"].mu > found["chick"].mu
    assert many["orca"].sigma < few["orca"].sigma / 2
    assert many["orca"].interval[0] > many["chick"].interval[1]
    assert many["orca"].seats == 400


def test_a_ladder_puts_all_its_bots_on_one_scale() -> None:
    names = ("orca", "captain", "rookie", "chick")
    steps = [series(high, low, won=30, of=40) for high, low in pairwise(names)]
    found = rate_series(steps)
    assert tuple(rating.bot for rating in found) == names
    gaps = [high.mu - low.mu for high, low in pairwise(found)]
    assert max(gaps) < 2 * min(gaps), "equal steps of a ladder are about equal on the scale"


def test_equals_are_rated_equal() -> None:
    found = named(rate([game(n, ("orca", "captain", "rookie"), (0, 1, 2)) for n in range(10)]))
    assert {round(rating.mu, 9) for rating in found.values()} == {25.0}


def test_seats_of_one_bot_share_one_rating() -> None:
    bots = ("orca", "captain", "orca", "captain")
    found = named(rate([game(n, bots, (0,), (2,), (1,), (3,)) for n in range(5)]))
    assert found["orca"].mu > 25 > found["captain"].mu
    assert found["orca"].seats == 10


def test_an_interval_is_that_of_95_percent() -> None:
    assert Rating("orca", 25.0, 2.0, 9).interval == pytest.approx((21.08, 28.92), abs=0.01)
    rows = rating_rows([Rating("orca", 25.0, 2.0, 9)])
    assert rows == [("orca", "25.0", ("21.1", "28.9"), "9")]
    assert len(rows[0]) == len(RATING_HEADINGS)
