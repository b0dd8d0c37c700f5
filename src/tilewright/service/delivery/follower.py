"""One open socket that follows a match."""

from __future__ import annotations

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.shown import Update
from tilewright.messages.terms import Delay
from tilewright.service.delivery.outbox import Outbox


class Follower(Struct, eq=False):
    """One open socket: its seat, its outbox, and the last event it was sent; 0 before the first.

    `has_rules` says whether a view with the rulebook was sent, `has_drafts` whether drafts are. A watcher may be shown
    the match with a delay. `draft` is the last draft that it has sent or was sent, which it need not be told again.
    """

    seat: Seat | None
    outbox: Outbox
    sent: int = 0
    delay: Delay | None = None
    has_rules: bool = False
    has_drafts: bool = True
    draft: bytes = b""

    def knows(self, draft: bytes) -> None:
        """Note a draft that came from this socket."""
        self.draft = draft

    def show(self, draft: bytes) -> None:
        """Send a draft, unless it is the one that this socket knows."""
        if self.has_drafts and draft != self.draft:
            self.draft = draft
            self.outbox.put(draft)

    def send(self, update: Update, seq: int) -> None:
        """Send what this follower does not know yet of a match that stands at event `seq`."""
        for message in update.messages(self.seat, self.sent, rules=not self.has_rules):
            self.outbox.put(message)
        self.sent, self.has_rules = seq, True
