"""Physics and bots in processes of their own: right, fair, replaced when lost, gone when the server is."""

import asyncio
import os
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from coldsnap.arena.flicks import school
from coldsnap.bots.driver import ask
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate
from coldsnap.core.codec import decode, encode
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Impulse
from coldsnap.core.shots import rest_of
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.physics.frames import Frames, unpack
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.server.offers import decode_offer, encode_offer
from coldsnap.server.worker_queue import Queue, Urgency, Waiting
from coldsnap.server.workers import HELP_OF_A_TABLE, HELP_WAITING, Busy, Workers, WorkersFailed, WorkersStopped

TRAP = (sys.executable, "-P", str(Path(__file__).with_name("worker_trap.py")))
NAP, HANG = 0.25, 0.125
"""Speeds of flicks at which the trap sleeps for 0.4 seconds, and for ever."""


def flick(speed: float = 1.5, body: str = "p0") -> Simulate:
    return Simulate(school(), Impulse(body, 1.0, speed, 0.2, 0.1))


def played(test: Callable[[Workers], Awaitable[None]], **made: Any) -> None:
    async def run() -> None:
        workers = Workers(**made)
        await workers.start()
        try:
            await test(workers)
        finally:
            await workers.stop()

    asyncio.run(run())


def start(game: str, seats: int = 2) -> Table:
    return Table.start(GAMES[game], seats, GAMES[game].resolve({}), rng_from("workers").seed)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def all_gone(pids: tuple[int, ...], seconds: float) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until and any(map(alive, pids)):
        time.sleep(0.02)
    return not any(map(alive, pids))


async def opening(workers: Workers, table: str, seed: str, level: str = "pebble") -> object:
    """A bot's first move of IceToids."""
    match = start("icetoids")
    return await workers.choose(table, "icetoids", level, match.view(0), match.choices(0), seed)


def test_a_flick_is_the_one_of_the_engine_itself() -> None:
    async def test(workers: Workers) -> None:
        direct = MujocoSimulator().run(flick().scene, flick().impulse)
        flown = await workers.simulate("a", flick())
        assert flown.answer == Resolved(direct.facts, direct.rest)
        assert flown.frames is not None
        assert direct.frames is not None
        assert decode(Frames, zlib.decompress(flown.frames)) == direct.frames
        assert flown.show_ms == round(direct.frames.duration * 1000) > 500
        assert await workers.engine() == MujocoSimulator.engine

        refused = await workers.simulate("a", flick(body="nobody"))
        assert isinstance(refused.answer, Unresolved)
        assert "nobody" in refused.answer.cause
        assert (refused.frames, refused.show_ms) == (None, 0)
        assert (await workers.simulate("a", flick(speed=float("nan")))).answer.__class__ is Unresolved

        whole = await workers.preview("a", flick(), until_bounce=False)
        first = await workers.preview("a", flick(), until_bounce=True)
        end = rest_of(direct.facts, "p0")
        assert end is not None
        assert whole[0] == first[0] == pytest.approx((405, 105, school().bodies[0].pose.z * 1000), abs=1)
        assert whole[-1] == pytest.approx((end.x * 1000, end.y * 1000, end.z * 1000), abs=1)
        hit = next(fact.t for fact in direct.facts if fact.__struct_config__.tag in ("fact-hit-wall", "fact-touched"))
        there = unpack(direct.frames).pose("p0", hit)
        assert there is not None
        assert first[-1] == pytest.approx((there.x * 1000, there.y * 1000, there.z * 1000), abs=1)
        assert first[:-1] == whole[: len(first) - 1]
        assert await workers.preview("a", flick(body="nobody"), until_bounce=True) == ()

    played(test, count=1)


@pytest.mark.parametrize("game", ["icetoids", "icecool2", "icecool-practice"])
def test_bots_decide_as_they_would_here(game: str) -> None:
    async def test(workers: Workers) -> None:
        table = start(game, 1 if game == "icecool-practice" else 2)
        levels = ["rookie", "orca" if game == "icetoids" else "pebble"]
        decided = 0
        for ply in range(24):
            if isinstance(table.status, Simulate):
                table.submit(NATURE, (await workers.simulate("a", table.status)).answer)
                continue
            if isinstance(table.status, Over):
                break
            decided += 1
            offer = table.status.offers[0]
            assert decode_offer(encode_offer(offer), table.game.types) == offer
            view, seed, level = table.view(offer.seat), f"seed {ply}", levels[ply % 2]
            budget = Budget(simulations=20)
            here = ask(make_bot(game, level), view, offer.choices, rng_from(seed), budget)
            assert await workers.choose("a", game, level, view, offer.choices, seed, budget) == here
            hinted = await workers.hint("a", game, view, offer.choices, seed)
            assert hinted is not None
            table.submit(offer.seat, here)
        assert decided >= 8

    played(test, count=1)


