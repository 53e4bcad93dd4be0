"""The load of the workers, for the one who runs the server: what works, what waits in which lane, and for how long."""

from collections.abc import Callable, Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from coldsnap.server.workers.pool import Load
from coldsnap.server.workers.waiting import Lane


class LoadMetrics(Collector):
    """Read when somebody asks."""

    def __init__(self, load: Callable[[], Load]) -> None:
        self._load = load

    def collect(self) -> Iterator[Metric]:
        """Workers as they are now; of jobs sums since the start, by lane."""
        load = self._load()
        yield GaugeMetricFamily("coldsnap_workers_warm", "Workers that are warm.", load.warm)
        yield GaugeMetricFamily("coldsnap_workers_busy", "Workers at work.", load.busy)
        yield CounterMetricFamily("coldsnap_workers_lost", "Workers that died or hung.", load.lost)
        waiting = GaugeMetricFamily("coldsnap_jobs_waiting", "Jobs that wait for a worker.", labels=["lane"])
        begun = CounterMetricFamily("coldsnap_jobs", "Jobs that a worker has begun with.", labels=["lane"])
        waited = CounterMetricFamily("coldsnap_jobs_waited_seconds", "For how long these waited.", labels=["lane"])
        worked = CounterMetricFamily("coldsnap_jobs_worked_seconds", "For how long workers worked.", labels=["lane"])
        for lane in Lane:
            label, done = [lane.name.lower()], load.done[lane]
            waiting.add_metric(label, load.waiting[lane])
            begun.add_metric(label, done.begun)
            waited.add_metric(label, done.waited_s)
            worked.add_metric(label, done.worked_s)
        yield from (waiting, begun, waited, worked)
