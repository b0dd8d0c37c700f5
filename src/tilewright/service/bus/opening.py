"""The bus that the settings name; without one no client of Redis is imported."""

from typing import TYPE_CHECKING

from tilewright.lazy import lazy_module
from tilewright.service.background import Supervisor
from tilewright.service.bus.bus import Bus
from tilewright.tiles import BadInput, quoted

if TYPE_CHECKING:
    from tilewright.service.bus import redis_bus
else:
    redis_bus = lazy_module("tilewright.service.bus.redis_bus")


def open_bus(url: str | None, tasks: Supervisor | None = None) -> Bus:
    """Return the bus at a URL such as `redis://host:6379`, or without one the local bus; it needs an event loop."""
    if url is None:
        return Bus()
    scheme = url.partition("://")[0]
    if scheme not in {"redis", "rediss"}:
        raise BadInput(f'a bus is "redis://host:port", not {quoted(scheme)}')
    return redis_bus.redis_bus(url, tasks or Supervisor())
