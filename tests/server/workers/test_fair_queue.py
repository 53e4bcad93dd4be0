"""Worker time is shared by time worked: between lanes, addresses and tables, and nobody waits for ever."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from coldsnap.server.workers.queue import WEIGHTS, Queue
from coldsnap.server.workers.waiting import Asker, Lane, Waiting, Work
from deadlines import run_held

LONG_S, SHORT_S = 1.5, 0.005
"""A thought of a strong bot; a preview."""
ALL: Callable[[Waiting], bool] = lambda _: True  # noqa: E731 - any job may be done


class Shop:
    """A queue with one worker, and a clock that only its work moves on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = Queue(lambda: self.now)
        self.served: list[Waiting] = []

    def ask(self, asker: Asker, work: Work = Work.BOT) -> Waiting:
        job = Waiting(asker, work, b"", 2, asyncio.get_running_loop().create_future())
        self.queue.put(job)
        return job

    def serve(self, fits: Callable[[Waiting], bool] = ALL) -> Waiting | None:
        """One job, from its beginning to its end."""
        job = self.queue.take(fits)
        if job is not None:
            self.now += LONG_S if job.work.thinks else SHORT_S
            self.queue.end(job)
            self.served.append(job)
        return job

    def serve_all_again(self, times: int) -> None:
        """So many jobs, each of which is asked for again as soon as it is done: everybody always waits."""
        for _ in range(times):
            job = self.serve()
            assert job is not None
            self.ask(job.asker, job.work)

    def jobs_until(self, wanted: Waiting) -> int:
        """How many other jobs are done before this one."""
        before = len(self.served)
        while self.serve() is not wanted:
            assert len(self.served) < before + 10_000
        return len(self.served) - before - 1

    def seconds(self, key: Callable[[Waiting], str]) -> Counter[str]:
        spent: Counter[str] = Counter()
        for job in self.served:
            spent[key(job)] += LONG_S if job.work.thinks else SHORT_S  # type: ignore[assignment] # seconds, summed
        return spent


def shopping(test: Callable[[Shop], None]) -> None:
    async def run() -> None:
        test(Shop())

    run_held(run())


def crowd(address: str, count: int, *, bots_alone: bool = False) -> Iterable[Asker]:
    return (Asker(f"{address} {number}", address, bots_alone) for number in range(count))


def test_a_neighbour_waits_for_one_job_at_most_however_many_thoughts_of_an_address_wait() -> None:
    def test(shop: Shop) -> None:
        for asker in crowd("stranger", 50):
            shop.ask(asker)
        shop.serve_all_again(20)
        for work in (Work.PREVIEW, Work.BOT, Work.PREVIEW, Work.HINT):
            assert shop.jobs_until(shop.ask(Asker("near", "neighbour"), work)) <= 1
            shop.serve_all_again(1)

    shopping(test)


def test_what_counts_is_how_long_workers_work_and_not_how_many_jobs_they_do() -> None:
    def test(shop: Shop) -> None:
        for asker in crowd("thinker", 3):
            shop.ask(asker)
        for asker in crowd("aiming", 40):
            shop.ask(asker, Work.PREVIEW)
        shop.serve_all_again(4000)
        spent = shop.seconds(lambda job: job.asker.address)
        assert abs(spent["thinker"] - spent["aiming"]) <= 2 * LONG_S
        assert Counter(job.asker.address for job in shop.served)["aiming"] > 100 * LONG_S / SHORT_S / 30

    shopping(test)


def test_the_tables_of_an_address_share_what_it_gets() -> None:
    def test(shop: Shop) -> None:
        for asker in (*crowd("a", 4), *crowd("b", 1)):
            shop.ask(asker)
        shop.serve_all_again(80)
        tables = Counter(job.asker.table for job in shop.served)
        assert abs(tables["b 0"] - 40) <= 1
        assert all(abs(tables[f"a {number}"] - 10) <= 1 for number in range(4))

    shopping(test)


def test_flicks_come_first_then_people_and_no_lane_waits_for_ever() -> None:
    def test(shop: Shop) -> None:
        bots_alone, people = Asker("alone", "a", bots_alone=True), Asker("people", "b")
        for asker in (bots_alone, people):
            shop.ask(asker)
        shop.serve_all_again(900)
        served = Counter(job.lane for job in shop.served)
        fair = 900 * WEIGHTS[Lane.BOTS_ALONE] / (WEIGHTS[Lane.BOTS_ALONE] + WEIGHTS[Lane.PEOPLE])
        assert abs(served[Lane.BOTS_ALONE] - fair) <= 1
        for _ in range(20):
            shop.serve_all_again(1)
            assert shop.jobs_until(shop.ask(people, Work.FLICK)) == 0, "a flick is next"

    shopping(test)


