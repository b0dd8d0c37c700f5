"""What a player has done, over HTTP: as JSON, and as a table for a spreadsheet."""

import csv
import io
from datetime import UTC, datetime

from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.messages.fields import PlayerId
from tilewright.service.limits.networks import Asker
from tilewright.service.node import Node
from tilewright.service.study.results import Line, Results, lines_of, results_of
from tilewright.web.authentication import today
from tilewright.web.endpoints import Endpoints

results: Endpoints = Endpoints()

_PAGE, _MOST_LINES = 200, 10_000
_HEAD = ("date", "match", "rules", "opponents", "games", "won", "rating", "turns_reviewed", "tiles_missed")


@results.add("GET /api/me/results", cost=Cost.LONG, counted="replays")
async def show_results(asker: Asker, node: Node) -> Results:
    """Show what the player has done: matches won, ratings over time, tiles missed, and puzzles."""
    # Matches that are not counted yet are read as for replays.
    node.rate_limits.count_address("address_replays", asker.address)
    return await results_of(node.matches, PlayerId(asker.player), today())


@results.add("GET /api/me/results.csv", cost=Cost.LONG, answer="text/csv", counted="replays")
async def export_results(asker: Asker, node: Node) -> Response:
    """Download the player's finished matches that are counted, at most 10,000, as comma-separated values."""
    node.rate_limits.count_address("address_replays", asker.address)
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(_HEAD)
    for start in range(0, _MOST_LINES, _PAGE):
        page = await lines_of(node.store, PlayerId(asker.player), start, _PAGE)
        table.writerows(map(_row, page))
        if len(page) < _PAGE:
            break
    headers = {"content-disposition": 'attachment; filename="tilewright.csv"'}
    return Response(text.getvalue(), media_type="text/csv", headers=headers)


def _row(line: Line) -> tuple[object, ...]:
    date = datetime.fromtimestamp(line.at / 1_000, UTC).isoformat(timespec="seconds")
    opponents = "people" if line.people else "bots"
    rating = "" if line.rating is None else line.rating
    return date, line.match, line.rules, opponents, line.games, line.won, rating, line.turns, line.missed
