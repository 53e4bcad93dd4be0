"""How strong bots are on one scale, from all tables together: openskill's Plackett-Luce model, seat by seat."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from coldsnap.arena.results import Z95, GameResult, Headings, Row, SeriesResult

RATING_HEADINGS: Final[Headings] = ("bot", "rating", "range", "seats")
"""What stands in each column of `rating_rows`. Seats: how many seats at tables it comes from."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength on openskill's scale, where a newcomer has 25 +- 25/3, and how uncertain it is."""

    bot: str
    mu: float
    sigma: float
    seats: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true strength lies, with 95 % confidence."""
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def rate_series(results: Iterable[SeriesResult]) -> tuple[Rating, ...]:
    """The ratings from several series. Their games are taken in turn: who plays in two learns from both alike."""
    games = [game for result in results for game in result.games]
    return rate(sorted(games, key=lambda game: game.number))


def rate(games: Iterable[GameResult]) -> tuple[Rating, ...]:
    """The ratings, strongest first. They depend a little on the order of the games, so it has to be a fixed one.

    Every seat is a competitor. A bot with several seats learns from each of them: what they would move its rating by
    is added up. Bots do not change, so no uncertainty is added between games (tau is 0).
    """
    model = PlackettLuce(tau=0.0)
    mu: dict[str, float] = defaultdict(lambda: model.mu)
    sigma: dict[str, float] = defaultdict(lambda: model.sigma)
    seats: dict[str, int] = defaultdict(int)
    for game in games:
        before = {bot: (mu[bot], sigma[bot]) for bot in game.bots}
        rank = {seat: place for place, group in enumerate(game.ranking) for seat in group}
        teams = [[model.rating(*before[bot])] for bot in game.bots]
        after = model.rate(teams, ranks=[float(rank[seat]) for seat in range(len(game.bots))])
        for bot, (new,) in zip(game.bots, after, strict=True):
            mu[bot] += new.mu - before[bot][0]
            sigma[bot] *= new.sigma / before[bot][1]
            seats[bot] += 1
    found = (Rating(bot, mu[bot], sigma[bot], seats[bot]) for bot in seats)
    return tuple(sorted(found, key=lambda rating: -rating.mu))


def rating_rows(ratings: Iterable[Rating]) -> list[Row]:
    """Rows under RATING_HEADINGS."""
    return [_row(one, *one.interval) for one in ratings]


def _row(rating: Rating, low: float, high: float) -> Row:
    return rating.bot, f"{rating.mu:.1f}", (f"{low:.1f}", f"{high:.1f}"), str(rating.seats)
