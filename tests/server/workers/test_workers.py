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
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.packed_frames import Frames
from coldsnap.server.workers import facade
from coldsnap.server.workers.facade import (
    HELP_OF_A_TABLE,
    HELP_OF_AN_ADDRESS,
    LONELY_S,
    Asker,
    Busy,
    Lane,
    Workers,
)
from coldsnap.server.workers.jobs import ChooseJob, Foreseen
from coldsnap.server.workers.pool import Pool
from deadlines import run_held, until
from worker_tables import WAIT, flick, opening, played, start, trap


def test_a_flick_is_the_one_of_the_engine_itself() -> None:
    async def test(workers: Workers) -> None:
        direct = MujocoSimulator().run(flick().scene, flick().impulse)
        flown = await workers.simulate(Asker("a"), flick())
        assert flown.answer == Resolved(direct.facts, direct.rest)
        assert flown.frames is not None
        assert direct.frames is not None
        assert decode(Frames, zlib.decompress(flown.frames)) == direct.frames
        assert flown.show_ms == round(direct.frames.duration * 1000) > 500
        assert await workers.engine() == MujocoSimulator.engine

        refused = await workers.simulate(Asker("a"), flick(body="nobody"))
        assert isinstance(refused.answer, Unresolved)
        assert "nobody" in refused.answer.cause
        assert (refused.frames, refused.show_ms) == (None, 0)
        assert (await workers.simulate(Asker("a"), flick(speed=float("nan")))).answer.__class__ is Unresolved

        assert await workers.preview(Asker("a"), flick(body="nobody"), until_bounce=True) == Foreseen()

    played(test, count=1)


@pytest.mark.parametrize("game", ["icetoids", "icecool2", "icecool-practice"])
def test_bots_decide_as_they_would_here(game: str) -> None:
    async def test(workers: Workers) -> None:
        table = start(game, 1 if game == "icecool-practice" else 2)
        levels = ["rookie", "orca" if game == "icetoids" else "pebble"]
        decided = 0
        for ply in range(24):
            if isinstance(table.status, Simulate):
                table.submit(NATURE, (await workers.simulate(Asker("a"), table.status)).answer)
                continue
            if isinstance(table.status, Over):
                break
            decided += 1
            offer = table.status.offers[0]
            assert decode_offer(encode_offer(offer), table.game.types) == offer
            view, seed, level = table.view(offer.seat), f"seed {ply}", levels[ply % 2]
            budget = Budget(simulations=20)
            here = ask(make_bot(game, level, simulator), view, offer.choices, rng_from(seed), budget)
            assert await workers.choose(Asker("a"), game, level, view, offer.choices, seed, budget) == here
            if decided < 3:  # each is thought about for most of a second
                assert await workers.hint(Asker("a"), game, view, offer.choices, seed) is not None
            table.submit(offer.seat, here)
        assert decided >= (4 if game == "icecool-practice" else 8), "a lap may be done after four flicks"

    played(test, count=1)


def test_a_bot_that_raises_or_cheats_gives_no_move_and_no_secret(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        with capture_logs() as logs:
            assert await opening(workers, Asker("a"), "raise") is None
            assert await opening(workers, Asker("a"), 'cheat {"kind":"icetoids-point","piece":0,"way":"n"}') is None
            assert await opening(workers, Asker("a"), 'cheat {"kind":"icetoids-lapse","seat":0}') is None
            assert await opening(workers, Asker("a"), "seed", level="nobody") is None
            assert await opening(workers, Asker("a"), "seed") is not None
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
            assert await opening(workers, Asker(table), "wait") is not None
            done.append(table)

        async def fly() -> None:
            assert isinstance((await workers.simulate(Asker("b"), flick())).answer, Resolved)
            done.append("flick")

        many = [asyncio.create_task(bot("a")) for _ in range(50)]
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == 49)
        late = [asyncio.create_task(bot("b")), asyncio.create_task(fly())]
        await until(lambda: workers.load.waiting == {Lane.FLICKS: 1, Lane.PEOPLE: 50, Lane.BOTS_ALONE: 0})
        (tmp_path / "gate").touch()
        await asyncio.gather(*late)
        assert done[:3] == ["a", "flick", "b"], "what was begun is ended, then physics comes, then who has had less"
        for task in many[10:]:
            task.cancel()
        await asyncio.wait(many)
        assert not any(workers.load.waiting.values())

    played(test, count=1, command=trap(tmp_path / "gate"))


def test_bots_leave_a_worker_free_for_flicks_and_a_table_has_one_at_a_time(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        await until(lambda: workers.load.warm == 2)
        bots = [asyncio.create_task(opening(workers, Asker(table), "wait")) for table in "abb"]
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == 2)
        assert workers.load.busy == 1
        same = asyncio.create_task(workers.simulate(Asker("a"), flick()))
        await until(lambda: workers.load.waiting[Lane.FLICKS] == 1)
        await workers.simulate(Asker("c"), flick())  # it came later
        assert not same.done()
        (tmp_path / "gate").touch()
        await same
        await asyncio.gather(*bots)

    played(test, count=2, command=trap(tmp_path / "gate"))


