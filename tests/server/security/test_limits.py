"""Credits and counts, by a clock of the test's own; and what waits for a slow reader."""

import asyncio
from collections.abc import Callable
from typing import get_args

import pytest

from coldsnap.server.edge.admission import AddressLimits, CreditBucket, CreditBuckets, Meter
from coldsnap.server.limits import COSTS, Limits
from coldsnap.server.metrics import Metrics
from coldsnap.server.sockets.outbox import CROWDED, Outbox
from coldsnap.wire.messages import Act, Aim, ClientMessage, Hint, Ping, Preview
from deadlines import pass_time, run_held, turns

LINGER_S = 5.0


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_runs_out_and_comes_back_with_time() -> None:
    bucket = CreditBucket(10, 2, 0.0)
    assert [bucket.spend(4, 0.0) for _ in range(3)] == [True, True, False]
    assert bucket.spend(4, 1.0)
    assert not bucket.spend(1, 1.0)
    assert bucket.spend(10, 100.0)
    assert not bucket.spend(1, 100.0), "it never holds more than it can"


def test_buckets_are_apart_and_a_full_one_is_forgotten() -> None:
    buckets = CreditBuckets(10, 1)
    assert buckets.spend("a", 10, 0.0)
    assert not buckets.spend("a", 1, 0.0)
    assert buckets.spend("b", 10, 0.0)
    assert len(buckets) == 2
    assert buckets.spend("c", 1, 60.0)
    assert len(buckets) == 1


def test_no_number_of_strangers_makes_the_buckets_grow_without_end() -> None:
    buckets = CreditBuckets(10, 0.001, at_most=100)
    for number in range(1000):
        buckets.spend(str(number), 5, 0.0)
    assert len(buckets) <= 100


def test_every_message_has_a_price_and_work_is_dearer_than_passing_on() -> None:
    assert set(COSTS) == set(get_args(ClientMessage))
    assert COSTS[Aim] == COSTS[Ping] == 1
    assert COSTS[Preview] > COSTS[Act] > COSTS[Aim]
    assert COSTS[Hint] >= COSTS[Preview]


def test_a_message_is_paid_by_socket_seat_and_address() -> None:
    clock = Clock()
    address_limits = AddressLimits(Limits(socket_credits=20, seat_credits=30, address_credits=45), clock)
    one, two, three = (Meter(address_limits, "1.2.3.4") for _ in range(3))
    assert one.pay(20, "t 0")
    assert not one.pay(1, "t 0"), "the socket has nothing left"
    assert two.pay(10, "t 0")
    assert not two.pay(1, "t 0"), "the seat has nothing left, on whatever device"
    assert three.pay(14, "t 1")
    assert not three.pay(5, "t 1"), "the address has nothing left"
    assert Meter(address_limits, "5.6.7.8").pay(5, "t 2")
    clock.now = 1000.0
    assert one.pay(20, "t 0")


def test_strikes_add_up_to_a_flood_and_fade() -> None:
    clock = Clock()
    meter = Meter(AddressLimits(Limits(socket_credits=5, socket_refill=5, strikes=3), clock), "a")
    assert meter.pay(5)
    assert [meter.pay(1) for _ in range(2)] == [False, False]
    assert not meter.flooding
    clock.now = 1.0
    assert meter.pay(5)
    assert not meter.pay(1)
    assert not meter.flooding
    meter.pay(1)
    assert meter.flooding


def test_sockets_are_counted_in_and_out() -> None:
    address_limits = AddressLimits(Limits(sockets=3, sockets_per_address=2, sockets_per_table=2))
    assert address_limits.open("a", "t")
    assert address_limits.open("a", "u")
    assert not address_limits.open("a", "v"), "the address"
    assert address_limits.open("b", "t")
    assert not address_limits.open("c", "w"), "the server"
    address_limits.close("a", "u")
    assert not address_limits.open("c", "t"), "the table"
    address_limits.close("a", "t")
    address_limits.close("b", "t")
    assert address_limits.sockets == 0
    assert address_limits._by_address == address_limits._by_table == {}


# --- slow readers ---


