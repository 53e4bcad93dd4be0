"""The page of a kept arena: one file of HTML that needs no other. It follows the reader's light or dark."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from pathlib import Path

from coldsnap.arena.report import flick_parts
from coldsnap.arena.report.numbers import Numbers, binned, read_numbers
from coldsnap.arena.report.parts import Part, card, grid, table, tiles
from coldsnap.arena.report.plots import Bars, Span, distributions, matrix, spans
from coldsnap.arena.report.tongue import Tongue
from coldsnap.arena.results import SeriesResult, percentile, wilson
from coldsnap.render.words import Words


def report_page(folder: Path, language: str) -> str:
    """The report of a folder in a language. Raises ColdsnapError."""
    numbers, tongue = read_numbers(folder), Tongue(Words(language))
    title = tongue.say("report-title", game=tongue.words.say(f"game-{numbers.manifest.game}"))
    body = "\n".join([_head(title, numbers, tongue), *(part.html for part in _parts(numbers, tongue))])
    style = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _head(title: str, numbers: Numbers, tongue: Tongue) -> str:
    manifest = numbers.manifest
    budget = {"simulations": manifest.simulations, "seconds": manifest.seconds}
    told = manifest.options | {name: f"{value:g}" for name, value in budget.items() if value is not None}
    options = "".join(f"<li>{escape(name)} = {escape(value)}</li>" for name, value in sorted(told.items()))
    made = tongue.say("report-made", program=manifest.program, engine=manifest.engine or "none")
    summary = [(tongue.number(len(numbers.games)), tongue.say("report-tile-games"))]
    summary += flick_parts.summary(numbers, tongue)
    summary.append((tongue.number(sum(game.faults for game in numbers.games)), tongue.say("report-tile-faults")))
    chips = f'<ul class="options">{options}</ul>' if options else ""
    return f'<header><h1>{title}</h1><p class="made">{made}</p>{chips}{tiles(summary)}</header>'


def _parts(numbers: Numbers, tongue: Tongue) -> Iterator[Part]:
    yield grid(
        tongue.say("report-strength"), [_matrix(numbers, tongue), _ratings(numbers, tongue), _shares(numbers, tongue)]
    )
    if numbers.flicks:
        yield from flick_parts.parts(numbers, tongue)
    yield grid(tongue.say("report-pace"), [_lengths(numbers, tongue), *_ends(numbers, tongue), _times(numbers, tongue)])
    yield grid(tongue.say("report-tables"), [_table(numbers, tongue)], wide=True)


def _matrix(numbers: Numbers, tongue: Tongue) -> str:
    names = [tongue.bot(bot) for bot in numbers.bots]

    def cell(row: int, column: int) -> tuple[float, str, str] | None:
        won, lost, drawn = numbers.duels(numbers.bots[row], numbers.bots[column])
        if row == column or not won + lost + drawn:
            return None
        share = (won + drawn / 2) / (won + lost + drawn)
        told = tongue.words.say("report-duel", bot=names[row], other=names[column], won=won, lost=lost, drawn=drawn)
        return share, tongue.number(100 * share), told

    plot = matrix(tongue.words.say("report-matrix"), names, cell)
    return card(tongue.say("report-matrix"), plot, tongue.say("report-matrix-about"))


def _ratings(numbers: Numbers, tongue: Tongue) -> str:
    rows = [
        Span(tongue.bot(one.bot), one.interval[0], one.mu, one.interval[1], tongue.number(one.mu, 1))
        for one in numbers.ratings
    ]
    plot = spans(tongue.words.say("report-ratings"), rows, tongue.short)
    return card(tongue.say("report-ratings"), plot, tongue.say("report-ratings-about"))


def _shares(numbers: Numbers, tongue: Tongue) -> str:
    """The share of tables that each bot has won, draws not counted as won, over all its series."""
    rows = []
    for bot in numbers.bots:
        games = [game for game in numbers.games if bot in game.bots]
        won = sum(game.winner == bot for game in games)
        low, high = wilson(won, len(games))
        rows.append(Span(tongue.bot(bot), low, won / len(games), high, tongue.percent(won / len(games))))
    plot = spans(tongue.words.say("report-shares"), rows, tongue.percent, marks=(0.0, 1.0))
    return card(tongue.say("report-shares"), plot, tongue.say("report-shares-about"))


def _lengths(numbers: Numbers, tongue: Tongue) -> str:
    lengths = sorted(float(length) for length in numbers.lengths)
    unit = "flicks" if numbers.flicks else "plies"
    high = max(lengths[-1] * 1.05, 10.0)
    row = Bars(tongue.words.say(f"report-unit-{unit}"), binned(lengths, 0.0, high, 24))
    plot = distributions(tongue.words.say("report-lengths"), [row], 0.0, high, tongue.short)
    about = tongue.say("report-lengths-about", middle=tongue.number(percentile(lengths, 0.5)), unit=unit)
    return card(tongue.say("report-lengths"), plot, about)


def _ends(numbers: Numbers, tongue: Tongue) -> Iterator[str]:
    if numbers.ends:
        yield flick_parts.ends(numbers, tongue)


def _times(numbers: Numbers, tongue: Tongue) -> str:
    rows = []
    for bot in numbers.bots:
        times = numbers.seconds(bot) or [0.0]
        middle, late = percentile(times, 0.5), percentile(times, 0.95)
        floor = 1e-5
        rows.append(
            Span(tongue.bot(bot), max(middle, floor), max(late, floor), max(times[-1], floor), tongue.seconds(late))
        )
    plot = spans(tongue.words.say("report-times"), rows, tongue.seconds, log=True)
    return card(tongue.say("report-times"), plot, tongue.say("report-times-about"))


def _table(numbers: Numbers, tongue: Tongue) -> str:
    columns = ("bot", "against", "games", "won", "lost", "drawn")
    head: Sequence[str] = [tongue.say(f"report-column-{name}") for name in columns]
    points = any(result.has_points for result in numbers.results)
    rows = [_row(result, bot, tongue, points=points) for result in numbers.results for bot in result.bots]
    shown = [*head, tongue.say("report-column-points")] if points else head
    about = tongue.say("report-results-about", points="yes" if points else "no")
    return card(tongue.say("report-results"), table(shown, rows), about)


def _row(result: SeriesResult, bot: str, tongue: Tongue, *, points: bool) -> list[str]:
    tally = result.tally(bot)
    others = ", ".join(tongue.bot(other) for other in result.bots if other != bot) or tongue.bot(bot)
    counts = map(tongue.number, (tally.games, tally.won, tally.lost, tally.drawn))
    own = sum(game.points_of(bot) for game in result.games) / tally.games if points else 0.0
    return [escape(tongue.bot(bot)), escape(others), *counts, *([tongue.number(own, 1)] if points else [])]
