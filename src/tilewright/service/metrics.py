"""The Prometheus metrics of a node; none contains a rack, a secret or a token."""

import asyncio
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.12, 0.25, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of one node."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        counter, gauge = partial(Counter, registry=registry), partial(Gauge, registry=registry)
        seconds = partial(Histogram, buckets=_SECONDS, registry=registry)
        self.commands: Counter = counter("tilewright_commands", "Commands of players by answer", ["answer"])
        self.seconds: Histogram = seconds(
            "tilewright_command_seconds", "From a command's arrival to its acknowledgement"
        )
        self.lateness: Histogram = seconds(
            "tilewright_expiry_lateness_seconds", "From a deadline to the stored time-out"
        )
        self.bot_turns: Counter = counter("tilewright_bot_turns", "Turns of bots")
        self.sockets: Gauge = gauge("tilewright_sockets", "Open sockets")
        self.followers: Gauge = gauge("tilewright_followers", "Followers of matches")
        self.tasks: Gauge = gauge("tilewright_tasks", "Tasks in the event loop")
        self.limited: Counter = counter("tilewright_limited", "Requests refused by rate limits", ["what"])
        self.slow: Counter = counter("tilewright_slow_readers", "Sockets closed for not reading")
        self.pushes: Counter = counter("tilewright_pushes", "Messages to push services by outcome", ["outcome"])
        near = "Players and networks that have stored nearly as much as allowed"
        self.stored_near: Gauge = gauge("tilewright_stored_near", near, ["of"])
        self._failures = counter("tilewright_background_failures", "Failures of background work by part", ["part"])
        self.defects: Counter = counter("tilewright_defects", "Defects logged")
        self.page_errors: Counter = counter("tilewright_page_errors", "Errors that pages reported")
        self.page_error_kinds: set[tuple[str, ...]] = set()

    def failed(self, part: str) -> None:
        """Count a failure of background work."""
        self._failures.labels(part).inc()
        self.defects.inc()

    def rates(self) -> dict[str, float]:
        """Return what an operator looks at first: gauges, and counters since the start."""
        wanted = ("tilewright_sockets", "tilewright_followers")
        found = {name: self._registry.get_sample_value(name) or 0.0 for name in wanted}
        sums = {"tilewright_commands": 0.0, "tilewright_limited": 0.0, "tilewright_defects": 0.0}
        for family in self._registry.collect():
            if family.name in sums:
                sums[family.name] = sum(each.value for each in family.samples if each.name.endswith("_total"))
        return {name.removeprefix("tilewright_"): value for name, value in (found | sums).items()}

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format; call it inside the event loop."""
        self.tasks.set(len(asyncio.all_tasks()))
        return generate_latest(self._registry)