def test_a_bot_that_raises_or_cheats_gives_no_move_and_no_secret() -> None:
    async def test(workers: Workers) -> None:
        with capture_logs() as logs:
            assert await opening(workers, "a", "raise") is None
            assert await opening(workers, "a", 'cheat {"kind":"icetoids-point","piece":0,"way":"n"}') is None
            assert await opening(workers, "a", 'cheat {"kind":"icetoids-lapse","seat":0}') is None
            assert await opening(workers, "a", "seed", level="nobody") is None
            assert await opening(workers, "a", "seed") is not None
        assert [(line["event"], line["table"]) for line in logs] == [("bot-failed", "a")] * 4
        assert "ValueError at worker_trap.py" in logs[0]["cause"]
        assert "penguin" not in str(logs)
        assert "raise" not in str(logs[1:])
        assert workers.load.lost == 0

    played(test, count=1, command=TRAP)


def test_a_worker_killed_in_the_middle_is_replaced_and_the_answer_still_comes() -> None:
    async def test(workers: Workers) -> None:
        (first,) = workers.pids
        waiting = asyncio.create_task(workers.simulate("a", flick(speed=NAP)))
        await asyncio.sleep(0.1)
        assert workers.load.busy == 1
        os.kill(first, signal.SIGKILL)
        direct = MujocoSimulator().run(flick(NAP).scene, flick(NAP).impulse)
        assert (await waiting).answer == Resolved(direct.facts, direct.rest)
        (second,) = workers.pids
        assert first != second
        assert not alive(first)
        # One that dies while it has nothing to do costs no job a try.
        os.kill(second, signal.SIGKILL)
        await asyncio.sleep(0.1)
        assert isinstance((await workers.simulate("a", flick())).answer, Resolved)
        assert workers.load.lost == 2

    played(test, count=1, command=TRAP)


