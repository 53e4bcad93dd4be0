"""The clock of a table: turn and bank, lapses, absence, and what survives a reload."""

from pathlib import Path

import pytest

from coldsnap.core.ids import NATURE
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.server.matches.clock import Banks, Clock
from coldsnap.server.matches.show_wait import PAUSE_S
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import ClockWish
from deadlines import pass_time, turns
from server.table_kit import (
    PERSON,
    House,
    PaperWorkers,
    a_ref,
    act,
    actor,
    at_home,
    is_over,
    play,
    runner_of,
    table_of,
    turn_of,
    turn_to,
    two_at_table,
    until,
)


class Hands:
    """A clock's hands, moved by the test."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def clock(turn_ms: int = 1000, bank_ms: int = 500) -> tuple[Clock, Hands]:
    hands = Hands()
    return Clock(turn_ms, bank_ms, hands), hands


def test_a_clock_runs_only_while_its_player_is_here() -> None:
    timer, hands = clock()
    timer.ask(0, 0.0)
    assert timer.due_in(500) is None
    timer.run(here=True)
    hands.at += 0.4
    assert (timer.used_ms, timer.left_ms(500)) == (400, 1100)
    timer.run(here=False)
    hands.at += 60
    assert (timer.used_ms, timer.left_ms(500), timer.due_in(500)) == (400, None, None)
    timer.run(here=True)
    timer.run(here=True)
    hands.at += 0.1
    assert timer.used_ms == 500
    assert timer.due_in(500) == pytest.approx(1.0)


def test_a_clock_tells_what_is_left_of_the_turn_and_then_of_the_bank() -> None:
    timer, hands = clock()
    timer.ask(0, hands.at + 2)
    assert (timer.runs, timer.waits_ms, timer.turn_left_ms, timer.bank_left_ms(500)) == (False, 2000, 1000, 500)
    timer.run(here=True)
    hands.at += 0.5
    assert (timer.runs, timer.waits_ms, timer.turn_left_ms) == (True, 1500, 1000)
    hands.at += 2.25
    assert (timer.waits_ms, timer.turn_left_ms, timer.bank_left_ms(500)) == (0, 250, 500)
    hands.at += 0.5
    assert (timer.turn_left_ms, timer.bank_left_ms(500)) == (0, 250)
    timer.run(here=False)
    hands.at += 60
    assert (timer.runs, timer.turn_left_ms, timer.bank_left_ms(500)) == (False, 0, 250)


def test_a_clock_costs_nothing_before_the_flick_was_shown() -> None:
    timer, hands = clock()
    timer.ask(1, hands.at + 5)
    timer.run(here=True)
    assert timer.due_in(0) == pytest.approx(6.0)
    hands.at += 3
    timer.run(here=False)
    timer.run(here=True)
    assert timer.used_ms == 0
    hands.at += 2.25
    assert timer.used_ms == 250


def clock_of(live: LiveTable) -> tuple[Clock, Banks]:
    runner = runner_of(live)
    assert runner.clock is not None
    assert runner.banks is not None
    return runner.clock, runner.banks


def test_the_first_decision_is_timed_already(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home, clock=ClockWish(30, 60))
        told = people[0].all("people")[-1]
        assert told["running"] == actor(live)
        assert told["clock"] == {"turn_ms": 30_000, "bank_ms": 60_000, "wait_ms": 0, "runs": True}
        assert [seat["clock"] for seat in told["seats"]] == [60_000, 60_000]
        assert clock_of(live)[0].due_in(60_000) == 90

    at_home(tmp_path, test)


def test_everybody_can_show_the_clock_that_runs_and_one_that_stands(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home, clock=ClockWish(30, 60))
        seat = actor(live)
        pass_time(31)
        await live.leave(people[seat])
        watcher = await home.enter(made.table, made.watch)
        told = watcher.all("people")[-1]
        assert told["running"] == seat
        assert told["clock"] == {"turn_ms": 0, "bank_ms": 59_000, "wait_ms": 0, "runs": False}
        assert told["seats"][seat]["clock"] == 60_000, "it is charged with the entry"

    at_home(tmp_path, test)


def test_a_time_out_plays_the_lapse_and_takes_the_bank(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home, clock=ClockWish(5, 5))
        seat = actor(live)
        lapse = turn_of(live).offers[0].lapse
        pass_time(9.5)
        await turns()
        assert table_of(live).ply == 1, "there is half a second left"
        pass_time(0.5)
        await until(lambda: table_of(live).ply == 2)
        entry = table_of(live).entries[1]
        assert (entry.move.seat, entry.move.action, entry.charged) == (NATURE, lapse, 10_000)
        assert clock_of(live)[1].left(seat) == 0
        assert people[0].all("people")[-1]["seats"][seat]["clock"] == 0, "everybody sees the banks"
        for ply in range(2, 5):
            pass_time(10)
            await until(lambda ply=ply: table_of(live).ply == ply + 1)  # type: ignore[misc]

    at_home(tmp_path, test)


def test_a_decision_in_time_costs_the_bank_only_what_is_over_the_turn(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home, clock=ClockWish(5, 10))
        banks = clock_of(live)[1]
        for seconds, over in ((4.75, 0), (7.25, 2250)):
            seat, ply = actor(live), table_of(live).ply
            before = banks.left(seat)
            pass_time(seconds)
            await play(live, people)
            assert table_of(live).entries[ply].charged == 1000 * seconds
            assert banks.left(seat) == before - over

    at_home(tmp_path, test)


def test_a_clock_stands_while_the_player_is_away(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home, clock=ClockWish(5))
        seat = actor(live)
        await live.leave(people[seat])
        await until(lambda: not runner_of(live).busy)  # a table that waits for somebody keeps nothing running
        pass_time(3600)
        await turns()
        assert table_of(live).ply == 1
        await home.enter(made.table, made.seats[seat].token)
        pass_time(5)
        await until(lambda: table_of(live).ply == 2)
        assert table_of(live).entries[1].move.seat == NATURE

    at_home(tmp_path, test)


def test_the_table_of_absent_people_is_let_go_and_comes_back(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home, clock=ClockWish(30, 60))
        await play(live, people)
        assert await home.hub.tidy(-1) == 0, "people are here"
        for viewer in people:
            await live.leave(viewer)
        await until(lambda: not runner_of(live).busy)
        assert await home.hub.tidy(-1) == 1
        assert await home.live_table(made.table) is not live
        assert table_of(await home.live_table(made.table)).ply == 2

    at_home(tmp_path, test)


def test_banks_survive_a_reload_and_the_gap_is_charged_to_nobody(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home, clock=ClockWish(5, 30))
        seat = actor(live)
        pass_time(7.5)
        await play(live, people)
        left = [30_000, 30_000]
        left[seat] = 27_500
        await home.restart()
        pass_time(3600)
        again = await home.live_table(made.table)
        banks = clock_of(again)[1]
        assert [banks.left(0), banks.left(1)] == left
        pass_time(60)
        assert runner_of(again).charge(actor(again)) == 0, "nobody is here yet"
        back = await home.enter(made.table, made.seats[actor(again)].token)
        assert [each["clock"] for each in back.all("people")[-1]["seats"]] == left
        pass_time(0.5)
        assert runner_of(again).charge(actor(again)) == 500, "and then it runs"

    at_home(tmp_path, test)


def test_a_seat_that_is_handed_back_is_timed_again(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        workers = home.workers
        assert isinstance(workers, PaperWorkers)
        workers.thinking.clear()
        live, people, made = await two_at_table(home, clock=ClockWish(5), grace_s=0)
        await turn_to(live, people, 1)
        await live.leave(people[1])
        await live.hear(people[0], wire.HostDo(a_ref(), 0, "bot", 1))
        ply = table_of(live).ply
        assert people[0].all("people")[-1]["running"] is None, "bots have no clock"
        await until(lambda: workers.asked == 1)
        pass_time(60)
        await turns()
        assert table_of(live).ply == ply
        await home.enter(made.table, made.seats[1].token)
        await live.hear(people[0], wire.HostDo(a_ref(), 0, "hand-back", 1))
        workers.thinking.set()
        assert people[0].all("people")[-1]["running"] == 1
        await turns()
        pass_time(5)
        await until(lambda: table_of(live).ply > ply)
        assert table_of(live).entries[ply].move.seat == NATURE

    at_home(tmp_path, test)


def test_time_never_flicks_and_starts_when_the_flick_was_shown(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        assert isinstance(home.workers, PaperWorkers)
        home.workers.show_ms = 400
        made = await home.table((PERSON, PERSON), "icecool", options={"tremor": "off"}, clock=ClockWish(60, 0))
        live = await home.live_table(made.table)
        people = [await home.enter(made.table, grant.token) for grant in made.seats]
        while not (flicks := [c.action for c in turn_of(live).offers[0].choices if isinstance(c.action, FlickPenguin)]):
            await play(live, people)
        ply = table_of(live).ply
        await live.hear(people[actor(live)], act(live, flicks[0]))
        await until(lambda: table_of(live).ply == ply + 2)
        shown = 0.4 + PAUSE_S
        assert clock_of(live)[0].due_in(0) == pytest.approx(60 + shown), "the clock waits until the flick was shown"
        pass_time(shown)
        assert runner_of(live).charge(actor(live)) == 0
        while not is_over(live) and table_of(live).ply < ply + 30:
            before = table_of(live).ply
            pass_time(60.5)
            await until(lambda before=before: table_of(live).ply > before)  # type: ignore[misc]
        late = table_of(live).entries[ply + 2 :]
        assert len(late) > 20
        assert {entry.move.seat for entry in late} == {NATURE}
        assert not any(isinstance(entry.move.action, FlickPenguin) for entry in late)

    at_home(tmp_path, test)
