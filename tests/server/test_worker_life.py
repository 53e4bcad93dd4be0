"""Workers are replaced when they are lost, and gone when the server is."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from coldsnap.core.codec import encode
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.server.workers import Workers, WorkersFailed, WorkersStopped
from worker_tables import HANG, NAP, TRAP, alive, all_gone, flick, opening, played


def test_a_worker_has_an_engine_and_no_window() -> None:
    async def test(workers: Workers) -> None:
        (pid,) = workers.pids
        loaded = Path(f"/proc/{pid}/maps").read_text()
        assert "mujoco" in loaded
        assert "glfw" not in loaded

    played(test, count=1)


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
        try:
            assert server.stdin is not None
            assert server.stdout is not None
            server.stdin.write(encode(flick()) + b"\n" + encode(flick(HANG)))
            server.stdin.close()
            resolved, engine, *numbers = server.stdout.readline().decode().split()
            assert (resolved, engine, len(numbers)) == ("Resolved", "[]", 2)
            pids = tuple(map(int, numbers))
            time.sleep(0.1)
            assert all(map(alive, pids))
        finally:
            server.kill()
    assert all_gone(pids, 2.0)