def test_a_flood_of_flicks_leaves_time_for_all_others() -> None:
    def test(shop: Shop) -> None:
        for asker in crowd("flicking", 30):
            shop.ask(asker, Work.FLICK)
        shop.ask(Asker("people", "b"), Work.PREVIEW)
        shop.ask(Asker("alone", "c", bots_alone=True), Work.FLICK)
        shop.serve_all_again(7300)
        served = Counter(job.lane for job in shop.served)
        assert all(abs(served[lane] - 100 * WEIGHTS[lane]) <= 10 for lane in Lane), served

    shopping(test)


def test_nobody_saves_up_while_there_is_nothing_to_do() -> None:
    def test(shop: Shop) -> None:
        for asker in crowd("early", 2):
            shop.ask(asker)
        shop.serve_all_again(100)
        for asker in crowd("late", 5):
            shop.ask(asker)
        shop.served.clear()
        shop.serve_all_again(40)
        assert abs(Counter(job.asker.address for job in shop.served)["late"] - 20) <= 1

    shopping(test)


def test_who_goes_and_comes_back_while_others_wait_has_still_had_what_it_had() -> None:
    def test(shop: Shop) -> None:
        shop.ask(Asker("patient", "patient"))
        for _ in range(20):
            greedy = shop.ask(Asker("greedy", "greedy"))
            shop.jobs_until(greedy)  # it never waits with more than one job
        spent = Counter(job.asker.address for job in shop.served)
        assert spent["patient"] == 1, "it asked once and was answered"
        for _ in range(20):
            shop.ask(Asker("patient", "patient"))
            shop.jobs_until(shop.ask(Asker("greedy", "greedy")))
        spent = Counter(job.asker.address for job in shop.served[-30:])
        assert abs(spent["patient"] - spent["greedy"]) <= 2

    shopping(test)


def test_what_may_not_be_done_now_keeps_nobody_else_waiting_and_its_turn_is_not_lost() -> None:
    def test(shop: Shop) -> None:
        bot = shop.ask(Asker("a", "a"))
        for asker in crowd("b", 30):
            shop.ask(asker, Work.PREVIEW)
        for _ in range(30):
            job = shop.serve(lambda job: not job.work.thinks)
            assert job is not None
            assert job.work is Work.PREVIEW
        assert shop.serve(lambda job: not job.work.thinks) is None
        for asker in crowd("b", 3):
            shop.ask(asker)
        assert shop.jobs_until(bot) == 0

    shopping(test)


def test_who_comes_is_level_with_those_who_wait_and_not_with_one_who_has_had_more_of_other_workers() -> None:
    def test(shop: Shop) -> None:
        for address in "abc":
            shop.ask(Asker(address, address))
        for asker in crowd("aiming", 2):
            shop.ask(asker, Work.PREVIEW)
        for _ in range(5000):  # by a worker that is left for previews
            preview = shop.serve(lambda job: not job.work.thinks)
            assert preview is not None
            shop.ask(preview.asker, preview.work)
        late = shop.ask(Asker("late", "late"))
        shop.serve_all_again(4)
        assert late in shop.served

    shopping(test)


def test_a_job_whose_worker_was_lost_is_its_tables_first_and_what_is_dropped_is_gone() -> None:
    def test(shop: Shop) -> None:
        first, second, third = (shop.ask(Asker("t", "a")) for _ in range(3))
        lost = shop.queue.take(ALL)
        assert lost is first
        shop.queue.end(first)
        shop.queue.put_back(first)
        shop.queue.drop(second)
        shop.queue.drop(second)
        assert list(shop.queue) == [third, first]
        assert [shop.serve(), shop.serve(), shop.serve()] == [first, third, None]
        waits = [shop.ask(Asker(name, name)) for name in "xyz"]
        assert shop.queue.clear() == waits
        assert shop.serve() is None

    shopping(test)


def test_nothing_is_kept_of_those_who_have_gone() -> None:
    def test(shop: Shop) -> None:
        for number in range(500):
            shop.jobs_until(shop.ask(Asker(f"t{number}", f"a{number}")))
        shop.ask(Asker("last", "last"))
        lane = shop.queue.shares.parts[Lane.PEOPLE]
        assert list(lane.parts) == ["last"]

    shopping(test)
