"""Scores of games and matches: the printed tables and others, from tests/data/*_scores.txt."""

from fractions import Fraction

import pytest

from tests.game.blocks import Block, blocks, label, rulebooks
from tilewright.engine import Outcome, Seat, Shuffles, replay
from tilewright.game.events import Dealt, EndReason, Event, GameDealt, GameEnded
from tilewright.game.game import first_deal, rack_sizes
from tilewright.game.match import Match, games_in, outcome, start
from tilewright.game.scoring import Result, blocked_winners, scores, standing
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileRow, assign, read_faces, tiles_of

CASES = [
    pytest.param(rules, block, id=label(block, rules))
    for block in blocks("game_scores.txt", "twist_scores.txt")
    for rules in rulebooks(block)
]


def racks_of(text: str, rules: Rulebook) -> tuple[TileRow, ...]:
    """Return the racks of a game, - for an empty one."""
    words = [part.split() if part.strip() != "-" else [] for part in text.split("/")]
    return assign(map(read_faces, words), tiles_of(rules.box.contents))


def ended(text: str, rules: Rulebook) -> GameEnded:
    """Return the end of a game that a table names."""
    reason, winners, racks = (part.strip() for part in text.split("|"))
    return GameEnded(
        reason=EndReason(reason),
        winners=tuple(Seat(int(seat)) for seat in winners.split()),
        racks=racks_of(racks, rules),
        secret=b"",
    )


def told(text: str) -> Outcome:
    """Return the leaders, points and games won that a table names."""
    winners, totals, won = (part.split() for part in text.split("|"))
    return Outcome(
        winners=tuple(Seat(int(seat)) for seat in winners),
        totals=tuple(map(Fraction, totals)),
        games_won=tuple(map(int, won)),
    )


def dealt_again(rules: Rulebook, seats: int, match: Match) -> Dealt:
    """Return some deal of a later game."""
    return first_deal(rules, rack_sizes(rules, (), seats), Seat(0), match.game.chance)


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_a_match_has_the_points_of_the_table(rules: Rulebook, block: Block) -> None:
    seats = len(block.lines[1][1].split("|")[2].split("/"))
    shuffles = Shuffles((b"",) * games_in(rules, seats), (b"",) * seats)
    events: list[Event] = [*start(rules, seats, shuffles)]
    games = 0
    for key, text in block.lines:
        results = replay(TILE_GAME, events).results
        if key == "game":
            if games:
                match = replay(TILE_GAME, events)
                events.append(GameDealt(games + 1, dealt_again(rules, seats, match)))
            events.append(ended(text, rules))
            games += 1
        elif key == "scores":
            assert scores(results[-1], rules) == tuple(map(Fraction, text.split()))
        elif key == "stands":
            assert standing(results, seats, rules) == told(text)
    # FR-33, DE-38, NL-36: after the last game the standing is the outcome, and not before.
    assert games == games_in(rules, seats)
    assert outcome(replay(TILE_GAME, events)) == told([text for key, text in block.lines if key == "stands"][-1])
    assert outcome(replay(TILE_GAME, events[:-1])) is None


def test_the_view_counts_games_won_and_the_points_of_each_finished_round() -> None:
    """TW-60, TW-69: games won are tallied as well as points, and every round has its total."""
    (rules,) = rulebooks(Block("", (("rules", "twist match.games=2 match.rounds=2"),)))
    shuffles = Shuffles((b"",) * 4, (b"",) * 2)
    events: list[Event] = [*start(rules, 2, shuffles)]
    seen = []
    for game, text in enumerate(("out | 0 | - / K5", "out | 1 | R7 / -", "out | 1 | J / -"), start=1):
        if game > 1:
            events.append(GameDealt(game, dealt_again(rules, 2, replay(TILE_GAME, events))))
        events.append(ended(text, rules))
        view = TILE_GAME.view(replay(TILE_GAME, events), None)
        seen.append((view.games_won, [*map(int, view.totals)], [[*map(int, each)] for each in view.round_totals]))
    assert seen == [((1, 0), [5, -5], []), ((1, 1), [-2, 2], [[-2, 2]]), ((1, 2), [-32, 32], [[-2, 2]])]


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_the_winners_of_a_blocked_game_are_those_of_the_table(rules: Rulebook, block: Block) -> None:
    for game in [ended(text, rules) for key, text in block.lines if key == "game"]:
        if game.reason is not EndReason.OUT:
            assert blocked_winners(game.racks, rules) == game.winners


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("reason", [EndReason.OUT, EndReason.BLOCKED])
def test_points_sum_to_zero_except_in_the_german_blocked_game(name: str, reason: EndReason) -> None:
    """FR-34, DE-44, A-31: the check of the booklets."""
    rules = EDITIONS[name].rulebook
    total = sum(scores(Result(reason, (Seat(1),), (9, 0, 31, 4)), rules))
    literal = reason is EndReason.BLOCKED and rules.scoring.blocked.value == "all_minus"
    assert total == (-44 if literal else 0)


@pytest.mark.parametrize(("games", "rounds", "count"), [("players", "1", 3), ("players", "4", 12), ("5", "2", 10)])
def test_a_match_has_as_many_games_as_rounds_and_players_say(games: str, rounds: str, count: int) -> None:
    """A-34: by default one round of as many games as there are players."""
    (rules,) = rulebooks(Block("", (("rules", f"classic-nl match.games={games} match.rounds={rounds}"),)))
    assert games_in(rules, 3) == count
