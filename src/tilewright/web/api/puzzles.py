"""Puzzles over HTTP: the one of the day, lists, verdicts on turns, hints, and the rush."""

from msgspec.structs import replace
from starlette.responses import Response

from tilewright.answers import puzzles as puzzling
from tilewright.answers.addresses import Cost
from tilewright.answers.puzzle_tries import Step
from tilewright.answers.puzzles import (
    DayName,
    HintSteps,
    PuzzleHint,
    PuzzleJudged,
    PuzzleRating,
    PuzzleShown,
    PuzzleTurn,
    hint_step,
    turn_step,
)
from tilewright.answers.requests import Language
from tilewright.answers.rushes import NewRush, RushAnswer, RushShown, rush_shown
from tilewright.games import EDITIONS
from tilewright.local import addresses as device
from tilewright.local import puzzles as device_puzzles
from tilewright.messages.fields import Id, PlayerId, RulesId
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.rules.booklets import DEFAULT
from tilewright.service.accounts.players import Player
from tilewright.service.errors import TooMuch
from tilewright.service.limits.networks import Asker
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.service.study.day_figures import figures_of
from tilewright.service.study.puzzle_ratings import (
    Attempt,
    Noted,
    grades_of,
    note_step,
    rating_of,
)
from tilewright.service.study.rushes import BoardLine, answer_rush, begin_rush, best_rushes, board_of, rush_of
from tilewright.web.authentication import Visitor, today
from tilewright.web.endpoints import Endpoints, json_response
from tilewright.web.printed import Printed

puzzles: Endpoints = Endpoints()

_lists = Printed()


@puzzles.instead(puzzling.list_all)
async def list_all(visitor: Visitor, node: Node, rules: RulesId = DEFAULT) -> Response:
    """List the puzzles of a rulebook, easy ones first, by how people have fared with them."""
    if rules not in EDITIONS:
        return json_response(())
    grades = await grades_of(node.store, rules)
    # A list is made again only when a grade has changed.
    return await _lists.answer(node.short_bench, visitor, puzzling.list_puzzles, rules, tuple(grades.items()))


@puzzles.add("GET /api/me/puzzles", Cost.LIGHT, counted="messages")
async def show_my_rating(player: Player, node: Node) -> PuzzleRating:
    """Show how good the player is at puzzles."""
    return await rating_of(node.store, player.id)


@puzzles.instead(puzzling.show_day)
async def show_day(day: DayName, node: Node, language: Language) -> PuzzleShown:
    """Show the puzzle of `today` or of one of the last 300 days, how many have solved it, and how fast."""
    shown = puzzling.show_day(day, today(), language)
    assert shown.day is not None, "it is the puzzle of a day"
    return replace(shown, figures=await figures_of(node.store, shown.day))


@puzzles.instead(device_puzzles.judge_puzzle_turn)
async def judge_puzzle_turn(puzzle: Id, body: PuzzleTurn, asker: Asker, node: Node, language: Language) -> PuzzleJudged:
    """Show the position of a puzzle, and tell whether a turn is allowed and solves it.

    Where the most pieces are to be found, only a final answer is told whether it solves the puzzle, and a wrong one
    costs rating. A final answer to the puzzle of a running rush is refused.
    """
    if body.final:
        await node.rushes.refuse_puzzle(asker, puzzle, now())
    # The positions are ours, so this costs what a draft at a table costs.
    found, day = puzzling.puzzle_of(puzzle), puzzling.day_of(puzzle, today())
    judged = puzzling.judge(found, body.after, language, final=body.final)
    noted = await _noted(node, asker, found, turn_step(judged, body, day if day == today() else None))
    return replace(judged, rating=noted.rating, tried=noted.tried)


@puzzles.instead(device_puzzles.hint_at_answer)
async def hint_at_answer(puzzle: Id, body: HintSteps, asker: Asker, node: Node, language: Language) -> PuzzleHint:
    """Show which pieces the answer plays, and its first steps; refused for the puzzle of a running rush."""
    await node.rushes.refuse_puzzle(asker, puzzle, now())
    found = puzzling.puzzle_of(puzzle)
    hint = await node.short_bench.run(asker, puzzling.hint_at, found, body.steps, language)
    noted = await _noted(node, asker, found, hint_step(hint))
    return replace(hint, rating=noted.rating, tried=noted.tried)


@puzzles.instead(device.start_rush)
async def begin(body: NewRush, asker: Asker, node: Node, language: Language) -> RushShown:
    """Begin a rush of three minutes; the player's last one under the rulebook ends."""
    return _shown(node, asker, await begin_rush(node.store, PlayerId(asker.player), body.rules, now(), language))


@puzzles.instead(device.show_rush)
async def show_rush(run: Id, asker: Asker, node: Node, language: Language) -> RushShown:
    """Show a rush of the player: its puzzle, or its score once it is over."""
    rush = await rush_of(node.store, PlayerId(asker.player), run)
    return _shown(node, asker, rush_shown(rush, now(), language))


@puzzles.instead(device.answer_in_rush)
async def answer_in_rush(run: Id, body: RushAnswer, asker: Asker, node: Node, language: Language) -> RushShown:
    """Judge the answer to the puzzle of a rush, and show the next one; a wrong or missing answer is a miss."""
    player = PlayerId(asker.player)
    # One network does not fill the board with guests.
    listed = node.day_solvers.counts(f"rush {today()}", player, asker.address)
    shown = await answer_rush(node.store, (player, run), body, now(), language, listed=listed)
    return _shown(node, asker, shown)


@puzzles.add("GET /api/rush/board/{rules}", Cost.LIGHT, counted="messages")
async def show_board(rules: Id, player: Player, node: Node) -> tuple[BoardLine, ...]:
    """Show the ten best scores of today's rushes under a rulebook; guests have no names there."""
    return await board_of(node.store, player.id, rules, today())


@puzzles.instead(device.show_my_rushes)
async def show_my_rushes(player: Player, node: Node) -> dict[str, int]:
    """Show the player's best score in a rush by rulebook."""
    return await best_rushes(node.store, player.id)


def _shown(node: Node, asker: Asker, rush: RushShown) -> RushShown:
    """Return a rush whose puzzle the network of the asker gets no help with from now on."""
    node.rushes.show(rush, PlayerId(asker.player), asker.address, now())
    return rush


async def _noted(node: Node, asker: Asker, puzzle: AnyPuzzle, step: Step) -> Noted:
    """Store a step of the asker's try; a network counts a few times for a puzzle and for the figures of its day."""
    player, day = PlayerId(asker.player), puzzling.day_of(puzzle.id, today())
    attempt = Attempt(
        player,
        puzzle,
        now(),
        grades=node.graders.may_grade(puzzle, asker.address),
        rated=not step.is_look and _counts(node, asker),
    )
    counts = step.solved and day is not None and node.day_solvers.counts(puzzle.id, player, asker.address)
    noted = await note_step(node.store, attempt, step, day.isoformat() if day and counts else None)
    if noted.rating is not None and attempt.grades:
        node.graders.count(puzzle, asker.address)
    return noted


def _counts(node: Node, asker: Asker) -> bool:
    """Return whether a try counts: one address cannot grade the puzzles by many guests."""
    try:
        node.rate_limits.count_address("address_tries", asker.address)
    except TooMuch:
        return False
    return True
