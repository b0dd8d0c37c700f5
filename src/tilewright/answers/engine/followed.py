"""The state of a question: a position, or the game so far as a seat has followed it, replayed by the referee."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tilewright.answers.engine.questions import Asked, ChancesAsked, Placed, TurnAsked
from tilewright.bots.protocol import position_of
from tilewright.bots.seen import SeenSoFar
from tilewright.dice.notation import grid_of_list
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat
from tilewright.game.match import refuse_seats
from tilewright.game.table import Position
from tilewright.games import KINDS, AnyEvent, AnyMatch, GameRules, edition
from tilewright.records.judge import GameJudge, MatchSoFar
from tilewright.records.kinds import RECORDS
from tilewright.records.lines import GameLine, IllegalLine, read_line
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position
from tilewright.tabletop.positions import Others, dice_match, match_from, shuffles, tiles_elsewhere
from tilewright.tiles import BadInput, TileRow, faces_of, read_faces, read_rows, tiles_of, write_face

Fields = dict[str, Any]
_DRAWS = ("draw", "penalty")


class HiddenTimeOut(BadInput):
    """A time-out of another seat: what it kept of its draft cannot be known."""


def completed(lines: Sequence[Fields], rules: Rulebook) -> list[Fields]:
    """Return the lines from the last deal on, with pieces that fit where nobody saw them, or raise BadInput.

    A hidden rack is empty and counted in `counts` of its deal, a hidden draw in its `count`.
    """
    first = max((place for place, line in enumerate(lines) if line.get("event") == "deal"), default=None)
    if first is None:
        raise BadInput("game: there is no deal")
    whole = [dict(line) for line in lines[first:]]
    deal = whole[0]
    racks = [[*rack] for rack in _lists(deal, "racks")]
    counts = deal.get("counts", [len(rack) for rack in racks])
    if not (isinstance(counts, list) and len(counts) == len(racks) and all(isinstance(one, int) for one in counts)):
        raise BadInput("game: counts of the deal does not have a number for each seat")
    hidden = {seat for seat, rack in enumerate(racks) if not rack and counts[seat]}
    spaces = {seat: [racks[seat]] * min(counts[seat], rules.deal.rack) for seat in hidden}
    deal["racks"] = racks
    unseen = Counter(map(write_face, faces_of(tiles_of(rules.box.contents))))
    unseen.subtract(_piece(word) for rack in racks for word in rack)
    unfilled: list[list[str]] = [space for seat in hidden for space in spaces[seat]]
    for number, line in enumerate(whole[1:], start=first + 2):
        seat = line.get("seat")
        if line.get("event") in _DRAWS:
            drawn = line["pieces"] = [*_list(line, "pieces")]
            unseen.subtract(map(_piece, drawn))
            if not drawn and isinstance(seat, int) and seat in hidden:
                for _ in range(min(int(line.get("count", 1)), rules.box.pieces)):
                    spaces[seat].append(drawn)
                    unfilled.append(drawn)
        elif line.get("event") == "timeout" and seat in hidden:
            raise HiddenTimeOut(f"game: line {number} is a time-out of a seat whose pieces are hidden")
        elif line.get("event") == "play" and isinstance(seat, int) and seat in hidden:
            _played(line, number, spaces[seat], unfilled, unseen)
    _fill(unfilled, unseen)
    return whole


def _played(
    line: Fields, number: int, spaces: list[list[str]], unfilled: list[list[str]], unseen: Counter[str]
) -> None:
    """Put the pieces that a hidden seat has played where it got pieces before."""
    for word in map(_piece, _list(line, "played")):
        if not spaces:
            raise BadInput(f"game: line {number} plays more pieces than seat {line['seat']} has got")
        space = spaces.pop()
        space.append(word)
        # Equal lists are not the same place.
        del unfilled[next(place for place, one in enumerate(unfilled) if one is space)]
        unseen[word] -= 1


def _fill(unfilled: Sequence[list[str]], unseen: Counter[str]) -> None:
    rest: Iterator[str] = unseen.elements()
    for space in unfilled:
        word = next(rest, None)
        if word is None:
            raise BadInput("game: more pieces are held than the box has")
        space.append(word)


def _piece(word: object) -> str:
    if not isinstance(word, str):
        raise BadInput("game: a piece is a text, as in B4")
    return write_face(read_faces((word,))[0])


def _list(line: Fields, field: str) -> list[Any]:
    found = line.get(field)
    if not isinstance(found, list):
        raise BadInput(f"game: {field} of a {line.get('event')} line is not a list")
    return found


def _lists(line: Fields, field: str) -> list[list[Any]]:
    found = _list(line, field)
    if not all(isinstance(one, list) for one in found):
        raise BadInput(f"game: {field} of a {line.get('event')} line is not a list of lists")
    return found


class Followed(Struct, frozen=True):
    """A match in which a seat is asked about, and what that seat has seen; `turned` is how far seats were turned."""

    match: AnyMatch
    seat: Seat
    seen: Sequence[Any] = ()
    turned: int = 0

    @property
    def view(self) -> Any:
        """What the seat sees."""
        return KINDS.of(self.match.rules).engine.view(self.match, self.seat)


def rules_of(asked: Asked) -> GameRules:
    """Return the rulebook of a question with its house rules, or raise BadInput."""
    return with_house(edition(asked.rules).rulebook, asked.house)


def tile_position(asked: Placed[Any], rules: Rulebook) -> Position:
    """Return the position of a question about tiles, or raise BadInput."""
    if asked.rack is UNSET and asked.game is not UNSET:
        return position_of(followed_tiles(asked, rules).view)
    if asked.rack is UNSET:
        raise BadInput('there is no rack: name its tiles in "rack", or send the game so far in "game"')
    table = () if asked.table is UNSET else asked.table
    return read_position(read_rows(table), read_faces(asked.rack), rules, opened=asked.opened)


def followed_tiles(asked: Placed[Any], rules: Rulebook) -> Followed:
    """Return the match of a question about tiles, from the game so far or else from its position, or raise BadInput."""
    if asked.game is not UNSET:
        try:
            return _replayed(asked, asked.game, rules)
        except HiddenTimeOut:
            if asked.rack is UNSET:
                raise
    position = tile_position(asked, rules)
    rest = tiles_elsewhere(position)
    own = 0 if asked.seat is UNSET else asked.seat
    counts = (len(position.rack), min(rules.deal.rack, len(rest))) if asked.counts is UNSET else asked.counts
    _refuse_counts(counts, own, len(position.rack), len(rest), rules)
    racks, start = [], 0
    # The player sits at seat 0 of a match that begins from a position.
    for count in (*counts[own + 1 :], *counts[:own]):
        racks.append(tuple(sorted(rest[start : start + count])))
        start += count
    pool = rest[start:]
    if isinstance(asked, ChancesAsked | TurnAsked):
        pool = _pool(asked, pool)
    match = match_from(position, Others(racks=tuple(racks), opened=True, pool=pool))
    if isinstance(asked, ChancesAsked | TurnAsked) and not isinstance(asked.all_opened, UnsetType):
        if len(asked.all_opened) != len(counts):
            raise BadInput(f"all_opened: there are {len(asked.all_opened)}, and the game has {len(counts)} seats")
        turned = (*asked.all_opened[own:], *asked.all_opened[:own])
        match = replace(match, game=replace(match.game, opened=(position.opened, *turned[1:])))
    return Followed(match, Seat(0), (), own)


def _refuse_counts(counts: Sequence[int], own: int, held: int, rest: int, rules: Rulebook) -> None:
    """Raise BadInput if the asking seat does not have `held` pieces, or all others together more than `rest`."""
    if own >= len(counts):
        raise BadInput(f"seat {own} is not one of the {len(counts)} seats in counts")
    if counts[own] != held:
        raise BadInput(f"counts: seat {own} holds {counts[own]} pieces, and the rack has {held}")
    others = sum(counts) - held
    if others > rest:
        raise BadInput(f"counts: the other seats hold {others} pieces, and {rest} are left")
    refuse_seats(rules, len(counts))


def _pool(asked: ChancesAsked[Any] | TurnAsked[Any], left: TileRow) -> TileRow:
    """Return what can be drawn of the tiles that no seat holds, or raise BadInput."""
    if isinstance(asked, TurnAsked) and not asked.may_draw:
        return ()
    if asked.pool is UNSET:
        return left
    if asked.pool > len(left):
        raise BadInput(f"pool: {asked.pool} pieces cannot be left to draw, only {len(left)} are not seen")
    return left[: asked.pool]


def followed_dice(asked: Placed[Any], rules: TurboRules) -> Followed:
    """Return the match of a question about dice, from the round so far or else from its position, or raise BadInput."""
    if asked.game is not UNSET:
        return _replayed(asked, asked.game, rules)
    if asked.rack is UNSET:
        raise BadInput('there is no rack: name what your dice show in "rack", or send the game so far in "game"')
    table = () if asked.table is UNSET else asked.table
    rolled = asked.rolled if isinstance(asked, TurnAsked) else True
    if isinstance(asked, TurnAsked) and rolled and asked.dice is not UNSET and len(asked.dice) != len(asked.rack):
        raise BadInput(f"dice: there are {len(asked.dice)}, and the rack has {len(asked.rack)}")
    match = dice_match(grid_of_list(table), read_faces(asked.rack), rules, rolled=rolled)
    return Followed(match, Seat(0))


def _replayed(asked: Placed[Any], lines: Sequence[dict[str, Any]], rules: GameRules) -> Followed:
    """Return the match after the lines of a game, or raise BadInput that names the line."""
    kind, engine, head = RECORDS.of(rules), KINDS.of(rules).engine, _head(lines, rules)
    judge = GameJudge(kind.judging, MatchSoFar(head=head, rules=rules))
    # Everything before the last deal of tiles was shuffled in again.
    turns = [line for line in lines if line.get("event") != "game"]
    events: list[AnyEvent] = []
    for number, one in enumerate(completed(lines, rules) if isinstance(rules, Rulebook) else turns, start=1):
        line = read_line(msgspec.json.encode(one), number, kind.lines)
        try:
            judge.judge(line)
        except IllegalLine as wrong:
            raise BadInput(f"game: line {number} after the game line: {wrong.reason}") from None
        if not judge.events:
            raise BadInput("game: only turns follow the last deal")
        events += judge.events
    if judge.state is None:
        raise BadInput("game: there is no deal")
    if judge.is_decided:
        raise BadInput("game: it is over, and nobody is in turn")
    most = max(kind.judging.most_games(rules, len(head.seats)), head.game)
    match = kind.match(judge.state, head.game, (), shuffles(most, len(head.seats)))
    seat = _seat(asked, engine.to_move(match)[0], len(KINDS.of(rules).racks(match)))
    return Followed(match, seat, SeenSoFar(events, engine.seen, seat))


def _head(lines: Sequence[dict[str, Any]], rules: GameRules) -> GameLine:
    """Return the first line of a game, or one for a game that lacks it."""
    if lines and lines[0].get("event") == "game":
        try:
            return msgspec.convert(lines[0], GameLine)
        except msgspec.ValidationError as wrong:
            raise BadInput(f"game: line 1: {wrong}") from None
    seats = len(lines[0].get("racks") or ()) if lines else 0
    return GameLine(format=1, rules=rules.id, house={}, seats=("",) * seats, game=1, match="")


def _seat(asked: Placed[Any], turn: Seat, seats: int) -> Seat:
    if asked.seat is UNSET:
        return turn
    if not asked.seat < seats:
        raise BadInput(f"seat {asked.seat} is not one of the {seats} seats of the game")
    return Seat(asked.seat)
