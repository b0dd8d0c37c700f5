"""The review of a finished game, turn by turn."""

import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

import msgspec
from msgspec import UNSET, Struct

from tilewright.analysis.badges import Badge, badge_of
from tilewright.analysis.quality import Choice, quality
from tilewright.analysis.reviewing import Reviewed, TurnReview, Wanted, reviewed
from tilewright.analysis.telling import Insight, dice_insight, insight
from tilewright.analysis.themes import Theme
from tilewright.dice.notation import Listed, grid_of_list, listed_grid
from tilewright.dice.placed import faces_on as dice_on
from tilewright.dice.placed import faces_shown
from tilewright.dice.round import Round
from tilewright.game.game import position_of
from tilewright.game.table import faces_on
from tilewright.games import edition
from tilewright.messages.over_http import FinishedGame
from tilewright.records.lines import DiceTurnLine, TurnLine
from tilewright.records.tiles.judge import TileState
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import set_rules
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import Answer
from tilewright.tiles import Joker, faces_of, read_faces, read_rows, write_faces

GAME = b'{"event":"game"'
_END, _PLAY = b'{"event":"end"', b'{"event":"play"'
# Each turn of a usual game gets 30 playouts; those of a long one share what there is. A larger box has longer games of
# larger racks: there a playout takes about as much longer as the cube of its pieces.
_PLAYOUTS, _PLAYOUTS_OF_A_TURN, _FEWEST, _USUAL_BOX = 2_400, 30, 6, 106
_TURNS = tuple(
    b'{"event":"%s"' % str(kind.__struct_config__.tag).encode() for kind in get_args(TurnLine | DiceTurnLine)
)


class Told(Struct, frozen=True):
    """What is told of a turn: the theme it belongs to, and what there was to see, with the pieces that it is about."""

    theme: Theme
    how: Theme
    pieces: tuple[str, ...] = ()


class DiceShown(Struct, frozen=True):
    """A turn with dice: those in hand, the grid before it, and where more could be placed, the best grid after it."""

    hand: tuple[str, ...]
    before: tuple[Listed, ...]
    after: tuple[Listed, ...] = ()


