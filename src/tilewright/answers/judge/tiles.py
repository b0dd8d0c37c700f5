"""Verdicts for a physical set: whether a row or a whole turn is allowed, in words, with the clauses behind it."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.analysis.checking import check_row
from tilewright.answers.errors import Impossible
from tilewright.dice.placed import SHOWN
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.commands import Fault, FaultKind
from tilewright.game.match import Match
from tilewright.games import GameRules, edition
from tilewright.messages.boards import RowReading, listed_faults
from tilewright.messages.fields import HouseRules, PieceTexts, Rows, RowTexts, RulesId
from tilewright.messages.wire import Judgement
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.screens.drafts import judged_draft
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.sets.faults import box_fault, set_fault
from tilewright.sets.rules import SetRules
from tilewright.tabletop.clauses import changed_rules, clauses_of
from tilewright.tabletop.positions import PLAYER, tile_match
from tilewright.tiles import Joker, Row, TileId, face_of, read_faces, read_rows
from tilewright.words.booklets import parameter_in_words
from tilewright.words.faults import fault_in_words
from tilewright.words.say import say, sentence, set_fault_sentence

WRONG_ORDER = "wrong-order"
"""The topic of dice that are a set in another order."""


_OF_THE_OPENING = frozenset({FaultKind.TABLE_TOUCHED, FaultKind.OPENING_TOO_LOW})


class Reason(Struct, frozen=True, kw_only=True):
    """A sentence of a verdict, with the clauses of the booklet and the house rules that it rests on."""

    sentence: str
    clauses: tuple[str, ...]
    house: tuple[str, ...] = ()


class RowJudged(Struct, frozen=True, kw_only=True):
    """Whether a row is a set, in the order it was judged in, and what each piece stands for."""

    allowed: bool
    row: tuple[str, ...]
    stands: tuple[str, ...] = ()
    reason: Reason


class TurnJudged(Struct, frozen=True, kw_only=True):
    """A position with piece numbers, and whether a turn is allowed.

    `judgement` is what a match would tell of the draft, for the board.
    """

    table: Rows = ()
    rack: tuple[int, ...] = ()
    readings: tuple[RowReading, ...] = ()
    allowed: bool = False
    reasons: tuple[Reason, ...] = ()
    judgement: Judgement | None = None


class Studied(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position of the tile game, in the notation."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    table: Annotated[tuple[RowTexts, ...], Meta(max_length=60)] = ()
    rack: PieceTexts = ()
    opened: bool = True


class TurnToJudge(Studied, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn to judge: the table before it and the rack in the notation, whether the player has opened before.

    `after` is the table after the turn, in the piece numbers of the answer without it.
    """

    after: Rows | None = None


class Court(Struct, frozen=True):
    """The rules that a verdict goes by, and its language."""

    name: str
    rules: GameRules
    language: str

    def reason(self, sentence: str, *topics: str) -> Reason:
        """Return a sentence with the clauses of its topics, or with the house rules that replace them."""
        booklet = edition(self.name)
        changed = dict.fromkeys(key for topic in topics for key in changed_rules(topic, self.rules, booklet))
        house = tuple(parameter_in_words(self.rules, key, self.language) for key in changed)
        clauses = dict.fromkeys(clause for topic in topics for clause in clauses_of(topic, booklet))
        return Reason(sentence=sentence, clauses=() if house else tuple(clauses), house=house)


def judge_row(rules: str, house: HouseRules, row: tuple[str, ...], language: str) -> RowJudged:
    """Return the verdict on a row of tiles or a line of dice, or raise BadInput."""
    rulebook = with_house(edition(rules).rulebook, house)
    court = Court(rules, rulebook, language)
    faces = read_faces(row)
    verdict = check_row(faces, rulebook, language)
    if not verdict.legal:
        said = say("judge-no-set", language, why=verdict.why or "")
        topic = _fault(faces, rulebook)
        return RowJudged(allowed=False, row=verdict.row, reason=court.reason(said, topic))
    best = verdict.readings[0]
    # The dice game has no opening, so its sets have no value.
    said = say("judge-set", language, shape=best.shape, points=verdict.opening or 0)
    topics = [best.shape]
    if verdict.opening not in {None, best.points}:
        said = f"{said} {say('judge-set-lies', language, points=best.points)}"
        topics.append("opening-best")
    return RowJudged(allowed=True, row=verdict.row, stands=best.stands, reason=court.reason(said, *topics))


