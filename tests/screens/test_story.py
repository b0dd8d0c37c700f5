"""The story of a game: true of games of every rulebook, and a sentence in every language."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.dice import play as dice_play
from tests.game.play import first_events
from tests.tables import rulebook_named
from tilewright.bots.tiles.greedy import Greedy
from tilewright.chance import Chance, branch
from tilewright.dice.events import RoundEnd
from tilewright.engine import IllegalTurn, NotYourTurn, Seat, play, replay
from tilewright.game.events import EndReason, GameEnded, TilesPlayed
from tilewright.game.match import Match
from tilewright.games import DICE_GAME, TILE_GAME
from tilewright.messages.boards import Phrase
from tilewright.rules.booklets import EDITIONS
from tilewright.screens.story import dice_story, tile_story
from tilewright.tiles import Joker, TileId, face_of
from tilewright.words.events import EventContext, say_of_seats
from tilewright.words.locales import LOCALES

BOT = Greedy()
NAMES = ("Ann", "Opa", "Cleo", "Dan", "Eve", "Finn")


def in_words(story: Sequence[Phrase], seat: Seat | None, locale: str = "en") -> str:
    """Return a story as a reader at a seat hears it."""
    reader = EventContext(names=NAMES, seat=seat)
    told = []
    for key, values in ((each.key, dict(each.values)) for each in story):
        about = Seat(int(values.pop("seat")))
        told.append(say_of_seats(key, (about,), reader, locale, **values))
    return " ".join(told)


def last_game(name: str, seats: int, seed: int) -> tuple[Match, list[Any]]:
    """Return a match of one game between bots, and its log."""
    log = list(first_events(rulebook_named(f"{name} match.games=1"), seats, seed))
    match = replay(TILE_GAME, log)
    while len(match.results) < match.game.number:
        (seat,) = TILE_GAME.to_move(match)
        command = BOT.choose(TILE_GAME.view(match, seat), (), branch(Chance(b"%d" % seed), f"{len(log)}"))
        step = play(TILE_GAME, match, seat, command)
        match, log = step.state, [*log, *step.events]
    return match, log


@pytest.mark.parametrize("name", EDITIONS)
def test_a_story_is_true_of_its_game_in_every_rulebook(name: str, deep: bool) -> None:
    """A game takes about a hundredth of a second."""
    for seed in range(300 if deep else 20):
        match, log = last_game(name, 2 + seed % 3, seed)
        (end,) = (event for event in log if isinstance(event, GameEnded))
        before = log[log.index(end) - 1]
        for seat in (None, *map(Seat, range(match.seats))):
            first, *others = tile_story(match, log[-16:], seat)
            assert first.values["seat"] in end.winners
            assert (first.key == "story-blocked") == (end.reason is EndReason.BLOCKED)
            if first.key == "story-joker":
                assert isinstance(before, TilesPlayed)
                assert any(isinstance(face_of(tile), Joker) for tile in before.played)
            if first.key == "story-many":
                assert len(before.played) >= 6
                assert len(before.played) == first.values["count"]
            for other in others:
                about = int(other.values["seat"])
                assert about not in end.winners
                assert len(match.game.racks[about]) == other.values["count"]
                assert other.key != "story-unopened" or not match.game.opened[about]
            assert in_words((first, *others), seat)


def test_a_story_is_told_by_the_first_rule_that_holds_and_about_the_reader_where_it_can_be() -> None:
    match, log = last_game("classic-nl", 3, 1)
    end = next(event for event in log if isinstance(event, GameEnded))
    winner, near, reader = end.winners[0], *(seat for seat in map(Seat, range(3)) if seat not in end.winners)
    racks = {winner: (), near: (4,), reader: (4, 8)}
    game = replace(match.game, racks=tuple(racks[Seat(seat)] for seat in range(3)), opened=(True,) * 3, turns=60)
    short = replace(match, game=game)
    joker = TilesPlayed(seat=winner, played=tuple(map(TileId, (4, 8, 208))), table=())
    story = tile_story(short, [joker, end], reader)
    assert [each.key for each in story] == ["story-joker", "story-short"]
    who = NAMES[winner]
    assert in_words(story, reader) == f"{who} went out with a joker. You were 2 tiles short."
    assert in_words(tile_story(short, [joker, end], None), None).endswith(f"{NAMES[near]} was one tile short.")
    many = TilesPlayed(seat=winner, played=tuple(map(TileId, range(4, 28, 4))), table=())
    assert in_words(tile_story(short, [many, end], winner)[:1], winner) == "You went out with 6 tiles in one turn!"
    far = replace(match, game=replace(game, racks=((1,) * 9,) * 3, opened=(False,) * 3))
    blocked = replace(end, reason=EndReason.BLOCKED)
    assert tile_story(far, [many, blocked], None)[0].key == "story-blocked"
    assert tile_story(far, [many, blocked], None)[1].key == "story-unopened"
    # While a game is in progress nothing is told of it.
    assert tile_story(replace(match, results=()), [joker, end], reader) == ()


def test_a_round_of_dice_has_a_story() -> None:
    log: list[Any] = list(dice_play.first_events("match.rounds=1", 5))
    match = replay(DICE_GAME, log)
    chance = Chance(b"dice")
    while len(match.results) < match.round.number:
        seat = DICE_GAME.to_move(match)[0]
        try:
            step = play(DICE_GAME, match, seat, dice_play.chosen(match, seat, branch(chance, f"{len(log)}")))
        except (IllegalTurn, NotYourTurn):
            chance = branch(chance, "again")
            continue
        match, log = step.state, [*log, *step.events]
    first = dice_story(match, log, None)[0]
    assert first.values["seat"] in match.results[-1].winners
    assert (first.key == "story-dice-blocked") == (match.results[-1].reason is RoundEnd.BLOCKED)
    # A-T11: with equal sums after a block nobody wins, and nobody is named.
    equal = replace(log[-2], reason=RoundEnd.BLOCKED, winners=())
    for reader in (None, Seat(0), Seat(1)):
        story = dice_story(match, [*log[:-2], equal], reader)
        assert in_words(story, reader) == "No one could lay another die."


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_of_a_story_is_said_to_the_reader_and_about_others(locale: str) -> None:
    keys = ["joker", "many", "short", "unopened", "dice-out"]
    for key in keys:
        for count in (1, 2):
            story = (Phrase(f"story-{key}", {"seat": 1, "count": count}),)
            told, said = in_words(story, None, locale), in_words(story, Seat(1), locale)
            assert "Opa" in told
            assert "Opa" not in said
            assert told[-1] in ".!"
