"""What is told of a game that is over, by rules: how it was won, and what somebody else lacked."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from tilewright.dice.events import DicePlaced, RoundEnd, RoundEnded
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.placed import faces_shown
from tilewright.engine import Seat
from tilewright.game.events import EndReason, GameEnded, TilesPlayed
from tilewright.game.match import Match
from tilewright.messages.boards import Phrase
from tilewright.tiles import Face, Joker, faces_of

_End = TypeVar("_End", GameEnded, RoundEnded)

_MANY = 6
_SHORT = 3


class Ended(Struct, frozen=True, kw_only=True):
    """A game as it ended: why, who won, the pieces left with their points, who has opened, what was laid last."""

    reason: EndReason | RoundEnd
    winners: tuple[Seat, ...]
    left: tuple[int, ...]
    points: tuple[int, ...]
    opened: tuple[bool, ...]
    laid: int
    joker: bool


_How = tuple[str, Callable[[Ended], bool]]
# The first rule that holds says how the game was won, by the key of its sentence; the number in it is what was laid.
_HOW_TILES: tuple[_How, ...] = (
    ("story-blocked", lambda end: end.reason is EndReason.BLOCKED),
    ("story-last-lap", lambda end: end.reason is EndReason.LAST_LAP),
    ("story-joker", lambda end: end.joker),
    ("story-many", lambda end: end.laid >= _MANY),
    ("event-game-out", lambda end: end.reason is EndReason.OUT),
)
_HOW_DICE: tuple[_How, ...] = (
    ("story-dice-blocked", lambda end: end.reason is RoundEnd.BLOCKED),
    ("story-joker", lambda end: end.joker),
    ("story-dice-out", lambda end: end.reason is RoundEnd.OUT),
)
_Beside = tuple[str, Callable[[Ended, Seat], bool]]
# The first rule that holds for a seat that has not won; the number in it is what the seat has left.
_BESIDE_TILES: tuple[_Beside, ...] = (
    ("story-short", lambda end, seat: end.left[seat] <= _SHORT),
    ("story-unopened", lambda end, seat: not end.opened[seat]),
)


def tile_story(match: Match, events: Sequence[Any], seat: Seat | None) -> tuple[Phrase, ...]:
    """Return the story of the game that is over for a reader, from the last events of its log."""
    end, last = _last(events, GameEnded)
    if end is None or len(match.results) < match.game.number:
        return ()
    laid = faces_of(last.played) if isinstance(last, TilesPlayed) else ()
    ended = _ended(end, match.game.racks, match.game.opened, laid, match.results[-1].left)
    return _told(ended, seat, _HOW_TILES, _BESIDE_TILES)


def dice_story(match: DiceMatch, events: Sequence[Any], seat: Seat | None) -> tuple[Phrase, ...]:
    """Return the story of the round that is over for a reader, from the last events of its log."""
    end, last = _last(events, RoundEnded)
    if end is None or len(match.results) < match.round.number:
        return ()
    now = match.round
    laid = faces_shown(now.showing, last.played) if isinstance(last, DicePlaced) else ()
    return _told(_ended(end, now.hands, (True,) * len(now.hands), laid, match.results[-1].left), seat, _HOW_DICE, ())


def _ended(
    end: GameEnded | RoundEnded,
    held: Sequence[Sequence[int]],
    opened: tuple[bool, ...],
    laid: Sequence[Face],
    points: tuple[int, ...],
) -> Ended:
    return Ended(
        reason=end.reason,
        winners=end.winners,
        left=tuple(map(len, held)),
        points=points,
        opened=opened,
        laid=len(laid),
        joker=any(isinstance(face, Joker) for face in laid),
    )


def _last(events: Sequence[Any], kind: type[_End]) -> tuple[_End | None, Any]:
    """Return the last end of a game, and the turn that made it."""
    for place in range(len(events) - 1, 0, -1):
        event = events[place]
        if isinstance(event, kind):
            return event, events[place - 1]
    return None, None


def _told(end: Ended, seat: Seat | None, how: Iterable[_How], beside: Iterable[_Beside]) -> tuple[Phrase, ...]:
    """Return at most two sentences; the second is about the reader where it can be, else about the nearest to a win."""
    key = next(key for key, holds in how if holds(end))
    others = [each for each in map(Seat, range(len(end.left))) if each not in end.winners]
    others.sort(key=lambda each: (each != seat, end.left[each], end.points[each]))
    # A-T11: a blocked round may have no winner; its sentence names nobody.
    first = Phrase(key, {"seat": (*end.winners, *others)[0], "count": end.laid})
    found = next(((key, each) for key, holds in beside for each in others if holds(end, each)), None)
    return (first,) if found is None else (first, Phrase(found[0], {"seat": found[1], "count": end.left[found[1]]}))
