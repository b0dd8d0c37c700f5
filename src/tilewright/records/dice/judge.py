"""Judging rounds of the dice game: cells get dice again, and the game's own functions judge."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec.structs import replace

from tilewright.chance import Chance
from tilewright.dice.commands import Fault, FaultKind, Pass, PlaceDice, RollDice
from tilewright.dice.events import Dealt, DicePlaced, DiceRolled, Event, Passed, RoundDealt, RoundEvent, TimedOut
from tilewright.dice.grid import Cell
from tilewright.dice.match import Match, games_in
from tilewright.dice.placed import (
    BAG,
    DieId,
    DieIds,
    Grid,
    Placed,
    dice_on,
    face_shown,
    faces_shown,
    sides,
    thrown,
    tidy,
)
from tilewright.dice.round import Round, after, dealt, end_reason, has_faces
from tilewright.dice.scoring import Result, dice_value, is_decided, round_winners, scores, standing
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.dice.turn import turn_faults
from tilewright.engine import Seat, Shuffles, Step
from tilewright.records import lines as record
from tilewright.records.judge import Ending, Judging, MatchSoFar, in_play
from tilewright.records.lines import DiceDealLine, DiceTurnLine, IllegalLine, Line, RollLine
from tilewright.tiles import Face, read_face, read_faces, write_face, write_row

# A record shows what was rolled, and the referee needs no chance.
_NO_CHANCE = Chance(b"")


def judged_deal(rules: TurboRules, number: int, line: record.DiceDealLine) -> Step[Round, Event]:
    """Return the event of a deal and the round it begins, or raise IllegalLine."""
    if not 0 <= line.starter < SEATS:
        raise IllegalLine(f"there is no seat {line.starter}")
    if len(line.racks) != SEATS or any(len(rack) != rules.dice.hand for rack in line.racks):
        raise IllegalLine(f"each of {SEATS} seats gets {rules.dice.hand} dice")
    _refuse_twice([die for rack in line.racks for die in rack])
    for die in (die for rack in line.racks for die in rack if die not in BAG):
        raise IllegalLine(f"there is no die {die}: they run from {BAG[0]} to {BAG[-1]}")
    if line.pool:
        raise IllegalLine(f"the pool of the dice game is 0, not {line.pool}")
    hands = tuple(tuple(sorted(map(DieId, rack))) for rack in line.racks)
    deal = Dealt(starter=Seat(line.starter), hands=hands, chance=_NO_CHANCE)
    return Step((RoundDealt(number, deal),), dealt(rules, number, deal))


def judged_roll(now: Round, line: record.RollLine) -> Step[Round, Event]:
    """Return the roll that begins a turn and the round after it, or raise IllegalLine."""
    _refuse_others(now, line.seat)
    dice = _own(now, now.seat, line.dice)
    _refuse(turn_faults(now, now.seat, RollDice(dice)))
    return _rolled(now, now.seat, dice, line)


def judged_last_roll(now: Round, line: record.RollLine) -> Step[Round, Event]:
    """Return the roll for the count by a seat that has not rolled, and the finished round after it (A-T2)."""
    if line.seat not in range(SEATS):
        raise IllegalLine(f"there is no seat {line.seat}")
    seat = Seat(line.seat)
    if has_faces(now, seat):
        raise IllegalLine(f"the game is over, and the dice of seat {seat} were rolled already")
    dice = _own(now, seat, line.dice)
    if sorted(dice) != sorted(now.hands[seat]):
        raise IllegalLine(f"all {len(now.hands[seat])} dice of seat {seat} are rolled for the count, not {len(dice)}")
    return _rolled(now, seat, dice, line)


def judged_turn(now: Round, line: record.DiceTurnLine) -> Step[Round, Event]:
    """Return the recorded end of a turn and the round after it, or raise IllegalLine."""
    _refuse_others(now, line.seat)
    match line:
        case record.DicePlayLine():
            return _played(now, line)
        case record.PassLine():
            _refuse(turn_faults(now, now.seat, Pass()))
            return _step(now, Passed(now.seat))
        case record.DiceTimeOutLine():
            return _timed_out(now, line)
        case _:
            assert_never(line)


def _step(now: Round, event: RoundEvent) -> Step[Round, Event]:
    return Step((event,), after(now, event))


def _played(now: Round, line: record.DicePlayLine) -> Step[Round, Event]:
    if not now.rolled:
        _refuse([Fault(kind=FaultKind.NOT_ROLLED)])
    dice = _own(now, now.seat, line.dice)
    if (written := read_faces(line.played)) != (shown := faces_shown(now.showing, dice)):
        raise IllegalLine(f"the dice played show {write_row(shown)}, not {write_row(written)}")
    grid = _with_dice(line.table, now, dice)
    for die in set(dice) - dice_on(grid):
        raise IllegalLine(f"die {die} is played, but its {write_face(face_shown(now.showing, die))} is not on the grid")
    _refuse(turn_faults(now, now.seat, PlaceDice(grid)))
    return _step(now, DicePlaced(seat=now.seat, played=tuple(sorted(dice)), grid=tidy(grid)))


def _timed_out(now: Round, line: record.DiceTimeOutLine) -> Step[Round, Event]:
    """Return the end of a lost turn and the round after it: the grid stays as it was, and nothing is drawn."""
    faces = [write_face(face_shown(now.showing, placed.die)) for placed in now.grid]
    before = [(placed.x, placed.y, face) for placed, face in zip(now.grid, faces, strict=True)]
    written = [(x, y, write_face(read_face(word))) for x, y, word in line.table]
    if sorted(written) != sorted(before):
        raise IllegalLine("the grid stays as it was when time runs out")
    if line.returned or line.to_pool or line.pieces:
        raise IllegalLine("nothing is returned or drawn in the dice game when time runs out")
    return _step(now, TimedOut(now.seat))


def _rolled(now: Round, seat: Seat, dice: DieIds, line: record.RollLine) -> Step[Round, Event]:
    faces = read_faces(line.faces)
    if len(faces) != len(dice):
        raise IllegalLine(f"{len(dice)} dice show {len(faces)} faces")
    for die, face in zip(dice, faces, strict=True):
        if face not in sides(die):
            raise IllegalLine(f"die {die} has no {write_face(face)}: it has {write_row(sides(die))}")
    _, chance = thrown(dice, now.chance)
    return _step(now, DiceRolled(seat=seat, dice=dice, faces=faces, chance=chance))


def _with_dice(table: Sequence[record.Placed], now: Round, played: DieIds) -> Grid:
    """Return the table with dice: an unchanged cell keeps its die, the others get a die left that shows the face."""
    before = {placed.cell: placed.die for placed in now.grid}
    cells = [(Cell(x, y), read_face(word)) for x, y, word in table]
    same = {cell: before[cell] for cell, face in cells if cell in before and _shows(now, before[cell], face)}
    spare = [die for die in (*before.values(), *played) if die not in same.values()]
    grid: list[Placed] = []
    for cell, face in cells:
        # A cell named twice keeps its die once, so the game refuses the grid.
        die = same.pop(cell, None) or next((die for die in spare if _shows(now, die, face)), None)
        if die is None:
            raise IllegalLine(f"{write_face(face)} is neither on the grid nor among the dice played")
        spare = [other for other in spare if other != die]
        grid.append(Placed(cell.x, cell.y, die))
    return tuple(grid)


def _shows(now: Round, die: DieId, face: Face) -> bool:
    return face_shown(now.showing, die) == face


def _own(now: Round, seat: Seat, dice: Sequence[int]) -> DieIds:
    """Return the ids as dice of the seat, or raise IllegalLine naming one that is not."""
    _refuse_twice(dice)
    for die in dice:
        if die not in now.hands[seat]:
            raise IllegalLine(f"seat {seat} has no die {die} left")
    return tuple(map(DieId, dice))


def _refuse_twice(dice: Sequence[int]) -> None:
    for die in dice:
        if dice.count(die) > 1:
            raise IllegalLine(f"die {die} is named twice")


def _refuse_others(now: Round, seat: int) -> None:
    if seat != now.seat:
        raise IllegalLine(f"seat {now.seat} is in turn, not seat {seat}")


def _refuse(faults: Iterable[Fault]) -> None:
    for fault in faults:
        where = "".join(f" {cell.x},{cell.y}" for cell in fault.cells)
        raise IllegalLine(fault.kind.value.replace("-", " ") + (where and f" at{where}"), why=fault)


def _after(match: MatchSoFar[TurboRules, Result], state: Round | None, line: Line) -> Step[Round, Event]:
    if isinstance(line, DiceDealLine):
        return _dealt(match, state, line)
    over = None if state is None else end_reason(state)
    if state is not None and over is not None and isinstance(line, RollLine):
        return judged_last_roll(state, line)
    now = in_play(state, over)
    if isinstance(line, RollLine):
        return judged_roll(now, line)
    # A round is read with the decoder of its own kind.
    assert isinstance(line, DiceTurnLine)
    return judged_turn(now, line)


def _dealt(match: MatchSoFar[TurboRules, Result], state: Round | None, line: DiceDealLine) -> Step[Round, Event]:
    if state is not None:
        raise IllegalLine("the dice are dealt already")
    deal, before = judged_deal(match.rules, match.number, line), match.starter
    # A-T3: chance names the first starter, then the players take turns.
    if before is not None and deal.state.starter == before:
        raise IllegalLine(f"seat {(before + 1) % SEATS} starts, not seat {before}")
    return deal


def _ending(state: Round) -> Ending[Result]:
    for seat in map(Seat, range(SEATS)):
        if not has_faces(state, seat):
            raise IllegalLine(f"seat {seat} has not rolled: its dice are rolled once for the count")
    reason = end_reason(state)
    assert reason is not None
    racks = [faces_shown(state.showing, hand) for hand in state.hands]
    left = tuple(dice_value(rack, state.rules.jokers.penalty) for rack in racks)
    result = Result(reason, round_winners(left, tuple(map(len, racks))), left)
    return Ending(result, scores(result), racks)


def match_of(state: Round, number: int, results: tuple[Result, ...], shuffles: Shuffles) -> Match:
    """Return the match in which a judged round is the one with this number."""
    return Match(shuffles=shuffles, round=replace(state, number=number), results=results)


JUDGING: Judging[TurboRules, Round, Result] = Judging(
    after=_after,
    end_reason=end_reason,
    ending=_ending,
    starter=lambda state: state.starter,
    most_games=games_in,
    is_decided=lambda results, rules, _seats: is_decided(results, rules),
    standing=lambda results, _rules, _seats: standing(results),
)
