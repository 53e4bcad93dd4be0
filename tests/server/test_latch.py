"""The lock of a match: taken at once or waited for, in the order in which they came."""

import asyncio

import pytest

from coldsnap.server.matches.match_lock import Latch
from deadlines import HANG_S


def test_it_is_taken_at_once_or_not_at_all() -> None:
    latch = Latch()
    assert latch.take()
    assert not latch.take()
    latch.let_go()
    assert latch.take()


def test_it_is_handed_over_in_turn_and_nobody_gets_in_between() -> None:
    async def run() -> None:
        latch, held = Latch(), list[int]()

        async def wait(number: int) -> None:
            async with latch:
                held.append(number)
                await asyncio.sleep(0)

        assert latch.take()
        tasks = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        latch.let_go()
        assert not latch.take(), "it belongs to the first who waits"
        await asyncio.gather(*tasks)
        assert held == [0, 1, 2]
        assert latch.take()

    asyncio.run(run())


@pytest.mark.parametrize("handed_over", [False, True])
def test_whoever_gives_up_waiting_keeps_nobody_from_it(handed_over: bool) -> None:
    async def run() -> None:
        latch = Latch()
        assert latch.take()
        first, second = (asyncio.create_task(latch.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        if handed_over:
            latch.let_go()
        first.cancel()
        if not handed_over:
            await asyncio.sleep(0)
            latch.let_go()
        async with asyncio.timeout(HANG_S):
            await second
        assert first.cancelled()
        assert not latch.take()

    asyncio.run(run())
