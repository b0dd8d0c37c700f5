"""Puzzles over HTTP: nobody gets help with the puzzle of a rush, wrong answers cost, and no network counts alone.

A player's own mistakes are judged alike, and nobody else's.
"""

from typing import Any

from sqlalchemy import select

from tests.service.study.given import give_mistake
from tests.web.conftest import Serving
from tests.web.players import Visitor
from tilewright.puzzles.collection import collection, shipped
from tilewright.puzzles.puzzle import Kind, position_of
from tilewright.service.storage.schema import PUZZLE_RATINGS
from tilewright.solver.plays import legal_plays
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import Answer
from tilewright.tiles import Row, read_faces, read_rows

MOST = next(
    puzzle
    for puzzle in collection("classic-nl")
    if puzzle.kind is Kind.MOST and len([*legal_plays(position_of(puzzle), 2)]) > 1
)


def solution(name: str) -> list[list[int]]:
    """Return the table of the right answer to a puzzle."""
    puzzle: Any = shipped(name)
    return laid(puzzle, read_faces(puzzle.answer.played), tuple(read_rows(puzzle.answer.table)))


def laid(puzzle: Any, played: Row, rows: tuple[Row, ...]) -> list[list[int]]:
    """Return a turn at a puzzle in piece numbers."""
    answer = Answer(rows=rows, played=played, tiles=len(played), points=0, exact=True, us=0)
    return [list(row) for row in rebuilt(position_of(puzzle), answer)]


async def judged(visitor: Visitor, puzzle: str, after: list[list[int]], *, final: bool) -> Any:
    """Return the verdict on a turn."""
    body = {"after": after, "final": final}
    return (await visitor.ask("POST", f"/api/puzzles/{puzzle}/turn", body)).json


