"""The lock of a match: taken at once or waited for, in the order in which they came."""

import asyncio

import pytest

from coldsnap.server.matches.match_lock import MatchLock
from deadlines import HANG_S


def test_it_is_taken_at_once_or_not_at_all() -> None:
    match_lock = MatchLock()
    assert match_lock.take()
    assert not match_lock.take()
    match_lock.release()
    assert match_lock.take()


def test_it_is_handed_over_in_turn_and_nobody_gets_in_between() -> None:
    async def run() -> None:
        match_lock, held = MatchLock(), list[int]()

        async def wait(number: int) -> None:
            async with match_lock:
                held.append(number)
                await asyncio.sleep(0)

        assert match_lock.take()
        tasks = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        match_lock.release()
        assert not match_lock.take(), "it belongs to the first who waits"
        await asyncio.gather(*tasks)
        assert held == [0, 1, 2]
        assert match_lock.take()

    asyncio.run(run())


@pytest.mark.parametrize("handed_over", [False, True])
def test_whoever_gives_up_waiting_keeps_nobody_from_it(handed_over: bool) -> None:
    async def run() -> None:
        match_lock = MatchLock()
        assert match_lock.take()
        first, second = (asyncio.create_task(match_lock.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        if handed_over:
            match_lock.release()
        first.cancel()
        if not handed_over:
            await asyncio.sleep(0)
            match_lock.release()
        async with asyncio.timeout(HANG_S):
            await second
        assert first.cancelled()
        assert not match_lock.take()

    asyncio.run(run())
