"""Analysis over HTTP: hints, the best turn for a position, and verdicts on rows and records."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tilewright.analysis.checking import RowVerdict
from tilewright.analysis.solving import BestTurn
from tilewright.answers.analysis import (
    Judged,
    Position,
    best_tile_turn,
    judged_rows,
    refereed,
    verified,
)
from tilewright.messages.boards import Hint, HintRequest
from tilewright.messages.bounds import HouseRules, Id, LanguageName, RowTexts, RulesId
from tilewright.messages.ids import MatchId, PlayerId
from tilewright.rules.booklets import DEFAULT
from tilewright.service.limits.askers import Asker
from tilewright.service.matches.hints import Tips, hint_for, tips_for
from tilewright.service.matches.rated_positions import refuse_rated_position
from tilewright.service.node import Node
from tilewright.tiles.notation import read_faces, read_rows
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints, MostBytes
from tilewright.web.language import Language
from tilewright.words.say import supported_locale

analysis = Endpoints()

Record = Annotated[bytes, MostBytes(4_194_304)]


class Rows(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rows to judge."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    rows: Annotated[tuple[RowTexts, ...], Meta(min_length=1, max_length=100)]


class RecordFault(Struct, frozen=True):
    """A fault in a record: the number of the game in the file, the line, and a sentence."""

    game: int
    line: int
    fault: str


class Refereed(Struct, frozen=True):
    """The referee's verdict on a record."""

    games: int
    legal: int
    faults: tuple[RecordFault, ...]


class Verified(Struct, frozen=True):
    """How many games of a record were shuffled as committed to."""

    games: int
    verified: int
    faults: tuple[RecordFault, ...]


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a hint tells: 1 whether a turn exists, 2 which pieces it plays, 3 how; and in which language."""

    step: Annotated[int, Meta(ge=1, le=3)] = 1
    language: LanguageName | None = None


class HintShown(Hint, frozen=True, kw_only=True):
    """A hint; `seq` is the event it follows."""

    seq: int


@analysis.add("POST /api/solve", cost=Cost.LONG, refused=(400, 409), counted="analyses")
async def solve_position(body: Position, asker: Asker, node: Node) -> BestTurn[tuple[str, ...]]:
    """Find the best turn for a position: which pieces of the rack to play, and the table this leaves.

    A position of a rated match that is being played is refused.
    """
    table, rack = read_rows(body.table), read_faces(body.rack)
    await refuse_rated_position(node.matches, PlayerId(asker.player), table, rack)
    return await node.workbench.run(asker, best_tile_turn, body)


@analysis.add("POST /api/check", cost=Cost.LONG, refused=(400,), counted="analyses")
async def check_rows(
    body: Annotated[Rows, MostBytes(16_384)], asker: Asker, node: Node, language: Language
) -> tuple[RowVerdict, ...]:
    """Tell of each row whether it is a legal set, and its value in an opening."""
    return await node.workbench.run(asker, judged_rows, body.rows, body.rules, body.house, language)


@analysis.add("POST /api/referee", cost=Cost.LONG, refused=(400,), counted="analyses")
async def referee_record(body: Record, asker: Asker, node: Node, language: Language) -> Refereed:
    """Replay an uploaded record, trust no field of it, and name everything that breaks the rules."""
    verdict = await node.workbench.run(asker, refereed, body, language)
    return Refereed(verdict.games, verdict.good, _faults(verdict))


@analysis.add("POST /api/verify", cost=Cost.LONG, refused=(400,), counted="analyses")
async def verify_shuffles(body: Record, asker: Asker, node: Node, language: Language) -> Verified:
    """Repeat every shuffle of an uploaded record from the revealed secrets, and name those that differ."""
    verdict = await node.workbench.run(asker, verified, body, language)
    return Verified(verdict.games, verdict.good, _faults(verdict))


@analysis.add("POST /api/matches/{match}/hint", cost=Cost.LONG, refused=(404, 409), counted="analyses")
async def give_hint(match: Id, body: HintWanted, asker: Asker, node: Node, language: Language) -> HintShown:
    """Give a hint to the seat in turn, made only of what it sees; a rated match gives none."""
    wanted = HintRequest(body.step, language if body.language is None else supported_locale(body.language))
    seq, hint = await hint_for(node.matches, node.hint_bench, asker, MatchId(match), wanted)
    return HintShown(**msgspec.structs.asdict(hint), seq=seq)


@analysis.add("POST /api/matches/{match}/tips", cost=Cost.LONG, refused=(404, 409), counted="analyses")
async def give_tips(match: Id, asker: Asker, node: Node, language: Language) -> Tips:
    """Give the seat in turn tips that hold now, made only of what it sees; none after a first match."""
    return await tips_for(node.matches, node.hint_bench, asker, MatchId(match), language)


def _faults(verdict: Judged) -> tuple[RecordFault, ...]:
    return tuple(RecordFault(*fault) for fault in verdict.faults)
