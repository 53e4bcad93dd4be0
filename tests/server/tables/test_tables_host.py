"""What a host may do and nobody else: start, play or seat a bot for somebody who is not there, hand back, rematch."""

import asyncio
from pathlib import Path

import pytest

from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.server.edge.tokens import new_token
from coldsnap.server.tables.beginning import who_began
from coldsnap.store.matches import StoreFault
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import GRACE_S, Created, SeatWish
from deadlines import pass_time
from server.table_kit import (
    OPEN,
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
    turn_to,
    two_at_table,
    until,
)

HOST_DOES = ("start", "lapse", "bot", "hand-back", "hand-over")


def host(do: str, seat: int | None = None, seen: int = 0) -> wire.HostDo:
    return wire.HostDo(a_ref(), seen, do, seat)  # type: ignore[arg-type]


def test_nobody_but_the_host_has_the_hosts_rights(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (_, second), made = await two_at_table(home)
        for viewer in (second, await home.enter(made.table, made.watch)):
            for do in HOST_DOES:
                await live.hear(viewer, host(do, 0))
                assert viewer.last["code"] == "not-host"
        assert table_of(live).ply == 1
        assert [seat.kind for seat in live.row.seats] == ["person", "person"]

    at_home(tmp_path, test)


def test_the_host_starts_when_no_seat_is_open(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((OPEN, OPEN))
        live = await home.live_table(made.table)
        first = await home.enter(made.table, made.host)
        await live.hear(first, host("start"))
        assert first.last["code"] == "seats-open"
        for seat in (0, 1):
            await live.hear(first, host("bot", seat))
            assert first.last["kind"] == "done"
        assert live.runner is None
        await live.hear(first, host("start"))
        assert first.last["kind"] == "done"
        assert first.all("people")[-1]["started"]
        await live.hear(first, host("start"))
        assert first.last["code"] == "begun"

    at_home(tmp_path, test)


def test_a_lapse_is_played_for_the_absent_and_never_for_those_who_are_here(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), _ = await two_at_table(home)
        await turn_to(live, [first, second], 1)
        ply = table_of(live).ply
        await live.hear(first, host("lapse", 1, ply))
        assert first.last["code"] == "seat-is-here"
        await live.hear(first, host("lapse", 0, ply))
        assert first.last["code"] == "not-your-turn"
        for seat in (None, 7):
            await live.hear(first, host("lapse", seat, ply))
            assert first.last["code"] == "no-such-seat"
        await live.leave(second)
        pass_time(GRACE_S)
        for wrong in (0, ply - 1, ply + 1):
            await live.hear(first, host("lapse", 1, wrong))
            assert first.last["code"] == "stale"
        again = host("lapse", 1, ply)
        await live.hear(first, again)
        assert first.last == {"kind": "done", "ref": again.ref, "ply": ply + 1}
        entry = table_of(live).entries[-1]
        assert (entry.move.seat, entry.charged) == (NATURE, 0)

    at_home(tmp_path, test)


@pytest.mark.parametrize("with_seat", [True, False])
def test_a_lapse_that_is_asked_for_twice_is_played_once_even_after_a_reconnect(tmp_path: Path, with_seat: bool) -> None:
    async def test(home: House) -> None:
        made = await home.table()
        live = await home.live_table(made.table)
        absent = actor(live)
        tokens = (made.host, made.seats[1 - absent].token) if with_seat else (made.host,)
        first = await home.enter(made.table, *tokens)
        pass_time(GRACE_S)
        again = host("lapse", absent, seen=1)
        await live.hear(first, again)
        await live.leave(first)
        back = await home.enter(made.table, *tokens)
        for _ in range(2):
            await live.hear(back, again)
            assert back.last == {"kind": "done", "ref": again.ref, "ply": 2}
        assert table_of(live).ply == 2

    at_home(tmp_path, test)


def test_a_lapse_that_is_asked_for_again_after_a_restart_lapses_no_later_turn(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        await turn_to(live, [first, second], 1)
        await live.leave(second)
        pass_time(GRACE_S)
        seen = table_of(live).ply
        await live.hear(first, host("lapse", 1, seen))
        await turn_to(live, [first, second], 1)
        ply = table_of(live).ply
        await home.restart()
        live = await home.live_table(made.table)
        first = await home.enter(made.table, made.host, made.seats[0].token)
        pass_time(GRACE_S)
        await live.hear(first, host("lapse", 1, seen))
        assert first.last["kind"] == "done", "it was played, and it is not played again"
        await live.hear(first, host("lapse", 1, seen - 1))
        assert first.last["code"] == "stale", "what was played there was no lapse of this seat"
        assert (table_of(live).ply, actor(live)) == (ply, 1)

    at_home(tmp_path, test)


def test_a_bot_plays_for_the_absent_until_the_seat_is_handed_back(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        await live.hear(first, host("bot", 1))
        assert first.last["code"] == "seat-is-here"
        await live.hear(first, host("hand-back", 1))
        assert first.last["code"] == "nobody-to-hand-back-to"
        await live.leave(second)
        pass_time(GRACE_S)
        await live.hear(first, host("bot", 1))
        told = first.all("people")[-1]["seats"][1]
        assert (told["kind"], told["level"], told["here"]) == ("bot", "rookie", False)
        await live.hear(first, host("bot", 1))
        assert first.last["code"] == "already-a-bot"
        ply = table_of(live).ply
        while not any(entry.move.seat == 1 for entry in table_of(live).entries[ply:]):
            await until(lambda: actor(live) == 0)
            await play(live, [first, second])
        await until(lambda: actor(live) == 0)
        back = await home.enter(made.table, made.seats[1].token)
        assert back.one("welcome")["mine"] == [1], "the person's secret stays good"
        await live.hear(back, act(live))
        assert back.last["code"] == "bot-plays"
        await live.hear(first, host("hand-back", 1))
        assert first.all("people")[-1]["seats"][1]["kind"] == "person"
        while actor(live) == 0:
            await play(live, [first, back])
        ply = table_of(live).ply
        await until(lambda: not runner_of(live).busy)
        assert table_of(live).ply == ply, "no bot plays any more"
        await play(live, [first, back])

    at_home(tmp_path, test)


def handing(seat: int, token: str | None) -> wire.HostDo:
    return wire.HostDo(a_ref(), 0, "hand-over", seat, token)


def test_a_lost_seat_is_handed_over_once_and_its_old_secret_opens_it_no_more(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        code, mine = new_token(), new_token()
        await live.hear(first, handing(1, code))
        assert first.last["code"] == "seat-is-here"
        await live.leave(second)
        await live.hear(first, handing(1, code))
        assert first.last["code"] == "grace"
        pass_time(GRACE_S)
        for bad in (None, made.invite, made.seats[0].token):
            await live.hear(first, handing(1, bad))
            assert first.last["code"] == "not-a-seat-token"
        await live.hear(first, handing(1, code))
        joined = await home.hub.join(made.table, code, mine, "Zoe", 0)
        assert (joined.seat, joined.token) == (1, mine)
        assert (await home.hub.join(made.table, code, mine, "Zoe", None)).seat == 1, "the answer may have been lost"
        with pytest.raises(Rejected, match="no-such-table"):
            await home.hub.join(made.table, code, new_token(), "Max", None)
        assert [seat.name for seat in live.row.seats][1] == "Zoe"
        assert (await home.enter(made.table, mine)).one("welcome")["mine"] == [1]
        with pytest.raises(Rejected):
            await home.enter(made.table, made.seats[1].token)

    at_home(tmp_path, test)


def test_a_bot_gives_its_seat_to_somebody_late_but_nobody_gives_one_of_a_player_who_is_back(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        await live.leave(second)
        pass_time(GRACE_S)
        code = new_token()
        await live.hear(first, handing(1, code))
        await home.enter(made.table, made.seats[1].token)
        with pytest.raises(Rejected, match="seat-is-here"):
            await home.hub.join(made.table, code, new_token(), "Zoe", None)
        table = await home.table((PERSON, SeatWish("bot")))
        late = await home.live_table(table.table)
        await late.hear(await home.enter(table.table, table.host), handing(1, code))
        await home.hub.join(table.table, code, new_token(), "Zoe", None)
        assert (late.row.seats[1].kind, late.row.seats[1].name) == ("person", "Zoe")

    at_home(tmp_path, test)


def test_who_comes_back_takes_their_own_seat_from_the_bot_and_nobody_elses(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, (first, second), made = await two_at_table(home)
        await live.leave(second)
        pass_time(GRACE_S)
        await live.hear(first, host("bot", 1))
        watcher = await home.enter(made.table, made.watch)
        for viewer in (first, watcher):
            await live.hear(viewer, wire.TakeSeat(a_ref(), 1))
            assert viewer.last["code"] == "not-your-seat"
        back = await home.enter(made.table, made.seats[1].token)
        assert back.all("people")[-1]["seats"][1]["kind"] == "bot", "not before they want it"
        wish = wire.TakeSeat(a_ref(), 1)
        for _ in range(2):
            await live.hear(back, wish)
            assert back.last["kind"] == "done"
        assert first.all("people")[-1]["seats"][1]["kind"] == "person"
        await until(lambda: actor(live) in (0, 1))
        await turn_to(live, [first, back], 1)
        await play(live, [first, back])
        await live.hear(back, wire.TakeSeat(a_ref(), 1))
        assert back.last["code"] == "nobody-to-hand-back-to"
        await home.restart()
        assert [seat.kind for seat in (await home.live_table(made.table)).row.seats] == ["person", "person"]

    at_home(tmp_path, test)


def test_a_bot_that_is_thinking_when_the_seat_is_handed_back_does_not_play(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        workers = home.workers
        assert isinstance(workers, PaperWorkers)
        live, (first, second), _ = await two_at_table(home)
        workers.thinking.clear()
        await live.leave(second)
        pass_time(GRACE_S)
        await live.hear(first, host("bot", 1))
        await turn_to(live, [first, second], 1)
        ply = table_of(live).ply
        await until(lambda: workers.asked == 1)
        await live.hear(first, host("hand-back", 1))
        workers.thinking.set()
        await until(lambda: not runner_of(live).busy)
        assert (table_of(live).ply, actor(live)) == (ply, 1)

    at_home(tmp_path, test)


def test_a_bot_of_no_level_and_a_game_that_is_none_are_refused(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        with pytest.raises(Rejected, match="no-such-game"):
            await home.table(game="chess")
        with pytest.raises(Rejected, match="seats"):
            await home.table((PERSON,) * 7)
        with pytest.raises(Rejected, match="no-such-level"):
            await home.table((PERSON, SeatWish("bot", level="god")))
        assert await home.store.list_public(over=False, limit=9) == []

    at_home(tmp_path, test)


async def to_the_end(home: House) -> Created:
    """A finished match of two people."""
    live, people, made = await two_at_table(home)
    number = 0
    while not is_over(live):
        await play(live, people, number := number + 7)
    assert people[0].all("update")[-1]["over"]
    return made


def test_a_rematch_opens_the_same_seats_to_the_old_secrets_and_the_next_one_begins(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await to_the_end(home)
        tokens = [grant.token for grant in made.seats]
        old = await home.live_table(made.table)
        viewer = await home.enter(made.table, tokens[0])
        again = await home.hub.rematch(made.table, "10.0.0.1")
        assert viewer.last == {"kind": "rematched", "table": again}
        assert again != made.table
        live = await home.live_table(again)
        assert live.row.rematch_of == made.table
        assert (await home.enter(again, tokens[0])).one("welcome")["mine"] == [0]
        assert (await home.enter(again, tokens[1])).one("welcome")["mine"] == [1]
        assert live.row.seats == old.row.seats
        assert {who_began(table_of(live)), who_began(table_of(old))} == {0, 1}
        assert (await home.enter(again, made.host)).one("welcome")["role"] == "host"
        assert table_of(live).header.seed != table_of(old).header.seed
        with pytest.raises(Rejected, match="not-over"):
            await home.hub.rematch(again, "10.0.0.1")

    at_home(tmp_path, test)


def test_a_watcher_can_follow_a_rematch_and_stays_a_watcher(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await to_the_end(home)
        watching = await home.enter(made.table, made.watch)
        again = await home.hub.rematch(made.table, "10.0.0.1")
        assert watching.last == {"kind": "rematched", "table": again}
        welcome = (await home.enter(again, made.watch, face=0)).one("welcome")
        assert (welcome["role"], welcome["mine"]) == ("watcher", [])
        with pytest.raises(Rejected, match="no-such-table"):
            await home.hub.join(again, made.watch, new_token(), "Eve", None)
        with pytest.raises(Rejected, match="no-open-seat"):
            await home.hub.join(again, made.invite, new_token(), "Eve", None)
        with pytest.raises(Rejected, match="no-such-table"):
            await home.enter(again, new_token())

    at_home(tmp_path, test)


def test_a_rematch_that_is_asked_for_twice_is_one_table_and_who_comes_late_is_told_of_it(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await to_the_end(home)
        viewer = await home.enter(made.table, made.host)
        twice = await asyncio.gather(*(home.hub.rematch(made.table, "10.0.0.1") for _ in range(3)))
        assert len(set(twice)) == 1
        assert len(viewer.all("rematched")) == 1
        await home.restart()
        late = await home.enter(made.table, made.seats[0].token)
        assert late.last == {"kind": "rematched", "table": twice[0]}
        assert await home.hub.rematch(made.table, "10.0.0.1") == twice[0]
        assert table_of(await home.live_table(twice[0])).ply == 1

    at_home(tmp_path, test)


def test_a_rematch_that_could_not_begin_begins_when_it_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: House) -> None:
        made = await to_the_end(home)

        async def full(*_: object) -> None:
            raise StoreFault("the disk is full")

        with monkeypatch.context() as broken, pytest.raises(StoreFault):
            broken.setattr(home.store, "begin", full)
            await home.hub.rematch(made.table, "10.0.0.1")
        again = await home.hub.rematch(made.table, "10.0.0.1")
        assert table_of(await home.live_table(again)).ply == 1

    at_home(tmp_path, test)


def test_rematches_count_among_the_tables_of_an_address(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await to_the_end(home)
        for _ in range(home.settings.limits.tables_per_address):
            await home.table((OPEN, OPEN))
        with pytest.raises(Rejected, match="too-many-tables"):
            await home.hub.rematch(made.table, "10.0.0.1")
        await home.hub.rematch(made.table, "10.0.0.9")

    at_home(tmp_path, test)


def test_who_asks_for_tables_all_at_once_gets_no_more_than_one_by_one(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        most = home.settings.limits.tables_per_address
        asked = await asyncio.gather(*(home.table((OPEN, OPEN)) for _ in range(most + 10)), return_exceptions=True)
        refused = [answer for answer in asked if isinstance(answer, Rejected)]
        assert [error.code for error in refused] == ["too-many-tables"] * 10

    at_home(tmp_path, test)
