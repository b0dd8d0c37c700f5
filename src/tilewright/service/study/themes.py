"""What the turns of a player were about, and how many of them were best, as reviews have counted it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from sqlalchemy import and_, select

from tilewright.analysis.chances import with_interval
from tilewright.analysis.themes import Theme
from tilewright.answers.reviews import ThemeCount
from tilewright.games import edition
from tilewright.messages.fields import PlayerId
from tilewright.rules.rulebook import Rulebook
from tilewright.service.storage.schema import RESULTS
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import REVIEWED

_COUNTS = msgspec.json.Decoder(tuple[ThemeCount, ...])


class ThemeResult(ThemeCount, frozen=True):
    """The turns of some matches that were about a theme, in a kind of game: "tiles" or "dice".

    The share of best turns lies between `low` and `high` with 95 %.
    """

    game: str
    low: float
    high: float


async def theme_counts(store: Store, player: PlayerId, matches: Sequence[str]) -> Mapping[str, Sequence[ThemeCount]]:
    """Return what the turns of a player were about in the reviewed games of some matches."""
    found = REVIEWED.c
    mine = and_(RESULTS.c.match == found.match, RESULTS.c.seat == found.seat, RESULTS.c.player == player)
    query = select(found.match, found.themes).join(RESULTS, mine)
    counts: dict[str, list[ThemeCount]] = {}
    for match, stored in await store.read(query.where(found.match.in_(matches), found.themes.is_not(None))):
        counts.setdefault(match, []).extend(_COUNTS.decode(stored))
    return counts


def theme_results(matches: Iterable[tuple[str, Sequence[ThemeCount]]]) -> tuple[ThemeResult, ...]:
    """Return the sums of matches by the rulebooks that are given, what occurs most first."""
    turns, best = Counter[tuple[str, Theme]](), Counter[tuple[str, Theme]]()
    for rules, counts in matches:
        game = "tiles" if isinstance(edition(rules).rulebook, Rulebook) else "dice"
        for each in counts:
            turns[game, each.theme] += each.turns
            best[game, each.theme] += each.best
    return tuple(_result(game, theme, count, best[game, theme]) for (game, theme), count in turns.most_common())


def _result(game: str, theme: Theme, turns: int, best: int) -> ThemeResult:
    share = with_interval(best / turns, turns)
    return ThemeResult(theme, turns, best, game, share.low, share.high)
