"""The Prometheus metrics of a node; none contains a rack, a secret or a token."""

from __future__ import annotations

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.12, 0.25, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of one node."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands: Counter = Counter(
            "tilewright_commands", "Commands of players by answer", ["answer"], registry=self._registry
        )
        self.seconds: Histogram = Histogram(
            "tilewright_command_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.lateness: Histogram = Histogram(
            "tilewright_expiry_lateness_seconds",
            "From a deadline to the stored time-out",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.bot_turns: Counter = Counter("tilewright_bot_turns", "Turns of bots", registry=self._registry)
        self.sockets: Gauge = Gauge("tilewright_sockets", "Open sockets", registry=self._registry)
        self.followers: Gauge = Gauge("tilewright_followers", "Followers of matches", registry=self._registry)
        self.tasks: Gauge = Gauge("tilewright_tasks", "Tasks in the event loop", registry=self._registry)
        self.limited: Counter = Counter(
            "tilewright_limited", "Requests refused by rate limits", ["what"], registry=self._registry
        )
        self.slow: Counter = Counter(
            "tilewright_slow_readers", "Sockets closed for not reading", registry=self._registry
        )
        self.pushes: Counter = Counter(
            "tilewright_pushes", "Messages to push services by outcome", ["outcome"], registry=self._registry
        )
        self.stored_near: Gauge = Gauge(
            "tilewright_stored_near",
            "Players and networks that have stored nearly as much as allowed",
            ["of"],
            registry=self._registry,
        )
        self._failures = Counter(
            "tilewright_background_failures", "Failures of background work by part", ["part"], registry=self._registry
        )
        self.defects: Counter = Counter("tilewright_defects", "Defects logged", registry=self._registry)
        self.page_errors: Counter = Counter(
            "tilewright_page_errors", "Errors that pages reported", registry=self._registry
        )
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
