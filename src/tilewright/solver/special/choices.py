"""What special jokers do at one number, choice by choice: sets in progress continue, new ones start.

Runs of numbers and classic jokers are only counted (see `classic/search.py`). Sets that a special joker keeps in
progress from one number to the next are stored separately:

- a double over this number and the next: its run takes nothing at the next number and is counted again after it;
- a run that has just changed color: it continues at the next number in another color and is then at least three long;
- a mirrored run (`mirrored_runs.py`).

A set that may end is ended at once, so every set in progress must continue. Where color changes must be in different
runs, a mark keeps the colors in which a run has continued after one. The first two and the marks are small codes.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from tilewright.solver.common.lanes import covers, excess, lane, packed, total
from tilewright.solver.common.question import NUMBERS
from tilewright.solver.special.mirrored_runs import NEW, Fill, MirroredRun, fills
from tilewright.solver.special.question import ONE_CHANGE, ONE_DOUBLE, ONE_JOKER, ONE_MIRROR, Question, run_joker_count
from tilewright.solver.special.stages import Action, Prefix, prefixes

LAST = NUMBERS - 1

BY_NUMBER, BY_JOKER, BY_DOUBLE, BY_CHANGE = range(4)
"""What extends a run: a numbered piece, a classic joker, a double, a color change."""

CHANGED, DOUBLED, MARKED = 0x10, 0x20, 0x40


def changed(color: int) -> int:
    """Return the code of a run that must continue in another color than this."""
    return CHANGED | color


def doubled(color: int, is_long: bool) -> int:
    """Return the code of a run whose double also covers the next number; `is_long` if it may end after that."""
    return DOUBLED | is_long << 2 | color


class FillPlace(Struct, frozen=True):
    """Fill the next place of a mirrored run."""

    run: MirroredRun
    fill: Fill


class Resume(Struct, frozen=True):
    """Continue a run that changed color with a piece in another color."""

    before: int
    color: int
    piece: int


class StartPrefixed(Struct, frozen=True):
    """Start a run with jokers and a number."""

    color: int
    prefix: Prefix


class Extend(Struct, frozen=True):
    """Extend a run of a color and length by a double or a color change; `ends` if the run ends with it."""

    piece: int
    color: int
    length: int
    ends: bool


Choice = FillPlace | Resume | StartPrefixed | Extend


class Step(Struct, frozen=True, gc=False):
    """What a path does at one number: the action, the special choices, then numbers and jokers in counted runs."""

    action: Action
    choices: tuple[Choice, ...]
    runs: int
    jokers: int
    extra: int


class SearchState(Struct, gc=False):
    """A state after `number` numbers, and the step that led to it.

    `left` are the jokers not yet used, `required_left` those of them that must be laid, `load_left` is the load that
    jokers can still carry.
    """

    value: int
    need: int
    n1: int
    n3: int
    pending: tuple[int, ...]
    mirrored: tuple[MirroredRun, ...]
    left: int
    required_left: int
    load_left: int
    points: int
    number: int
    parent: int
    step: Step | None
    dominated: bool = False


class Partial(Struct, frozen=True):
    """A number partly laid: pieces not yet placed, jokers left, runs not yet extended, and the results so far."""

    runs: int
    left: int
    n1: int
    n2: int
    n3: int
    twos: int = 0
    threes: int = 0
    pending: tuple[int, ...] = ()
    mirrored: tuple[MirroredRun, ...] = ()
    choices: tuple[Choice, ...] = ()
    points: int = 0


class Choices:
    """The special choices of one question."""

    def __init__(self, question: Question, exact_jokers: bool) -> None:
        self.question, self.rules = question, question.rules
        self.exact_jokers = exact_jokers

    def of(self, node: SearchState, action: Action) -> Iterator[Partial]:
        """Yield the number partly laid for every choice of what the special jokers do."""
        twos, threes = [0] * 4, [0] * 4
        for code in node.pending:
            if code & DOUBLED:
                (threes if code & 4 else twos)[code & 3] += 1
        partial = Partial(
            action.runs,
            node.left - action.wild,
            node.n1,
            node.need - node.n1,
            node.n3,
            packed(twos),
            packed(threes),
            tuple(code for code in node.pending if code & MARKED),
        )
        number = node.number
        # Short runs get a number or a joker, and from here on both only become fewer.
        if total(excess(node.need, partial.runs)) > run_joker_count(partial.left):
            return
        for continued in self.continue_mirrored(partial, node.mirrored, number, action):
            for started in self.start_mirrored(continued, 0, number, action):
                colors = [code & 3 for code in node.pending if code & CHANGED]
                for resumed in self.resume(started, colors, number, action):
                    for prefixed in self.start_prefixed(resumed, 0, number):
                        yield from self.extend(prefixed, 0, number, action)

    def continue_mirrored(
        self, partial: Partial, runs: tuple[MirroredRun, ...], number: int, action: Action
    ) -> Iterator[Partial]:
        """Yield the number with each mirrored run in progress continued."""
        if not runs:
            yield partial
            return
        for fill in fills(runs[0], number == LAST, self.exact_jokers, self.rules):
            if grown := self.filled(partial, runs[0], fill, number, action):
                yield from self.continue_mirrored(grown, runs[1:], number, action)

    def start_mirrored(self, partial: Partial, first: int, number: int, action: Action) -> Iterator[Partial]:
        """Yield the number with new mirrored runs; the ways to start one are tried in ascending order."""
        yield partial
        if partial.left < ONE_MIRROR:
            return
        started = replace(partial, left=partial.left - ONE_MIRROR)
        ways = fills(NEW, number == LAST, self.exact_jokers, self.rules)
        for place in range(first, len(ways)):
            if grown := self.filled(started, NEW, ways[place], number, action):
                yield from self.start_mirrored(grown, place, number, action)

    def filled(self, partial: Partial, run: MirroredRun, fill: Fill, number: int, action: Action) -> Partial | None:
        """Return the number with a place of a mirrored run filled, or None if pieces are missing."""
        naturals, classic, doubles, changes = fill.takes
        if not covers(partial.left, fill.wild):
            return None
        if naturals and lane(partial.runs, fill.color) < naturals:
            return None
        # Free jokers: a leftover piece that could take the joker's place does so.
        if classic and not self.exact_jokers and fill.color < 4 and lane(action.leftover, fill.color):
            return None
        return replace(
            partial,
            runs=partial.runs - (naturals << 4 * fill.color if naturals else 0),
            left=partial.left - fill.wild,
            mirrored=partial.mirrored if fill.then is None else tuple(sorted((*partial.mirrored, fill.then))),
            choices=(*partial.choices, FillPlace(run, fill)),
            points=partial.points + (number + 1) * (naturals + classic + 2 * doubles + changes) + doubles,
        )

    def resume(self, partial: Partial, colors: list[int], number: int, action: Action) -> Iterator[Partial]:
        """Yield the number with each run that changed color continued in another color."""
        if not colors:
            yield partial
            return
        before, free = colors[0], not self.exact_jokers
        for color in range(4):
            if color == before:
                continue
            one = 1 << 4 * color
            for piece in (BY_NUMBER, BY_JOKER, BY_DOUBLE):
                choices = (*partial.choices, Resume(before, color, piece))
                grown = replace(partial, choices=choices, pending=self.marked(partial.pending, color))
                if piece == BY_NUMBER and lane(partial.runs, color):
                    points = partial.points + number + 1
                    grown = replace(grown, runs=partial.runs - one, threes=partial.threes + one, points=points)
                elif piece == BY_JOKER and partial.left & 0xF and not (free and lane(action.leftover, color)):
                    left, points = partial.left - ONE_JOKER, partial.points + number + 1
                    grown = replace(grown, left=left, threes=partial.threes + one, points=points)
                elif piece == BY_DOUBLE and partial.left & 0xF0 and number < LAST:
                    pending = tuple(sorted((*grown.pending, doubled(color, True))))
                    left, points = partial.left - ONE_DOUBLE, partial.points + 2 * number + 3
                    grown = replace(grown, left=left, pending=pending, points=points)
                else:
                    continue
                yield from self.resume(grown, colors[1:], number, action)

    def marked(self, pending: tuple[int, ...], color: int) -> tuple[int, ...]:
        """Return the pending codes with the color marked as one in which a run has continued after a color change."""
        if not self.rules.strict or MARKED | color in pending:
            return pending
        return tuple(sorted((*pending, MARKED | color)))

    def start_prefixed(self, partial: Partial, first: int, number: int) -> Iterator[Partial]:
        """Yield the number with new runs that start with jokers."""
        yield partial
        ways = prefixes(number, self.question.wild, self.exact_jokers, self.rules)
        for place in range(first, 4 * len(ways)):
            color, prefix = place // len(ways), ways[place % len(ways)]
            if not lane(partial.runs, color) or not covers(partial.left, prefix.wild):
                continue
            one = 1 << 4 * color
            grown = replace(
                partial,
                runs=partial.runs - one,
                left=partial.left - prefix.wild,
                twos=partial.twos + one * (prefix.length == 2),
                threes=partial.threes + one * (prefix.length == 3),
                points=partial.points + number + 1 + prefix.points,
                pending=self.marked(partial.pending, color) if prefix.changes else partial.pending,
                choices=(*partial.choices, StartPrefixed(color, prefix)),
            )
            yield from self.start_prefixed(grown, place, number)

    def extend(self, partial: Partial, first: int, number: int, action: Action) -> Iterator[Partial]:
        """Yield the number with counted runs extended by doubles or color changes."""
        yield partial
        for place in range(first, 48):
            piece, color, length, ends = BY_DOUBLE + place // 24, place // 6 % 4, place // 2 % 3 + 1, place % 2 == 1
            if not partial.left & (0xF0 if piece == BY_DOUBLE else 0xF00):
                continue
            one = 1 << 4 * color
            source = (partial.n1, partial.n2, partial.n3)[length - 1]
            if not source & 15 * one or not self.may_extend(piece, length, ends, number):
                continue
            if piece == BY_CHANGE and MARKED | color in partial.pending:
                continue
            # Free jokers: where a leftover piece could end the run, the color change is not needed for that.
            if ends and not self.exact_jokers and action.leftover & 15 * one:
                continue
            pending = partial.pending
            if piece == BY_DOUBLE:
                is_long = length == 2 or (length == 3 and self.exact_jokers)
                pending = tuple(sorted((*pending, doubled(color, is_long))))
            elif not ends:
                pending = tuple(sorted((*pending, changed(color))))
            grown = replace(
                partial,
                n1=partial.n1 - one * (length == 1),
                n2=partial.n2 - one * (length == 2),
                n3=partial.n3 - one * (length == 3),
                left=partial.left - (ONE_DOUBLE if piece == BY_DOUBLE else ONE_CHANGE),
                points=partial.points + (2 * number + 3 if piece == BY_DOUBLE else number + 1),
                pending=pending,
                choices=(*partial.choices, Extend(piece, color, length, ends)),
            )
            yield from self.extend(grown, place, number, action)

    def may_extend(self, piece: int, length: int, ends: bool, number: int) -> bool:
        """Return whether a run of that length may take the joker; a free joker only ends a run that it makes long."""
        if not ends:
            return number < LAST
        return piece == BY_CHANGE and (length == 2 or (length == 3 and self.exact_jokers))