def judge_turn(asked: TurnToJudge, language: str) -> TurnJudged:
    """Return a position of the tile game as pieces, with the verdict on a turn if one is given.

    Raise BadInput; it is Impossible if the position cannot be.
    """
    rules = with_house(edition(asked.rules).rulebook, asked.house)
    table, rack = read_rows(asked.table), read_faces(asked.rack)
    if not isinstance(rules, Rulebook):
        raise Impossible(sentence("judge-no-dice"))
    refuse_impossible(table, rack, rules)
    match = tile_match(table, rack, rules, opened=asked.opened)
    readings = HOSTED_GAMES.tiles.screen.readings(match, match.game.table)
    shown = TurnJudged(table=match.game.table, rack=match.game.racks[PLAYER], readings=readings)
    return shown if asked.after is None else _judged(shown, match, asked.after, Court(asked.rules, rules, language))


def refuse_impossible(table: Sequence[Row], rack: Row, rules: Rulebook) -> None:
    """Raise Impossible if the position needs more pieces than the box has, or a row of the table is not a set."""
    if fault := box_fault(tuple(chain(*table, rack)), rules.box.contents):
        raise Impossible(set_fault_sentence(fault))
    for number, row in enumerate(table, start=1):
        if fault := set_fault(row, set_rules(rules)):
            raise Impossible(sentence("judge-before", row=number, why=set_fault_sentence(fault)))


def _judged(shown: TurnJudged, match: Match, after: Rows, court: Court) -> TurnJudged:
    hosted = HOSTED_GAMES.tiles
    judgement, possible = judged_draft(hosted, match, PLAYER, after, court.language)
    engine, kind = hosted.kind.engine, hosted.kind
    found = engine.faults(match, PLAYER, kind.proposal(after) if possible else engine.timeout(after))
    opened = match.game.opened[PLAYER]
    taken = not opened and _joker_taken(match.game.table, after)
    reasons = tuple(_reasons(listed_faults(found), court, taken=taken))
    if not found:
        laid = len(list(chain(*after))) - len(list(chain(*match.game.table)))
        said = say(
            "judge-turn" if opened else "judge-opening",
            court.language,
            out="yes" if laid == len(shown.rack) else "no",
        )
        reasons = (court.reason(said, "turn" if opened else "opening"),)
    return replace(shown, allowed=not found, reasons=reasons, judgement=judgement)


def _joker_taken(before: Rows, after: Rows) -> bool:
    """Return whether a joker of the table has left the row it lay in; the row may have grown or shrunk."""
    rows = [set(row) for row in after if len(row) > 1]
    return any(
        isinstance(face_of(TileId(piece)), Joker)
        and not any(piece in row and (row <= set(old) or row >= set(old)) for row in rows)
        for old in before
        for piece in old
    )


def _reasons(faults: Sequence[Fault], court: Court, *, taken: bool) -> Iterable[Reason]:
    """Yield what is wrong; an opening that takes a joker of the table (`taken`), or a joker kept, says that too."""
    enough = all(fault.kind is not FaultKind.OPENING_TOO_LOW for fault in faults)
    for fault in faults:
        topics = [fault.kind.value if fault.why is None else fault.why.kind.value]
        if taken and fault.kind in _OF_THE_OPENING:
            # FR-26 speaks of the time before the opening only; in its turn A-08 decides.
            topics.append("joker-in-opening" if enough else "joker-before-opening")
        if fault.kind is FaultKind.TILE_MISSING and any(isinstance(face, Joker) for face in fault.faces):
            topics.append("joker-kept")
        yield court.reason(fault_in_words(fault, court.language), *topics)


def _fault(row: Row, rules: GameRules) -> str:
    match rules:
        case Rulebook():
            return _tile_fault(row, rules)
        case TurboRules():
            return _dice_fault(row)


def _tile_fault(row: Row, rules: Rulebook) -> str:
    fault = box_fault(row, rules.box.contents) or set_fault(row, set_rules(rules))
    assert fault is not None
    return fault.kind.value


def _dice_fault(row: Row) -> str:
    fault = box_fault(row, SHOWN) or set_fault(row, SetRules())
    # A-T8: as a set the row could be laid in another order.
    return WRONG_ORDER if fault is None else fault.kind.value
