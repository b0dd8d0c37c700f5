"""What special jokers can do at one number, choice by choice: sets under way go on, new ones begin.

`special_search.py` asks for every draft of a number, then shares the numbers left over out to the counted runs.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from tilewright.solver.classic.lanes import covers, excess, lane, packed, total
from tilewright.solver.classic.question import NUMBERS
from tilewright.solver.special.moves import (
    CLASSIC,
    MARKED,
    NATURAL,
    NEW,
    TURN,
    TURNED,
    TWIN,
    WIDE,
    Fill,
    Lead,
    Sides,
    fills,
    leads,
    turning,
    wide,
)
from tilewright.solver.special.plan import Action, Mode
from tilewright.solver.special.question import ONE_CHANGE, ONE_DOUBLE, ONE_JOKER, ONE_MIRROR, Task, wild_count

LAST = NUMBERS - 1


class Mirrored(Struct, frozen=True):
    """A place of a mirrored run was filled."""

    sides: Sides
    fill: Fill


class GoneOn(Struct, frozen=True):
    """A run that changed color before goes on with a piece in a color."""

    before: int
    color: int
    piece: int


class Led(Struct, frozen=True):
    """A run begins with jokers and a number."""

    color: int
    lead: Lead


class Stepped(Struct, frozen=True):
    """A run of a color and length takes a double or a color change; `ends` if it ends with that."""

    piece: int
    color: int
    long: int
    ends: bool


Pick = Mirrored | GoneOn | Led | Stepped


class Step(Struct, frozen=True, gc=False):
    """What the path does at one number: the action, the special choices, then numbers and jokers in counted runs."""

    action: Action
    picks: tuple[Pick, ...]
    runs: int
    jokers: int
    extra: int


class Node(Struct, gc=False):
    """A state after `number` numbers, and how it was reached; `left` are the jokers not yet used, `debt` those owed."""

    value: int
    need: int
    n1: int
    n3: int
    flying: tuple[int, ...]
    mirrors: tuple[Sides, ...]
    left: int
    debt: int
    borne: int
    points: int
    has_run: bool
    number: int
    parent: int
    step: Step | None
    beaten: bool = False


class Draft(Struct, frozen=True):
    """A number half laid: numbered pieces not yet placed, jokers left, runs not yet served, and what is made so far."""

    runs: int
    left: int
    n1: int
    n2: int
    n3: int
    twos: int = 0
    threes: int = 0
    flying: tuple[int, ...] = ()
    mirrors: tuple[Sides, ...] = ()
    picks: tuple[Pick, ...] = ()
    points: int = 0
    ran: bool = False


class Drafts:
    """The choices of one question."""

    def __init__(self, task: Task, mode: Mode) -> None:
        self.task, self.rules = task, task.rules
        self.exact, self.runs = mode.exact, mode.runs

    def of(self, node: Node, action: Action) -> Iterator[Draft]:
        """Yield every choice of what the special jokers do at the number."""
        landed = [code for code in node.flying if code & WIDE]
        twos, threes = [0] * 4, [0] * 4
        for code in landed:
            (threes if code & 4 else twos)[code & 3] += 1
        draft = Draft(
            action.runs,
            node.left - action.wild,
            node.n1,
            node.need - node.n1,
            node.n3,
            packed(twos),
            packed(threes),
            tuple(code for code in node.flying if code & MARKED),
        )
        number = node.number
        # Runs that need a piece get a number or a joker, and either may only become fewer.
        if total(excess(node.need, draft.runs)) > wild_count(draft.left):
            return
        for mirrored in self.mirrors(draft, node.mirrors, number, action):
            for begun in self.new_mirrors(mirrored, 0, number, action):
                if not self.runs:
                    if not begun.runs:
                        yield begun
                    continue
                turned = [code & 3 for code in node.flying if code & TURNED]
                for gone_on in self.going_on(begun, turned, number, action):
                    for led in self.leading(gone_on, 0, number):
                        yield from self.stepping(led, 0, number, action)

    def mirrors(self, draft: Draft, under_way: tuple[Sides, ...], number: int, action: Action) -> Iterator[Draft]:
        """Yield the draft with each mirrored run under way gone on."""
        if not under_way:
            yield draft
            return
        for fill in fills(under_way[0], number == LAST, self.exact, self.rules):
            if grown := self.filled(draft, under_way[0], fill, number, action):
                yield from self.mirrors(grown, under_way[1:], number, action)

    def new_mirrors(self, draft: Draft, first: int, number: int, action: Action) -> Iterator[Draft]:
        """Yield the draft with mirrored runs begun, in the order of the ways to begin one."""
        yield draft
        if draft.left < ONE_MIRROR:
            return
        begun = replace(draft, left=draft.left - ONE_MIRROR)
        ways = fills(NEW, number == LAST, self.exact, self.rules)
        for place in range(first, len(ways)):
            if grown := self.filled(begun, NEW, ways[place], number, action):
                yield from self.new_mirrors(grown, place, number, action)

    def filled(self, draft: Draft, sides: Sides, fill: Fill, number: int, action: Action) -> Draft | None:
        """Return the draft with a place of a mirrored run filled, or None if pieces lack."""
        naturals, classic, doubles, changes = fill.takes
        if not covers(draft.left, fill.wild):
            return None
        if naturals and lane(draft.runs, fill.color) < naturals:
            return None
        # Free jokers: where a piece is left over that could lie in the joker's place, it does.
        if classic and not self.exact and fill.color < 4 and lane(action.spare, fill.color):
            return None
        return replace(
            draft,
            runs=draft.runs - (naturals << 4 * fill.color if naturals else 0),
            left=draft.left - fill.wild,
            mirrors=draft.mirrors if fill.then is None else tuple(sorted((*draft.mirrors, fill.then))),
            picks=(*draft.picks, Mirrored(sides, fill)),
            points=draft.points + (number + 1) * (naturals + classic + 2 * doubles + changes) + doubles,
        )

    def going_on(self, draft: Draft, turned: list[int], number: int, action: Action) -> Iterator[Draft]:
        """Yield the draft with each run that changed color gone on in another."""
        if not turned:
            yield draft
            return
        before = turned[0]
        for color in range(4):
            if color == before:
                continue
            one = 1 << 4 * color
            for piece in (NATURAL, CLASSIC, TWIN):
                picks = (*draft.picks, GoneOn(before, color, piece))
                grown = replace(draft, ran=True, picks=picks, flying=self.marked(draft.flying, color))
                if piece == NATURAL and lane(draft.runs, color):
                    points = draft.points + number + 1
                    grown = replace(grown, runs=draft.runs - one, threes=draft.threes + one, points=points)
                elif piece == CLASSIC and draft.left & 0xF and (self.exact or not lane(action.spare, color)):
                    left, points = draft.left - ONE_JOKER, draft.points + number + 1
                    grown = replace(grown, left=left, threes=draft.threes + one, points=points)
                elif piece == TWIN and draft.left & 0xF0 and number < LAST:
                    flying = tuple(sorted((*grown.flying, wide(color, True))))
                    left, points = draft.left - ONE_DOUBLE, draft.points + 2 * number + 3
                    grown = replace(grown, left=left, flying=flying, points=points)
                else:
                    continue
                yield from self.going_on(grown, turned[1:], number, action)

    def marked(self, flying: tuple[int, ...], color: int) -> tuple[int, ...]:
        """Return what is under way, the color marked as one in which a run has gone on behind a color change."""
        if not self.rules.strict or MARKED | color in flying:
            return flying
        return tuple(sorted((*flying, MARKED | color)))

    def leading(self, draft: Draft, first: int, number: int) -> Iterator[Draft]:
        """Yield the draft with runs begun by jokers before a number."""
        yield draft
        ways = leads(number, self.task.wild, self.exact, self.rules)
        for place in range(first, 4 * len(ways)):
            color, lead = place // len(ways), ways[place % len(ways)]
            if not lane(draft.runs, color) or not covers(draft.left, lead.wild):
                continue
            one = 1 << 4 * color
            grown = replace(
                draft,
                runs=draft.runs - one,
                left=draft.left - lead.wild,
                twos=draft.twos + one * (lead.long == 2),
                threes=draft.threes + one * (lead.long == 3),
                points=draft.points + number + 1 + lead.points,
                flying=self.marked(draft.flying, color) if lead.changes else draft.flying,
                picks=(*draft.picks, Led(color, lead)),
                ran=True,
            )
            yield from self.leading(grown, place, number)

    def stepping(self, draft: Draft, first: int, number: int, action: Action) -> Iterator[Draft]:
        """Yield the draft with counted runs that take a double or a color change."""
        yield draft
        for place in range(first, 48):
            piece, color, long, ends = TWIN + place // 24, place // 6 % 4, place // 2 % 3 + 1, place % 2 == 1
            if not draft.left & (0xF0 if piece == TWIN else 0xF00):
                continue
            one = 1 << 4 * color
            source = (draft.n1, draft.n2, draft.n3)[long - 1]
            if not source & 15 * one or not self.may_step(piece, long, ends, number):
                continue
            if piece == TURN and MARKED | color in draft.flying:
                continue
            # Free jokers: where a piece is left over that could end the run, the color change need not.
            if ends and not self.exact and action.spare & 15 * one:
                continue
            flying = draft.flying
            if piece == TWIN:
                flying = tuple(sorted((*flying, wide(color, long == 2 or (long == 3 and self.exact)))))
            elif not ends:
                flying = tuple(sorted((*flying, turning(color))))
            grown = replace(
                draft,
                n1=draft.n1 - one * (long == 1),
                n2=draft.n2 - one * (long == 2),
                n3=draft.n3 - one * (long == 3),
                left=draft.left - (ONE_DOUBLE if piece == TWIN else ONE_CHANGE),
                points=draft.points + (2 * number + 3 if piece == TWIN else number + 1),
                flying=flying,
                picks=(*draft.picks, Stepped(piece, color, long, ends)),
                ran=True,
            )
            yield from self.stepping(grown, place, number, action)

    def may_step(self, piece: int, long: int, ends: bool, number: int) -> bool:
        """Whether a run of that length may take the joker. Free jokers only end a run to make it three long."""
        if not ends:
            return number < LAST
        return piece == TURN and (long == 2 or (long == 3 and self.exact))
