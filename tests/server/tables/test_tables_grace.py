"""Whose connection is lost has the table's grace to come back before the host acts for them; all are told how long."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import Rejected, Undecodable
from coldsnap.render.words import Words, languages
from coldsnap.server.tables.absence import Absence
from coldsnap.server.tables.wishes import grace_of, options_of
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import GRACE_S, NewTable
from deadlines import pass_time
from server.table_kit import (
    BOT,
    OPEN,
    PERSON,
    House,
    Seen,
    a_ref,
    actor,
    at_home,
    is_over,
    play,
    table_of,
    turn_to,
    two_at_table,
)


def host(do: str, seat: int, seen: int = 0) -> wire.HostDo:
    return wire.HostDo(a_ref(), seen, do, seat)  # type: ignore[arg-type]


def seat_of(viewer: Seen, seat: int) -> dict[str, Any]:
    """What a viewer was told last of a seat."""
    found: dict[str, Any] = viewer.all("people")[-1]["seats"][seat]
    return found


class Hands:
    """A clock's hands, moved by the test."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def test_an_absence_begins_when_the_last_line_is_lost_or_with_the_match() -> None:
    hands = Hands()
    absence = Absence(15, hands)
    absence.update(frozenset({0}))
    assert [(absence.away_ms(seat), absence.grace_ms(seat)) for seat in (0, 1)] == [(None, 0), (None, 0)]
    absence.begin()
    hands.at += 5
    assert [(absence.away_ms(seat), absence.grace_ms(seat)) for seat in (0, 1)] == [(None, 0), (5000, 10_000)]
    absence.update(frozenset())
    absence.update(frozenset({1}))
    hands.at += 7.5
    assert [(absence.away_ms(seat), absence.grace_ms(seat)) for seat in (0, 1)] == [(7500, 7500), (None, 0)]
    absence.update(frozenset({1}))
    hands.at += 8
    assert (absence.away_ms(0), absence.grace_ms(0)) == (15_500, 0)
    absence.update(frozenset())
    assert (absence.away_ms(1), absence.grace_ms(1)) == (0, 15_000)


@pytest.mark.parametrize("do", ["lapse", "bot"])
def test_a_host_waits_until_the_grace_is_over(tmp_path: Path, do: str) -> None:
    async def test(home: House) -> None:
        live, (first, second), _ = await two_at_table(home)
        await turn_to(live, [first, second], 1)
        ply = table_of(live).ply
        await live.leave(second)
        pass_time(0.05)
        again = host(do, 1, ply)
        await live.hear(first, again)
        assert (first.last["code"], first.last["details"]) == ("grace", {"seconds": GRACE_S})
        pass_time(GRACE_S - 1.5)
        await live.hear(first, again)
        assert (first.last["code"], first.last["details"]) == ("grace", {"seconds": 2})
        assert (table_of(live).ply, live.row.seats[1].kind) == (ply, "person"), "nothing has changed"
        pass_time(1.5)
        await live.hear(first, again)
        assert first.last["kind"] == "done", "the same command, which was refused only for its time"

    at_home(tmp_path, test)


