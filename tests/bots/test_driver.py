"""A bot at a table: it is asked what it may know, and a match outlives whatever it does."""
# ruff: noqa: ARG002 - the bots of these tests take what the protocol gives and need little of it

import pytest

from coldsnap.bots.driver import BotFault, Fault, ask, decide, sensible
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Axis, Choice, OneOf, Over, Ranged, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import Rng, rng_from
from coldsnap.core.scene import Disc, Outline, Point, Rect
from coldsnap.core.values import Action, View
from coldsnap.games.icetoids.actions import Enter, Lapse, Orient
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table
from sentences import sentence

SECRET = rng_from("a bot")


class Slide(Action, frozen=True, tag="test-slide"):
    where: int
    how: int
    at: Point = Point(0.0, 0.0)


class Watcher:
    """Remembers what it was asked, and plays the last choice."""

    def __init__(self) -> None:
        self.asked: list[tuple[View, tuple[Choice, ...], Rng]] = []

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        self.asked.append((view, choices, rng))
        return choices[-1].action


class Crasher:
    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        raise ZeroDivisionError("my head hurts")


class Babbler:
    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        return Enter(7)


class Mute:
    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        return None  # type: ignore[return-value]  # nonsense is what this bot answers


def table_of(seats: int = 2) -> Table:
    game = game_named("icetoids")
    return Table.start(game, seats, game.resolve({}), rng_from("a match").seed)


def seat_of(table: Table) -> int:
    assert isinstance(table.status, Turn)
    return table.status.offers[0].seat


def test_the_bot_sees_its_view_and_its_choices_and_its_move_is_played() -> None:
    table, bot = table_of(), Watcher()
    seat = seat_of(table)
    view, choices = table.view(seat), table.choices(seat)
    entry = decide(table, seat, bot, SECRET, Budget(), at=5)
    assert [(seen, offered) for seen, offered, _ in bot.asked] == [(view, choices)]
    assert (entry.move.seat, entry.move.action, entry.at) == (seat, choices[-1].action, 5)
    assert table.entries[-1] == entry


def test_every_decision_has_a_chance_of_its_own() -> None:
    table, bot = table_of(), Watcher()
    for _ in range(2):
        decide(table, seat_of(table), bot, SECRET)
    first, second = (rng for _, _, rng in bot.asked)
    assert len({first.seed, second.seed, SECRET.seed}) == 3


def test_a_seat_that_is_not_asked_cannot_decide() -> None:
    table = table_of()
    with pytest.raises(Rejected, match="not-your-turn"):
        decide(table, 1 - seat_of(table), RandomBot(), SECRET)


def test_pointless_choices_are_hidden_unless_there_are_no_others() -> None:
    loud, quiet = OneOf(Orient("north")), OneOf(Orient("east"), quiet=True)
    assert sensible((loud, quiet)) == (loud,)
    assert sensible((quiet, quiet)) == (quiet, quiet)


def test_a_sole_choice_is_played_without_asking() -> None:
    view = table_of().view(0)
    choices = (OneOf(Orient("north")), OneOf(Orient("east"), quiet=True))
    assert ask(Crasher(), view, choices, SECRET, Budget()) == Orient("north")


def test_a_pointless_answer_is_still_an_answer() -> None:
    class Stubborn(Watcher):
        def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
            return Orient("east")

    choices = (OneOf(Orient("north")), OneOf(Orient("south")), OneOf(Orient("east"), quiet=True))
    assert ask(Stubborn(), table_of().view(0), choices, SECRET, Budget()) == Orient("east")


@pytest.mark.parametrize(
    ("bot", "cause"),
    [
        (Crasher(), "Crasher raised ZeroDivisionError: my head hurts"),
        (Babbler(), "Babbler answered Enter(push=7), which is not offered"),
        (Mute(), "Mute answered None, which is not offered"),
    ],
)
def test_nature_moves_for_a_bot_that_fails_and_the_cause_is_told(bot: RandomBot, cause: str) -> None:
    table = table_of()
    seat = seat_of(table)
    faults: list[Fault] = []
    entry = decide(table, seat, bot, SECRET, on_fault=faults.append)
    assert entry.move.seat == NATURE
    assert entry.move.action == Lapse(seat)
    assert [(fault.seat, fault.ply, sentence(fault.cause)) for fault in faults] == [(seat, entry.ply, cause)]


def test_the_cause_of_a_crash_keeps_its_trace() -> None:
    table = table_of()
    with pytest.raises(BotFault) as fault:
        ask(Crasher(), table.view(0), table.choices(seat_of(table)), SECRET, Budget())
    assert isinstance(fault.value.__cause__, ZeroDivisionError)


def test_a_match_of_failing_bots_goes_on_until_its_end() -> None:
    table = table_of()
    while isinstance(table.status, Turn):
        decide(table, seat_of(table), Crasher(), SECRET)
    assert isinstance(table.status, Over)
    lapses = [entry for entry in table.entries if isinstance(entry.move.action, Lapse)]
    assert len(lapses) > 5
    assert {entry.move.seat for entry in lapses} == {NATURE}


def test_the_random_bot_plays_every_choice() -> None:
    choices = tuple(OneOf(Orient(way)) for way in ("north", "east", "south"))
    view = table_of().view(0)
    played = {RandomBot().choose(view, choices, SECRET.split(str(number)), Budget()) for number in range(40)}
    assert played == {choice.action for choice in choices}


def drawn_from(choice: Ranged) -> list[Slide]:
    """Sixty answers of the random bot, all of them accepted."""
    view = table_of().view(0)
    drawn = [RandomBot().choose(view, (choice,), rng_from(str(seed)), Budget()) for seed in range(60)]
    assert all(choice.accepts(action) for action in drawn)
    return [action for action in drawn if isinstance(action, Slide)]


def test_the_random_bot_draws_from_axes_to_their_ends() -> None:
    drawn = drawn_from(Ranged(Slide(0, 7), (Axis("where", -2, 1),)))
    assert {action.where for action in drawn} == {-2, -1, 0, 1}
    assert {(action.how, action.at) for action in drawn} == {(7, Point(0.0, 0.0))}


@pytest.mark.parametrize("region", [Rect(0.1, 0.1, 0.5, 0.5), Disc(0.3, 0.3, 0.2)])
def test_the_random_bot_draws_points_from_all_of_a_region(region: Outline) -> None:
    points = [action.at for action in drawn_from(Ranged(Slide(0, 7), region=region))]
    quarters = {(point.x < 0.3, point.y < 0.3) for point in points}
    assert len(quarters) == 4
    assert len(set(points)) == 60


def test_the_random_bot_finds_the_only_point_of_a_region_without_extent() -> None:
    points = {action.at for action in drawn_from(Ranged(Slide(0, 7), region=Rect(0.1, 0.2, 0.1, 0.2)))}
    assert points == {Point(0.1, 0.2)}
