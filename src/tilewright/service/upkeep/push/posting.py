"""Posts messages to the browsers of a player, each in the language it has chosen; not too many at a time."""

from collections.abc import Callable

from limits import RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter
from msgspec import Struct

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.limits.rate_limits import Counts
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Push
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.push.endpoints import read_endpoint
from tilewright.service.upkeep.push.keys import Keys
from tilewright.service.upkeep.push.lines import Lines, Post
from tilewright.service.upkeep.push.subscriptions import subscriptions_of, unsubscribe

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
