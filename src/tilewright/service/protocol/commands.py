"""One command of a seat, from the bytes of a message to its answer, whichever way it came."""

import time
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from tilewright.engine import Refused, Seat
from tilewright.hosting import refusals
from tilewright.hosting.loaded import CommandRequest
from tilewright.hosting.refusals import NoSeat
from tilewright.messages.decoding import BadMessage, read_command
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.wire import Ack, Act, Reason, Refusal
from tilewright.screens.drafts import penalty_reasons
from tilewright.screens.kinds import hosted_game
from tilewright.service.background import ignored
from tilewright.service.errors import StoreUnavailable, TooMuch, refusal_in_words
from tilewright.service.node import Node
from tilewright.service.storage.rows import Accepted


class MatchSeat(Struct, frozen=True):
    """A seat of a match, and the rulebook that is played there."""

    match: MatchId
    rules: str
    seat: Seat


class Sender(Struct, frozen=True):
    """Who sends commands: a player, the seat they have, if any, and the language of the answers."""

    player: PlayerId
    place: MatchSeat | None
    language: str


async def carry_out(
    node: Node, sender: Sender, act: Act, acknowledge: Callable[[Ack], None] = ignored
) -> Ack | Refusal:
    """Return the answer to a command, the first one if it is stored already.

    `acknowledge` is called with an Ack as soon as the command is stored, before the others are sent its events.
    """
    began = time.perf_counter()
    wrong: list[str] = []

    def answered(accepted: Accepted) -> Ack:
        return Ack(act.id, accepted.seq, tuple(wrong))

    try:
        accepted = await _accepted(node, sender, act, wrong, lambda accepted: acknowledge(answered(accepted)))
    except (Refused, BadMessage, StoreUnavailable) as error:
        answer = refusal(act.id, error, sender)
        node.metrics.commands.labels(answer.reason.value).inc()
        return answer
    node.metrics.commands.labels("ack").inc()
    node.metrics.seconds.observe(time.perf_counter() - began)
    return answered(accepted)


async def _accepted(
    node: Node, sender: Sender, act: Act, wrong: list[str], stored: Callable[[Accepted], None]
) -> Accepted:
    """Return how a command is stored, or raise why it is not; `wrong` is filled with what costs a penalty."""
    place = sender.place
    try:
        node.rate_limits.count("commands", sender.player)
    except TooMuch:
        # A client that lost the connection sends its last commands again; it must hear that they are stored.
        first = place and await node.store.accepted_before(place.match, place.seat, act.id)
        if not first:
            raise
        stored(first)
        return first
    if place is None:
        raise NoSeat
    hosted = hosted_game(place.rules)
    command = read_command(act.command, hosted.codec)
    request = CommandRequest(match=place.match, seat=place.seat, command=command, id=act.id, after=act.after)
    if act.after is not None:
        # The command is refused if the match has moved on, so it is judged at this moment or not at all.
        with suppress(Refused):
            before = await node.matches.load(place.match, at_least=act.after)
            if before.seq == act.after:
                wrong += penalty_reasons(hosted, before.state, place.seat, command, sender.language)
    return await node.matches.accept(request, stored)


def refusal(command: str, error: Exception, sender: Sender) -> Refusal:
    """Return the answer to a command that was not carried out."""
    if isinstance(error, TooMuch | StoreUnavailable):
        reason = Reason.TOO_OFTEN if isinstance(error, TooMuch) else Reason.TRY_AGAIN
        return Refusal(id=command, reason=reason, sentences=(refusal_in_words(error, sender.language),))
    hosted = None if sender.place is None else hosted_game(sender.place.rules)
    return refusals.refusal(command, error, hosted, sender.language)
