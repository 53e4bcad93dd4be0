"""Moves that come in one turn of the loop: each stage for all of them, stored before shown, each for itself."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.server.matches.loop_batch import AT_ONCE, LoopBatch, each
from coldsnap.server.matches.match_runner import MoveFailed
from coldsnap.server.matches.move_driver import Proposal
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.store.matches import Settle, StoreFault
from coldsnap.wire import messages as wire
from deadlines import turns
from server.table_kit import House, Seen, act, actor, at_home, runner_of, table_of, turn_of, two_at_table, until


class Said:
    """A move that somebody has said, and how it ended: None if it was answered."""

    def __init__(self, live: LiveTable, viewer: Seen, message: wire.Act) -> None:
        self.live, self.viewer, self.message = live, viewer, message
        self.ended: list[BaseException | None] = []

    def submit(self) -> bool:
        """Say it; False if it has to wait for another one."""
        move = self.live.seat_move(self.viewer, self.message, self.ended.append)
        if move is not None:
            move.submit()
        return move is not None


async def moves_at_tables(home: House, count: int) -> list[Said]:
    """One move at each of so many tables."""
    found = []
    for _ in range(count):
        live, people, _ = await two_at_table(home)
        for viewer in people:
            viewer.forget()
        found.append(Said(live, people[actor(live)], act(live)))
    return found


def submit_all(said: list[Said]) -> None:
    for each_of_them in said:
        assert each_of_them.submit()


def holding(home: House, monkeypatch: pytest.MonkeyPatch) -> list[Settle]:
    """Those who wait for their moves to be stored, from now on in vain."""
    waiting: list[Settle] = []

    def append(table: str, entry: object, settle: Settle, **more: object) -> int:
        del table, entry, more
        waiting.append(settle)
        return 0

    monkeypatch.setattr(home.store, "append", append)
    return waiting


def test_moves_at_many_tables_are_played_told_and_answered(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 5)
        submit_all(said)
        await until(lambda: all(saying.ended for saying in said))
        for saying in said:
            assert saying.ended == [None]
            assert saying.viewer.kinds() == ["update", "done"]
            assert saying.viewer.last == {"kind": "done", "ref": saying.message.ref, "ply": 2}
            assert table_of(saying.live).ply == 2
            stored = await home.store.load(runner_of(saying.live).id)
            assert stored is not None
            assert stored.entries == tuple(table_of(saying.live).entries)

    at_home(tmp_path, test)


def test_nothing_is_shown_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 2)
        waiting = holding(home, monkeypatch)
        submit_all(said)
        await until(lambda: len(waiting) == 2)
        await turns()
        assert [(saying.viewer.kinds(), table_of(saying.live).ply) for saying in said] == [([], 1), ([], 1)]
        waiting[0](None)
        await until(lambda: bool(said[0].ended))
        assert said[0].viewer.kinds() == ["update", "done"]
        assert (said[1].viewer.kinds(), said[1].ended) == ([], [])

    at_home(tmp_path, test)


def test_a_move_that_cannot_be_stored_is_refused_and_may_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 2)
        waiting = holding(home, monkeypatch)
        submit_all(said)
        await until(lambda: len(waiting) == 2)
        waiting[0](StoreFault("the disk is full"))
        waiting[1](None)
        await until(lambda: all(saying.ended for saying in said))
        assert (said[0].viewer.last["code"], table_of(said[0].live).ply) == ("storage", 1)
        assert said[1].viewer.last["kind"] == "done"
        monkeypatch.undo()
        said[0].ended.clear()
        assert said[0].submit()
        await until(lambda: bool(said[0].ended))
        assert said[0].viewer.last["kind"] == "done"

    at_home(tmp_path, test)


def test_a_fault_of_ours_at_one_table_ends_nothing_at_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 3)

        def broken(*_: Any) -> Any:
            raise RuntimeError("a fault of ours")

        monkeypatch.setattr(runner_of(said[1].live), "project", broken)
        submit_all(said)
        await until(lambda: all(saying.ended for saying in said))
        assert [[fault and type(fault) for fault in saying.ended] for saying in said] == [[None], [MoveFailed], [None]]
        assert runner_of(said[1].live).lock.take(), "the table is free for others"

    at_home(tmp_path, test)


def test_a_move_waits_while_another_is_on_its_way(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 1)
        again = Said(said[0].live, said[0].viewer, said[0].message)
        submit_all(said)
        assert not again.submit()
        await said[0].live.hear(said[0].viewer, said[0].message)
        assert said[0].ended == [None]
        assert said[0].viewer.kinds() == ["update", "done", "done"]
        assert table_of(said[0].live).ply == 2, "the same move again is answered again, and not played"

    at_home(tmp_path, test)


def test_a_move_that_the_rules_refuse_is_answered_and_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 1)
        waiting = holding(home, monkeypatch)
        stale = Said(said[0].live, said[0].viewer, act(said[0].live, seen=7))
        assert stale.submit()
        await until(lambda: bool(stale.ended))
        assert (stale.ended, waiting, stale.viewer.last["code"]) == ([None], [], "stale")

    at_home(tmp_path, test)


def test_a_move_of_nature_takes_the_same_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 1)
        waiting = holding(home, monkeypatch)
        runner, offer = runner_of(said[0].live), turn_of(said[0].live).offers[0]
        async with runner.lock:
            lapsing = asyncio.create_task(runner.play(Proposal(NATURE, offer.lapse, 1)))
            await until(lambda: len(waiting) == 1)
            assert (said[0].viewer.kinds(), runner.table.ply) == ([], 1), "nothing is shown before it is stored"
            waiting[0](None)
            await lapsing
        assert (said[0].viewer.kinds(), runner.table.ply) == (["update"], 2)

    at_home(tmp_path, test)


def test_whoever_waits_for_a_move_and_is_cancelled_keeps_the_match_until_it_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: House) -> None:
        said = await moves_at_tables(home, 1)
        waiting = holding(home, monkeypatch)
        runner, offer = runner_of(said[0].live), turn_of(said[0].live).offers[0]

        async def lapse() -> None:
            async with runner.lock:
                await runner.play(Proposal(NATURE, offer.lapse, 1))
                await asyncio.sleep(0)

        lapsing = asyncio.create_task(lapse())
        await until(lambda: len(waiting) == 1)
        lapsing.cancel()
        await turns()
        assert not runner.lock.take()
        waiting[0](None)
        with pytest.raises(asyncio.CancelledError):
            await lapsing
        assert runner.table.ply == 2
        assert runner.lock.take()

    at_home(tmp_path, test)


def test_what_comes_up_in_a_turn_is_seen_to_once_behind_all_that_was_to_be_done() -> None:
    async def run() -> None:
        done: list[object] = []

        def see_to(items: list[str]) -> None:
            done.append(items)
            if items == ["a", "b"]:
                loop_batch.add("c")

        loop_batch = LoopBatch(see_to)
        asyncio.get_running_loop().call_soon(done.append, "before")
        loop_batch.add("a")
        loop_batch.add("b")
        await asyncio.sleep(0)
        assert done == ["before", ["a", "b"]]
        await asyncio.sleep(0)
        assert done == ["before", ["a", "b"], ["c"]]

    asyncio.run(run())


def test_very_many_are_seen_to_in_several_turns_and_in_their_order() -> None:
    async def run() -> None:
        seen: list[list[int]] = []
        loop_batch = LoopBatch(seen.append)
        for number in range(2 * AT_ONCE + 1):
            loop_batch.add(number)
        for _ in range(3):
            await asyncio.sleep(0)
        assert [len(items) for items in seen] == [AT_ONCE, AT_ONCE, 1]
        assert [number for items in seen for number in items] == list(range(2 * AT_ONCE + 1))

    asyncio.run(run())


def test_one_that_fails_in_a_stage_keeps_no_other_from_it() -> None:
    failed: list[int] = []

    def stage(number: int) -> bool:
        if number == 2:
            raise Rejected("two")
        return number != 3

    assert each(stage, [1, 2, 3, 4], failed.append) == [1, 4]
    assert failed == [2]