def test_a_worker_that_hangs_is_given_up_and_its_job_is_tried_twice(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        assert await opening(workers, "a", f"once {tmp_path / 'hung'}") is not None
        assert workers.load.lost == 1
        with capture_logs() as logs:
            flown = await workers.simulate("a", flick(speed=HANG))
        assert flown.answer == Unresolved("the engine does not answer")
        assert [(line["event"], line.get("hung")) for line in logs] == [
            ("worker-lost", True),
            ("worker-lost", True),
            ("flick-failed", None),
        ]
        assert await workers.preview("a", flick(speed=HANG), until_bounce=True) == ()
        assert workers.load.lost == 4
        assert isinstance((await workers.simulate("a", flick())).answer, Resolved)

    played(test, count=1, job_seconds=0.5, command=TRAP)


def test_fifty_bots_of_one_table_delay_the_flick_of_another_by_one_job_at_most() -> None:
    async def test(workers: Workers) -> None:
        done: list[str] = []

        async def bot(table: str) -> None:
            assert await opening(workers, table, "nap 0.02") is not None
            done.append(table)

        many = [asyncio.create_task(bot("a")) for _ in range(50)]
        await asyncio.sleep(0.1)
        before = len(done)
        other = asyncio.create_task(bot("b"))
        assert isinstance((await workers.simulate("b", flick())).answer, Resolved)
        assert len(done) <= before + 1
        await other
        assert done.index("b") <= before + 3
        for task in many[10:]:
            task.cancel()
        await asyncio.wait(many)
        assert workers.load.waiting == {"physics": 0, "bot": 0, "help": 0}

    played(test, count=1, command=TRAP)


def test_bots_leave_a_worker_free_for_flicks_and_a_table_has_one_at_a_time() -> None:
    async def test(workers: Workers) -> None:
        while workers.load.warm < 2:
            await asyncio.sleep(0.02)
        bots = [asyncio.create_task(opening(workers, table, "nap 0.5")) for table in "abb"]
        await asyncio.sleep(0.05)
        assert workers.load.busy == 1
        await workers.simulate("c", flick())
        assert not bots[0].done()
        same = asyncio.create_task(workers.simulate("a", flick()))
        await asyncio.sleep(0.1)
        assert not same.done()
        await same
        await asyncio.gather(*bots)

    played(test, count=2, command=TRAP)


def test_help_is_refused_at_once_when_too_much_waits() -> None:
    async def test(workers: Workers) -> None:
        flying = asyncio.create_task(workers.simulate("busy", flick(speed=NAP)))
        await asyncio.sleep(0.01)
        asked = [
            asyncio.create_task(workers.preview(f"t{number // HELP_OF_A_TABLE}", flick(), until_bounce=True))
            for number in range(HELP_OF_A_TABLE + 1)
        ]
        await asyncio.sleep(0.01)
        with pytest.raises(Busy):
            await workers.preview("t0", flick(), until_bounce=True)
        asked += [
            asyncio.create_task(workers.preview(f"u{number}", flick(), until_bounce=True))
            for number in range(HELP_WAITING - len(asked))
        ]
        await asyncio.sleep(0.01)
        match = start("icetoids")
        with pytest.raises(Busy):
            await workers.hint("z", "icetoids", match.view(0), match.choices(0), "seed")
        assert not flying.done()
        assert all(await asyncio.gather(*asked))
        assert flying.done()

    played(test, count=1, command=TRAP)


def test_the_queue_takes_turns() -> None:
    async def test() -> list[str]:
        loop, queue = asyncio.get_running_loop(), Queue()
        lost = Waiting("d", Urgency.BOT, b"", 2, loop.create_future())
        for table, urgency in [(t, Urgency.BOT) for t in "aaabc"] + [("a", Urgency.HELP), ("e", Urgency.PHYSICS)]:
            queue.put(Waiting(table, urgency, b"", 2, loop.create_future()))
        queue.put_back(lost)
        taken = [queue.take({"b"}, only_physics=False) for _ in range(4)]
        assert queue.take(frozenset(), only_physics=True) is None
        taken += [queue.take(frozenset(), only_physics=False) for _ in range(5)]
        return ["-" if job is None else f"{job.table}{int(job.urgency)}" for job in taken]

    assert asyncio.run(test()) == ["e0", "d1", "a1", "c1", "b1", "a1", "a1", "a2", "-"]


def test_stop_ends_everything_and_whoever_waits_is_told() -> None:
    async def run() -> tuple[int, ...]:
        workers = Workers(count=2, command=TRAP)
        with pytest.raises(WorkersStopped):
            await workers.simulate("a", flick())
        await workers.start()
        pids = workers.pids
        jobs = [asyncio.create_task(workers.simulate(table, flick(speed=HANG))) for table in "abc"]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await workers.stop()
        assert time.monotonic() - began < 2
        assert [type(found) for found in await asyncio.gather(*jobs, return_exceptions=True)] == [WorkersStopped] * 3
        await workers.stop()
        return pids

    pids = asyncio.run(run())
    assert len(pids) == 2
    assert not any(map(alive, pids))


def test_workers_that_cannot_start_are_told_in_one_line() -> None:
    for command in ([sys.executable, "-c", "pass"], ["/nowhere/python"]):
        with pytest.raises(WorkersFailed, match="no worker could be started: "), capture_logs():
            asyncio.run(Workers(count=1, command=command).start())


SERVER = """
import asyncio, sys
from coldsnap.core.codec import decode
from coldsnap.core.choices import Simulate
from coldsnap.server.workers import Workers

async def main():
    workers = Workers(count=2, command=sys.argv[1:])
    await workers.start()
    quick, slow = (decode(Simulate, line) for line in sys.stdin.buffer.readlines())
    flown = await workers.simulate("a", quick)
    engine = [name for name in sys.modules if name.split(".")[0] in ("mujoco", "numpy")]
    print(type(flown.answer).__name__, engine, *workers.pids, flush=True)
    await workers.simulate("a", slow)

asyncio.run(main())
"""


def test_a_server_imports_no_engine_and_when_killed_leaves_no_worker() -> None:
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", SERVER, *TRAP], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(encode(flick()) + b"\n" + encode(flick(HANG)))
        server.stdin.close()
        resolved, engine, *numbers = server.stdout.readline().decode().split()
        pids = tuple(map(int, numbers))
        assert (resolved, engine, len(pids)) == ("Resolved", "[]", 2)
        time.sleep(0.1)
        assert all(map(alive, pids))
        server.kill()
    assert all_gone(pids, 2.0)
