"""Physics and bots in processes of their own: right, and fair between tables."""

import asyncio
import zlib
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from coldsnap.arena.engines import simulator
from coldsnap.bots.driver import ask
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate
from coldsnap.core.codec import decode
from coldsnap.core.ids import NATURE
from coldsnap.core.offers import decode_offer, encode_offer
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.core.rng import rng_from
from coldsnap.physics.frames import Frames
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.server.workers.facade import HELP_OF_A_TABLE, HELP_WAITING, Busy, Workers
from coldsnap.server.workers.jobs import Foreseen
from coldsnap.server.workers.queue import Queue, Urgency, Waiting
from deadlines import until
from worker_tables import WAIT, flick, opening, played, start, trap


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

        assert await workers.preview("a", flick(body="nobody"), until_bounce=True) == Foreseen()

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
            here = ask(make_bot(game, level, simulator), view, offer.choices, rng_from(seed), budget)
            assert await workers.choose("a", game, level, view, offer.choices, seed, budget) == here
            if decided < 3:  # each is thought about for most of a second
                assert await workers.hint("a", game, view, offer.choices, seed) is not None
            table.submit(offer.seat, here)
        assert decided >= (4 if game == "icecool-practice" else 8), "a lap may be done after four flicks"

    played(test, count=1)


def test_a_bot_that_raises_or_cheats_gives_no_move_and_no_secret(tmp_path: Path) -> None:
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

    played(test, count=1, command=trap(tmp_path / "gate"))


def test_fifty_bots_of_one_table_delay_the_flick_of_another_by_one_job_at_most(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        done: list[str] = []

        async def bot(table: str) -> None:
            assert await opening(workers, table, "wait") is not None
            done.append(table)

        async def fly() -> None:
            assert isinstance((await workers.simulate("b", flick())).answer, Resolved)
            done.append("flick")

        many = [asyncio.create_task(bot("a")) for _ in range(50)]
        await until(lambda: workers.load.waiting["bot"] == 49)
        late = [asyncio.create_task(bot("b")), asyncio.create_task(fly())]
        await until(lambda: workers.load.waiting == {"physics": 1, "bot": 50, "help": 0})
        (tmp_path / "gate").touch()
        await asyncio.gather(*late)
        assert done[:3] == ["a", "flick", "a"], "what was begun is ended, and then physics comes first"
        assert done.index("b") == 3, "and the tables are in turn"
        for task in many[10:]:
            task.cancel()
        await asyncio.wait(many)
        assert workers.load.waiting == {"physics": 0, "bot": 0, "help": 0}

    played(test, count=1, command=trap(tmp_path / "gate"))


def test_bots_leave_a_worker_free_for_flicks_and_a_table_has_one_at_a_time(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        await until(lambda: workers.load.warm == 2)
        bots = [asyncio.create_task(opening(workers, table, "wait")) for table in "abb"]
        await until(lambda: workers.load.waiting["bot"] == 2)
        assert workers.load.busy == 1
        same = asyncio.create_task(workers.simulate("a", flick()))
        await until(lambda: workers.load.waiting["physics"] == 1)
        await workers.simulate("c", flick())  # it came later
        assert not same.done()
        (tmp_path / "gate").touch()
        await same
        await asyncio.gather(*bots)

    played(test, count=2, command=trap(tmp_path / "gate"))


def test_help_is_refused_at_once_when_too_much_waits(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        flying = asyncio.create_task(workers.simulate("busy", flick(speed=WAIT)))
        await until(lambda: workers.load.busy == 1)
        asked = [
            asyncio.create_task(workers.preview(f"t{number // HELP_OF_A_TABLE}", flick(), until_bounce=True))
            for number in range(HELP_OF_A_TABLE + 1)
        ]
        await until(lambda: workers.load.waiting["help"] == len(asked))
        with pytest.raises(Busy):
            await workers.preview("t0", flick(), until_bounce=True)
        asked += [
            asyncio.create_task(workers.preview(f"u{number}", flick(), until_bounce=True))
            for number in range(HELP_WAITING - len(asked))
        ]
        await until(lambda: workers.load.waiting["help"] == len(asked))
        match = start("icetoids")
        with pytest.raises(Busy):
            await workers.hint("z", "icetoids", match.view(0), match.choices(0), "seed")
        assert not flying.done()
        (tmp_path / "gate").touch()
        assert all(await asyncio.gather(*asked))
        assert flying.done()

    played(test, count=1, command=trap(tmp_path / "gate"))


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
