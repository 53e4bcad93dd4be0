"""What the kept games came to, folded from their records. No bot and no engine is needed for it."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from coldsnap.arena.keeping import Manifest, kept_series, read_manifest
from coldsnap.arena.ratings import Rating, rate_series
from coldsnap.arena.results import GameResult, SeriesResult
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.flick import Flick
from coldsnap.core.record import Entry, Record, Resolved
from coldsnap.core.scene import Point
from coldsnap.core.shots import BOUNCE, bounces, left, overs, passages
from coldsnap.games.icecool.board.layout import Layout
from coldsnap.games.icecool.state.events import Flicked, IdTaken, RoundEnded, TokenTaken
from coldsnap.games.icecool.state.options import IceCoolOptions


@dataclass(slots=True)
class Flicks:
    """What one bot's flicks were and did. `flicks` are as the bot wanted them, before the tremor of a hand.

    `rests` are where the flicked penguin came to rest, `doors` how often it passed each door, `jumps` where it came
    over a wall. `banked` counts flicks with a bounce at a wall, `out` those after which it had left the boards.
    """

    flicks: list[Flick] = field(default_factory=list)
    rests: list[Point] = field(default_factory=list)
    doors: Counter[str] = field(default_factory=Counter)
    jumps: list[Point] = field(default_factory=list)
    fish: int = 0
    catches: int = 0
    jumped: int = 0
    banked: int = 0
    out: int = 0

    def part(self, count: int) -> float:
        """So many of the flicks; 0 if there are none."""
        return count / len(self.flicks) if self.flicks else 0.0


@dataclass(slots=True)
class Numbers:
    """Everything that the page shows. `bots` are strongest first; `lengths` are in flicks, or in plies without them."""

    manifest: Manifest
    results: list[SeriesResult]
    ratings: tuple[Rating, ...]
    flicks: dict[str, Flicks] = field(default_factory=lambda: defaultdict(Flicks))
    lengths: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    layout: Layout | None = None

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots by their ratings."""
        return tuple(rating.bot for rating in self.ratings)

    @property
    def games(self) -> list[GameResult]:
        """The games of all series."""
        return [game for result in self.results for game in result.games]

    def seconds(self, bot: str) -> list[float]:
        """The thinking times of a bot, in order of length."""
        seats = (pair for game in self.games for pair in zip(game.bots, game.seconds, strict=True))
        return sorted(second for name, seconds in seats if name == bot for second in seconds)

    def duels(self, bot: str, other: str) -> tuple[int, int, int]:
        """How often a bot came out ahead of another one at the same table, behind it, and level with it."""
        found = Counter(_ahead(game, bot, other) for game in self.games if {bot, other} <= set(game.bots))
        return found[1], found[-1], found[0]


def read_numbers(folder: Path) -> Numbers:
    """Fold the games of a folder. Raises ColdsnapError if there is nothing to report."""
    manifest = read_manifest(folder)
    played = [list(place.records()) for place in kept_series(folder, manifest)]
    results = [
        SeriesResult(series.line_up, tuple(result for result, _ in games))
        for series, games in zip(manifest.series, played, strict=True)
    ]
    if not any(result.games for result in results):
        raise ColdsnapError("arena-unfinished", folder=folder)
    numbers = Numbers(manifest, results, rate_series(results))
    for result, record in (pair for games in played for pair in games):
        _fold(numbers, result, record)
    return numbers


def _fold(numbers: Numbers, result: GameResult, record: Record) -> None:
    if isinstance(record.header.options, IceCoolOptions):
        numbers.layout = record.header.options.layout
    flicked: Flicked | None = None
    count = 0
    for entry in record.entries:
        if isinstance(entry.move.action, Resolved) and flicked is not None:
            _outcome(numbers.flicks[result.bots[flicked.seat]], flicked.body, entry.move.action)
        flicks = [event for event in entry.events if isinstance(event, Flicked)]
        for event in flicks:
            flicked, count = event, count + 1
            numbers.flicks[result.bots[event.seat]].flicks.append(event.wanted)
        _events(numbers, result.bots, entry)
    numbers.lengths.append(count or result.plies)


def _events(numbers: Numbers, bots: Sequence[str], entry: Entry) -> None:
    for event in entry.events:
        if isinstance(event, TokenTaken):
            numbers.flicks[bots[event.seat]].fish += 1
        elif isinstance(event, IdTaken):
            numbers.flicks[bots[event.by]].catches += 1
        elif isinstance(event, RoundEnded):
            numbers.ends[event.why] += 1


def _outcome(found: Flicks, body: str, seen: Resolved) -> None:
    """What physics told of one flick."""
    jumps = overs(seen.facts, body)
    found.jumped += bool(jumps)
    found.jumps.extend(jump.at for jump in jumps)
    found.doors.update(passage.barrier for passage in passages(seen.facts, body))
    found.banked += any(hit.speed >= BOUNCE for hit in bounces(seen.facts, body))
    found.out += left(seen.facts, body) is not None
    found.rests.extend(Point(rest.pose.x, rest.pose.y) for rest in seen.rest if rest.id == body)


def _ahead(game: GameResult, bot: str, other: str) -> int:
    """1 if a bot came out ahead of another one, -1 if behind, 0 if level."""
    if game.winner in (bot, other):
        return 1 if game.winner == bot else -1
    ours, theirs = _standing(game, bot), _standing(game, other)
    return (ours > theirs) - (ours < theirs)


def _standing(game: GameResult, bot: str) -> float:
    """The higher the better: mean points of a bot's seats, or the place of its best seat."""
    seats = [seat for seat, name in enumerate(game.bots) if name == bot]
    if game.points:
        return game.points_of(bot) / len(seats)
    return -min(place for place, group in enumerate(game.ranking) if set(group) & set(seats))


def binned(values: Iterable[float], low: float, high: float, bins: int) -> list[int]:
    """How many values fall into each of some equal parts of a range; those outside go to its ends."""
    counts = [0] * bins
    for value in values:
        counts[max(0, min(bins - 1, int((value - low) / (high - low) * bins)))] += 1
    return counts
