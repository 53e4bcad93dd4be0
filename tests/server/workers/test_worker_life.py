"""Workers are replaced when they are lost, and gone when the server is."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from coldsnap.core.codec import encode
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.server.workers.facade import Asker, Workers, WorkersFailed, WorkersStopped
from coldsnap.server.workers.jobs import Foreseen
from deadlines import HANG_S, Found, pass_time, until, wait_until
from worker_tables import HANG, WAIT, alive, flick, opening, played, trap, wait_until_gone

JOB_S = 20.0


def test_a_worker_has_an_engine_and_no_window() -> None:
    async def test(workers: Workers) -> None:
        (pid,) = workers.pids
        loaded = Path(f"/proc/{pid}/maps").read_text()
        assert "mujoco" in loaded
        assert "glfw" not in loaded

    played(test, count=1)


def test_a_worker_killed_in_the_middle_is_replaced_and_the_answer_still_comes(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        (first,) = workers.pids
        waiting = asyncio.create_task(workers.simulate(Asker("a"), flick(speed=WAIT)))
        await until((tmp_path / "begun").exists)
        assert workers.load.busy == 1
        os.kill(first, signal.SIGKILL)
        (tmp_path / "gate").touch()
        direct = MujocoSimulator().run(flick(WAIT).scene, flick(WAIT).impulse)
        assert (await waiting).answer == Resolved(direct.facts, direct.rest)
        (second,) = workers.pids
        assert first != second
        assert not alive(first)
        # One that dies while it has nothing to do costs no job a try.
        os.kill(second, signal.SIGKILL)
        await until(lambda: workers.load.lost == 2)
        assert isinstance((await workers.simulate(Asker("a"), flick())).answer, Resolved)
        assert workers.load.lost == 2

    played(test, count=1, command=trap(tmp_path / "gate"))


def test_a_worker_that_hangs_is_given_up_and_its_job_is_tried_twice(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def hung(job: Coroutine[object, object, Found], tries: int) -> Found:
        """The answer to a job that hangs so many times; each time the clock is moved on until it is given up."""
        task = asyncio.create_task(job)
        for _ in range(tries):
            await until(begun.exists)
            begun.unlink()
            pass_time(JOB_S)
        return await task

    async def test(workers: Workers) -> None:
        first = asyncio.create_task(opening(workers, Asker("a"), "once"))
        await until(begun.exists)
        pass_time(JOB_S)
        assert await first is not None
        assert workers.load.lost == 1
        begun.unlink()
        with capture_logs() as logs:
            flown = await hung(workers.simulate(Asker("a"), flick(speed=HANG)), tries=2)
        assert flown.answer == Unresolved("the engine does not answer")
        assert [(line["event"], line.get("hung")) for line in logs] == [
            ("worker-lost", True),
            ("worker-lost", True),
            ("flick-failed", None),
        ]
        assert await hung(workers.preview(Asker("a"), flick(speed=HANG), until_bounce=True), tries=1) == Foreseen()
        assert workers.load.lost == 4
        assert isinstance((await workers.simulate(Asker("a"), flick())).answer, Resolved)

    played(test, count=1, job_seconds=JOB_S, command=trap(tmp_path / "gate"))


def test_stop_ends_everything_and_whoever_waits_is_told(tmp_path: Path) -> None:
    async def run() -> tuple[int, ...]:
        workers = Workers(count=2, command=trap(tmp_path / "gate"))
        with pytest.raises(WorkersStopped):
            await workers.simulate(Asker("a"), flick())
        await workers.start()
        await until(lambda: workers.load.warm == 2)
        pids = workers.pids
        jobs = [asyncio.create_task(workers.simulate(Asker(table), flick(speed=HANG))) for table in "abc"]
        await until((tmp_path / "begun").exists)
        async with asyncio.timeout(HANG_S):  # they hang for ever, and are not waited for
            await workers.stop()
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
from coldsnap.server.workers.facade import Asker, Workers

async def main():
    workers = Workers(count=2, command=sys.argv[1:])
    await workers.start()
    quick, slow = (decode(Simulate, line) for line in sys.stdin.buffer.readlines())
    flown = await workers.simulate(Asker("a"), quick)
    while workers.load.warm < 2:
        await asyncio.sleep(0.01)
    engine = [name for name in sys.modules if name.split(".")[0] in ("mujoco", "numpy")]
    print(type(flown.answer).__name__, engine, *workers.pids, flush=True)
    await workers.simulate(Asker("a"), slow)

asyncio.run(main())
"""


def test_a_server_imports_no_engine_and_when_killed_leaves_no_worker(tmp_path: Path) -> None:
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", SERVER, *trap(tmp_path / "gate")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        try:
            assert server.stdin is not None
            assert server.stdout is not None
            server.stdin.write(encode(flick()) + b"\n" + encode(flick(HANG)))
            server.stdin.close()
            resolved, engine, *numbers = server.stdout.readline().decode().split()
            assert (resolved, engine, len(numbers)) == ("Resolved", "[]", 2)
            pids = tuple(map(int, numbers))
            wait_until((tmp_path / "begun").exists)
            assert all(map(alive, pids))
        finally:
            server.kill()
    wait_until_gone(pids)
