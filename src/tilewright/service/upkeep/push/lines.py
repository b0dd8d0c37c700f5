"""Messages on their way to push services: each service has a line of its own, so that none waits for another."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from http.client import HTTPException, HTTPSConnection

import structlog
from msgspec import Struct

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.background import Supervisor, stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.settings import now
from tilewright.service.upkeep.push.endpoints import Endpoint
from tilewright.service.upkeep.push.keys import Keys, base64url
from tilewright.service.upkeep.push.subscriptions import Subscription

_log = structlog.get_logger(__name__)

_MOST_QUEUED = 500
_SENDERS = 2
_SECONDS_TO_ANSWER = 10
# How long a push service stores a message for a browser that is offline, if the turn has no deadline.
_SECONDS_STORED = 3 * 24 * 3_600
_TOPIC_BYTES = 24


class Post(Struct, frozen=True, kw_only=True):
    """A message for one browser, about a match or a table."""

    endpoint: Endpoint
    subscription: Subscription
    player: PlayerId
    about: str
    deadline_at: Millis | None
    message: bytes


Answered = Callable[[Post, int], Awaitable[None]]


class Lines:
    """The lines to all push services; `answered` is called with each post and the status that came back.

    Each has two senders and holds at most 500 posts. There are as many lines as hosts in the settings.
    """

    def __init__(self, keys: Keys, answered: Answered, tasks: Supervisor) -> None:
        self._keys, self._answered, self._supervisor = keys, answered, tasks
        self._tls = ssl.create_default_context()
        self._queues: dict[str, asyncio.Queue[Post]] = {}
        self._threads: list[ThreadPoolExecutor] = []
        self._tasks: list[asyncio.Task[None]] = []

    def put(self, post: Post) -> bool:
        """Append a post to the line of its service, and return whether it had room."""
        service = post.endpoint.service
        if service not in self._queues:
            self._open(service)
        try:
            self._queues[service].put_nowait(post)
        except asyncio.QueueFull:
            return False
        return True

    async def close(self) -> None:
        """Stop, without the posts that wait."""
        await stop_tasks(*self._tasks)
        for threads in self._threads:
            threads.shutdown(wait=False, cancel_futures=True)

    def _open(self, service: str) -> None:
        queue = self._queues[service] = asyncio.Queue(_MOST_QUEUED)
        threads = ThreadPoolExecutor(_SENDERS, f"push to {service}")
        self._threads.append(threads)
        step = partial(self._post_next, queue, threads)
        self._tasks += [self._supervisor.repeat("push", step) for _ in range(_SENDERS)]

    async def _post_next(self, queue: asyncio.Queue[Post], threads: ThreadPoolExecutor) -> None:
        post = await queue.get()
        try:
            status = await asyncio.get_running_loop().run_in_executor(threads, self._sent, post)
            await self._answered(post, status)
        except StoreUnavailable:
            _log.warning("a browser that has gone stays subscribed", about=post.about)

    def _sent(self, post: Post) -> int:
        """Return how the push service answers, 0 if it cannot be reached; redirects are not followed."""
        endpoint, at = post.endpoint, now()
        left = _SECONDS_STORED if post.deadline_at is None else max(0, post.deadline_at - at) // 1_000
        headers = {
            "Authorization": self._keys.authorization(endpoint, at),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(left, _SECONDS_STORED)),
            # A later call for the same replaces one that was not delivered yet.
            "Topic": base64url(sha256(post.about.encode()).digest()[:_TOPIC_BYTES]),
        }
        line = HTTPSConnection(endpoint.host, endpoint.port, timeout=_SECONDS_TO_ANSWER, context=self._tls)
        try:
            line.request("POST", endpoint.path, self._keys.encrypted(post.message, post.subscription.browser), headers)
            return line.getresponse().status
        except (OSError, HTTPException):
            return 0
        finally:
            line.close()
