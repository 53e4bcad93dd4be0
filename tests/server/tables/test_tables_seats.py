"""Who sees what from where: secrets that open seats, shared devices, reconnects and other devices."""

import asyncio
import hashlib
from pathlib import Path

import pytest
from msgspec import Raw

from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.server.edge.tokens import new_token
from coldsnap.server.tables.catch_up import GAP
from coldsnap.wire import messages as wire
from deadlines import turns
from server.table_kit import (
    OPEN,
    PERSON,
    House,
    PaperWorkers,
    Seen,
    a_ref,
    act,
    actor,
    at_home,
    play,
    table_of,
    turn_of,
    two_at_table,
    until,
)


def test_every_secret_opens_what_it_is_for_and_nothing_else(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN, OPEN))
        joined = await home.hub.join(made.table, made.invite, new_token(), "Bo", 2)
        assert joined.seat == 2
        for tokens, role, mine in (
            ((made.watch,), "watcher", []),
            ((made.host,), "host", []),
            ((made.seats[0].token,), "seat", [0]),
            ((joined.token,), "seat", [2]),
            ((made.host, made.seats[0].token, joined.token, made.watch), "host", [0, 2]),
            ((new_token(), joined.token), "seat", [2]),
        ):
            welcome = (await home.enter(made.table, *tokens)).one("welcome")
            assert (welcome["role"], welcome["mine"]) == (role, mine)
        for wrong in ((), (new_token(),), (made.invite,)):
            with pytest.raises(Rejected, match="no-such-table"):
                await home.enter(made.table, *wrong)
        for invite in (made.watch, made.host, made.seats[0].token, new_token()):
            with pytest.raises(Rejected, match="no-such-table"):
                await home.hub.join(made.table, invite, new_token(), "Eve", None)
        with pytest.raises(Rejected, match="seat-taken"):
            await home.hub.join(made.table, made.invite, new_token(), "Eve", 2)
        other = await home.table()
        with pytest.raises(Rejected, match="no-such-table"):
            await home.enter(other.table, made.host, joined.token, made.watch)

    at_home(tmp_path, test)


@pytest.mark.parametrize("restarted", [False, True])
def test_who_joins_again_because_the_answer_was_lost_gets_the_same_seat(tmp_path: Path, restarted: bool) -> None:
    async def test(home: House) -> None:
        made = await home.table((OPEN, OPEN, OPEN))
        token = new_token()
        first = await home.hub.join(made.table, made.invite, token, "Bo", 1)
        if restarted:
            await home.restart()
        assert await home.hub.join(made.table, made.invite, token, "Bo", 1) == first
        row = (await home.live_table(made.table)).row
        assert [seat.kind for seat in row.seats] == ["open", "person", "open"]
        assert token not in str(row), "tokens are stored as hashes"

    at_home(tmp_path, test)


def test_tables_that_are_made_at_once_are_all_found_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: House) -> None:
        monkeypatch.setattr("coldsnap.server.tables.hub.time.time", lambda: 1_700_000_000.123)
        made = [(await home.table((PERSON, OPEN), public=True)).table for _ in range(5)]
        monkeypatch.undo()
        found: list[str] = []
        before: int | None = None
        while page := await home.store.list_public(over=False, limit=2, before=before):
            found += [row.id for row in page]
            before = page[-1].created
        assert found == made[::-1]

    at_home(tmp_path, test)


def test_the_database_does_not_tell_from_which_address_a_table_was_made(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        stored = set()
        for _ in range(2):
            rows = [(await home.live_table((await home.table()).table)).row for _ in range(2)]
            assert rows[0].address_hash == rows[1].address_hash, "it is counted how many there are"
            stored.add(rows[0].address_hash)
            await home.restart()
        assert len(stored) == 2, "the salt is not stored anywhere"
        assert not any(hashlib.new(name, b"10.0.0.1").hexdigest() in stored for name in ("sha256", "md5"))

    at_home(tmp_path, test)


def test_two_who_want_the_last_seat_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN))
        wishes = (home.hub.join(made.table, made.invite, new_token(), name, None) for name in ("Bo", "Cy", "Di"))
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        refused = [each for each in outcomes if isinstance(each, Rejected)]
        assert [each.code for each in refused] == ["no-open-seat"] * 2
        live = await home.live_table(made.table)
        assert live.row.started
        assert table_of(live).header.names[1] in {"Bo", "Cy", "Di"}

    at_home(tmp_path, test)