async def test_nobody_of_the_network_gets_help_with_the_puzzle_of_a_rush(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    rush = (await ann.ask("POST", "/api/rush", {"rules": "classic-nl"})).json
    puzzle, said = rush["puzzle"]["puzzle"], b"solving this puzzle in a three-minute rush"
    position: Any = shipped(puzzle)
    studied = {"rules": position.rules, "table": position.table, "rack": [*position.rack, "K13"]}
    for visitor in (ann, ben):
        for path, body in (
            (f"/api/puzzles/{puzzle}/hint", {"steps": 0}),
            (f"/api/puzzles/{puzzle}/turn", {"after": solution(puzzle), "final": True}),
            ("/api/solve", studied),
            ("/api/study/turn", studied),
            ("/api/study/game", {**studied, "bots": ["beginner"]}),
        ):
            refused = await visitor.ask("POST", path, body)
            assert (refused.status, said in refused.body) == (409, True), path
    # The board is still judged, and another puzzle, which may be one of the rush, is not spoken of.
    assert (await ann.ask("POST", f"/api/puzzles/{puzzle}/turn", {})).status == 200
    answer = {"number": 1, "after": solution(puzzle)}
    rush = (await ann.ask("POST", f"/api/rush/{rush['run']}/answer", answer)).json
    assert rush["right"]
    assert (await ben.ask("POST", f"/api/puzzles/{puzzle}/turn", {"after": [], "final": True})).status == 200
    refused = await ben.ask("POST", f"/api/puzzles/{rush['puzzle']['puzzle']}/hint", {"steps": 0})
    assert refused.status == 409


async def test_only_a_final_answer_is_told_whether_it_is_the_most_and_wrong_ones_cost(server: Serving) -> None:
    ann = await server.guest()
    right = solution(MOST.id)
    start = (await ann.ask("POST", f"/api/puzzles/{MOST.id}/turn", {})).json
    assert not (await judged(ann, MOST.id, right, final=False))["solved"]
    # A turn that plays nothing new is not allowed, and so not an answer.
    assert not (await judged(ann, MOST.id, start["view"]["view"]["table"], final=True))["allowed"]
    solved = await judged(ann, MOST.id, right, final=True)
    assert (solved["solved"], solved["rating"]["change"] > 0) == (True, True)
    ben = await server.guest("Ben")
    *_, least = legal_plays(position_of(MOST))
    wrong = [await judged(ben, MOST.id, laid(MOST, least.played, least.table), final=True) for _ in range(2)]
    assert [(each["allowed"], each["solved"]) for each in wrong] == [(True, False)] * 2
    assert wrong[0]["rating"] is None
    assert wrong[1]["rating"]["change"] < 0
    assert (await judged(ben, MOST.id, right, final=True))["rating"] is None


async def test_a_network_does_not_grade_a_puzzle_alone(server: Serving) -> None:
    puzzle = collection("classic-nl")[0]
    for _ in range(4):
        guest = await server.guest()
        solved = await judged(guest, puzzle.id, solution(puzzle.id), final=True)
        assert solved["rating"]["change"] > 0
    tries = select(PUZZLE_RATINGS.c.tries).where(PUZZLE_RATINGS.c.puzzle == puzzle.id)
    assert [*await server.node.store.read(tries)] == [(2,)]


async def test_a_few_of_a_network_count_among_the_solvers_of_a_day(server: Serving) -> None:
    shown = (await server.guest()).ask
    day = (await shown("GET", "/api/puzzles/day/today")).json
    assert (day["figures"], day["late"]) == ({"solvers": 0, "median": None}, False)
    body = {"after": solution(day["puzzle"]), "final": True}
    for _ in range(5):
        guest = await server.guest()
        for sent in ({}, body, body):
            judged = (await guest.ask("POST", f"/api/puzzles/{day['puzzle']}/turn", sent)).json
            assert judged["solved"] == bool(sent)
    figures = (await shown("GET", f"/api/puzzles/day/{day['day']}")).json["figures"]
    assert figures["solvers"] == 3
    assert figures["median"] is not None
    # Somebody may type anything, and is told in a sentence that there is no such day.
    unknown = await shown("GET", "/api/puzzles/day/xyz")
    assert (unknown.status, unknown.json["detail"]) == (404, "There’s no such puzzle.")
    mine = (await guest.ask("GET", "/api/me/profile")).json["puzzles"]
    assert {puzzle: each["day"] for puzzle, each in mine.items()} == {day["puzzle"]: day["day"]}


async def test_own_mistakes_are_solved_like_other_puzzles_by_their_player_alone(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    assert (await ann.ask("GET", "/api/me/mistakes")).json == []
    match = await ann.create(bots=["greedy"])
    await give_mistake(server.node.store, match, ann.player, MOST.id, turn=14)
    path = f"/api/me/mistakes/{MOST.id}"
    (listed,) = (await ann.ask("GET", "/api/me/mistakes")).json
    assert (listed["puzzle"], listed["rules"], listed["solved"]) == (MOST.id, "classic-nl", False)
    shown = (await ann.ask("GET", path)).json
    assert shown["missed"] == listed["missed"] == {"match": match, "game": 1, "turn": 14}
    body = {"after": solution(MOST.id)}
    # Where the most tiles are to be found, only a final answer is told.
    assert not (await ann.ask("POST", f"{path}/turn", body)).json["solved"]
    assert not (await ann.ask("GET", "/api/me/mistakes")).json[0]["solved"]
    judged = (await ann.ask("POST", f"{path}/turn", {**body, "final": True})).json
    assert (judged["solved"], judged["rating"]) == (True, None)
    assert (await ann.ask("GET", "/api/me/mistakes")).json[0]["solved"]
    assert len((await ann.ask("POST", f"{path}/hint", {"steps": 1})).json["steps"]) == 1
    # It neither counts for a rating nor is it anybody else's.
    assert await server.node.store.read(select(PUZZLE_RATINGS)) == []
    assert (await ben.ask("GET", "/api/me/mistakes")).json == []
    for method, at, sent in (
        ("GET", path, None),
        ("POST", f"{path}/turn", body),
        ("POST", f"{path}/hint", {"steps": 0}),
    ):
        assert (await ben.ask(method, at, sent)).status == 404
