"""The match that is played step by step."""

import random
from collections.abc import Callable

import pytest

from tilewright import (
    Answer,
    BotFailed,
    Command,
    DealNext,
    DrawTile,
    IllegalTurn,
    Match,
    NotYourTurn,
    Pass,
    Refused,
    Row,
    State,
    View,
    booklet,
    bot,
    command_for,
    in_words,
    play_game,
    position_of,
    read_position,
    referee,
    solve,
    turbo,
    verify,
    with_house,
    write_table,
)

EDITIONS = ("classic-fr", "classic-de", "classic-nl", "six", "tournament", "twist", "turbo")


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_match_of_any_edition_is_played_recorded_and_judged(
    rules: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Between two games everybody may act, and `play` without a turn deals; so the whole match is in one record."""
    short = with_house(booklet(rules), {"match.rounds": 2} if rules == "turbo" else {"match.games": 2})
    match = Match(short, ["Ann", "Ben"], seed=5)
    players = (
        {0: bot("turbo-greedy"), 1: bot("turbo-random")} if rules == "turbo" else {0: bot("greedy"), 1: bot("casual")}
    )
    match.play_bots(players)
    record, over = match.record(), match.outcome
    assert over is not None
    assert (record.names, record.winners, record.scores) == (("Ann", "Ben"), over.winners, over.totals)
    file = tmp_path_factory.mktemp("records") / "match.jsonl"
    record.write(file)
    assert (referee(file).legal, verify(file).legal) == (2, 2)
    assert match.to_move == ()
    with pytest.raises(Refused, match="The match is over"):
        match.play()


@pytest.mark.parametrize("rules", ["classic-nl", "twist", "turbo"])
def test_undo_takes_back_turn_by_turn_whatever_was_played(rules: str) -> None:
    match, chance = Match(rules, 2, seed=2), random.Random(2)
    texts = []
    for _ in range(12):
        texts.append((match.view(0), match.view(1), match.to_move, str(match.record())))
        plays = list(match.legal_plays(limit=5))
        match.play(chance.choice(plays) if plays else None)
    for text in reversed(texts):
        match.undo()
        assert (match.view(0), match.view(1), match.to_move, str(match.record())) == text
    with pytest.raises(Refused, match="no turn to take back") as refused:
        match.undo()
    assert in_words(refused.value, "de") == "Es gibt keinen Zug, den du zurücknehmen kannst."


def test_the_same_turn_can_be_given_in_every_form() -> None:
    def played(form: Callable[[View], Answer | str | tuple[Row, ...] | Command]) -> View:
        match = Match("classic-nl", 2, seed=8)
        match.play(form(match.view(match.to_move[0])))
        return match.view(None)

    expected = played(lambda view: solve(position_of(view)))
    assert expected.table
    assert played(lambda view: write_table(solve(position_of(view)).table)) == expected
    assert played(lambda view: solve(position_of(view)).rows) == expected
    assert played(lambda view: command_for(view, solve(position_of(view)))) == expected


def test_a_refusal_says_what_is_wrong_and_changes_nothing() -> None:
    match = Match("classic-nl", 2, seed=8)
    before = str(match.record())
    with pytest.raises(IllegalTurn, match="worth 21 points") as refused:
        match.play("K7 R7 B7")
    assert len(refused.value.faults) == 1
    assert match.faults("K7 R7 B7", language="nl") != match.faults("K7 R7 B7") != ()
    with pytest.raises(NotYourTurn):
        match.play(DrawTile(), seat=0)
    with pytest.raises(IllegalTurn, match="3 tiles are neither on the table nor on your rack"):
        match.play("B2 B3 B4 B1")
    with pytest.raises(Refused, match="RollDice is not a command of classic-nl"):
        match.play(turbo.RollDice(()))
    with pytest.raises(ValueError, match="there is no seat -1: seats are 0 to 1"):
        match.view(-1)
    with pytest.raises(IllegalTurn, match="draw"):
        match.play(Pass())
    assert str(match.record()) == before


def test_without_a_seed_matches_differ() -> None:
    assert Match().seed != Match().seed


def test_a_match_as_values_is_the_match_as_an_object() -> None:
    rules = booklet("classic-nl")
    match, state = Match(rules, 3, seed=4), State.start(rules, 3, 4)
    for _ in range(6):
        match.play()
        state = state.apply(DrawTile())
    assert state == match.state
    assert [state.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]


def test_turbo_takes_the_commands_of_tiles_that_mean_the_same() -> None:
    state = State.start("turbo", 2, 1)
    seat = state.to_move[0]
    state = state.apply(command_for(state.view(seat)))
    assert state.view(seat).rolled
    assert isinstance(position_of(state.view(seat)), turbo.Position)
    faults = Match("turbo", seed=1).faults(DealNext())
    assert len(faults) == 1


class Passer:
    """A bot that always passes."""

    def choose(self, view: object, seen: object, chance: object) -> Pass:
        return Pass()


class Speechless:
    """A bot that forgets to return something."""

    def choose(self, view: object, seen: object, chance: object) -> None:
        pass


def test_a_bot_that_breaks_the_rules_raises_what_is_wrong() -> None:
    with pytest.raises(IllegalTurn, match="draw"):
        play_game([Passer(), "greedy"], "classic-nl", seed=1)
    with pytest.raises(BotFailed, match="Speechless returned a NoneType"):
        play_game([Speechless(), Speechless()], "classic-nl", seed=1)


def test_dice_that_are_nowhere_or_not_rolled_are_faults_too() -> None:
    match = Match("turbo", 2, seed=3)
    (said,) = match.faults("0,0 K3 K4 K5")
    match.play()
    twice = "0,0 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3 K3"
    assert "roll" in said.lower()
    assert "neither" in match.faults(twice)[0]


def test_a_row_may_be_text_and_so_may_a_piece() -> None:
    position = read_position(["B4 B5 B6", ["K8", "R8", "O8"]], ["B3", "J"], "classic-nl")
    assert position == read_position("B4 B5 B6 | K8 R8 O8", "B3 J", "classic-nl")
    with pytest.raises(ValueError, match='"X9" is not a tile'):
        read_position([["X9"]], "", "classic-nl")


def test_a_match_draws_itself_with_the_rack_of_the_seat_in_turn_alone() -> None:
    match = Match("classic-nl", 2, seed=8)
    picture = match._repr_svg_()
    assert picture.count("<title>") == 14
    assert "seat 0: 14" in picture
    assert read_position("", "K2 K4", "classic-nl").opened
