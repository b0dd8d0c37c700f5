"""A turn of the dice game: its faults, or the events of a legal one; the duty to lay a set that the dice show."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations, islice, product
from typing import assert_never

from tilewright.dice.commands import Fault, FaultKind, Pass, PlaceDice, RollDice
from tilewright.dice.events import DicePlaced, DiceRolled, Passed, RoundEvent, TimedOut, TurnEnd
from tilewright.dice.grid import Faces, GridFault, GridFaultKind, grid_faults, lines
from tilewright.dice.grid_jokers import freed_joker_faults
from tilewright.dice.placed import (
    REACH,
    DieId,
    DieIds,
    Grid,
    Placed,
    clear_row,
    dice_on,
    faces_on,
    faces_shown,
    thrown,
    tidy,
)
from tilewright.dice.round import Round, has_faces
from tilewright.engine import IllegalTurn, Seat
from tilewright.sets.catalogue import catalogue
from tilewright.sets.cover import covers
from tilewright.sets.faults import set_fault
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles import CODES, Face, Row

_SETS = SetRules()
_MOST_WAYS = 1_000


def shows_set(faces: Iterable[Face]) -> bool:
    """Return whether some of the faces make a set (A-T4)."""
    return _covers(_in_order(faces))


def set_among(faces: Iterable[Face]) -> Row:
    """Return the set with the most points that the faces make, in its order, or an empty row."""
    return _best(_in_order(faces))


def _in_order(faces: Iterable[Face]) -> Row:
    return tuple(sorted(faces, key=CODES.__getitem__))


# Cached: one turn tries many grids with the same hand.
@lru_cache(maxsize=1 << 8)
def _covers(faces: Row) -> bool:
    # Any set contains one of three dice: a number once, and up to two jokers. A hand may show a face nine times.
    few = [face for face, count in Counter(faces).items() for _ in range(min(count, SHORTEST - 1))]
    return covers(few, _SETS, 1)


@lru_cache(maxsize=1 << 8)
def _best(faces: Row) -> Row:
    best = max(catalogue(faces, _SETS), key=lambda entry: entry.points, default=None)
    return () if best is None else best.row


def sets_laid(before: Faces, after: Faces) -> int:
    """Return how many lines of the new grid have only new dice.

    Equal faces are interchangeable: the assignment with the fewest such lines counts.
    """
    old_ways = (
        combinations([cell for cell, face in after.items() if face == old], count)
        for old, count in Counter(before.values()).items()
    )
    found = lines(after)
    # A physical set may show one face many times; then not every assignment is tried.
    ways = islice(product(*old_ways), _MOST_WAYS)
    return min(sum(set(chain(*old)).isdisjoint(line) for line in found) for old in ways)


TurnCommand = RollDice | PlaceDice | Pass


def turn_faults(now: Round, seat: Seat, command: TurnCommand) -> tuple[Fault, ...]:
    """Return everything wrong with a command of the seat in turn."""
    match command:
        case RollDice(dice):
            return _roll_faults(now, seat, dice)
        case PlaceDice(grid):
            return _place_faults(now, seat, grid) if now.rolled else (Fault(kind=FaultKind.NOT_ROLLED),)
        case Pass():
            return _pass_faults(now, seat) if now.rolled else (Fault(kind=FaultKind.NOT_ROLLED),)
        case _:
            assert_never(command)


def turn_taken(now: Round, seat: Seat, command: TurnCommand) -> RoundEvent:
    """Return the event of a command of the seat in turn, or raise IllegalTurn."""
    if faults := turn_faults(now, seat, command):
        raise IllegalTurn(faults)
    match command:
        case RollDice(dice):
            return roll(now, seat, dice)
        case PlaceDice(grid):
            return _placed(now, seat, grid)
        case Pass():
            return Passed(seat)
        case _:
            assert_never(command)


def timed_out(now: Round, draft: Grid) -> TurnEnd:
    """Return how a turn ends when time is up: with the draft if it is legal, else without a die."""
    if now.rolled and not _place_faults(now, now.seat, draft):
        return _placed(now, now.seat, draft)
    return TimedOut(now.seat)


def roll(now: Round, seat: Seat, dice: DieIds) -> DiceRolled:
    """Return the roll of a seat's dice by the round's chance."""
    faces, chance = thrown(dice, now.chance)
    return DiceRolled(seat=seat, dice=dice, faces=faces, chance=chance)


def going_on(now: Round) -> TurnCommand:
    """Return a legal command for the seat in turn: roll all, pass, or lay the set that must be laid."""
    hand = now.hands[now.seat]
    if not now.rolled:
        return RollDice(hand)
    if not _pass_faults(now, now.seat):
        return Pass()
    return PlaceDice((*now.grid, *_island(now, hand)))


def _island(now: Round, hand: DieIds) -> Grid:
    """Return the grid with a set of the hand's dice, away from all others."""
    free = list(hand)
    y = clear_row(now.grid)
    island: list[Placed] = []
    for x, face in enumerate(set_among(faces_shown(now.showing, hand))):
        die = next(die for die in free if now.showing[die - 1] == face)
        free.remove(die)
        island.append(Placed(x, y, die))
    return tuple(island)


