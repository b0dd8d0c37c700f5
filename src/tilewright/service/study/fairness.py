"""What keeps study fair: which puzzles are being answered in a rush, and how often a network counts for a puzzle."""

from collections import Counter, OrderedDict
from collections.abc import Sequence

from cachetools import LRUCache

from tilewright.answers.puzzles import puzzle_of
from tilewright.answers.rushes import RushShown
from tilewright.games import edition
from tilewright.hosting.refusals import NotNow
from tilewright.messages.fields import Millis, PlayerId
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.puzzles.puzzle import TilePuzzle
from tilewright.rules.rulebook import Rulebook
from tilewright.service.limits.networks import Asker, networks_of
from tilewright.service.matches.rated_positions import racks_alike, row_counts, tables_alike
from tilewright.service.storage.store import Store
from tilewright.service.study.rushes import puzzles_in_rushes
from tilewright.tiles import Row, read_faces, read_rows
from tilewright.words.say import sentence

# A puzzle is graded anew after ten tries, so one household alone does not do it.
_MOST_GRADED = 2
# A household, but not one stranger with many guests, counts for the figures of a day.
_MOST_SOLVERS = 3
_MOST_PAIRS = 100_000


class RunningRushes:
    """The puzzles that players of each network have to answer now, as this node has shown them.

    A player's own rushes are read from the database, so they are known on every node.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        # By network, player and rulebook: the puzzle, and when its rush ends. The one shown last comes last.
        self._shown: OrderedDict[tuple[str, PlayerId, str], tuple[str, Millis]] = OrderedDict()

    def show(self, rush: RushShown, player: PlayerId, address: str, at: Millis) -> None:
        """Note which puzzle a player was shown, if any."""
        key = (_network(address), player, rush.rules)
        self._shown.pop(key, None)
        if rush.puzzle is not None:
            self._shown[key] = (rush.puzzle.puzzle, Millis(at + rush.left_ms))
        # Amortised: each call adds one at most.
        for old in [key for key, _ in zip(self._shown, range(2), strict=False) if self._shown[key][1] <= at]:
            del self._shown[old]

    async def refuse_puzzle(self, asker: Asker, puzzle: str, at: Millis) -> None:
        """Raise NotNow if somebody of the asker's network has to answer this puzzle in a rush."""
        if puzzle in await self._asked(asker, at):
            raise NotNow(sentence("refused-rush-puzzle"))

    async def refuse_position(self, asker: Asker, table: Sequence[Row], rack: Row, at: Millis) -> None:
        """Raise NotNow if a position is much like that of a puzzle that the asker's network has in a rush."""
        rows = row_counts(table)
        for puzzle in map(puzzle_of, await self._asked(asker, at)):
            if isinstance(edition(puzzle.rules).rulebook, Rulebook) and _is_like(puzzle, rows, rack):
                raise NotNow(sentence("refused-rush-puzzle"))

    async def _asked(self, asker: Asker, at: Millis) -> set[str]:
        network = _network(asker.address)
        nearby = {puzzle for (near, _, _), (puzzle, ends) in self._shown.items() if near == network and ends > at}
        return nearby | await puzzles_in_rushes(self._store, PlayerId(asker.player), at)


class PuzzleGraders:
    """How many tries of each network have graded each puzzle: many guests of one network do not grade it alone."""

    def __init__(self) -> None:
        self._graded: LRUCache[tuple[str, str], int] = LRUCache(_MOST_PAIRS)

    def may_grade(self, puzzle: AnyPuzzle, address: str) -> bool:
        """Return whether a try from an address still counts for the grade of a puzzle."""
        return self._graded.get((_network(address), puzzle.id), 0) < _MOST_GRADED

    def count(self, puzzle: AnyPuzzle, address: str) -> None:
        """Count a try that graded a puzzle."""
        key = (_network(address), puzzle.id)
        self._graded[key] = self._graded.get(key, 0) + 1


class DaySolvers:
    """The players of each network who count on a day: among the solvers of its puzzle, or for the board of rushes."""

    def __init__(self) -> None:
        self._counted: LRUCache[tuple[str, str], tuple[PlayerId, ...]] = LRUCache(_MOST_PAIRS)

    def counts(self, what: str, player: PlayerId, address: str) -> bool:
        """Return whether a player counts for something, as the first few of a network do."""
        key = (_network(address), what)
        known = self._counted.get(key, ())
        counts = player in known or len(known) < _MOST_SOLVERS
        self._counted[key] = (*known, player) if counts and player not in known else known
        return counts


def _is_like(puzzle: TilePuzzle, rows: Counter[tuple[int, ...]], rack: Row) -> bool:
    table = row_counts(read_rows(puzzle.table))
    return tables_alike(rows, table) or racks_alike(rack, read_faces(puzzle.rack))


def _network(address: str) -> str:
    """Return the widest network of an address: one customer may have many of the smaller ones."""
    return networks_of(address)[-1]
