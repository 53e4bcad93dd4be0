"""The gate: how many TCP connections there may be, of an address and in all, and which of them go first.

A connection is counted from the moment it is accepted, whatever it becomes: nothing, a request, a socket.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network

from coldsnap.server.edge.origins import address_key
from coldsnap.server.logs import log


class Place:
    """The place of a connection at the gate. It is `idle` while nobody waits for an answer to a whole request on it."""

    __slots__ = ("_crowd", "_gate", "drop")

    def __init__(self, gate: "ConnectionGate", crowd: "_Crowd", drop: Callable[[], None]) -> None:
        self._gate: ConnectionGate | None = gate
        self._crowd = crowd
        self.drop = drop

    def idle(self) -> None:
        """From now on it may be ended when others need its place, if it is not idle already."""
        if self._gate is not None:
            self._crowd.idle.setdefault(self)
            self._gate.all.idle.setdefault(self)

    def busy(self) -> None:
        """It must not be ended."""
        if self._gate is not None:
            self._crowd.idle.pop(self, None)
            self._gate.all.idle.pop(self, None)

    def leave(self) -> None:
        """Give the place back; once is enough."""
        if self._gate is not None:
            gate, self._gate = self._gate, None
            gate.forget(self, self._crowd)


class _Crowd:
    """The connections of an address, or all of them. `most` is None for a proxy, whose address is everybody's."""

    __slots__ = ("count", "idle", "key", "most")

    def __init__(self, key: str, most: int | None) -> None:
        self.key = key
        self.most = most
        self.count = 0
        self.idle: OrderedDict[Place, None] = OrderedDict()

    @property
    def full(self) -> bool:
        return self.most is not None and self.count >= self.most


class ConnectionGate:
    """Lets connections in: `most` in all, `most_of_one` of an address, unless that is one of the `proxies`."""

    def __init__(self, most: int, most_of_one: int, proxies: Sequence[str] = ()) -> None:
        self.all = _Crowd("all", most)
        self._most_of_one = most_of_one
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._crowds: dict[str, _Crowd] = {}

    def enter(self, address: str, drop: Callable[[], None]) -> Place | None:
        """Let a connection in, which is idle at first; `drop` ends it. Who has been idle longest makes room for it.

        None if nobody can.
        """
        crowd = self._crowd_of(address)
        if not (self._has_room(crowd, "address-full") and self._has_room(self.all, "connections-full")):
            return None
        self._crowds[crowd.key] = crowd
        place = Place(self, crowd, drop)
        crowd.count += 1
        self.all.count += 1
        place.idle()
        return place

    def forget(self, place: Place, crowd: _Crowd) -> None:
        """Count a connection out."""
        for each in (crowd, self.all):
            each.count -= 1
            each.idle.pop(place, None)
        if not crowd.count:
            del self._crowds[crowd.key]

    def _has_room(self, crowd: _Crowd, event: str) -> bool:
        if not crowd.full:
            return True
        oldest = next(iter(crowd.idle), None)
        log.warning(event, most=crowd.most, refused=oldest is None)
        if oldest is None:
            return False
        oldest.leave()
        oldest.drop()
        return True

    def _crowd_of(self, address: str) -> _Crowd:
        try:
            found = ip_address(address)
        except ValueError:
            found = None
        is_proxy = found is not None and any(found in network for network in self._proxies)
        key = address if is_proxy else address_key(address)
        return self._crowds.get(key) or _Crowd(key, None if is_proxy else self._most_of_one)
