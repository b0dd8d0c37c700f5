"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.arena.deals import distinct
from tilewright.arena.kinds import CONTESTS
from tilewright.arguments import expect, wrong_type
from tilewright.bots.protocol import AnyBot
from tilewright.games import GameRules
from tilewright.library.editions import rules_of
from tilewright.library.match import Match
from tilewright.library.recording import Record
from tilewright.rules.booklets import DEFAULT


def play_game(bots: Sequence[str | AnyBot], rules: GameRules | str = DEFAULT, seed: int = 0) -> Record:
    """Return the record of one game between bots, given by name or as objects; one seed gives one game.

    A bot that breaks the rules raises IllegalTurn.

    >>> play_game(["greedy", "beginner"], "classic-nl", seed=7).winners
    (0,)
    """
    book = rules_of(rules)
    contest = CONTESTS.of(book)
    expect("bots", bots, (list, tuple), "one bot for each seat: specs, or objects with `choose`")
    for one in bots:
        if isinstance(one, type) or not (isinstance(one, str) or callable(getattr(one, "choose", None))):
            raise wrong_type("bots", one, "one bot for each seat: specs, or objects with `choose`")
    expect("seed", seed, int, "a whole number")
    names = distinct([one if isinstance(one, str) else type(one).__name__ for one in bots])
    players = [contest.bot(one) if isinstance(one, str) else one for one in bots]
    match = Match(contest.single_game(book), names, seed)
    match.play_bots(dict(enumerate(players)))
    return match.record()
