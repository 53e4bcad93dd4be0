"""A match that has gone on elsewhere, in another server on the same file: the table is read anew, and says so once."""

from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from coldsnap.core.choices import Simulate
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry, Record, Unresolved
from coldsnap.core.values import Action
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.match.table import Table
from coldsnap.store import ledger
from coldsnap.store.ledger import link
from coldsnap.store.matches import MatchStore, StoreFault
from coldsnap.wire import messages as wire
from deadlines import until
from server.store.test_store_kit import look, tamper
from server.table_kit import (
    BOT,
    OPEN,
    PERSON,
    House,
    PaperWorkers,
    a_ref,
    act,
    actor,
    at_home,
    offered,
    play,
    runner_of,
    table_of,
    turn_of,
    two_at_table,
)
from store_appends import append


async def elsewhere(home: House, table: str, *actions: Action, seat: int | None = None) -> list[Entry]:
    """Another program plays at a table, in the same file; the entries that it has stored."""
    other = await MatchStore.open(home.store.path)
    stored = await other.load(table)
    assert stored
    assert stored.header
    match = fold(game_named(stored.header.game), Record(stored.header, stored.entries))
    made = []
    for action in actions or (None,):
        mover, chosen = first_choice(match) if action is None else (seat, action)
        made.append(match.submit(turn(match) if mover is None else mover, chosen))
        await append(other, table, made[-1])
    await other.close()
    return made


def turn(match: Table) -> int:
    return first_choice(match)[0]


def first_choice(match: Table) -> tuple[int, Action]:
    assert not isinstance(match.status, Simulate)
    offer = next(offer for seat in range(match.header.seats) if (offer := match.offer(seat)))
    return offer.seat, offer.choices[0].action


def rereads(logs: list[Any]) -> list[Any]:
    return [(each["known"], each["stored"]) for each in logs if each["event"] == "table-reread"]


