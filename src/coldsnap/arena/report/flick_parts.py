"""The parts of the page that only games with flicks have."""

from collections.abc import Callable, Iterator

from coldsnap.arena.report.heat import heat_map, school_once
from coldsnap.arena.report.numbers import Flicks, Numbers, binned
from coldsnap.arena.report.parts import Part, card, grid
from coldsnap.arena.report.plots import Bars, bars, distributions
from coldsnap.arena.report.tongue import Tongue
from coldsnap.core.flick import Flick

BINS = 20


def summary(numbers: Numbers, tongue: Tongue) -> list[tuple[str, str]]:
    """Numbers for the top of the page; none in a game without flicks."""
    every = numbers.flicks.values()
    if not every:
        return []
    return [
        (tongue.number(sum(len(one.flicks) for one in every)), tongue.say("report-tile-flicks")),
        (tongue.number(sum(one.fish for one in every)), tongue.say("report-tile-fish")),
        (tongue.number(sum(one.catches for one in every)), tongue.say("report-tile-catches")),
        (tongue.number(sum(one.jumped for one in every)), tongue.say("report-tile-jumps")),
    ]


def parts(numbers: Numbers, tongue: Tongue) -> Iterator[Part]:
    """The school with its heat, what flicks came to, and how they were given."""
    if numbers.layout is not None:
        yield Part(school_once(numbers.layout, tongue.words))
        yield grid(tongue.say("report-heat"), list(_maps(numbers, tongue)), tongue.say("report-heat-about"))
    yield grid(tongue.say("report-outcomes"), list(_outcomes(numbers, tongue)))
    yield grid(tongue.say("report-hands"), list(_hands(numbers, tongue)))


def ends(numbers: Numbers, tongue: Tongue) -> str:
    """How rounds ended."""
    every = sum(numbers.ends.values())
    rows = [
        (tongue.words.say(f"report-end-{why}"), count / every, tongue.percent(count / every))
        for why, count in numbers.ends.most_common()
    ]
    return card(tongue.say("report-ends"), bars(tongue.words.say("report-ends"), rows), tongue.say("report-ends-about"))


def _maps(numbers: Numbers, tongue: Tongue) -> Iterator[str]:
    assert numbers.layout is not None  # noqa: S101 - the caller has looked
    for bot in numbers.bots:
        title = tongue.words.say("report-map", bot=tongue.bot(bot))
        plot = heat_map(title, numbers.layout, [numbers.flicks[bot]], tongue.words.say("report-passages"))
        about = tongue.say("report-map-about", flicks=len(numbers.flicks[bot].flicks))
        yield card(tongue.say("report-map-title", bot=tongue.bot(bot)), plot, about)


_OUTCOMES: dict[str, Callable[[Flicks], float]] = {
    "fish": lambda one: one.fish,
    "catches": lambda one: one.catches,
    "doors": lambda one: one.doors.total(),
    "banked": lambda one: one.banked,
    "jumped": lambda one: one.jumped,
    "out": lambda one: one.out,
}


def _outcomes(numbers: Numbers, tongue: Tongue) -> Iterator[str]:
    for name, count in _OUTCOMES.items():
        rows = []
        for bot in numbers.bots:
            found = numbers.flicks[bot]
            share = found.part(int(count(found)))
            rows.append((tongue.bot(bot), share, tongue.percent(share, 1)))
        plot = bars(tongue.words.say(f"report-{name}"), rows)
        yield card(tongue.say(f"report-{name}"), plot, tongue.say(f"report-{name}-about"))


_HANDS: dict[str, tuple[Callable[[Flick], int], float, float]] = {
    "power": (lambda flick: flick.power, 0.0, 1000.0),
    "side": (lambda flick: flick.side, -100.0, 100.0),
    "height": (lambda flick: flick.height, 0.0, 100.0),
}


def _hands(numbers: Numbers, tongue: Tongue) -> Iterator[str]:
    for name, (value, low, high) in _HANDS.items():
        rows = [
            Bars(tongue.bot(bot), binned(map(value, numbers.flicks[bot].flicks), low, high, BINS))
            for bot in numbers.bots
        ]
        plot = distributions(tongue.words.say(f"report-{name}"), rows, low, high, tongue.short)
        yield card(tongue.say(f"report-{name}"), plot, tongue.say(f"report-{name}-about"))
