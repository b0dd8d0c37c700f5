"""Posts messages to the browsers of a player, in the language each has chosen; each push service has its own line."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from http.client import HTTPException, HTTPSConnection

import structlog
from limits import RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter
from msgspec import Struct

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.background import Supervisor, stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.limits.rate_limits import Counts
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Push, now
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.push.endpoints import Endpoint, read_endpoint
from tilewright.service.upkeep.push.keys import Keys, base64url
from tilewright.service.upkeep.push.subscriptions import Subscription, subscriptions_of, unsubscribe

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


_GONE = (404, 410)


class Letter(Struct, frozen=True, kw_only=True):
    """A message for a player about a match or a table; `in_words` returns it in a language.

    A later one about the same replaces one that was not delivered, and none is delivered after `until`.
    """

    player: PlayerId
    about: str
    until: Millis | None
    in_words: Callable[[str], bytes]


class Posting:
    """The posts of one node; `push` are its settings, and `keys` sign and encrypt."""

    def __init__(self, store: Store, push: Push, keys: Keys, metrics: Metrics) -> None:
        self.store: Store = store
        self.push: Push = push
        self.keys: Keys = keys
        self._metrics = metrics
        self._limiter = SlidingWindowCounterRateLimiter(Counts())
        self._limit = RateLimitItemPerSecond(push.calls, push.calls_window, "calls")
        self._lines = Lines(keys, self._answered, store.tasks)

    async def send(self, letter: Letter) -> None:
        """Send a message to every browser that a player wants to be called on."""
        subscriptions = await subscriptions_of(self.store, letter.player)
        if not subscriptions:
            return
        if not self._limiter.hit(self._limit, letter.player):
            self.count("limited")
            return
        for subscription in subscriptions:
            endpoint = read_endpoint(subscription.endpoint, self.push.hosts)
            if endpoint is None:
                # Its host has left the list.
                await unsubscribe(self.store, letter.player, subscription.id)
                self.count("gone")
                continue
            post = Post(
                endpoint=endpoint,
                subscription=subscription,
                player=letter.player,
                about=letter.about,
                deadline_at=letter.until,
                message=letter.in_words(subscription.language),
            )
            if not self._lines.put(post):
                self.count("dropped")

    def count(self, outcome: str) -> None:
        """Count what became of a message."""
        self._metrics.pushes.labels(outcome).inc()

    async def close(self) -> None:
        """Stop, without the posts that wait."""
        await self._lines.close()

    async def _answered(self, post: Post, status: int) -> None:
        if status in _GONE:
            await unsubscribe(self.store, post.player, post.subscription.id)
        self.count(_outcome(status))


def _outcome(status: int) -> str:
    if status == 0:
        return "failed"
    if status in _GONE:
        return "gone"
    return "sent" if 200 <= status < 300 else "refused"