def test_whoever_watches_stays_a_watcher_whatever_they_say(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, _, made = await two_at_table(home)
        watcher = await home.enter(made.table, made.watch, face=0)
        assert watcher.one("sync")["seat"] is None
        assert watcher.one("sync")["offer"] is None
        for message, code in (
            (act(live), "not-your-seat"),
            (wire.Face(a_ref(), 0), "not-your-seat"),
            (wire.SendEmote(a_ref(), "hello"), "not-your-seat"),
            (wire.AskBack(a_ref(), 0), "not-your-seat"),
            (wire.Hint(a_ref()), "not-your-seat"),
            (wire.Preview(a_ref(), Raw(b"{}")), "undecodable"),
            (wire.HostDo(a_ref(), 0, "start"), "not-host"),
            (wire.Hello(1, (made.seats[0].token,), 0), "not-now"),
        ):
            await live.hear(watcher, message)
            await turns()  # help is answered behind the rest
            assert watcher.last["code"] == code
        await live.hear(watcher, wire.Aim(act(live).action))
        assert (watcher.role, watcher.seats, watcher.facing) == ("watcher", frozenset(), None)
        assert table_of(live).ply == 1

    at_home(tmp_path, test)


def test_a_shared_device_sees_only_the_seat_that_it_faces(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, PERSON, PERSON), "icecool2")
        tokens = [grant.token for grant in made.seats]
        shared = await home.enter(made.table, made.host, *tokens[:2])
        live = await home.live_table(made.table)
        table = table_of(live)
        assert shared.one("sync")["seat"] is None, "nobody is faced before somebody says so"
        await live.hear(shared, wire.Face(a_ref(), 2))
        assert shared.last["code"] == "not-your-seat"
        for seat in (0, 1, None, 1):
            shared.forget()
            await live.hear(shared, wire.Face(a_ref(), seat))
            assert shared.kinds() == ["sync", "done"]
            sync = shared.one("sync")
            assert sync["seat"] == seat
            assert encode(table.view(seat)) in shared.plain[0]
            offer = None if seat is None else table.offer(seat)
            assert (sync["offer"] is None) == (offer is None)
        while actor(live) == 1:
            await live.hear(shared, act(live))
        if actor(live) == 0:
            await live.hear(shared, act(live))
            assert shared.last["code"] == "not-your-turn", "seat 1 is faced"

    at_home(tmp_path, test)


