"""What is told of a game that is over, by rules: how it was won, and what somebody else lacked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from tilewright.dice.events import DicePlaced, RoundEnd, RoundEnded
from tilewright.dice.match import Match as DiceMatch
from tilewright.engine import Seat
from tilewright.game.events import EndReason, GameEnded, TilesPlayed
from tilewright.game.match import Match
from tilewright.messages.boards import Phrase
from tilewright.tiles.faces import Joker
from tilewright.tiles.tile import face_of

_End = TypeVar("_End", GameEnded, RoundEnded)

_MANY, _MANY_DICE = 6, 5
_QUICK = 6
_SHORT = 3


class Ended(Struct, frozen=True, kw_only=True):
    """A game as it ended: the pieces left, who has opened, how many turns each seat had, and what the last one laid."""

    reason: EndReason | RoundEnd
    winners: tuple[Seat, ...]
    left: tuple[int, ...]
    opened: tuple[bool, ...]
    rounds: int
    laid: int
    joker: bool


_How = tuple[str, Callable[[Ended], bool], str]
# The first rule that holds says how the game was won: the key of its sentence, and the field with the number in it.
_HOW_TILES: tuple[_How, ...] = (
    ("story-blocked", lambda end: end.reason is EndReason.BLOCKED, "laid"),
    ("story-last-lap", lambda end: end.reason is EndReason.LAST_LAP, "laid"),
    ("story-joker", lambda end: end.joker, "laid"),
    ("story-many", lambda end: end.laid >= _MANY, "laid"),
    ("story-quick", lambda end: end.rounds <= _QUICK, "rounds"),
    ("story-out", lambda end: end.reason is EndReason.OUT, "laid"),
)
_HOW_DICE: tuple[_How, ...] = (
    ("story-dice-blocked", lambda end: end.reason is RoundEnd.BLOCKED, "laid"),
    ("story-joker", lambda end: end.joker, "laid"),
    ("story-dice-many", lambda end: end.laid >= _MANY_DICE, "laid"),
    ("story-dice-out", lambda end: end.reason is RoundEnd.OUT, "laid"),
)
_Beside = tuple[str, Callable[[Ended, Seat], bool]]
# The first rule that holds for a seat that has not won; the number in it is what the seat has left.
_BESIDE_TILES: tuple[_Beside, ...] = (
    ("story-short", lambda end, seat: end.left[seat] <= _SHORT),
    ("story-unopened", lambda end, seat: not end.opened[seat]),
)
_BESIDE_DICE: tuple[_Beside, ...] = (("story-dice-short", lambda end, seat: end.left[seat] <= _SHORT),)


def tile_story(match: Match, events: Sequence[Any], seat: Seat | None) -> tuple[Phrase, ...]:
    """Return the story of the game that is over for a reader, from the last events of its log."""
    end, last = _last(events, GameEnded)
    if end is None or len(match.results) < match.game.number:
        return ()
    game = match.game
    played = last.played if isinstance(last, TilesPlayed) else ()
    ended = Ended(
        reason=end.reason,
        winners=end.winners,
        left=tuple(map(len, game.racks)),
        opened=game.opened,
        rounds=-(-game.turns // match.seats),
        laid=len(played),
        joker=any(isinstance(face_of(tile), Joker) for tile in played),
    )
    return _told(ended, seat, _HOW_TILES, _BESIDE_TILES)


def dice_story(match: DiceMatch, events: Sequence[Any], seat: Seat | None) -> tuple[Phrase, ...]:
    """Return the story of the round that is over for a reader, from the last events of its log."""
    end, last = _last(events, RoundEnded)
    if end is None or len(match.results) < match.round.number:
        return ()
    now = match.round
    played = last.played if isinstance(last, DicePlaced) else ()
    ended = Ended(
        reason=end.reason,
        winners=end.winners,
        left=tuple(map(len, now.hands)),
        opened=(True,) * len(now.hands),
        rounds=-(-now.turns // len(now.hands)),
        laid=len(played),
        joker=any(isinstance(now.showing[die - 1], Joker) for die in played),
    )
    return _told(ended, seat, _HOW_DICE, _BESIDE_DICE)


def _last(events: Sequence[Any], kind: type[_End]) -> tuple[_End | None, Any]:
    """Return the last end of a game, and the turn that made it."""
    for place in range(len(events) - 1, 0, -1):
        event = events[place]
        if isinstance(event, kind):
            return event, events[place - 1]
    return None, None


def _told(end: Ended, seat: Seat | None, how: Iterable[_How], beside: Iterable[_Beside]) -> tuple[Phrase, ...]:
    """Return at most two sentences; the second is about the reader where it can be, else about the nearest to a win."""
    key, number = next((key, number) for key, holds, number in how if holds(end))
    first = Phrase(key, {"seat": end.winners[0], "count": getattr(end, number)})
    others = [each for each in map(Seat, range(len(end.left))) if each not in end.winners]
    others.sort(key=lambda each: (each != seat, end.left[each]))
    found = next(((key, each) for key, holds in beside for each in others if holds(end, each)), None)
    return (first,) if found is None else (first, Phrase(found[0], {"seat": found[1], "count": end.left[found[1]]}))