def test_help_is_refused_at_once_when_too_much_of_it_waits_for_a_table_or_an_address(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        flying = asyncio.create_task(workers.simulate(Asker("busy"), flick(speed=WAIT)))
        await until(lambda: workers.load.busy == 1)

        def preview(table: str, address: str = "flooding") -> asyncio.Task[object]:
            return asyncio.create_task(workers.preview(Asker(table, address), flick(), until_bounce=True))

        asked = [preview(f"t{number // HELP_OF_A_TABLE}") for number in range(HELP_OF_A_TABLE + 1)]
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == len(asked))
        with pytest.raises(Busy):
            await preview("t0")
        asked += [preview(f"u{number}") for number in range(HELP_OF_AN_ADDRESS - len(asked))]
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == len(asked))
        with pytest.raises(Busy):
            await preview("z")
        asked.append(preview("z", "neighbour"))
        match = start("icetoids")
        hint = workers.hint(Asker("z", "neighbour"), "icetoids", match.view(0), match.choices(0), "seed")
        asked.append(asyncio.create_task(hint))
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == len(asked))
        assert not flying.done()
        (tmp_path / "gate").touch()
        assert all(await asyncio.gather(*asked))
        assert flying.done()

    played(test, count=1, command=trap(tmp_path / "gate"))


def test_help_is_refused_when_too_much_of_it_waits_for_all_addresses_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facade, "HELP_WAITING", 3)

    async def test(workers: Workers) -> None:
        flying = asyncio.create_task(workers.simulate(Asker("busy"), flick(speed=WAIT)))
        await until(lambda: workers.load.busy == 1)
        previews = [workers.preview(Asker(name, name), flick(), until_bounce=True) for name in "abc"]
        asked = [asyncio.create_task(preview) for preview in previews]
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == len(asked))
        with pytest.raises(Busy):
            await workers.preview(Asker("d", "d"), flick(), until_bounce=True)
        (tmp_path / "gate").touch()
        await asyncio.gather(flying, *asked)

    played(test, count=1, command=trap(tmp_path / "gate"))


def test_a_neighbours_preview_and_bot_wait_for_nobody_while_fifty_bots_alone_think(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        await until(lambda: workers.load.warm == 4)
        crowd = [Asker(f"alone {number}", "stranger", bots_alone=True) for number in range(50)]
        thoughts = [asyncio.create_task(opening(workers, asker, "wait")) for asker in crowd]
        await until(lambda: workers.load.waiting[Lane.BOTS_ALONE] == 49)
        assert workers.load.busy == 1, "the others are left for people"
        near = Asker("near", "neighbour")
        assert await workers.preview(near, flick(), until_bounce=True)
        assert await opening(workers, near, "now") is not None
        assert isinstance((await workers.simulate(near, flick())).answer, Resolved)
        assert workers.load.done[Lane.BOTS_ALONE].begun == 1
        for thought in thoughts:
            thought.cancel()
        await asyncio.wait(thoughts)

    played(test, count=4, command=trap(tmp_path / "gate"))


def test_a_preview_is_answered_while_others_hints_are_thought_about(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        await until(lambda: workers.load.warm == 3)
        match = start("icetoids")
        hints = [
            asyncio.create_task(
                workers.hint(Asker(f"t{number}", "polite"), "icetoids", match.view(0), match.choices(0), "wait")
            )
            for number in range(HELP_OF_AN_ADDRESS)
        ]
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == len(hints) - 1)
        assert await workers.preview(Asker("near", "neighbour"), flick(), until_bounce=True)
        assert not any(hint.done() for hint in hints)
        (tmp_path / "gate").touch()
        assert all(await asyncio.gather(*hints))

    played(test, count=3, command=trap(tmp_path / "gate"))


def test_with_one_worker_a_neighbour_waits_for_the_one_job_that_is_worked_on(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        crowd = [Asker(f"alone {number}", "stranger", bots_alone=True) for number in range(50)]
        thoughts = [asyncio.create_task(opening(workers, asker, "wait")) for asker in crowd]
        await until(lambda: workers.load.waiting[Lane.BOTS_ALONE] == 49)
        near = Asker("near", "neighbour")
        preview = asyncio.create_task(workers.preview(near, flick(), until_bounce=True))
        await until(lambda: workers.load.waiting[Lane.PEOPLE] == 1)
        (tmp_path / "gate").touch()
        assert await preview
        assert workers.load.done[Lane.BOTS_ALONE].begun <= 2
        for thought in thoughts:
            thought.cancel()
        await asyncio.wait(thoughts)

    played(test, count=1, command=trap(tmp_path / "gate"))


@pytest.mark.parametrize(("count", "seconds"), [(1, LONELY_S), (2, 1.5)])
def test_a_thought_is_short_where_a_flick_would_have_to_wait_for_it(
    monkeypatch: pytest.MonkeyPatch, count: int, seconds: float
) -> None:
    jobs: list[ChooseJob] = []

    async def keep(self: object, asker: object, work: object, message: bytes, tries: int) -> None:
        jobs.append(decode(ChooseJob, message))

    monkeypatch.setattr(Pool, "ask", keep)

    async def test() -> None:
        match = start("icetoids")
        workers = Workers(count)
        asked = (Asker("a"), "icetoids", "orca", match.view(0), match.choices(0), "seed")
        assert await workers.choose(*asked, Budget(seconds=1.5)) is None
        assert await workers.choose(*asked, Budget(simulations=20)) is None

    run_held(test())
    assert [job.seconds for job in jobs] == [seconds, 10.0], "what has a number of simulations is not cut short"