def test_a_shared_device_plays_both_seats_in_turn(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table()
        live = await home.live_table(made.table)
        shared = await home.enter(made.table, *(grant.token for grant in made.seats), face=0)
        assert shared.one("sync")["seat"] == 0
        for _ in range(12):
            await live.hear(shared, wire.Face(a_ref(), actor(live)))
            before = table_of(live).ply
            await live.hear(shared, act(live))
            assert table_of(live).ply == before + 1

    at_home(tmp_path, test)


@pytest.mark.parametrize("behind", [1, GAP, GAP + 1])
def test_a_gap_is_filled_entry_by_entry_up_to_twenty_and_else_all_is_told(tmp_path: Path, behind: int) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        while table_of(live).ply < 3 + behind:
            await play(live, people)
        await live.leave(people[1])
        for tokens in ((made.seats[1].token,), (made.watch,)):
            back = await home.enter(made.table, *tokens, have=3)
            if behind <= GAP:
                told = back.all("update")
                assert [each["ply"] for each in told] == list(range(4, 4 + behind))
                assert [each["offer"] for each in told[:-1]] == [None] * (behind - 1)
                assert not back.all("sync")
                heard = {each["ply"]: each for each in people[1 if made.watch not in tokens else 0].all("update")}
                assert told[0]["events"] == heard[4]["events"]
                assert told[0]["view"] == heard[4]["view"]
            else:
                assert back.one("sync")["ply"] == 3 + behind
                assert not back.all("update")

    at_home(tmp_path, test)


@pytest.mark.parametrize("have", [None, 0, 5, 6, 1_000_000])
def test_who_has_nothing_everything_or_too_much_is_told_the_whole_table(tmp_path: Path, have: int | None) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        for _ in range(4):
            await play(live, people)
        assert table_of(live).ply == 5
        back = await home.enter(made.table, made.seats[0].token, have=have)
        assert back.one("sync")["ply"] == 5
        assert (back.one("sync")["offer"] is not None) == (actor(live) == 0)

    at_home(tmp_path, test)


def test_another_device_with_the_same_link_holds_the_same_seat(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        twin = await home.enter(made.table, made.seats[actor(live)].token)
        here = people[actor(live)]
        message = act(live)
        await live.hear(here, message)
        assert twin.all("update")[-1] == here.all("update")[-1]
        await live.leave(here)
        assert twin.all("people")[-1]["seats"][next(iter(twin.seats))]["here"]
        await live.hear(twin, message)
        assert twin.last == {"kind": "done", "ref": message.ref, "ply": 2}
        assert table_of(live).ply == 2
        await live.leave(twin)
        assert not people[0 if people[0] is not here else 1].all("people")[-1]["seats"][next(iter(twin.seats))]["here"]

    at_home(tmp_path, test)


async def with_a_flick_in_the_air(home: House) -> tuple[list[Seen], str, str]:
    """A table of ICECOOL whose first flick is not answered yet: its viewers, its id and the flicker's secret."""
    workers = home.workers
    assert isinstance(workers, PaperWorkers)
    workers.gate.clear()
    made = await home.table((PERSON, PERSON), "icecool", options={"tremor": "off"})
    live = await home.live_table(made.table)
    people = [await home.enter(made.table, grant.token) for grant in made.seats]
    while True:
        flicks = [c.action for c in turn_of(live).offers[0].choices if "flick" in str(encode(c.action))]
        seat = actor(live)
        await live.hear(people[seat], act(live, flicks[0]) if flicks else act(live))
        if flicks:
            return people, made.table, made.seats[seat].token


def test_who_comes_back_in_mid_flick_is_told_so_and_then_hears_how_it_ended(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        people, table, token = await with_a_flick_in_the_air(home)
        live = await home.live_table(table)
        ply = table_of(live).ply
        assert people[0].all("update")[-1]["simulating"]
        back = await home.enter(table, token)
        assert (back.one("sync")["ply"], back.one("sync")["simulating"]) == (ply, True)
        late = await home.enter(table, token, have=ply - 1)
        assert [(each["ply"], each["simulating"]) for each in late.all("update")] == [(ply, True)]
        assert isinstance(home.workers, PaperWorkers)
        home.workers.gate.set()
        await until(lambda: table_of(live).ply > ply)
        for viewer in (*people, back, late):
            told = viewer.all("update")[-1]
            assert (told["ply"], told["simulating"], told["frames"]) == (ply + 1, False, "ZnJhbWVz")
        again = await home.enter(table, token, have=ply)
        assert [each["frames"] for each in again.all("update")] == ["ZnJhbWVz"]

    at_home(tmp_path, test)


def test_a_flick_that_was_in_the_air_when_the_server_died_is_simulated_again(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        _, table, token = await with_a_flick_in_the_air(home)
        ply = table_of(await home.live_table(table)).ply
        await home.restart()
        assert isinstance(home.workers, PaperWorkers)
        home.workers.gate.set()
        back = await home.enter(table, token, have=ply)
        await until(lambda: bool(back.all("update")))
        assert back.all("update")[0]["ply"] == ply + 1
        assert home.workers.flown == 1

    at_home(tmp_path, test)


def test_what_happens_while_a_gap_is_filled_is_told_after_it(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        people, table, token = await with_a_flick_in_the_air(home)
        live = await home.live_table(table)
        assert isinstance(home.workers, PaperWorkers)
        home.workers.gate.set()
        coming = [asyncio.create_task(home.enter(table, token, have=1)) for _ in range(5)]
        await until(lambda: people[0].all("update")[-1]["frames"] is not None)
        for viewer in await asyncio.gather(*coming):
            told = [each["ply"] for each in viewer.all("update")]
            assert told == list(range(2, table_of(live).ply + 1))

    at_home(tmp_path, test)
