"""Counts for the one who runs the server. They name no table, seat or address."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from coldsnap.server.limits import COSTS
from coldsnap.wire.messages import ClientMessage


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("coldsnap_answers", "HTTP answers.", ["status"], registry=self.registry)
        self.refused = Counter("coldsnap_refused", "Refused requests and upgrades.", ["code"], registry=self.registry)
        self.heard = dict.fromkeys(COSTS, 0)
        """Messages from sockets by kind: too many for a counter with a lock. They are read when somebody asks."""
        self.registry.register(_Heard(self.heard))
        self.garbled = Counter("coldsnap_garbled", "Messages that were not understood.", registry=self.registry)
        self.dropped = Counter("coldsnap_dropped", "Frames not sent to slow readers.", registry=self.registry)
        self.closed = Counter("coldsnap_closed", "Sockets closed by us.", ["code"], registry=self.registry)
        self.sockets = Gauge("coldsnap_sockets", "Open sockets.", registry=self.registry)
        self.tables = Counter("coldsnap_tables", "Tables made.", ["game"], registry=self.registry)

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self.registry)

    def serve(self, port: int) -> AbstractContextManager[int]:
        """Serve them on a port of this computer alone, for as long as the context is open; gives the port."""
        return _served(self.registry, port)


class _Heard(Collector):
    def __init__(self, heard: Mapping[type[ClientMessage], int]) -> None:
        self._heard = heard

    def collect(self) -> Iterator[Metric]:
        counted = CounterMetricFamily("coldsnap_heard", "Messages from sockets.", labels=["kind"])
        for kind, count in self._heard.items():
            counted.add_metric([kind.__name__.lower()], count)
        yield counted


@contextmanager
def _served(registry: CollectorRegistry, port: int) -> Iterator[int]:
    server, thread = start_http_server(port, addr="127.0.0.1", registry=registry)
    try:
        yield int(server.server_port)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