def _placed(now: Round, seat: Seat, grid: Grid) -> DicePlaced:
    return DicePlaced(seat=seat, played=_played(now, grid), grid=tidy(grid))


def _played(now: Round, grid: Grid) -> DieIds:
    return tuple(sorted(dice_on(grid) - dice_on(now.grid)))


def _roll_faults(now: Round, seat: Seat, dice: DieIds) -> tuple[Fault, ...]:
    # TB-06: one roll a turn.
    if now.rolled:
        return (Fault(kind=FaultKind.ALREADY_ROLLED),)
    hand = now.hands[seat]
    if foreign := set(dice) - set(hand):
        return (Fault(kind=FaultKind.NOT_IN_HAND, found=len(foreign)),)
    if twice := _twice(dice):
        return twice
    if not has_faces(now, seat) and len(dice) < len(hand):
        return (Fault(kind=FaultKind.MUST_ROLL_ALL, found=len(dice), needed=len(hand)),)
    needed = now.rules.dice.min_reroll
    return (Fault(kind=FaultKind.TOO_FEW_ROLLED, found=len(dice), needed=needed),) if len(dice) < needed else ()


def _pass_faults(now: Round, seat: Seat) -> tuple[Fault, ...]:
    return _duty_faults(now, seat, ())


def _place_faults(now: Round, seat: Seat, grid: Grid) -> tuple[Fault, ...]:
    if wrong := (*_die_faults(now, seat, grid), *_cell_faults(grid)):
        return wrong
    before, after = faces_on(now.grid, now.showing), faces_on(grid, now.showing)
    played = _played(now, grid)
    not_sets = [_named(fault, after) for fault in grid_faults(after, now.rules.grid)]
    return (
        *([] if played else [Fault(kind=FaultKind.NOTHING_PLAYED)]),
        *not_sets,
        *(_duty_faults(now, seat, played) if played else ()),
        # If some line is not a set, the meanings of jokers and the sets laid are unknown.
        *([] if not_sets else _set_faults(now, before, after)),
    )


def _duty_faults(now: Round, seat: Seat, played: DieIds) -> tuple[Fault, ...]:
    """TB-07, A-T4: if the player's dice show a set, the dice played must contain one."""
    if not now.rules.dice.must_lay or shows_set(faces_shown(now.showing, played)):
        return ()
    due = set_among(faces_shown(now.showing, now.hands[seat]))
    return (Fault(kind=FaultKind.MUST_LAY, faces=due),) if due else ()


def _set_faults(now: Round, before: Faces, after: Faces) -> tuple[Fault, ...]:
    most = now.rules.dice.max_sets
    laid = 0 if most is None else sets_laid(before, after)
    return (
        *([Fault(kind=FaultKind.TOO_MANY_SETS, found=laid, needed=most)] if most is not None and laid > most else []),
        *(_named(fault, after) for fault in freed_joker_faults(before, after, now.rules.grid)),
    )


def _die_faults(now: Round, seat: Seat, grid: Grid) -> tuple[Fault, ...]:
    """Return what is wrong with the choice of dice, before their places are judged."""
    lying, here = dice_on(now.grid), dice_on(grid)
    foreign, missing = here - lying - set(now.hands[seat]), sorted(lying - here)
    return (
        # A die that does not exist or belongs to the other player has no face to name.
        *([Fault(kind=FaultKind.NO_SUCH_DIE, found=len(foreign))] if foreign else []),
        *_twice([placed.die for placed in grid]),
        # A-T14: dice on the grid stay there.
        *([Fault(kind=FaultKind.DIE_MISSING, faces=faces_shown(now.showing, missing))] if missing else []),
    )


def _cell_faults(grid: Grid) -> tuple[Fault, ...]:
    counts = Counter(placed.cell for placed in grid)
    taken = sorted(cell for cell, count in counts.items() if count > 1)
    far = sorted(cell for cell in counts if max(abs(cell.x), abs(cell.y)) > REACH)
    return (
        *([Fault(kind=FaultKind.CELL_TAKEN, cells=tuple(taken))] if taken else []),
        *([Fault(kind=FaultKind.TOO_FAR_OUT, cells=tuple(far), needed=REACH)] if far else []),
    )


def _twice(dice: Iterable[DieId]) -> tuple[Fault, ...]:
    twice = sum(count > 1 for count in Counter(dice).values())
    return (Fault(kind=FaultKind.DIE_TWICE, found=twice),) if twice else ()


def _named(fault: GridFault, faces: Faces) -> Fault:
    """Return a fault of the grid with its faces, and why a line is not a set in any order."""
    row = tuple(faces[cell] for cell in fault.cells)
    why = set_fault(row, SetRules()) if fault.kind is GridFaultKind.LINE_NO_SET else None
    return Fault(kind=FaultKind(fault.kind.value), cells=fault.cells, faces=row, why=why)
