"""How many workers a kind of job may hold: nobody is kept waiting by what takes longer or matters less."""

import asyncio
from collections.abc import Callable

import pytest

from coldsnap.server.workers.places import may_begin
from coldsnap.server.workers.waiting import Asker, Waiting, Work
from deadlines import run_held

KINDS = (Work.FLICK, Work.PREVIEW, Work.HINT, Work.BOT)


def job(work: Work, address: str, number: int, *, bots_alone: bool = False) -> Waiting:
    asker = Asker(f"{address} {number}", address, bots_alone)
    return Waiting(asker, work, b"", 1, asyncio.get_running_loop().create_future())


def held(workers: int, made: Callable[[int], Waiting]) -> list[Waiting]:
    """The jobs that begin if so many workers are idle and no end of such jobs waits."""
    begun: list[Waiting] = []
    for number in range(workers):
        waiting = made(number)
        if may_begin(begun, workers)(waiting):
            begun.append(waiting)
    return begun


@pytest.mark.parametrize("workers", range(1, 9))
def test_the_quicker_and_the_more_urgent_always_find_a_worker(workers: int) -> None:
    async def test() -> None:
        def begun(work: Work, *, same: bool = False, bots_alone: bool = False) -> int:
            address = (lambda _: "one") if same else str
            return len(held(workers, lambda number: job(work, address(number), number, bots_alone=bots_alone)))

        assert begun(Work.FLICK) == begun(Work.FLICK, same=True) == workers
        assert begun(Work.PREVIEW) == begun(Work.FLICK, bots_alone=True) == max(1, workers - 1)
        assert begun(Work.BOT) == begun(Work.HINT) == max(1, workers - 2)
        assert begun(Work.BOT, same=True) == begun(Work.HINT, same=True) == max(1, workers - 3)
        assert begun(Work.BOT, bots_alone=True) == max(1, workers - 3)

    run_held(test())


@pytest.mark.parametrize("workers", range(4, 9))
def test_beside_all_that_one_address_can_begin_a_neighbours_bot_preview_and_flick_begin_at_once(workers: int) -> None:
    async def test() -> None:
        for order in (KINDS, KINDS[::-1]):
            begun: list[Waiting] = []
            for number in range(99):
                for work in order:
                    for bots_alone in (True, False):
                        wanted = job(work, "stranger", 10 * number + work, bots_alone=bots_alone)
                        is_flick = work is Work.FLICK and not bots_alone
                        if not is_flick and len(begun) < workers and may_begin(begun, workers)(wanted):
                            begun.append(wanted)
            assert len(begun) < workers
            assert may_begin(begun, workers)(job(Work.FLICK, "neighbour", 0))

        begun = held(workers, lambda number: job(Work.BOT, "stranger", number))
        for number, work in enumerate((Work.BOT, Work.PREVIEW, Work.FLICK)):
            assert may_begin(begun, workers)(job(work, "neighbour", number))
            begun.append(job(work, "neighbour", number))
        assert len(begun) == workers

    run_held(test())


def test_a_table_has_one_job_at_a_time() -> None:
    async def test() -> None:
        begun = [job(Work.PREVIEW, "a", 0)]
        assert not any(may_begin(begun, 8)(job(work, "a", 0)) for work in KINDS)
        assert all(may_begin(begun, 8)(job(work, "a", 1)) for work in KINDS)

    run_held(test())
