"""Credits of sockets, seats and addresses: they bound what each may ask for, and how many sockets it may hold open."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from coldsnap.server.limits import REQUEST_COST, Limits

KEPT_FOR_SEATS: Final = 4
"""Of so many places at a table one is for those who sit there and for its host, however many watch."""
SPARE: Final = 1024
"""Buckets that are kept though they are full: those who move now and then need not get a new one each time."""


class CreditBucket:
    """Credits that run out and come back with time."""

    __slots__ = ("_at", "_held", "capacity", "refill")

    def __init__(self, capacity: float, refill: float, now: float) -> None:
        self.capacity = capacity
        self.refill = refill
        self._held = capacity
        self._at = now

    def spend(self, cost: float, now: float) -> bool:
        """Pay, if there is enough; else nothing is taken."""
        held = self._held + (now - self._at) * self.refill
        if held > self.capacity:
            held = self.capacity
        paid = cost <= held
        self._held = held - cost if paid else held
        self._at = now
        return paid

    def charge(self, cost: float, now: float) -> None:
        """Take so much, whether it is there or not: what is missing has to come back before anything is paid."""
        self.spend(0, now)
        self._held -= cost

    def full_at(self) -> float:
        """The time at which it will be full again if nothing is spent."""
        return self._at + (self.capacity - self._held) / self.refill


class CreditBuckets:
    """A bucket for each key (an address, a seat). One that is full again is as good as none, and is dropped."""

    def __init__(self, capacity: float, refill: float, *, at_most: int = 20_000, spare: int = 0) -> None:
        """At most so many, of whatever keys; `spare` ones may stay though they are full, not to be made anew."""
        self.capacity = capacity
        self.refill = refill
        self.at_most = at_most
        self.spare = spare
        self._held: OrderedDict[str, CreditBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def spend(self, key: str, cost: float, now: float) -> bool:
        """Pay from the bucket of this key."""
        return self._of(key, now).spend(cost, now)

    def charge(self, key: str, cost: float, now: float) -> None:
        """Take from the bucket of this key, whether it is there or not."""
        self._of(key, now).charge(cost, now)

    def _of(self, key: str, now: float) -> CreditBucket:
        bucket = self._held.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._held[key] = CreditBucket(self.capacity, self.refill, now)
        self._held.move_to_end(key)
        return bucket

    def _make_room(self, now: float) -> None:
        while len(self._held) > self.spare:
            oldest = next(iter(self._held))
            if self._held[oldest].full_at() > now and len(self._held) < self.at_most:
                return
            del self._held[oldest]


class AddressLimits:
    """The buckets and the counts of a whole server. `sockets` is how many are open."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.addresses = CreditBuckets(limits.address_credits, limits.address_refill, spare=SPARE)
        self.seats = CreditBuckets(limits.seat_credits, limits.seat_refill, spare=SPARE)
        self._by_address: Counter[str] = Counter()
        self._by_table: Counter[str] = Counter()
        self.sockets = 0

    def request(self, address: str, cost: int = REQUEST_COST) -> bool:
        """Whether this address may ask something more over HTTP."""
        return self.addresses.spend(address, cost, self.clock())

    def open(self, address: str) -> bool:
        """Count a new socket in, unless its address or the server has too many."""
        if self._by_address[address] >= self.limits.sockets_per_address or self.sockets >= self.limits.sockets:
            _forget(self._by_address, address)
            return False
        self.sockets += 1
        self._by_address[address] += 1
        return True

    def close(self, address: str) -> None:
        """Count a socket out."""
        self.sockets -= 1
        self._by_address[address] -= 1
        _forget(self._by_address, address)

    def enter(self, table: str, *, watches: bool) -> bool:
        """Count in somebody whom a table lets in, unless it is full. Places are kept for seats and host."""
        most = self.limits.sockets_per_table
        if self._by_table[table] >= (most - most // KEPT_FOR_SEATS if watches else most):
            _forget(self._by_table, table)
            return False
        self._by_table[table] += 1
        return True

    def leave(self, table: str) -> None:
        """Count somebody out of a table."""
        self._by_table[table] -= 1
        _forget(self._by_table, table)


def _forget(counter: Counter[str], key: str) -> None:
    if not counter[key]:
        del counter[key]


class Meter:
    """The credits that one socket has used. A message is paid by the socket, by its seat and by its address."""

    def __init__(self, address_limits: AddressLimits, address: str) -> None:
        self.address_limits = address_limits
        self.address = address
        self.strikes = 0
        self.garbled = 0
        self._bucket = CreditBucket(
            address_limits.limits.socket_credits, address_limits.limits.socket_refill, address_limits.clock()
        )

    def pay(self, cost: int, seat: str | None = None) -> bool:
        """Pay for a message. One that cannot be paid is a strike; one that can takes a strike away."""
        address_limits = self.address_limits
        now = address_limits.clock()
        paid = (
            self._bucket.spend(cost, now)
            and (seat is None or address_limits.seats.spend(seat, cost, now))
            and address_limits.addresses.spend(self.address, cost, now)
        )
        if not paid:
            self.strikes += 1
        elif self.strikes:
            self.strikes -= 1
        return paid

    @property
    def flooding(self) -> bool:
        """Whether it is time to close the socket."""
        return self.strikes >= self.address_limits.limits.strikes
