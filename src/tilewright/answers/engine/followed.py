"""The state of a question: a position, or the game so far as a seat has followed it, replayed by the referee."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tilewright.answers.engine.hidden import HiddenTimeOut, completed
from tilewright.answers.engine.questions import Asked, ChancesAsked, Placed, TurnAsked
from tilewright.dice import events as dice_events
from tilewright.dice import view as dice_view
from tilewright.dice.dice import BAG
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.notation import grid_of_list
from tilewright.dice.round import Round
from tilewright.dice.scoring import rounds_in
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat
from tilewright.game.events import Passed, TilesPlayed
from tilewright.game.game import Game
from tilewright.game.match import Match, games_in, refuse_seats
from tilewright.game.position import Position
from tilewright.game.view import DealSeen, DrawSeen, MatchStartSeen, Seen, TimeOutSeen
from tilewright.games import GameRules, edition
from tilewright.records.dice.judge import JUDGING as DICE_JUDGING
from tilewright.records.judge import GameJudge, Judging, MatchSoFar
from tilewright.records.lines import (
    DICE_LINES,
    TILE_LINES,
    DicePlayLine,
    DiceTimeOutLine,
    DrawLine,
    GameLine,
    IllegalLine,
    Line,
    PassLine,
    PenaltyLine,
    PlayLine,
    RollLine,
    TimeOutLine,
    read_line,
)
from tilewright.records.tiles.judge import JUDGING, TileState
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position
from tilewright.tabletop.positions import Others, dice_match, match_from, shuffles, tiles_elsewhere
from tilewright.tiles.notation import BadInput, read_faces, read_rows
from tilewright.tiles.tile import TileRow


class Followed(Struct, frozen=True):
    """A match in which a seat is asked about, and what that seat has seen; `turned` is how far seats were turned."""

    match: Any
    seat: Seat
    seen: tuple[Any, ...] = ()
    turned: int = 0


def rules_of(asked: Asked) -> GameRules:
    """Return the rulebook of a question with its house rules, or raise BadInput."""
    return with_house(edition(asked.rules).rulebook, asked.house)


def tile_position(asked: Placed[Any], rules: Rulebook) -> Position:
    """Return the position of a question about tiles, or raise BadInput."""
    if asked.rack is UNSET and asked.game is not UNSET:
        found = followed_tiles(asked, rules)
        game: Game = found.match.game
        rack, opened = game.racks[found.seat], game.opened[found.seat]
        return Position(rules=rules, table=game.table, rack=rack, opened=opened)
    if asked.rack is UNSET:
        raise BadInput('there is no rack: name its tiles in "rack", or send the game so far in "game"')
    table = () if asked.table is UNSET else asked.table
    return read_position(read_rows(table), read_faces(asked.rack), rules, opened=asked.opened)


def followed_tiles(asked: Placed[Any], rules: Rulebook) -> Followed:
    """Return the match of a question about tiles, from the game so far or else from its position, or raise BadInput."""
    if asked.game is not UNSET:
        try:
            return _replayed_tiles(asked, asked.game, rules)
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
        return _replayed_dice(asked, asked.game, rules)
    if asked.rack is UNSET:
        raise BadInput('there is no rack: name what your dice show in "rack", or send the game so far in "game"')
    table = () if asked.table is UNSET else asked.table
    rolled = asked.rolled if isinstance(asked, TurnAsked) else True
    if isinstance(asked, TurnAsked) and rolled and asked.dice is not UNSET and len(asked.dice) != len(asked.rack):
        raise BadInput(f"dice: there are {len(asked.dice)}, and the rack has {len(asked.rack)}")
    match = dice_match(grid_of_list(table), read_faces(asked.rack), rules, rolled=rolled)
    return Followed(match, Seat(0))


def _replayed_tiles(asked: Placed[Any], lines: Sequence[dict[str, Any]], rules: Rulebook) -> Followed:
    head = _head(lines, rules)
    # Everything before the last deal was shuffled in again.
    states = _judged(head, completed(lines, rules), rules)
    game = states[-1][1].game
    seat = _seat(asked, game.seat, len(game.racks))
    match = Match(
        host=Seat(0), shuffles=shuffles(max(games_in(rules, len(game.racks)), game.number), len(game.racks)), game=game
    )
    return Followed(match, seat, tuple(_tiles_seen(states, seat, rules)))


def _judged(head: GameLine, fields: Sequence[dict[str, Any]], rules: Any) -> list[tuple[Line, Any]]:
    """Return each line with the state after it, or raise BadInput that names the line."""
    tiles = isinstance(rules, Rulebook)
    decoder = TILE_LINES if tiles else DICE_LINES
    judging: Judging[Any, Any, Any] = JUDGING if tiles else DICE_JUDGING
    judge: GameJudge[Any, Any, Any] = GameJudge(judging, MatchSoFar(head=head, rules=rules))
    states: list[tuple[Line, Any]] = []
    for number, one in enumerate(fields, start=1):
        line = read_line(msgspec.json.encode(one), number, decoder)
        try:
            judge.judge(line)
        except IllegalLine as wrong:
            raise BadInput(f"game: line {number} after the game line: {wrong.reason}") from None
        states.append((line, judge.state))
    if not states:
        raise BadInput("game: there is no deal")
    if judging.end_reason(judge.state) is not None:
        raise BadInput("game: it is over, and nobody is in turn")
    return states


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


def _tiles_seen(states: Sequence[tuple[Line, TileState]], seat: Seat, rules: Rulebook) -> list[Seen]:
    first = states[0][1].game
    deal = DealSeen(
        starter=first.starter,
        draws=(),
        rack=first.racks[seat],
        counts=tuple(map(len, first.racks)),
        pool=len(first.pool),
    )
    seats = len(first.racks)
    seen: list[Seen] = [MatchStartSeen(rules=rules, seats=seats, commitments=(), nonces=(b"",) * seats, deal=deal)]
    for (_, before), (line, state) in pairwise(states):
        seen.append(_tile_seen(line, before.game, state.game, seat))
    return seen


def _tile_seen(line: Line, before: Game, after: Game, own: Seat) -> Seen:
    actor = before.seat
    gained = tuple(sorted(set(after.racks[actor]) - set(before.racks[actor])))
    match line:
        case PlayLine():
            played = tuple(sorted(set(before.racks[actor]) - set(after.racks[actor])))
            return TilesPlayed(seat=actor, played=played, table=after.table)
        case DrawLine() | PenaltyLine():
            penalty = isinstance(line, PenaltyLine)
            return DrawSeen(seat=actor, count=len(gained), tiles=gained if actor == own else (), penalty=penalty)
        case PassLine():
            return Passed(actor)
        case TimeOutLine(returned=returned, pieces=pieces):
            return TimeOutSeen(
                seat=actor,
                table=after.table,
                to_pool=(),
                returned=(),
                returned_count=len(returned),
                drawn=gained if actor == own else (),
                count=len(pieces),
            )
        case _:
            raise BadInput("game: only turns follow the last deal")


def _replayed_dice(asked: Placed[Any], lines: Sequence[dict[str, Any]], rules: TurboRules) -> Followed:
    head = _head(lines, rules)
    states = _judged(head, [line for line in lines if line.get("event") != "game"], rules)
    now: Round = states[-1][1]
    match = DiceMatch(shuffles=shuffles(max(rounds_in(rules), now.number), len(now.hands)), round=now)
    first: Round = states[0][1]
    deal = dice_view.DealSeen(starter=first.starter, hands=first.hands)
    start = dice_view.MatchStartSeen(
        rules=rules, seats=len(first.hands), commitments=(), nonces=(b"",) * len(first.hands), deal=deal
    )
    seen = (start, *(_dice_seen(line, state) for line, state in states[1:]))
    return Followed(match, _seat(asked, now.seat, len(now.hands)), seen)


def _dice_seen(line: Line, after: Round) -> dice_view.Seen:
    match line:
        case RollLine(seat=seat, dice=dice, faces=faces):
            return dice_view.RollSeen(
                seat=Seat(seat), dice=tuple(BAG[die - 1] for die in dice), faces=read_faces(faces)
            )
        case DicePlayLine(seat=seat, dice=dice):
            return dice_events.DicePlaced(seat=Seat(seat), played=tuple(BAG[die - 1] for die in dice), grid=after.grid)
        case PassLine(seat):
            return dice_events.Passed(Seat(seat))
        case DiceTimeOutLine(seat=seat):
            return dice_events.TimedOut(Seat(seat))
        case _:
            raise BadInput("game: only rolls and turns follow the deal")