class Reader:
    """Takes what is written only while it is let to; what need not wait, only while it is free."""

    def __init__(self, *, free: bool = False) -> None:
        self.ready = asyncio.Event()
        self.free = free
        self.at_once: list[bytes] = []
        self.got: list[bytes] = []
        self.ended: tuple[int, str] | None = None

    def write_now(self, data: bytes) -> bool:
        if self.free:
            self.at_once.append(data)
        return self.free

    async def write(self, data: bytes) -> None:
        await self.ready.wait()
        self.got.append(data)

    def close(self, code: int, reason: str) -> None:
        self.ended = (code, reason)


async def stalled(limits: Limits, act: Callable[[Outbox, Metrics], None]) -> Reader:
    """Let a test fill the queue of a stalled reader; then the reader wakes up."""
    reader, metrics = Reader(), Metrics()
    outbox = Outbox(reader, limits, metrics)
    task = outbox.start()
    outbox.put(b"first")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    act(outbox, metrics)
    reader.ready.set()
    outbox.close(1000, "done")
    await asyncio.wait({task})
    return reader


def test_messages_come_in_order_and_then_the_close() -> None:
    def act(outbox: Outbox, _metrics: Metrics) -> None:
        for number in range(5):
            outbox.put(b"%d" % number)

    reader = asyncio.run(stalled(Limits(), act))
    assert reader.got == [b"first", b"0", b"1", b"2", b"3", b"4"]
    assert reader.ended == (1000, "done")


def test_what_need_not_wait_is_written_at_once_and_never_before_what_waits() -> None:
    async def write() -> tuple[list[bytes], list[bytes]]:
        reader = Reader(free=True)
        outbox = Outbox(reader, Limits(), Metrics())
        task = outbox.start()
        outbox.put(b"0")
        reader.free = False
        outbox.put(b"1")
        reader.free = True
        outbox.put(b"2")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        outbox.put(b"3")
        reader.ready.set()
        await turns()
        outbox.put(b"4")
        outbox.close(1000, "done")
        await asyncio.wait({task})
        return reader.got, reader.at_once

    assert asyncio.run(write()) == ([b"1", b"2", b"3"], [b"0", b"4"])


def test_a_slow_reader_loses_aims_first_and_nothing_else() -> None:
    def act(outbox: Outbox, metrics: Metrics) -> None:
        for number in range(5):
            outbox.put(b"aim", droppable=True)
            outbox.put(b"%d" % number)
        outbox.put(b"5")
        assert outbox.waiting == 6
        assert b"coldsnap_dropped_total 5.0" in metrics.text()

    reader = asyncio.run(stalled(Limits(queue_messages=10), act))
    assert reader.got == [b"first", b"0", b"1", b"2", b"3", b"4", b"5"]


def test_an_aim_does_not_even_queue_up_where_it_is_crowded() -> None:
    def act(outbox: Outbox, _metrics: Metrics) -> None:
        for _ in range(1000):
            outbox.put(b"aim", droppable=True)
        assert outbox.waiting == CROWDED

    asyncio.run(stalled(Limits(), act))


@pytest.mark.parametrize("limits", [Limits(queue_messages=4), Limits(queue_bytes=40)])
def test_a_reader_that_is_too_slow_for_what_matters_loses_the_socket(limits: Limits) -> None:
    def act(outbox: Outbox, _metrics: Metrics) -> None:
        for _ in range(5):
            outbox.put(b"x" * 10)
        assert outbox.closing
        assert outbox.waiting == 0
        outbox.put(b"more")
        assert outbox.waiting == 0

    reader = asyncio.run(stalled(limits, act))
    assert reader.ended == (1013, "too-slow")


def test_one_large_message_is_no_sign_of_a_slow_reader() -> None:
    def act(outbox: Outbox, _metrics: Metrics) -> None:
        outbox.put(b"x" * 1000)
        assert not outbox.closing

    assert len(asyncio.run(stalled(Limits(queue_bytes=40), act)).got) == 2


def test_a_reader_that_never_wakes_up_is_given_up_after_a_while() -> None:
    async def wait() -> bool:
        reader = Reader()
        outbox = Outbox(reader, Limits(linger_s=LINGER_S), Metrics())
        task = outbox.start()
        outbox.put(b"never")
        await asyncio.sleep(0)
        outbox.close(1013, "too-slow")
        await turns()
        assert not task.done()
        pass_time(LINGER_S)
        await asyncio.wait({task})
        return task.cancelled()

    assert run_held(wait())
