"""Choices of a turn: the mask is exact, and every path ends in a legal turn."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.daily import examples
from tests.research.positions import TILE_GAMES, turns
from tilewright.research.actions import ACTIONS, DRAW, END, NotLegal, action_text, begin_turn, chosen
from tilewright.research.settings import tile_rules
from tilewright.research.tiles import EngineTiles, Seating
from tilewright.solver.plays import legal_plays
from tilewright.tiles import CODES, FACES, tiles_of

# Positions with more plays are left out: listing them all takes seconds.
MOST_PLAYS = 400


@pytest.mark.slow(reason="lists all plays of 100 positions")
def test_a_mask_allows_exactly_what_some_legal_play_contains(deep: bool) -> None:
    random = Random("masks")
    compared = Counter[str]()
    for rules, seats in TILE_GAMES:
        wanted = 340 if deep else 7
        for turn in turns(random, rules, seats):
            if compared[rules] == wanted:
                break
            # Of the positions in which nothing can be played a few are enough.
            if not any(turn.mask[:END]) and random.random() < 0.9:
                continue
            plays = list(islice(legal_plays(turn.position), MOST_PLAYS + 1))
            if len(plays) > MOST_PLAYS:
                continue
            compared[rules] += 1
            played = [Counter(CODES[face] for face in play.played) for play in plays]
            committed = Counter(turn.committed)
            fitting = [play for play in played if play >= committed]
            following = {code for play in fitting for code in play - committed}
            assert {code for code in range(len(FACES)) if turn.mask[code]} == following, turn
            assert bool(turn.mask[END]) == (committed in fitting), turn
            assert bool(turn.mask[DRAW]) == (not committed), turn
    assert sum(compared.values()) == len(TILE_GAMES) * wanted


@given(game=st.sampled_from(TILE_GAMES), seed=st.integers(0, 2**32 - 1), picks=st.randoms(use_true_random=False))
@examples(4, 100)
def test_every_path_through_the_masks_is_a_legal_game(game: tuple[str, int], seed: int, picks: Random) -> None:
    """The engine judges every turn that a path ends with: a wrong mask would raise IllegalTurn or leave no action."""
    rules, seats = game
    book = tile_rules(rules, seats)
    episode = EngineTiles(Seating(book, seats), seed)
    for _ in range(80):
        if episode.over:
            break
        legal = [action for action in range(ACTIONS) if episode.turn.mask[action]]
        # Committing is preferred, so that turns are long.
        episode.choose(picks.choice([action for action in legal if action != DRAW] or legal))
        game_now = episode.game
        held = [tile for rack in game_now.racks for tile in rack]
        assert sorted([*held, *game_now.pool, *(tile for row in game_now.table for tile in row)]) == [
            *tiles_of(book.box.contents)
        ]


def test_a_forbidden_action_is_refused_by_name() -> None:
    turn = begin_turn(EngineTiles(Seating(tile_rules("classic-nl", 2), 2), seed=1).game)
    with pytest.raises(NotLegal, match=r"action 56 is not legal: there are .*draw"):
        chosen(turn, END)
    with pytest.raises(NotLegal):
        chosen(turn, ACTIONS)
    assert [action_text(action) for action in (12, 51, 52, 55, DRAW)] == ["K13", "O13", "J", "M", "draw"]