def test_everybody_is_told_since_when_a_seat_is_away_and_how_long_its_grace_runs(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        watcher = await home.enter(made.table, made.watch)
        assert [(seat_of(watcher, seat)["away_ms"], seat_of(watcher, seat)["grace_ms"]) for seat in (0, 1)] == [
            (None, 0),
            (None, 0),
        ]
        await live.leave(second)
        for viewer in (first, watcher):
            assert (seat_of(viewer, 1)["away_ms"], seat_of(viewer, 1)["grace_ms"]) == (0, 15_000)
        pass_time(4)
        late = await home.enter(made.table, made.watch)
        assert (seat_of(late, 1)["away_ms"], seat_of(late, 1)["grace_ms"]) == (4000, 11_000)
        pass_time(60)
        late = await home.enter(made.table, made.watch)
        assert (seat_of(late, 1)["away_ms"], seat_of(late, 1)["grace_ms"]) == (64_000, 0)
        back = await home.enter(made.table, made.seats[1].token)
        assert (seat_of(back, 1)["away_ms"], seat_of(back, 1)["grace_ms"]) == (None, 0)
        await live.leave(back)
        assert seat_of(first, 1)["grace_ms"] == 15_000, "a new absence has a grace of its own"

    at_home(tmp_path, test)


def test_a_second_device_keeps_a_seat_here(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        other = await home.enter(made.table, made.seats[1].token)
        await live.leave(second)
        assert (seat_of(first, 1)["here"], seat_of(first, 1)["away_ms"]) == (True, None)
        pass_time(60)
        await live.leave(other)
        assert (seat_of(first, 1)["here"], seat_of(first, 1)["grace_ms"]) == (False, 15_000)

    at_home(tmp_path, test)


def test_who_never_came_has_the_grace_from_the_beginning_of_the_match(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table()
        live = await home.live_table(made.table)
        absent = actor(live)
        first = await home.enter(made.table, made.host)
        assert seat_of(first, absent)["grace_ms"] == 15_000
        await live.hear(first, host("lapse", absent, 1))
        assert first.last["code"] == "grace"
        pass_time(GRACE_S)
        await live.hear(first, host("lapse", absent, 1))
        assert first.last["kind"] == "done"

    at_home(tmp_path, test)


def test_before_the_match_nobody_waits_for_who_never_came_nor_for_an_open_seat(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN, OPEN))
        live = await home.live_table(made.table)
        first = await home.enter(made.table, made.host)
        assert [seat_of(first, seat)["away_ms"] for seat in (0, 1, 2)] == [None, None, None]
        for seat in (0, 1, 2):
            await live.hear(first, host("bot", seat))
            assert first.last["kind"] == "done"

    at_home(tmp_path, test)


def test_a_bot_has_no_grace(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, BOT))
        live = await home.live_table(made.table)
        first = await home.enter(made.table, made.host)
        assert (seat_of(first, 1)["away_ms"], seat_of(first, 1)["grace_ms"]) == (None, 0)
        await live.hear(first, host("bot", 1))
        assert first.last["code"] == "already-a-bot"

    at_home(tmp_path, test)


def test_after_a_restart_everybody_has_the_grace_to_come_back(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        await turn_to(live, [first, second], 1)
        await live.leave(second)
        pass_time(3600)
        await home.restart()
        live = await home.live_table(made.table)
        first = await home.enter(made.table, made.host, made.seats[0].token)
        await live.hear(first, host("lapse", 1, table_of(live).ply))
        assert first.last["code"] == "grace", "the server went away, and not the player"
        pass_time(GRACE_S)
        await live.hear(first, host("lapse", 1, table_of(live).ply))
        assert first.last["kind"] == "done"

    at_home(tmp_path, test)


@pytest.mark.parametrize("grace_s", [0, 1, 300])
def test_the_grace_is_the_tables_own_is_stored_and_goes_on_in_a_rematch(tmp_path: Path, grace_s: int) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home, grace_s=grace_s, options={"repetition": "off"})
        assert options_of(live.row) == {"repetition": "off"}
        await live.leave(people[1])
        assert seat_of(people[0], 1)["grace_ms"] == 1000 * grace_s
        people[1] = await home.enter(made.table, made.seats[1].token)
        await home.restart()
        live = await home.live_table(made.table)
        assert grace_of(live.row) == grace_s
        people = [await home.enter(made.table, made.host, grant.token) for grant in made.seats]
        number = 0
        while not is_over(live):
            await play(live, people, number := number + 7)
        again = await home.live_table(await home.hub.rematch(made.table, "10.0.0.1"))
        assert (grace_of(again.row), options_of(again.row)) == (grace_s, {"repetition": "off"})

    at_home(tmp_path, test)


def test_a_table_that_was_stored_before_there_was_any_grace_has_the_usual_one(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN))
        live = await home.live_table(made.table)
        await home.store.save_row(replace(live.row, options='{"repetition":"off"}'))
        await home.restart()
        live = await home.live_table(made.table)
        assert (grace_of(live.row), options_of(live.row)) == (GRACE_S, {"repetition": "off"})

    at_home(tmp_path, test)


@pytest.mark.parametrize("wrong", [-1, 301, 1.5, "15"])
def test_a_grace_out_of_bounds_is_no_wish(wrong: object) -> None:
    wish = encode({"game": "icetoids", "seats": [{"kind": "person"}], "grace_s": wrong})
    with pytest.raises(Undecodable) as caught:
        decode(NewTable, wish)
    assert caught.value.path == "$.grace_s"


@pytest.mark.parametrize("language", languages())
def test_the_refusal_says_how_many_seconds_are_left(language: str) -> None:
    words = Words(language)
    said = [words.refusal(Rejected("grace", seconds=seconds)) for seconds in (1, 12)]
    assert "second" in said[0]
    assert "secondes" not in said[0]
    assert "12" in said[1]
