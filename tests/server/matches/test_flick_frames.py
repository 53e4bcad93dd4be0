"""The frames of a finished match: whole ones are shown, others are simulated again, and what was changed never is."""
# ruff: noqa: ARG002 - paper workers take what workers take

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.choices import Simulate
from coldsnap.core.record import Entry, Resolved, Unresolved
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.match.table import Table
from coldsnap.server.edge.address_hashes import AddressHashes
from coldsnap.server.matches import flick_frames
from coldsnap.server.matches.flick_frames import FlickFrames
from coldsnap.server.workers.facade import Asker, Busy, Flown, Workers
from coldsnap.store.files import read_record
from coldsnap.store.matches import MatchStore, SeatRow
from deadlines import pass_time, until
from kept_arena import GOLDEN
from server.store.test_store_kit import look, row, tamper
from server.table_kit import PERSON, House, PaperWorkers, act, actor, at_home, play, table_of, turn_of
from store_appends import append

MATCH = "finished"
HERE = "192.0.2.1"
PEOPLE = tuple(SeatRow(seat, "person", name, None, None) for seat, name in enumerate(("Zoë", "Ana")))
TRUE = b"the frames of the flick as it was"


class Flyers(PaperWorkers):
    """Workers that fly a flick again as they are told to: `answer` is what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: Resolved | Unresolved = Unresolved("not told")
        self.frames = TRUE

    async def fly_again(self, asker: Asker, waiting: Simulate) -> Flown | None:
        self.asked += 1
        await self.gate.wait()
        self.flown += 1
        return Flown(self.answer, self.frames)


async def finished(home: House) -> tuple[Table, Entry]:
    """A match of ICECOOL in the store, and its first flick, which has frames."""
    record = read_record(GOLDEN / "icecool2-cards-2.jsonl")
    flick = next(entry for entry in record.entries if isinstance(entry.move.action, Resolved))
    made = replace(row(MATCH, over=True, started=True, public=True, seats=PEOPLE), game="icecool2")
    await home.store.create(made)
    await home.store.begin(MATCH, record.header, record.entries[: flick.ply], made)
    await append(home.store, MATCH, flick, frames=TRUE)
    return fold(game_named("icecool2"), record, flick.ply + 1), flick


def stored(store: MatchStore) -> list[Any]:
    return [blob for (blob,) in look(store.path, "SELECT blob FROM frames")]


DAMAGES = {
    "dropped": ("DELETE FROM frames", "UPDATE matches SET frames_dropped = 1"),
    "lost": ("DELETE FROM frames",),
    "damaged": ("UPDATE frames SET blob = x'00'",),
}


@pytest.mark.parametrize("damage", ["whole", *DAMAGES])
def test_frames_that_are_not_whole_are_simulated_again_and_only_dropped_ones_stay_away(
    tmp_path: Path, damage: str
) -> None:
    workers = Flyers()

    async def test(home: House) -> None:
        match, flick = await finished(home)
        assert isinstance(flick.move.action, Resolved)
        workers.answer = flick.move.action
        tamper(home.store.path, *DAMAGES.get(damage, ()))
        found = [await home.hub.flick_frames.of(MATCH, match, flick, HERE) for _ in range(3)]
        assert found == [TRUE] * 3
        assert workers.flown == (damage != "whole"), "simulated once, however often somebody looks"
        assert stored(home.store) == ([] if damage == "dropped" else [TRUE])
        assert await home.hub.flick_frames.of(MATCH, match, match.entries[0], HERE) is None

    at_home(tmp_path, test, workers)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_flick_that_comes_out_otherwise_is_not_shown(tmp_path: Path, damage: str) -> None:
    workers = Flyers()

    async def test(home: House) -> None:
        match, flick = await finished(home)
        assert isinstance(flick.move.action, Resolved)
        workers.answer = Resolved(flick.move.action.facts, ())
        tamper(home.store.path, *DAMAGES[damage])
        assert await home.hub.flick_frames.of(MATCH, match, flick, HERE) is None
        assert stored(home.store) == ([b"\0"] if damage == "damaged" else [])

    at_home(tmp_path, test, workers)


def test_frames_of_the_same_flick_by_another_engine_are_shown_and_never_stored(tmp_path: Path) -> None:
    workers = Flyers()

    async def test(home: House) -> None:
        match, flick = await finished(home)
        assert isinstance(flick.move.action, Resolved)
        workers.answer, workers.frames = flick.move.action, b"a picture of another engine"
        tamper(home.store.path, *DAMAGES["lost"])
        assert await home.hub.flick_frames.of(MATCH, match, flick, HERE) == workers.frames
        assert stored(home.store) == []

    at_home(tmp_path, test, workers)


def test_somebody_who_comes_back_is_not_shown_changed_frames(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        _, flick = await finished(home)
        seen = await home.enter(MATCH, "no token", have=flick.ply)
        tamper(home.store.path, *DAMAGES["damaged"])
        again = await home.enter(MATCH, "no token", have=flick.ply)
        assert seen.one("update")["frames"] is not None
        assert again.one("update")["frames"] is None
        assert again.one("update")["view"] == seen.one("update")["view"]

    at_home(tmp_path, test)


def test_whoever_looks_is_asked_to_come_back_when_no_worker_has_time(tmp_path: Path) -> None:
    workers = Flyers()

    async def test(home: House) -> None:
        match, flick = await finished(home)
        tamper(home.store.path, *DAMAGES["dropped"])
        workers.gate.clear()
        looking = asyncio.create_task(home.hub.flick_frames.of(MATCH, match, flick, HERE))
        await until(lambda: workers.asked == 1)
        pass_time(flick_frames.WAIT_S + 1)
        with pytest.raises(Busy):
            await looking

    at_home(tmp_path, test, workers)


def test_only_so_many_flicks_are_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flick_frames, "REMEMBERED", 0)
    workers = Flyers()

    async def test(home: House) -> None:
        match, flick = await finished(home)
        tamper(home.store.path, *DAMAGES["dropped"])
        for times in (1, 2):
            await home.hub.flick_frames.of(MATCH, match, flick, HERE)
            assert workers.flown == times

    at_home(tmp_path, test, workers)


def test_the_engine_flies_a_dropped_flick_again_to_the_byte(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, PERSON), "icecool", options={"tremor": "off"})
        live = await home.live_table(made.table)
        people = [await home.enter(made.table, grant.token) for grant in made.seats]
        while not (flicks := [c.action for c in turn_of(live).offers[0].choices if isinstance(c.action, FlickPenguin)]):
            await play(live, people)
        await live.hear(people[actor(live)], act(live, flicks[0]))
        table = table_of(live)
        await until(lambda: isinstance(table.entries[-1].move.action, Resolved))
        (before,) = stored(home.store)
        assert before
        tamper(home.store.path, *DAMAGES["dropped"])
        frames = FlickFrames(home.store, home.workers, AddressHashes())
        assert await frames.of(made.table, table, table.entries[-1], HERE) == before

    at_home(tmp_path, test, Workers(1))