class TurnShown(Struct, frozen=True, kw_only=True):
    """A turn in a review: what was laid and what could have been, each seat's chance to win before it, and a badge.

    `points` and `best_points` are the sums of their numbers, 0 where nothing is compared.

    `lost` is how much of its own chance a mistake lost against the best turn, `proven` whether that is proven best;
    `given_away` also counts how the player goes on (`Compared`), and is null where nothing could be laid. Table and
    rack are those before the turn; a turn with dice has neither them nor chances, but `dice`, null before they are
    rolled. `told` is there for what was missed or well held back; `theme` is what the best turn was about, null where
    nothing could be laid.
    """

    turn: int
    seat: int
    played: int
    points: int
    best: int
    best_points: int
    missed: int
    badge: Badge
    mistake: bool
    lost: float
    given_away: float | None
    proven: bool
    chances: tuple[float, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()
    rack: tuple[str, ...] = ()
    opened: bool = True
    told: Told | None = None
    dice: DiceShown | None = None
    theme: Theme | None = None


class ThemeCount(Struct, frozen=True):
    """In how many turns that were best or mistakes the best one was about a theme, and how many of them were best."""

    theme: Theme
    turns: int
    best: int


class SeatShown(Struct, frozen=True, kw_only=True):
    """The turns of one seat: how many, how many of them nothing could be laid in or were best, held or mistakes.

    `quality` says how well the seat chose them, from 0 to 100; it is null without chances. `opened_in` is the number of
    its turn in which the seat opened, null if it did not or need not. `jokers` are those on its rack at the end, and
    `themes` what those of its turns were about that were best or mistakes.
    """

    seat: int
    quality: int | None
    turns: int
    missed: int
    outs_missed: int
    badges: dict[str, int]
    opened_in: int | None
    jokers: int
    themes: tuple[ThemeCount, ...] = ()


class GameReview(Struct, frozen=True, kw_only=True):
    """The review of one game; the chances come from `playouts` games played out for each turn, 0 if there are none."""

    playouts: int
    turns: tuple[TurnShown, ...]
    seats: tuple[SeatShown, ...]


class Review(FinishedGame, frozen=True, kw_only=True):
    """The review of one game of a match: `done` of its `turns` are reviewed.

    `review` has the turns after the first `first` ones, and what all turns so far say of each seat. Until all are done
    ask again for those after `done`: each answer goes on where the last one stopped.
    """

    done: int
    turns: int
    first: int
    review: GameReview


class ReviewPart(Struct, frozen=True, kw_only=True):
    """Some turns of a review, one after the other, the jokers of each seat at the end, and how many turns there are."""

    playouts: int
    jokers: tuple[int, ...]
    all: int
    turns: tuple[TurnShown, ...]


class _Head(Struct, frozen=True):
    """What the first line of a game says of its rules and seats."""

    rules: str
    seats: tuple[str, ...]
    house: dict[str, int | str] = {}


class _Play(Struct, frozen=True):
    """Who laid pieces, by a line that says so."""

    seat: int


class _End(Struct, frozen=True):
    """What the last line of a game says of the racks."""

    racks: tuple[tuple[str, ...], ...]


def make_review(record: bytes, game: int) -> GameReview:
    """Return the review of a game of a record, or raise BadRecord."""
    part = make_part(record, game, 0, math.inf)
    return whole_review(part, part.turns)


def make_part(record: bytes, game: int, after: int, seconds: float) -> ReviewPart:
    """Return the turns of a game after some of them: as many as fit into some processor time, but at least one."""
    lines = record.splitlines()
    heads = [*(place for place, line in enumerate(lines) if line.startswith(GAME)), len(lines)]
    first, last = heads[game - 1], heads[game]
    head = msgspec.json.decode(lines[first], type=_Head)
    playouts = _playouts(head, last - first)
    wanted = Wanted(playouts=playouts, game=game, compared=playouts > 0, after=after)
    return ReviewPart(
        playouts=playouts,
        jokers=_jokers_at_end(lines[first:last], len(head.seats)),
        all=sum(line.startswith(_TURNS) for line in lines[first:last]),
        turns=tuple(_in_time(lines[:last], wanted, seconds)),
    )


def whole_review(part: ReviewPart, turns: Sequence[TurnShown], first: int = 0) -> GameReview:
    """Return a review of the turns so far, of which one part is given too, without the first ones."""
    return GameReview(playouts=part.playouts, turns=tuple(turns[first:]), seats=tuple(_seats(part.jokers, turns)))


def _jokers_at_end(lines: Sequence[bytes], seats: int) -> tuple[int, ...]:
    """Return how many jokers each seat holds when a game ends."""
    found = next((line for line in reversed(lines) if line.startswith(_END)), None)
    racks = ((),) * seats if found is None else msgspec.json.decode(found, type=_End).racks
    return tuple(sum(isinstance(face, Joker) for face in read_faces(rack)) for rack in racks)


def _in_time(lines: Sequence[bytes], wanted: Wanted, seconds: float) -> Iterator[TurnShown]:
    ends = time.process_time() + seconds
    plays = [
        (msgspec.json.decode(line, type=_Play).seat, at) for at, line in enumerate(lines, 1) if line.startswith(_PLAY)
    ]
    last = dict(plays)
    for found in reviewed(lines, wanted):
        if isinstance(found, Reviewed):
            yield _turn(found, lays_later=last.get(found.review.seat, 0) > found.review.line)
            if time.process_time() > ends:
                return


def _playouts(head: _Head, turns: int) -> int:
    """Return how many playouts each turn gets, so that a review takes a few seconds at most."""
    pieces = with_house(edition(head.rules).rulebook, head.house).pieces
    share = min(1.0, (_USUAL_BOX / pieces) ** 3)
    return max(_FEWEST, min(_PLAYOUTS_OF_A_TURN, int(share * _PLAYOUTS / turns)))


def _turn(turn: Reviewed, *, lays_later: bool) -> TurnShown:
    found, before = turn.review, turn.judged.before
    badge = badge_of(turn, lays_later=lays_later)
    shown = TurnShown(
        turn=found.turn,
        seat=found.seat,
        played=found.played,
        points=0 if turn.compared is None else turn.compared.points,
        best=found.best,
        best_points=0 if turn.compared is None else turn.compared.best_points,
        missed=found.missed,
        badge=badge,
        mistake=badge.is_mistake,
        lost=turn.compared.lost.mean if turn.compared and badge.is_mistake else 0.0,
        given_away=None if turn.compared is None else turn.compared.given_away,
        proven=found.exact,
    )
    if not isinstance(before, TileState):
        return _with_dice(shown, before, turn)
    position = position_of(before.game, before.game.seat)
    told = Told(Theme.HOLDING, Theme.HOLDING) if badge is Badge.HELD else None
    theme = None
    if found.best:
        answer = Answer(
            rows=read_rows(found.best_table),
            played=read_faces(found.best_played),
            tiles=found.best,
            points=found.best_points,
            exact=found.exact,
            us=0,
        )
        seen = insight(position.table, rebuilt(position, answer), set_rules(position.rules))
        told = _told(badge, seen) if badge.is_mistake else told
        theme = _theme(found, told, seen)
    return msgspec.structs.replace(
        shown,
        chances=() if found.chances is UNSET else found.chances,
        table=tuple(map(write_faces, faces_on(position.table))),
        rack=write_faces(faces_of(position.rack)),
        opened=found.opened,
        told=told,
        theme=theme,
    )


def _theme(found: TurnReview, told: Told | None, seen: Insight) -> Theme:
    """Return what the best turn is about: what is told of it, else what it does for the game, else how it is made."""
    if found.could_go_out:
        return Theme.OUT
    if told is not None:
        return told.theme
    return Theme.OPENING if found.could_open else seen.theme


def _with_dice(shown: TurnShown, before: Round, turn: Reviewed) -> TurnShown:
    if not before.rolled:
        return shown
    grid = dice_on(before.grid, before.showing)
    hand = faces_shown(before.showing, before.hands[shown.seat])
    best = turn.review.best_table if shown.missed else ()
    seen = dice_insight(grid, grid_of_list(turn.review.best_table)) if shown.best else None
    told = _told(shown.badge, seen) if seen and shown.mistake else None
    return msgspec.structs.replace(
        shown,
        told=told,
        theme=_theme(turn.review, told, seen) if seen else None,
        dice=DiceShown(write_faces(hand), tuple(listed_grid(grid)), best),
    )


def _told(badge: Badge, seen: Insight) -> Told:
    theme = Theme.OPENING if badge is Badge.OPEN else seen.theme
    return Told(theme, seen.theme, write_faces(seen.pieces))


def _seats(jokers: Sequence[int], turns: Sequence[TurnShown]) -> Iterator[SeatShown]:
    for seat, held in enumerate(jokers):
        own = [turn for turn in turns if turn.seat == seat]
        counted = Counter(turn.badge for turn in own)
        yield SeatShown(
            seat=seat,
            quality=quality(_choices(own)),
            turns=len(own),
            missed=sum(turn.missed for turn in own),
            outs_missed=counted[Badge.OUT],
            badges={badge.value: counted[badge] for badge in Badge},
            opened_in=next((place for place, turn in enumerate(own, 1) if turn.played and not turn.opened), None),
            jokers=held,
            themes=_themes(own),
        )


def _themes(turns: Sequence[TurnShown]) -> tuple[ThemeCount, ...]:
    # Of the others it is not known whether there was a better turn, or there was none.
    known = [turn for turn in turns if turn.mistake or turn.badge is Badge.BEST]
    counted = Counter(turn.theme for turn in known)
    best = Counter(turn.theme for turn in known if not turn.mistake)
    return tuple(ThemeCount(theme, counted[theme], best[theme]) for theme in Theme if theme in counted)


def _choices(turns: Sequence[TurnShown]) -> Iterator[Choice]:
    for turn in turns:
        if turn.given_away is not None:
            yield Choice(turn.points, turn.best_points, turn.best == len(turn.rack), turn.given_away)