def test_a_table_whose_log_has_moved_on_is_read_anew_and_played_on(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        watcher = await home.enter(made.table, made.watch)
        await play(live, people)
        mover, message = people[actor(live)], act(live, offered(live, 1))
        ply = table_of(live).ply
        await elsewhere(home, made.table)
        with capture_logs() as logs:
            await live.hear(mover, message)
        assert mover.last["kind"] == "refused"
        assert (mover.last["code"], mover.last["details"]) == ("stale", {"seen": ply, "ply": ply + 1})
        assert rereads(logs) == [(ply, ply + 1)]
        for viewer in (*people, watcher):
            assert viewer.all("sync")[-1]["ply"] == ply + 1 == table_of(live).ply
        with capture_logs() as logs:
            for _ in range(5):
                await play(live, people)
        assert logs == []
        stored = await home.store.load(made.table)
        assert stored
        assert list(stored.entries) == table_of(live).entries

    at_home(tmp_path, test)


def test_a_move_that_is_the_very_one_which_was_stored_is_done(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        message, chosen = act(live), offered(live)
        ply = table_of(live).ply
        await elsewhere(home, made.table, chosen)
        await live.hear(people[actor(live)], message)
        assert people[0].all("done") + people[1].all("done") == [{"kind": "done", "ref": message.ref, "ply": ply + 1}]
        assert people[0].all("sync")[-1]["ply"] == people[1].all("sync")[-1]["ply"] == ply + 1
        await play(live, people)

    at_home(tmp_path, test)


def test_many_moves_elsewhere_are_read_at_once(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        ply = table_of(live).ply
        for _ in range(7):
            await elsewhere(home, made.table)
        with capture_logs() as logs:
            await live.hear(people[actor(live)], act(live, offered(live, 1)))
        assert rereads(logs) == [(ply, ply + 7)]
        assert table_of(live).ply == ply + 7

    at_home(tmp_path, test)


def test_a_bot_goes_on_from_what_was_stored_elsewhere(tmp_path: Path) -> None:
    workers = PaperWorkers()

    async def test(home: House) -> None:
        workers.thinking.clear()
        made = await home.table((BOT, PERSON))
        live = await home.live_table(made.table)
        seen = await home.enter(made.table, made.seats[0].token)
        await until(lambda: workers.asked > 0)
        ply = table_of(live).ply
        await elsewhere(home, made.table)
        with capture_logs() as logs:
            workers.thinking.set()
            await until(lambda: table_of(live).ply > ply and not runner_of(live).busy)
        assert rereads(logs) == [(ply, ply + 1)]
        assert not [each for each in logs if each["event"] == "match-failed"]
        assert seen.all("sync")
        await until(lambda: actor(live) == 1)
        await live.hear(seen, act(live))
        assert seen.all("done")

    at_home(tmp_path, test, workers)


def test_a_flick_that_landed_elsewhere_lands_once(tmp_path: Path) -> None:
    workers = PaperWorkers()

    async def test(home: House) -> None:
        made = await home.table((PERSON, PERSON), "icecool", options={"tremor": "off"})
        live = await home.live_table(made.table)
        people = [await home.enter(made.table, grant.token) for grant in made.seats]
        while not (flicks := [c.action for c in turn_of(live).offers[0].choices if isinstance(c.action, FlickPenguin)]):
            await play(live, people)
        workers.gate.clear()
        await live.hear(people[actor(live)], act(live, flicks[0]))
        ply = table_of(live).ply
        await elsewhere(home, made.table, Unresolved("elsewhere"), seat=NATURE)
        with capture_logs() as logs:
            workers.gate.set()
            await until(lambda: table_of(live).ply > ply and not runner_of(live).busy)
        assert table_of(live).entries[ply].move.action == Unresolved("elsewhere")
        assert rereads(logs) == [(ply, ply + 1)]
        assert {each["event"] for each in logs} == {"table-reread"}
        await play(live, people)

    at_home(tmp_path, test, workers)


def test_a_table_whose_last_entry_is_another_one_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "KNOWN_TAILS", 0)  # every end is looked up

    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        ply = table_of(live).ply
        await elsewhere(home, made.table)
        (before,) = look(home.store.path, "SELECT chain FROM entries WHERE match = ? AND ply = ?", made.table, ply - 1)
        (line,) = look(home.store.path, "SELECT line FROM entries WHERE match = ? AND ply = ?", made.table, ply)
        tamper(home.store.path, f"DELETE FROM entries WHERE ply >= {ply}")  # noqa: S608
        await live.hear(people[actor(live)], act(live, offered(live, 3)))
        digest = link(before[0], line[0]).hex()
        tamper(home.store.path, f"UPDATE entries SET line = x'{line[0].hex()}', chain = x'{digest}' WHERE ply = {ply}")  # noqa: S608
        with capture_logs() as logs:
            await live.hear(people[actor(live)], act(live))
        assert rereads(logs) == [(ply + 1, ply + 1)]
        stored = await home.store.load(made.table)
        assert stored
        assert list(stored.entries[: ply + 1]) == table_of(live).entries[: ply + 1]

    at_home(tmp_path, test)


def test_who_plays_at_a_table_that_has_gone_is_told_so(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        tamper(home.store.path, "PRAGMA foreign_keys = ON", "DELETE FROM matches")
        mover = people[actor(live)]
        await live.hear(mover, act(live))
        assert (mover.last["kind"], mover.last["code"]) == ("refused", "no-such-table")
        assert [viewer.closed for viewer in people] == [(1012, "restart")] * 2
        assert await home.hub.live_table(made.table) is None
        assert made.table not in home.hub.in_memory

    at_home(tmp_path, test)


def test_a_match_that_cannot_be_read_refuses_the_move_and_frees_the_table(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home)
        await elsewhere(home, made.table)
        tamper(home.store.path, "UPDATE entries SET line = x'00' WHERE ply = 0")
        for _ in range(2):
            message = act(live, offered(live, 1))
            await live.hear(people[actor(live)], message)
            assert people[actor(live)].last["code"] == "storage"

    at_home(tmp_path, test)


def test_a_match_that_has_begun_elsewhere_is_joined(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, OPEN))
        live = await home.live_table(made.table)
        host = await home.enter(made.table, made.host, made.seats[0].token)
        other = House(await MatchStore.open(home.store.path), PaperWorkers())
        guest = await other.hub.join(made.table, made.invite, "a-token-of-a-guest-that-is-long-enough", "Bo", None)
        assert live.runner is None
        live.row = (await other.live_table(made.table)).row  # they have been seen here, and the host starts
        await live.hear(host, wire.HostDo(a_ref(), 0, "start"))
        assert host.last["kind"] == "done"
        assert table_of(live).entries == table_of(await other.live_table(made.table)).entries
        assert host.all("sync")[-1]["ply"] == 1
        assert (await home.enter(made.table, guest.token)).one("welcome")["mine"] == [1]
        await other.hub.close()
        await other.store.close()

    at_home(tmp_path, test)


def test_storage_that_fails_is_no_reason_to_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)

        def full(*_: object, **__: object) -> int:
            raise StoreFault("disk-full", path="t")

        monkeypatch.setattr(home.store, "append", full)
        with capture_logs() as logs:
            await live.hear(people[actor(live)], act(live))
        assert people[actor(live)].last["code"] == "storage"
        assert rereads(logs) == []

    at_home(tmp_path, test)
