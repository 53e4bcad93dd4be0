"""A disk that is full or read-only under a live table: a clear refusal, nobody hears of anything, and then on."""

from pathlib import Path
from typing import Any

import pytest

from coldsnap.core.choices import Simulate
from coldsnap.core.codec import encode
from coldsnap.core.record import Entry
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.server.edge.tokens import new_token
from coldsnap.server.matches.match_runner import RETRY_S
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.store.matches import MatchStore, Settle, StoreFault
from coldsnap.wire import messages as wire
from deadlines import pass_time
from server.table_kit import (
    OPEN,
    PERSON,
    House,
    Seen,
    a_ref,
    act,
    actor,
    at_home,
    offered,
    play,
    table_of,
    turn_of,
    two_at_table,
    until,
)

FAULTS = pytest.mark.parametrize(
    ("breaking", "mending"),
    [("max_page_count = 1", "max_page_count = 1000000"), ("query_only = ON", "query_only = OFF")],
    ids=["full", "read-only"],
)


async def pragma(store: MatchStore, setting: str) -> None:
    """Set something on the connection that writes."""
    await store._database.write(lambda connection: connection.exec_driver_sql(f"PRAGMA {setting}").close())


async def use_up_the_last_page(home: House, live: LiveTable, people: list[Seen]) -> None:
    """A file that may not grow still has room in its pages: play until it is used up."""
    for _ in range(400):
        before = table_of(live).ply
        message = act(live, offered(live, before))
        await live.hear(people[actor(live)], message)
        if table_of(live).ply == before:
            return
    raise AssertionError("the disk is never full")


@FAULTS
def test_a_move_that_cannot_be_stored_is_refused_and_nobody_hears_of_it(
    tmp_path: Path, breaking: str, mending: str
) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        watcher = await home.enter(made.table, made.watch)
        await play(live, people)
        await pragma(home.store, breaking)
        await use_up_the_last_page(home, live, people)
        everybody = (*people, watcher)
        table, seat = table_of(live), actor(live)
        ply, digest = table.ply, encode(table.state)
        others = [viewer for viewer in everybody if viewer is not people[seat]]
        heard = [len(viewer.raw) for viewer in others]
        message = act(live)
        for _ in range(3):
            await live.hear(people[seat], message)
            told = people[seat].last
            assert told == {"kind": "refused", "ref": message.ref, "code": "storage", "rule": None, "details": {}}
        assert [len(viewer.raw) for viewer in others] == heard
        assert (table.ply, encode(table.state)) == (ply, digest)
        stored = await home.store.load(made.table)
        assert stored is not None
        assert list(stored.entries) == table.entries
        await pragma(home.store, mending)
        await live.hear(people[seat], message)
        assert people[seat].last == {"kind": "done", "ref": message.ref, "ply": ply + 1}, "the same command again"
        assert watcher.all("update")[-1]["ply"] == ply + 1
        for _ in range(5):
            await play(live, people)
        await home.restart()
        assert table_of(await home.live_table(made.table)).entries == table.entries

    at_home(tmp_path, test)


def test_what_a_host_or_a_guest_wants_is_refused_as_well(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN))
        live = await home.live_table(made.table)
        host = await home.enter(made.table, made.host)
        await pragma(home.store, "query_only = ON")
        row = live.row
        await live.hear(host, wire.HostDo(a_ref(), 0, "bot", 0))
        assert host.last["code"] == "storage"
        with pytest.raises(StoreFault):
            await home.hub.join(made.table, made.invite, new_token(), "Bo", None)
        with pytest.raises(StoreFault):
            await home.table()
        assert live.row == row
        assert live.runner is None
        await pragma(home.store, "query_only = OFF")
        joined = await home.hub.join(made.table, made.invite, new_token(), "Bo", None)
        assert (await home.enter(made.table, joined.token)).one("welcome")["started"]

    at_home(tmp_path, test)


def test_a_guest_keeps_the_seat_if_only_the_beginning_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN))

        async def full(*_: object) -> None:
            raise StoreFault("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(home.store, "begin", full)
            joined = await home.hub.join(made.table, made.invite, new_token(), "Bo", None)
        live = await home.live_table(made.table)
        assert live.runner is None
        host = await home.enter(made.table, made.host)
        assert (await home.enter(made.table, joined.token)).one("welcome")["mine"] == [1]
        await live.hear(host, wire.HostDo(a_ref(), 0, "start"))
        assert host.last["kind"] == "done"
        assert table_of(live).ply == 1

    at_home(tmp_path, test)


def test_a_flick_that_lands_on_a_full_disk_is_told_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, PERSON), "icecool", options={"tremor": "off"})
        live = await home.live_table(made.table)
        people = [await home.enter(made.table, grant.token) for grant in made.seats]
        while not (flicks := [c.action for c in turn_of(live).offers[0].choices if isinstance(c.action, FlickPenguin)]):
            await play(live, people)
        append = home.store.append
        failed = 0

        def no_answers(table: str, entry: Entry, settle: Settle, *, frames: bytes | None, **more: Any) -> int:
            nonlocal failed
            if frames is not None and failed < 3:
                failed += 1
                raise StoreFault("the disk is full")
            return append(table, entry, settle, frames=frames, **more)

        monkeypatch.setattr(home.store, "append", no_answers)
        ply = table_of(live).ply
        await live.hear(people[actor(live)], act(live, flicks[0]))
        assert isinstance(table_of(live).status, Simulate)
        for times in (1, 2, 3):
            await until(lambda times=times: failed == times)  # type: ignore[misc]
            assert people[0].all("update")[-1]["ply"] == ply + 1
            pass_time(RETRY_S)
        await until(lambda: table_of(live).ply == ply + 2)
        assert [each["ply"] for each in people[0].all("update")][-2:] == [ply + 1, ply + 2]

    at_home(tmp_path, test)
