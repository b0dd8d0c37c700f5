"""A player's own mistakes over HTTP: turns missed in reviewed games, as puzzles that nobody else gets."""

from msgspec.structs import replace

from tilewright.answers import puzzles as puzzling
from tilewright.answers.addresses import Cost
from tilewright.answers.mistakes import MistakeListed, show_mistake
from tilewright.answers.puzzles import (
    HintSteps,
    PuzzleHint,
    PuzzleJudged,
    PuzzleShown,
    PuzzleTurn,
    hint_step,
    turn_step,
)
from tilewright.answers.requests import Language
from tilewright.messages.fields import Id, PlayerId
from tilewright.service.accounts.players import Player
from tilewright.service.limits.networks import Asker
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.service.study.mistakes import find_mistake, mistakes_of
from tilewright.service.study.puzzle_ratings import Attempt, note_step
from tilewright.web.endpoints import Endpoints

mistakes: Endpoints = Endpoints()


@mistakes.add("GET /api/me/mistakes", Cost.LIGHT, counted="messages")
async def list_mistakes(player: Player, node: Node) -> tuple[MistakeListed, ...]:
    """List the turns that the player missed, as puzzles, those of the latest match first; 50 at most."""
    return await mistakes_of(node.store, player.id)


@mistakes.add("GET /api/me/mistakes/{puzzle}", Cost.LIGHT, refused=(404,), counted="messages")
async def show_one(puzzle: Id, player: Player, node: Node, language: Language) -> PuzzleShown:
    """Show what there was to find in a turn that the player missed."""
    found = await find_mistake(node.store, player.id, puzzle)
    return show_mistake(found.puzzle, found.missed, language)


@mistakes.add("POST /api/me/mistakes/{puzzle}/turn", Cost.LIGHT, refused=(404,), counted="commands")
async def judge_turn(puzzle: Id, body: PuzzleTurn, player: Player, node: Node, language: Language) -> PuzzleJudged:
    """Tell whether a turn is allowed and solves the puzzle, as for other puzzles; it changes no rating."""
    found = await find_mistake(node.store, player.id, puzzle)
    judged = puzzling.judge(found.puzzle, body.after, language, final=body.final)
    noted = await note_step(node.store, Attempt(player.id, found.puzzle, now(), own=True), turn_step(judged, body))
    return replace(judged, tried=noted.tried)


@mistakes.add("POST /api/me/mistakes/{puzzle}/hint", Cost.SHORT, refused=(404,), counted="analyses")
async def hint_at_answer(puzzle: Id, body: HintSteps, asker: Asker, node: Node, language: Language) -> PuzzleHint:
    """Show which pieces the answer plays, and its first steps."""
    player = PlayerId(asker.player)
    found = await find_mistake(node.store, player, puzzle)
    hint = await node.short_bench.run(asker, puzzling.hint_at, found.puzzle, body.steps, language)
    noted = await note_step(node.store, Attempt(player, found.puzzle, now(), own=True), hint_step(hint))
    return replace(hint, tried=noted.tried)
