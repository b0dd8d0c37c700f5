"""Analysis over HTTP: hints, the best turn for a position, and verdicts on rows and records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tilewright.answers.analysis import Position, solve_position
from tilewright.answers.requests import Language
from tilewright.local import match_addresses as device_matches
from tilewright.messages.boards import HintRequest
from tilewright.messages.fields import Id, MatchId, PlayerId
from tilewright.messages.over_http import HintShown, HintWanted, Tips
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.hints import hint_for, tips_for
from tilewright.service.matches.rated_positions import refuse_rated_position
from tilewright.service.node import Node
from tilewright.tiles import read_faces, read_rows
from tilewright.web.endpoints import Endpoints, Gate
from tilewright.words.locales import supported_locale

analysis: Endpoints = Endpoints()


async def _may_be_solved(asked: Position, asker: Asker, node: Node) -> None:
    table, rack = read_rows(asked.table), read_faces(asked.rack)
    await refuse_rated_position(node.matches, PlayerId(asker.player), table, rack)


GATES: dict[Callable[..., Any], Gate] = {solve_position: _may_be_solved}
"""What may refuse a question before it is answered."""


@analysis.instead(device_matches.give_hint)
async def give_hint(match: Id, body: HintWanted, asker: Asker, node: Node, language: Language) -> HintShown:
    """Give a hint to the seat in turn, made only of what it sees; a rated match gives none."""
    wanted = HintRequest(body.step, language if body.language is None else supported_locale(body.language))
    seq, hint = await hint_for(node.matches, node.hint_bench, asker, MatchId(match), wanted)
    return HintShown(**msgspec.structs.asdict(hint), seq=seq)


@analysis.instead(device_matches.give_tips)
async def give_tips(match: Id, asker: Asker, node: Node, language: Language) -> Tips:
    """Give the seat in turn tips that hold now, made only of what it sees; none after a first match."""
    return await tips_for(node.matches, node.hint_bench, asker, MatchId(match), language)
