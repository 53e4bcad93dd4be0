"""The clock of a table: turn and bank, lapses, absence, and what survives a reload."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.ids import NATURE
from coldsnap.games.icecool.actions import FlickPenguin
from coldsnap.server import wire
from coldsnap.server.clock import Banks, Clock
from coldsnap.server.course import PAUSE_S, Course
from coldsnap.server.room import Room
from coldsnap.server.tables import ClockWish
from server.room_kit import (
    PERSON,
    House,
    PaperWorkers,
    Seen,
    a_ref,
    act,
    actor,
    at_home,
    course_of,
    is_over,
    play,
    table_of,
    turn_of,
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


async def timed(home: House, turn_s: float, bank_s: float, **more: Any) -> tuple[Room, list[Seen], Any]:
    """A table of two people with a clock that is shorter than one may wish for."""
    room, people, made = await two_at_table(home, clock=ClockWish(5, 0), **more)
    course = course_of(room)
    shorten(course, turn_s, bank_s)
    return room, people, made


def shorten(course: Course, turn_s: float, bank_s: float) -> None:
    """Give a course another clock, as if the table had been made with it."""
    turn, bank = round(1000 * turn_s), round(1000 * bank_s)
    course.clock = Clock(turn, bank, time.monotonic)
    course.banks = Banks(turn, bank)
    course.banks.add(course.table.entries)
    course.presence_changed()


def test_the_first_decision_is_timed_already(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        room, people, _ = await two_at_table(home, clock=ClockWish(30, 60))
        told = people[0].all("people")[-1]
        assert told["running"] == actor(room)
        assert told["clock"].pop("turn_ms") in range(25_000, 30_001)
        assert told["clock"] == {"bank_ms": 60_000, "wait_ms": 0, "runs": True}
        assert [seat["clock"] for seat in told["seats"]] == [60_000, 60_000]
        due = course_of(room).clock
        assert due is not None
        assert 85 < (due.due_in(60_000) or 0) <= 90

    at_home(tmp_path, test)


def test_everybody_can_show_the_clock_that_runs_and_one_that_stands(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        room, people, made = await two_at_table(home, clock=ClockWish(30, 60))
        seat = actor(room)
        timer = course_of(room).clock
        assert timer is not None
        timer._since = time.monotonic() - 31  # the decision takes half a minute and a second
        await room.leave(people[seat])
        watcher = await home.enter(made.table, made.watch)
        told = watcher.all("people")[-1]
        assert told["clock"].pop("bank_ms") in range(50_000, 59_001)
        assert (told["running"], told["clock"]) == (seat, {"turn_ms": 0, "wait_ms": 0, "runs": False})
        assert told["seats"][seat]["clock"] == 60_000, "it is charged with the entry"

    at_home(tmp_path, test)


def test_a_time_out_plays_the_lapse_and_takes_the_bank(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        room, people, _ = await timed(home, 0.1, 0.1)
        seat = actor(room)
        lapse = turn_of(room).offers[0].lapse
        began = time.monotonic()
        await until(lambda: table_of(room).ply == 2)
        assert 0.19 < time.monotonic() - began < 1.5
        entry = table_of(room).entries[1]
        assert (entry.move.seat, entry.move.action) == (NATURE, lapse)
        assert entry.charged >= 200
        banks = course_of(room).banks
        assert banks is not None
        assert banks.left(seat) == 0
        assert people[0].all("people")[-1]["seats"][seat]["clock"] == 0, "everybody sees the banks"
        await until(lambda: table_of(room).ply >= 5)

    at_home(tmp_path, test)


def test_a_decision_in_time_costs_the_bank_only_what_is_over_the_turn(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        room, people, _ = await timed(home, 0.1, 10)
        seat = actor(room)
        await play(room, people)
        await until(lambda: actor(room) is not None)
        assert table_of(room).entries[1].charged < 100
        banks = course_of(room).banks
        assert banks is not None
        assert banks.left(seat) == 10_000
        seat, ply = actor(room), table_of(room).ply
        before = banks.left(seat)
        await asyncio.sleep(0.2)
        await play(room, people)
        charged = table_of(room).entries[ply].charged
        assert 200 <= charged < 1500
        assert banks.left(seat) == before - (charged - 100)

    at_home(tmp_path, test)


def test_a_clock_stands_while_the_player_is_away(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        room, people, made = await timed(home, 0.15, 0)
        seat = actor(room)
        await room.leave(people[seat])
        await asyncio.sleep(0.4)
        assert table_of(room).ply == 1
        assert not course_of(room).busy, "a table that waits for somebody keeps nothing running"
        await home.enter(made.table, made.seats[seat].token)
        await until(lambda: table_of(room).ply == 2)
        assert table_of(room).entries[1].move.seat == NATURE

    at_home(tmp_path, test)


def test_the_table_of_absent_people_is_let_go_and_comes_back(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        room, people, made = await timed(home, 30, 60)
        await play(room, people)
        assert await home.hub.tidy(0) == 0, "people are here"
        for viewer in people:
            await room.leave(viewer)
        await until(lambda: not course_of(room).busy)
        assert await home.hub.tidy(0) == 1
        assert await home.room(made.table) is not room
        assert table_of(await home.room(made.table)).ply == 2

    at_home(tmp_path, test)


def test_banks_survive_a_reload_and_the_gap_is_charged_to_nobody(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        room, people, made = await timed(home, 5, 0)
        row = replace(room.row, clock_turn=0, clock_bank=30)
        shorten(course_of(room), 0, 30)
        await room.save(row)
        seat = actor(room)
        await asyncio.sleep(0.25)
        await play(room, people)
        banks = course_of(room).banks
        assert banks is not None
        left = [banks.left(0), banks.left(1)]
        assert left[seat] <= 29_750
        await home.restart()
        await asyncio.sleep(0.25)
        again = await home.room(made.table)
        loaded = course_of(again).banks
        assert loaded is not None
        assert [loaded.left(0), loaded.left(1)] == left
        assert course_of(again).charge(actor(again)) == 0
        back = await home.enter(made.table, made.seats[actor(again)].token)
        assert [each["clock"] for each in back.all("people")[-1]["seats"]] == left
        await asyncio.sleep(0.05)
        assert 50 <= course_of(again).charge(actor(again)) < 1000, "and then it runs"

    at_home(tmp_path, test)


def test_a_seat_that_is_handed_back_is_timed_again(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        assert isinstance(home.workers, PaperWorkers)
        home.workers.thinking.clear()
        room, people, made = await timed(home, 0.15, 0)
        if actor(room) == 0:
            await play(room, people)
        while actor(room) == 0:
            await play(room, people)
        await room.leave(people[1])
        await room.hear(people[0], wire.HostDo(a_ref(), 0, "bot", 1))
        ply = table_of(room).ply
        assert people[0].all("people")[-1]["running"] is None, "bots have no clock"
        await asyncio.sleep(0.3)
        assert table_of(room).ply == ply
        await home.enter(made.table, made.seats[1].token)
        await room.hear(people[0], wire.HostDo(a_ref(), 0, "hand-back", 1))
        home.workers.thinking.set()
        assert people[0].all("people")[-1]["running"] == 1
        await until(lambda: table_of(room).ply > ply)
        assert table_of(room).entries[ply].move.seat == NATURE

    at_home(tmp_path, test)


def test_time_never_flicks_and_starts_when_the_flick_was_shown(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        assert isinstance(home.workers, PaperWorkers)
        home.workers.show_ms = 400
        made = await home.table((PERSON, PERSON), "icecool", options={"tremor": "off"}, clock=ClockWish(60, 0))
        room = await home.room(made.table)
        people = [await home.enter(made.table, grant.token) for grant in made.seats]
        while not (flicks := [c.action for c in turn_of(room).offers[0].choices if isinstance(c.action, FlickPenguin)]):
            await play(room, people)
        ply = table_of(room).ply
        await room.hear(people[actor(room)], act(room, flicks[0]))
        await until(lambda: table_of(room).ply == ply + 2)
        timer = course_of(room).clock
        assert timer is not None
        due = timer.due_in(0)
        assert due is not None
        assert 60 + 0.3 + PAUSE_S < due <= 60.4 + PAUSE_S, "the clock waits until the flick was shown"
        assert course_of(room).charge(actor(room)) == 0
        course_of(room)._shown_at = 0
        course_of(room)._ask_clock()
        shorten(course_of(room), 0.01, 0)
        await until(lambda: is_over(room) or table_of(room).ply > ply + 30)
        late = table_of(room).entries[ply + 2 :]
        assert {entry.move.seat for entry in late} == {NATURE}
        assert not any(isinstance(entry.move.action, FlickPenguin) for entry in late)

    at_home(tmp_path, test)
